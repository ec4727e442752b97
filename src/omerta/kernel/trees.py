"""Trees: answers made of small choices, where each choice leads to the next list.

A *tree* says which choices follow a path of earlier ones, and whether they must be put though there
is only one. Elsewhere a list with one entry is taken by itself, so a draft holds only the choices a
player is really asked for. A person's page knows whole paths (`branches`) and sends one (`abridged`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from omerta.kernel.asks import S
from omerta.kernel.refusal import Refused

Path = tuple[int, ...]
Choices = tuple[Path, bool]  # what may be chosen, and whether it must be put even if it is one
Tree = Callable[[S, int, Path], Choices]
# What a page gets: each choice with what follows it.
Branches = list[tuple[int, Any]]

END: Choices = ((), False)


def put(choices: list[int]) -> Choices:
    """A list that is taken by itself if it has one entry."""
    return tuple(choices), False


def confirm(choices: list[int]) -> Choices:
    """A list that is put whatever it holds: taking it by itself would tell something."""
    return tuple(choices), True


def walk(tree: Tree[S], s: S, seat: int, draft: Path) -> tuple[Path, Path]:
    """The whole path a draft stands for, and what may be chosen next."""
    path: Path = ()
    step = 0
    while True:
        choices, must_put = tree(s, seat, path)
        if len(choices) == 1 and not must_put:
            path = (*path, choices[0])
        elif choices and step < len(draft):
            path = (*path, draft[step])
            step += 1
        else:
            return path, choices


def options_of(tree: Tree[S]) -> Callable[[S, int], Path]:
    def options(s: S, seat: int) -> Path:
        return walk(tree, s, seat, s.drafts[seat])[1]

    return options


def path_of(tree: Tree[S], s: S, seat: int, steps: Path) -> Path:
    """The whole path of an answer."""
    return walk(tree, s, seat, steps)[0]


def abridged(tree: Tree[S], s: S, seat: int, wanted: Path, rule: str = "") -> Path:
    """The choices a player is asked for, to go this path. Refused where it leads nowhere."""
    path: Path = ()
    steps: Path = ()
    for choice in wanted:
        choices, must_put = tree(s, seat, path)
        if choice not in choices:
            raise Refused("not-offered", rule)
        if len(choices) > 1 or must_put:
            steps = (*steps, choice)
        path = (*path, choice)
    return steps


def branches(tree: Tree[S], s: S, seat: int, path: Path = ()) -> Branches:
    """All that may be chosen, with all that may follow."""
    choices, _ = tree(s, seat, path)
    return [(choice, branches(tree, s, seat, (*path, choice))) for choice in choices]
