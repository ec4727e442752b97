"""Which of the tiles planned to lay now, and on which side."""

from __future__ import annotations

from omerta.games.gangs_city.bot.plans import Plan, Planned
from omerta.games.gangs_city.bot.table import Job, Laying
from omerta.games.gangs_city.hexes import DIRECTION_OF, LOCATION_OF, NEAR, PILE_A
from omerta.games.gangs_city.state import COMBAT, MANAGE, RECRUIT, SETTLING
from omerta.kernel.dice import Luck

# Now and then a tile joins a stack though a side is open: else what lies upon another tile would
# always be the settling tile.
JOINS = 4
# Now and then the settling tile comes before the last character: else the last tile would be it.
EARLY = 4


def next_laying(plan: Plan, luck: Luck) -> Laying | None:
    """What cannot wait or tells least; the settling tile, if it is of any use, mostly at last."""
    if not plan.coming or luck.below(EARLY) == 0:
        settling = settling_laying(plan)
        if settling is not None or not plan.coming:
            return settling
    kind, job, chief = max(plan.coming, key=lambda planned: urgency(plan, planned))
    return Laying(kind, best_spot(plan, job, luck), job.deed, chief)


def urgency(plan: Plan, planned: Planned) -> float:
    """Sides may be taken; managers are safe and tell little; a fighter waits to see the others."""
    table, figures = plan.table, plan.desk.outlook.figures
    location, deed = planned.job
    if deed == MANAGE:
        return figures.first_manage
    if location >= PILE_A:
        return figures.first_pile
    scarce = figures.scarce / max(1, len(table.open[location]))
    if deed == RECRUIT:
        return figures.first_recruit + scarce
    if table.owner[location] == table.me:
        return figures.first_defend + scarce
    return figures.first_attack + scarce


def best_spot(plan: Plan, job: Job, luck: Luck) -> int:
    if job.deed == MANAGE or job.location >= PILE_A:
        return job.location
    table = plan.table
    spots = [*table.sides(job)]
    stacks = [spot for spot in spots if spot in table.deeds]
    if stacks and luck.below(JOINS) == 0:
        return stacks[0]
    return max(spots, key=lambda spot: shuts(plan, spot))


def shuts(plan: Plan, spot: int) -> float:
    """What it brings to fill that cell: it shuts the place itself to others, and own ones around
    it that have few sides left (GC-1.6, 1.7)."""
    table = plan.table
    if spot in table.deeds:
        return 0.0
    at = LOCATION_OF[spot]
    worth = 0.0
    for near in NEAR[NEAR[table.cells[at]][DIRECTION_OF[spot]]]:
        place = table.built.get(near, PILE_A)
        if place >= PILE_A:
            continue
        sides = max(1, len(table.open[place]))
        if place == at:
            worth += 0.5 / sides
        elif table.owner[place] == table.me:
            worth += plan.desk.outlook.places[place] / sides**2
        else:
            worth -= 0.05 / sides
    return worth


def settling_laying(plan: Plan) -> Laying | None:
    """Upon the fighters it was planned for (GC-4.27)."""
    if plan.settling is None or not plan.table.settling:
        return None
    location, deed = plan.settling
    for spot, done in plan.table.deeds.items():
        if done == COMBAT and LOCATION_OF[spot] == location:
            return Laying(SETTLING, spot, deed)
    return None
