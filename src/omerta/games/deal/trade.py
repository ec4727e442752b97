"""Deal, DA-9 and 14.8: trading, for people and for those who are asked step by step."""

from __future__ import annotations

from omerta.games.deal.outlook import offer_outlook
from omerta.games.deal.rules_deal import (
    after_trade,
    enough,
    fill,
    forbids,
    has,
    holds,
    move,
    move_cards,
    offer_made,
    picks,
)
from omerta.games.deal.state import ACCEPT, DECLINE, NO_OFFER, Deal
from omerta.games.deal.stepped_offers import aside, counters, offer_tree, read_counter, read_offer
from omerta.games.deal.tradables import TRADABLE, to_all, to_partner
from omerta.kernel.trade import Trade

TRADE = Trade[Deal](
    rule="DA-9.2",
    kinds=TRADABLE,
    holds=holds,
    move=move,
    move_together=move_cards,
    forbids=forbids,
    enough=enough,
    sums=frozenset({"money"}),
    repeats=frozenset({"drug", "open", "closed", "any", "named"}),
    after=after_trade,
    made=offer_made,
    secret=frozenset({"open", "closed", "any", "named"}),
    has=has,
    to_partner=to_partner,
    to_all=to_all,
    picks=picks,
    fill=fill,
    one_a_pair=True,
    round=lambda s: s.round,
    outlook=offer_outlook,
    no_offer=NO_OFFER,
    accept=ACCEPT,
    decline=DECLINE,
    candidates=offer_tree,
    read_offer=read_offer,
    counters=counters,
    read_counter=read_counter,
    aside=aside,
    again=lambda s, seat: seat == s.active,
)
