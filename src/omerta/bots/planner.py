"""Bots that decide an answer as a whole; then its steps follow one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Decision
from omerta.kernel.game import SeatView

Path = tuple[int, ...]


class Planner(ABC):
    """What the bot of a game with long answers extends."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._path: Path = ()  # of the answer that is being made

    def choose(self, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        prompt = decision.prompt()
        assert prompt is not None
        asking, draft = prompt.kind, prompt.draft
        if not draft or not all(step in self._path for step in draft):
            self._path = self.decide(asking, decision.view(), options)
        return self.next_step(asking, self._path, draft, options)

    @abstractmethod
    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        """The whole answer to a question, of which these are the next choices."""

    def next_step(self, asking: str, path: Path, draft: Path, options: Path) -> int:
        """The path's next choice. Lists with one entry were taken by themselves: they are in the
        path, not in the draft."""
        place = 0
        for step in draft:
            if step in path[place:]:
                place = path.index(step, place) + 1
        # A table with its own content or rules may allow less than a bot expects.
        return next((step for step in path[place:] if step in options), options[-1])
