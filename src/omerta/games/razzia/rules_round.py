"""Razzia, RZ-1 to 4.1 and 7: setting up, the dealer's work, choosing, settling bar after bar."""

from __future__ import annotations

from bisect import insort
from functools import cache

from omerta.games.razzia import events
from omerta.games.razzia.content import BAR_IDS, BAR_OF, BARS, IS_POLICE, Content, Options
from omerta.games.razzia.rules_split import claim, give, open_split
from omerta.games.razzia.state import (
    CHOOSING,
    DEALING,
    EXTRA,
    MOST_PLAYERS,
    NO_BILL,
    NO_CARD,
    SETTLING,
    Razzia,
)
from omerta.games.razzia.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Dice, Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.results import places, winners

EVERYBODY = [tuple(range(players)) for players in range(MOST_PLAYERS + 1)]

# --- RZ-1: setup ---


def setup(players: int, options: Options, content: Content, dice: Dice) -> Razzia:
    """RZ-1.1 to 1.11. Chance is drawn in the order of RZ-1.10: dealer, cards, bills."""
    options.check(players)
    bars = bars_in_play(players, options)
    dealer = options.first_dealer
    if dealer == "random":  # RZ-1.11
        dealer = dice.below(players, "dealer")
    cards = [*content.deck(players, bars)]
    dice.shuffle(cards, "cards")
    hands = deal(players, dealer, content.hand.size, cards)
    supply = [*content.money(players)]
    dice.shuffle(supply, "bills")  # RZ-1.7: one sequence
    boxed: list[int] = []
    if players == 3 and options.three_player_last_deal == "drop":  # RZ-Q2
        over = len(supply) % (len(bars) + 1)
        boxed, supply = supply[:over], supply[over:]
    s = Razzia(
        players=players,
        dice=dice,
        bars=bars,
        bills=[[] for _ in range(BARS)],
        supply=supply,
        boxed=boxed,
        draw_pile=cards,
        hands=hands,
        twins=content.has_twins(players, bars),
        played=[NO_CARD] * players,
        money=[0] * players,  # RZ-1.9
        bills_won=[0] * players,
        dealer=dealer,
        die=content.die.sides,
        in_rank_order=options.answers == "in_rank_order",
        hidden_money=options.hidden_money,
        clockwise_distance=options.distance == "clockwise",
    )
    s.do(begin_round)
    return s


def bars_in_play(players: int, options: Options) -> tuple[int, ...]:
    """RZ-1.2: all six; RZ-1.3: with three players, all but two."""
    if players > 3:
        return tuple(range(BARS))
    return tuple(bar for bar in range(BARS) if BAR_IDS[bar] not in options.removed_bars)


def deal(players: int, dealer: int, size: int, cards: list[int]) -> list[list[int]]:
    """RZ-1.8, 1.10: one card at a time, clockwise from the dealer's left."""
    dealt = cards[: -players * size - 1 : -1]
    del cards[-players * size :]
    hands: list[list[int]] = [[]] * players
    for place, seat in enumerate(from_dealers_left(players, dealer)):
        hands[seat] = sorted(dealt[place::players])
    return hands


@cache
def from_dealers_left(players: int, dealer: int) -> tuple[int, ...]:
    """RZ-2.4: clockwise, the dealer last."""
    return tuple((dealer + step) % players for step in range(1, players + 1))


# --- RZ-2: dealer, cards, bills ---


@step
def begin_round(s: Razzia) -> None:
    s.round += 1
    s.phase = DEALING
    if s.round > 1:
        s.dealer = (s.dealer + 1) % s.players  # RZ-2.1
    if s.listener is not None:
        s.tell(events.Round(s.round, s.dealer), "RZ-2.1")
    if s.round > 1:
        refill(s)
    place_bills(s)
    if s.extra:
        s.ask(PLACE_EXTRA, (s.dealer,))
    else:
        choose_cards(s)


def refill(s: Razzia) -> None:
    """RZ-2.3: everybody draws one card, in the order of RZ-2.4."""
    hands = s.hands
    for seat in from_dealers_left(s.players, s.dealer):
        if not s.draw_pile:  # RZ-2.5: only when a card is needed
            s.draw_pile, s.discards = s.discards, []
            s.dice.shuffle(s.draw_pile, "reshuffle")
            if s.listener is not None:
                s.tell(events.Reshuffle(len(s.draw_pile)), "RZ-2.5")
        card = s.draw_pile.pop()
        insort(hands[seat], card)
        if s.listener is not None:
            s.tell(events.Draw(seat), "RZ-2.3", {seat: events.Draw(seat, card)})


def place_bills(s: Razzia) -> None:
    """RZ-2.7, 2.8: one bill a bar, in layout order, and one more for the dealer to place."""
    supply, bills = s.supply, s.bills
    # RZ-2.11: the last deal with three players is short.
    served = s.bars if len(supply) > len(s.bars) else s.bars[: len(supply)]
    for bar in served:
        bills[bar].append(supply.pop())  # RZ-2.10: those that lie there stay
    if s.listener is not None:
        placed = tuple([(bar, bills[bar][-1]) for bar in served])
        s.tell(events.Bills(placed), "RZ-2.8")
    if supply:
        s.extra = supply.pop()
        if s.listener is not None:
            own = events.ExtraDrawn(s.dealer, s.extra)
            s.tell(events.ExtraDrawn(s.dealer), "RZ-2.9", {s.dealer: own})
    if s.listener is not None and not supply:
        s.tell(events.LastRound(), "RZ-2.12")


def extra_options(s: Razzia, seat: int) -> tuple[int, ...]:
    """RZ-2.9: any bar in play."""
    return extra_on(s.bars)


@cache
def extra_on(bars: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(EXTRA + bar for bar in bars)


def place_extra(s: Razzia, dealer: int, action: int) -> None:
    """RZ-2.9: face up, on the bar the dealer chose."""
    bar, bill = action - EXTRA, s.extra
    s.bills[bar].append(bill)
    s.extra = NO_BILL
    if s.listener is not None:
        s.tell(events.Extra(dealer, bar, bill), "RZ-2.9")
    choose_cards(s)


def poorest_bar(s: Razzia, seat: int, luck: Luck) -> tuple[int, ...]:
    """The smallest total; of equals the first in layout order."""
    return (EXTRA + min(s.bars, key=lambda bar: sum(s.bills[bar])),)


def why_not_there(s: Razzia, seat: int, action: int) -> Refused:
    if EXTRA <= action < EXTRA + BARS:
        return Refused("refused-bar-not-in-play", "RZ-1.3", bar=BAR_IDS[action - EXTRA])
    return Refused("refused-place-extra", "RZ-2.9")


PLACE_EXTRA = Ask[Razzia](
    name="place_extra",
    rule="RZ-2.9",
    options=extra_options,
    then=place_extra,
    default=poorest_bar,
    see=("RZ-2.10", "RZ-4.2", "RZ-4.3"),
    why=why_not_there,
)


# --- RZ-3: choosing and revealing ---


def choose_cards(s: Razzia) -> None:
    """RZ-3.1, 3.3: everybody at once, in secret."""
    s.phase = CHOOSING
    s.ask(CHOOSE_CARD, EVERYBODY[s.players])


def card_options(s: Razzia, seat: int) -> tuple[int, ...]:
    """RZ-3.1: any card of the hand; equal cards are one option."""
    hand = s.hands[seat]
    return tuple(dict.fromkeys(hand)) if s.twins else tuple(hand)


def reveal(s: Razzia, cards: list[int]) -> None:
    """RZ-3.5: all cards are turned over at once; each lies at the bar of its colour."""
    s.played = cards
    s.phase = SETTLING
    hands = s.hands
    for seat, card in enumerate(cards):
        hands[seat].remove(card)
    if s.listener is not None:
        s.tell(events.Reveal(tuple(cards)), "RZ-3.5")
    resolve_bars(s, 0)


def any_card(s: Razzia, seat: int, luck: Luck) -> tuple[int, ...]:
    """RZ-10.4: a random card of the hand, not drawn from the game's own dice."""
    hand = s.hands[seat]
    return (hand[luck.below(len(hand))],)


def why_not_that_card(s: Razzia, seat: int, action: int) -> Refused:
    if action >= EXTRA:
        return Refused("refused-choose-card", "RZ-3.1")
    colours = {BAR_OF[card] for card in s.hands[seat]}
    if BAR_OF[action] not in colours:
        return Refused("refused-no-card-of-bar", "RZ-3.2", bar=BAR_IDS[BAR_OF[action]])
    return Refused("refused-card-not-in-hand", "RZ-3.1", card=action)


CHOOSE_CARD = Sealed[Razzia](
    name="choose_card",
    rule="RZ-3.1",
    options=card_options,
    then=reveal,
    default=any_card,
    see=("RZ-3.2", "RZ-4.2", "RZ-4.3", "RZ-4.4", "RZ-4.7", "RZ-8.3"),
    why=why_not_that_card,
)


# --- RZ-4.1: bar after bar ---


@step
def resolve_bars(s: Razzia, first: int) -> None:
    """RZ-4.1: bar after bar in layout order, those before `first` being finished."""
    played, all_bills = s.played, s.bills
    visitors: list[list[int]] = [[], [], [], [], [], []]
    for seat, card in enumerate(played):
        visitors[BAR_OF[card]].append(seat)
    for bar in s.bars:
        claimants = visitors[bar]
        if not claimants or bar < first:  # RZ-4.5: where nobody is, the bills stay
            continue
        if len(claimants) > 1 or IS_POLICE[played[claimants[0]]]:
            claimants = claim(s, bar, claimants)
        bills = all_bills[bar]
        if not claimants or not bills:  # RZ-4.4, 4.8: they stay here, too
            continue
        if len(claimants) > 1:
            s.do(resolve_bars, bar + 1)
            open_split(s, bar, claimants)
            return
        s.bills[bar] = []
        give(s, claimants[0], bills)
        if s.listener is not None:
            taken = tuple(sorted(bills, reverse=True))
            s.tell(events.Haul(bar, claimants[0], taken), "RZ-4.6")
    end_round(s)


# --- RZ-7: end of the round ---


def end_round(s: Razzia) -> None:
    """RZ-7.1, 7.2."""
    s.discards.extend(s.played)
    s.played = [NO_CARD] * s.players
    s.caught = ()
    if s.supply:
        begin_round(s)
        return
    s.end()  # RZ-8.1: the round of the last bills was the last
    if s.listener is not None:
        first = winners(places(s.money))
        s.tell(events.End(tuple(s.money), tuple(first)), "RZ-8.1")
