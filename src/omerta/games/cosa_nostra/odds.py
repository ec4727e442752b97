"""Thresholds and dice: what a throw needs, and how often it succeeds.

Rules, outlooks, words and bots all ask here. The functions know no state, only plain values.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from omerta.games.cosa_nostra.content import HENCHMAN, SABOTEUR, SIDES
from omerta.games.cosa_nostra.state import ATTACHMENTS

Odds = tuple[float, float, float]  # of no success, of one, of more


class Change(msgspec.Struct, frozen=True):
    """Something that makes a threshold higher or lower."""

    by: Literal["pending", "henchman", "saboteur"]
    change: int


class Forecast(msgspec.Struct, frozen=True):
    """What a throw would be."""

    dice: int
    # As printed, or the strength of the target. None while it depends on an unknown target; then
    # threshold and odds are unknown, too.
    difficulty: int | None
    changes: tuple[Change, ...]
    threshold: int | None
    odds: Odds | None


# --- thresholds ---


@cache
def changes(attached: int, busy: bool = False) -> tuple[Change, ...]:
    """CN-6.3, 6.4: what is added to a difficulty: for the target's task (`busy`: a pending one),
    and for what lies on the gangster."""
    found = [Change("pending", 1)] if busy else []
    if attached & ATTACHMENTS[HENCHMAN]:
        found.append(Change("henchman", -1))
    if attached & ATTACHMENTS[SABOTEUR]:
        found.append(Change("saboteur", 1))
    return tuple(found)


def threshold(difficulty: int, attached: int, busy: bool = False) -> int:
    """CN-6.3, 6.4: the least a die must show."""
    return max(1, difficulty + sum([each.change for each in changes(attached, busy)]))


# --- dice ---


def hits(dice: tuple[int, ...], needed: int) -> tuple[bool, ...]:
    """CN-6.5: die by die."""
    return tuple([die >= needed for die in dice])


def successes(dice: tuple[int, ...], needed: int) -> int:
    return sum(hits(dice, needed))


@cache
def hit(needed: int) -> float:
    """The chance of one die."""
    return sum([successes((face,), needed) for face in range(1, SIDES + 1)]) / SIDES


@cache
def chances(dice: int, needed: int) -> Odds:
    """Of no success, of one, of more."""
    one = hit(needed)
    none = (1 - one) ** dice
    single = dice * one * (1 - one) ** (dice - 1)
    return none, single, max(0.0, 1 - none - single)


@cache
def takings(pays: tuple[int, int], dice: int, needed: int, rerolls: int = 0) -> float:
    """What a Job pays on average, dice that failed being rolled again while that helps."""
    one = hit(needed)

    def from_here(hits: int, misses: int, left: int) -> float:
        now = float(pays[min(hits, 2) - 1]) if hits else 0.0
        if hits >= 2 or not misses or not left:
            return now
        again = one * from_here(hits + 1, misses - 1, left - 1)
        return max(now, again + (1 - one) * from_here(hits, misses, left - 1))

    if not rerolls:
        _, single, more = chances(dice, needed)
        return single * pays[0] + more * pays[1]
    total, ways = 0.0, 1.0
    for hits in range(dice + 1):
        chance = ways * one**hits * (1 - one) ** (dice - hits)
        total += chance * from_here(hits, dice - hits, rerolls)
        ways = ways * (dice - hits) / (hits + 1)
    return total


@cache
def forecast(dice: int, difficulty: int | None, attached: int, busy: bool = False) -> Forecast:
    """A throw of so many dice by a gangster with these cards on it."""
    added = changes(attached, busy)
    if difficulty is None:
        return Forecast(dice, None, added, None, None)
    needed = threshold(difficulty, attached, busy)
    none, one, more = [round(chance, 4) for chance in chances(dice, needed)]
    return Forecast(dice, difficulty, added, needed, (none, one, more))
