"""Trees: answers made of small choices, where each choice leads to the next list.

A *tree* gives the choices that may follow a path of earlier choices. It also says whether the
player must be asked even if there is only one choice. Otherwise an only choice is taken
automatically, so a draft holds only the choices the player was really asked for. A page gets all
paths (`branches`) and sends back a whole path, which `abridged` turns into a draft.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from omerta.kernel.refusal import Refused
from omerta.kernel.state import S

Path = tuple[int, ...]
Choices = tuple[Path, bool]  # what may be chosen, and whether to ask even if it is only one
Tree = Callable[[S, int, Path], Choices]
# What a page gets: each choice with what follows it.
Branches = list[tuple[int, Any]]

END: Choices = ((), False)


def put(choices: list[int]) -> Choices:
    """A list of choices. An only choice is taken automatically."""
    return tuple(choices), False


def confirm(choices: list[int]) -> Choices:
    """A list of choices that is always asked: taking an only choice automatically would reveal
    something."""
    return tuple(choices), True


class Growing(Protocol):
    """An answer in the making. It keeps what the choices so far have built."""

    def choices(self) -> Choices: ...

    def take(self, choice: int) -> None: ...


G = TypeVar("G", bound=Growing)


@dataclass(frozen=True)
class Grown(Generic[S, G]):
    """A tree with long paths: each choice adds to an answer in the making.

    Here only the last choices of an answer are ever taken automatically. So a draft equals the path
    so far, and following it needs no list of choices at each step.
    """

    begin: Callable[[S, int], G]

    def __call__(self, s: S, seat: int, path: Path) -> Choices:
        return self.along(s, seat, path).choices()

    def along(self, s: S, seat: int, path: Path) -> G:
        growing = self.begin(s, seat)
        for choice in path:
            growing.take(choice)
        return growing


@dataclass(frozen=True)
class Listed(Generic[S]):
    """A tree whose paths go through the same lists in the same order.

    A choice says by itself which list it is from, so a draft is followed without asking at each
    step what else could have been chosen.
    """

    tree: Callable[[S, int, Path], Choices]
    lists: Mapping[int, int]  # by choice: the number of its list; the first, where it is not named
    # The choices that may end an answer. None named: any choice may.
    ends: Collection[int] = ()

    def __call__(self, s: S, seat: int, path: Path) -> Choices:
        return self.tree(s, seat, path)


def may_end(tree: Tree[S], choice: int) -> bool:
    """Could an answer be complete with this choice?"""
    return not (isinstance(tree, Listed) and tree.ends) or choice in tree.ends


def walk(tree: Tree[S], s: S, seat: int, draft: Path) -> tuple[Path, Path]:
    """The whole path a draft stands for, and what may be chosen next."""
    if isinstance(tree, Grown):
        return _walk_on(tree.along(s, seat, draft), draft)
    if isinstance(tree, Listed):
        return _walk_lists(tree, s, seat, draft)
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


def _walk_lists(tree: Listed[S], s: S, seat: int, draft: Path) -> tuple[Path, Path]:
    choices_after, lists = tree.tree, tree.lists
    path: Path = ()
    for step in draft:
        while len(path) < lists.get(step, 0):
            choices, must_put = choices_after(s, seat, path)
            if len(choices) != 1 or must_put:
                break  # a path that ends before it came to all lists
            path = (*path, choices[0])
        path = (*path, step)
    while True:
        choices, must_put = choices_after(s, seat, path)
        if len(choices) != 1 or must_put:
            return path, choices
        path = (*path, choices[0])


def _walk_on(growing: Growing, path: Path) -> tuple[Path, Path]:
    while True:
        choices, must_put = growing.choices()
        if len(choices) != 1 or must_put:
            return path, choices
        growing.take(choices[0])
        path = (*path, choices[0])


def any_path(tree: Tree[S], s: S, seat: int, share: Callable[[], float]) -> tuple[Path, int]:
    """A random path, and the number of choices made. Simulations spend their time here."""
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
    """The draft for a whole path: without the choices that are taken automatically. Raises Refused
    if the path is not in the tree."""
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


def completed(tree: Tree[S], s: S, seat: int, draft: Path, rule: str = "") -> Path:
    """The whole path a draft stands for. Raises Refused if a choice cannot follow those before."""
    path: Path = ()
    left = list(draft)
    while True:
        choices, must_put = tree(s, seat, path)
        if len(choices) == 1 and not must_put:
            path = (*path, choices[0])
        elif left and left[0] in choices:
            path = (*path, left.pop(0))
        elif left:
            raise Refused("not-offered", rule)
        else:
            return path


def fitting(tree: Tree[S], s: S, seat: int, wanted: Path) -> Path:
    """Of these choices those that can be made one after the other; the others are left out."""
    growing = tree.begin(s, seat) if isinstance(tree, Grown) else None
    path: Path = ()
    for choice in wanted:
        choices, _ = growing.choices() if growing else tree(s, seat, path)
        if choice in choices:
            path = (*path, choice)
            if growing:
                growing.take(choice)
    return path


def branches(tree: Tree[S], s: S, seat: int, most: int) -> Branches | None:
    """All choices, each with everything that may follow; None if there are more than `most`."""
    left = [most]
    try:
        return _branches(tree, s, seat, (), left)
    except OverflowError:
        return None


def _branches(tree: Tree[S], s: S, seat: int, path: Path, left: list[int]) -> Branches:
    """Raises OverflowError if there are more than are `left`."""
    choices, _ = tree(s, seat, path)
    left[0] -= len(choices)
    if left[0] < 0:
        raise OverflowError
    return [(choice, _branches(tree, s, seat, (*path, choice), left)) for choice in choices]
