"""Gangs City, GC-1.1: the hex grid, and how spots of the city are numbered.

A *cell* is numbered by its coordinates, in the order of (q, r). The grid has no bounds; a city of
all places in one line stays on this disc, the stacks around it included.
"""

from __future__ import annotations

from omerta.games.gangs_city.content import PILES, PLACES

# A place lies at most one step further out than those before it, the second pile one off the
# centre, a stack beside that.
RADIUS = PLACES + PILES

# E, NE, NW, W, SW, SE
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES = len(DIRECTIONS)

CELLS: tuple[tuple[int, int], ...] = tuple(
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
)
_NUMBER = {cell: number for number, cell in enumerate(CELLS)}
NOWHERE = -1
# The six cells around each, by direction; NOWHERE off the rim of the disc.
NEAR: tuple[tuple[int, ...], ...] = tuple(
    tuple(_NUMBER.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS) for q, r in CELLS
)


def cell(q: int, r: int) -> int:
    """The number of a cell."""
    return _NUMBER[q, r]


PILE_A = PLACES
PILE_B = PLACES + 1
# Where the piles lie (GC-3.4).
PILE_CELLS = (cell(0, 0), cell(1, 0))

# A *location* (GC-2.2) is a place or a pile: 0 to 14, 15, 16. A *spot* is where a tile lies: on a
# location, numbered like it, or on a side of a place.
LOCATIONS = PLACES + PILES
FIRST_SIDE = LOCATIONS
SPOTS = FIRST_SIDE + PLACES * SIDES


def side(place: int, direction: int) -> int:
    """The spot on a side of a place."""
    return FIRST_SIDE + place * SIDES + direction


def is_side(spot: int) -> bool:
    return spot >= FIRST_SIDE


# By spot: the place or pile it belongs to.
LOCATION_OF: tuple[int, ...] = (
    *range(LOCATIONS),
    *[place for place in range(PLACES) for _ in range(SIDES)],
)
# By spot: on which side of its place it lies.
DIRECTION_OF: tuple[int, ...] = (*[NOWHERE] * LOCATIONS, *[*range(SIDES)] * PLACES)
