"""Gangs City, GC-10: decisions as chains of short lists, each committed by `done`.

A draft holds the steps a player was really asked for: where a list would have one entry only, it
is filled in by itself (GC-10.5), but for `done`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from omerta.games.gangs_city.state import DONE, ONLY_DONE, GangsCity
from omerta.kernel.asks import Ask

Lists = Callable[[GangsCity, int], list[int]]
Chain = Callable[[GangsCity, int], tuple[int, ...]]


def one_of(choices: Lists) -> Chain:
    """GC-10.15: one list, and `done`."""

    def options(s: GangsCity, seat: int) -> tuple[int, ...]:
        draft = s.drafts[seat]
        if not draft:
            return tuple(choices(s, seat))
        return () if draft[-1] == DONE else ONLY_DONE

    return options


def steps_of(
    ask: Ask[GangsCity], s: GangsCity, seat: int, wanted: Collection[int]
) -> tuple[int, ...]:
    """The steps, from nothing, that lead to what is wanted: at each list what is wanted of it, and
    `done` where nothing is."""
    trial = s.clone()
    trial.drafts[seat] = ()
    while options := ask.options(trial, seat):
        step = next((action for action in options if action in wanted), DONE)
        trial.drafts[seat] = (*trial.drafts[seat], step)
    return trial.drafts[seat]
