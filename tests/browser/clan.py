"""At a table of Deal: what can be pressed on the page."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator

from tests.browser.finger import swipe
from tests.browser.guest import Gone, Guest
from tests.browser.learner import STILL
from tests.browser.pressing import PressingSeat

# A point of the territory nothing else lies over, as the mouse would find it.
SPOT = """(id) => {
  const box = document.querySelector(`path[data-territory="${id}"]`).getBoundingClientRect();
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const y of shares) for (const x of shares) {
    const at = { x: box.x + box.width * x, y: box.y + box.height * y };
    const hit = document.elementFromPoint(at.x, at.y)?.closest("[data-territory]");
    if (hit?.dataset.territory === id) return at;
  }
  return null;
}"""


class ClanSeat(PressingSeat):
    signs: ClassVar[dict[str, str]] = {
        "send": "[data-piece=send]:not(:disabled)",
        "clan": '.clans button:enabled[aria-pressed="false"]',
        "weapon": '.fight [data-weapon][aria-pressed="false"]:not([aria-disabled="true"])',
        "pass": '.pass:enabled[aria-pressed="false"]',
        "answer": ".fight .answers:not(:has([aria-pressed=true], .pass)) button:enabled",
        "window": ".window .answers:not(:has([aria-pressed=true], .pass)) button:last-child"
        ', .window .cards button:enabled:not([aria-pressed="true"])',
        "piece": '.piece:enabled[aria-pressed="false"]',
        "territory": 'path[data-territory][aria-disabled="false"]',
        "bar": ".actions .options button",
    }
    by_key = frozenset({"territory"})

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.question = self.page.locator(".question")

    def territory(self, name: str) -> Locator:
        return self.page.locator(f'path[data-territory="{name}"]')

    def spot(self, name: str) -> tuple[float, float]:
        """Where on the screen the territory can be seen, once the map stands still."""
        self.territory(name).evaluate(STILL)
        at = self.page.evaluate(SPOT, name)
        if at is None:
            raise Gone
        return at["x"], at["y"]

    def click(self, name: str) -> None:
        """A click on the map, wherever the territory can be seen."""
        self.page.mouse.click(*self.spot(name))

    def draw(self, start: str, end: str) -> None:
        """From one territory to another with the mouse held down."""
        mouse, there = self.page.mouse, self.spot(end)
        mouse.move(*self.spot(start))
        mouse.down()
        mouse.move(*there, steps=4)
        mouse.up()

    def swipe(self, start: str, dx: float, dy: float, rest: int = 0) -> None:
        """A finger on a territory that rests for so many milliseconds, and then moves so far."""
        swipe(self.page, *self.spot(start), dx, dy, first=rest)

    def lit(self) -> list[str]:
        """The territories that can be picked."""
        found: list[str] = self.page.locator(self.signs["territory"]).evaluate_all(
            "(all) => all.map((each) => each.dataset.territory)"
        )
        return found

    def asked(self, words: str) -> bool:
        """Is this asked of the reader, and nothing drafted yet?"""
        return self.question.filter(has_text=words).count() > 0
