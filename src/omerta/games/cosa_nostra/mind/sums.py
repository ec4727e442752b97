"""The money in an offer."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.kernel.state import Offer


def paid_by(offer: Offer) -> int:
    """What its maker pays; less than 0 where he is paid."""
    given = sum([amount for what, amount in offer.gives if what == "cash"])
    return given - sum([amount for what, amount in offer.wants if what == "cash"])


def with_sum(offer: Offer, amount: int) -> Offer:
    """The same, its maker paying so much."""
    gives = tuple([item for item in offer.gives if item[0] != "cash"])
    wants = tuple([item for item in offer.wants if item[0] != "cash"])
    if amount > 0:
        gives += (("cash", amount),)
    if amount < 0:
        wants += (("cash", -amount),)
    return replace(offer, gives=gives, wants=wants)
