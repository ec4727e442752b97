"""Events of every game. The kernel announces them, and `games/words.py` puts them into words."""

from __future__ import annotations

from omerta.kernel.events import Happening
from omerta.kernel.state import Pledge

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
    pledges: tuple[Pledge, ...] = ()


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
    """`promise` is its number, `round` the one in which it was given."""

    promise: int
    to: int
    pledge: Pledge
    round: int
    mark: str = ""


class PromiseMade(Promised, frozen=True): ...


class PromiseMarked(Promised, frozen=True):
    """Its recipient says what became of it."""


class PromiseSettled(Promised, frozen=True):
    """All can see what became of it."""


HOUSE: tuple[type[Happening], ...] = (
    TimedOut,
    OfferMade,
    OfferDeclined,
    OfferWithdrawn,
    OfferLapsed,
    Trade,
    PromiseMade,
    PromiseMarked,
    PromiseSettled,
)
