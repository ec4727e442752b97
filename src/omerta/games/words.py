"""A game in words: what every game can say, and what the house says for all of them.

Words come as phrases, the same for every reader in every language; a `Voice` says them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item
from omerta.text.phrases import Part, Phrase, Row, SeatName

# What happens in any game: the kernel lets it be heard, the house tells it.
HOUSE_EVENTS = (
    "timed_out",
    "offer_made",
    "offer_declined",
    "offer_withdrawn",
    "offer_lapsed",
    "trade",
    "promise_made",
    "promise_marked",
)


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

    def item(self, item: Item) -> Phrase:
        """Something that can change hands. Only a game with trade has such things."""
        raise NotImplementedError

    def event(self, event: SeenEvent) -> Phrase | None:
        """One line about what happened; None for what needs no line."""
        if event.kind in HOUSE_EVENTS:
            return self._house_event(event)
        return self.own_event(event)

    def _house_event(self, event: SeenEvent) -> Phrase | None:
        data, say = event.data, f"event-{event.kind}"
        match event.kind:
            case "timed_out":
                return Phrase(say, who=data["seat"])
            case "promise_made":
                params: dict[str, Part] = {"to": SeatName(data["to"]), "words": data["words"]}
                return Phrase(say, params, who=data["maker"])
            case "promise_marked":
                # Fluent has no empty variant.
                judged: dict[str, Part] = {"words": data["words"], "mark": data["mark"] or "open"}
                return Phrase(say, judged, who=data["to"])
        if "gives" not in data:
            return None  # what others talk about behind closed doors
        terms: dict[str, Part] = {"terms": self._terms(data)}
        match event.kind:
            case "trade":
                return Phrase(say, {**terms, "taker": SeatName(data["taker"])}, who=data["maker"])
            case "offer_made":
                to = Phrase("offer-anyone") if data["to"] == ANYONE else SeatName(data["to"])
                return Phrase(say, {**terms, "to": to, "said": _said(data)}, who=data["maker"])
            case "offer_declined":
                return Phrase(say, terms, who=data["to"])
        return Phrase(say, terms, who=data["maker"])

    def _terms(self, data: dict[str, Any]) -> Phrase:
        return Phrase(
            "offer-terms",
            {"gives": self._things(data["gives"]), "wants": self._things(data["wants"])},
        )

    def _things(self, items: Sequence[Sequence[Any]]) -> Part:
        """What one side gives, with several of the same counted."""
        if not items:
            return Phrase("offer-nothing")
        things: list[Item] = [(what, number) for what, number in items]
        counted = (self._counted(item, things.count(item)) for item in dict.fromkeys(things))
        return Row(tuple(counted), "and")

    def _counted(self, item: Item, count: int) -> Phrase:
        said = self.item(item)
        return said if count == 1 else Phrase("offer-several", {"count": count, "what": said})


def _said(data: dict[str, Any]) -> Part:
    """What goes with an offer in its maker's own words."""
    if not data["words"]:
        return ""
    say = "offer-with-promise" if data["promise"] else "offer-with-words"
    return Phrase(say, {"words": data["words"]})


def words(game: str, content: msgspec.Struct | None = None) -> Words:
    """A game's words; with the names of a table's own content, if it has one."""
    spoken: Words = import_module(f"omerta.games.{game}.words").Words(content)
    return spoken
