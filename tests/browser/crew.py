"""At a table of La Cosa Nostra: what can be pressed on the page, and moments to be there."""

from __future__ import annotations

from typing import Any, ClassVar

from omerta.games.cosa_nostra.state import PLANNING, REVEAL
from omerta.kernel.match import Match
from tests.browser.guest import Guest
from tests.browser.pressing import PressingSeat
from tests.browser.staging import find


class CrewSeat(PressingSeat):
    signs: ClassVar[dict[str, str]] = {
        "send": "[data-piece=send]:not(:disabled)",
        "answer": '.stage .answers:not(:has([aria-pressed="true"]))'
        " button:not(:disabled, .bargain)",
        "option": ".stage button[aria-pressed]:not(.fold, .answers *, :disabled)"
        ':not([aria-pressed="true"], [aria-disabled="true"])',
        "target": ".lit > .man, .lit > .card, .boss.lit, .facts.aimed",
        "job": '[data-job][aria-pressed="false"]:not([aria-disabled="true"])',
        "man": '.asked > .man[aria-pressed="false"]',
        "influence": '[data-influence][aria-pressed="false"]:not([aria-disabled="true"])',
        "bar": ".actions .options button",
    }
    by_key = frozenset({"target", "man", "job", "influence"})

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.jobs = self.page.locator("[data-job]")
        self.men = self.page.locator("[data-gangster].large > .man")

    def planning(self) -> bool:
        return self.page.locator(self.signs["man"]).count() > 0 and self.can_press() == "job"


# --- moments ---


def ann_plans(match: Match[Any]) -> bool:
    """The first seat is about to give an order."""
    s = match.state
    return bool(s.phase == PLANNING and s.asking == "plan" and s.waiting == [0])


def robber(match: Match[Any]) -> int:
    """The one seat that could rob whoever does a Job now; -1, if there is none."""
    s = match.state
    if s.asking != "reveal_robbery":
        return -1
    could = [seat for seat in s.waiting if len(match.game.options(s, seat)) > 1]
    return could[0] if len(could) == 1 else -1  # who can only pass has passed before long


def robbery() -> Match[Any]:
    return find("cosa_nostra", 3, lambda match: robber(match) >= 0)


def ann_is_named(match: Match[Any]) -> bool:
    """Somebody has named a card of the first seat as the target."""
    s = match.state
    return bool(s.asking == "answer_threat" and s.waiting == [0] and s.announced.kind)


def ann_decides(match: Match[Any]) -> bool:
    """The first seat has named a target that its Attack can hit, and was let come."""
    s = match.state
    if s.asking != "turn_to_act" or s.waiting != [0] or s.announced is None:
        return False
    return REVEAL in match.game.options(s, 0) and s.namings > 0
