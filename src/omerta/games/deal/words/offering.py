"""Deal in words: what may be put into an offer, read from a view, for whoever makes one by hand."""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.deal.content import EVENT, WEAPONS
from omerta.games.deal.state import NOTHING
from omerta.games.deal.tradables import GIVEN_CARDS, way
from omerta.games.deal.view import DealView
from omerta.kernel.game import SeatView
from omerta.kernel.state import Item, Offer

G19 = EVENT["G19"]


def partners(seen: SeatView) -> list[int]:
    """DA-9.2: the active clan deals with all others, the others with it."""
    table: DealView = seen.table
    seats = range(seen.players) if seen.seat == table.active else [table.active]
    return [seat for seat in seats if seat != seen.seat and table.players[seat].alive]


def things(seen: SeatView, draft: Offer, *, giving: bool) -> Iterator[Item]:
    """What one side could still add, money aside. Whether a drug can go its way, the rules say."""
    table: DealView = seen.table
    giver, taker = (draft.maker, draft.to) if giving else (draft.to, draft.maker)
    yield from _drugs(table, giver, taker)
    if table.in_force != G19:
        yield from _own_cards(table, draft) if giving else _asked_cards()


def _drugs(table: DealView, giver: int, taker: int) -> Iterator[Item]:
    for start, here in enumerate(table.territories):
        if here.owner == giver and here.drugs:
            for end, there in enumerate(table.territories):
                if there.owner == taker:
                    yield "drug", way(start, end)


def _own_cards(table: DealView, draft: Offer) -> Iterator[Item]:
    assert table.own is not None
    left = list(table.own.hand)
    for what, card in draft.gives:
        if what in GIVEN_CARDS and card in left:
            left.remove(card)
    for card in sorted(set(left)):
        yield from [(what, card) for what in GIVEN_CARDS]


def _asked_cards() -> Iterator[Item]:
    yield "any", 0
    yield from [("named", card) for card in range(WEAPONS)]


def countered(seen: SeatView, offer: Offer) -> Offer:
    """An offer from the other side: cards that were offered are asked for, and those that were
    asked for by name are given, if they are there."""
    table: DealView = seen.table
    assert table.own is not None
    asked = [_asked_back(item) for item in offer.gives]
    given, left = list[Item](), list(table.own.hand)
    for what, which in offer.wants:
        if what == "named" and which in left:
            left.remove(which)
            given.append(("open", which))
        elif what not in ("any", "named"):
            given.append((what, which))
    return Offer(0, offer.to, offer.maker, tuple(given), tuple(asked))


def _asked_back(item: Item) -> Item:
    what, which = item
    if what not in GIVEN_CARDS:
        return item
    return ("any", 0) if which == NOTHING else ("named", which)
