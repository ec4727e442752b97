"""A game in words: what every game can say, and what the house says for all of them.

Words come as phrases, the same for every reader in every language; a `Voice` says them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module

import msgspec

from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Phrase

# What happens in any game, each to one seat: the kernel lets it be heard, the house tells it.
HOUSE_EVENTS = ("timed_out",)


class Words(ABC):
    """What a game's own `Words(content)` extends."""

    @abstractmethod
    def question(self, seen: SeatView) -> Phrase:
        """What a seat is asked, or whom it waits for."""

    @abstractmethod
    def action(self, seen: SeatView, action: int) -> Phrase:
        """An answer to choose."""

    @abstractmethod
    def refusal(self, refused: Refused) -> Phrase:
        """Why something was not taken."""

    @abstractmethod
    def score(self, score: int) -> Phrase:
        """A final score, or a mean of several."""

    @abstractmethod
    def stage(self, seen: SeatView) -> Phrase:
        """How far the game is."""

    @abstractmethod
    def own_event(self, event: SeenEvent) -> Phrase | None:
        """One line about what the game's rules let happen; None for what needs no line."""

    def event(self, event: SeenEvent) -> Phrase | None:
        """One line about what happened; None for what needs no line."""
        if event.kind in HOUSE_EVENTS:
            return Phrase(f"event-{event.kind}", who=event.data["seat"])
        return self.own_event(event)


def words(game: str, content: msgspec.Struct | None = None) -> Words:
    """A game's words; with the names of a table's own content, if it has one."""
    spoken: Words = import_module(f"omerta.games.{game}.words").Words(content)
    return spoken
