"""Answers as paths of steps, and where in one a half-made answer stands."""

from __future__ import annotations

from omerta.games.deal.state import (
    ADD,
    BOSS,
    COMMIT,
    CONTINUE,
    DECLINE,
    DRUG,
    EACH_ADD,
    END,
    FURTHER,
    KEEP,
    LIEUTENANT,
    NO_OFFER,
    PASS,
    SOLDIER,
    TO,
)

Path = tuple[int, ...]
Move = tuple[int, int, int, int]  # from, what, how many, to
Fresh = dict[tuple[int, int], int]  # by (from, what): how many could move

_ONE = {SOLDIER: 0, LIEUTENANT: 2, DRUG: 4, BOSS: 6}

# What ends an answer that cannot be gone on with as it was meant.
_WAYS_OUT = (COMMIT, END, PASS, NO_OFFER, DECLINE, KEEP, CONTINUE)


def order(moves: list[Move], fresh: Fresh) -> Path:
    """DA-14.5: destination by destination."""
    path: list[int] = []
    left = dict(fresh)
    for end in dict.fromkeys([move[3] for move in moves]):
        path += [FURTHER, TO + end]
        for start, what, count, to in moves:
            if to == end:
                one = ADD + start * EACH_ADD + _ONE[what]
                everything = count == left[start, what] > 1
                path += [one + 1] if everything else [one] * count
                left[start, what] -= count
    return (*path[1:], COMMIT)


def next_step(path: Path, draft: Path, options: Path, *, strict: bool) -> int:
    """The path's next choice. Except in `strict` chains, lists with one entry were taken by
    themselves: they are in the path, not in the draft."""
    place = 0
    for step in draft:
        if step not in path[place:]:
            return way_out(options)
        place = path.index(step, place) + 1
    ahead = path[place : place + 1] if strict else path[place:]
    # A table with its own content or rules may allow less than a bot expects.
    return next((step for step in ahead if step in options), way_out(options))


def way_out(options: Path) -> int:
    return next((step for step in _WAYS_OUT if step in options), options[-1])
