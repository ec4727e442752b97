"""What a trade is worth to the seat that looks, and about what to its partner."""

from __future__ import annotations

from functools import cached_property

from omerta.bots.pledges import broken_by
from omerta.bots.tempers import CALM, Temper
from omerta.games.cosa_nostra.bot.jobs import Desk, Kinds
from omerta.games.cosa_nostra.bot.plans import Plans
from omerta.games.cosa_nostra.bot.table import Position, Table
from omerta.games.cosa_nostra.bot.worth import FIGURES, Figures, Outlook
from omerta.games.cosa_nostra.state import NONE
from omerta.kernel.state import Offer

# How sure it is that somebody who wants a use has a Job for it.
NEEDED = 0.8
# By a trade of Businesses or gangsters both must have so much more to speak of it.
MORE = 0.5
# What whoever broke a word, to anybody, has to make good, for each.
DISTRUST = 2.0


class Deals:
    """Trades as one seat values them: what it has before and after, less what rivals gain."""

    def __init__(self, table: Table, figures: Figures = FIGURES, temper: Temper = CALM) -> None:
        self.table = table
        self.board, self.lore = table.board, table.lore
        self.temper = temper
        self.outlook = Outlook(table, figures)
        self.desk = Desk(self.outlook)
        self.plans = Plans(self.desk)
        self.me = table.me
        self._spites: dict[int, list[float]] = {}

    # --- for this seat ---

    def gain(self, offer: Offer, taker: int) -> float:
        """What carrying it out adds, for the seat that looks: its maker or its taker."""
        got = offer.wants if offer.maker == self.me else offer.gives
        # What it is to be let use it could not have otherwise.
        barred = tuple(sorted({self.board.kind[card] for what, card in got if what == "marker"}))
        after = self.table.now.after(offer, taker, self.me)
        return self.worth(after) - self.worth(self.table.now, barred)

    def resents(self, other: int) -> float:
        """What the other has to make good before anything is a gain."""
        broken = broken_by(self.table.seen.promises, other)
        return DISTRUST * broken + self.temper.resents(sum(self.outlook.wrongs(self.me, other)))

    def worth(self, pos: Position, barred: Kinds = ()) -> float:
        outlook = self.outlook
        estates = self.estates(pos)
        total = estates[self.me] + self.plans.worth(pos, barred)
        for seat in self.table.rivals:
            total -= outlook.spite[seat] * estates[seat]
        for seat, card in pos.let:
            total -= outlook.spite[seat] * self.use(card)
        return total

    def estates(self, pos: Position) -> list[float]:
        """By seat: money, Businesses, gangsters, as far as everybody can tell."""
        if pos is self.table.now:
            return self._now
        crews = self._crews_now if pos.crews == self.table.now.crews else self._crews(pos)
        estates = self.outlook.estates(pos)
        return [estate + crew for estate, crew in zip(estates, crews, strict=True)]

    @cached_property
    def _now(self) -> list[float]:
        estates = self.outlook.estates(self.table.now)
        return [estate + crew for estate, crew in zip(estates, self._crews_now, strict=True)]

    @cached_property
    def _crews_now(self) -> list[float]:
        return self._crews(self.table.now)

    def _crews(self, pos: Position) -> list[float]:
        """By seat: what its gangsters will do. What own ones do this round, the plan says."""
        outlook, targets = self.outlook, self.desk.targets
        active = outlook.active(pos)
        worth = [outlook.race(active, seat) for seat in range(self.table.players)]
        for seat, crew in enumerate(pos.crews):
            worth[seat] += sum([outlook.to_come(each) for each in crew])
            if seat != self.me:
                idle = [each for each in crew if each.task == NONE]
                worth[seat] += sum([targets.pending_worth(each) for each in idle])
        return worth

    def use(self, card: int) -> float:
        """What one use brings somebody else who asks for it now."""
        going = self.lore.going[min(self.outlook.stage + 1, len(self.lore.going) - 1)]
        return NEEDED * going[self.board.kind[card]] * self.outlook.rate

    def makes_more(self, offer: Offer) -> bool:
        """Do both together have more by it? By what all can see; that is quick to tell."""
        after = self.table.now.after(offer, offer.to, self.me)
        before, then = self.estates(self.table.now), self.estates(after)
        return sum([then[seat] - before[seat] for seat in (self.me, offer.to)]) > MORE

    # --- for its partner ---

    def their_gain(self, offer: Offer, partner: int) -> float:
        """About: what all can see, and that a use is wanted for a Job if it is asked for."""
        taker = partner if offer.maker == self.me else self.me
        after = self.table.now.after(offer, taker, self.me)
        before, then = self.estates(self.table.now), self.estates(after)
        spite = self._spite_of(partner)
        gain = then[partner] - before[partner]
        gain -= sum(
            [hate * (new - old) for hate, new, old in zip(spite, then, before, strict=True)]
        )
        gain += sum([self.use(card) for seat, card in after.let if seat == partner])
        mine = after.uses[len(self.table.now.uses) :]
        return gain - spite[self.me] * sum([self.use(card) for card in mine])

    def _spite_of(self, seat: int) -> list[float]:
        if seat not in self._spites:
            self._spites[seat] = self.outlook.spite_of(seat)
        return self._spites[seat]
