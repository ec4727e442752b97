"""All the ways to play a Corruption card, for a bot to choose from: MZ-5.4 to 5.16 at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from omerta.games.mafiozoo.content import CHARACTERS, CONTENT, SECRET
from omerta.games.mafiozoo.rules_corruption import lays, recovers
from omerta.games.mafiozoo.state import BRIBE, DONE, GO, MORE, RECOVER

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


@cache
def bribes(card: int, gems: int, diagonals: bool) -> tuple[Play, ...]:
    """Every different way to lay so many gems with this card; `diagonals`: by the newspaper."""
    board = CONTENT.board()
    near = board.threads_and_diagonals if diagonals else board.threads
    starts = range(CHARACTERS) if card == SECRET else (card,)
    different: dict[tuple[tuple[int, int], ...], Play] = {}
    for start in starts:
        for steps, path in _chains(near, (BRIBE + start,), (start,), gems - 1):
            laid = tuple(sorted((who, path.count(who)) for who in set(path)))
            cells = tuple(who * WIDTH + count for who, count in laid)
            different.setdefault(laid, Play((card, *steps, DONE), gems, laid, cells))
    return tuple(different.values())


def _chains(
    near: tuple[tuple[int, ...], ...], steps: tuple[int, ...], path: tuple[int, ...], gems: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """MZ-11.2: gem by gem; `path` tells where each lies."""
    if not gems:
        yield steps, path
        return
    here = path[-1]
    yield from _chains(near, (*steps, MORE), (*path, here), gems - 1)
    for onward in near[here]:
        if onward not in path:
            yield from _chains(near, (*steps, GO + onward), (*path, onward), gems - 1)


@cache
def recovery(card: int, gems: int) -> Play:
    """MZ-5.5, 5.6: so many gems from the Reserve to the slush fund."""
    return Play((card, RECOVER + gems), -gems, (), ())


@cache
def ways(
    card: int, slush: int, reserve: int, city_hall: bool, police_station: bool, diagonals: bool
) -> tuple[Play, ...]:
    """All bribes these gems allow, and recovering all that can be recovered."""
    board = CONTENT.board()
    found = [recovery(card, min(recovers(board, card, city_hall), reserve))]
    for gems in range(1, min(lays(board, card, city_hall, police_station), slush) + 1):
        found += bribes(card, gems, diagonals)
    return tuple(found)
