"""Gangs City, GC-10: decisions as trees of short lists, each committed by `done`.

Where a list would have one entry only, it is filled in by itself (GC-10.5), but for `done` and for
a decision that is one list only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from omerta.games.gangs_city.state import DONE, GangsCity
from omerta.kernel.asks import Ask
from omerta.kernel.trees import END, Choices, Listed, Path, Tree, confirm

Lists = Callable[[GangsCity, int], list[int]]


def one_of(choices: Lists) -> Tree[GangsCity]:
    """GC-10.15: one list, and `done`."""

    def tree(s: GangsCity, seat: int, path: Path) -> Choices:
        if not path:
            return confirm(choices(s, seat))
        return END if path[-1] == DONE else CONFIRM

    return Listed(tree, {DONE: 1}, ends=(DONE,))


CONFIRM = confirm([DONE])


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
