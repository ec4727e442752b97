"""Offers: what one seat gives another for what.

An offer is made, countered, accepted, declined, withdrawn, or it lapses. An accepted offer is
checked again and carried out at once and wholly, or not at all. People make offers whenever the
gate is open (`Bargain`); bots, simulations and learning are asked for them at the points of
negotiation a game names, one offer and one counter-offer a seat, so that stepped play always ends
(`stepped_bargaining`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from omerta.kernel.asks import Ask, S
from omerta.kernel.dice import Luck
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, Promise, State, others
from omerta.kernel.trees import END, Choices, Path, Tree, options_of

ANYONE = -1
MARKS = ("kept", "broken", "")


@dataclass(frozen=True)
class Trade(Generic[S]):
    """What a game says about trading. The kernel does the rest."""

    rule: str
    # The kinds of things, in the order in which an accepted offer moves them.
    kinds: tuple[str, ...]
    # Does the seat have this thing, free to give? Only what lies open may be traded: that an
    # offer lapses because somebody does not have a thing is seen by all.
    holds: Callable[[S, int, Item], bool]
    # Move it from the first seat to the second.
    move: Callable[[S, Item, int, int], None]
    # Anything else that stands against it, between the offer's maker and this taker.
    forbids: Callable[[S, Offer, int], Refused | None] | None = None
    # Kinds that add up (cash): said once in an offer, on one side.
    sums: frozenset[str] = frozenset()
    # Kinds of which the same may be given several times over (a use of a place).
    repeats: frozenset[str] = frozenset()
    # After a trade: what follows from it.
    after: Callable[[S, Offer, int], None] | None = None
    # The round a promise is made in, for the record.
    round: Callable[[S], int] = lambda s: 0
    most_open: int = 3
    # Promises of one seat on record without a mark.
    most_promises: int = 12
    most_words: int = 280
    most_items: int = 20

    # Stepped play. Trees of actions (`trees.py`); `read_*` turn a whole path into what it says.
    no_offer: int = 0
    accept: int = 0
    decline: int = 0
    candidates: Tree[S] | None = None
    read_offer: Callable[[S, int, Path], Offer] | None = None
    # Besides accept and decline, with the offer that is countered.
    counters: Callable[[S, int, Offer, Path], Choices] | None = None
    read_counter: Callable[[S, int, Offer, Path], Offer] | None = None
    # What else a seat may do when it is asked for an offer: done if these steps were that. Then it
    # is asked for its offer again.
    aside: Callable[[S, int, Path], bool] | None = None


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
            mine = [open_ for open_ in s.offers if open_.maker == offer.maker]
            if len(mine) >= self.trade.most_open:
                raise Refused("offer-too-many", rule, most=self.trade.most_open)
            self._demand_well_formed(offer)
            self._demand_held(offer.maker, offer.gives)
            self._demand_takeable(offer)
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
        return made

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

    def accept(self, seat: int, offer_id: int) -> None:
        """Carry an offer out, wholly or not at all."""
        s = self.s
        offer = self._open_to(seat, offer_id)
        # What stepped play lists can be carried out; what people send is not trusted so far.
        before = None
        if not s.stepped:
            self._demand_gate()
            refusal = self.stands_against(offer, seat)
            if refusal is not None:
                raise refusal
            before = s.clone()
        s.offers.remove(offer)
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
        said = {"words": offer.words}
        s.tell(
            "trade",
            self.trade.rule,
            None if offer.to == ANYONE else {offer.maker: said, seat: said},
            maker=offer.maker,
            taker=seat,
            gives=[list(item) for item in offer.gives],
            wants=[list(item) for item in offer.wants],
            **(said if offer.to == ANYONE else {}),
        )
        if offer.promise:
            self._record(offer.maker, seat, offer.words)
        if self.trade.after is not None:
            self.trade.after(s, offer, seat)
        self.drop_impossible()

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
        """Why this offer cannot be carried out with this taker now."""
        try:
            self._demand_well_formed(offer)
            self._demand_held(offer.maker, offer.gives)
            self._demand_held(taker, offer.wants)
        except Refused as refusal:
            return refusal
        return self.trade.forbids(self.s, offer, taker) if self.trade.forbids else None

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
        items = offer.gives + offer.wants
        if not items:
            raise Refused("offer-empty", self.trade.rule)
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

    def _demand_held(self, seat: int, items: tuple[Item, ...]) -> None:
        for item in items:
            if not self.trade.holds(self.s, seat, item):
                raise Refused("offer-not-held", self.trade.rule, seat=seat, what=item[0])

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
        _tell(self.s, kind, self.trade.rule, offer)


def _tell(s: State, kind: str, rule: str, offer: Offer) -> None:
    """That two bargain is public, as talk at a table is; what they say is theirs."""
    if s.ears is None:
        return
    content = {
        "gives": [list(item) for item in offer.gives],
        "wants": [list(item) for item in offer.wants],
        "words": offer.words,
        "promise": offer.promise,
    }
    public: dict[str, Any] = {"offer": offer.id, "maker": offer.maker, "to": offer.to}
    if offer.to == ANYONE:
        s.tell(kind, rule, **public, **content)
    else:
        s.tell(kind, rule, {offer.maker: content, offer.to: content}, **public)


def _said(promise: Promise) -> dict[str, Any]:
    return {
        "promise": promise.id,
        "maker": promise.maker,
        "to": promise.to,
        "words": promise.words,
        "round": promise.round,
        "mark": promise.mark,
    }


def close_gate(s: State) -> None:
    """No more offers in this phase, and those open lapse. (A game that only bars trades for a
    moment sets `s.gate` itself: then they stay, and are checked again when it opens.)"""
    s.gate = False
    for offer in s.offers:
        _tell(s, "offer_lapsed", "", offer)
    s.offers = []


def visible_offers(s: State, seat: int) -> tuple[Offer, ...]:
    """Open offers as a seat sees them: without their content where they are not its own."""
    return tuple(
        offer if seat in (offer.maker, offer.to) or offer.to == ANYONE else _veiled(offer)
        for offer in s.offers
    )


def _veiled(offer: Offer) -> Offer:
    return Offer(offer.id, offer.maker, offer.to, (), (), counters=offer.counters)


def stepped_bargaining(
    trade: Trade[S],
) -> tuple[dict[str, Ask[S]], dict[str, Callable[..., None]]]:
    """The asks and steps by which a stepped driver bargains: one offer, one counter a seat.

    An offer to one seat is accepted, declined or countered once; an offer to anyone is put to the
    others in order until one accepts.
    """
    candidates, read_offer = trade.candidates, trade.read_offer
    if candidates is None or read_offer is None:
        return {}, {"negotiation_point": lambda s, *seats: None}

    def negotiation_point(s: S, *seats: int) -> None:
        if not s.gate or not seats:
            return
        if len(seats) > 1:
            s.agenda.append(("negotiation_point", seats[1:]))
        s.ask(make_offer, seats[:1])

    def offer_tree(s: S, seat: int, path: Path) -> Choices:
        return END if path == (trade.no_offer,) else candidates(s, seat, path)

    def offered(s: S, seat: int, path: Path) -> None:
        if path == (trade.no_offer,):
            return
        if trade.aside is not None:
            s.agenda.append(("negotiation_point", (seat,)))
            if trade.aside(s, seat, path):
                return
            s.agenda.pop()
        offer = Bargain(trade, s).make(read_offer(s, seat, path))
        takers = others(s.players, seat) if offer.to == ANYONE else [offer.to]
        for taker in reversed(takers):
            s.agenda.append(("put_offer", (offer.id, taker)))

    def put_offer(s: S, offer_id: int, taker: int) -> None:
        if any(offer.id == offer_id for offer in s.offers):
            s.on_offer = offer_id
            s.ask(answer_offer, (taker,))

    def current(s: S) -> Offer:
        return next(offer for offer in s.offers if offer.id == s.on_offer)

    def answer_tree(s: S, seat: int, path: Path) -> Choices:
        if path and path[0] in (trade.accept, trade.decline):
            return END
        offer = current(s)
        may_counter = trade.counters and offer.to != ANYONE and offer.counters < 0
        further = trade.counters(s, seat, offer, path) if trade.counters and may_counter else END
        if path:
            return further
        possible = Bargain(trade, s).stands_against(offer, seat) is None
        return (*((trade.accept,) if possible else ()), trade.decline, *further[0]), True

    def answered(s: S, seat: int, path: Path) -> None:
        bargain, offer = Bargain(trade, s), current(s)
        if path == (trade.accept,):
            bargain.accept(seat, offer.id)
        elif path != (trade.decline,):
            assert trade.read_counter is not None
            counter = trade.read_counter(s, seat, offer, path)
            made = bargain.counter(seat, offer.id, counter)
            s.agenda.append(("put_offer", (made.id, made.to)))
        elif offer.to != ANYONE:
            bargain.decline(seat, offer.id)
        elif not any(step == "put_offer" for step, _ in s.agenda[-1:]):
            bargain.lapse(offer.id)  # the last of those it was put to has declined

    def say_nothing(s: S, seat: int, luck: Luck) -> tuple[int, ...]:
        return (trade.no_offer,)

    def say_no(s: S, seat: int, luck: Luck) -> tuple[int, ...]:
        return (trade.decline,)

    make_offer = Ask[S](
        "make_offer",
        trade.rule,
        options_of(offer_tree),
        offered,
        say_nothing,
        chain=True,
        tree=offer_tree,
        final=True,
    )
    answer_offer = Ask[S](
        "answer_offer",
        trade.rule,
        options_of(answer_tree),
        answered,
        say_no,
        chain=True,
        tree=answer_tree,
        final=True,
    )
    asks = {ask.name: ask for ask in (make_offer, answer_offer)}
    steps: dict[str, Callable[..., None]] = {
        "negotiation_point": negotiation_point,
        "put_offer": put_offer,
    }
    return asks, steps
