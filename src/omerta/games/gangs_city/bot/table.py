"""What a bot reads out of its view, so that it can be asked often.

What it may do, and what that comes to, it asks the rules: `Table.s` is the state as far as the seat
sees it, with the table's own content.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from omerta.bots.judgement import SHARP, Judgement
from omerta.games.gangs_city.city import district_points, largest_group, open_side
from omerta.games.gangs_city.content import Board
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    LOCATION_OF,
    NEAR,
    PILE_A,
    SIDES,
    is_side,
    side,
)
from omerta.games.gangs_city.known import known_state
from omerta.games.gangs_city.rules_placement import (
    ACTION_OF,
    companion_spot,
    deed_choices,
    may_manage,
    on_by,
    spot_choices,
)
from omerta.games.gangs_city.rules_traffics import level_for
from omerta.games.gangs_city.state import (
    AT,
    CHIEF,
    COMBAT,
    DONE,
    MANAGE,
    NO_ACTION,
    ON_PLACE,
    PLAIN,
    RECRUIT,
    SETTLING,
    TILE,
    TILE_SETTLING,
)
from omerta.games.gangs_city.view import GangsCityView, TileView
from omerta.kernel.game import SeatView

Symbols = tuple[tuple[tuple[int, int], ...], ...]


@cache
def symbols_by_place(board: Board) -> Symbols:
    """By place: its traffics, and how many symbols of each."""
    return tuple(
        tuple((traffic, there) for traffic, there in enumerate(symbols) if there)
        for symbols in board.place_symbols
    )


class Job(NamedTuple):
    """What a tile is to do, and where; not yet from which side."""

    location: int
    deed: int  # MANAGE, COMBAT, RECRUIT; of the settling tile BIG_CALIBRE, VEST


class Table:
    """A seat's view, the rules to it, and how well its bot judges what it sees."""

    def __init__(self, seen: SeatView, board: Board, judgement: Judgement = SHARP) -> None:
        self.judgement = judgement
        view: GangsCityView = seen.table
        s = known_state(seen, board)
        self.view = view
        self.s = s
        self.board = board
        self.symbols = symbols_by_place(board)
        self.me = seen.seat
        self.players = seen.players
        self.own = view.players[seen.seat]
        self.hand = view.own.hand if view.own else ()
        self.settling = view.own is not None and view.own.settling
        self.cells = s.cells  # by location
        self.owner = s.owners
        self.recruits: dict[int, tuple[int, ...]] = {at.place: at.recruits for at in view.places}
        self.places = [at.place for at in view.places]
        self.piles = [pile.location for pile in view.piles if pile.tiles]
        self.built = s.built
        self.tiles: list[list[TileView]] = [[] for _ in range(seen.players)]
        for tile in view.tiles:
            self.tiles[tile.seat].append(tile)
        self.open = {
            place: [direction for direction in range(SIDES) if open_side(s, place, direction)]
            for place in self.places
        }
        self.deeds = self._own_deeds()
        # What own stacks do, and where: those one may join.
        self.stacked = {
            Job(LOCATION_OF[spot], deed) for spot, deed in self.deeds.items() if is_side(spot)
        }
        self.beside = {
            place: [
                s.built[near]
                for near in NEAR[s.cells[place]]
                if near in s.built and s.built[near] < PILE_A
            ]
            for place in self.places
        }

    def _own_deeds(self) -> dict[int, int]:
        """What the seat's tiles do, by spot; NO_ACTION where that is still open."""
        s = self.s
        deeds: dict[int, int] = {}
        for tile in s.laid[self.me]:
            if is_side(tile.spot):
                at = NEAR[s.cells[LOCATION_OF[tile.spot]]][DIRECTION_OF[tile.spot]]
                deeds[tile.spot] = s.stacks[at].action
            else:
                deeds[tile.spot] = COMBAT if tile.spot >= PILE_A else MANAGE
        return deeds

    def level(self, traffic: int, seat: int) -> int:
        """At which number a seat would lead a traffic now."""
        return level_for(self.s.leaders[traffic], self.s.levels[traffic], seat)

    def has_room(self, seat: int) -> bool:
        """GC-2.4: may it hire without anybody leaving?"""
        return self.s.roster_size(seat) < self.board.most

    def places_of(self, seat: int) -> list[int]:
        return [place for place in self.places if self.owner[place] == seat]

    def district(self, places: Iterable[int]) -> int:
        """GC-8.2: what these places bring their owner each round."""
        return district_points(largest_group(self.cells[place] for place in places))

    def is_own(self, seat: int, location: int) -> bool:
        """Nobody owns a pile."""
        return location < PILE_A and self.owner[location] == seat

    # --- what tiles may be laid ---

    def jobs(self, kind: int) -> Iterator[Job]:
        """All that a character in the seat's hand may do."""
        s, me, left = self.s, self.me, len(self.hand)
        companion = companion_spot(s, me) if left == 1 else None
        if companion is not None:
            yield Job(LOCATION_OF[companion], COMBAT)
            return
        for place in self.places:
            deeds = set()
            for on in spot_choices(s, me, kind, left, place):
                spot = place if on == ON_PLACE else side(place, DIRECTION_BY[on])
                deeds |= {*deed_choices(s, me, kind, spot)}
            for deed in sorted([ACTION_OF[each] for each in deeds]):
                yield Job(place, deed)
        for pile in self.piles:
            yield Job(pile, COMBAT)

    def jobs_of(self, seat: int, kind: int) -> list[Job]:
        """What a character of another gang may do, as far as one can tell."""
        jobs = [Job(pile, COMBAT) for pile in self.piles]
        for place in self.places:
            if may_manage(self.s, seat, kind, place):
                jobs.append(Job(place, MANAGE))
            if self.open[place]:
                jobs.append(Job(place, COMBAT))
                if self.board.recruit[kind] and self.recruits[place]:
                    jobs.append(Job(place, RECRUIT))
        return jobs

    def sides(self, job: Job) -> Iterator[int]:
        """The spots for a job beside a place: own stacks that do it, then open sides."""
        place, deed = job
        for spot, done in self.deeds.items():
            if is_side(spot) and LOCATION_OF[spot] == place and done in (deed, NO_ACTION):
                yield spot
        for direction in self.open[place]:
            yield side(place, direction)


DIRECTION_BY = {on_by(side(0, direction)): direction for direction in range(SIDES)}


class Laying(NamedTuple):
    """A tile laid: all that is to be said of it, whichever of it is asked for (GC-10.5)."""

    kind: int
    spot: int
    deed: int
    chief: bool = False

    def steps(self) -> frozenset[int]:
        return frozenset(
            {
                TILE_SETTLING if self.kind == SETTLING else TILE + self.kind,
                AT + LOCATION_OF[self.spot],
                on_by(self.spot),
                CHOICE_OF[self.deed],
                CHIEF if self.chief else PLAIN,
                DONE,
            }
        )


CHOICE_OF = {action: choice for choice, action in ACTION_OF.items()}
