"""The resource phase: what is produced and what is sold."""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.bot.drug_goals import DrugGoals
from omerta.games.deal.bot.market import NO_OUTLET, USUAL_PRICE, Market
from omerta.games.deal.bot.paths import Path
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth, share
from omerta.games.deal.content import ASP
from omerta.games.deal.rules_resources import has_bonus, is_steady
from omerta.games.deal.state import (
    BONUS,
    END,
    PUT_DRUG,
    PUT_SOLDIER,
    SELL,
    territories,
)

SPARE_SOLDIER = 1.0  # what one is worth that is not needed at once
WALKS_IN = 1.2  # and one that has free land next to it, besides
# The third drug and those after it are kept for the next turn, unless there are so many.
KEPT = 3
# Who may win so soon leaves no time to sell what is made.
TOO_LATE = 0.85
# A boss in such danger comes before everything else.
ALARM = 6.0


def resources(table: Table) -> Path:
    """Production first: what is to be sold may count for an objective in between (DA-X44)."""
    made = production(table)
    bonus = (BONUS,) if gets_bonus(table) else ()
    return (*bonus, *made, *sales(table), END)


def gets_bonus(table: Table) -> bool:
    s = table.s
    return s.bonus and has_bonus(s, table.me, s.all_drugs, s.army[table.me])


def production(table: Table) -> list[int]:
    worth, market = Worth(table), Market(table, table.me)
    goals = DrugGoals(table, worth)
    pieces = [place for place in table.places for _ in range(table.s.to_produce[place])]
    drugs_held = sum([table.drugs[place] for place in table.places])
    bonus_drug, bonus_soldier = 0.0, 0.0
    for goal in table.goals:
        points = goal.points * worth.respect
        if goal.what == c.PLACES_DRUGS and len(pieces) + (table.clan == ASP) >= goal.number:
            bonus_drug += points
        elif goal.what == c.DRUGS:
            missing = goal.number - drugs_held
            bonus_drug += points * share(max(1, missing - len(pieces) + 1)) / max(1, missing)
        elif goal.what == c.SOLDIERS:
            bonus_soldier += points * share(goal.number - table.mine.soldiers) / 2
    room = table.board.most_drugs - table.s.all_drugs
    lying, stock = list(table.drugs), drugs_held
    sells = market.room if max(worth.danger) < TOO_LATE else 0
    steps = []
    for place in pieces:
        soldier = SPARE_SOLDIER + bonus_soldier
        idle = table.soldiers[place] > 1
        if not idle and table.near_bits[place] & table.free:
            soldier += WALKS_IN
        if place == table.boss and worth.risk(place, table.value[place]) > ALARM:
            soldier += WALKS_IN
        drug = market.value(place, lying[place], USUAL_PRICE) if stock < sells else NO_OUTLET
        drug += bonus_drug + goals.made(place, pieces)
        if room > 0 and table.judgement.prefers(drug - soldier):
            room -= 1
            stock += 1
            lying[place] += 1
            steps.append(PUT_DRUG + place)
        else:
            steps.append(PUT_SOLDIER + place)
    return steps


def sales(table: Table) -> list[int]:
    """The first two on each market; everything where the price stays, or for an objective."""
    there = {place: table.drugs[place] for place in territories(table.held & table.board.consos)}
    wanted = [goal.number for goal in table.goals if goal.what == c.SELLS_DRUGS]
    everything = any(sum(there.values()) >= number for number in wanted)
    steps = []
    for place, drugs in there.items():
        sold = table.s.sold[place]
        count = drugs
        if not is_steady(table.s, place) and not everything and drugs + sold <= 2 + KEPT:
            count = max(0, min(drugs, 2 - sold))
        steps += [SELL + place] * count
    return steps
