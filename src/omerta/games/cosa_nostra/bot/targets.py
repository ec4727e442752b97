"""Attacks: whom to hit, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from omerta.games.cosa_nostra.bot.lore import Lore, usual_pay
from omerta.games.cosa_nostra.bot.table import Crew
from omerta.games.cosa_nostra.bot.worth import Outlook
from omerta.games.cosa_nostra.content import DRIVE_BY, TRAP, Job
from omerta.games.cosa_nostra.effects import Effect, aimed_at, amounts, can_hit, effect
from omerta.games.cosa_nostra.odds import chances, threshold
from omerta.games.cosa_nostra.state import JOB, NOTHING, PLANNING, PURCHASE
from omerta.games.cosa_nostra.view import GangsterView

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


NO_STRIKE = Strike(0.0)


def waiting(lore: Lore, crew: Crew, response: int, one: float) -> float:
    """What a Response that may wait in a crew takes: all with two successes, so much with one.

    Planned Jobs that this seat has looked at are known; of others a few are Responses.
    """
    spared = 1.0
    for each in crew:
        if each.task == JOB and each.pile in lore.responses[response]:
            share = lore.responses[response][each.pile]
            if each.job is not None:
                share = float(lore.board.jobs[each.job].key == response)
            if share:
                needed = threshold(lore.difficulty[response], each.attached)
                _, single, more = chances(each.strength, needed)
                spared *= 1 - share * (more + one * single)
    return 1 - spared


class Outcome(NamedTuple):
    """Of an Attack on a certain target: with one success, with more."""

    victim: int
    target: int
    difficulty: int
    worth: tuple[float, float]
    pain: tuple[float, float]
    busy: bool = False  # the target has a task, which makes it harder to hit


class Targets:
    """What can be hit, looked up by kind of Attack."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.board, self.lore = self.table.board, self.table.lore
        self._outcomes: dict[Job, list[Outcome]] = {}
        # By seat: the chance that an Attack on it is repelled.
        self.trapped = [
            0.0
            if seat == self.table.me
            else waiting(self.lore, self.table.now.crews[seat], TRAP, 1.0)
            for seat in range(self.table.players)
        ]
        self.counts = self._monopoly_counts()

    def best(self, job: Job, dice: int, attached: int) -> Strike:
        """The best there is; NOTHING to hit where there is none."""
        strikes = self.strikes(job, dice, attached)
        return max(strikes, key=lambda strike: strike.worth, default=NO_STRIKE)

    def strikes(self, job: Job, dice: int, attached: int) -> list[Strike]:
        """All there are, with these dice and what lies on the gangster."""
        found = []
        for each in self.outcomes(job):
            needed = threshold(each.difficulty, attached, each.busy)
            none, single, more = chances(dice, needed)
            worth = single * each.worth[0] + more * each.worth[1]
            worth *= 1 - self.trapped[each.victim]
            if job.key == DRIVE_BY:
                worth -= none * self._return_fire(each.target, dice)
            pains = single * each.pain[0] + more * each.pain[1]
            found.append(Strike(worth, each.victim, each.target, pains))
        return found

    def outcomes(self, job: Job) -> list[Outcome]:
        if job not in self._outcomes:
            self._outcomes[job] = [*self._all(job)]
        return self._outcomes[job]

    def _all(self, job: Job) -> Iterator[Outcome]:
        table, aim = self.table, aimed_at(job)
        company, only = self.board.company, table.view.companies_only
        for victim in table.rivals:
            if aim == "player":
                yield self._on_player(job, victim)
            elif aim == "gangster":
                for each in table.now.crews[victim]:
                    yield self._on_gangster(job, victim, each)
            else:
                for card in table.cards(victim):
                    if can_hit(job, company[card], table.open[card], only):
                        yield self._on_business(job, victim, card)

    def _does(self, job: Job) -> tuple[Effect, Effect]:
        """With one success, with more."""
        one, more = (effect(job, self.board.numbers, hits) for hits in (1, 2))
        return one, more

    # --- players ---

    def _on_player(self, job: Job, victim: int) -> Outcome:
        outlook, table = self.outlook, self.table
        cash = table.now.cash[victim]
        if table.view.phase == PLANNING:
            cash += EARNED_MEANWHILE
        rate, spite = outlook.rate, outlook.spite[victim]
        low, high = (min(cash, each) * rate for each in amounts(job, self.board.numbers))
        share = spite + (self._does(job)[0].what == "steals")
        worth = (low * share, high * share)
        return Outcome(victim, NOTHING, job.difficulty, worth, (low, high))

    # --- gangsters ---

    def _on_gangster(self, job: Job, victim: int, hit: GangsterView) -> Outcome:
        outlook = self.outlook
        spite = outlook.spite[victim]
        down = self.pending_worth(hit) if hit.active else 0.0
        killed = down + outlook.to_come(hit)
        own_down, own_killed = 0.0, outlook.trophies(self.table.me, hit.gangster)
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
        by_effect = {"down": knock, "killed": kill}
        one, more = (by_effect.get(does.what, (0.0, 0.0)) for does in self._does(job))
        # Who has no task yet may have one by then.
        busy = hit.task in (JOB, PURCHASE) or self.table.view.phase == PLANNING
        return Outcome(
            victim,
            hit.gangster,
            job.difficulty or hit.strength,
            (one[1], more[1]),
            (one[0], more[0]),
            busy and not job.difficulty,
        )

    def pending_worth(self, gangster: GangsterView) -> float:
        """What a gangster's task may bring whoever planned it."""
        if gangster.business is not None:
            return PURCHASE_LOST * self.outlook.base[gangster.business]
        if gangster.job is not None and self.board.jobs[gangster.job].needs:
            return usual_pay(self.board.jobs[gangster.job])
        if gangster.task == JOB or self.table.view.phase == PLANNING:
            return UNKNOWN_TASK * self.outlook.action(gangster)
        return 0.0

    def _return_fire(self, target: int, dice: int) -> float:
        """CN-8.12: about what a Drive-by that fails costs."""
        strength = self.table.gangster(target).strength
        return (1 - chances(strength, dice)[0]) * RETURN_FIRE

    # --- Businesses ---

    def _on_business(self, job: Job, victim: int, card: int) -> Outcome:
        outlook, table = self.outlook, self.table
        units = 1 if outlook.rounds_left else self.board.end.income_times
        closed = float(self.board.income[card] * units) if table.open[card] else 0.0
        closed += USE_LOST * self.lore.going[table.round][self.board.kind[card]]
        gone = outlook.base[card]
        theirs, mine = self.monopoly_lost(victim, card)
        closed += theirs * units / outlook.incomes
        gone += theirs
        # Markers there go back to their owners, own ones too.
        rented = RENTED * (card in table.now.uses)
        spite = outlook.spite[victim]
        close = spite * closed + mine * units / outlook.incomes - rented
        destroy = spite * gone + mine - rented
        taken = spite * gone + gone + self._monopoly_won(card)
        by_effect = {
            "down": (closed, close),
            "killed": (gone, destroy),
            "destroyed": (gone, destroy),
            "taken": (gone, taken),
        }
        one, more = (by_effect.get(does.what, (0.0, 0.0)) for does in self._does(job))
        return Outcome(victim, card, job.difficulty, (one[1], more[1]), (one[0], more[0]))

    def _monopoly_counts(self) -> list[list[int]]:
        counts = [[0] * self.table.players for _ in self.board.monopoly_kinds]
        for card, owner in enumerate(self.table.now.owner):
            if owner >= 0 and self.board.kind[card] in self.lore.monopoly_of:
                counts[self.lore.monopoly_of[self.board.kind[card]]][owner] += 1
        return counts

    def monopoly_lost(self, victim: int, card: int) -> tuple[float, float]:
        """What the victim loses besides the card, and what its loss brings this seat."""
        number = self.lore.monopoly_of.get(self.board.kind[card])
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
        number = self.lore.monopoly_of.get(self.board.kind[card])
        if number is None:
            return 0.0
        worth, count, me = self.outlook.monopoly, self.counts[number], self.table.me
        rest = sum(count) - count[me]
        return worth(number, count[me] + 1, rest - 1) - worth(number, count[me], rest)
