"""At a table of Gangs City: what can be pressed on the page, and answering by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from tests.browser.guest import PATIENCE, Gone, Guest, press
from tests.browser.seat import wait_until

# The first that is there is pressed: what sends a whole answer, then what makes one.
SIGNS = {
    "send": ".actions > .primary:not(:disabled)",
    "pick": '.questions button[aria-pressed="false"]:not(:disabled)',
    "leaver": ".questions .leaver",
    "way": '.way[aria-pressed="false"]',
    "first": 'section [role="group"] > button[aria-pressed="false"]',
    "cell": '[data-cell][aria-pressed="false"]',
    "tile": '.cards > button.asked[aria-pressed="false"]',
    "decline": ".decline",
}
CAN_PRESS = """(signs) => {
  for (const [what, sign] of Object.entries(signs))
    if (document.querySelector(sign)) return what;
  return null;
}"""


class GangSeat:
    """Somebody who plays, in whatever language."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = page = guest.page
        self.pressed: Counter[str] = Counter()
        self.send = page.locator(".actions > .primary")
        self.tiles = page.locator(SIGNS["tile"])
        self.cells = page.locator("[data-cell]")
        self.hand = page.locator(".cards > button")
        self.ways = page.locator(".way")

    def can_press(self) -> str | None:
        """The first thing that leads on, in one look; None while nobody asks."""
        found: str | None = self.page.evaluate(CAN_PRESS, SIGNS)
        return found

    def wait_for(self, *what: str) -> None:
        wait_until(lambda: self.can_press() in what, self.guest)

    def over(self) -> bool:
        return self.page.locator("ol .stack").count() > 0

    def press(self, what: str) -> None:
        """Now the first, now another; a cell by key, as in the picture others may lie over it."""
        found = self.page.locator(SIGNS[what])
        if not found.count():
            raise Gone
        chosen = found.nth(self.pressed[what] % found.count())
        if what == "cell":
            chosen.focus()
            self.page.keyboard.press("Enter")
        else:
            press(chosen)
        self.pressed[what] += 1


def play(seats: Sequence[GangSeat], until: Callable[[], bool], patience: int = 8) -> None:
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
