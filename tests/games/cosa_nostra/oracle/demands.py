"""What the referee demands: an event that must come next, a question that must be open."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Path = list[str]
# What may be chosen after a path, and whether it must be put though it is one thing only.
Choices = tuple[set[str], bool]
Tree = Callable[[Path], Choices]
Answers = dict[int, Path]

END: Choices = (set(), False)


@dataclass
class Hear:
    """An event that must come next; `says` must be in it, `to` are those who hear more of it."""

    kind: str
    says: dict[str, Any]
    to: frozenset[int] = frozenset()


@dataclass
class Question:
    """A question that must be open now, to these seats in this order."""

    name: str
    trees: Mapping[int, Tree]
    windowed: bool = False


class Changed(Exception):  # noqa: N818  (a signal, no error)
    """A trade or a marker taken back came first: what is asked must be worked out again."""


Walk = Generator[Hear | Question, Any, Any]


def hear(event: str, /, **says: Any) -> Walk:
    """What an event says that says everything to all."""
    return (yield Hear(event, says))


def hear_more(event: str, to: Iterable[int], /, **says: Any) -> Walk:
    """What an event says, with what these hear besides."""
    return (yield Hear(event, says, frozenset(to)))


def ask(name: str, seat: int, tree: Tree) -> Walk:
    """The path one seat chooses; nobody is asked where nothing is to be chosen."""
    if walked(tree)[1]:
        answers: Answers = yield Question(name, {seat: tree})
        return answers[seat]
    return walked(tree)[0]


def ask_all(name: str, trees: Mapping[int, Tree]) -> Walk:
    """A window: everybody is asked, whatever he may answer."""
    answers: Answers = (yield Question(name, trees, windowed=True)) if trees else {}
    return answers


def ask_through(name: str, trees: Mapping[int, Tree]) -> Walk:
    """A window to the same seats, whatever is traded meanwhile (CN-20.2)."""
    while True:
        try:
            return (yield from ask_all(name, trees))
        except Changed:
            continue


def walked(tree: Tree, path: Path | None = None) -> tuple[Path, set[str]]:
    """A path with what follows by itself, and what is to be chosen then."""
    path = list(path or [])
    while True:
        choices, must_put = tree(path)
        if len(choices) != 1 or must_put:
            return path, choices
        path += choices


def one_of(*choices: str, put: bool = False) -> Tree:
    """A single list."""
    listed = set(choices)
    return lambda path: END if path else (listed, put)
