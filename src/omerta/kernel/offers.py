"""Offers: what one seat gives another for what.

An offer is made, countered, accepted, declined, withdrawn, or it lapses. An accepted offer is
checked again and carried out at once and wholly, or not at all. People make offers whenever the
gate is open (`Bargain`); bots, simulations and learning are asked for them (`stepped_offers`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

import msgspec

from omerta.kernel.asks import S
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, Promise, State, others
from omerta.kernel.trade import Trade
from omerta.kernel.trees import Path

ANYONE = -1
MARKS = ("kept", "broken", "")


class Bargain(Generic[S]):
    """The verbs of bargaining, on one state. Each raises Refused and changes nothing, or acts."""

    def __init__(self, trade: Trade[S], s: S) -> None:
        self.trade = trade
        self.s = s

    def make(self, offer: Offer, counters: int = -1) -> Offer:
        """Put an offer on the table. Its id, and what it counters, are said here and not by it."""
        s, rule = self.s, self.trade.rule
        if not s.stepped:  # there, only what makes sense is listed, and the answer follows at once
            self._demand_gate()
            if offer.to == offer.maker or not ANYONE <= offer.to < s.players:
                raise Refused("offer-to-whom", rule)
            self._demand_sayable(offer.words)
            if offer.promise:
                self._demand_trusted(offer.maker)
            self._demand_room(offer)
            if self.trade.enough and (refusal := self.trade.enough(s, offer)):
                raise refusal
            self._demand_well_formed(offer)
            self._demand_held(offer.maker, offer.gives)
            self._demand_secret(offer.maker, offer.gives)
            self._demand_takeable(offer)
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
            offer.promise and bool(offer.words.strip()),
        )
        s.offers.append(made)
        self._tell("offer_made", made)
        if self.trade.made is not None:
            self.trade.made(s, made)
        return made

    def _between(self, offer: Offer) -> list[Offer]:
        """Open offers a new one takes the place of."""
        if not self.trade.one_a_pair:
            return []
        pair = {offer.maker, offer.to}
        return [open_ for open_ in self.s.offers if {open_.maker, open_.to} == pair]

    def _replace(self, offer: Offer) -> None:
        for old in self._between(offer):
            self.s.offers.remove(old)
            self._tell("offer_withdrawn" if old.maker == offer.maker else "offer_declined", old)

    def counter(self, seat: int, offer_id: int, answer: Offer) -> Offer:
        """Answer an offer made to this seat with another one; the first is off the table."""
        offer = self._open_to(seat, offer_id)
        if offer.to == ANYONE:
            raise Refused("offer-counter-anyone", self.trade.rule)
        counter = msgspec.structs.replace(answer, maker=seat, to=offer.maker)
        self.s.offers.remove(offer)
        try:
            return self.make(counter, counters=offer.id)
        except BaseException:
            self.s.offers.append(offer)
            self.s.offers.sort(key=lambda open_: open_.id)
            raise

    def accept(self, seat: int, offer_id: int, picks: Path = ()) -> None:
        """Carry an offer out, wholly or not at all. `picks` are what the taker has to choose."""
        s = self.s
        offer = self._open_to(seat, offer_id)
        # What stepped play lists can be carried out; what people send is not trusted so far.
        before = None
        if not s.stepped:
            self._demand_gate()
            refusal = self.stands_against(offer, seat)
            if refusal is not None:
                raise refusal
            # First what the taker says: it must not find out for nothing what the maker has left.
            self._demand_picked(offer, seat, picks)
            self._demand_secret(offer.maker, offer.gives)
            before = s.clone()
        s.offers.remove(offer)
        if self.trade.fill is not None:
            offer = self.trade.fill(offer, picks)
        try:
            for kind in self.trade.kinds:
                for what in offer.gives:
                    if what[0] == kind:
                        self.trade.move(s, what, offer.maker, seat)
                for what in offer.wants:
                    if what[0] == kind:
                        self.trade.move(s, what, seat, offer.maker)
        except BaseException:
            if before is not None:
                s.become(before)
            raise
        self._tell_trade(offer, seat)
        if offer.promise:
            self._record(offer.maker, seat, offer.words)
        if self.trade.after is not None:
            self.trade.after(s, offer, seat)
        self.drop_impossible()

    def _tell_trade(self, offer: Offer, taker: int) -> None:
        """What changed hands, for all; the words, and what only the two may see, for them."""
        s, whole = self.s, _items(offer)
        if s.ears is None:
            return
        own: dict[str, Any] = {"words": offer.words}
        public: dict[str, Any] = {"maker": offer.maker, "taker": taker}
        if self.trade.to_all is not None:
            public |= _items(_seen_as(offer, self.trade.to_all))
            own |= whole
        else:
            public |= whole
        if offer.to == ANYONE:
            s.tell("trade", self.trade.rule, **public, **own)
        else:
            s.tell("trade", self.trade.rule, {offer.maker: own, taker: own}, **public)

    def decline(self, seat: int, offer_id: int) -> None:
        offer = self._open_to(seat, offer_id)
        if offer.to == ANYONE:
            raise Refused("offer-decline-anyone", self.trade.rule)
        self.s.offers.remove(offer)
        self._tell("offer_declined", offer)

    def withdraw(self, seat: int, offer_id: int) -> None:
        offer = self._find(offer_id)
        if offer.maker != seat:
            raise Refused("offer-not-yours", self.trade.rule)
        self.s.offers.remove(offer)
        self._tell("offer_withdrawn", offer)

    def lapse(self, offer_id: int) -> None:
        """An offer's time is over."""
        offer = self._find(offer_id)
        self.s.offers.remove(offer)
        self._tell("offer_lapsed", offer)

    def drop_impossible(self) -> None:
        """Offers that nobody they are made to could accept any more lapse."""
        s = self.s
        for offer in list(s.offers):
            if all(self.stands_against(offer, taker) for taker in self._takers(offer)):
                self.lapse(offer.id)

    def stands_against(self, offer: Offer, taker: int) -> Refused | None:
        """Why this offer, well formed as it is, cannot be carried out with this taker now.

        One between two others holds nothing in a redealt world: what it says is not known there."""
        try:
            self._demand_content(offer)
            self._demand_held(offer.maker, offer.gives)
            self._demand_held(taker, offer.wants)
        except Refused as refusal:
            return refusal
        return self.trade.forbids(self.s, offer, taker) if self.trade.forbids else None

    def possible(self, offer: Offer) -> bool:
        """Whether it is well formed, and somebody it is made to could accept it."""
        try:
            self._demand_well_formed(offer)
            self._demand_takeable(offer)
        except Refused:
            return False
        return True

    def promise(self, maker: int, to: int, words: str) -> None:
        """Give one's word, before all, without any trade."""
        s, trade = self.s, self.trade
        if to == maker or not 0 <= to < s.players:
            raise Refused("offer-to-whom", trade.rule)
        self._demand_sayable(words)
        if not words.strip():
            raise Refused("promise-empty", trade.rule)
        self._demand_trusted(maker)
        self._record(maker, to, words)

    def mark(self, seat: int, promise_id: int, mark: str) -> None:
        """Whom a promise was made to says what became of it, and may think better of it."""
        s = self.s
        if not 1 <= promise_id <= len(s.promises):
            raise Refused("promise-gone", self.trade.rule)
        promise = s.promises[promise_id - 1]  # they are numbered as they come
        if promise.to != seat:
            raise Refused("promise-not-to-you", self.trade.rule)
        if mark not in MARKS or mark == promise.mark:
            raise Refused("promise-mark", self.trade.rule)
        s.promises[promise_id - 1] = marked = msgspec.structs.replace(promise, mark=mark)
        s.tell("promise_marked", self.trade.rule, **_said(marked))

    def _record(self, maker: int, to: int, words: str) -> None:
        s = self.s
        made = Promise(len(s.promises) + 1, maker, to, words.strip(), self.trade.round(s))
        s.promises.append(made)
        s.tell("promise_made", self.trade.rule, **_said(made))

    def _demand_takeable(self, offer: Offer) -> None:
        """Somebody it is made to could accept it as things are."""
        against = [self.stands_against(offer, taker) for taker in self._takers(offer)]
        if against[0] is not None and all(against):
            raise against[0]

    def _takers(self, offer: Offer) -> Sequence[int]:
        return others(self.s.players, offer.maker) if offer.to == ANYONE else [offer.to]

    def _demand_room(self, offer: Offer) -> None:
        """One more of its maker may be open, or it takes the place of another."""
        if self.trade.most_open is None or self._between(offer):
            return
        most = self.trade.most_open(self.s)
        if sum(open_.maker == offer.maker for open_ in self.s.offers) >= most:
            raise Refused("offer-too-many", self.trade.most_open_rule, most=most)

    def _demand_trusted(self, maker: int) -> None:
        """A seat has so many promises that nobody has judged yet, and some times more in all."""
        made, most = (
            [each for each in self.s.promises if each.maker == maker],
            self.trade.most_promises,
        )
        if sum(not each.mark for each in made) >= most or len(made) >= 5 * most:
            raise Refused("promise-too-many", self.trade.rule, most=most)

    def _demand_sayable(self, words: str) -> None:
        if len(words) > self.trade.most_words or not is_plain(words):
            raise Refused("offer-words", self.trade.rule, most=self.trade.most_words)

    def _demand_well_formed(self, offer: Offer) -> None:
        self._demand_content(offer)
        items = offer.gives + offer.wants
        if len(items) > self.trade.most_items:
            raise Refused("offer-too-long", self.trade.rule, most=self.trade.most_items)
        if not all(what in self.trade.kinds for what, _ in items):
            raise Refused("offer-not-tradable", self.trade.rule)
        # A thing on both sides, or twice on one, would be counted as two.
        single = [item for item in items if item[0] not in self.trade.repeats]
        if len(set(single)) != len(single):
            raise Refused("offer-twice", self.trade.rule)
        if any(what in self.trade.sums and amount <= 0 for what, amount in items):
            raise Refused("offer-amount", self.trade.rule)
        summed = [what for what, _ in items if what in self.trade.sums]
        if len(set(summed)) != len(summed):
            raise Refused("offer-twice", self.trade.rule)

    def _demand_content(self, offer: Offer) -> None:
        if not offer.gives and not offer.wants:
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
        """The taker has what is asked for, and has said which of it he gives."""
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

    def _tell(self, kind: str, offer: Offer) -> None:
        _tell(self.s, kind, self.trade.rule, offer, self.trade.to_partner)


Veil = Callable[[Item], Item]


def _tell(s: State, kind: str, rule: str, offer: Offer, to_partner: Veil | None) -> None:
    """That two bargain is public, as talk at a table is; what they say is theirs."""
    if s.ears is None:
        return
    public: dict[str, Any] = {"offer": offer.id, "maker": offer.maker, "to": offer.to}
    if offer.to == ANYONE:
        s.tell(kind, rule, **public, **_content(offer))
        return
    seen = _content(_seen_as(offer, to_partner) if to_partner else offer)
    s.tell(kind, rule, {offer.maker: _content(offer), offer.to: seen}, **public)


def _content(offer: Offer) -> dict[str, Any]:
    return {**_items(offer), "words": offer.words, "promise": offer.promise}


def _items(offer: Offer) -> dict[str, Any]:
    return {
        "gives": [list(item) for item in offer.gives],
        "wants": [list(item) for item in offer.wants],
    }


def _seen_as(offer: Offer, item: Veil) -> Offer:
    return msgspec.structs.replace(
        offer,
        gives=tuple([item(each) for each in offer.gives]),
        wants=tuple([item(each) for each in offer.wants]),
    )


def _said(promise: Promise) -> dict[str, Any]:
    return {
        "promise": promise.id,
        "maker": promise.maker,
        "to": promise.to,
        "words": promise.words,
        "round": promise.round,
        "mark": promise.mark,
    }


def close_gate(s: State, to_partner: Veil | None = None) -> None:
    """No more offers in this phase, and those open lapse. (A game that only bars trades for a
    moment sets `s.gate` itself: then they stay, and are checked again when it opens.) `to_partner`
    is the trade's own."""
    s.gate = False
    for offer in s.offers:
        _tell(s, "offer_lapsed", "", offer, to_partner)
    s.offers = []


def lapse_offers_of(s: State, maker: int, to_partner: Veil | None = None) -> None:
    """What a seat has in secret has changed, as all can see: all it has offered lapses.

    Were it only what can no longer be carried out, that would tell what it was.
    """
    for offer in [open_ for open_ in s.offers if open_.maker == maker]:
        s.offers.remove(offer)
        _tell(s, "offer_lapsed", "", offer, to_partner)


def visible_offers(s: State, seat: int, trade: Trade[Any] | None) -> tuple[Offer, ...]:
    """Open offers as a seat sees them: without their content where they are not its own."""
    return tuple([_visible(offer, seat, trade) for offer in s.offers])


def _visible(offer: Offer, seat: int, trade: Trade[Any] | None) -> Offer:
    if offer.to == ANYONE or seat == offer.maker:
        return offer
    if seat != offer.to:
        return _veiled(offer)
    return _seen_as(offer, trade.to_partner) if trade and trade.to_partner else offer


def _veiled(offer: Offer) -> Offer:
    return Offer(offer.id, offer.maker, offer.to, (), (), counters=offer.counters)
