"""A game in words: what every game can say, and what the house says for all of them.

Words come as phrases, the same for every reader in every language; a `Voice` says them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from omerta.kernel.events import Happening, SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.happenings import (
    HOUSE,
    OfferDeclined,
    OfferMade,
    Promised,
    PromiseMarked,
    TimedOut,
    Trade,
)
from omerta.kernel.offers import ANYONE
from omerta.kernel.promises import PAY, SPARE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Pledge
from omerta.text.phrases import Part, Phrase, Row, SeatName

MOST_RECENT = 256  # events whose lines are kept, of all tables of a game


class Words(ABC):
    """What a game's own words extend."""

    # Events that are told in one sentence if they follow each other, and the fields in which they
    # have to agree; `run` says the sentence.
    runs: ClassVar[Mapping[type[Happening], tuple[str, ...]]] = {}
    # By kind of event: the kinds after which its sentence joins their line.
    goes_on: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    @abstractmethod
    def question(self, seen: SeatView) -> Phrase:
        """What a seat is asked, or whom it waits for."""

    @abstractmethod
    def action(self, seen: SeatView, action: int) -> Phrase:
        """An answer to choose."""

    def answer(self, seen: SeatView, answer: Sequence[int]) -> Phrase | None:
        """A whole answer, from what is chosen already to its end, where one phrase says it better
        than its choices one by one."""
        return None

    def refusal(self, refused: Refused) -> Phrase:
        """Why something was not taken."""
        return Phrase(refused.reason, dict(refused.params))

    def score(self, score: int) -> Phrase:
        """A final score, or a mean of several."""
        return Phrase("score", {"amount": score})

    @abstractmethod
    def stage(self, seen: SeatView) -> Phrase:
        """How far the game is."""

    @abstractmethod
    def own_event(self, event: SeenEvent) -> Phrase | None:
        """One line about what the game's rules let happen; None for what needs no line."""

    def run(self, whats: Sequence[Any]) -> Phrase | None:
        """Two or more events of a kind in `runs`, in one sentence."""
        raise NotImplementedError

    def outlook(self, seen: SeatView, outlook: Any) -> tuple[Phrase, ...]:
        """The game's outlook on an answer or an offer, line by line. A game without outlooks has
        nothing to say."""
        return ()

    def item(self, item: Item) -> Phrase:
        """Something that can change hands. Only a game with trade has such things."""
        raise NotImplementedError

    def event(self, event: SeenEvent) -> Phrase | None:
        """One line about what happened; None for what needs no line.

        The lines of what was said last are kept: all readers who hear the same get the same line,
        and a story looks back at what came before.
        """
        recent, what = self._recent, event.data
        known = recent.get(id(what))
        if known is None:
            if len(recent) >= MOST_RECENT:
                recent.clear()
            known = recent[id(what)] = what, self.any_event(event)
        return known[1]

    @cached_property
    def _recent(self) -> dict[int, tuple[Happening, Phrase | None]]:
        """By the identity of what happened. It is kept, so that nothing else can get its id."""
        return {}

    def any_event(self, event: SeenEvent) -> Phrase | None:
        """The same, worked out."""
        if isinstance(event.data, HOUSE):
            return self._house_event(event.data)
        return self.own_event(event)

    def _house_event(self, what: Any) -> Phrase | None:
        say = f"event-{what.kind}"
        match what:
            case TimedOut(seat=seat):
                return Phrase(say, who=seat)
            case Promised(to=to, pledge=pledge, mark=mark):
                # Fluent has no empty variant.
                params: dict[str, Part] = {"pledge": self.pledge(pledge), "mark": mark or "open"}
                if isinstance(what, PromiseMarked):
                    return Phrase(say, params, who=to)
                return Phrase(say, {**params, "to": SeatName(to)}, who=pledge.by)
        if what.gives is None:
            return None  # what others talk about behind closed doors
        terms: dict[str, Part] = {"terms": self.terms(what)}
        match what:
            case Trade(maker=maker, taker=taker):
                return Phrase(say, {**terms, "taker": SeatName(taker)}, who=maker)
            case OfferMade(maker=maker, to=to):
                whom = Phrase("offer-anyone") if to == ANYONE else SeatName(to)
                return Phrase(say, {**terms, "to": whom, "said": self._said(what)}, who=maker)
            case OfferDeclined(to=to):
                return Phrase(say, terms, who=to)
        return Phrase(say, terms, who=what.maker)

    def terms(self, what: Any) -> Phrase:
        """What one gives for what."""
        return Phrase(
            "offer-terms", {"gives": self.things(what.gives), "wants": self.things(what.wants)}
        )

    def things(self, items: Sequence[Sequence[Any]]) -> Part:
        """What one side gives, with several of the same counted."""
        if not items:
            return Phrase("offer-nothing")
        things: list[Item] = [(what, number) for what, number in items]
        counted = (self._counted(item, things.count(item)) for item in dict.fromkeys(things))
        return Row(tuple(counted), "and")

    def _counted(self, item: Item, count: int) -> Phrase:
        said = self.item(item)
        return said if count == 1 else Phrase("offer-several", {"count": count, "what": said})

    def pledge(self, pledge: Pledge) -> Phrase:
        """What somebody promises."""
        params: dict[str, Part] = {"words": pledge.words, "round": pledge.round}
        if pledge.what == SPARE:
            params["whom"] = SeatName(pledge.whom)
        if pledge.what == PAY:
            params["what"] = self.payment(pledge.amount)
        return Phrase(f"pledge-{pledge.what}", params)

    def payment(self, amount: int) -> Phrase:
        """An amount of money. Only a game with trade has it."""
        raise NotImplementedError

    def _said(self, offer: OfferMade) -> Part:
        """What goes with an offer: its maker's own words, and the pledges of both."""
        parts: list[Part] = []
        if offer.words:
            parts.append(Phrase("offer-with-words", {"words": offer.words}))
        for pledge in offer.pledges:
            params: dict[str, Part] = {"pledge": self.pledge(pledge)}
            parts.append(Phrase("offer-with-pledge", params, who=pledge.by))
        return Phrase("offer-said", {"parts": Row(tuple(parts), capital=True)}) if parts else ""
