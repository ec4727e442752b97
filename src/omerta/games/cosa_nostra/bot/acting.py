"""An action turn: which task to carry out first, at whom; Schemers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from omerta.games.cosa_nostra.bot.jobs import Access, Desk
from omerta.games.cosa_nostra.bot.targets import Strike
from omerta.games.cosa_nostra.content import (
    CASH,
    CONNECTIONS,
    EXCEPTIONAL_OFFER,
    HORSE_RACING,
    MONEY_LAUNDERING,
)
from omerta.games.cosa_nostra.effects import aimed_at
from omerta.games.cosa_nostra.state import (
    BUSINESS,
    CANCEL,
    GANGSTER,
    JOB,
    NAME,
    NOBODY,
    NOTHING,
    PASS,
    PAY,
    PLAYER,
    PURCHASE,
    REVEAL,
)
from omerta.games.cosa_nostra.view import GangsterView

Path = tuple[int, ...]

# How much of its worth a task may lose while it waits for the next turn.
HURRY = {CASH: 0.25, MONEY_LAUNDERING: 0.1, HORSE_RACING: 0.05}
HURRY_SHOPPING = 0.12  # with Jobs that first bring the money for it
HURRY_ELSE = 0.22
HURRY_RENTED = 0.35
HURRY_BUSY_TARGET = 0.32
HURRY_NEXT = 0.5  # the target acts next
HURRY_NEEDED = 0.4  # a purchase that a Job waits for
# What a threat back takes from an Attack.
DEFIED = 1.0


class Act(NamedTuple):
    path: Path
    worth: float
    hurry: float
    strike: Strike | None = None


class Acting:
    """The tasks of the seat whose turn it is. `spared`: by seat, what an Attack on it must bring
    more, since it was promised peace."""

    def __init__(self, desk: Desk, spared: Mapping[int, float] | None = None) -> None:
        self.desk = desk
        self.table = desk.table
        self.board = self.table.board
        self.spared = spared or {}
        self.access = Access(self.table, self.table.now)
        self.pending = self.table.pending(self.table.me)

    def best(self) -> Act:
        if not self.pending:  # CN-4.14
            return Act((PASS,), 0.0, 0.0)
        acts = [act for each in self.pending for act in self._ways(each)]
        worth_it = [act for act in acts if act.worth > 0]
        if worth_it:
            return self.table.judgement.best(worth_it, lambda act: act.worth * act.hurry)
        least = min(self.pending, key=self.loss)
        return Act((GANGSTER + least.gangster, CANCEL), 0.0, 0.0)

    def loss(self, gangster: GangsterView) -> float:
        """What is given up by cancelling its task."""
        if gangster.business is not None:
            return max(0.0, self.desk.purchase(gangster.business)) * 0.5
        if gangster.job is None:
            return 0.0
        chance, _ = self.desk.chance(gangster.job, self.access)
        return chance * self.desk.job(gangster.job, gangster)

    def _ways(self, gangster: GangsterView) -> list[Act]:
        start = GANGSTER + gangster.gangster
        if gangster.business is not None:
            if self.board.cost[gangster.business] > self.table.own.cash:
                return []
            needed = self.waited_for(gangster.business, self.access)
            hurry = HURRY_NEEDED if needed else HURRY_ELSE
            worth = self.desk.purchase(gangster.business) + needed
            return [Act((start, PAY), worth, hurry)]
        if gangster.job is None:
            return []
        job = self.board.jobs[gangster.job]
        if job.response:
            return []
        if job.attack:
            return [*self._attacks(gangster, start)]
        if self.access.lacks(gangster.job):
            return []
        if job.key == HORSE_RACING and self.table.own.cash < self.board.numbers.stake[0]:
            return []
        hurry = HURRY.get(job.key, HURRY_ELSE)
        if job.key == CASH and any(not self.access.own[kind] for kind in job.needs):
            hurry = HURRY_RENTED
        if job.key in (EXCEPTIONAL_OFFER, CONNECTIONS) and self._earners():
            hurry = HURRY_SHOPPING
        return [Act((start, REVEAL), self.desk.job(gangster.job, gangster), hurry)]

    def waited_for(self, card: int, soon: Access) -> float:
        """The worth of Jobs that lack this Business, and nothing that is not to come as well."""
        worth = 0.0
        for job, each in [(each.job, each) for each in self.pending if each.job is not None]:
            lacking = soon.lacks(job)
            if self.board.kind[card] in lacking and not soon.unplanned(job):
                worth += self.desk.job(job, each) / len(lacking)
        return worth

    def _earners(self) -> bool:
        jobs = [each.job for each in self.pending if each.job is not None]
        return any(self.board.jobs[job].key == CASH and not self.access.lacks(job) for job in jobs)

    def _attacks(self, gangster: GangsterView, start: int) -> list[Act]:
        assert gangster.job is not None
        job = self.board.jobs[gangster.job]
        if self.out_of_namings():
            return []
        strikes = self.desk.strikes(gangster.job, gangster)
        if not strikes:
            return []
        # Who would strike at all does not strike where nothing is to be had.
        worth_it = [strike for strike in strikes if self.worth_of(strike) > 0]
        strike = self.table.judgement.best(worth_it or strikes, self.worth_of)
        path: Path = (start, NAME, PLAYER + strike.victim)
        hurry = HURRY_ELSE
        if aimed_at(job) == "gangster":
            path += (GANGSTER + strike.target,)
            if self.table.gangster(strike.target).task in (JOB, PURCHASE):
                hurry = HURRY_NEXT if self._acts_next() == strike.victim else HURRY_BUSY_TARGET
        elif aimed_at(job) == "business":
            path += (BUSINESS + strike.target,)
        return [Act(path, self.worth_of(strike), hurry, strike)]

    def out_of_namings(self) -> bool:
        """CN-8.14: in one's own turn, no target can be named any more."""
        view = self.table.view
        return view.actor == self.table.me and not view.namings

    def worth_of(self, strike: Strike) -> float:
        """Less, if its victim has threatened back and has a Job to do it with."""
        defied = strike.victim in self.table.view.defied
        answered = any(each.task == JOB for each in self.table.pending(strike.victim))
        return strike.worth - DEFIED * (defied and answered) - self.spared.get(strike.victim, 0.0)

    def _acts_next(self) -> int:
        """Whose turn comes after this one."""
        view = self.table.view
        if view.bonus_turn:
            return view.turn
        for step in range(1, self.table.players):
            seat = (view.turn + step) % self.table.players
            if self.table.pending(seat):
                return seat
        return NOBODY

    # --- Schemers ---

    def only_waits(self) -> bool:
        """CN-4.9, 11.14: nothing is left but Responses, and something may come for them."""
        jobs = [self.board.jobs[each.job] for each in self.pending if each.job is not None]
        if len(jobs) < len(self.pending) or not all(job.response for job in jobs):
            return False
        return any(self.table.pending(seat) for seat in self.table.rivals)

    def strikes_at(self, seat: int) -> float:
        """The worth of an Attack on a task of the seat that is about to act."""
        best = self.best()
        if best.strike is None or best.strike.victim != seat or best.strike.target == NOTHING:
            return 0.0
        hit = [e for e in self.table.pending(seat) if e.gangster == best.strike.target]
        return best.strike.worth if hit and best.path[-1] < BUSINESS else 0.0
