"""Offers a bot makes, and what it says to those of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from omerta.bots import pledges
from omerta.bots.tempers import CALM
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.jobs import ASKED, Access
from omerta.games.cosa_nostra.bot.sums import paid_by, with_sum
from omerta.games.cosa_nostra.bot.threats import (
    Future,
    demand,
    haggled,
    ransom,
    relief,
    sells_peace,
    worth_peace,
)
from omerta.games.cosa_nostra.state import ACTION, DONE, NOBODY, NONE, PAYDAY, PLANNING
from omerta.kernel.dice import Luck
from omerta.kernel.offers import ANYONE
from omerta.kernel.state import Item, Offer

# An offer is accepted for so much, or more if it takes more from whoever makes it; a temper may
# want more.
LEAST = 0.3
# A fair share of what both gain together; less is countered.
FAIR = 0.3
# How many sums are tried for a counter-offer.
TRIES = 4
# Of a surplus, what is offered for it at first.
OFFERED = 0.35
# It talks so often between two turns of its own, and says the same after so many times at least.
TALKS, SILENT = 2, 5
# The race for the most gangsters is run when little can happen to them any more.
NEARLY_OVER = 0.6


class Idea(NamedTuple):
    """An offer to be made, and how good it is for both."""

    offer: Offer
    gain: float
    theirs: float


class Bargaining:
    def __init__(self, deals: Deals, luck: Luck) -> None:
        self.deals = deals
        self.table = deals.table
        self.board, self.lore = self.table.board, self.table.lore
        self.luck = luck
        self.me = deals.me
        self.temper = deals.temper
        self.least = self.temper.least * LEAST

    # --- offers of others ---

    def judge(self, offer: Offer) -> Offer | bool:
        """Accept it, decline it, or another offer instead."""
        if sells_peace(self.deals, offer):
            return worth_peace(self.deals, paid_by(offer))
        gain = self.gain(offer)
        theirs = self.deals.their_gain(offer, offer.maker)
        share = (FAIR + self.temper.extra) * (gain + theirs)
        fair = max(self.least, share) if offer.counters < 0 else self.least
        if gain >= fair:
            return True
        if offer.to != ANYONE:
            counter = self._counter(offer, fair)
            if counter is not None:
                return counter
        return gain >= self.least

    def accepts(self, offer: Offer) -> bool:
        """If there is nothing better to be had."""
        return self.gain(offer) >= self.least

    def gain(self, offer: Offer) -> float:
        """What it is worth to accept an offer of somebody else."""
        return self.gain_with(offer.maker, offer, self.me) + relief(self.deals, offer)

    def gain_with(self, partner: int, offer: Offer, taker: int) -> float:
        """Of a trade with somebody, who may have something to make good."""
        return self.deals.gain(offer, taker) - self.deals.resents(partner) + self._pledged(offer)

    def _pledged(self, offer: Offer) -> float:
        if not offer.pledges:
            return 0.0
        seen, future = self.table.seen, Future(self.deals)
        return pledges.worth(offer, self.me, future, seen.promises, self.temper)

    def _counter(self, offer: Offer, fair: float) -> Offer | None:
        """The same with another sum, that is fair, and still good for the other."""
        kept = pledges.understood(offer, self.me)
        turned = Offer(0, self.me, offer.maker, offer.wants, offer.gives, pledges=kept)
        cards = [item for item in (*turned.gives, *turned.wants) if item[0] != "cash"]
        if not cards:
            return haggled(self.deals, offer) if offer.wants else None
        # So much of the gain is moved by each thousand.
        outlook, cash = self.deals.outlook, self.table.now.cash
        moves = outlook.rate * (1 + outlook.spite[offer.maker])
        pays = paid_by(turned)
        lacking = fair - self.gain_with(offer.maker, replace(offer, pledges=kept), self.me)
        if lacking <= 0 and kept != offer.pledges:
            return turned
        for more in range(max(1, int(lacking / moves)), int(lacking / moves) + TRIES):
            counter = with_sum(turned, pays - more)
            payer = offer.maker if pays < more else self.me
            if abs(pays - more) > cash[payer]:
                return None
            if self.gain_with(offer.maker, counter, offer.maker) >= fair:
                good = self.deals.their_gain(counter, offer.maker) > 0
                return counter if good else None
        return None

    # --- own offers ---

    def propose(self) -> Offer | None:
        """What would be good for both. A bot does not remember what was declined, so it goes
        through its ideas turn by turn, and where it has but few it is silent in some."""
        if self.table.view.announced:
            return self._demand()
        ideas = [idea for idea in self._ideas() if idea.gain >= self.least and idea.theirs > 0]
        ideas.sort(key=self._appeal, reverse=True)
        turn = self._turn() % max(SILENT, len(ideas))
        return ideas[turn].offer if turn < len(ideas) else None

    def _turn(self) -> int:
        """How often this seat may have talked in this phase."""
        view = self.table.view
        if view.phase == PAYDAY:
            return 0
        crew = self.table.now.crews[self.me]
        planned = [each.task != NONE for each in crew] if view.phase == PLANNING else []
        turns = sum(planned or [each.task == DONE for each in crew])
        after = (view.actor - self.me) % self.table.players
        # In others' turns a live bot may be asked any number of times.
        asked = self.table.seen.asking == "make_offer"
        known = after == 0 or (asked and after < TALKS)
        return TALKS * turns + after if known else self.luck.below(SILENT)

    def _demand(self) -> Offer | None:
        """While a target is named, nothing else is spoken of."""
        if self.table.seen.asking not in ("answer_threat", "make_offer"):
            return None
        return demand(self.deals) if self.table.view.actor == self.me else ransom(self.deals)

    def _appeal(self, idea: Idea) -> float:
        """Both must want it."""
        return idea.gain * min(1.0, idea.theirs)

    def _ideas(self) -> Iterator[Idea]:
        phase = self.table.view.phase
        if phase in (PLANNING, ACTION):
            yield from self._rents()
            yield from self._lets()
        yield from self._monopolies()
        if phase == PAYDAY:
            yield from self._sales()
        if phase == ACTION and self.deals.outlook.unsettled < NEARLY_OVER:
            yield from self._gangsters()

    def _idea(self, offer: Offer) -> Idea:
        gain = self.gain_with(offer.to, offer, offer.to)
        return Idea(offer, gain, self.deals.their_gain(offer, offer.to))

    # --- uses of Businesses ---

    def _rents(self) -> Iterator[Idea]:
        """What Jobs in hand or planned lack, from whoever has it."""
        if not self.table.own.markers:
            return
        for kind in self._lacking():
            cards = [card for card in range(len(self.board.kind)) if self._rentable(card, kind)]
            if not cards:
                continue
            card = min(cards, key=lambda each: self._hurts(self._lender(each)))
            yield from self._rent(card)

    def _hurts(self, other: int) -> float:
        """How much it does to deal with the other; among equals it is anybody."""
        spite = self.deals.outlook.spite[other] + 0.05 * self.luck.share()
        return spite + self.deals.resents(other)

    def _lacking(self) -> list[int]:
        table = self.table
        access = Access(table, table.now)
        planned = [each.job for each in table.now.crews[self.me] if each.job is not None]
        jobs = [*planned, *(table.hand if table.free(table.now) else ())]
        found: list[int] = []
        for job in jobs:
            found += access.lacks(job)
        return [*dict.fromkeys(found)]

    def _lender(self, card: int) -> int:
        owner = self.table.now.owner[card]
        return owner if owner != NOBODY else self.table.buyer.get(card, NOBODY)

    def _rentable(self, card: int, kind: int) -> bool:
        lender = self._lender(card)
        if self.board.kind[card] != kind or lender in (NOBODY, self.me):
            return False
        return self.table.open[card] and card not in self.table.now.uses

    def _rent(self, card: int) -> Iterator[Idea]:
        lender = self._lender(card)
        outlook = self.deals.outlook
        free = Offer(0, self.me, lender, (), (("marker", card),))
        surplus = self.gain_with(lender, free, lender)
        if surplus < self.least:
            return
        cost = outlook.rate * (1 + outlook.spite[lender])
        offered = self.temper.leaves * min(OFFERED * surplus, ASKED * self.deals.use(card))
        price = offered / cost
        cash = self.table.now.cash[self.me]
        # At least what the lender may take for it, if that is worth it.
        for amount in range(max(1, round(price)), cash + 1):
            idea = self._idea(with_sum(free, amount))
            if idea.theirs >= LEAST or idea.gain < self.least:
                yield idea
                return
        if not cash and self.table.view.players[lender].markers:
            for own in self.table.cards(self.me):
                if self.table.open[own]:
                    yield self._idea(replace(free, gives=(("marker", own),)))

    def _lets(self) -> Iterator[Idea]:
        """To whoever plans a Job that this seat has looked at, and lacks something for it."""
        table = self.table
        for seat in table.rivals:
            if not table.view.players[seat].markers:
                continue
            for each in table.pending(seat):
                for kind in table.lacks(seat, each.job) if each.job is not None else ():
                    for card in table.cards(self.me):
                        if self.board.kind[card] == kind and table.open[card]:
                            yield from self.priced(Offer(0, self.me, seat, (("marker", card),), ()))

    # --- Businesses ---

    def _monopolies(self) -> Iterator[Idea]:
        """Cards of the kinds that make monopolies: bought, or swapped."""
        table = self.table
        mine = [
            card for card in table.cards(self.me) if self.board.kind[card] in self.lore.monopoly_of
        ]
        kinds = {self.board.kind[card] for card in mine}
        for card, owner in enumerate(table.now.owner):
            if owner in (NOBODY, self.me) or self.board.kind[card] not in kinds:
                continue
            wants = (("business", card),)
            buying = Offer(0, self.me, owner, (), wants)
            if self.deals.makes_more(buying):
                yield from self.priced(buying)
            for own in mine:
                swap = replace(buying, gives=(("business", own),))
                if self.board.kind[own] != self.board.kind[card] and self.deals.makes_more(swap):
                    yield self._idea(swap)

    def _sales(self) -> Iterator[Idea]:
        """For the money to recruit."""
        for card in self.table.cards(self.me):
            for buyer in self.table.rivals:
                yield from self.priced(Offer(0, self.me, buyer, (("business", card),), ()))

    def _gangsters(self) -> Iterator[Idea]:
        """CN-17.3: in the last round who has done his work may still decide who has the most."""
        for seller in range(self.table.players):
            for each in self.table.now.crews[seller]:
                if each.task != DONE or not each.active:
                    continue
                item: Item = ("gangster", each.gangster)
                offers = [Offer(0, self.me, seller, (), (item,))]
                if seller == self.me:
                    offers = [Offer(0, self.me, buyer, (item,), ()) for buyer in self.table.rivals]
                for offer in offers:
                    if self.deals.makes_more(offer):
                        yield from self.priced(offer)

    def priced(self, offer: Offer) -> Iterator[Idea]:
        """With the sum that shares the gain fairly, if there is one to share; or with a better one
        that still leaves the other something."""
        plain = self._idea(offer)
        if plain.gain + plain.theirs < self.least + LEAST:
            return
        for temper in dict.fromkeys((self.temper, CALM)):
            shared = temper.leaves * plain.gain - temper.asks * plain.theirs
            # So much of the partner's gain and this one's is moved by each thousand paid.
            amount = round(shared / (2 * self.deals.outlook.rate * 1.2))
            payer = self.me if amount > 0 else offer.to
            paid = min(abs(amount), self.table.now.cash[payer])
            if offer.wants or amount < 0:
                idea = self._idea(with_sum(offer, paid if amount > 0 else -paid))
                if idea.theirs > 0:
                    yield idea
                    return
