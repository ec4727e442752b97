"""Offers: what one seat gives another, and what it wants for it.

An offer is made, countered, accepted, declined or withdrawn, or it lapses. An accepted offer is
checked again and carried out at once: all of it or nothing. Both sides may add pledges; these are
written down when it is accepted (`promises`). People make offers whenever the gate is open
(`Bargain`). In stepped play seats are asked for offers (`stepped_offers`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

import msgspec

from omerta.kernel import happenings, promises
from omerta.kernel.happenings import (
    OfferDeclined,
    Offered,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
)
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, Pledge, S, State, others
from omerta.kernel.trade import Trade
from omerta.kernel.trees import Path

ANYONE = -1


class Bargain(Generic[S]):
    """The verbs of bargaining, on one state. Each acts, or raises Refused and changes nothing."""

    def __init__(self, trade: Trade[S], s: S) -> None:
        self.trade = trade
        self.s = s

    def make(self, offer: Offer, counters: int = -1) -> Offer:
        """Put an offer on the table. It gets its id here, and the offer that it counters."""
        s = self.s
        if not s.stepped:  # stepped play lists only possible offers, and they are answered at once
            self.demand_makeable(offer)
        if s.offers:
            self._replace(offer)
        s.offers_made += 1
        made = Offer(
            s.offers_made,
            offer.maker,
            offer.to,
            offer.gives,
            offer.wants,
            offer.words,
            counters,
            offer.pledges,
        )
        s.offers.append(made)
        if self.trade.made is not None:
            self.trade.made(s, made)
        self._tell(OfferMade, made)
        return made

    def demand_makeable(self, offer: Offer) -> None:
        """Refuse an offer that its maker may not make now."""
        s, rule = self.s, self.trade.rule
        self._demand_gate()
        if offer.to == offer.maker or not ANYONE <= offer.to < s.players:
            raise Refused("offer-to-whom", rule)
        promises.demand_sayable(self.trade, offer.words)
        self._demand_pledges(offer)
        self._demand_room(offer)
        if self.trade.enough and (refusal := self.trade.enough(s, offer)):
            raise refusal
        self._demand_well_formed(offer)
        self._demand_held(offer.maker, offer.gives)
        self._demand_secret(offer.maker, offer.gives)
        self._demand_takeable(offer)

    def wished(self, wish: Offer) -> Offer:
        """A wish as the one hears it of whom it is: what it would cost is left to that one.
        Refused if no such offer is possible."""
        sums, veil = self.trade.sums, self.trade.to_partner
        gives = tuple([item for item in wish.gives if item[0] not in sums])
        wish = msgspec.structs.replace(wish, gives=gives)
        self.demand_makeable(wish)
        return _seen_as(wish, veil) if veil else wish

    def _between(self, offer: Offer) -> list[Offer]:
        """The open offers that a new one replaces."""
        if not self.trade.one_a_pair:
            return []
        pair = {offer.maker, offer.to}
        return [open_ for open_ in self.s.offers if {open_.maker, open_.to} == pair]

    def _replace(self, offer: Offer) -> None:
        for old in self._between(offer):
            self.s.offers.remove(old)
            self._tell(OfferWithdrawn if old.maker == offer.maker else OfferDeclined, old)

    def counter(self, seat: int, offer_id: int, answer: Offer, *, keep: bool = False) -> Offer:
        """Answer an offer to this seat with another offer. The first one is off the table. With
        `keep`, all pledges of the first one stay."""
        offer = self._open_to(seat, offer_id)
        if offer.to == ANYONE:
            raise Refused("offer-counter-anyone", self.trade.rule)
        pledges = offer.pledges if keep else answer.pledges
        counter = msgspec.structs.replace(answer, maker=seat, to=offer.maker, pledges=pledges)
        self.s.offers.remove(offer)
        try:
            return self.make(counter, counters=offer.id)
        except BaseException:
            self.s.offers.append(offer)
            self.s.offers.sort(key=lambda open_: open_.id)
            raise

    def accept(self, seat: int, offer_id: int, picks: Path = ()) -> None:
        """Carry an offer out: all of it or nothing. `picks` is what the taker chooses to give."""
        s = self.s
        offer = self._open_to(seat, offer_id)
        # Stepped play lists only offers that can be carried out. What people send is checked.
        before = None
        if not s.stepped:
            self._demand_gate()
            refusal = self.stands_against(offer, seat)
            if refusal is not None:
                raise refusal
            # The taker's side first: a taker who cannot pay must not learn what the maker has.
            self._demand_picked(offer, seat, picks)
            self._demand_secret(offer.maker, offer.gives)
            for side in (seat, offer.maker):
                self._demand_trusted(offer, side)
            before = s.clone()
        s.offers.remove(offer)
        if self.trade.fill is not None:
            offer = self.trade.fill(offer, picks)
        try:
            self.move_all(offer, seat)
        except BaseException:
            if before is not None:
                s.become(before)
            raise
        if offer.gives or offer.wants:
            self._tell_trade(offer, seat)
        self._settle_payments(offer, seat)
        for pledge in offer.pledges:
            promises.give(self.trade, s, pledge, offer.maker if pledge.by == seat else seat)
        if self.trade.after is not None and (offer.gives or offer.wants):
            self.trade.after(s, offer, seat)
        self.drop_impossible()

    def _settle_payments(self, offer: Offer, taker: int) -> None:
        """A sum in a trade may be what somebody had promised to pay."""
        if not self.s.promises:
            return
        rule, now = self.trade.rule, self.trade.round(self.s)
        for giver, getter, items in (
            (offer.maker, taker, offer.gives),
            (taker, offer.maker, offer.wants),
        ):
            amount = sum(which for what, which in items if what in self.trade.sums)
            promises.paid(self.s, rule, giver, getter, amount, now)

    def move_all(self, offer: Offer, taker: int) -> None:
        """Everything in an offer changes hands, kind by kind."""
        for kind in self.trade.kinds:
            for what in offer.gives:
                if what[0] == kind:
                    self.trade.move(self.s, what, offer.maker, taker)
            for what in offer.wants:
                if what[0] == kind:
                    self.trade.move(self.s, what, taker, offer.maker)
        if self.trade.move_together is not None:
            self.trade.move_together(self.s, offer, taker)

    def _tell_trade(self, offer: Offer, taker: int) -> None:
        """All hear what changed hands. Only the two hear the words and see secret items."""
        s, maker, words = self.s, offer.maker, offer.words
        if s.listener is None:
            return
        own = happenings.Trade(maker, taker, offer.gives, offer.wants, words)
        veiled = _seen_as(offer, self.trade.to_all) if self.trade.to_all else offer
        if offer.to != ANYONE:
            public = happenings.Trade(maker, taker, veiled.gives, veiled.wants)
            s.tell(public, self.trade.rule, {maker: own, taker: own})
        elif self.trade.to_all is None:
            s.tell(own, self.trade.rule)
        else:
            public = happenings.Trade(maker, taker, veiled.gives, veiled.wants, words)
            s.tell(public, self.trade.rule, {maker: own, taker: own})

    def decline(self, seat: int, offer_id: int) -> None:
        offer = self._open_to(seat, offer_id)
        if offer.to == ANYONE:
            raise Refused("offer-decline-anyone", self.trade.rule)
        self.s.offers.remove(offer)
        self._tell(OfferDeclined, offer)
        if not offer.wants and not offer.pledges:
            self._settle_payments(offer, seat)  # who declines a debt has no claim to it any more

    def withdraw(self, seat: int, offer_id: int) -> None:
        offer = self._find(offer_id)
        if offer.maker != seat:
            raise Refused("offer-not-yours", self.trade.rule)
        self.s.offers.remove(offer)
        self._tell(OfferWithdrawn, offer)

    def lapse(self, offer_id: int) -> None:
        """An offer's time is over."""
        offer = self._find(offer_id)
        self.s.offers.remove(offer)
        self._tell(OfferLapsed, offer)

    def drop_impossible(self) -> None:
        """Let offers lapse that no recipient could accept any more."""
        s = self.s
        for offer in list(s.offers):
            if all(self.stands_against(offer, taker) for taker in self._takers(offer)):
                self.lapse(offer.id)

    def stands_against(self, offer: Offer, taker: int) -> Refused | None:
        """Why this well-formed offer cannot be carried out with this taker now; None if it can.

        In a redealt state an offer between two others is empty, because its content is hidden."""
        try:
            self._demand_content(offer)
            self._demand_givable(offer, taker)
            self._demand_held(offer.maker, offer.gives)
            self._demand_held(taker, offer.wants)
        except Refused as refusal:
            return refusal
        return self.trade.forbids(self.s, offer, taker) if self.trade.forbids else None

    def possible(self, offer: Offer) -> bool:
        """Is it well formed, and could a recipient accept it?"""
        try:
            self._demand_well_formed(offer)
            self._demand_takeable(offer)
        except Refused:
            return False
        return True

    def promise(self, to: int, pledge: Pledge) -> None:
        """Make a promise without a trade, for all to see."""
        if to == pledge.by or not 0 <= to < self.s.players:
            raise Refused("offer-to-whom", self.trade.rule)
        promises.demand_givable(self.trade, self.s, pledge, to)
        promises.demand_trusted(self.trade, self.s, pledge.by)
        promises.give(self.trade, self.s, pledge, to)

    def mark(self, seat: int, promise_id: int, mark: str) -> None:
        """The recipient of a promise says what became of it."""
        promises.mark(self.trade, self.s, seat, promise_id, mark)

    def _demand_pledges(self, offer: Offer) -> None:
        """Refuse an offer whose pledges cannot be given, or are not of the two it is between."""
        two = (offer.maker,) if offer.to == ANYONE else (offer.maker, offer.to)
        if len(offer.pledges) > promises.MOST_PLEDGES:
            raise Refused("promise-too-long", self.trade.rule, most=promises.MOST_PLEDGES)
        if any(pledge.by not in two for pledge in offer.pledges):
            raise Refused("promise-by-whom", self.trade.rule)
        self._demand_givable(offer, offer.to)
        self._demand_trusted(offer, offer.maker)

    def _demand_givable(self, offer: Offer, taker: int) -> None:
        """Refuse an offer with a pledge that cannot be given now, or is there twice."""
        for pledge in offer.pledges:
            other = taker if pledge.by == offer.maker else offer.maker
            promises.demand_givable(self.trade, self.s, pledge, other)
        if len(set(offer.pledges)) < len(offer.pledges):
            raise Refused("promise-twice", self.trade.rule)

    def _demand_trusted(self, offer: Offer, seat: int) -> None:
        more = sum(pledge.by == seat for pledge in offer.pledges)
        if more:
            promises.demand_trusted(self.trade, self.s, seat, more)

    def _demand_takeable(self, offer: Offer) -> None:
        """Refuse an offer that no recipient could accept now."""
        against = [self.stands_against(offer, taker) for taker in self._takers(offer)]
        if against[0] is not None and all(against):
            raise against[0]

    def _takers(self, offer: Offer) -> Sequence[int]:
        return others(self.s.players, offer.maker) if offer.to == ANYONE else [offer.to]

    def _demand_room(self, offer: Offer) -> None:
        """Refuse an offer if its maker has too many open ones, unless it replaces one."""
        if self.trade.most_open is None or self._between(offer):
            return
        most = self.trade.most_open(self.s)
        if sum(open_.maker == offer.maker for open_ in self.s.offers) >= most:
            raise Refused("offer-too-many", self.trade.most_open_rule, most=most)

    def _demand_well_formed(self, offer: Offer) -> None:
        self._demand_content(offer)
        items = offer.gives + offer.wants
        if len(items) > self.trade.most_items:
            raise Refused("offer-too-long", self.trade.rule, most=self.trade.most_items)
        if not all(what in self.trade.kinds for what, _ in items):
            raise Refused("offer-not-tradable", self.trade.rule)
        # An item on both sides, or twice on one side, would count as two.
        single = [item for item in items if item[0] not in self.trade.repeats]
        if len(set(single)) != len(single):
            raise Refused("offer-twice", self.trade.rule)
        if any(what in self.trade.sums and amount <= 0 for what, amount in items):
            raise Refused("offer-amount", self.trade.rule)
        summed = [what for what, _ in items if what in self.trade.sums]
        if len(set(summed)) != len(summed):
            raise Refused("offer-twice", self.trade.rule)

    def _demand_content(self, offer: Offer) -> None:
        if not offer.gives and not offer.wants and not offer.pledges:
            raise Refused("offer-empty", self.trade.rule)

    def _demand_held(self, seat: int, items: tuple[Item, ...]) -> None:
        for item in items:
            if item[0] not in self.trade.secret and not self.trade.holds(self.s, seat, item):
                raise Refused("offer-not-held", self.trade.rule, seat=seat, what=item[0])

    def _demand_secret(self, seat: int, items: tuple[Item, ...]) -> None:
        secret = tuple([item for item in items if item[0] in self.trade.secret])
        if secret and (self.trade.has is None or not self.trade.has(self.s, seat, secret)):
            raise Refused("offer-not-held", self.trade.rule, seat=seat, what=secret[0][0])

    def _demand_picked(self, offer: Offer, taker: int, picks: Path) -> None:
        """Refuse if the taker does not have what is asked for, or has not said what to give."""
        if self.trade.picks is None:
            return
        for number in range(len(picks) + 1):
            choices = self.trade.picks(self.s, taker, offer, picks[:number])
            if choices is None:
                raise Refused("offer-not-held", self.trade.rule, seat=taker, what="")
            if (picks[number] not in choices[0]) if number < len(picks) else choices[0]:
                raise Refused("offer-picks", self.trade.rule)

    def _open_to(self, seat: int, offer_id: int) -> Offer:
        offer = self._find(offer_id)
        if offer.maker == seat or offer.to not in (seat, ANYONE):
            raise Refused("offer-not-to-you", self.trade.rule)
        return offer

    def _demand_gate(self) -> None:
        if not self.s.gate:
            raise Refused("offer-gate-closed", self.trade.rule)

    def _find(self, offer_id: int) -> Offer:
        for offer in self.s.offers:
            if offer.id == offer_id:
                return offer
        raise Refused("offer-gone", self.trade.rule)

    def _tell(self, what: type[Offered], offer: Offer) -> None:
        _tell(self.s, what, self.trade.rule, offer, self.trade.to_partner)


Veil = Callable[[Item], Item]


def _tell(s: State, what: type[Offered], rule: str, offer: Offer, to_partner: Veil | None) -> None:
    """All hear that two seats bargain; only the two hear about what."""
    if s.listener is None:
        return
    if offer.to == ANYONE:
        s.tell(_whole(what, offer), rule)
        return
    seen = _whole(what, _seen_as(offer, to_partner) if to_partner else offer)
    private = {offer.maker: _whole(what, offer), offer.to: seen}
    s.tell(what(offer.id, offer.maker, offer.to), rule, private)


def _whole(what: type[Offered], offer: Offer) -> Offered:
    return what(
        offer.id, offer.maker, offer.to, offer.gives, offer.wants, offer.words, offer.pledges
    )


def _seen_as(offer: Offer, item: Veil) -> Offer:
    return msgspec.structs.replace(
        offer,
        gives=tuple([item(each) for each in offer.gives]),
        wants=tuple([item(each) for each in offer.wants]),
    )


def close_gate(s: State, to_partner: Veil | None = None) -> None:
    """End the offers of this phase; open ones lapse. A game that only bars trades for a moment sets
    `s.gate` itself: then open offers stay and are checked again later. `to_partner` is the
    trade's own."""
    s.gate = False
    while s.offers:
        _tell(s, OfferLapsed, "", s.offers.pop(0), to_partner)


def lapse_offers_of(s: State, maker: int, to_partner: Veil | None = None) -> None:
    """Let all offers of a seat lapse, because all can see that its secret items have changed.

    If only the impossible offers lapsed, that would reveal what the seat has.
    """
    for offer in [open_ for open_ in s.offers if open_.maker == maker]:
        s.offers.remove(offer)
        _tell(s, OfferLapsed, "", offer, to_partner)


def visible_offers(s: State, seat: int, trade: Trade[Any] | None) -> tuple[Offer, ...]:
    """Open offers as a seat sees them: those between two others have no content."""
    return tuple([_visible(offer, seat, trade) for offer in s.offers])


def _visible(offer: Offer, seat: int, trade: Trade[Any] | None) -> Offer:
    if offer.to == ANYONE or seat == offer.maker:
        return offer
    if seat != offer.to:
        return _veiled(offer)
    return _seen_as(offer, trade.to_partner) if trade and trade.to_partner else offer


def _veiled(offer: Offer) -> Offer:
    return Offer(offer.id, offer.maker, offer.to, (), (), counters=offer.counters)
