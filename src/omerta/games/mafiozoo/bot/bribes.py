"""All the ways to play a Corruption card, for a bot to choose from: MZ-5.4 to 5.16 at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from omerta.games.mafiozoo.content import Board
from omerta.games.mafiozoo.rules_corruption import (
    gems_laid,
    lays,
    near_of,
    next_gem,
    recovers,
    ways_to_play,
)
from omerta.games.mafiozoo.state import BRIBE, DONE, RECOVER

# No card lays more gems than this.
MOST_LAID = 4
# What lies in a table by character and number of gems: at character × WIDTH + gems.
WIDTH = MOST_LAID + 1


class Play(NamedTuple):
    """One way to play a card."""

    steps: tuple[int, ...]  # as the question takes them
    gems: int  # laid from the slush fund; below 0: recovered
    laid: tuple[tuple[int, int], ...]  # characters, and how many gems on each
    cells: tuple[int, ...]  # the same as indices of a table by character and gems


@lru_cache(1000)
def bribes(board: Board, card: int, gems: int, newspaper: bool) -> tuple[Play, ...]:
    """Every different way to lay so many gems with this card."""
    near = near_of(board, newspaper)
    different: dict[tuple[tuple[int, int], ...], Play] = {}
    for first in ways_to_play(card, 0, True):
        if first < BRIBE:
            continue
        for steps in _chains(near, (first,), gems - 1):
            laid = tuple(sorted(gems_laid(steps).items()))
            cells = tuple(who * WIDTH + count for who, count in laid)
            different.setdefault(laid, Play((card, *steps, DONE), gems, laid, cells))
    return tuple(different.values())


def _chains(
    near: tuple[tuple[int, ...], ...], steps: tuple[int, ...], gems: int
) -> Iterator[tuple[int, ...]]:
    """MZ-11.2: these steps and so many gems more."""
    if not gems:
        yield steps
        return
    for step in next_gem(near, steps):
        if step != DONE:
            yield from _chains(near, (*steps, step), gems - 1)


@lru_cache(1000)
def recovery(card: int, gems: int) -> Play:
    """MZ-5.5, 5.6: so many gems from the Reserve to the slush fund."""
    return Play((card, RECOVER + gems), -gems, (), ())


class Helped(NamedTuple):
    """What a player's thugs do for his cards."""

    city_hall: bool
    police_station: bool
    newspaper: bool


@lru_cache(10_000)
def ways(board: Board, card: int, slush: int, reserve: int, by: Helped) -> tuple[Play, ...]:
    """All bribes these gems allow, and recovering all that can be recovered."""
    found = [recovery(card, min(recovers(board, card, by.city_hall), reserve))]
    for gems in range(1, min(lays(board, card, by.city_hall, by.police_station), slush) + 1):
        found += bribes(board, card, gems, by.newspaper)
    return tuple(found)
