"""What can happen in Gangs City, as it is told. A fact that only some may know has a default.

`character` and `kinds` are kinds of character. Seats, places and kinds that are not there are
NOBODY, NO_PLACE and -1.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from omerta.kernel.events import Happening, SeenEvent

Kinds = tuple[int, ...]  # of characters
ByTraffic = tuple[int, ...]
BySeat = tuple[int, ...]

# --- setting up ---


class Founded(Happening, frozen=True):
    """The first place of the city lies."""

    place: int
    cell: tuple[int, int]


class Drawn(Happening, frozen=True):
    """Everybody has drawn a starting place."""

    places: BySeat
    first: int  # who lays first


class StartingPlace(Happening, frozen=True):
    seat: int
    place: int
    cell: tuple[int, int]


class Recruits(Happening, frozen=True):
    """Characters came to lie on a place."""

    place: int
    kinds: Kinds


# --- the round, and placement ---


class Round(Happening, frozen=True):
    round: int


class FreshBlood(Happening, frozen=True):
    """An empty gang got a character."""

    seat: int
    character: int


class First(Happening, frozen=True):
    seat: int  # who chose
    first: int


class FirstStays(Happening, frozen=True):
    first: int


class Lay(Happening, frozen=True):
    seat: int
    spot: int
    rank: int  # the how manieth tile of the gang there, from below
    chief: bool
    character: int | None = None  # for its gang; SETTLING for the settling tile
    action: int | None = None


class EndsPlacing(Happening, frozen=True):
    seat: int


# --- traffics ---


class Bids(Happening, frozen=True):
    bids: tuple[ByTraffic, ...]  # by seat


class RevealedTile(msgspec.Struct, frozen=True):
    seat: int
    spot: int
    kind: int
    action: int
    chief: bool


class Reveal(Happening, frozen=True):
    tiles: tuple[RevealedTile, ...]


class SettlingError(Happening, frozen=True):
    """A settling tile lay without a fighter (option `settling_errors`)."""

    seat: int
    location: int
    spot: int
    first: bool  # of this gang
    counts: bool  # it stays, for the fighters of other stacks there
    lost: int  # points


class Managed(Happening, frozen=True):
    """The managers of a place did their work and went home."""

    seat: int
    place: int
    kinds: Kinds
    symbols: ByTraffic


class Traffic(Happening, frozen=True):
    """A traffic was counted."""

    traffic: int
    bids: BySeat
    managed: BySeat
    leader: int
    before: int  # who led it until then
    level: int
    points: int  # by round, for its leader


class Stock(Happening, frozen=True):
    seat: int
    tokens: ByTraffic


class Fence(Happening, frozen=True):
    seat: int
    traffic: int


# --- actions ---


class Actions(Happening, frozen=True):
    locations: tuple[int, ...]


class Order(Happening, frozen=True):
    seat: int
    locations: tuple[int, ...]


class Location(Happening, frozen=True):
    """This location is resolved now."""

    location: int


class Claim(Happening, frozen=True):
    """Only one gang fights there."""

    seat: int
    location: int
    before: int  # whose it was


class ArmedGang(msgspec.Struct, frozen=True):
    seat: int
    kinds: Kinds
    chief: int  # the kind of the chief among them
    settling: int  # big calibre, vest, or -1
    protected: bool


class ShootOut(Happening, frozen=True):
    location: int
    owner: int
    gangs: tuple[ArmedGang, ...]


class Shot(msgspec.Struct, frozen=True):
    seat: int
    gang: int  # whose fighter was hit; NOBODY if it was not fired
    kind: int
    chief: bool


class Kills(Happening, frozen=True):
    location: int
    shots: tuple[Shot, ...]


class Saved(Happening, frozen=True):
    seat: int
    character: int


class Killed(Happening, frozen=True):
    seat: int
    character: int


class Pinned(Happening, frozen=True):
    seat: int  # whose sniper
    gang: int
    character: int


class HoldsFire(Happening, frozen=True):
    seat: int


class Sum(msgspec.Struct, frozen=True):
    """What one fighter counts."""

    kind: int
    value: int
    bonus: int  # of the chief or lieutenant, and of the lone wolf
    pinned: bool
    chief: bool


class Party(msgspec.Struct, frozen=True):
    seat: int
    total: int
    sums: tuple[Sum, ...]


class Strengths(Happening, frozen=True):
    location: int
    parties: tuple[Party, ...]


class NobodyWins(Happening, frozen=True):
    location: int


# Why somebody wins a shoot-out.
Reason = Literal["strength", "undefended", "cleaner", "owner", "chief", "turn"]


class Wins(Happening, frozen=True):
    location: int
    seat: int
    before: int  # whose it was
    by: Reason


class Takes(Happening, frozen=True):
    """A place changed hands."""

    seat: int
    place: int
    before: int


class WinsTile(Happening, frozen=True):
    seat: int
    pile: int


class Steals(Happening, frozen=True):
    seat: int
    victim: int
    traffic: int


class StealsNothing(Happening, frozen=True):
    seat: int
    victim: int


class RecruitingGang(msgspec.Struct, frozen=True):
    seat: int
    total: int
    kinds: Kinds
    chief: int  # the kind of the chief among them


class Recruiting(Happening, frozen=True):
    place: int
    gangs: tuple[RecruitingGang, ...]  # in the order in which they hire


class CannotHire(Happening, frozen=True):
    seat: int
    place: int


class Hires(Happening, frozen=True):
    seat: int
    place: int
    kinds: Kinds
    leaves: Kinds


class Passes(Happening, frozen=True):
    seat: int
    place: int


class FightersHome(Happening, frozen=True):
    location: int


class Cleared(Happening, frozen=True):
    location: int


# --- end of the round ---


class PileGone(Happening, frozen=True):
    pile: int


class Opens(Happening, frozen=True):
    """A place won on a pile was turned up."""

    seat: int
    place: int
    pile: int


class NewPlace(Happening, frozen=True):
    seat: int
    place: int
    cell: tuple[int, int]


class Enclosed(Happening, frozen=True):
    """Who lay on an enclosed place left the game."""

    place: int
    kinds: Kinds


class Returns(Happening, frozen=True):
    """One left a gang, for a place or for good."""

    seat: int
    character: int
    place: int


class Scores(Happening, frozen=True):
    traffics: BySeat
    districts: BySeat
    scores: BySeat


class End(Happening, frozen=True):
    reached: bool  # the target; else that was the last round
    scores: BySeat
    incomes: BySeat  # of the last round


EVENTS: tuple[type[Happening], ...] = (
    Founded,
    Drawn,
    StartingPlace,
    Recruits,
    Round,
    FreshBlood,
    First,
    FirstStays,
    Lay,
    EndsPlacing,
    Bids,
    Reveal,
    SettlingError,
    Managed,
    Traffic,
    Stock,
    Fence,
    Actions,
    Order,
    Location,
    Claim,
    ShootOut,
    Kills,
    Saved,
    Killed,
    Pinned,
    HoldsFire,
    Strengths,
    NobodyWins,
    Wins,
    Takes,
    WinsTile,
    Steals,
    StealsNothing,
    Recruiting,
    CannotHire,
    Hires,
    Passes,
    FightersHome,
    Cleared,
    PileGone,
    Opens,
    NewPlace,
    Enclosed,
    Returns,
    Scores,
    End,
)


def attacks(event: SeenEvent) -> tuple[int, int] | None:
    """Who has stolen from whom, or shot at whom first."""
    match event.data:
        case Steals(seat=seat, victim=victim):
            return seat, victim
        case Kills(shots=shots):
            fired = [(shot.seat, shot.gang) for shot in shots if shot.gang >= 0]
            return fired[0] if fired else None
    return None
