"""What a seat reads out of its own view: the map, how far its placement is made, its totals.

The rules fill a step with a single possibility in by themselves (GC-10.5), so a draft alone does
not say what it comes to. Here the same is worked out from what the seat sees; a test holds it
against the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from omerta.games.gangs_city.content import LIEUTENANT, VAMP, Board
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    DIRECTIONS,
    LOCATION_OF,
    LOCATIONS,
    PILE_A,
    SIDES,
    is_side,
    side,
)
from omerta.games.gangs_city.state import (
    AS_COMBAT,
    AS_VEST,
    AT,
    BIG_CALIBRE,
    CHIEF,
    COMBAT,
    DECLINE,
    DONE,
    MANAGE,
    ON_PLACE,
    ON_SIDE,
    PLAIN,
    RECRUIT,
    SETTLING,
    TILE,
    TILE_SETTLING,
)
from omerta.games.gangs_city.view import GangsCityView, TileView
from omerta.kernel.game import SeatView

Cell = tuple[int, int]


# --- the map ---


def cells(table: GangsCityView) -> dict[int, Cell]:
    """Where each location of the city lies."""
    return {
        **{each.place: (each.q, each.r) for each in table.places},
        **{each.location: (each.q, each.r) for each in table.piles},
    }


def beside(cell: Cell, direction: int) -> Cell:
    dq, dr = DIRECTIONS[direction]
    return cell[0] + dq, cell[1] + dr


def cell_of(home: dict[int, Cell], spot: int) -> Cell:
    """The cell a tile on this spot lies in."""
    cell = home[LOCATION_OF[spot]]
    return beside(cell, DIRECTION_OF[spot]) if is_side(spot) else cell


def stacks(table: GangsCityView) -> dict[Cell, list[TileView]]:
    """The tiles beside places, by cell, from below."""
    home = cells(table)
    found: dict[Cell, list[TileView]] = {}
    for tile in table.tiles:
        if is_side(tile.spot):
            found.setdefault(cell_of(home, tile.spot), []).append(tile)
    return found


def neighbours(table: GangsCityView, cell: Cell) -> Iterator[tuple[int, int]]:
    """The locations around a cell, each with the direction in which the cell lies from it."""
    for location, home in cells(table).items():
        for direction in range(SIDES):
            if beside(home, direction) == cell:
                yield location, direction


def owner(table: GangsCityView, location: int) -> int | None:
    """Nobody owns a pile."""
    return next((each.owner for each in table.places if each.place == location), None)


# --- GC-10.7 to 10.11: a placement in the making ---


class Plan(NamedTuple):
    """A placement as far as it is made: what is asked for next, and what is settled."""

    asks: str  # tile, at, spot, action, chief, done
    tile: int | None = None  # a kind, or SETTLING
    location: int | None = None
    spot: int | None = None
    action: int | None = None
    chief: bool = False
    declined: bool = False


_STEPS = (
    ("tile", TILE, DECLINE),
    ("at", AT, AT + LOCATIONS - 1),
    ("spot", ON_PLACE, ON_SIDE + SIDES - 1),
    ("action", AS_COMBAT, AS_VEST),
    ("chief", PLAIN, CHIEF),
    ("done", DONE, DONE),
)
_ACTIONS = (COMBAT, RECRUIT, BIG_CALIBRE, BIG_CALIBRE + 1)  # by step, from AS_COMBAT


def step_of(action: int) -> str:
    return next(name for name, first, last in _STEPS if first <= action <= last)


def plan(seen: SeatView, board: Board) -> Plan:
    """What the draft of a placement says, with what follows from it filled in."""
    assert seen.prompt is not None
    table: GangsCityView = seen.table
    seat = seen.seat
    asks = step_of(seen.prompt.options[0])
    taken = {step_of(action): action for action in seen.prompt.draft}
    if asks == "tile":
        return Plan(asks)
    chosen = taken.get("tile", only_tile(table, seat, board))
    if chosen == DECLINE:
        return Plan(asks, declined=True)
    tile = SETTLING if chosen == TILE_SETTLING else chosen - TILE

    spot = companion_spot(table, seat) if tile != SETTLING else None
    if spot is None:
        if asks == "at":
            return Plan(asks, tile)
        location = taken["at"] - AT if "at" in taken else only_location(table, seat, board, tile)
        if asks == "spot":
            return Plan(asks, tile, location)
        if "spot" not in taken:
            [spot] = spots(table, seat, board, tile, location)
        else:
            on = taken["spot"]
            spot = location if on == ON_PLACE else side(location, on - ON_SIDE)
    location = LOCATION_OF[spot]
    if asks == "action":
        return Plan(asks, tile, location, spot)
    if "action" in taken:
        action = _ACTIONS[taken["action"] - AS_COMBAT]
    else:
        action = only_action(table, seat, tile, spot)
    chief = taken["chief"] == CHIEF if "chief" in taken else must_be_chief(table, seat, tile)
    return Plan(asks, tile, location, spot, action, chief and asks == "done")


def hand(table: GangsCityView) -> tuple[int, ...]:
    assert table.own is not None
    return table.own.hand


def only_tile(table: GangsCityView, seat: int, board: Board) -> int:
    """The one tile, or none, that can be laid when it was not asked for."""
    fitting = [kind for kind in hand(table) if any(locations(table, seat, board, kind))]
    return TILE + fitting[0] if fitting else DECLINE


def only_location(table: GangsCityView, seat: int, board: Board, tile: int) -> int:
    return next(locations(table, seat, board, tile))


def locations(table: GangsCityView, seat: int, board: Board, tile: int) -> Iterator[int]:
    """Where a tile has a spot."""
    return (each for each in cells(table) if spots(table, seat, board, tile, each))


def spots(table: GangsCityView, seat: int, board: Board, tile: int, location: int) -> list[int]:
    """GC-4.7 to 4.18, 4.27: where a tile can lie at a location."""
    alone = tile == SETTLING and not table.book_errors and not hand(table)
    if location >= PILE_A:
        tiles = next(each.tiles for each in table.piles if each.location == location)
        with_own = any(each.seat == seat and each.spot == location for each in table.tiles)
        return [location] if tiles and (with_own or not alone) else []
    manages = table.book_errors if tile == SETTLING else board.runs[tile][location]
    found = [location] if manages and owner(table, location) == seat else []
    home = cells(table)
    around, built = stacks(table), set(home.values())
    for direction in range(SIDES):
        spot = side(location, direction)
        cell = cell_of(home, spot)
        if cell in built:
            continue
        stack = around.get(cell, ())
        if not stack:
            if not alone:
                found.append(spot)
        elif stack[0].seat == seat and stack[0].spot == spot and fits(table, board, tile, stack):
            found.append(spot)
    return found


def fits(table: GangsCityView, board: Board, tile: int, stack: Sequence[TileView]) -> bool:
    """GC-4.10, 4.13, 4.29: may this tile join this stack of one's own?"""
    does = stack_action(table, stack)
    if tile == SETTLING:
        return table.book_errors or does == COMBAT
    return does != RECRUIT or board.recruit[tile] > 0


def stack_action(table: GangsCityView, stack: Sequence[TileView]) -> int | None:
    """What an own stack does; under the book's errors a settling tile alone does not say."""
    for each in stack:
        if each.kind != SETTLING:
            return each.action
    return None if table.book_errors else COMBAT


def companion_spot(table: GangsCityView, seat: int) -> int | None:
    """GC-4.28: where the last character must join the settling tile."""
    own = [each for each in table.tiles if each.seat == seat]
    alone = next((each.spot for each in own if each.kind == SETTLING), None)
    if table.book_errors or alone is None or len(hand(table)) > 1:
        return None
    return None if any(each.spot == alone and each.kind != SETTLING for each in own) else alone


def only_action(table: GangsCityView, seat: int, tile: int, spot: int) -> int:
    """GC-10.10: what a tile does where there is nothing to choose."""
    if tile == SETTLING:
        return BIG_CALIBRE
    if not is_side(spot):
        return MANAGE if spot < PILE_A else COMBAT
    own = [each for each in table.tiles if each.seat == seat and each.spot == spot]
    joined = stack_action(table, own) if own else None
    return COMBAT if joined is None else joined


def must_be_chief(table: GangsCityView, seat: int, tile: int) -> bool:
    """GC-4.22: the last character, if none was named before."""
    return tile != SETTLING and not table.players[seat].chief and len(hand(table)) == 1


# --- what tiles count ---


def fighting_value(table: GangsCityView, board: Board, seat: int, kind: int, location: int) -> int:
    """GC-2.6: defence at an own place, attack anywhere else."""
    values = board.defence if owner(table, location) == seat else board.attack
    return values[kind]


def is_led(table: GangsCityView, seat: int, location: int, action: int, kind: int) -> bool:
    """GC-4.24, GC-9.6: does the seat's chief or lieutenant do the same there, or is this one he?"""
    there = [
        each
        for each in table.tiles
        if each.seat == seat and each.action == action and LOCATION_OF[each.spot] == location
    ]
    lieutenant = LIEUTENANT in (kind, *[each.kind for each in there])
    return any(each.chief for each in there) or (table.abilities and lieutenant)


def symbols_added(
    table: GangsCityView, board: Board, seat: int, kind: int, place: int
) -> tuple[int, ...]:
    """GC-5.7: by traffic, what one more manager would run that the others there do not."""
    there = [
        each.kind
        for each in table.tiles
        if each.seat == seat and each.spot == place and each.kind not in (None, SETTLING)
    ]
    added = []
    for traffic, symbols in enumerate(board.place_symbols[place]):
        covered = sum(board.symbols[other][traffic] for other in there if other is not None)
        more = covered + board.symbols[kind][traffic]
        added.append(min(symbols, more) - min(symbols, covered))
    return tuple(added)


def recruiting_total(table: GangsCityView, board: Board, seat: int, place: int) -> int:
    """GC-6.20, 9.6, 9.7: once all tiles are turned up."""

    def recruiters(of: int) -> list[TileView]:
        return [
            each
            for each in table.tiles
            if each.seat == of and each.action == RECRUIT and LOCATION_OF[each.spot] == place
        ]

    def has(tiles: Sequence[TileView], mercenary: int) -> bool:
        return table.abilities and any(each.kind == mercenary for each in tiles)

    own = recruiters(seat)
    led = any(each.chief for each in own) or has(own, LIEUTENANT)
    others = [of for of in range(len(table.players)) if of != seat]
    charmed = any(has(recruiters(of), VAMP) for of in others)
    bonus = board.chief if led and not charmed else 0
    kinds = [each.kind for each in own if each.kind is not None and each.kind != SETTLING]
    return sum(board.recruit[kind] + bonus for kind in kinds)
