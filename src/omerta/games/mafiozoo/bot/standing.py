"""How a seat may stand on a character when the Family is settled with, and what that brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from omerta.games.mafiozoo.settling import Face, outcome

# Alone with the most; level with others at the top; alone in second place; anything less.
ALONE, LEVEL, SECOND, BEHIND = range(4)


class Result(NamedTuple):
    """What a standing brings."""

    served: bool
    spends: bool
    may_pay: bool
    token: bool  # a Godfather token besides


NOTHING = Result(False, False, False, False)


@lru_cache(10_000)
def settled(face: Face, gems: tuple[int, ...], colour: int) -> Result:
    """What a colour gets from these gems."""
    if not gems[colour]:
        return NOTHING
    result = outcome(face, gems)
    return Result(
        colour in result.served,
        colour in result.spend,
        colour in result.may_pay,
        result.token == colour,
    )


@lru_cache(1000)
def by_standing(face: Face, own: int) -> tuple[Result, ...]:
    """What each standing with so many gems brings: the same for all counts of others like it."""
    alike = ((own, 0, 0), (own, own, 0), (own, own + 1, 0), (own, own + 1, own + 1))
    return tuple([settled(face, gems, 0) for gems in alike])


class Rival(NamedTuple):
    """One colour's count in the end: from `least` on, the chances of 0, 1, 2 … more."""

    least: int
    more: tuple[float, ...]


def chances(own: int, rivals: Sequence[Rival]) -> tuple[float, float, float, float]:
    """How likely each standing is, the rivals' counts being independent."""
    all_below = none_above = 1.0
    one_above = 0.0
    for least, more in rivals:
        room = own - least
        if room < 0:
            below = level = 0.0
        elif room >= len(more):
            below, level = 1.0, 0.0
        else:
            below, level = sum(more[:room]), more[room]
        one_above = one_above * below + all_below * (1 - below - level)
        all_below *= below
        none_above *= below + level
    return (
        all_below,
        none_above - all_below,
        one_above,
        max(0.0, 1 - none_above - one_above),
    )
