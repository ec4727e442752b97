"""Gangs City, GC-1 and 3.11: sides, enclosed places, districts, and who lies on a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from omerta.games.gangs_city import events
from omerta.games.gangs_city.content import ANY_MERCENARY
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    LOCATION_OF,
    NEAR,
    NOWHERE,
    PILE_A,
    is_side,
    side,
)
from omerta.games.gangs_city.state import GangsCity, Laid


def places_on(s: GangsCity) -> list[int]:
    """The places of the city, by rising initiative."""
    return [place for place in s.board.by_initiative if s.cells[place] != NOWHERE]


def cell_of(s: GangsCity, spot: int) -> int:
    """The cell a side of a place leads into."""
    return NEAR[s.cells[LOCATION_OF[spot]]][DIRECTION_OF[spot]]


def open_side(s: GangsCity, place: int, direction: int) -> bool:
    """GC-1.4, 1.6: nothing lies in the cell."""
    cell = NEAR[s.cells[place]][direction]
    return cell not in s.built and cell not in s.stacks


def own_stack(s: GangsCity, seat: int, place: int, direction: int) -> int | None:
    """GC-4.10: the action of a seat's stack on this side, if it acts on this place."""
    stack = s.stacks.get(NEAR[s.cells[place]][direction])
    if stack is None or stack.owner != seat or stack.spot != side(place, direction):
        return None
    return stack.action


def has_open_side(s: GangsCity, place: int) -> bool:
    built, stacks = s.built, s.stacks
    for cell in NEAR[s.cells[place]]:  # noqa: SIM110  (quicker than any(), and asked very often)
        if cell not in built and cell not in stacks:
            return True
    return False


def take_back(s: GangsCity, seat: int, tile: Laid) -> None:
    """A tile goes home; a stack that is empty then frees its cell."""
    s.laid[seat].remove(tile)
    if is_side(tile.spot) and not any(each.spot == tile.spot for each in s.laid[seat]):
        del s.stacks[cell_of(s, tile.spot)]


def enclosed(s: GangsCity, location: int) -> bool:
    """GC-1.9: all six cells around it are built."""
    built = s.built
    return all(cell in built for cell in NEAR[s.cells[location]])


def free_cells(s: GangsCity) -> list[int]:
    """GC-3.8, 7.2: free cells that touch a built one, in the order of (q, r)."""
    built = s.built
    return sorted({cell for home in built for cell in NEAR[home] if cell not in built})


def closed_in_by(s: GangsCity, cell: int) -> list[int]:
    """GC-1.9: the cells, its own included, that a place laid there would close in on all sides."""
    built = {*s.built, cell}
    homes = [cell, *[near for near in NEAR[cell] if near in built]]
    return [home for home in homes if all(near in built for near in NEAR[home])]


def largest_district(s: GangsCity, seat: int) -> int:
    """GC-8.2: how many places are in the player's largest connected group."""
    return largest_group(s.cells[place] for place in s.places_of(seat))


def largest_group(cells: Iterable[int]) -> int:
    """GC-1.10: of these cells, how many touch each other at most."""
    left = set(cells)
    largest = 0
    while left:
        reached = [left.pop()]
        for home in reached:
            for near in NEAR[home]:
                if near in left:
                    left.remove(near)
                    reached.append(near)
        largest = max(largest, len(reached))
    return largest


def group_with(cell: int, cells: Iterable[int]) -> int:
    """GC-1.10: how many of these cells hang together with this one, itself included."""
    left = {*cells} - {cell}
    reached = [cell]
    for home in reached:
        for near in NEAR[home]:
            if near in left:
                left.remove(near)
                reached.append(near)
    return len(reached)


def district_points(places: int) -> int:
    """GC-8.2: a district is worth its number of places less one, and needs two."""
    return max(0, places - 1)


# --- building ---


def build(s: GangsCity, place: int, cell: int) -> None:
    s.cells[place] = cell
    s.built[cell] = place


def put_recruits(s: GangsCity, place: int, rule: str) -> None:
    """GC-3.11: who is printed on a place comes to lie there; GC-3.15: as far as there are any."""
    tiles = [*_printed(s, place)]
    s.recruits[place] = tuple(tiles)
    if s.listener is not None:
        s.tell(events.Recruits(place, s.kinds(tiles)), rule)


def _printed(s: GangsCity, place: int) -> Iterator[int]:
    for kind in s.board.recruits[place]:
        if kind == ANY_MERCENARY:
            if s.mercenaries:
                yield s.mercenaries.pop()
        elif s.supply[kind]:
            yield take_from_supply(s, kind)


def take_from_supply(s: GangsCity, kind: int) -> int:
    tile, *left = s.supply[kind]
    s.supply[kind] = tuple(left)
    return tile


def clear_enclosed(s: GangsCity) -> None:
    """GC-7.5: who still lies on an enclosed place is removed from the game."""
    for place in places_on(s):
        if s.recruits[place] and enclosed(s, place):
            gone = s.recruits[place]
            s.recruits[place] = ()
            s.removed += gone
            if s.listener is not None:
                s.tell(events.Enclosed(place, s.kinds(gone)), "GC-7.5")


def remove_empty_piles(s: GangsCity) -> None:
    """GC-1.11, 7.1: their cells become ordinary free cells."""
    for number, pile in enumerate(s.piles):
        home = s.cells[PILE_A + number]
        if not pile and home != NOWHERE:
            del s.built[home]
            s.cells[PILE_A + number] = NOWHERE
            if s.listener is not None:
                s.tell(events.PileGone(PILE_A + number), "GC-1.11")
