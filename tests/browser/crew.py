"""At a table of La Cosa Nostra: what can be pressed on the page, and answering by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from tests.browser.guest import PATIENCE, Gone, Guest, press
from tests.browser.seat import wait_until

# The first that is there is pressed: what sends a whole answer, then what makes one.
SIGNS = {
    "send": ".actions > .primary:not(:disabled), .last .go:not(:disabled)",
    "answer": '.stage .answers:not(:has([aria-pressed="true"])) button:not(:disabled)',
    "option": ".stage button[aria-pressed]:not(.fold, .answers *, :disabled)"
    ':not([aria-pressed="true"], [aria-disabled="true"])',
    "target": ".lit > .man, .lit > .card, .boss.lit, .facts.aimed",
    "job": '[data-job][aria-pressed="false"]:not([aria-disabled="true"])',
    "man": '.asked > .man[aria-pressed="false"]',
    "influence": '[data-influence][aria-pressed="false"]:not([aria-disabled="true"])',
    "bar": ".actions .options button",
}
CAN_PRESS = """(signs) => {
  const seen = (each) => each.checkVisibility();
  for (const [what, sign] of Object.entries(signs))
    if ([...document.querySelectorAll(sign)].some(seen)) return what;
  return null;
}"""


class CrewSeat:
    """Somebody who plays, in whatever language."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = page = guest.page
        self.pressed: Counter[str] = Counter()
        self.send = page.locator(".actions > .primary")
        self.jobs = page.locator("[data-job]")
        self.men = page.locator("[data-gangster].large > .man")

    def can_press(self) -> str | None:
        """The first thing that leads on, in one look; None while nobody asks."""
        found: str | None = self.page.evaluate(CAN_PRESS, SIGNS)
        return found

    def over(self) -> bool:
        return self.page.locator("ol .stack").count() > 0

    def planning(self) -> bool:
        return self.page.locator(SIGNS["man"]).count() > 0 and self.can_press() == "job"

    def press(self, what: str) -> None:
        """Now the first, now another; by key what others may lie over."""
        found = self.page.locator(SIGNS[what]).filter(visible=True)
        if not found.count():
            raise Gone
        chosen = found.nth(self.pressed[what] % found.count())
        if what in ("target", "man", "job", "influence"):
            chosen.focus()
            self.page.keyboard.press("Enter")
        else:
            press(chosen)
        self.pressed[what] += 1


def play(seats: Sequence[CrewSeat], until: Callable[[], bool], patience: int = 8) -> None:
    """All of them press what leads on, until something is so."""

    def step() -> bool:
        if until():
            return True
        for seat in seats:
            what = seat.can_press()
            if what:
                with suppress(Gone):  # then look again
                    seat.press(what)
        return False

    wait_until(step, seats[0].guest, patience=patience * PATIENCE)
