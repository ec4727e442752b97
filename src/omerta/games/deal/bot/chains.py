"""Offers as the chains of stepped play (DA-14.8)."""

from __future__ import annotations

from omerta.games.deal.bot.paths import Path
from omerta.games.deal.content import Board
from omerta.games.deal.state import (
    AMOUNT,
    ASK,
    ASK_ANY,
    COUNT,
    GET,
    OFFER,
    OFFERS,
    PLACE,
    PLAYER,
    WEAPON,
)
from omerta.games.deal.tradables import CARDS, ends_of
from omerta.kernel.state import Offer

SELL, BUY, SWAP, PAY = (OFFER + place for place in range(len(OFFERS)))


def offer_path(board: Board, offer: Offer) -> Path:
    """An offer of a kind that is listed; () for any other."""
    gives, wants = offer.gives, offer.wants
    partner = PLAYER + offer.to
    if any(what in CARDS for what, _ in (*gives, *wants)):
        return (SWAP, partner, *swap_steps(board, offer))
    given = [which for what, which in gives if what == "drug"]
    asked = [which for what, which in wants if what == "drug"]
    if not given and not asked:
        return (PAY, partner, AMOUNT + gives[0][1]) if gives else ()
    drugs = given or asked
    start, end = ends_of(drugs[0])
    price = money_in(offer) // len(drugs)
    kind = SELL if given else BUY
    steps = (PLACE + start, PLACE + end, COUNT + len(drugs), AMOUNT + price)
    return (kind, partner, *steps)


def swap_steps(board: Board, offer: Offer) -> Path:
    card = next(which for what, which in offer.gives if what in CARDS)
    what, which = next(item for item in offer.wants if item[0] in CARDS)
    asked = ASK_ANY if what == "any" else ASK + which
    return WEAPON + card, asked, sum_step(board, offer)


def sum_step(board: Board, offer: Offer) -> int:
    """Who pays: the maker, or the other; what is listed, at most that."""
    pays = sum([which for what, which in offer.gives if what == "money"])
    gets = sum([which for what, which in offer.wants if what == "money"])
    if gets:
        return GET + listed(board, gets)
    return AMOUNT + listed(board, pays)


def listed(board: Board, amount: int) -> int:
    return max([each for each in (0, *board.offer_swap) if each <= amount])


def money_in(offer: Offer) -> int:
    return sum([which for what, which in (*offer.gives, *offer.wants) if what == "money"])


def counter_path(counter: Offer) -> Path:
    """Another price for the same drugs."""
    drugs = sum([what == "drug" for what, _ in (*counter.gives, *counter.wants)])
    return (AMOUNT + money_in(counter) // max(1, drugs),)
