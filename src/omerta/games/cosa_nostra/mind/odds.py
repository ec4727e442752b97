"""Dice: how often none, one, or two and more of them succeed, and what that pays."""

from __future__ import annotations

from functools import cache

from omerta.games.cosa_nostra.content import SIDES


@cache
def hit(threshold: int) -> float:
    """The chance of one die."""
    return min(1.0, max(0.0, (SIDES + 1 - threshold) / SIDES))


@cache
def chances(dice: int, threshold: int) -> tuple[float, float, float]:
    """Of no success, of one, of more."""
    one = hit(threshold)
    none = (1 - one) ** dice
    single = dice * one * (1 - one) ** (dice - 1)
    return none, single, 1 - none - single


@cache
def takings(pays: tuple[int, int], dice: int, threshold: int, rerolls: int = 0) -> float:
    """What a Job pays on average, dice that failed being rolled again while that helps."""
    one = hit(threshold)

    def from_here(hits: int, misses: int, left: int) -> float:
        now = float(pays[min(hits, 2) - 1]) if hits else 0.0
        if hits >= 2 or not misses or not left:
            return now
        again = one * from_here(hits + 1, misses - 1, left - 1)
        return max(now, again + (1 - one) * from_here(hits, misses, left - 1))

    if not rerolls:
        _, single, more = chances(dice, threshold)
        return single * pays[0] + more * pays[1]
    total, ways = 0.0, 1.0
    for hits in range(dice + 1):
        chance = ways * one**hits * (1 - one) ** (dice - hits)
        total += chance * from_here(hits, dice - hits, rerolls)
        ways = ways * (dice - hits) / (hits + 1)
    return total
