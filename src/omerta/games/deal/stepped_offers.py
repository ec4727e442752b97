"""Deal, DA-14.8: how bots, simulations and agents bargain.

Each other living clan may send the active clan one offer, then the active clan makes offers or
changes its hand until it ends the phase. Of all possible offers only a few kinds are listed.
"""

from __future__ import annotations

from omerta.games.deal.content import EVENT, MOST_AMOUNT
from omerta.games.deal.routes import Way, has_route, routes
from omerta.games.deal.rules_deal import (
    hand_change,
    hand_tree,
)
from omerta.games.deal.rules_respect import settle
from omerta.games.deal.rules_turn import event_window
from omerta.games.deal.state import (
    AMOUNT,
    ASK,
    ASK_ANY,
    COUNT,
    GET,
    NO_OFFER,
    OFFER,
    OFFERS,
    PLACE,
    PLAYER,
    WEAPON,
    WHOLE,
    Deal,
)
from omerta.games.deal.tradables import ends_of, way
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import END, Choices, Path, confirm, put

G19 = EVENT["G19"]
SELL_DRUGS, BUY_DRUGS, SWAP, PAY = range(len(OFFERS))
LAST_OFFER = OFFER + len(OFFERS)


# --- the list ---


def offer_tree(s: Deal, seat: int, path: Path) -> Choices:
    if not path:
        others = bargainers(s, seat)
        first = [
            OFFER + kind
            for kind in range(len(OFFERS))
            if any(possible(s, seat, other, kind) for other in others)
        ]
        hand = hand_tree(s, seat, ())[0] if seat == s.active else ()
        return confirm([*first, *hand, NO_OFFER])
    start = path[0]
    if not OFFER <= start < LAST_OFFER:
        return hand_tree(s, seat, path)
    kind, chosen = start - OFFER, path[1:]
    if not chosen:
        return put([PLAYER + other for other in partners(s, seat, kind)])
    partner, rest = chosen[0] - PLAYER, chosen[1:]
    if kind == SWAP:
        return swap_tree(s, seat, partner, rest)
    if kind == PAY:
        amounts = [n for n in s.board.offer_pay if n <= s.money[seat]]
        return END if rest else put([AMOUNT + n for n in amounts])
    seller, buyer = (seat, partner) if kind == SELL_DRUGS else (partner, seat)
    return drug_tree(s, seller, buyer, rest)


def partners(s: Deal, seat: int, kind: int) -> list[int]:
    return [other for other in bargainers(s, seat) if possible(s, seat, other, kind)]


def bargainers(s: Deal, seat: int) -> list[int]:
    """DA-9.2, 14.8: the active clan with each other, each other with it; so many offers a pair."""
    most, made = s.board.most_offers, s.offers_with
    if seat != s.active:
        return [s.active] if made[seat] < most else []
    return [other for other in s.living_from(seat)[1:] if made[other] < most]


def possible(s: Deal, seat: int, other: int, kind: int) -> bool:
    """Could there be such an offer to him?"""
    if kind == SELL_DRUGS:
        return has_route(s, seat, other)
    if kind == BUY_DRUGS:
        return has_route(s, other, seat)
    if kind == SWAP:
        return s.in_force != G19 and bool(s.hands[seat]) and bool(s.hands[other])
    return s.money[seat] >= min(s.board.offer_pay, default=MOST_AMOUNT + 1)


def drug_tree(s: Deal, seller: int, buyer: int, path: Path) -> Choices:
    """Origin, destination, how many, the price of each."""
    if len(path) == 4:
        return END
    if not path:
        return put(sorted({PLACE + start for start, _ in routes(s, seller, buyer)}))
    start = path[0] - PLACE
    if len(path) == 1:
        return put([PLACE + end for begin, end in routes(s, seller, buyer) if begin == start])
    if len(path) == 2:
        most = min(s.board.offer_drugs, s.drugs[start])
        return put([COUNT + count for count in range(1, most + 1)])
    return put(prices(s, buyer, path[2] - COUNT))


def prices(s: Deal, buyer: int, count: int) -> list[int]:
    return [AMOUNT + price for price in s.board.offer_prices if price * count <= s.money[buyer]]


def swap_tree(s: Deal, seat: int, partner: int, path: Path) -> Choices:
    """An own card, open; a card asked for; money from one of the two."""
    if not path:
        return put([WEAPON + card for card in sorted(set(s.hands[seat]))])
    if len(path) == 1:
        return put([ASK_ANY, *[ASK + card for card in range(len(s.board.weapons))]])
    return put(swap_sums(s, seat, partner)) if len(path) == 2 else END


def swap_sums(s: Deal, seat: int, partner: int) -> list[int]:
    sums = s.board.offer_swap
    pays = [AMOUNT + amount for amount in sums if amount <= s.money[seat]]
    gets = [GET + amount for amount in sums if amount <= s.money[partner]]
    return [AMOUNT, *pays, *gets]


# --- reading it ---


def read_offer(s: Deal, seat: int, path: Path) -> Offer:
    kind, partner, rest = path[0] - OFFER, path[1] - PLAYER, path[2:]
    if kind == PAY:
        return Offer(0, seat, partner, (("money", rest[0] - AMOUNT),), ())
    if kind == SWAP:
        asked: Item = ("any", 0) if rest[1] == ASK_ANY else ("named", rest[1] - ASK)
        return swap(seat, partner, rest[0] - WEAPON, asked, rest[2])
    start, end, count, price = rest[0] - PLACE, rest[1] - PLACE, rest[2] - COUNT, rest[3] - AMOUNT
    return drug_offer(seat, partner, (start, end), count, price, selling=kind == SELL_DRUGS)


def drug_offer(
    seat: int, partner: int, route: Way, count: int, price: int, *, selling: bool
) -> Offer:
    drugs: tuple[Item, ...] = (("drug", way(*route)),) * count
    money: tuple[Item, ...] = (("money", price * count),) if price else ()
    gives, wants = (drugs, money) if selling else (money, drugs)
    return Offer(0, seat, partner, gives, wants)


def swap(seat: int, partner: int, card: int, asked: Item, money: int) -> Offer:
    gives, wants = [("open", card)], [asked]
    if money >= GET:
        if money > GET:
            wants.append(("money", money - GET))
    elif money > AMOUNT:
        gives.append(("money", money - AMOUNT))
    return Offer(0, seat, partner, tuple(gives), tuple(wants))


# --- counter-offers ---


def counters(s: Deal, seat: int, offer: Offer, path: Path) -> Choices:
    """DA-14.8: the same drugs at another price; or another card of one's own, open, and money."""
    pair = offer.maker if offer.maker != s.active else seat
    if s.offers_with[pair] >= s.board.most_offers:
        return END
    drugs = [item for item in (*offer.gives, *offer.wants) if item[0] == "drug"]
    if drugs:
        buyer = offer.maker if offer.wants and offer.wants[0][0] == "drug" else seat
        other = [each for each in prices(s, buyer, len(drugs)) if each != AMOUNT + price_of(offer)]
        return END if path else confirm(other)
    cards = [item for item in offer.gives if item[0] == "open"]
    if not cards:
        return END
    if not path:
        return confirm([WEAPON + card for card in sorted(set(s.hands[seat]))])
    return put(swap_sums(s, seat, offer.maker)) if len(path) == 1 else END


def price_of(offer: Offer) -> int:
    """Of each drug."""
    items = (*offer.gives, *offer.wants)
    money = sum(which for what, which in items if what == "money")
    return money // max(1, sum(what == "drug" for what, _ in items))


def read_counter(s: Deal, seat: int, offer: Offer, path: Path) -> Offer:
    given = [item for item in offer.gives if item[0] == "open"]
    if given:
        asked: Item = ("named", given[0][1])
        return swap(seat, offer.maker, path[0] - WEAPON, asked, path[1])
    wants_drugs = any(what == "drug" for what, _ in offer.wants)
    drugs = [
        which for what, which in (offer.wants if wants_drugs else offer.gives) if what == "drug"
    ]
    route = ends_of(drugs[0])
    price = path[0] - AMOUNT
    return drug_offer(seat, offer.maker, route, len(drugs), price, selling=wants_drugs)


# --- for the kernel ---


def aside(s: Deal, seat: int, path: Path) -> bool:
    """The hand may be changed between offers."""
    if not (path[0] == WHOLE or WEAPON <= path[0] < WEAPON + len(s.board.weapons)):
        return False
    s.plan(settle, event_window)
    hand_change(s, seat, path)
    return True
