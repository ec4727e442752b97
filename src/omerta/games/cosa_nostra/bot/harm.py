"""What is about to be lost: for Traps, doctors, and who is threatened."""

from __future__ import annotations

from omerta.games.cosa_nostra.bot.jobs import Access, Desk
from omerta.games.cosa_nostra.content import Job
from omerta.games.cosa_nostra.effects import Effect, aimed_at, effect
from omerta.games.cosa_nostra.odds import chances, threshold
from omerta.games.cosa_nostra.rules_responses import loot
from omerta.games.cosa_nostra.state import JOB, NOBODY, PURCHASE, Harm
from omerta.games.cosa_nostra.view import DoingView, GangsterView


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
    units = 1 if outlook.rounds_left else desk.board.end.income_times
    return desk.board.income[card] * units + theirs * units / outlook.incomes + 0.5


def loss_by(desk: Desk, doing: DoingView) -> float:
    """What an Attack that has succeeded will cost this seat."""
    job = desk.board.jobs[doing.job]
    does = effect(job, desk.board.numbers, doing.successes)
    if does.what in ("half", "all"):
        return desk.outlook.rate * loot(does, desk.table.view.doing[-2].gain)
    return _hit_costs(desk, job, does, doing.target)


def feared(desk: Desk, job: Job, attacker: GangsterView, target: int) -> float:
    """What this Attack on an own card, or on this seat in person, costs on average."""
    hit = desk.table.gangster(target) if aimed_at(job) == "gangster" else None
    difficulty = job.difficulty or (hit.strength if hit else 0)
    busy = hit is not None and not job.difficulty and hit.task in (JOB, PURCHASE)
    _, *odds = chances(attacker.strength, threshold(difficulty, attacker.attached, busy))
    total = 0.0
    for successes, chance in enumerate(odds, 1):
        does = effect(job, desk.board.numbers, successes)
        total += chance * _hit_costs(desk, job, does, target)
    return total


def _hit_costs(desk: Desk, job: Job, does: Effect, target: int) -> float:
    if does.what in ("steals", "damages"):
        return desk.outlook.rate * min(desk.table.own.cash, does.amount)
    if does.what not in ("down", "killed", "destroyed", "taken"):
        return 0.0
    loss = gangster_loss if aimed_at(job) == "gangster" else business_loss
    return loss(desk, target, does.what != "down")


def saved_by_doctor(desk: Desk, harm: Harm) -> float:
    """CN-11.15: what a doctor is worth here, for one's own card or somebody else's."""
    table, outlook = desk.table, desk.outlook
    owner = table.now.owner[harm.card] if harm.is_business else table.boss.get(harm.card, NOBODY)
    trophy = 0.0
    if harm.kills and not harm.is_business:
        trophy = outlook.trophies(harm.by, harm.card)
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
