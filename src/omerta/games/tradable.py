"""What may be put into an offer: the house lists it, with the game's help where it needs any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from omerta.games import package
from omerta.kernel.game import Game, SeatView
from omerta.kernel.offers import ANYONE
from omerta.kernel.state import Item, Offer

# Games number the items of a kind from 0; no game has as many as this.
MOST_THINGS = 200


def addable(
    game: Game[Any], s: Any, seen: SeatView, draft: Offer, *, giving: bool
) -> Iterator[Item]:
    """What a seat may add to one side of an offer it makes; of sums, one unit. Secret items are
    checked when an offer is made."""
    assert game.trade is not None
    for item in _candidates(game, seen, draft, giving):
        if item[0] in game.trade.secret or could_be(game, s, with_item(draft, item, giving=giving)):
            yield item


def _candidates(game: Game[Any], seen: SeatView, draft: Offer, giving: bool) -> Iterator[Item]:
    trade, own = game.trade, package(game.name).offering
    assert trade is not None
    for what in trade.kinds:
        if what in trade.sums:
            yield what, 1
        elif own is None and (giving or draft.to != ANYONE):
            # (An item has one owner, who must be the recipient.)
            yield from [(what, which) for which in range(MOST_THINGS)]
    if own is not None:
        yield from own.things(seen, draft, giving=giving)


def could_be(game: Game[Any], s: Any, offer: Offer) -> bool:
    """Are its open items possible?"""
    assert game.trade is not None
    secret = game.trade.secret
    gives, wants = ([i for i in side if i[0] not in secret] for side in (offer.gives, offer.wants))
    return game.bargain(s).possible(replace(offer, gives=tuple(gives), wants=tuple(wants)))


def with_item(draft: Offer, item: Item, *, giving: bool) -> Offer:
    if giving:
        return replace(draft, gives=(*draft.gives, item))
    return replace(draft, wants=(*draft.wants, item))
