"""Deal, DA-9: the deal phase. Drugs, money and weapons change hands; the hand is changed.

The kernel keeps the offers; this says what they may hold. How bots and simulations are asked for
them is in stepped_offers.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.games.deal import events
from omerta.games.deal.cards import change_hand, exchange_cards, knows_cards, show_cards
from omerta.games.deal.content import EVENT, SEG, TERRITORIES, WEAPONS
from omerta.games.deal.land import adjacency, earn, may_cross, pay
from omerta.games.deal.routes import move_drug, note_drug_money, note_transaction
from omerta.games.deal.rules_respect import offer_reveals, settle
from omerta.games.deal.rules_turn import begin_phase, event_window
from omerta.games.deal.state import (
    COMMIT,
    DEAL,
    END,
    SHOW,
    WEAPON,
    WHOLE,
    Deal,
)
from omerta.games.deal.steps import step
from omerta.games.deal.tradables import ASKED_CARDS, CARDS, GIVEN_CARDS, ends_of, to_partner
from omerta.kernel.asks import Ask, Interrupt
from omerta.kernel.offers import ANYONE, close_gate, lapse_offers_of
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import END as COMPLETE
from omerta.kernel.trees import Choices, Path, confirm, options_of, put

G19 = EVENT["G19"]
# How long the active clan may take at a live table before it says something again.
DEAL_SECONDS = 120


# --- the phase ---


@step
def deal_phase(s: Deal) -> None:
    s.offers_with = [0] * s.players
    s.gate = s.trading = True
    begin_phase(s, DEAL)
    s.plan(event_window, deal_turn, end_deal, offer_reveals, event_window)


@step
def deal_turn(s: Deal) -> None:
    """DA-14.8: in stepped play first the others, then the active clan, are asked for offers."""
    if s.stepped:
        s.negotiate(*[seat for seat in s.living_from(s.active) if seat != s.active], s.active)
    else:
        s.ask(DEAL_TURN, (s.active,))


@step
def end_deal(s: Deal) -> None:
    """DA-9.13: open offers lapse (DA-N4)."""
    close_gate(s, to_partner)
    s.trading = False


def deal_tree(s: Deal, seat: int, path: Path) -> Choices:
    """DA-9.11, 9.13; offers come and go beside it."""
    if path and path[-1] == END:
        return COMPLETE
    if path:
        return hand_tree(s, seat, path)
    return confirm([*hand_tree(s, seat, ())[0], END])


def deal_answered(s: Deal, seat: int, path: Path) -> None:
    if path != (END,):
        s.plan(settle, event_window, deal_turn)
        hand_change(s, seat, path)


DEAL_TURN = Ask[Deal](
    "deal",
    "DA-9.1",
    options_of(deal_tree),
    deal_answered,
    lambda s, seat, luck: (END,),
    chain=True,
    tree=deal_tree,
    seconds=lambda s: DEAL_SECONDS,
    see=("DA-9.3", "DA-9.6", "DA-9.11"),
)


# --- changing the hand (DA-9.11, 9.12) ---


def hand_tree(s: Deal, seat: int, path: Path) -> Choices:
    """All of it; Segadores any cards, one by one in the order of the table."""
    if s.hand_changed or embargo(s):
        return COMPLETE
    if path and path[-1] in (WHOLE, COMMIT):
        return COMPLETE
    cards: list[int] = []
    if s.clans[seat] == SEG:
        left = list(s.hands[seat])
        for action in path:
            left.remove(action - WEAPON)
        least = path[-1] - WEAPON if path else 0
        cards = [WEAPON + card for card in sorted(set(left)) if card >= least]
    return confirm([*cards, COMMIT] if path else [WHOLE, *cards])


def hand_change(s: Deal, seat: int, path: Path) -> None:
    s.hand_changed = True
    whole = path == (WHOLE,)
    cards = s.hands[seat] if whole else tuple([action - WEAPON for action in path[:-1]])
    change_hand(s, seat, cards, "DA-9.11" if whole else "DA-9.12")


# --- what may be traded ---


def holds(s: Deal, seat: int, item: Item) -> bool:
    """Things that lie open: money, and drugs on territories he controls (DA-9.3)."""
    what, which = item
    if what == "money":
        return 0 < which <= s.money[seat]
    if not 0 <= which < TERRITORIES**2:
        return False
    start, _ = ends_of(which)
    return s.owner[start] == seat and s.drugs[start] > 0


def has(s: Deal, seat: int, items: tuple[Item, ...]) -> bool:
    """Cards of the own hand, all together."""
    left = list(s.hands[seat])
    for _, card in items:
        if card not in left:
            return False
        left.remove(card)
    return True


def partners(s: Deal, seat: int) -> tuple[int, ...]:
    """Whom a clan may deal with now."""
    return tuple([other for other in range(s.players) if no_partners(s, seat, other) is None])


def no_partners(s: Deal, one: int, other: int) -> Refused | None:
    """DA-9.2: the active clan deals with all others, the others with it."""
    if one == other or s.active not in (one, other):
        return Refused("trade-active", "DA-9.2")
    if not (s.alive[one] and s.alive[other]):
        return Refused("trade-dead", "DA-10.6")
    return None


def forbids(s: Deal, offer: Offer, taker: int) -> Refused | None:
    """DA-9.2 to 9.6, as far as everybody can see."""
    if offer.to == ANYONE:
        return Refused("trade-active", "DA-9.2")
    refusal = no_partners(s, offer.maker, taker)
    if refusal is not None:
        return refusal
    given = [item for item in offer.gives if item[0] in CARDS]
    asked = [item for item in offer.wants if item[0] in CARDS]
    if given or asked:
        refusal = cards_unfit(s, given, asked)
        if refusal is not None:
            return refusal
    return drugs_stuck(s, offer, taker)


def enough(s: Deal, offer: Offer) -> Refused | None:
    """DA-14.13: at a live table, too, every deal phase ends."""
    if s.offers_with[partner_in(s, offer)] < s.board.most_live_offers:
        return None
    return Refused("trade-enough", "DA-14.13", most=s.board.most_live_offers)


def partner_in(s: Deal, offer: Offer) -> int:
    """Whom the active clan bargains with."""
    return offer.to if offer.maker == s.active else offer.maker


def embargo(s: Deal) -> bool:
    """DA-12.18: no weapons are swapped, no hands changed."""
    return s.in_force == G19


def cards_unfit(s: Deal, given: list[Item], asked: list[Item]) -> Refused | None:
    """DA-9.6, 9.15, G19: as many each way, own ones against such as are asked for."""
    if embargo(s):
        return Refused("trade-embargo", "DA-12.18")
    if len(given) != len(asked):
        return Refused("trade-cards", "DA-9.6")
    fit = [what in GIVEN_CARDS and 0 <= card < WEAPONS for what, card in given]
    fit += [
        0 <= card < (WEAPONS if what == "named" else 1) and what in ASKED_CARDS
        for what, card in asked
    ]
    return None if all(fit) else Refused("trade-cards", "DA-9.15")


def drugs_stuck(s: Deal, offer: Offer, taker: int) -> Refused | None:
    """DA-9.3: each drug must be able to go its way, and there must be so many."""
    leaving: dict[int, int] = {}
    for buyer, items in ((taker, offer.gives), (offer.maker, offer.wants)):
        for what, which in items:
            if what != "drug":
                continue
            start, end = ends_of(which)
            leaving[start] = leaving.get(start, 0) + 1
            if s.owner[end] != buyer or not adjacency(s)[start] >> end & 1:
                return Refused("trade-way", "DA-9.3")
            if not may_cross(s, start, end):
                return Refused("trade-border", "DA-12.20")
            if leaving[start] > s.drugs[start]:
                return Refused("trade-drugs", "DA-9.3")
    return None


# --- how it is seen ---


def offer_made(s: Deal, offer: Offer) -> None:
    """DA-9.14: open cards count as shown; DA-14.8: how many offers the two have made."""
    shown = tuple([card for what, card in offer.gives if what == "open"])
    if shown:
        show_cards(s, offer.to, offer.maker, shown)
    s.offers_with[partner_in(s, offer)] += 1


# --- accepting (DA-9.15) ---


def picks(s: Deal, seat: int, offer: Offer, path: Path) -> Choices | None:
    """Which cards the taker gives: the named ones, and for the others of his choice."""
    left = free_cards(s, seat, offer)
    if left is None:
        return None
    wanted = cards_to_pick(offer)
    if len(path) == wanted:
        return COMPLETE
    for action in path:
        left.remove(action - WEAPON)
    least = path[-1] if path else 0  # in the order of the table: a choice of cards, not a sequence
    choices = [WEAPON + card for card in sorted(set(left)) if WEAPON + card >= least]
    still = wanted - len(path)
    return put([each for each in choices if enough_above(left, each - WEAPON, still)])


def cards_to_pick(offer: Offer) -> int:
    """How many cards of his own choice the taker gives."""
    return sum(what == "any" for what, _ in offer.wants)


def free_cards(s: Deal, seat: int, offer: Offer) -> list[int] | None:
    """What the taker may choose from: his hand without the cards that are asked for by name. None
    if he has not what is asked for."""
    left = list(s.hands[seat])
    for what, card in offer.wants:
        if what == "named":
            if card not in left:
                return None
            left.remove(card)
    return None if cards_to_pick(offer) > len(left) else left


def enough_above(left: list[int], card: int, count: int) -> bool:
    """Are there so many cards to choose, this one first?"""
    return sum(each >= card for each in left) >= count


def fill(offer: Offer, path: Path) -> Offer:
    """The offer with the cards the taker gives."""
    chosen = [("closed", action - WEAPON) for action in path]
    wants = [
        chosen.pop() if what == "any" else ("closed", which) if what == "named" else (what, which)
        for what, which in offer.wants
    ]
    return replace(offer, wants=tuple(wants))


def move(s: Deal, item: Item, giver: int, taker: int) -> None:
    what, which = item
    if what == "money":
        earn(s, taker, pay(s, giver, which))
    elif what == "drug":
        move_drug(s, *ends_of(which))


def move_cards(s: Deal, offer: Offer, taker: int) -> None:
    """DA-9.17"""
    given = tuple([card for what, card in offer.gives if what in CARDS])
    got = tuple([card for what, card in offer.wants if what in CARDS])
    if given:
        exchange_cards(s, offer.maker, taker, given, got)


def after_trade(s: Deal, offer: Offer, taker: int) -> None:
    """Hands that changed end other offers; what the transaction counts for (DA-11.19)."""
    if any(what in CARDS for what, _ in offer.gives):
        for seat in (offer.maker, taker):
            lapse_offers_of(s, seat, to_partner)
    note_transaction(s, offer.maker, taker)
    mine, theirs = (
        (offer.gives, offer.wants) if offer.maker == s.active else (offer.wants, offer.gives)
    )
    if any(what == "drug" for what, _ in mine):
        note_drug_money(s, sum(which for what, which in theirs if what == "money"))
    if s.asking:
        s.suspend()
    s.plan(settle, event_window)


# --- showing cards (DA-9.7) ---


def may_show(s: Deal, seat: int) -> tuple[int, ...]:
    """DA-9.7: any card to any clan in any deal phase, unless it is known to be there already.
    Stepped offers show by themselves."""
    if s.stepped or not s.gate or not s.alive[seat]:
        return ()
    return tuple(
        [
            SHOW + other * WEAPONS + card
            for other in range(s.players)
            if other != seat and s.alive[other]
            for card in sorted(set(s.hands[seat]))
            if knows_cards(s, other, seat).count(card) < s.hands[seat].count(card)
        ]
    )


def show(s: Deal, seat: int, action: int) -> None:
    """One more card of its kind."""
    other, card = divmod(action - SHOW, WEAPONS)
    show_cards(s, other, seat, (card,) * (knows_cards(s, other, seat).count(card) + 1))
    if s.listener is not None:
        seen = events.CardShown(seat, other, card)
        s.tell(events.CardShown(seat, other), "DA-9.7", {seat: seen, other: seen})


SHOW_UNASKED = Interrupt[Deal]("show_card", "DA-9.7", may_show, show, apart=True)
