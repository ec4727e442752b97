"""Playing a game by pressing whatever leads on, now this, now that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import ClassVar

from tests.browser.guest import PATIENCE, Gone, Guest
from tests.browser.seat import wait_until

CAN_PRESS = """(signs) => {
  const seen = (each) => each.checkVisibility();
  for (const [what, sign] of Object.entries(signs))
    if ([...document.querySelectorAll(sign)].some(seen)) return what;
  return null;
}"""

# The one whose turn it is among those that can be seen: where the mouse finds it, if nothing lies
# over it. In one look and without waiting for the picture, which may take long to draw.
SPOT = """([sign, turn]) => {
  const found = [...document.querySelectorAll(sign)].filter((each) => each.checkVisibility());
  if (!found.length) return null;
  const chosen = found[turn % found.length];
  chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = chosen.getBoundingClientRect();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return chosen.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}"""
FOCUS = """([sign, turn]) => {
  const found = [...document.querySelectorAll(sign)].filter((each) => each.checkVisibility());
  found[turn % found.length]?.focus();
  return found.length > 0;
}"""


class PressingSeat:
    """Somebody who plays, in whatever language."""

    # The first that is there is pressed: what sends a whole answer, then what makes one.
    signs: ClassVar[dict[str, str]]
    # Pressed by key, as others may lie over it in the picture.
    by_key: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.pressed: Counter[str] = Counter()
        self.send = self.page.locator("[data-piece=send]")

    def can_press(self) -> str | None:
        """The first thing that leads on, in one look; None while nobody asks."""
        found: str | None = self.page.evaluate(CAN_PRESS, self.signs)
        return found

    def wait_for(self, *what: str) -> None:
        wait_until(lambda: self.can_press() in what, self.guest)

    def over(self) -> bool:
        return self.page.locator("ol .stack").count() > 0

    def press(self, what: str) -> None:
        """Now the first, now another."""
        turn = [self.signs[what], self.pressed[what]]
        if what in self.by_key:
            if not self.page.evaluate(FOCUS, turn):
                raise Gone
            self.page.keyboard.press("Enter")
        else:
            at = self.page.evaluate(SPOT, turn)
            if at is None:
                raise Gone
            self.page.mouse.click(at["x"], at["y"])
        self.pressed[what] += 1


def play(seats: Sequence[PressingSeat], until: Callable[[], bool], patience: int = 8) -> None:
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
