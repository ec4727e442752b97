"""What words and screen read out of a seat's view: the map, and how far a placement is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from omerta.games.gangs_city.hexes import DIRECTION_OF, DIRECTIONS, LOCATION_OF, SIDES, is_side
from omerta.games.gangs_city.rules_placement import Making, made_by, placement_tree
from omerta.games.gangs_city.state import GangsCity
from omerta.games.gangs_city.view import GangsCityView, TileView
from omerta.kernel.trees import walk

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


# What is asked for next, by the length of the path so far.
_ASKS = ("tile", "at", "spot", "action", "chief", "done")


class Plan(NamedTuple):
    """A placement as far as it is made, and what is asked for next."""

    asks: str
    made: Making


def plan(s: GangsCity, seat: int) -> Plan:
    """What the draft of a placement says, with what was filled in by itself (GC-10.5)."""
    path, _ = walk(placement_tree, s, seat, s.drafts[seat])
    return Plan(_ASKS[len(path)], made_by(path))
