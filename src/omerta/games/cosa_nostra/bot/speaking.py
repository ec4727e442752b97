"""What a bot says about offers: its price for what it is asked for, or what stands against it.

Everything said follows from what the bot's `Bargaining` counts.
"""

from __future__ import annotations

import math

from omerta.bots.asked import Asked
from omerta.bots.pledges import believed, broken_by
from omerta.games.cosa_nostra.bot.bargaining import Bargaining
from omerta.games.cosa_nostra.bot.sums import paid_by, with_sum
from omerta.games.cosa_nostra.bot.threats import sells_peace
from omerta.games.cosa_nostra.stepped_offers import cards
from omerta.kernel.drivers import Reason
from omerta.kernel.state import Item, Offer


class Speaking(Asked):
    def __init__(self, bargaining: Bargaining) -> None:
        super().__init__(bargaining.me, bargaining.gain, bargaining.judge)
        self.bargaining = bargaining
        self.deals, self.table = bargaining.deals, bargaining.table

    # --- being asked for an offer ---

    def priced(self, other: int, items: tuple[Item, ...]) -> Offer | None:
        least = self._least_price(other, items)
        cash = self.table.now.cash[other]
        if not least or least > cash:
            return None
        plain = Offer(0, self.me, other, items, ())
        usual = [-paid_by(idea.offer) for idea in self.bargaining.priced(plain)]
        return with_sum(plain, -min(cash, max(least + 1, *usual, 1)))

    def _least_price(self, other: int, items: tuple[Item, ...]) -> int:
        """For less it would not sell; 0 if it does not sell at all."""
        if not items or len(tuple(cards(items))) < len(items):
            return 0
        plain = Offer(0, self.me, other, items, ())
        lacking = self.bargaining.least - self.bargaining.gain_with(other, plain, other)
        return max(1, math.ceil(lacking / self._moves(other)))

    def _moves(self, other: int) -> float:
        """So much of the gain is moved by each thousand."""
        outlook = self.deals.outlook
        return outlook.rate * (1 + outlook.spite[other])

    # --- reasons ---

    def why(self, offer: Offer) -> Reason:
        view = self.table.view
        if view.announced and offer.to in (view.actor, view.announced[1]):
            if self.me == view.actor and offer.wants and not offer.gives:
                return Reason("threat")
            if self.me == view.announced[1] and offer.gives and not offer.wants:
                return Reason("peace")
        if broken_by(self.table.seen.promises, offer.to):
            return Reason("wary")
        if not offer.gives and not offer.wants:
            return Reason("truce")
        return Reason("gain" if self.deals.their_gain(offer, offer.to) > 0 else "quote")

    def why_not(self, offer: Offer) -> Reason:
        other = offer.maker
        lacking = self._lacking(offer)
        if sells_peace(self.deals, offer) or not math.isfinite(lacking):
            return Reason("little")
        promises = self.table.seen.promises
        trust = believed(promises, other, self.deals.temper)
        resented = self.deals.resents(other)
        within = resented + self._moves(other)  # prices are whole thousands
        if broken_by(promises, other) and (lacking <= within or (offer.pledges and trust < 1)):
            return Reason("distrust")
        if resented and lacking <= resented:
            return Reason("grudge")
        if 0 < lacking <= self._helps(offer, other):
            return Reason("ahead")
        return self._price(offer, lacking)

    def _lacking(self, offer: Offer) -> float:
        """So much it would have to gain more; if no price was named, than by all the other has."""
        if not offer.gives and (least := self._least_price(offer.maker, offer.wants)):
            return (least - self.table.now.cash[offer.maker]) * self._moves(offer.maker)
        return self.bargaining.least - self.bargaining.gain(offer)

    def _helps(self, offer: Offer, other: int) -> float:
        """What counts against it because it does something for the one who is ahead."""
        spite = self.deals.outlook.spite
        if spite[other] < max(spite):
            return 0.0
        after = self.table.now.after(offer, self.me, self.me)
        gained = self.deals.estates(after)[other] - self.deals.estates(self.table.now)[other]
        return spite[other] * max(0.0, gained)

    def _price(self, offer: Offer, lacking: float) -> Reason:
        """The money for which it would do it."""
        other, more = offer.maker, math.ceil(lacking / self._moves(offer.maker))
        things = tuple(cards(offer.wants))
        if things:
            price = paid_by(offer) + more if offer.gives else self._least_price(other, things)
            if price <= 0:
                return Reason("little")
            return Reason("needs" if self._plans_with(offer) else "price", price, things)
        pays = -paid_by(offer) - more
        return Reason("dear", pays) if pays > 0 and offer.gives else Reason("little")

    def _plans_with(self, offer: Offer) -> bool:
        """Would its own plans for this round come to less without what is asked for?"""
        given = Offer(0, self.me, offer.maker, tuple(cards(offer.wants)), ())
        now = self.table.now
        plans = self.deals.plans
        return plans.worth(now.after(given, offer.maker, self.me)) < plans.worth(now)
