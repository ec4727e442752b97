"""What Jobs and purchases are worth to a seat, gangster by gangster."""

from __future__ import annotations

from copy import copy

from omerta.games.cosa_nostra.bot.table import Position, Table
from omerta.games.cosa_nostra.bot.targets import (
    EARNED_MEANWHILE,
    Strike,
    Targets,
    waiting,
)
from omerta.games.cosa_nostra.bot.worth import Outlook
from omerta.games.cosa_nostra.content import (
    BIRTHDAY_PARTY,
    CASH,
    CONNECTIONS,
    COP,
    EXCEPTIONAL_OFFER,
    HORSE_RACING,
    KINDS,
    MONEY_LAUNDERING,
    ROBBERY,
    TRAP,
    Job,
)
from omerta.games.cosa_nostra.effects import effect, reduced
from omerta.games.cosa_nostra.needs import lacking
from omerta.games.cosa_nostra.odds import chances, takings, threshold
from omerta.games.cosa_nostra.state import JOB, NOBODY, PLANNING, WITH_THE_TASK
from omerta.games.cosa_nostra.view import GangsterView

# What owners ask, of what a use is worth to who needs it.
ASKED = 0.4
# A purchase that is planned is paid so surely, and in time.
PAID, PAID_BY_OTHERS = 0.85, 0.5
# Responses: what there is to rob by round, how often it comes to it; the same of Attacks.
LOOT = (0.0, 0.0, 0.0, 10.0, 15.0)
ROBBED, ATTACKED, SAVED = 0.75, 0.35, 8.0
# However many robbers wait, something is left.
MOST_ROBBED = 0.8

Kinds = tuple[int, ...]


class Access:
    """What a seat may use, by kind: own cards, rented ones, those about to come."""

    __slots__ = ("board", "own", "promised", "rented", "soon")

    def __init__(self, table: Table, pos: Position) -> None:
        self.board = table.board
        me, kinds = table.me, self.board.kind
        self.own = [0] * KINDS
        self.soon = [0] * KINDS
        self.promised = [0] * KINDS  # rented ones that others are still to buy
        self.rented: dict[int, list[int]] = {}  # cards, as often as there are markers
        for card, owner in enumerate(pos.owner):
            if owner == me and table.open[card]:
                self.own[kinds[card]] += 1
        for card in pos.uses:
            if pos.owner[card] == NOBODY:
                self.promised[kinds[card]] += 1
            elif table.open[card]:
                self.rented.setdefault(kinds[card], []).append(card)
        for each in pos.crews[me]:
            if each.business is not None:
                self.soon[kinds[each.business]] += 1

    def lacks(self, job: int) -> list[int]:
        """The kinds that are missing, each as often as it is; what is about to come among them."""
        needs = self.board.jobs[job].needs
        own, rented = self.own, self.rented  # of rented ones, each card counts once (CN-7.3)
        return lacking(needs, {kind: own[kind] + len(set(rented.get(kind, ()))) for kind in needs})

    def with_soon(self, cards: tuple[int, ...]) -> Access:
        """The same, these Businesses being about to be bought as well."""
        new = copy(self)
        new.soon = [*self.soon]
        for card in cards:
            new.soon[self.board.kind[card]] += 1
        return new

    def unplanned(self, job: int) -> list[int]:
        """The kinds that are missing, and that this seat is not about to buy."""
        missing = self.lacks(job)
        return [
            kind
            for place, kind in enumerate(missing)
            if missing[:place].count(kind) >= self.soon[kind]
        ]

    def spend(self, job: int) -> None:
        """CN-7.6: markers serve once; another Job is to use these."""
        needs = self.board.jobs[job].needs
        for kind in [kind for kind in dict.fromkeys(needs) if kind in self.rented]:
            used = max(0, needs.count(kind) - self.own[kind])
            for card in [*dict.fromkeys(self.rented[kind])][:used]:
                self.rented[kind].remove(card)


class Desk:
    """The worth of every task, for an outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.board, self.lore = self.table.board, self.table.lore
        self.targets = Targets(outlook)
        self._worth: dict[tuple[int, int, int], float] = {}
        self.planning = self.table.view.phase == PLANNING
        cops = [card for card in self.table.cards(self.table.me) if self.board.kind[card] == COP]
        self.cops = sum([self.table.open[card] and not self.table.used[card] for card in cops])
        self.lets = self._lets()
        # What others may rob of a gain; while a round is being planned, nobody can tell yet.
        rivals = [self.table.now.crews[seat] for seat in self.table.rivals]
        self.robbed = sum([waiting(self.lore, crew, ROBBERY, 0.5) for crew in rivals])
        self.robbed = min(MOST_ROBBED, self.robbed)
        self._later = self.planning and self.table.round >= min(self.lore.responses[ROBBERY])

    def _lets(self) -> list[float]:
        """By kind: the chance to be let use one, if none is at hand."""
        table, figures = self.table, self.outlook.figures
        lets = [0.0] * KINDS
        if not table.trades:
            return lets
        for card, owner in enumerate(table.now.owner):
            if owner in table.rivals and table.open[card] and table.own.markers:
                lets[self.board.kind[card]] = figures.lets
        return lets

    # --- Jobs ---

    def job(self, job: int, gangster: GangsterView) -> float:
        """If whatever it needs is there."""
        key = (job, gangster.strength, gangster.attached & WITH_THE_TASK)
        if key not in self._worth:
            self._worth[key] = self._job(*key)
        return self._worth[key]

    def strikes(self, job: int, gangster: GangsterView) -> list[Strike]:
        """All targets of an Attack."""
        return self.targets.strikes(self.board.jobs[job], gangster.strength, gangster.attached)

    def _job(self, number: int, dice: int, attached: int) -> float:
        job, outlook, figures = self.board.jobs[number], self.outlook, self.outlook.figures
        needed = threshold(job.difficulty, attached)
        if job.key == CASH:
            safe = 1 - (self.robbed or figures.robbed * self._later)
            return safe * outlook.rate * takings(job.pays, dice, needed, self.cops)
        if job.attack and not job.response:
            safe = 1 - figures.trapped * self._later
            return safe * self.targets.best(job, dice, attached).worth
        none, single, more = chances(dice, needed)
        if job.key == ROBBERY:
            return (more + 0.5 * single) * self._loot()
        if job.key == TRAP:
            return (more + single) * ATTACKED * self._likely() * SAVED + more * 1.0
        if job.key == MONEY_LAUNDERING:
            low, high = self.board.numbers.laundering
            spare = self.cash_to_come()
            gain = self.board.end.laundered_times - outlook.rate
            return gain * (single * min(low, spare) + more * min(high, spare))
        if job.key == BIRTHDAY_PARTY:
            least, most = self.board.numbers.birthday
            return single * self._gifts(least) + more * self._gifts(most)
        if job.key == HORSE_RACING:
            return (1 - 2 * none) * min(self.board.numbers.stake[1], self.cash_to_come())
        if job.key in (EXCEPTIONAL_OFFER, CONNECTIONS):
            return single * self._bargain(job, 1) + more * self._bargain(job, 2)
        return 0.0

    def _likely(self) -> float:
        """How much of the round others still have before them, from 0 to 1."""
        if self.planning:
            return 1.0
        jobs = [each for seat in self.table.rivals for each in self.table.now.crews[seat]]
        return min(1.0, sum([each.task == JOB for each in jobs]) / 6)

    def _loot(self) -> float:
        spite = sum([self.outlook.spite[seat] for seat in self.table.rivals])
        share = self.outlook.rate + spite / len(self.table.rivals)
        return ROBBED * self._likely() * LOOT[self.table.round] * share

    def _gifts(self, amount: int) -> float:
        total = 0.0
        for seat in self.table.rivals:
            given = min(amount, self.table.now.cash[seat] + EARNED_MEANWHILE * self.planning)
            total += given * (self.outlook.rate + self.outlook.spite[seat])
        return total

    def cash_to_come(self) -> float:
        """Own money later this round, about: of what is planned, half is earned by then."""
        earned = 0.0
        for each in self.table.now.crews[self.table.me]:
            if each.job is not None and self.board.jobs[each.job].key == CASH:
                pays = self.board.jobs[each.job].pays
                earned += 0.7 * takings(pays, each.strength, self.board.jobs[each.job].difficulty)
            elif each.business is not None:
                earned -= 0.5 * self.board.cost[each.business]
        return max(0.0, self.table.now.cash[self.table.me] + earned)

    # --- Businesses ---

    def card(self, card: int) -> float:
        """What it adds to own a Business that nobody owns: itself, monopolies made and broken."""
        outlook, table = self.outlook, self.table
        worth = outlook.base[card]
        number = self.lore.monopoly_of.get(self.board.kind[card])
        if number is None:
            return worth
        count = self.targets.counts[number]
        total, me = sum(count), table.me
        value = outlook.monopoly
        rest = total - count[me]
        worth += value(number, count[me] + 1, rest) - value(number, count[me], rest)
        for seat in table.rivals:
            others = total - count[seat]
            lost = value(number, count[seat], others) - value(number, count[seat], others + 1)
            worth += outlook.spite[seat] * lost
        return worth

    def purchase(self, card: int) -> float:
        return self.card(card) - self.outlook.rate * self.board.cost[card]

    def _bargain(self, job: Job, successes: int) -> float:
        """CN-9.2, 9.3: the best Business to be had that way."""
        best, cash = 0.0, self.cash_to_come()
        does = effect(job, self.board.numbers, successes)
        for card in self.on_sale(job.key):
            cost = reduced(self.board.cost[card], does)
            if cost <= cash:
                best = max(best, self.card(card) - self.outlook.rate * cost)
        return best

    def on_sale(self, key: int) -> tuple[int, ...]:
        view = self.table.view
        return (*view.market, *view.deck_cards) if key == CONNECTIONS else view.market

    # --- what is missing ---

    def chance(self, job: int, access: Access, barred: Kinds = ()) -> tuple[float, float]:
        """The chance that a Job has all it needs when it is carried out, and what that will cost.

        Kinds that are `barred` nobody would let.
        """
        chance, fees = 1.0, 0.0
        soon, promised = access.soon, access.promised
        for place, kind in enumerate(missing := access.lacks(job)):
            before = missing[:place].count(kind)
            if before < soon[kind]:
                chance *= PAID
            elif before < soon[kind] + promised[kind]:
                chance *= PAID_BY_OTHERS
            else:
                chance *= 0.0 if kind in barred else self.lets[kind]
                fees += self.lore.going[self.table.round][kind]
        return chance, ASKED * self.outlook.rate * fees
