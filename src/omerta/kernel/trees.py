"""Trees: answers made of small choices, where each choice leads to the next list.

A *tree* says which choices follow a path of earlier ones, and whether they must be put though there
is only one. Elsewhere a list with one entry is taken by itself, so a draft holds only the choices a
player is really asked for. A page knows all paths (`branches`) and sends a whole one (`abridged`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from omerta.kernel.refusal import Refused
from omerta.kernel.state import State

S = TypeVar("S", bound=State)
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


def any_path(tree: Tree[S], s: S, seat: int, share: Callable[[], float]) -> tuple[Path, int]:
    """A path picked by chance, and how many choices it took. What simulations spend time in."""
    path: Path = ()
    decisions = 0
    while True:
        choices, must_put = tree(s, seat, path)
        if not choices:
            return path, decisions
        if len(choices) == 1 and not must_put:
            path = (*path, choices[0])
        else:
            path = (*path, choices[int(share() * len(choices))])
            decisions += 1


def options_of(tree: Tree[S]) -> Callable[[S, int], Path]:
    def options(s: S, seat: int) -> Path:
        return walk(tree, s, seat, s.drafts[seat])[1]

    return options


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
