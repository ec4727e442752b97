"""How bots, simulations and agents bargain in stepped play.

A game names points of negotiation (`s.negotiate`). There each seat in turn is asked for one offer,
which may be countered once, so stepped play always ends.
"""

from __future__ import annotations

from collections.abc import Callable

from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.offers import ANYONE, Bargain
from omerta.kernel.state import Offer, S, others
from omerta.kernel.trade import Trade
from omerta.kernel.trees import END, Choices, Path, options_of


def stepped_bargaining(
    trade: Trade[S],
) -> tuple[dict[str, Ask[S]], dict[str, Callable[..., None]]]:
    """The asks and steps of stepped bargaining: one offer per seat, and one counter to it.

    An offer to one seat is accepted, declined or countered once. For an offer to anyone, the others
    are asked in order until one accepts.
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
        if trade.again is not None and trade.again(s, seat):
            s.agenda.append(("negotiation_point", (seat,)))
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
        if path and path[0] == trade.accept:
            return picking(s, seat, path[1:]) or END
        if path and path[0] == trade.decline:
            return END
        offer = current(s)
        may_counter = trade.counters and offer.to != ANYONE and offer.counters < 0
        further = trade.counters(s, seat, offer, path) if trade.counters and may_counter else END
        if path:
            return further
        possible = Bargain(trade, s).stands_against(offer, seat) is None
        possible = possible and picking(s, seat, ()) is not None
        return (*((trade.accept,) if possible else ()), trade.decline, *further[0]), True

    def picking(s: S, seat: int, path: Path) -> Choices | None:
        return trade.picks(s, seat, current(s), path) if trade.picks else END

    def answered(s: S, seat: int, path: Path) -> None:
        bargain, offer = Bargain(trade, s), current(s)
        if path[0] == trade.accept:
            bargain.accept(seat, offer.id, path[1:])
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
