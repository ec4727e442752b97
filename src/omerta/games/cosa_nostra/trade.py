"""La Cosa Nostra, CN-16: trading, for people and for those who are asked step by step."""

from __future__ import annotations

from dataclasses import replace

from omerta.games.cosa_nostra.outlook import offer_outlook
from omerta.games.cosa_nostra.rules_trade import LIVE_TRADE
from omerta.games.cosa_nostra.state import ACCEPT, DECLINE_OFFER, NO
from omerta.games.cosa_nostra.stepped_offers import (
    aside,
    counters,
    offer_tree,
    read_counter,
    read_offer,
)

TRADE = replace(
    LIVE_TRADE,
    outlook=offer_outlook,
    sketches=True,
    no_offer=NO,
    accept=ACCEPT,
    decline=DECLINE_OFFER,
    candidates=offer_tree,
    read_offer=read_offer,
    counters=counters,
    read_counter=read_counter,
    aside=aside,
)
