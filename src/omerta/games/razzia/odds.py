"""Razzia's odds: duels, chains of duels, and the cheapest bills that make a sum."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from omerta.games.razzia.rules_split import order_of_duels, stronger_wins

MOST_SUMS = 10_000


@lru_cache(1000)
def weaker_wins(sides: int, difference: int) -> float:
    """The chance of the weaker of two cards, whose values differ by this much."""
    rolls = [(roll, answer) for roll in range(sides) for answer in range(sides)]
    lost = [stronger_wins(difference + roll, answer) for roll, answer in rolls]
    return 1 - sum(lost) / len(rolls)


def beats(sides: int, stronger: int, weaker: int) -> float:
    """The chance of the higher-ranked card against the lower-ranked one."""
    return 1 - weaker_wins(sides, stronger - weaker)


def chain_chances(sides: int, values: Sequence[int]) -> list[float]:
    """Each fighter's chance to win the whole chain of duels; card values in rank order."""
    if len(values) == 1:
        return [1.0]
    first, *rivals = order_of_duels(range(len(values)))
    champion = {first: 1.0}
    for rival in rivals:
        after: dict[int, float] = {rival: 0.0}
        for holder, chance in champion.items():
            upper, lower = sorted((holder, rival))
            wins = beats(sides, values[upper], values[lower])
            holder_wins = wins if holder == upper else 1 - wins
            after[holder] = after.get(holder, 0.0) + chance * holder_wins
            after[rival] += chance * (1 - holder_wins)
        champion = after
    return [champion.get(place, 0.0) for place in range(len(values))]


def cheapest(bills: Sequence[int], least: float) -> list[int] | None:
    """Which of the bills (by number) make the smallest sum that is at least this; None if none."""
    ways: dict[int, list[int]] = {0: []}
    for number, bill in enumerate(bills):
        if len(ways) > MOST_SUMS:  # only with strange bills of a table's own
            break
        for total, chosen in list(ways.items()):
            ways.setdefault(total + bill, [*chosen, number])
    enough = [total for total in ways if total >= least]
    return ways[min(enough)] if enough else None
