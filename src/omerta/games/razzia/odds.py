"""Razzia's odds: duels, chains of duels, and the cheapest bills that make a sum."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.razzia.content import CONTENT

MOST_SUMS = 10_000
_SIDES = CONTENT.die.sides


def weaker_wins(difference: int) -> float:
    """RZ-6.1, 6.2: the chance of the weaker of two cards, whose values differ by this much."""
    rolls = [(a, b) for a in range(_SIDES) for b in range(_SIDES)]
    return sum(b >= a + difference for a, b in rolls) / len(rolls)


_WEAKER_WINS = [weaker_wins(difference) for difference in range(_SIDES)]


def beats(stronger: int, weaker: int) -> float:
    """The chance of the higher-ranked card against the lower-ranked one."""
    return 1 - _WEAKER_WINS[stronger - weaker]


def chain_chances(values: Sequence[int]) -> list[float]:
    """RZ-6.4: each fighter's chance to win the whole chain; card values in rank order."""
    count = len(values)
    if count == 1:
        return [1.0]
    first = beats(values[0], values[-1])
    champion = {0: first, count - 1: 1 - first}
    for rival in range(1, count - 1):
        after: dict[int, float] = {rival: 0.0}
        for holder, chance in champion.items():
            upper, lower = min(holder, rival), max(holder, rival)
            wins = beats(values[upper], values[lower])
            holder_wins = wins if holder == upper else 1 - wins
            after[holder] = after.get(holder, 0.0) + chance * holder_wins
            after[rival] += chance * (1 - holder_wins)
        champion = after
    return [champion.get(place, 0.0) for place in range(count)]


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
