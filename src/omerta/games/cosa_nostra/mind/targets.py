"""Attacks: whom to hit, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from omerta.games.cosa_nostra.content import (
    ARSON,
    ASSASSINATION,
    CAR_BOMB,
    DRIVE_BY,
    KILL_BUSINESSMAN,
    ON_ACTIVE,
    ON_BUSINESSMEN,
    ON_GANGSTERS,
    ON_PLAYERS,
    PERSUASION,
    ROBBERY,
    SABOTAGE,
    THEFT,
    TRAP,
    Job,
)
from omerta.games.cosa_nostra.mind.odds import chances
from omerta.games.cosa_nostra.mind.table import BOARD, Crew, eased
from omerta.games.cosa_nostra.mind.uses import GOING, usual_pay
from omerta.games.cosa_nostra.mind.worth import END, MONOPOLY_OF, Outlook
from omerta.games.cosa_nostra.state import JOB, NOTHING, PLANNING, PURCHASE
from omerta.games.cosa_nostra.view import GangsterView

DESTROYING = (KILL_BUSINESSMAN, ARSON)

# By Response: how many of a pile's Jobs are such, and how hard they are.
RESPONSES = {
    response: {
        pile: sum([job.key == response for job in BOARD.jobs if job.pile == pile])
        / sum([job.pile == pile for job in BOARD.jobs])
        for pile in {job.pile for job in BOARD.jobs if job.key == response}
    }
    for response in (ROBBERY, TRAP)
}
DIFFICULTY = {job.key: job.difficulty for job in BOARD.jobs if job.response}

# What a use lost in the middle of a round costs its owner, of what it is worth to who needs it.
USE_LOST = 0.15
# Of a purchase that is lost.
PURCHASE_LOST = 0.5
# What it costs to be shot by return fire: in the last round, where Drive-bys are.
RETURN_FIRE = 10.0
# Of a gangster whose task is not known, what it may do of what its like usually do.
UNKNOWN_TASK = 0.7
# What a marker of one's own that is on the target is worth.
RENTED = 2.0
# What rivals may earn until one strikes, while the round is being planned.
EARNED_MEANWHILE = 3


class Strike(NamedTuple):
    worth: float
    victim: int = NOTHING
    target: int = NOTHING  # a gangster or a Business; which of the two, the Job says
    pains: float = 0.0  # what the victim would lose by it, on average
    most: float = 0.0  # and at most


NO_STRIKE = Strike(0.0)


def waiting(crew: Crew, response: int, one: float) -> float:
    """What a Response that may wait in a crew takes: all with two successes, so much with one.

    Planned Jobs that this seat has looked at are known; of others a few are Responses.
    """
    spared = 1.0
    for each in crew:
        if each.task == JOB and each.pile in RESPONSES[response]:
            share = RESPONSES[response][each.pile]
            if each.job is not None:
                share = float(BOARD.jobs[each.job].key == response)
            if share:
                _, single, more = chances(
                    each.strength, DIFFICULTY[response] + eased(each.attached)
                )
                spared *= 1 - share * (more + one * single)
    return 1 - spared


class Effect(NamedTuple):
    """Of an Attack on a certain target: with one success, with more."""

    victim: int
    target: int
    difficulty: int
    worth: tuple[float, float]
    pain: tuple[float, float]


class Targets:
    """What can be hit, looked up by kind of Attack."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self._effects: dict[Job, list[Effect]] = {}
        # By seat: the chance that an Attack on it is repelled.
        self.trapped = [
            0.0 if seat == self.table.me else waiting(self.table.now.crews[seat], TRAP, 1.0)
            for seat in range(self.table.players)
        ]
        self.counts = self._monopoly_counts()

    def best(self, job: Job, dice: int, ease: int) -> Strike:
        """The best there is; NOTHING to hit where there is none."""
        strikes = self.strikes(job, dice, ease)
        return max(strikes, key=lambda strike: strike.worth, default=NO_STRIKE)

    def strikes(self, job: Job, dice: int, ease: int) -> list[Strike]:
        """All there are, with these dice."""
        found = []
        for effect in self.effects(job):
            none, single, more = chances(dice, max(1, effect.difficulty + ease))
            worth = single * effect.worth[0] + more * effect.worth[1]
            worth *= 1 - self.trapped[effect.victim]
            if job.key == DRIVE_BY:
                worth -= none * self._return_fire(effect.target, dice)
            pains = single * effect.pain[0] + more * effect.pain[1]
            most = max(effect.pain)
            found.append(Strike(worth, effect.victim, effect.target, pains, most))
        return found

    def effects(self, job: Job) -> list[Effect]:
        if job not in self._effects:
            self._effects[job] = [*self._all(job)]
        return self._effects[job]

    def _all(self, job: Job) -> Iterator[Effect]:
        table = self.table
        for victim in table.rivals:
            if job.key in ON_PLAYERS:
                yield self._on_player(job, victim)
            elif job.key in ON_GANGSTERS:
                for each in table.now.crews[victim]:
                    yield self._on_gangster(job, victim, each)
            else:
                for card in table.cards(victim):
                    if self._legal(job, card):
                        yield self._on_business(job, victim, card)

    def _legal(self, job: Job, card: int) -> bool:
        """CN-8.1, 8.4, 18.8"""
        if job.key in ON_BUSINESSMEN and BOARD.company[card]:
            return False
        if job.key in SABOTAGE and self.table.view.companies_only and not BOARD.company[card]:
            return False
        return job.key not in ON_ACTIVE or self.table.open[card]

    # --- players ---

    def _on_player(self, job: Job, victim: int) -> Effect:
        outlook, table = self.outlook, self.table
        cash = table.now.cash[victim]
        if table.view.phase == PLANNING:
            cash += EARNED_MEANWHILE
        rate, spite = outlook.rate, outlook.spite[victim]
        amounts = job.pays if job.key == THEFT else BOARD.numbers.property_damage
        low, high = (min(cash, amount) * rate for amount in amounts)
        share = spite + (job.key == THEFT)
        worth = (low * share, high * share)
        return Effect(victim, NOTHING, job.difficulty, worth, (low, high))

    # --- gangsters ---

    def _on_gangster(self, job: Job, victim: int, hit: GangsterView) -> Effect:
        outlook = self.outlook
        spite = outlook.spite[victim]
        down = self.pending_worth(hit) if hit.active else 0.0
        killed = down + outlook.to_come(hit)
        own_down, own_killed = 0.0, outlook.trophies(self.table.me, BOARD.strength[hit.gangster])
        before = outlook.active(self.table.now)
        after = [n - (seat == victim) for seat, n in enumerate(before)]
        mine = outlook.race(after, self.table.me) - outlook.race(before, self.table.me)
        theirs = outlook.race(before, victim) - outlook.race(after, victim)
        if hit.active or outlook.rounds_left:
            killed += theirs
            own_killed += mine
            if not outlook.rounds_left:
                down += theirs
                own_down += mine
        kill = (killed, own_killed + spite * killed)
        knock = (down, own_down + spite * down)
        nothing = (0.0, 0.0)
        one, more = {
            ASSASSINATION: (nothing, kill),
            CAR_BOMB: (knock, kill),
            DRIVE_BY: (kill, kill),
        }[job.key]
        difficulty = job.difficulty
        if not difficulty:
            busy = hit.task in (JOB, PURCHASE) or self.table.view.phase == PLANNING
            difficulty = hit.strength + busy
        return Effect(victim, hit.gangster, difficulty, (one[1], more[1]), (one[0], more[0]))

    def pending_worth(self, gangster: GangsterView) -> float:
        """What a gangster's task may bring whoever planned it."""
        if gangster.business is not None:
            return PURCHASE_LOST * self.outlook.base[gangster.business]
        if gangster.job is not None and BOARD.jobs[gangster.job].needs:
            return usual_pay(BOARD.jobs[gangster.job])
        if gangster.task == JOB or self.table.view.phase == PLANNING:
            return UNKNOWN_TASK * self.outlook.action(gangster)
        return 0.0

    def _return_fire(self, target: int, dice: int) -> float:
        """CN-8.12: about what a Drive-by that fails costs."""
        strength = self.table.gangster(target).strength
        return (1 - chances(strength, dice)[0]) * RETURN_FIRE

    # --- Businesses ---

    def _on_business(self, job: Job, victim: int, card: int) -> Effect:
        outlook, table = self.outlook, self.table
        units = 1 if outlook.rounds_left else END.income_times
        closed = float(BOARD.income[card] * units) if table.open[card] else 0.0
        closed += USE_LOST * GOING[table.round][BOARD.kind[card]]
        gone = outlook.base[card]
        theirs, mine = self.monopoly_lost(victim, card)
        closed += theirs * units / outlook.incomes
        gone += theirs
        # Markers there go back to their owners, own ones too.
        rented = RENTED * (card in table.now.uses)
        spite = outlook.spite[victim]
        close = spite * closed + mine * units / outlook.incomes - rented
        destroy = spite * gone + mine - rented
        if job.key == PERSUASION:
            taken = gone + self._monopoly_won(card)
            return Effect(victim, card, job.difficulty, (0.0, spite * gone + taken), (0.0, gone))
        if job.key in DESTROYING:
            return Effect(victim, card, job.difficulty, (close, destroy), (closed, gone))
        return Effect(victim, card, job.difficulty, (close, close), (closed, closed))

    def _monopoly_counts(self) -> list[list[int]]:
        counts = [[0] * self.table.players for _ in BOARD.monopoly_kinds]
        for card, owner in enumerate(self.table.now.owner):
            if owner >= 0 and BOARD.kind[card] in MONOPOLY_OF:
                counts[MONOPOLY_OF[BOARD.kind[card]]][owner] += 1
        return counts

    def monopoly_lost(self, victim: int, card: int) -> tuple[float, float]:
        """What the victim loses besides the card, and what its loss brings this seat."""
        number = MONOPOLY_OF.get(BOARD.kind[card])
        if number is None:
            return 0.0, 0.0
        worth, count, me = self.outlook.monopoly, self.counts[number], self.table.me
        others = sum(count) - count[victim]
        theirs = worth(number, count[victim], others) - worth(number, count[victim] - 1, others)
        if victim == me:
            return theirs, 0.0
        rest = sum(count) - count[me]
        mine = worth(number, count[me], rest - 1) - worth(number, count[me], rest)
        return theirs, mine

    def _monopoly_won(self, card: int) -> float:
        """What the card taken over adds besides itself."""
        number = MONOPOLY_OF.get(BOARD.kind[card])
        if number is None:
            return 0.0
        worth, count, me = self.outlook.monopoly, self.counts[number], self.table.me
        rest = sum(count) - count[me]
        return worth(number, count[me] + 1, rest - 1) - worth(number, count[me], rest)
