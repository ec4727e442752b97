"""Trees: answers made of small choices, where each choice leads to the next list.

A *tree* says which choices follow a path of earlier ones, and whether they must be put though there
is only one. Elsewhere a list with one entry is taken by itself, so a draft holds only the choices a
player is really asked for. A page knows all paths (`branches`) and sends a whole one (`abridged`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

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


class Growing(Protocol):
    """An answer in the making, which remembers what its path stands for."""

    def choices(self) -> Choices: ...

    def take(self, choice: int) -> None: ...


G = TypeVar("G", bound=Growing)


@dataclass(frozen=True)
class Grown(Generic[S, G]):
    """A tree of long paths: each choice adds to what those before it have made.

    Only what makes an answer complete is ever taken by itself, so a draft is the path so far: it is
    followed without asking at each step what else could have been chosen.
    """

    begin: Callable[[S, int], G]

    def __call__(self, s: S, seat: int, path: Path) -> Choices:
        return self.along(s, seat, path).choices()

    def along(self, s: S, seat: int, path: Path) -> G:
        growing = self.begin(s, seat)
        for choice in path:
            growing.take(choice)
        return growing


def walk(tree: Tree[S], s: S, seat: int, draft: Path) -> tuple[Path, Path]:
    """The whole path a draft stands for, and what may be chosen next."""
    if isinstance(tree, Grown):
        return _walk_on(tree.along(s, seat, draft), draft)
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


def _walk_on(growing: Growing, path: Path) -> tuple[Path, Path]:
    while True:
        choices, must_put = growing.choices()
        if len(choices) != 1 or must_put:
            return path, choices
        growing.take(choices[0])
        path = (*path, choices[0])


def any_path(tree: Tree[S], s: S, seat: int, share: Callable[[], float]) -> tuple[Path, int]:
    """A path picked by chance, and how many choices it took. What simulations spend time in."""
    growing = tree.begin(s, seat) if isinstance(tree, Grown) else None
    path: Path = ()
    decisions = 0
    while True:
        choices, must_put = growing.choices() if growing else tree(s, seat, path)
        if not choices:
            return path, decisions
        if len(choices) == 1 and not must_put:
            choice = choices[0]
        else:
            choice = choices[int(share() * len(choices))]
            decisions += 1
        path = (*path, choice)
        if growing:
            growing.take(choice)


def options_of(tree: Tree[S]) -> Callable[[S, int], Path]:
    def options(s: S, seat: int) -> Path:
        return walk(tree, s, seat, s.drafts[seat])[1]

    return options


def abridged(tree: Tree[S], s: S, seat: int, wanted: Path, rule: str = "") -> Path:
    """The choices a player is asked for, to go this path. Refused where it leads nowhere."""
    growing = tree.begin(s, seat) if isinstance(tree, Grown) else None
    path: Path = ()
    steps: Path = ()
    for choice in wanted:
        choices, must_put = growing.choices() if growing else tree(s, seat, path)
        if choice not in choices:
            raise Refused("not-offered", rule)
        if len(choices) > 1 or must_put:
            steps = (*steps, choice)
        path = (*path, choice)
        if growing:
            growing.take(choice)
    return steps


def branches(tree: Tree[S], s: S, seat: int, most: int) -> Branches | None:
    """All that may be chosen, with all that may follow; None if that is more than so much."""
    count = 0

    def grown(path: Path) -> Branches:
        nonlocal count
        choices, _ = tree(s, seat, path)
        count += len(choices)
        if count > most:
            raise OverflowError
        return [(choice, grown((*path, choice))) for choice in choices]

    try:
        return grown(())
    except OverflowError:
        return None
