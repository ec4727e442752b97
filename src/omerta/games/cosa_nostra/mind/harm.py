"""What is about to be lost: for Traps, doctors, and who is threatened."""

from __future__ import annotations

from omerta.games.cosa_nostra.content import (
    ON_ACTIVE,
    ON_GANGSTERS,
    PROPERTY_DAMAGE,
    ROBBERY,
    THEFT,
)
from omerta.games.cosa_nostra.mind.jobs import Access, Desk
from omerta.games.cosa_nostra.mind.table import BOARD
from omerta.games.cosa_nostra.mind.worth import END
from omerta.games.cosa_nostra.state import NOBODY, Harm
from omerta.games.cosa_nostra.view import DoingView


def gangster_loss(desk: Desk, number: int, kills: bool) -> float:
    """What the death, or the absence for a round, of an own gangster costs."""
    table, outlook = desk.table, desk.outlook
    gangster = table.gangster(number)
    lost = 0.0
    if gangster.active and gangster.job is not None:
        chance, _ = desk.chance(gangster.job, Access(table, table.now))
        lost += chance * desk.job(gangster.job, gangster)
    if gangster.active and gangster.business is not None:
        lost += max(0.0, desk.purchase(gangster.business))
    if kills:
        lost += outlook.to_come(gangster)
    if kills or (gangster.active and not outlook.rounds_left):
        active = outlook.active(table.now)
        before = outlook.race(active, table.me)
        active[table.me] -= 1
        lost += before - outlook.race(active, table.me)
    return lost


def business_loss(desk: Desk, card: int, kills: bool) -> float:
    outlook = desk.outlook
    theirs = desk.targets.monopoly_lost(desk.table.me, card)[0]
    if kills:
        return outlook.base[card] + theirs
    units = 1 if outlook.rounds_left else END.income_times
    return BOARD.income[card] * units + theirs * units / outlook.incomes + 0.5


def loss_by(desk: Desk, doing: DoingView) -> float:
    """What an Attack that has succeeded will cost this seat."""
    job, high = BOARD.jobs[doing.job], doing.successes >= 2
    rate, cash = desk.outlook.rate, desk.table.own.cash
    if job.key == ROBBERY:
        gain = desk.table.view.doing[-2].gain
        return rate * (gain if high else gain // 2)
    if job.key == THEFT:
        return rate * min(cash, job.pays[high])
    if job.key == PROPERTY_DAMAGE:
        return rate * min(cash, BOARD.numbers.property_damage[high])
    if job.key in ON_GANGSTERS:
        return gangster_loss(desk, doing.target, high or job.difficulty == 0)
    return business_loss(desk, doing.target, high and job.key not in ON_ACTIVE)


def saved_by_doctor(desk: Desk, harm: Harm) -> float:
    """CN-11.15: what a doctor is worth here, for one's own card or somebody else's."""
    table, outlook = desk.table, desk.outlook
    owner = table.now.owner[harm.card] if harm.is_business else table.boss.get(harm.card, NOBODY)
    trophy = 0.0
    if harm.kills and not harm.is_business:
        trophy = outlook.trophies(harm.by, BOARD.strength[harm.card])
    if owner == table.me:
        loss = business_loss if harm.is_business else gangster_loss
        saved = loss(desk, harm.card, harm.kills)
        if harm.kills:  # CN-11.15: then it is only down
            saved -= loss(desk, harm.card, False)
        return saved + outlook.spite[harm.by] * trophy
    if harm.by == table.me:
        return 0.0
    # To help a rival costs as much as it spares him, in so far as he is one.
    spared = 0.0 if harm.is_business else outlook.to_come(table.gangster(harm.card))
    return outlook.spite[harm.by] * trophy - outlook.spite[owner] * spared if trophy else 0.0
