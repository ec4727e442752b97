"""The components of Gangs City, read from content.toml, and the options of a table."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from omerta.kernel.content import parse_content

# In traffic order (GC-2.12).
TrafficId = Literal["prostitution", "weapons", "drugs", "alcohol", "tobacco"]
TRAFFIC_IDS: tuple[TrafficId, ...] = get_args(TrafficId)
TRAFFICS = len(TRAFFIC_IDS)

GenericId = Literal["thug", "driver", "bodyguard", "cop", "dealer", "pimp", "hitwoman"]
MercenaryId = Literal[
    "sniper",
    "doctor",
    "armoured",
    "headhunter",
    "vamp",
    "lieutenant",
    "fence",
    "racketeer",
    "cleaner",
    "lone_wolf",
]
GENERIC_IDS: tuple[GenericId, ...] = get_args(GenericId)
MERCENARY_IDS: tuple[MercenaryId, ...] = get_args(MercenaryId)
GENERICS = len(GENERIC_IDS)
# A *kind* of character: a type of generic ones, or a mercenary.
KIND_IDS = (*GENERIC_IDS, *MERCENARY_IDS)
KINDS = len(KIND_IDS)
THUG, DRIVER, BODYGUARD, COP, DEALER, PIMP, HITWOMAN = range(GENERICS)
(
    SNIPER,
    DOCTOR,
    ARMOURED,
    HEADHUNTER,
    VAMP,
    LIEUTENANT,
    FENCE,
    RACKETEER,
    CLEANER,
    LONE_WOLF,
) = range(GENERICS, KINDS)

PlaceId = Literal[
    "posh_district",
    "gambling_den",
    "prison",
    "bar",
    "distillery",
    "casino",
    "garage",
    "precinct",
    "arms_dealer",
    "cabaret",
    "docks",
    "luxury_hotel",
    "nightclub",
    "brothel",
    "ghetto",
]
PLACE_IDS: tuple[PlaceId, ...] = get_args(PlaceId)
PLACES = len(PLACE_IDS)
PILES = 2  # at most

LEAST_PLAYERS, MOST_PLAYERS = 3, 6
LEVELS = 3

# Bounds for a table's own content: generous, but no game goes on for ever.
Value = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
MOST_STOCK = 12  # of one traffic: bids are numbered so far
Tokens = Annotated[int, Meta(ge=1, le=MOST_STOCK)]
Target = Annotated[int, Meta(ge=8, le=40)]
Symbols = Annotated[tuple[TrafficId, ...], Meta(max_length=6)]
MOST_ROSTER = 6


class _Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str


class Traffic(_Sourced, frozen=True):
    id: TrafficId
    levels: tuple[Value, Value, Value]


class Warehouse(_Sourced, frozen=True):
    tokens_each: Tokens


class _Gangster(_Sourced, frozen=True, kw_only=True):
    attack: Value
    defence: Value
    cost: Value
    recruit: Some | None = None


class Character(_Gangster, frozen=True, kw_only=True):
    id: GenericId
    count: Annotated[int, Meta(ge=0, le=40)]
    symbols: Symbols


class Mercenary(_Gangster, frozen=True, kw_only=True):
    id: MercenaryId


class Place(_Sourced, frozen=True):
    id: PlaceId
    initiative: Annotated[int, Meta(ge=1, le=PLACES)]
    symbols: Symbols
    recruits: Annotated[tuple[GenericId | Literal["mercenary"], ...], Meta(max_length=6)]


class Gang(_Sourced, frozen=True):
    start: Annotated[tuple[GenericId, ...], Meta(min_length=1, max_length=MOST_ROSTER)]
    most: Annotated[int, Meta(ge=1, le=MOST_ROSTER)]
    fresh_blood: Annotated[tuple[GenericId, ...], Meta(max_length=GENERICS)]


class Bonuses(_Sourced, frozen=True):
    chief: Value
    lone_wolf: Value


class Ends(_Sourced, frozen=True):
    target: tuple[Target, Target, Target, Target]
    piles: tuple[Literal[1, 2], Literal[1, 2], Literal[1, 2], Literal[1, 2]]


class Errors(_Sourced, frozen=True):
    points: Value


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of content.toml."""

    traffics: tuple[Traffic, ...]
    warehouse: Warehouse
    characters: tuple[Character, ...]
    mercenaries: tuple[Mercenary, ...]
    places: tuple[Place, ...]
    gang: Gang
    bonuses: Bonuses
    ends: Ends
    errors: Errors

    def __post_init__(self) -> None:
        for given, known in (
            (self.traffics, TRAFFIC_IDS),
            (self.characters, GENERIC_IDS),
            (self.mercenaries, MERCENARY_IDS),
            (self.places, PLACE_IDS),
        ):
            ids = [each.id for each in given]
            if ids != list(known):
                raise ValueError(f"these, in this order, are needed: {', '.join(known)}")
        if sorted(place.initiative for place in self.places) != list(range(1, PLACES + 1)):
            raise ValueError(f"initiatives are 1 to {PLACES}, each once")
        for kind in GENERIC_IDS:
            count = self.characters[GENERIC_IDS.index(kind)].count
            if count < MOST_PLAYERS * self.gang.start.count(kind):
                raise ValueError(f"not enough characters to begin with: {kind}")
        if len(self.gang.start) > self.gang.most:
            raise ValueError("a gang begins with more characters than it may have")

    @cache  # noqa: B019  (a content lives as long as the program)
    def board(self) -> Board:
        """All that the rules look up while a game is played, by number."""
        fighters: tuple[_Gangster, ...] = (*self.characters, *self.mercenaries)
        kinds = [KIND_IDS.index(who.id) for who in self.characters for _ in range(who.count)]
        kinds += range(GENERICS, KINDS)
        recruits = [
            tuple(KIND_IDS.index(who) if who != "mercenary" else ANY_MERCENARY for who in at)
            for at in (place.recruits for place in self.places)
        ]
        return Board(
            kind=tuple(kinds),
            attack=tuple(who.attack for who in fighters),
            defence=tuple(who.defence for who in fighters),
            recruit=tuple(who.recruit or 0 for who in fighters),
            cost=tuple(who.cost for who in fighters),
            symbols=(
                *[_count(who.symbols) for who in self.characters],
                *[(0,) * TRAFFICS for _ in self.mercenaries],
            ),
            initiative=tuple(place.initiative for place in self.places),
            by_initiative=tuple(
                sorted(range(PLACES), key=lambda place: self.places[place].initiative)
            ),
            place_symbols=tuple(_count(place.symbols) for place in self.places),
            runs=tuple(
                tuple(bool(set(who.symbols) & set(place.symbols)) for place in self.places)
                for who in self.characters
            )
            + ((False,) * PLACES,) * len(self.mercenaries),
            recruits=tuple(recruits),
            levels=tuple(traffic.levels for traffic in self.traffics),
            tokens_each=self.warehouse.tokens_each,
            start=tuple(KIND_IDS.index(who) for who in self.gang.start),
            most=self.gang.most,
            fresh_blood=tuple(KIND_IDS.index(who) for who in self.gang.fresh_blood),
            chief=self.bonuses.chief,
            lone_wolf=self.bonuses.lone_wolf,
            error_points=self.errors.points,
        )


def _count(symbols: tuple[TrafficId, ...]) -> tuple[int, ...]:
    """How many symbols of each traffic."""
    return tuple(symbols.count(traffic) for traffic in TRAFFIC_IDS)


ANY_MERCENARY = -1  # in `Board.recruits`: the next of their pile


class Board(msgspec.Struct, frozen=True):
    """What content.toml says, as the rules look it up: by tile, by kind, by place, by traffic."""

    kind: tuple[int, ...]  # of each character tile of the box
    attack: tuple[int, ...]  # by kind, like the next
    defence: tuple[int, ...]
    recruit: tuple[int, ...]  # 0 for who cannot
    cost: tuple[int, ...]
    symbols: tuple[tuple[int, ...], ...]  # by kind and traffic
    initiative: tuple[int, ...]  # by place
    by_initiative: tuple[int, ...]  # the places, lowest first
    place_symbols: tuple[tuple[int, ...], ...]  # by place and traffic
    runs: tuple[tuple[bool, ...], ...]  # GC-4.14: by kind and place
    recruits: tuple[tuple[int, ...], ...]  # by place: kinds
    levels: tuple[tuple[int, int, int], ...]  # by traffic
    tokens_each: int
    start: tuple[int, ...]
    most: int
    fresh_blood: tuple[int, ...]
    chief: int
    lone_wolf: int
    error_points: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table. The defaults are the published rules and our rulings on them."""

    settling_errors: Literal["refuse", "book"] = "refuse"
    resolution_order: Literal["first_player", "auto"] = "first_player"
    mercenary_abilities: bool = True
    fresh_blood: bool = False
    target: Literal["players"] | Target = "players"
    max_rounds: Annotated[int, Meta(ge=1, le=30)] = 30


CONTENT = parse_content((files(__package__) / "content.toml").read_text("utf-8"), Content)
