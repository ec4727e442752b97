"""La Cosa Nostra, CN-16 and 7.8 to 7.16: what may be traded, and how it changes hands.

The kernel keeps the offers; this says what they may hold. How bots and simulations are asked for
them is in stepped_offers, and the two are put together in trade.
"""

from __future__ import annotations

from omerta.games.cosa_nostra.areas import (
    joins_crew,
    leaves_crew,
    planned_by,
    recount_monopolies,
    take_markers_back,
)
from omerta.games.cosa_nostra.content import GANGSTERS
from omerta.games.cosa_nostra.events import MarkerTakenBack
from omerta.games.cosa_nostra.rules_naming import THREAT
from omerta.games.cosa_nostra.state import (
    DONE,
    IDLE,
    NONE,
    PLANNING,
    PURCHASE,
    TAKE_BACK,
    CosaNostra,
)
from omerta.kernel.asks import Interrupt
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trade import Trade

# CN-16.15: in this order they change hands.
TRADABLE = ("cash", "business", "gangster", "marker")


# --- what may be traded ---


def holds(s: CosaNostra, seat: int, item: Item) -> bool:
    """CN-16.2, 16.3. Of a marker's grant, `forbids` looks at both sides."""
    what, which = item
    if what == "cash":
        return 0 < which <= s.cash[seat]
    if what == "gangster":
        return 0 <= which < GANGSTERS and s.boss[which] == seat and tradable(s, which)
    known = 0 <= which < len(s.owners)
    return known and (what == "marker" or s.owners[which] == seat)


def tradable(s: CosaNostra, gangster: int) -> bool:
    """CN-16.2, 16.16: not with a Job; without any task, once per planning phase."""
    if s.task[gangster] == NONE:
        return s.phase != PLANNING or gangster not in s.moved
    return s.task[gangster] in (PURCHASE, DONE, IDLE)


def grantable(s: CosaNostra, seat: int, card: int) -> bool:
    """CN-7.8, 7.14: is it for him to let somebody else's marker on this card?"""
    return s.owners[card] == seat or planned_by(s, card) == seat


def forbids(s: CosaNostra, offer: Offer, taker: int) -> Refused | None:
    """CN-16.7, 16.15: grants are made by whoever has the Business after the exchange."""
    if not any(what == "marker" for what, _ in (*offer.gives, *offer.wants)):
        return None
    for giver, receiver, given, got in (
        (offer.maker, taker, offer.gives, offer.wants),
        (taker, offer.maker, offer.wants, offer.gives),
    ):
        uses = [card for what, card in given if what == "marker"]
        gone = [card for what, card in given if what == "business"]
        come = [card for what, card in got if what == "business"]
        for card in uses:
            has = card in come or (card not in gone and grantable(s, giver, card))
            if not has or s.closed[card]:
                return Refused("trade-marker", "CN-7.15", seat=giver)
        back = sum(seat == receiver and card in gone for seat, card in s.markers)
        if len(uses) > s.free_markers(receiver) + back:
            return Refused("trade-no-marker", "CN-16.7", seat=receiver)
    return None


# --- how it changes hands ---


def move(s: CosaNostra, item: Item, giver: int, taker: int) -> None:
    """CN-16.12: at once; a Gangster keeps its task, a planned purchase too, and what lies on it; a
    Business its markers."""
    what, which = item
    if what == "cash":
        s.cash[giver] -= which
        s.cash[taker] += which
    elif what == "business":
        s.owners[which] = taker
    elif what == "gangster":
        leaves_crew(s, which)
        joins_crew(s, which, taker)
        if s.phase == PLANNING and s.task[which] == NONE:
            s.moved.append(which)
    else:
        s.markers.append((taker, which))


def after_trade(s: CosaNostra, offer: Offer, taker: int) -> None:
    """CN-7.13: markers of the new owner go back; CN-16.20; CN-16.9: a trade between the two
    answers a threat."""
    for items, owner in ((offer.gives, taker), (offer.wants, offer.maker)):
        for what, card in items:
            if what == "business":
                take_markers_back(s, card, only_of=owner)
    recount_monopolies(s)
    if s.announced and {offer.maker, taker} == {s.actor, s.announced.victim}:
        s.bought_off = (*s.bought_off, s.announced.victim)
        if s.asking == THREAT.name:
            s.close_question()


LIVE_TRADE = Trade[CosaNostra](
    rule="CN-16.4",
    kinds=TRADABLE,
    holds=holds,
    move=move,
    forbids=forbids,
    sums=frozenset({"cash"}),
    repeats=frozenset({"marker"}),
    after=after_trade,
    most_open=lambda s: s.board.most_open_offers,
    most_open_rule="CN-16.6",
    round=lambda s: s.round,
    last_round=lambda s: s.rounds,
)


# --- markers taken back ---


def own_markers(s: CosaNostra, seat: int) -> list[int]:
    """The Businesses on which he has a marker."""
    return sorted({card for owner, card in s.markers if owner == seat})


def take_back_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    """CN-7.11: at any time while the gate is open; in stepped play at points of negotiation."""
    if s.stepped or not s.gate or not s.markers:
        return ()
    return tuple([TAKE_BACK + card for card in own_markers(s, seat)])


def take_back(s: CosaNostra, seat: int, action: int) -> None:
    card = action - TAKE_BACK
    s.markers.remove((seat, card))
    if s.listener is not None:
        s.tell(MarkerTakenBack(seat, card), "CN-7.11")


TAKE_MARKER_BACK = Interrupt[CosaNostra](
    "take_back_marker", "CN-7.11", take_back_options, take_back, apart=True
)
