"""The Business deck and the Market.

What goes under the deck is seen by all (CN-13.5), so its lowest part is known: `s.under` holds the
sizes of its parts, from the top of that part down. A part of one card is known exactly; of the
cards a Snitch puts back together (CN-11.3) only which they are, not their order.
"""

from __future__ import annotations

from omerta.games.cosa_nostra.events import Market
from omerta.games.cosa_nostra.state import IN_DECK, IN_MARKET, CosaNostra


def put_under(s: CosaNostra, cards: list[int]) -> None:
    """Face down under the deck; several together in random order."""
    if len(cards) > 1:
        s.dice.shuffle(cards, "under the deck")
    s.deck[:0] = cards
    s.under.append(len(cards))
    for card in cards:
        s.owners[card] = IN_DECK
        s.closed[card] = s.used[card] = False


def draw(s: CosaNostra) -> int:
    card = s.deck.pop()
    while s.under and len(s.deck) < sum(s.under):
        if s.under[0] > 1:
            s.under[0] -= 1
        else:
            del s.under[0]
    return card


def known_parts(s: CosaNostra) -> list[tuple[int, ...]]:
    """The parts of the deck all know, from the top down; each as cards in no order."""
    parts, end = [], sum(s.under)
    for size in s.under:
        parts.append(tuple(sorted(s.deck[end - size : end])))
        end -= size
    return parts


def refill_market(s: CosaNostra) -> None:
    """CN-3.7: to four, as long as there are cards."""
    turned = []
    while len(s.market) < s.board.market and s.deck:
        card = draw(s)
        s.owners[card] = IN_MARKET
        s.market.append(card)
        turned.append(card)
    if turned and s.listener is not None:
        s.tell(Market(tuple(turned)), "CN-3.7")


def shuffle_deck(s: CosaNostra) -> None:
    """CN-9.3: what lay at the bottom is forgotten."""
    s.deck.sort()
    s.dice.shuffle(s.deck, "business deck")
    s.under = []
