"""Deal, DA-2.11, 2.12, 2.16 and 9.17: the weapon and event piles, hands, and who knows what.

Hands are kept sorted: the order in which cards came tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from omerta.games.deal import events
from omerta.games.deal.content import CONTINENT, EACH_CLAN_EVENTS, GENERAL
from omerta.games.deal.state import NOTHING, Deal
from omerta.games.deal.tradables import to_partner
from omerta.kernel.events import PUBLIC
from omerta.kernel.offers import lapse_offers_of


def back(event: int) -> int:
    """DA-Q36: the clan whose logo an event bears, or the continent."""
    return event // EACH_CLAN_EVENTS if event < GENERAL else CONTINENT


def top_back(s: Deal) -> int:
    """DA-12.22: nothing while the pile is empty."""
    return back(s.event_pile[-1]) if s.event_pile else NOTHING


# --- weapons ---


def draw_weapons(s: Deal, count: int) -> list[int]:
    """So many from the pile; fewer if there are not so many."""
    if count > len(s.weapon_pile) and s.weapon_discard:
        shuffle_discard(s)
    return [s.weapon_pile.pop() for _ in range(min(count, len(s.weapon_pile)))]


def shuffle_discard(s: Deal) -> None:
    """DA-2.12: the pile runs out. The discarded cards come below what is left of it."""
    new = sorted(s.weapon_discard)
    s.dice.shuffle(new, "weapons")
    s.weapon_discard = []
    s.weapon_pile = [*new, *s.weapon_pile]
    if s.listener is not None:
        s.tell(events.WeaponsShuffled(len(new)), "DA-2.12")


def draw_hand(s: Deal, seat: int, count: int) -> None:
    """Draw so many cards."""
    drawn = draw_weapons(s, count)
    s.hands[seat] = tuple(sorted([*s.hands[seat], *drawn]))
    if drawn and s.listener is not None:
        own = events.Drew(seat, len(drawn), tuple(sorted(drawn)))
        s.tell(events.Drew(seat, len(drawn)), "DA-2.11", {seat: own})


def fill_hand(s: Deal, seat: int) -> None:
    draw_hand(s, seat, s.board.hand - len(s.hands[seat]))


def discard(s: Deal, seat: int, cards: Iterable[int]) -> None:
    """Face up; whoever knew of them knows that they are gone."""
    lapse_offers_of(s, seat, to_partner)
    hand = list(s.hands[seat])
    for card in cards:
        hand.remove(card)
        s.weapon_discard.append(card)
        for viewer in range(s.players):
            forget_card(s, viewer, seat, card)
    s.hands[seat] = tuple(hand)


def change_hand(s: Deal, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """DA-2.16: discard these, then draw as many."""
    discard(s, seat, cards)
    if s.listener is not None:
        s.tell(events.Discarded(seat, cards), rule)
    draw_hand(s, seat, len(cards))


# --- knowledge (DA-9.17) ---


def knows_cards(s: Deal, viewer: int, owner: int) -> tuple[int, ...]:
    return () if viewer == PUBLIC else s.known[viewer * s.players + owner]


def show_cards(s: Deal, viewer: int, owner: int, cards: tuple[int, ...]) -> None:
    """Shown together. One that was shown before is no second card of its kind."""
    spot = viewer * s.players + owner
    known = s.known[spot]
    new = [
        card for card in sorted(set(cards)) for _ in range(cards.count(card) - known.count(card))
    ]
    s.known[spot] = tuple(sorted([*known, *new]))


def forget_card(s: Deal, viewer: int, owner: int, card: int) -> None:
    spot = viewer * s.players + owner
    if card in s.known[spot]:
        left = list(s.known[spot])
        left.remove(card)
        s.known[spot] = tuple(left)


def forget_hand(s: Deal, viewer: int, owner: int) -> None:
    s.known[viewer * s.players + owner] = ()


def exchange_cards(
    s: Deal, one: int, other: int, given: tuple[int, ...], got: tuple[int, ...]
) -> None:
    """Cards change hands between two who see them; for all others both hands are unknown."""
    sides = ((one, other, given), (other, one, got))
    for giver, taker, cards in sides:
        hand = list(s.hands[giver])
        for card in cards:
            hand.remove(card)
            forget_card(s, taker, giver, card)
        s.hands[giver] = tuple(hand)
        for viewer in range(s.players):
            if viewer not in (giver, taker):
                forget_hand(s, viewer, giver)
    for giver, taker, cards in sides:
        s.hands[taker] = tuple(sorted([*s.hands[taker], *cards]))
        spot = giver * s.players + taker
        s.known[spot] = tuple(sorted([*s.known[spot], *cards]))
