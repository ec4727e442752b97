"""What a bot says about offers: its price for what it is asked for, or what stands against it.

Everything said follows from what the bot's `Bargaining` counts. It says nothing about weapon cards:
to refuse one that it holds and one that it lacks must sound the same.
"""

from __future__ import annotations

import math

from omerta.bots.asked import Asked
from omerta.games.deal.bot.bargaining import BROKEN, GRUDGE, IN_SIGHT, Bargaining
from omerta.games.deal.tradables import CARDS
from omerta.kernel.drivers import Reason
from omerta.kernel.state import Item, Offer


class Speaking(Asked):
    def __init__(self, bargaining: Bargaining) -> None:
        super().__init__(bargaining.table.me, bargaining.own_gain, bargaining.judge)
        self.bargaining = bargaining
        self.table = bargaining.table

    # --- being asked for an offer ---

    def talks_of(self, asked: Offer) -> bool:
        return all(what not in CARDS for what, _ in (*asked.gives, *asked.wants))

    def priced(self, other: int, items: tuple[Item, ...]) -> Offer | None:
        least = self._least_price(other, items)
        money = self.table.players[other].money
        if least is None or least > money:
            return None
        bargaining = self.bargaining
        cost, worth = bargaining.given(items, self.me), bargaining.taken(items, other)
        usual = round(bargaining.price(self.me, other, cost, worth))
        return self._for(other, items, min(money, max(least + 1, usual)))

    def _for(self, other: int, items: tuple[Item, ...], money: int) -> Offer:
        return Offer(0, self.me, other, items, (("money", money),))

    def _least_price(self, other: int, items: tuple[Item, ...]) -> int | None:
        """For less it would not sell; None if it does not sell at all."""
        if not items or any(what != "drug" for what, _ in items):
            return None
        lacking = self.bargaining.least - self.bargaining.own_gain(self._for(other, items, 1))
        return 1 + max(0, math.floor(2 * lacking) + 1)

    # --- reasons ---

    def why(self, offer: Offer) -> Reason:
        if self.bargaining.broken[offer.to]:
            return Reason("wary")
        if not offer.gives and not offer.wants:
            return Reason("truce")
        return Reason("gain" if self.bargaining.gain(offer, offer.to) > 0 else "quote")

    def why_not(self, offer: Offer) -> Reason:
        bargaining, other = self.bargaining, offer.maker
        if any(what in CARDS for what, _ in offer.wants):
            return Reason("cards")
        lacking = self._lacking(offer)
        if not math.isfinite(lacking):
            return Reason("little")
        resented = bargaining.resents(other)
        if bargaining.broken[other] and lacking <= BROKEN * bargaining.broken[other] + resented:
            return Reason("distrust")
        if resented and lacking <= resented:
            return Reason("grudge")
        if 0 < lacking <= self._helps(offer, other):
            return Reason("ahead")
        return self._price(offer, lacking)

    def _lacking(self, offer: Offer) -> float:
        """So much it would have to gain more; if no price was named, than by all the other has."""
        if not offer.gives and (least := self._least_price(offer.maker, offer.wants)):
            return (least - self.table.players[offer.maker].money) / 2
        return self.bargaining.least - self.bargaining.own_gain(offer)

    def _helps(self, offer: Offer, other: int) -> float:
        """What counts against it because the other is close to victory."""
        ahead = max(0.0, self.bargaining.worth.danger[other] - IN_SIGHT)
        return GRUDGE * ahead * max(0.0, self.bargaining.gain(offer, other))

    def _price(self, offer: Offer, lacking: float) -> Reason:
        """The money for which it would do it."""
        more = math.floor(2 * lacking) + 1
        things = tuple([item for item in offer.wants if item[0] != "money"])
        if things:
            if not offer.gives:
                price = self._least_price(offer.maker, things) or 0
            else:
                price = more + sum([amount for what, amount in offer.gives if what == "money"])
            if not price:
                return Reason("little")
            own, theirs = (
                self.bargaining.given(things, self.me),
                self.bargaining.taken(things, offer.maker),
            )
            return Reason("needs" if own > theirs else "price", price, things)
        pays = sum([amount for what, amount in offer.wants if what == "money"]) - more
        return Reason("dear", pays) if pays > 0 and offer.gives else Reason("little")
