"""Where to lay a place: for the district, and so that own places are hard to reach."""

from __future__ import annotations

from omerta.games.gangs_city.bot.table import Table
from omerta.games.gangs_city.bot.worth import Outlook
from omerta.games.gangs_city.city import district_points, largest_group
from omerta.games.gangs_city.content import PLACES
from omerta.games.gangs_city.hexes import NEAR, PILE_A
from omerta.games.gangs_city.state import LAY, NOBODY

# How safe a place is, by the number of its open sides (GC-1.9).
SAFE = (1.0, 0.45, 0.25, 0.15, 0.08, 0.03, 0.0)


def best_cell(outlook: Outlook, options: tuple[int, ...]) -> int:
    """GC-7.2: for a place of one's own."""
    table = outlook.table
    place = table.view.opening
    symbols = 0.0 if place is None else outlook.symbols(place)
    own = {table.cells[each] for each in table.places_of(table.me)}
    now = district_points(largest_group(own))
    lasts = 1 + outlook.future

    def worth(option: int) -> float:
        cell = option - LAY
        value = (district_points(largest_group(own | {cell})) - now) * lasts
        around = NEAR[cell]
        sides = 6 - sum(near in table.built for near in around)
        value += SAFE[sides] * outlook.future * (1 + symbols)
        for near in around:
            neighbour = table.built.get(near, PILE_A)
            if neighbour >= PLACES:
                continue
            owner = table.owner[neighbour]
            left = len(table.open[neighbour])
            safer = SAFE[max(0, left - 1)] - SAFE[left]
            keep = outlook.future * (1 + outlook.symbols(neighbour))
            if owner == table.me:
                value += safer * keep
            elif owner == NOBODY:
                value += 0.1 - 0.5 * safer
            else:
                value += 0.1 - outlook.spite[owner] * safer * keep
        return value

    return table.judgement.best(options, worth)


def snug_cell(table: Table, options: tuple[int, ...]) -> int:
    """With most of the city around it."""
    return max(options, key=lambda each: sum(near in table.built for near in NEAR[each - LAY]))
