"""Actions: every answer a game knows, with a stable id and a notation a person can type.

A game declares its actions once, in an order that never changes. So an id means the same in every
record, mask and agent. The notation is the verb and its arguments: `play jungle police 4`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Action(NamedTuple):
    id: int
    verb: str
    args: tuple[str | int, ...]

    @property
    def notation(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


class ActionTable:
    """All actions of one game, by id and by notation."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._by_notation: dict[str, int] = {}

    def add(self, verb: str, *args: str | int) -> int:
        """Declare the next action; its id is the number of actions before it."""
        action = Action(len(self._actions), verb, args)
        if action.notation in self._by_notation:
            raise ValueError(f"{action.notation!r} is declared twice")
        self._by_notation[action.notation] = action.id
        self._actions.append(action)
        return action.id

    def parse(self, notation: str) -> int | None:
        """The id of what a person, a file or an agent wrote; None if there is no such action."""
        return self._by_notation.get(" ".join(notation.split()))

    def notation(self, action: int) -> str:
        return self._actions[action].notation

    def __getitem__(self, action: int) -> Action:
        return self._actions[action]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)
