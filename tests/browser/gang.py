"""At a table of Gangs City: what can be pressed on the page."""

from __future__ import annotations

from typing import ClassVar

from tests.browser.guest import Guest
from tests.browser.pressing import PressingSeat


class GangSeat(PressingSeat):
    signs: ClassVar[dict[str, str]] = {
        "send": "[data-piece=send]:not(:disabled)",
        "pick": '.questions button[aria-pressed="false"]:not(:disabled)',
        "leaver": ".questions .leaver",
        "way": '.way[aria-pressed="false"]',
        "first": 'section [role="group"] > button[aria-pressed="false"]',
        "cell": '[data-cell][aria-pressed="false"]',
        "tile": '.cards > button.asked[aria-pressed="false"]',
        "decline": ".decline",
    }
    by_key = frozenset({"cell"})

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.tiles = self.page.locator(self.signs["tile"])
        self.cells = self.page.locator("[data-cell]")
        self.hand = self.page.locator(".cards > button")
        self.ways = self.page.locator(".way")
