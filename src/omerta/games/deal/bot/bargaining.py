"""Offers: what to offer whom, and what to say to one. All in millions.

Whoever trades looks at the gain of both sides: of one's own, less something for what it does for a
rival who is near the goal or known to break its word. What else a bot asks for, or does not count
on, is a matter of its temper.
"""

from __future__ import annotations

from functools import cached_property

from omerta.bots import pledges
from omerta.bots.tempers import CALM, Temper
from omerta.games.deal import content as c
from omerta.games.deal.bot.drug_goals import DrugGoals
from omerta.games.deal.bot.fighting import cards_to_change, usual_force
from omerta.games.deal.bot.hands import card_worth, usual_strength
from omerta.games.deal.bot.market import Market
from omerta.games.deal.bot.peace import Future
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.content import EVENT, SPECIAL
from omerta.games.deal.routes import routes
from omerta.games.deal.state import NOBODY, NOTHING
from omerta.games.deal.tradables import GIVEN_CARDS, ends_of, way
from omerta.kernel.state import Item, Offer

G19 = EVENT["G19"]

# What each side must gain; a temper may want more.
LEAST = 0.3
# A gain of a rival who is as good as at the goal counts so much against one's own; one who is not
# in sight of it may gain what he likes.
GRUDGE = 3.0
IN_SIGHT = 0.25
# For each promise he broke.
BROKEN = 0.5
# A point of a card's damage, in millions.
A_POINT = 0.4
# Of what a card does more in a rival's hands, as much will be done to oneself.
ARMING = 0.4
# A card nobody shows is not the best of a hand; one of the other's choice is his worst.
CLOSED = 0.8
WORST = 0.45
# A card is offered if it is worth so much more to the other.
MORE_TO_HIM = 1.5
MOST_DRUGS = 5
# Whoever names a price names it in his own favour, by a tenth of what both gain.
HAGGLES = 0.2
# A drug that changes hands now is still there when it can be sold; a buyer agrees to a fair price.
STILL_THERE = 0.85
AGREES = 0.8


class Bargaining:
    def __init__(self, table: Table, temper: Temper = CALM) -> None:
        self.table = table
        self.temper = temper
        self.least = temper.least * LEAST
        self.worth = Worth(table)
        self.drug_goals = DrugGoals(table, self.worth)
        seats = (table.me, *table.rivals)
        self.markets = {seat: Market(table, seat) for seat in seats}
        self.forces = {seat: usual_force(table, seat) for seat in seats}
        self._values: dict[tuple[int, int], float] = {}  # by card and seat

    @cached_property
    def spares(self) -> tuple[int, ...]:
        """Cards of one's own that will be changed in this phase: any other is as good."""
        return cards_to_change(self.table)

    def card_value(self, card: int, seat: int) -> float:
        """In millions; a clan will not always fight with all it has."""
        if seat == self.table.me and card in self.spares:
            return self.unknown_card(seat)
        if (card, seat) not in self._values:
            clan, force = self.table.players[seat].clan, self.forces[seat]
            points = [card_worth(self.table, card, each, clan) for each in (force, force // 2)]
            self._values[card, seat] = A_POINT * sum(points) / 2
        return self._values[card, seat]

    def unknown_card(self, seat: int) -> float:
        """On average, to a seat."""
        return A_POINT * usual_strength(self.table, self.forces[seat])

    # --- what a trade is worth ---

    def gain(self, offer: Offer, seat: int) -> float:
        """To one of the two, the other being known by the offer."""
        gets, gives = offer.wants, offer.gives
        if seat != offer.maker:
            gets, gives = gives, gets
        return self.taken(gets, seat) - self.given(gives, seat)

    def taken(self, items: tuple[Item, ...], seat: int) -> float:
        total, coming = 0.0, dict[int, int]()
        trust = self.temper.trust if seat == self.table.me else 1.0
        for what, which in items:
            if what == "money":
                total += which / 2
            elif what == "drug":
                _, end = ends_of(which)
                before = self.table.drugs[end] + coming.get(end, 0)
                coming[end] = coming.get(end, 0) + 1
                total += self.drug_worth(seat, end, before)
            elif what == "any":
                total += trust * self.any_card(seat)
            elif which == NOTHING:
                total += trust * CLOSED * self.unknown_card(seat)
            else:
                total += self.card_value(which, seat)
        return total

    def drug_worth(self, seat: int, place: int, before: int) -> float:
        """Of one more drug that a clan gets there, where so many lie. It sells it in its next turn,
        if it is still there; the active clan may also sell it on at once (DA-9.4)."""
        kept = STILL_THERE * self.markets[seat].value(place, before)
        if seat == self.table.me:
            kept += self.drug_goals.on_market(place, before)
        if seat != self.table.view.active:
            return kept
        return max(kept, self.sold_on(seat, place, before, kept))

    def sold_on(self, seat: int, place: int, before: int, kept: float) -> float:
        """What the best buyer next to it may pay the active clan in this phase: half of what is
        gained by it. He may say no."""
        table, best = self.table, 0.0
        for end in table.steps(place):
            buyer = table.owner[end]
            if buyer in (NOBODY, seat) or not table.may_cross(place, end):
                continue
            worth = STILL_THERE * self.markets[buyer].value(end, table.drugs[end] + before)
            best = max(best, min((kept + worth) / 2, table.players[buyer].money / 2))
        return AGREES * best

    def given(self, items: tuple[Item, ...], seat: int) -> float:
        total, leaving = 0.0, dict[int, int]()
        for what, which in items:
            if what == "money":
                total += which / 2
            elif what == "drug":
                start, _ = ends_of(which)
                leaving[start] = leaving.get(start, 0) + 1
                left = self.table.drugs[start] - leaving[start]
                total += self.markets[seat].value(start, max(0, left))
            elif what == "any":
                total += self.worst_of(seat)
            elif which == NOTHING:
                total += CLOSED * self.unknown_card(seat)
            else:
                total += self.card_value(which, seat)
        return total

    def any_card(self, seat: int) -> float:
        """What a card of the other's choice is worth to the one who gets it."""
        changes = seat == self.table.me and bool(self.spares)
        return (1.0 if changes else WORST) * self.unknown_card(seat)

    def worst_of(self, seat: int) -> float:
        if seat != self.table.me:
            return WORST * self.unknown_card(seat)
        return min([self.card_value(card, seat) for card in self.table.hand], default=0.0)

    def own_gain(self, offer: Offer) -> float:
        """With what it does for the other, and for one's own profile."""
        me = self.table.me
        other = offer.maker if offer.maker != me else offer.to
        gain = self.gain(offer, me)
        ahead = max(0.0, self.worth.danger[other] - IN_SIGHT)
        gain -= GRUDGE * ahead * max(0.0, self.gain(offer, other))
        gain -= BROKEN * self.broken[other] + self.resents(other)
        gain -= ARMING * sum([self.arms(item, other) for item in given_by(offer, me)])
        if offer.pledges:
            future, given = Future(self.table, self.worth), self.table.seen.promises
            gain += pledges.worth(offer, me, future, given, self.temper)
        return gain + self.feats(offer, other)

    def arms(self, item: Item, other: int) -> float:
        """How much better a card is in his hands than in one's own."""
        what, card = item
        known = what in GIVEN_CARDS or what == "named"
        return max(0.0, self.more_to(other, card)) if known else 0.0

    def feats(self, offer: Offer, other: int) -> float:
        """P4.4, P7.1, P3.5: that there is a transaction at all."""
        table = self.table
        points = 0.0
        if table.view.active == table.me and not self.dealt_now(other):
            partners = sum([self.dealt_now(seat) for seat in table.rivals])
            points += table.wants(c.DEALS_WITH) * (0.8 if partners else 0.4)
            if any(what == "drug" for what, _ in given_by(offer, table.me)):
                money = sum([which for what, which in given_by(offer, other) if what == "money"])
                points += self.by_drug_money(money)
        if not self.dealt_lately(other) and self.is_neighbour(other):
            points += table.wants(c.BETRAYS) * 0.15
        return points * self.worth.respect

    def by_drug_money(self, money: int) -> float:
        """P3.5: points for so much in this phase; a part of it is likely to become all of it."""
        before = self.table.s.drug_money
        return sum(
            [
                goal.points * (1.0 if before + money >= goal.number else money / 2 / goal.number)
                for goal in self.table.goals
                if goal.what == c.DRUG_MONEY and not goal.done
            ]
        )

    def dealt_now(self, other: int) -> bool:
        table = self.table
        return table.view.deals[table.me * len(table.players) + other] == table.view.turn

    def dealt_lately(self, other: int) -> bool:
        table = self.table
        dealt = table.view.deals[table.me * len(table.players) + other]
        return bool(dealt) and dealt >= table.view.turn_starts[table.me][1]

    def is_neighbour(self, other: int) -> bool:
        table = self.table
        return any(table.near_bits[place] & table.land[other] for place in table.places)

    @cached_property
    def broken(self) -> list[int]:
        """By seat: promises it did not keep, as those say to whom they were made."""
        counts = [0] * len(self.table.players)
        for promise in self.table.seen.promises:
            counts[promise.maker] += promise.mark == "broken"
        return counts

    def resents(self, other: int) -> float:
        """What he has to make good: promises to this clan, and that he sits in its home."""
        table = self.table
        broken = [
            each.mark == "broken"
            for each in table.seen.promises
            if (each.maker, each.to) == (other, table.me)
        ]
        at_home = table.owner[self.table.board.starts[table.clan]] == other
        return self.temper.resents(sum(broken) + at_home)

    # --- making offers ---

    def proposals(self) -> list[Offer]:
        """What both would gain by, the best for oneself first."""
        table = self.table
        partners = table.rivals if table.view.active == table.me else [table.view.active]
        partners = [each for each in partners if table.players[each].alive and each != table.me]
        found: list[tuple[float, Offer]] = []
        for other in partners:
            for offer in (*self.drug_offers(other), *self.other_offers(other)):
                gain = self.own_gain(offer)
                if gain > self.least and self.gain(offer, other) > LEAST:
                    found.append((gain, offer))
        found.sort(key=lambda each: -each[0])
        return [offer for _, offer in found]

    def drug_offers(self, other: int) -> list[Offer]:
        me = self.table.me
        return [
            offer
            for seller, buyer in ((me, other), (other, me))
            if (offer := self.drug_offer(seller, buyer)) is not None
        ]

    def drug_offer(self, seller: int, buyer: int) -> Offer | None:
        """Along the best way between the two, as many as pay, at a price between both values."""
        best: tuple[float, tuple[int, int]] | None = None
        for start, end in routes(self.table.s, seller, buyer):
            worth = self.drug_worth(buyer, end, self.table.drugs[end])
            surplus = worth - self.markets[seller].value(start, self.table.drugs[start] - 1)
            if best is None or surplus > best[0]:
                best = surplus, (start, end)
        if best is None or best[0] < 2 * LEAST:
            return None
        start, end = best[1]
        return self.priced(seller, buyer, start, end)

    def priced(self, seller: int, buyer: int, start: int, end: int) -> Offer | None:
        """As many as bring most to the one who offers."""
        table, me = self.table, self.table.me
        money = table.players[buyer].money
        best: tuple[float, Offer] | None = None
        for count in range(1, min(MOST_DRUGS, table.drugs[start]) + 1):
            drugs: tuple[Item, ...] = (("drug", way(start, end)),) * count
            worth_it, cost = self.taken(drugs, buyer), self.given(drugs, seller)
            if best is not None and worth_it - cost < 2 * LEAST * count:
                break
            each = round(self.price(seller, buyer, cost, worth_it) / count)
            each = min(each, money // count)
            if each < 1 or each * count / 2 < cost + LEAST:
                break
            pays: tuple[Item, ...] = (("money", each * count),)
            gives, wants = (drugs, pays) if seller == me else (pays, drugs)
            offer = Offer(0, me, buyer if seller == me else seller, gives, wants)
            gain = self.gain(offer, me)
            if best is None or gain > best[0]:
                best = gain, offer
        return best[1] if best is not None else None

    def price(self, seller: int, buyer: int, cost: float, worth_it: float) -> float:
        """Between what it is worth to both, as the temper would have it; in half millions."""
        asks, leaves = self.temper.asks + HAGGLES, self.temper.leaves - HAGGLES
        more = self.least - LEAST
        if seller == self.table.me:
            return leaves * (cost + more + self.resents(buyer)) + asks * worth_it
        return asks * cost + leaves * (worth_it - more - self.resents(seller))

    def other_offers(self, other: int) -> list[Offer]:
        """Weapons that do more in another hand, and small sums for the sake of a transaction."""
        table, me = self.table, self.table.me
        found = []
        if table.view.in_force != G19 and table.hand and table.players[other].cards:
            card = max(table.hand, key=lambda each: self.more_to(other, each))
            if self.spares or self.more_to(other, card) > MORE_TO_HIM:
                found.append(self.sell_card(other, card))
            mine = SPECIAL + table.clan
            if not self.spares and mine in table.players[other].known:
                found.append(self.buy_card(other, mine))
        sums = [each for each in table.board.offer_pay if 2 * LEAST < each <= table.money]
        if sums:
            found.append(Offer(0, me, other, (("money", min(sums)),), ()))
        return found

    def more_to(self, other: int, card: int) -> float:
        return self.card_value(card, other) - self.card_value(card, self.table.me)

    def sell_card(self, other: int, card: int) -> Offer:
        """For any card, and as much money as leaves the other something to gain."""
        table = self.table
        offer = Offer(0, table.me, other, (("open", card),), (("any", 0),))
        most = min(table.players[other].money, int(2 * (self.gain(offer, other) - LEAST)))
        sums = [each for each in self.table.board.offer_swap if each <= most]
        if not sums:
            return offer
        wants: tuple[Item, ...] = (("any", 0), ("money", max(sums)))
        return Offer(0, table.me, other, offer.gives, wants)

    def buy_card(self, other: int, card: int) -> Offer:
        """For a card he can use better, and about half of what one gains in money."""
        table, me = self.table, self.table.me
        spared = max(table.hand, key=lambda each: self.more_to(other, each))
        offer = Offer(0, me, other, (("open", spared),), (("named", card),))
        most = min(table.money, int(self.temper.leaves * self.gain(offer, me)))
        sums = [each for each in self.table.board.offer_swap if each <= most]
        pays: tuple[Item, ...] = (("money", max(sums)),) if sums else ()
        return Offer(0, me, other, (*offer.gives, *pays), offer.wants)

    # --- answers ---

    def judge(self, offer: Offer) -> Offer | bool:
        """Accept, decline, or another price."""
        gain, enough = self.own_gain(offer), self.least
        if offer.counters < 0:
            enough = max(enough, self.fair(gain, self.gain(offer, offer.maker)))
        acceptable = gain > self.least and self.can_give(offer)
        if acceptable and gain > enough:
            return True
        if offer.counters < 0:
            counter = self.counter(offer)
            if counter is not None and self.own_gain(counter) > enough:
                return counter
        return acceptable

    def fair(self, gain: float, theirs: float) -> float:
        """Of what both gain, what it does not haggle about: an even temper takes any part."""
        return (self.temper.asks - 1) * (gain + theirs)

    def can_give(self, offer: Offer) -> bool:
        left = list(self.table.hand)
        for what, card in offer.wants:
            if what == "named":
                if card not in left:
                    return False
                left.remove(card)
        return sum([what == "any" for what, _ in offer.wants]) <= len(left)

    def counter(self, offer: Offer) -> Offer | None:
        """The same drugs at a price both gain by."""
        items = (*offer.gives, *offer.wants)
        if any(what not in ("drug", "money") for what, _ in items):
            return None
        selling = [item for item in offer.wants if item[0] == "drug"]
        buying = [item for item in offer.gives if item[0] == "drug"]
        if bool(selling) == bool(buying):
            return None
        me, other = self.table.me, offer.maker
        drugs = tuple(selling or buying)
        if len(set(drugs)) > 1:
            return None
        seller, buyer = (me, other) if selling else (other, me)
        price = self.price(seller, buyer, self.given(drugs, seller), self.taken(drugs, buyer))
        each = round(price / len(drugs))
        each = min(each, self.table.players[buyer].money // len(drugs), 8)
        if each < 1:
            return None
        pays: tuple[Item, ...] = (("money", each * len(drugs)),)
        sides = (drugs, pays) if selling else (pays, drugs)
        made = Offer(0, me, other, *sides, pledges=pledges.understood(offer, me))
        same = (made.gives, made.wants, made.pledges) == (offer.wants, offer.gives, offer.pledges)
        return None if same or self.gain(made, other) < LEAST else made

    def picks(self, offer: Offer) -> list[int]:
        """Which cards to give for those that were not named: the worst."""
        me = self.table.me
        left = sorted(self.table.hand, key=lambda card: self.card_value(card, me))
        for what, card in offer.wants:
            if what == "named" and card in left:
                left.remove(card)
        count = sum([what == "any" for what, _ in offer.wants])
        return sorted(left[:count])


def given_by(offer: Offer, seat: int) -> tuple[Item, ...]:
    return offer.gives if offer.maker == seat else offer.wants
