"""The money in an offer."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.games.cosa_nostra.stepped_offers import cards
from omerta.kernel.state import Offer


def paid_by(offer: Offer) -> int:
    """What its maker pays; less than 0 where he is paid."""
    given = sum([amount for what, amount in offer.gives if what == "cash"])
    return given - sum([amount for what, amount in offer.wants if what == "cash"])


def with_sum(offer: Offer, amount: int) -> Offer:
    """The same, its maker paying so much."""
    gives, wants = tuple(cards(offer.gives)), tuple(cards(offer.wants))
    if amount > 0:
        gives += (("cash", amount),)
    if amount < 0:
        wants += (("cash", -amount),)
    return replace(offer, gives=gives, wants=wants)
