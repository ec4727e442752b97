"""Who does what: the tasks of a round dealt out to the gangsters, and what that comes to."""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.cosa_nostra.bot.jobs import Access, Desk, Kinds
from omerta.games.cosa_nostra.bot.lore import usual_pay
from omerta.games.cosa_nostra.bot.table import Position
from omerta.games.cosa_nostra.content import CASH
from omerta.games.cosa_nostra.state import PAYDAY, PLANNING
from omerta.games.cosa_nostra.view import GangsterView

# Money that Jobs of this round are likely to bring before a purchase is to be paid.
EARNED_FIRST = 0.6
# So many gangsters are planned for together, with so many more tasks to choose from.
MOST_TOGETHER, SPARE_TASKS = 5, 2
# Of tasks worth the same to all, the weakest gangster gets them.
WEAKEST = 0.05
# What a Job lacks now may be there in a later round.
FOUND_LATER = 0.6
# A use that no Job calls for yet.
IDLE_USE = 0.15

Cards = tuple[int, ...]


class Task(NamedTuple):
    """For one gangster: a Job of the hand or a Business of the Market."""

    gangster: int
    is_job: bool
    card: int
    worth: float  # beyond keeping the Job for later
    ready: float = 1.0


class Plans:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.table = desk.table
        self.board, self.lore = self.table.board, self.table.lore
        self._worth: dict[object, float] = {}

    # --- what a position is good for ---

    def worth(self, pos: Position, barred: Kinds = ()) -> float:
        """All that own gangsters will do this round with what there is to use."""
        table = self.table
        crew = tuple([each.gangster for each in pos.crews[table.me]])
        own = tuple([card for card, owner in enumerate(pos.owner) if owner == table.me])
        key = (pos.cash[table.me], crew, own, tuple(sorted(pos.uses)), barred)
        if key not in self._worth:
            self._worth[key] = self._work_out(pos, barred)
        return self._worth[key]

    def _work_out(self, pos: Position, barred: Kinds) -> float:
        table, phase = self.table, self.table.view.phase
        if phase == PAYDAY:
            return self._recruits(pos.cash[table.me]) + self._idle_uses(pos)
        access = Access(table, pos)
        total = self._planned(pos, access, barred)
        if phase == PLANNING:
            total += sum([task.worth for task in self.deal_out(pos, access, barred)])
        return total + self._idle_uses(pos)

    def _planned(self, pos: Position, access: Access, barred: Kinds) -> float:
        """What is planned already. Markers go to the best Jobs first; `access` keeps the rest."""
        table, desk = self.table, self.desk
        jobs: list[tuple[float, int]] = []
        total, cash = 0.0, pos.cash[table.me]
        earned = 0.0
        for each in pos.crews[table.me]:
            if each.job is not None:
                jobs.append((desk.job(each.job, each), each.job))
        for worth, job in sorted(jobs, reverse=True):
            chance, fees = desk.chance(job, access, barred)
            total += chance * max(0.0, worth - fees)
            access.spend(job)
            if self.board.jobs[job].key == CASH:
                earned += chance * EARNED_FIRST * usual_pay(self.board.jobs[job])
        for each in pos.crews[table.me]:
            if each.business is not None:
                cost = self.board.cost[each.business]
                paid = self.affords(cost, cash, earned)
                total += max(0.0, desk.purchase(each.business)) * paid
                cash -= cost
        return total

    def affords(self, cost: int, cash: float, earned: float) -> float:
        """The chance to have the money in time: it is there, it may be earned, it may be lent."""
        if cost <= cash:
            return 1.0
        figures = self.desk.outlook.figures
        return figures.earns if cost <= cash + earned else figures.lacks

    def _idle_uses(self, pos: Position) -> float:
        if not self.desk.outlook.rounds_left:
            return 0.0
        going = self.lore.going[self.table.round + 1]
        return IDLE_USE * sum([going[self.board.kind[card]] for card in pos.uses])

    def _recruits(self, cash: int) -> float:
        """CN-15.3: what one more gangster adds, while this seat's turn is to come."""
        table = self.table
        waited = (table.me - table.view.first) % table.players
        if waited < (table.view.actor - table.view.first) % table.players:
            return 0.0
        return max(
            [self.recruit(each) for each in table.own.recruits if self.board.price[each] <= cash]
            + [0.0]
        )

    def recruit(self, gangster: int) -> float:
        """Beyond its price."""
        outlook, me = self.desk.outlook, self.table.me
        worth = outlook.skill_to_come[self.board.strength[gangster]]
        active = outlook.active(self.table.now)
        before = outlook.race(active, me)
        active[me] += 1
        worth += outlook.race(active, me) - before
        return worth - outlook.rate * self.board.price[gangster]

    # --- the tasks of gangsters without one ---

    def deal_out(self, pos: Position, access: Access, barred: Kinds = ()) -> list[Task]:
        """The best tasks for all gangsters together; of a whole army, for the strongest."""
        free = sorted(self.table.free(pos), key=lambda each: each.strength)[-MOST_TOGETHER:]
        plans = [self._deal(pos, free, access, barred)]
        for cards in self._supplies(pos, access, len(free) - 1):
            plans.append(self._deal(pos, free, access, barred, cards))
        return max(plans, key=lambda tasks: sum([task.worth for task in tasks]))

    def _deal(
        self,
        pos: Position,
        free: list[GangsterView],
        access: Access,
        barred: Kinds,
        cards: Cards = (),
    ) -> list[Task]:
        """Of these, the weakest buy the cards; the others count with them."""
        buyers, rest = free[: len(cards)], free[len(cards) :]
        tasks = [
            Task(each.gangster, False, card, self.desk.purchase(card))
            for each, card in zip(buyers, cards, strict=True)
        ]
        if not rest:
            return tasks
        rows = self._jobs(rest, access.with_soon(cards) if cards else access, barred)
        rows += self._purchases(pos, rest, cards)
        return [*tasks, *best_match(rows, len(rest))]

    def _supplies(self, pos: Position, access: Access, most: int) -> list[Cards]:
        """Cards of the Market that Jobs of the hand lack, and that can be paid at once."""
        found: list[Cards] = []
        cash = pos.cash[self.table.me] - self._owed(pos)
        for job in self.table.hand:
            lacking = access.unplanned(job)
            cards = self._on_sale(lacking)
            missing = len(cards) < len(lacking) or len(cards) > most
            if lacking and not missing and sum([self.board.cost[card] for card in cards]) <= cash:
                found.append(cards)
        return [*dict.fromkeys(found)]

    def _on_sale(self, kinds: list[int]) -> Cards:
        """A card of the Market for each of these, as far as there are any."""
        market, cards = [*self.table.view.market], list[int]()
        for kind in kinds:
            card = next((card for card in market if self.board.kind[card] == kind), None)
            if card is not None:
                market.remove(card)
                cards.append(card)
        return tuple(sorted(cards))

    def _owed(self, pos: Position) -> int:
        """The price of what is planned to be bought."""
        planned = [e.business for e in pos.crews[self.table.me] if e.business is not None]
        return sum([self.board.cost[card] for card in planned])

    def least_bad(self, pos: Position, access: Access) -> Task | None:
        """Where nothing is worth while: what costs least, done by the weakest."""
        free = sorted(self.table.free(pos), key=lambda each: each.strength)[:1]
        if not free:
            return None
        rows = [*self._jobs(free, access, ()), *self._purchases(pos, free)]
        return max([row[0] for row in rows], key=lambda task: task.worth, default=None)

    def best_single(self, pos: Position, access: Access) -> Task | None:
        """The best task for one gangster, whatever is left for the others."""
        free = self.table.free(pos)
        rows = [*self._jobs(free, access, ()), *self._purchases(pos, free)] if free else []
        tasks = [task for row in rows for task in row]
        return max(tasks, key=lambda task: task.worth, default=None)

    def kept(self, job: int) -> float:
        """What a Job of the hand may be worth in a later round."""
        lacking = Access(self.table, self.table.now).lacks(job)
        crew = self.table.now.crews[self.table.me]
        best = max([self.desk.job(job, each) for each in crew] + [0.0])
        return best * FOUND_LATER ** len(lacking)

    def _jobs(self, free: list[GangsterView], access: Access, barred: Kinds) -> list[list[Task]]:
        desk, rows = self.desk, []
        kept = desk.outlook.figures.kept if desk.outlook.rounds_left else 0.0
        for job in self.table.hand:
            chance, fees = desk.chance(job, access, barred)
            row = []
            for each in free:
                full = desk.job(job, each)
                worth = self._seems(chance * max(0.0, full - fees) - kept * full)
                row.append(Task(each.gangster, True, job, worth, chance))
            rows.append(row)
        return rows

    def _purchases(
        self, pos: Position, free: list[GangsterView], bought: Cards = ()
    ) -> list[list[Task]]:
        """The best first; each has to be paid of what those before it leave."""
        table, desk, rows = self.table, self.desk, []
        cash = (
            pos.cash[table.me] - self._owed(pos) - sum([self.board.cost[card] for card in bought])
        )
        earned = self._to_earn(pos, len(free))
        on_sale = [card for card in table.view.market if card not in bought]
        for worth, card in sorted([(desk.purchase(card), card) for card in on_sale], reverse=True):
            chance = self.affords(self.board.cost[card], cash, earned)
            if worth > 0:
                worth = self._seems(worth * chance)
                cash -= self.board.cost[card] if chance > desk.outlook.figures.lacks else 0
            # Strong gangsters have better things to do.
            rows.append([Task(e.gangster, False, card, worth - WEAKEST * e.strength) for e in free])
        return rows

    def _seems(self, worth: float) -> float:
        """What a task seems to be worth; one that brings nothing never seems good."""
        return self.table.judgement.seems(worth) if worth > 0 else worth

    def _to_earn(self, pos: Position, free: int) -> float:
        """By Cash Jobs planned, and by those that may be planned besides one purchase."""
        access = Access(self.table, pos)
        jobs = [each.job for each in pos.crews[self.table.me] if each.job is not None]
        earned = [self._pay(job, access) for job in jobs]
        in_hand = sorted([self._pay(job, access) for job in self.table.hand], reverse=True)
        return EARNED_FIRST * (sum(earned) + sum(in_hand[: free - 1]))

    def _pay(self, job: int, access: Access) -> float:
        if self.board.jobs[job].key != CASH:
            return 0.0
        return self.desk.chance(job, access)[0] * usual_pay(self.board.jobs[job])


def best_match(rows: list[list[Task]], gangsters: int) -> list[Task]:
    """At most one gangster for each row and one row for each gangster, worth most together."""
    useful = [row for row in rows if max([task.worth for task in row]) > 0]
    useful.sort(key=lambda row: max([task.worth for task in row]), reverse=True)
    # By set of gangsters that have a task, as bits: what that is worth at best, and the tasks.
    best: dict[int, tuple[float, tuple[Task, ...]]] = {0: (0.0, ())}
    for row in useful[: gangsters + SPARE_TASKS]:
        choices = [(1 << place, task) for place, task in enumerate(row) if task.worth > 0]
        for taken, (worth, tasks) in [*best.items()]:
            for bit, task in choices:
                if not taken & bit:
                    total = worth + task.worth
                    if taken | bit not in best or total > best[taken | bit][0]:
                        best[taken | bit] = (total, (*tasks, task))
    return [*max(best.values(), key=lambda each: each[0])[1]]
