"""Events of every game. The kernel announces them, and `games/words.py` puts them into words."""

from __future__ import annotations

from omerta.kernel.events import Happening

Items = tuple[tuple[str, int], ...]


class TimedOut(Happening, frozen=True):
    """The clock answered for a seat."""

    seat: int


class Offered(Happening, frozen=True):
    """An offer and what became of it. Only the two seats hear the content."""

    offer: int
    maker: int
    to: int
    gives: Items | None = None
    wants: Items | None = None
    words: str = ""
    promise: bool = False


class OfferMade(Offered, frozen=True): ...


class OfferDeclined(Offered, frozen=True): ...


class OfferWithdrawn(Offered, frozen=True): ...


class OfferLapsed(Offered, frozen=True): ...


class Trade(Happening, frozen=True):
    """What changed hands. Only the two hear the words, unless the offer was to anyone."""

    maker: int
    taker: int
    gives: Items
    wants: Items
    words: str = ""


class Promised(Happening, frozen=True):
    promise: int
    maker: int
    to: int
    words: str
    round: int
    mark: str


class PromiseMade(Promised, frozen=True): ...


class PromiseMarked(Promised, frozen=True): ...


HOUSE: tuple[type[Happening], ...] = (
    TimedOut,
    OfferMade,
    OfferDeclined,
    OfferWithdrawn,
    OfferLapsed,
    Trade,
    PromiseMade,
    PromiseMarked,
)
