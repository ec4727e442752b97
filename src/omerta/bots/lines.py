"""What bots say: for each occasion one of several wordings, as their temper has it.

What a line says comes from the valuation that decided (`Reason`), or from what everybody at the
table saw. A line is a phrase, so every reader gets it in their own language.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, NamedTuple, Protocol

from omerta.bots.tempers import Temper
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import BargainMove, Counter, Decline, Propose, Reason
from omerta.kernel.state import Item, Offer
from omerta.kernel.trade import Trade
from omerta.text.phrases import Part, Phrase, Row

# Every occasion has so many wordings that all use, and so many of each temper's own.
COMMON, OWN = 2, 2

# With an offer, a counter-offer, a refusal; see `kernel.drivers.Why`.
OFFERS = ("sell", "buy", "quote", "gift", "counter", "wary", "threat", "peace", "truce")
REFUSALS = ("price", "needs", "dear", "little", "cards", "ahead", "distrust", "grudge")
# Refusals that name a price, and those that name what was asked for.
PRICED, OF_THINGS = ("price", "needs", "dear"), ("price", "needs")
# After what happened; at the beginning and the end.
REMARKS = ("thanks", "broken", "attacked", "greeting", "congratulations", "won")
WITH_TEMPER = (*OFFERS, *REFUSALS, *REMARKS)
# To a question it did not understand, and to "why?" where there is nothing to explain; to anything
# but a greeting in a game without trade.
PLAIN = ("unclear", "nothing", "tradeless")
PLAIN_WORDINGS = 3


class Speech(NamedTuple):
    """What a bot has to say, before it is put into words."""

    occasion: str
    gives: tuple[Item, ...] = ()  # of an offer
    wants: tuple[Item, ...] = ()
    asked: tuple[Item, ...] = ()  # what it was asked for
    price: int = 0
    whom: int | None = None  # the seat it speaks to by name

    @property
    def is_offer(self) -> bool:
        return bool(self.gives or self.wants)


class Names(Protocol):
    """How a game names things (`games.words.Words`)."""

    def things(self, items: Sequence[Item]) -> Part: ...

    def payment(self, amount: int) -> Phrase: ...


def about_move(move: BargainMove | None, trade: Trade[Any]) -> Speech | None:
    """What a bot says with an offer, a counter-offer or a refusal; None for nothing. Things are
    named as the other one sees them: a closed card has no name."""
    match move:
        case Propose(offer=offer, why=why):
            return Speech(_kind(offer, why, trade.sums), *_sides(offer, trade))
        case Counter(answer=offer, why=why):
            kind = _kind(offer, why, trade.sums)
            return Speech(kind if kind in ("wary", "truce") else "counter", *_sides(offer, trade))
        case Decline(why=Reason() as why) if why.why in REFUSALS:
            lacks = (why.why in PRICED and not why.price) or (
                why.why in OF_THINGS and not why.about
            )
            return Speech("little" if lacks else why.why, asked=why.about, price=why.price)
    return None


def _sides(offer: Offer, trade: Trade[Any]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    seen = trade.to_partner or (lambda item: item)
    return tuple(map(seen, offer.gives)), tuple(map(seen, offer.wants))


def _kind(offer: Offer, why: Reason | None, sums: Container[str]) -> str:
    if not offer.gives and not offer.wants:
        return "truce"
    if why is not None and why.why in OFFERS:
        return why.why
    if not offer.wants:
        return "gift"
    return "buy" if all(what in sums for what, _ in offer.gives) else "sell"


def wordings(occasion: str, temper: Temper) -> tuple[str, ...]:
    """The messages for an occasion; the temper's own first."""
    if occasion in PLAIN:
        return tuple(f"line-{occasion}-{number + 1}" for number in range(PLAIN_WORDINGS))
    own = [f"line-{occasion}-{temper.name}-{number + 1}" for number in range(OWN)]
    return (*own, *[f"line-{occasion}-{number + 1}" for number in range(COMMON)])


def wording(
    occasion: str, temper: Temper, heard: Sequence[str], luck: Luck, *, needed: bool
) -> str | None:
    """A message that its hearers have not heard in this game. If there is none left: None, or for
    what must be said the one they heard longest ago."""
    known = wordings(occasion, temper)
    fresh = [each for each in known if each not in heard]
    if fresh:
        return fresh[luck.below(len(fresh))]
    if not needed:
        return None
    last = {message: place for place, message in enumerate(heard)}
    return min(known, key=lambda each: last[each])


def worded(speech: Speech, message: str, names: Names) -> Phrase:
    """The line. Things have a second name, with a capital, for the beginning of a sentence."""
    params: dict[str, Part] = {}
    sides = {"gives": speech.gives, "wants": speech.wants} if speech.is_offer else {}
    if speech.asked:
        sides["asked"] = speech.asked
    for name, items in sides.items():
        params[name] = names.things(items)
        params[name.capitalize()] = Row((names.things(items),), capital=True)
    if speech.price:
        params["price"] = names.payment(speech.price)
    return Phrase(message, params, who=speech.whom)
