"""What things are worth to a seat, as it sees them: money, Businesses, gangsters, rivals' loss."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import NamedTuple

from omerta.games.cosa_nostra.areas import has_monopoly
from omerta.games.cosa_nostra.bot.table import Position, Table
from omerta.games.cosa_nostra.content import COP, KINDS, LAWYER, POLITICIAN, ROUNDS
from omerta.games.cosa_nostra.rules_end import incomes_to_come, power_bonus
from omerta.games.cosa_nostra.state import JOB, PAYDAY
from omerta.games.cosa_nostra.view import GangsterView

# The chance to hold a monopoly at an income to come, by own cards of the kind and those of others:
# when no round is left, and at the beginning. Counted in games of bots.
MONOPOLY = {
    (1, 0): (0.0, 0.45),
    (1, 1): (0.0, 0.32),
    (1, 2): (0.0, 0.22),
    (1, 3): (0.0, 0.02),
    (2, 0): (0.95, 0.72),
    (2, 1): (0.9, 0.45),
    (2, 2): (0.0, 0.35),
    (2, 3): (0.0, 0.25),
    (3, 0): (0.98, 0.95),
    (3, 1): (0.98, 0.9),
    (3, 2): (0.8, 0.65),
    (3, 3): (0.0, 0.0),
}


class Figures(NamedTuple):
    """Found by play of bots against each other."""

    # A thousand in cash by round, while there is something to do with it.
    cash: tuple[float, ...] = (1.3, 1.18, 1.05, 1.0)
    # What a gangster does in a round, by round; of it a further one adds so much.
    action: tuple[float, ...] = (5.0, 7.5, 10.5, 14.0)
    further: float = 0.6
    # Of that, by strength.
    skill: tuple[float, ...] = (0.0, 0.75, 1.0, 1.15, 1.25, 1.3, 1.35)
    # A Business lasts so surely from round to round.
    lasting: float = 0.96
    # Abilities, by round.
    lawyer: float = 0.5
    politician: float = 0.8
    cop: float = 0.8
    # How much of the uses to come counts, own and let.
    use: float = 0.5
    # A rival's loss is a gain: for each, and for who is ahead; how far ahead that must be.
    spite: float = 0.06
    spite_ahead: float = 0.5
    ahead: float = 14.0
    # For each Attack on one, each promise to one broken.
    attacked: float = 0.02
    betrayed: float = 0.05
    most_grudge: float = 0.15
    # Trophies are worth more than they count now, by strength and round to come.
    trophy: float = 0.8
    # The chance to be let use what a Job lacks.
    lets: float = 0.85
    # While a late round is being planned: the chance to be robbed, to be trapped.
    robbed: float = 0.07
    trapped: float = 0.06
    # A purchase for which the money must still be earned, and one for which it is not in sight.
    earns: float = 0.8
    lacks: float = 0.03
    # A Job kept for later.
    kept: float = 0.25


FIGURES = Figures()


class Outlook:
    """A table, and what lies on it is worth to the seat."""

    def __init__(self, table: Table, figures: Figures = FIGURES) -> None:
        self.table = table
        self.board, self.lore = table.board, table.lore
        self.figures = figures
        paid = table.view.phase == PAYDAY  # this round's income
        # Rounds whose planning is still to come, the first of them, and incomes.
        self.stage = min(table.round - 1 + paid, ROUNDS - 1)
        self.rounds_left = table.rounds - table.round
        self.incomes = incomes_to_come(self.board, table.round, table.rounds) - paid
        self.rate = figures.cash[self.stage + ROUNDS - table.rounds]
        self.spite = self.spite_of(table.me)

    # --- rivals ---

    @cached_property
    def standing(self) -> list[float]:
        """By seat: the final count as it may come out."""
        return [self._projected(seat) for seat in range(self.table.players)]

    def _projected(self, seat: int) -> float:
        player = self.table.view.players[seat]
        worth = player.worth + player.income * (self.incomes - self.board.end.income_times)
        return worth + sum([self.to_come(each) for each in player.gangsters])

    def to_come(self, gangster: GangsterView) -> float:
        """What a gangster does in the rounds to come."""
        return self.skill_to_come[self.board.strength[gangster.gangster]]

    @cached_property
    def skill_to_come(self) -> list[float]:
        """The same by strength."""
        figures = self.figures
        actions = sum(figures.action[self.table.round : self.table.rounds])
        return [figures.further * skill * actions for skill in figures.skill]

    def spite_of(self, seat: int) -> list[float]:
        """By rival of a seat: what of its loss counts as a gain. Who is ahead counts most, and
        nobody forgets a wrong."""
        players, figures = self.table.players, self.figures
        rivals = [other for other in range(players) if other != seat]
        best = max([self.standing[other] for other in rivals])
        ahead = [exp((self.standing[other] - best) / figures.ahead) for other in rivals]
        spite = [0.0] * players
        for other, threat in zip(rivals, ahead, strict=True):
            spite[other] = figures.spite + figures.spite_ahead * threat / sum(ahead)
            spite[other] += self.grudge(seat, other)
        return spite

    def grudge(self, seat: int, other: int) -> float:
        """For what all can see that the other has done to a seat."""
        figures = self.figures
        attacks, broken = self.wrongs(seat, other)
        done = figures.attacked * attacks + figures.betrayed * broken
        return min(figures.most_grudge, done)

    def wrongs(self, seat: int, other: int) -> tuple[int, int]:
        """What the other has done to a seat: how many Attacks, and promises broken."""
        promises = self.table.seen.promises
        broken = [e for e in promises if (e.maker, e.to, e.mark) == (other, seat, "broken")]
        return self.table.view.attacks[other][seat], len(broken)

    # --- Businesses ---

    @cached_property
    def base(self) -> list[float]:
        """By card: income to come, ability and use; without monopolies."""
        missed = (
            1 if self.rounds_left else self.board.end.income_times
        )  # by who is closed until it is over
        opened = [self._base(kind, self.incomes) for kind in range(KINDS)]
        closed = [self._base(kind, self.incomes - missed) for kind in range(KINDS)]
        return [
            (opened if self.table.open[card] else closed)[kind]
            for card, kind in enumerate(self.board.kind)
        ]

    def _base(self, kind: int, incomes: int) -> float:
        figures = self.figures
        worth = (
            self.lore.income[kind]
            * incomes
            * figures.lasting ** max(0, incomes - self.board.end.income_times)
        )
        ability = {LAWYER: figures.lawyer, POLITICIAN: figures.politician, COP: figures.cop}
        worth += ability.get(kind, 0.0) * self.rounds_left
        to_come = self.lore.own_use[self.table.round + 1 : self.table.rounds + 1]
        return worth + figures.use * sum([uses[kind] for uses in to_come])

    def monopoly(self, number: int, mine: int, others: int) -> float:
        """What a kind of monopoly is worth to who has so many, the others so many together."""
        chance = 0.0
        if mine and self.incomes:
            held = has_monopoly(mine, others)
            left = self.rounds_left / (ROUNDS - 1)
            now, later = MONOPOLY[min(mine, 3), min(others, 3)]
            # What is held may be lost, what is not may still come.
            chance = now + left * (later - now) if held else later * min(1.0, 1.5 * left)
        return chance * self.board.monopoly_income[number] * self.incomes

    def estates(self, pos: Position) -> list[float]:
        """By seat: money and Businesses. Everybody can work this out."""
        players, base, kinds = self.table.players, self.base, self.board.kind
        worth = [cash * self.rate for cash in pos.cash]
        counts = [[0] * players for _ in self.board.monopoly_kinds]
        for card, owner in enumerate(pos.owner):
            if owner >= 0:
                worth[owner] += base[card]
                if kinds[card] in self.lore.monopoly_of:
                    counts[self.lore.monopoly_of[kinds[card]]][owner] += 1
        for number, count in enumerate(counts):
            total = sum(count)
            for seat, mine in enumerate(count):
                if mine:
                    worth[seat] += self.monopoly(number, mine, total - mine)
        return worth

    # --- gangsters ---

    @cached_property
    def unsettled(self) -> float:
        """From 0 to 1: how much may still happen to gangsters this round, and after it."""
        if self.rounds_left:
            return 1.0
        jobs = sum([e.task == JOB for crew in self.table.now.crews for e in crew])
        planning = sum([not e.task for crew in self.table.now.crews for e in crew])
        return min(1.0, (jobs + planning) / 6)

    def race(self, active: list[int], seat: int) -> float:
        """CN-17.3: the most active gangsters, alone."""
        lead = active[seat] - max([n for other, n in enumerate(active) if other != seat])
        sure = 1.0 if lead > 0 else 0.0
        if self.rounds_left:
            likely = {1: 0.45, 0: 0.25, -1: 0.14, -2: 0.06}.get(min(lead, 1), 0.0)
            likely = 0.6 if lead > 1 else likely
        else:
            likely = {1: 0.7, 0: 0.15, -1: 0.05}.get(min(lead, 1), 0.0)
            likely = 0.92 if lead > 1 else likely
        return self.board.end.most_gangsters * (sure + self.unsettled * (likely - sure))

    def active(self, pos: Position) -> list[int]:
        """By seat, as at the end: who is down now is up again, unless this is the last round."""
        later = bool(self.rounds_left)
        return [sum([each.active or later for each in crew]) for crew in pos.crews]

    def action(self, gangster: GangsterView) -> float:
        """What somebody's gangster may do in this round, as far as one can tell."""
        skill = self.figures.skill
        return self.figures.action[self.stage] * skill[min(gangster.strength, len(skill) - 1)]

    def trophies(self, seat: int, gangster: int) -> float:
        """CN-17.5: what it adds to have killed this gangster."""
        had = self.table.view.players[seat].trophies
        more = self.board.strength[gangster]
        won = power_bonus(self.board, (*had, gangster)) - power_bonus(self.board, had)
        return won + self.figures.trophy * more * self.rounds_left
