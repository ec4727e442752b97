"""A plan for all tiles in hand together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from omerta.games.gangs_city.bot.desk import Desk, Kinds
from omerta.games.gangs_city.bot.table import Job
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.rules_recruit import recruiting_total
from omerta.games.gangs_city.state import BIG_CALIBRE, COMBAT, MANAGE, RECRUIT, SETTLING, VEST

# A settling tile that changes nothing is laid all the same: others cannot know.
FOR_SHOW = 0.001


class Planned(NamedTuple):
    """What a tile in hand is to do."""

    kind: int
    job: Job
    chief: bool


class Plan:
    """What every tile of the gang does: those laid, and those still in hand."""

    def __init__(self, desk: Desk) -> None:
        table = desk.table
        self.desk = desk
        self.table = table
        self.groups: dict[Job, Kinds] = {}  # who does what
        self.chief: Job | None = None  # what the chief does
        self.named = table.own.chief
        self.settling: Job | None = None
        self.coming: list[Planned] = []
        self.fresh: dict[int, int] = {}  # by place: how many of these beside it
        self._before: dict[int, float] = {}  # what it comes to so far, by location
        for tile in table.tiles[table.me]:
            if tile.kind is None or tile.action is None:
                continue
            job = Job(LOCATION_OF[tile.spot], tile.action)
            if tile.kind == SETTLING:
                self.settling = job
                continue
            self.groups[job] = (*self.groups.get(job, ()), tile.kind)
            if tile.chief:
                self.chief = job

    # --- what it comes to ---

    def worth_at(
        self, location: int, more: Kinds = (), deed: int = COMBAT, led: bool = False
    ) -> float:
        """Of fighting and recruiting there, with so many more who do one of these, led by the
        chief or not."""
        groups, settling = self.groups, self.settling
        fight, recruit = Job(location, COMBAT), Job(location, RECRUIT)
        fighters, recruiters = groups.get(fight, ()), groups.get(recruit, ())
        chief = Job(location, deed) if led else self.chief
        if deed == COMBAT:
            fighters += more
        else:
            recruiters += more
        worth = self.desk.fight(
            location,
            fighters,
            chief == fight,
            settling.deed if settling and settling.location == location else None,
            self.locks(location, len(more)),
        )
        if recruiters:
            table = self.table
            total = recruiting_total(
                table.board, recruiters, table.view.abilities, chief == recruit
            )
            worth += self.desk.hire(location, total)
        return worth

    def locks(self, location: int, more: int) -> bool:
        """Will what is still to come fill all open sides of a place?"""
        if location >= PILE_A:
            return False
        fresh = self.fresh.get(location, 0) + more
        return fresh > 0 and len(self.table.open[location]) <= fresh

    def worth_of_managers(self, more: Kinds = (), place: int = 0) -> float:
        managers = {job.location: kinds for job, kinds in self.groups.items() if job.deed == MANAGE}
        if more:
            managers[place] = managers.get(place, ()) + more
        return self.desk.run(managers)

    def gain(self, kinds: Kinds, job: Job, chief: bool) -> float:
        """What these would add with this job, led by the chief or not."""
        location, deed = job
        if deed == MANAGE:
            return self.worth_of_managers(kinds, location) - self.worth_of_managers()
        before = self._before.get(location)
        if before is None:
            before = self._before[location] = self.worth_at(location)
        return self.worth_at(location, kinds, deed, chief) - before

    def add(self, kind: int, job: Job, chief: bool) -> None:
        self.groups[job] = (*self.groups.get(job, ()), kind)
        self.coming.append(Planned(kind, job, chief))
        if chief:
            self.chief, self.named = job, True
        if job.deed != MANAGE and job.location < PILE_A:
            self.fresh[job.location] = self.fresh.get(job.location, 0) + 1
        self._before.clear()

    def has_room(self, job: Job) -> bool:
        """Is a side left for a stack that does this?"""
        if job.deed == MANAGE or job.location >= PILE_A or job in self.groups:
            return True
        other = Job(job.location, COMBAT if job.deed == RECRUIT else RECRUIT)
        needed = 2 if other in self.groups and other not in self.table.stacked else 1
        return len(self.table.open[job.location]) >= needed or job in self.table.stacked


def make_plan(desk: Desk) -> Plan:
    """Tile after tile, or two together, what brings most for each."""
    plan = Plan(desk)
    left = [*desk.table.hand]
    jobs = {kind: [*desk.table.jobs(kind)] for kind in left}
    price, seems = desk.outlook.figures.chief, desk.table.judgement.seems
    while left:
        best: tuple[Kinds, Job, bool] | None = None
        most = 0.0
        for kinds, job in choices(plan, left, jobs):
            for chief in (False,) if plan.named or job.deed == MANAGE else (False, True):
                gain = seems((plan.gain(kinds, job, chief) - price * chief) / len(kinds))
                if best is None or gain > most:
                    best, most = (kinds, job, chief), gain
        if best is None:  # GC-4.30
            break
        kinds, job, chief = best
        for number, kind in enumerate(kinds):
            plan.add(kind, job, chief and number == 0)
            left.remove(kind)
    name_chief(plan)
    place_settling(plan)
    return plan


def choices(plan: Plan, left: list[int], jobs: dict[int, list[Job]]) -> Iterator[tuple[Kinds, Job]]:
    """One of those left with a job of its own, or two that fight or recruit together."""
    kinds = list(dict.fromkeys(left))
    for number, kind in enumerate(kinds):
        mates = kinds[number + 1 :] if left.count(kind) == 1 else kinds[number:]
        for job in jobs[kind]:
            if not plan.has_room(job):
                continue
            yield (kind,), job
            if job.deed != MANAGE:
                for mate in mates:
                    if job.deed != RECRUIT or plan.table.board.recruit[mate]:
                        yield (kind, mate), job


def name_chief(plan: Plan) -> None:
    """Whoever it helps most, once all have something to do; nobody, if it helps none (GC-4.22)."""
    if plan.named:
        return
    best, most = None, 0.0
    for planned in plan.coming:
        if planned.job.deed != MANAGE:
            gain = plan.gain((), planned.job, True)
            if gain > most:
                best, most = planned, gain
    if best is not None:
        plan.coming[plan.coming.index(best)] = best._replace(chief=True)
        plan.chief, plan.named = best.job, True


def place_settling(plan: Plan) -> None:
    """Where it adds most among fighters, those to come included."""
    if not plan.table.settling:
        return
    best, most = None, 0.0
    for location, deed in [*plan.groups]:
        if deed != COMBAT:
            continue
        before = plan.worth_at(location)
        for way in (BIG_CALIBRE,) if location >= PILE_A else (BIG_CALIBRE, VEST):
            plan.settling = Job(location, way)
            gain = plan.worth_at(location) - before + FOR_SHOW
            if gain > most:
                best, most = plan.settling, gain
        plan.settling = None
    plan.settling = best
