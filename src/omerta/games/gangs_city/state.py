"""The state of a game of Gangs City, and its actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import msgspec

from omerta.games.gangs_city.content import (
    CONTENT,
    KIND_IDS,
    MOST_PLAYERS,
    MOST_STOCK,
    PLACE_IDS,
    TRAFFIC_IDS,
    Board,
)
from omerta.games.gangs_city.hexes import CELLS, LOCATION_OF, LOCATIONS, PILE_A, SIDES
from omerta.kernel.actions import ActionTable
from omerta.kernel.state import State

NO_PLACE = -1
NOBODY = -1  # owns a neutral place, leads a traffic

# The phases of a round; before the first, the city is laid out.
SETTING_UP, PLACEMENT, TRAFFICS_PHASE, ACTIONS_PHASE, END_OF_ROUND = range(5)

# What a tile does where it lies. The first three are a character's, the next two the orientations
# of a settling tile; a stack begun by one knows no action yet under `settling_errors = "book"`.
MANAGE, COMBAT, RECRUIT, BIG_CALIBRE, VEST, NO_ACTION = range(6)

# In place of a character: the settling tile.
SETTLING = -1


class Laid(msgspec.Struct, frozen=True):
    """A tile on the city. Spot and chief are known to all, the rest to its gang until GC-5.5."""

    tile: int  # a character, or SETTLING
    spot: int
    action: int
    chief: bool = False


class Stack(msgspec.Struct, frozen=True):
    """What fills a cell beside places (GC-1.5). Its action is hidden until the reveal."""

    owner: int
    spot: int  # which place it acts on, and from which side
    action: int


Fate = Literal["stands", "killed", "saved", "pinned"]


class Fighter(msgspec.Struct, frozen=True):
    """One who came to a shoot-out, and what has befallen him there."""

    tile: int
    chief: bool
    value: int  # GC-2.6; 0 once he counts nothing
    bonus: int = 0  # known once the strengths are added up
    fate: Fate = "stands"
    by: tuple[int, ...] = ()  # whose big calibre or sniper hit him


class FightingGang(msgspec.Struct, frozen=True):
    seat: int
    fighters: tuple[Fighter, ...]  # in the order of laying
    settling: int | None  # BIG_CALIBRE or VEST, as it counts here
    protected: bool
    fired: Literal["no", "yes", "silent"] = "no"  # its big calibre
    total: int | None = None  # once the strengths are added up


class Fight(msgspec.Struct, frozen=True):
    """A shoot-out, from its beginning until the fighters go home."""

    location: int
    owner: int
    gangs: tuple[FightingGang, ...]  # in turn order
    winner: int | None = None  # None while it is open; NOBODY if nothing changes hands
    by: str = ""  # why the winner wins


class Hirer(msgspec.Struct, frozen=True):
    """A gang that recruits, and what came of it."""

    seat: int
    kinds: tuple[int, ...]  # its recruiters
    chief: int  # the kind of the chief among them; -1 if it is not there
    total: int
    outcome: Literal["waits", "hires", "passes", "cannot"] = "waits"
    hired: tuple[int, ...] = ()  # kinds
    leaves: tuple[int, ...] = ()  # kinds


class Lying(msgspec.Struct, frozen=True):
    """Who lay on a place when the hiring began, and who has hired him since."""

    kind: int
    by: int | None = None


class Hiring(msgspec.Struct, frozen=True):
    """The recruiting at a place, from its beginning until all go home."""

    place: int
    lying: tuple[Lying, ...]
    gangs: tuple[Hirer, ...]  # in the order in which they hire
    turn: int | None = None  # whose turn it was last


class Won(msgspec.Struct, frozen=True):
    """A place tile won on a pile and not yet opened (GC-6.18). Nobody knows which."""

    seat: int
    pile: int
    place: int


@dataclass(slots=True, kw_only=True)
class GangsCity(State):
    """All facts. Piles are taken from the end; lists are by seat unless said otherwise.

    A *tile* is one of the characters of the box, by number; `board.kind` says what it is.
    """

    board: Board
    target: int
    max_rounds: int
    round: int = 0
    phase: int = SETTING_UP
    first: int

    # The city.
    cells: list[int]  # by location: where it lies, NOWHERE while it does not
    built: dict[int, int]  # cells to locations
    owners: list[int]  # by place
    recruits: list[tuple[int, ...]]  # by place: tiles
    piles: list[list[int]]  # of places
    drawn: list[int]  # starting places, shown to all, until they are laid
    won: list[Won] = field(default_factory=list)

    # The gangs.
    rosters: list[list[int]]  # tiles, in roster order (GC-2.11)
    leaving: list[list[int]]  # tiles, in the order they were marked; still on the roster
    supply: list[tuple[int, ...]]  # by generic kind: tiles
    mercenaries: list[int]  # face down
    removed: list[int] = field(default_factory=list)

    # Tiles on the city.
    laid: list[list[Laid]]  # in the order of laying
    stacks: dict[int, Stack] = field(default_factory=dict)  # by cell
    ended: list[bool]  # GC-4.31, 4.34: places nothing more this phase
    shut: list[bool]  # when they ended, no side was open and every pile empty
    revealed: bool = False

    # Traffics.
    stock: list[list[int]]  # by seat and traffic
    warehouse: list[int]  # by traffic: the supply
    bids: list[tuple[int, ...]]  # shown, until they go back; by seat and traffic
    leaders: list[int]  # by traffic: a seat or NOBODY
    levels: list[int]  # by traffic: 0 to 2
    recovered: tuple[int, ...] = ()  # traffics the fence's gang took stock of this round

    # The location being resolved.
    order: list[int] = field(default_factory=list)  # those still to come
    location: int = NO_PLACE
    fight: Fight | None = None
    hiring: Hiring | None = None
    victims: list[int] = field(default_factory=list)  # killed here
    pinned: int = NO_PLACE  # a tile
    loser: int = NOBODY  # who lost the place to a racketeer's gang
    hirers: list[int] = field(default_factory=list)  # who is still to recruit here
    opening: int = NO_PLACE  # the place being laid

    scores: list[int]
    incomes: list[int]  # of the last round
    errors: list[int]  # with settling tiles, under `settling_errors = "book"`

    # What the table has chosen.
    book_errors: bool
    order_by_itself: bool
    abilities: bool
    fresh_blood: bool

    def turn_order(self) -> tuple[int, ...]:
        """GC-2.3: clockwise from the first player."""
        return clockwise(self.players, self.first)

    def kind(self, tile: int) -> int:
        return self.board.kind[tile]

    def kinds(self, tiles: Iterable[int]) -> tuple[int, ...]:
        kind = self.board.kind
        return tuple([kind[tile] for tile in tiles])

    def kind_of(self, laid: Laid) -> int:
        """A kind of character, or SETTLING."""
        return SETTLING if laid.tile == SETTLING else self.board.kind[laid.tile]

    def at(self, location: int, seat: int, action: int) -> list[Laid]:
        """A gang's tiles with this action at a location, in the order of laying."""
        return [
            each
            for each in self.laid[seat]
            if each.action == action and LOCATION_OF[each.spot] == location
        ]

    def places_of(self, seat: int) -> list[int]:
        return [place for place, owner in enumerate(self.owners) if owner == seat]

    def full_piles(self) -> Iterator[int]:
        """The piles with tiles left, as locations."""
        return (PILE_A + number for number, pile in enumerate(self.piles) if pile)

    def roster_size(self, seat: int) -> int:
        """GC-2.4: without those marked as leaving."""
        return len(self.rosters[seat]) - len(self.leaving[seat])


@cache
def clockwise(players: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % players for step in range(players))


ACTIONS = ActionTable()

DONE = ACTIONS.add("done")
ONLY_DONE = (DONE,)
# setup_place, open_place: a cell.
LAY = len(ACTIONS)
for _q, _r in CELLS:
    ACTIONS.add("cell", _q, _r)
# first_player
BEGIN = len(ACTIONS)
for _seat in range(MOST_PLAYERS):
    ACTIONS.add("begin", _seat)
# place_tile: a tile, a location, a spot there, what the tile does, and whether it is the chief.
TILE = len(ACTIONS)
for _kind in KIND_IDS:
    ACTIONS.add("tile", _kind)
TILE_SETTLING = ACTIONS.add("tile", "settling")
DECLINE = ACTIONS.add("decline")
LOCATION_IDS = (*PLACE_IDS, "pile_a", "pile_b")
AT = len(ACTIONS)  # resolution_order and return_character name locations by these, too
for _location in LOCATION_IDS:
    ACTIONS.add("at", _location)
ON_PLACE = ACTIONS.add("manage")
ON_SIDE = len(ACTIONS)
for _direction in ("e", "ne", "nw", "w", "sw", "se")[:SIDES]:
    ACTIONS.add("side", _direction)
AS_COMBAT = ACTIONS.add("combat")
AS_RECRUIT = ACTIONS.add("recruit")
AS_BIG_CALIBRE = ACTIONS.add("big_calibre")
AS_VEST = ACTIONS.add("vest")
PLAIN = ACTIONS.add("plain")
CHIEF = ACTIONS.add("chief")
# bid: how much of each traffic.
BID = len(ACTIONS)
AMOUNTS = MOST_STOCK + 1
for _traffic in TRAFFIC_IDS:
    for _amount in range(AMOUNTS):
        ACTIONS.add("bid", _traffic, _amount)
# fence_token, steal
TRAFFIC = len(ACTIONS)
for _traffic in TRAFFIC_IDS:
    ACTIONS.add("traffic", _traffic)
# kill, pin: a fighter of a gang by its kind, or its chief. Which of several of a kind is meant,
# rules_shootout says.
SHOOT = len(ACTIONS)
TARGETS = len(KIND_IDS) + 1
TARGET_CHIEF = len(KIND_IDS)
for _seat in range(MOST_PLAYERS):
    for _target in (*KIND_IDS, "chief"):
        ACTIONS.add("shoot", _seat, _target)
NONE = ACTIONS.add("none")
# doctor_save
SAVE = len(ACTIONS)
for _kind in KIND_IDS:
    ACTIONS.add("save", _kind)
# recruit
HIRE = len(ACTIONS)
for _kind in KIND_IDS:
    ACTIONS.add("hire", _kind)
# leaving: one in hand, or one still to act at a location.
LEAVE = len(ACTIONS)
for _kind in KIND_IDS:
    ACTIONS.add("leave", _kind)
LEAVE_AT = len(ACTIONS)
for _kind in KIND_IDS:
    for _location in LOCATION_IDS:
        ACTIONS.add("leave", _kind, _location)


def leave_action(kind: int, location: int | None) -> int:
    """Marks one of a kind as leaving: one in hand, or one at a location."""
    return LEAVE + kind if location is None else LEAVE_AT + kind * LOCATIONS + location


def left_by(action: int) -> tuple[int, int | None]:
    """Whom an action marks as leaving: kind, and where if not in hand."""
    if action < LEAVE_AT:
        return action - LEAVE, None
    return divmod(action - LEAVE_AT, LOCATIONS)


def drawn_as(purpose: str, name: str | int) -> int:
    """In a lesson's file: places and mercenaries by name, the first place's cell by number."""
    if purpose == "places":
        return LOCATION_IDS.index(str(name))
    if purpose == "mercenaries":
        return CONTENT.board().kind.index(KIND_IDS.index(str(name)))
    return int(name)
