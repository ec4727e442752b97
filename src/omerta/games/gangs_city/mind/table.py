"""The city as one seat sees it, looked up by number, and where that seat may lay a tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from omerta.games.gangs_city.city import district_points, largest_group
from omerta.games.gangs_city.content import CONTENT, LEVELS, PLACES, TRAFFICS
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    FIRST_SIDE,
    LOCATION_OF,
    NEAR,
    PILE_A,
    cell,
    side,
)
from omerta.games.gangs_city.state import (
    AS_BIG_CALIBRE,
    AS_COMBAT,
    AS_RECRUIT,
    AS_VEST,
    AT,
    BIG_CALIBRE,
    CHIEF,
    COMBAT,
    DONE,
    MANAGE,
    NO_ACTION,
    NOBODY,
    ON_PLACE,
    ON_SIDE,
    PLAIN,
    RECRUIT,
    SETTLING,
    TILE,
    TILE_SETTLING,
    VEST,
)
from omerta.games.gangs_city.view import GangsCityView, TileView
from omerta.kernel.game import SeatView

# The bots know the usual content; at a table with its own they make do.
BOARD = CONTENT.board()
# By place: its traffics, and how many symbols of each.
SYMBOLS = tuple(
    tuple((traffic, there) for traffic, there in enumerate(symbols) if there)
    for symbols in BOARD.place_symbols
)
# By kind and place: how many of the place's symbols one of these serves alone (GC-5.7).
SERVES = tuple(
    tuple(sum(min(there, shown[traffic]) for traffic, there in symbols) for symbols in SYMBOLS)
    for shown in BOARD.symbols
)


class Job(NamedTuple):
    """What a tile is to do, and where; not yet from which side."""

    location: int
    deed: int  # MANAGE, COMBAT, RECRUIT; of the settling tile BIG_CALIBRE, VEST


class Table:
    """A seat's view. Places that are not on the city have no cell."""

    def __init__(self, seen: SeatView) -> None:
        view: GangsCityView = seen.table
        self.view = view
        self.me = seen.seat
        self.players = seen.players
        self.own = view.players[seen.seat]
        self.hand = view.own.hand if view.own else ()
        self.settling = view.own is not None and view.own.settling
        self.cells: dict[int, int] = {}  # by location
        self.owner = [NOBODY] * PLACES
        self.recruits: list[tuple[int, ...]] = [()] * PLACES
        for at in view.places:
            self.cells[at.place] = cell(at.q, at.r)
            self.owner[at.place] = NOBODY if at.owner is None else at.owner
            self.recruits[at.place] = at.recruits
        self.places = [at.place for at in view.places]  # by rising initiative
        self.piles = [pile.location for pile in view.piles if pile.tiles]
        for pile in view.piles:
            self.cells[pile.location] = cell(pile.q, pile.r)
        self.built = {home: location for location, home in self.cells.items()}
        self.tiles: list[list[TileView]] = [[] for _ in range(seen.players)]
        self.stacks: dict[int, TileView] = {}  # the lowest tile of each, by cell
        for tile in view.tiles:
            self.tiles[tile.seat].append(tile)
            if tile.spot >= FIRST_SIDE:
                at_cell = NEAR[self.cells[LOCATION_OF[tile.spot]]][DIRECTION_OF[tile.spot]]
                self.stacks.setdefault(at_cell, tile)
        built, stacks = self.built, self.stacks
        self.open = {
            place: [
                direction
                for direction, near in enumerate(NEAR[self.cells[place]])
                if near not in built and near not in stacks
            ]
            for place in self.places
        }
        self.deeds = own_deeds(self.tiles[self.me], view.book_errors)
        # What own stacks do, and where: those one may join.
        self.stacked = {
            Job(LOCATION_OF[spot], deed) for spot, deed in self.deeds.items() if spot >= FIRST_SIDE
        }
        self.beside = {
            place: [
                built[near]
                for near in NEAR[self.cells[place]]
                if near in built and built[near] < PILE_A
            ]
            for place in self.places
        }

    def level(self, traffic: int, seat: int) -> int:
        """GC-5.13, 5.14: at which number a seat would lead a traffic now."""
        marker = self.view.markers[traffic]
        return min(marker.level + 1, LEVELS - 1) if marker.leader == seat else 0

    def has_room(self, seat: int) -> bool:
        """GC-2.4: may it hire without anybody leaving?"""
        player = self.view.players[seat]
        return len(player.roster) - len(player.leaving) < BOARD.most

    def places_of(self, seat: int) -> list[int]:
        return [place for place in self.places if self.owner[place] == seat]

    def district(self, places: Iterable[int]) -> int:
        """GC-8.2: what these places bring their owner each round."""
        return district_points(largest_group(self.cells[place] for place in places))

    # --- what the seat may do with a tile ---

    def jobs(self, kind: int) -> Iterator[Job]:
        """All that a character in hand may do (GC-4.6 to 4.18)."""
        owner, me = self.owner, self.me
        recruits = BOARD.recruit[kind] > 0
        for place in self.places:
            if owner[place] == me and BOARD.runs[kind][place]:
                yield Job(place, MANAGE)
            if self.open[place]:
                yield Job(place, COMBAT)
                if recruits:
                    yield Job(place, RECRUIT)
            elif self.stacked:
                undecided = Job(place, NO_ACTION) in self.stacked
                if undecided or Job(place, COMBAT) in self.stacked:
                    yield Job(place, COMBAT)
                if recruits and (undecided or Job(place, RECRUIT) in self.stacked):
                    yield Job(place, RECRUIT)
        for pile in self.piles:
            yield Job(pile, COMBAT)

    def sides(self, job: Job) -> Iterator[int]:
        """The spots for a job beside a place: own stacks that do it, then open sides."""
        place, deed = job
        for spot, done in self.deeds.items():
            if spot >= FIRST_SIDE and LOCATION_OF[spot] == place and done in (deed, NO_ACTION):
                yield spot
        for direction in self.open[place]:
            yield side(place, direction)


def own_deeds(tiles: Iterable[TileView], book_errors: bool) -> dict[int, int]:
    """What the seat's tiles do, by spot. A settling tile alone waits for a fighter (GC-4.28), or
    with the book's errors for anybody."""
    deeds: dict[int, int] = {}
    for tile in tiles:
        if tile.kind == SETTLING:
            deeds.setdefault(tile.spot, NO_ACTION if book_errors else COMBAT)
        elif tile.action is not None:
            deeds[tile.spot] = tile.action
    return deeds


def served(table: Table) -> list[int]:
    """GC-5.7: by traffic, how many symbols the own managers serve."""
    counts = [0] * TRAFFICS
    for place in table.places_of(table.me):
        kinds = [tile.kind for tile in table.tiles[table.me] if tile.spot == place]
        for traffic, there in SYMBOLS[place]:
            shown = [BOARD.symbols[kind][traffic] for kind in kinds if kind not in (None, SETTLING)]
            counts[traffic] += min(there, sum(shown))
    return counts


class Laying(NamedTuple):
    """A tile laid: all that is to be said of it, whichever of it is asked for (GC-10.5)."""

    kind: int
    spot: int
    deed: int
    chief: bool = False

    def steps(self) -> frozenset[int]:
        on_side = self.spot >= FIRST_SIDE
        steps = {
            TILE_SETTLING if self.kind == SETTLING else TILE + self.kind,
            AT + LOCATION_OF[self.spot],
            ON_SIDE + DIRECTION_OF[self.spot] if on_side else ON_PLACE,
            CHIEF if self.chief else PLAIN,
            DONE,
        }
        if self.deed in DEED_STEPS:
            steps.add(DEED_STEPS[self.deed])
        return frozenset(steps)


DEED_STEPS = {
    COMBAT: AS_COMBAT,
    RECRUIT: AS_RECRUIT,
    BIG_CALIBRE: AS_BIG_CALIBRE,
    VEST: AS_VEST,
}
