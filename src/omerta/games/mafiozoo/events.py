"""What can happen in Mafiozoo, as it is told. A fact that only some may know has a default.

Characters, cards, places, favours and districts are numbers, as everywhere in the game. A colour is
a seat, or the straw man's.
"""

from __future__ import annotations

from typing import Literal

from omerta.games.mafiozoo.scoring import Count
from omerta.kernel.events import Happening

# Where a gem came from.
Source = Literal["reserve", "slush"]

# --- Revenue ---


class Round(Happening, frozen=True):
    round: int
    rounds: int
    first: int


class Godfather(Happening, frozen=True):
    """He calls on a character, everybody is paid, the Corruption cards are gathered."""

    character: int
    money: int


class StrawMan(Happening, frozen=True):
    character: int
    gems: int


class StrawSecret(Happening, frozen=True):
    """A secret card is turned up for the straw man: it does nothing."""


class Deal(Happening, frozen=True):
    seat: int
    count: int
    cards: tuple[int, ...] | None = None  # for the one who gets them


class RacketMoney(Happening, frozen=True):
    seat: int
    place: int
    money: int


class RacketGems(Happening, frozen=True):
    seat: int
    place: int
    gems: int


class Docks(Happening, frozen=True):
    seat: int
    money: int
    gems: int


class DrawCorruption(Happening, frozen=True):
    seat: int
    card: int | None = None  # for the one who draws it


class Reshuffle(Happening, frozen=True): ...


class DrawInformant(Happening, frozen=True):
    seat: int
    card: int | None = None  # for the one who draws it


class InformantsReshuffled(Happening, frozen=True): ...


# --- district tokens ---


class District(Happening, frozen=True):
    """One is taken from the Agenda."""

    seat: int
    slot: int
    district: int


class Refill(Happening, frozen=True):
    slot: int
    district: int


class Blind(Happening, frozen=True):
    seat: int
    district: int | None = None  # for the one who draws it; for all where tokens lie open


class Blank(Happening, frozen=True):
    seat: int


# --- Corruption ---


class Corruption(Happening, frozen=True): ...


class Recover(Happening, frozen=True):
    seat: int
    secret: bool  # the kind of the card that is laid away
    gems: int
    card: int | None = None  # for the one who plays it


class Bribe(Happening, frozen=True):
    seat: int
    card: int
    path: tuple[int, ...]  # characters
    counts: tuple[int, ...]  # gems on each of them


class Dropped(Happening, frozen=True):
    """A last card is laid away unseen."""

    seat: int
    card: int | None = None  # for the one whose it was


class Placed(Happening, frozen=True):
    """A placing bonus is used."""

    seat: int
    place: int
    character: int
    source: Source


class LastCall(Happening, frozen=True): ...


# --- Favours ---


class Favours(Happening, frozen=True): ...


class Window(Happening, frozen=True):
    """Informant cards may be shown before this character is settled with."""

    character: int


class Inform(Happening, frozen=True):
    seat: int
    character: int
    source: Source
    gems: int
    turns: bool  # with these gems the favour is free, without them it was not


class Settle(Happening, frozen=True):
    character: int
    motive: Literal["first", "pay", "means"]
    amount: int  # the price, or the gems that are asked for
    godfather: bool  # he stands there
    gems: tuple[int, ...]  # by colour, as they lay there
    leader: int  # the colour alone in front, or nobody
    served: tuple[int, ...]  # free
    spent: tuple[int, ...]  # whose gems go to the Reserve
    payers: tuple[int, ...]  # who may pay
    prices: tuple[int, ...]  # by payer
    token: int  # who gets a Godfather token besides, or nobody
    second: int  # who is served as the second player, or nobody
    straw: int  # the straw man's place among the gems, or nobody


class Payments(Happening, frozen=True):
    character: int
    paying: tuple[int, ...]
    prices: tuple[int, ...]  # by paying seat
    declined: tuple[int, ...]


class Favour(Happening, frozen=True):
    seat: int
    character: int
    favour: int


class Banker(Happening, frozen=True):
    seat: int
    character: int
    money: int


class Union(Happening, frozen=True):
    seat: int
    character: int
    source: Source


class Producer(Happening, frozen=True):
    seat: int
    slush: int  # gems for the slush fund
    gems: int  # gems on a character
    character: int


class TopUp(Happening, frozen=True):
    """What the Reserve lacked comes from the slush fund."""

    seat: int
    gems: int
    character: int


# --- Influence, the end ---


class Influence(Happening, frozen=True): ...


class Thug(Happening, frozen=True):
    seat: int
    place: int
    tokens: tuple[int, int]
    points: int


class Keep(Happening, frozen=True):
    seat: int
    favour: int
    exchanged: int


class Flip(Happening, frozen=True):
    characters: tuple[int, ...]


class End(Happening, frozen=True):
    counts: tuple[Count, ...]  # by seat


EVENTS = (
    Round,
    Godfather,
    StrawMan,
    StrawSecret,
    Deal,
    RacketMoney,
    RacketGems,
    Docks,
    DrawCorruption,
    Reshuffle,
    DrawInformant,
    InformantsReshuffled,
    District,
    Refill,
    Blind,
    Blank,
    Corruption,
    Recover,
    Bribe,
    Dropped,
    Placed,
    LastCall,
    Favours,
    Window,
    Inform,
    Settle,
    Payments,
    Favour,
    Banker,
    Union,
    Producer,
    TopUp,
    Influence,
    Thug,
    Keep,
    Flip,
    End,
)
