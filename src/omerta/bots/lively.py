"""A lively table: bots of different levels and tempers, drawn for each table anew."""

from __future__ import annotations

from typing import NamedTuple

from omerta.bots.levels import LEVELS
from omerta.bots.personas import PERSONAS
from omerta.kernel.dice import Luck

# Asked for in place of a level.
LIVELY = "lively"


class Guest(NamedTuple):
    level: str
    name: str  # and a temper goes with it


def guests(count: int, luck: Luck) -> list[Guest]:
    """No name twice while there are enough, and no level twice before all were there."""
    levels, called = _endless(LEVELS, count, luck), _endless(tuple(PERSONAS), count, luck)
    return [Guest(level, name) for level, name in zip(levels, called, strict=True)]


def _endless(things: tuple[str, ...], count: int, luck: Luck) -> list[str]:
    """All of them in any order, and then again."""
    drawn: list[str] = []
    while len(drawn) < count:
        left = list(things)
        while left and len(drawn) < count:
            drawn.append(left.pop(luck.below(len(left))))
    return drawn
