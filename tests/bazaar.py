"""A tiny game that uses everything the kernel has, to test it on.

Two to four traders, three rounds. In each round: offers are made; the trader on turn packs some
goods and sells them for a coin each (a chain); all bid a hidden card for two coins (sealed); all
may block and draw a card for it (a window); everybody draws. Once a game, at any time, a trader
may shout and take what a die says from the bank (an interrupt); with a six, he may take a further
coin (a question inside the interrupt).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from omerta.kernel.actions import ActionTable
from omerta.kernel.asks import NOBODY, Ask, Interrupt, Sealed, Window
from omerta.kernel.dice import Dice, Luck
from omerta.kernel.events import Happening
from omerta.kernel.game import Game, SeatView, StepTable
from omerta.kernel.offers import ANYONE, close_gate
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, State
from omerta.kernel.trade import Trade
from omerta.kernel.trees import END, Choices, Path, confirm, put

GOODS, ROUNDS, CARD_VALUES = 8, 3, 5

ACTIONS = ActionTable()
PACK = len(ACTIONS)
for _good in range(GOODS):
    ACTIONS.add("pack", _good)
DONE = ACTIONS.add("done")
BID = len(ACTIONS)
for _value in range(CARD_VALUES):
    ACTIONS.add("bid", _value)
PASS = ACTIONS.add("pass")
BLOCK = ACTIONS.add("block")
SHOUT = ACTIONS.add("shout")
MORE = ACTIONS.add("more")
ENOUGH = ACTIONS.add("enough")
NO_OFFER = ACTIONS.add("no_offer")
SELL = len(ACTIONS)
for _good in range(GOODS):
    ACTIONS.add("sell", _good)
TO = len(ACTIONS)
for _to in range(4):
    ACTIONS.add("to", _to)
TO_ANYONE = ACTIONS.add("to_anyone")
FOR = len(ACTIONS)
for _amount in range(4):
    ACTIONS.add("for", _amount)
ACCEPT = ACTIONS.add("accept_offer")
DECLINE = ACTIONS.add("decline_offer")


@dataclass(slots=True, kw_only=True)
class Bazaar(State):
    coins: list[int]
    bank: int
    goods: list[list[int]]
    box: list[int] = field(default_factory=list)
    hands: list[list[int]]
    deck: list[int]
    discards: list[int] = field(default_factory=list)
    round: int = 0
    shouted: list[bool]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int = 5


class Content(msgspec.Struct, frozen=True, eq=False):
    copies: int = 5


step = StepTable()


class Packed(Happening, frozen=True):
    seat: int
    goods: tuple[int, ...]


class Bids(Happening, frozen=True):
    bids: tuple[int, ...]


class Blocked(Happening, frozen=True):
    seat: int


class Draw(Happening, frozen=True):
    seat: int
    card: int | None = None  # for the one who draws it


class Shout(Happening, frozen=True):
    seat: int
    roll: int


def setup(players: int, options: Options, content: Content, dice: Dice) -> Bazaar:
    deck = [value for value in range(CARD_VALUES) for _ in range(content.copies)]
    dice.shuffle(deck, "deck")
    hands = [sorted(deck.pop() for _ in range(3)) for _ in range(players)]
    s = Bazaar(
        players=players,
        dice=dice,
        coins=[options.coins] * players,
        bank=40,
        goods=[[2 * seat, 2 * seat + 1] for seat in range(players)],
        hands=hands,
        deck=deck,
        shouted=[False] * players,
    )
    s.plan(begin_round)
    return s


def on_turn(s: Bazaar) -> int:
    return (s.round - 1) % s.players


@step
def begin_round(s: Bazaar) -> None:
    s.round += 1
    s.plan(bargain, pack, bid, block, end_round)


@step
def bargain(s: Bazaar) -> None:
    s.gate = True
    first = on_turn(s)
    s.negotiate(*[(first + seat) % s.players for seat in range(s.players)])


@step
def pack(s: Bazaar) -> None:
    s.ask(PACKING, (on_turn(s),))


def pack_options(s: Bazaar, seat: int) -> tuple[int, ...]:
    draft = s.drafts[seat]
    if draft and draft[-1] == DONE:
        return ()
    return (*[PACK + good for good in s.goods[seat] if PACK + good not in draft], DONE)


def packed(s: Bazaar, seat: int, steps: tuple[int, ...]) -> None:
    sold = [action - PACK for action in steps[:-1]]
    for good in sold:
        s.goods[seat].remove(good)
        s.box.append(good)
        pay(s, seat, 1)
    s.tell(Packed(seat, tuple(sold)), "BZ-1")


def pay(s: Bazaar, seat: int, coins: int) -> None:
    coins = min(coins, s.bank)
    s.bank -= coins
    s.coins[seat] += coins


PACKING = Ask[Bazaar](
    "pack", "BZ-1", pack_options, packed, lambda s, seat, luck: (DONE,), chain=True
)


@step
def bid(s: Bazaar) -> None:
    s.ask(BIDDING, tuple(range(s.players)))


def bids_opened(s: Bazaar, bids: list[int]) -> None:
    for hand, card in zip(s.hands, bids, strict=True):
        hand.remove(card - BID)
        s.discards.append(card - BID)
    s.tell(Bids(tuple(bids)), "BZ-2")
    pay(s, bids.index(max(bids)), 2)


def any_card(s: Bazaar, seat: int, luck: Luck) -> tuple[int, ...]:
    hand = s.hands[seat]
    return (BID + hand[luck.below(len(hand))],)


BIDDING = Sealed[Bazaar](
    "bid",
    "BZ-2",
    lambda s, seat: tuple(BID + card for card in dict.fromkeys(s.hands[seat])),
    bids_opened,
    any_card,
    why=lambda s, seat, action: Refused("no-such-card", "BZ-2"),
)


@step
def block(s: Bazaar) -> None:
    asked = tuple(seat for seat in range(s.players) if s.coins[seat])
    if asked:
        s.ask(BLOCKING, asked)


def block_options(s: Bazaar, seat: int) -> tuple[int, ...]:
    return (PASS, BLOCK) if 0 in s.hands[seat] else (PASS,)


def blocked(s: Bazaar, seat: int, answer: int) -> None:
    if seat == NOBODY:
        return
    s.hands[seat].remove(0)
    s.discards.append(0)
    draw(s, seat)
    s.tell(Blocked(seat), "BZ-3")
    s.ask(BLOCKING, s.asked)  # the window goes on, asked afresh


BLOCKING = Window[Bazaar](
    "block", "BZ-3", block_options, blocked, lambda s, seat, luck: (PASS,), passing=PASS
)


@step
def end_round(s: Bazaar) -> None:
    close_gate(s)
    for seat in range(s.players):
        draw(s, seat)
    if s.round < ROUNDS:
        s.plan(begin_round)
    else:
        s.end()


def draw(s: Bazaar, seat: int) -> None:
    if not s.deck:
        s.deck, s.discards = sorted(s.discards), []
        s.dice.shuffle(s.deck, "deck")
    card = s.deck.pop()
    s.hands[seat] = sorted([*s.hands[seat], card])
    s.tell(Draw(seat), "BZ-4", {seat: Draw(seat, card)})


def shout_options(s: Bazaar, seat: int) -> tuple[int, ...]:
    return () if s.shouted[seat] else (SHOUT,)


def shouted(s: Bazaar, seat: int, action: int) -> None:
    s.shouted[seat] = True
    roll = s.dice.below(6, "shout") + 1
    pay(s, seat, roll)
    s.tell(Shout(seat, roll), "BZ-5")
    if roll == 6:
        s.ask(MORE_COINS, (seat,))


MORE_COINS = Ask[Bazaar](
    "more",
    "BZ-5",
    lambda s, seat: (MORE, ENOUGH),
    lambda s, seat, action: pay(s, seat, int(action == MORE)),
    lambda s, seat, luck: (ENOUGH,),
)


def holds(s: Bazaar, seat: int, item: Item) -> bool:
    what, number = item
    return s.coins[seat] >= number if what == "coins" else number in s.goods[seat]


def move(s: Bazaar, item: Item, giver: int, taker: int) -> None:
    what, number = item
    if what == "coins":
        s.coins[giver] -= number
        s.coins[taker] += number
    elif what == "cursed":
        raise RuntimeError("a cursed thing cannot be moved")
    else:
        s.goods[giver].remove(number)
        s.goods[taker].append(number)


def candidates(s: Bazaar, seat: int, path: Path) -> Choices:
    """Sell a good, to somebody or anyone, for some coins."""
    if not path:
        return confirm([NO_OFFER, *[SELL + good for good in s.goods[seat]]])
    if len(path) == 1:
        return put([*[TO + other for other in range(s.players) if other != seat], TO_ANYONE])
    if len(path) == 2:
        return put([FOR + amount for amount in range(4)])
    return END


def price(amount: int) -> tuple[Item, ...]:
    return (("coins", amount),) if amount else ()


def read_offer(s: Bazaar, seat: int, steps: tuple[int, ...]) -> Offer:
    to = ANYONE if steps[1] == TO_ANYONE else steps[1] - TO
    return Offer(0, seat, to, (("good", steps[0] - SELL),), price(steps[2] - FOR))


def counters(s: Bazaar, seat: int, offer: Offer, path: Path) -> Choices:
    if path:
        return END
    affordable = range(min(4, s.coins[seat] + 1))
    return confirm([FOR + amount for amount in affordable if price(amount) != offer.wants])


def read_counter(s: Bazaar, seat: int, offer: Offer, steps: tuple[int, ...]) -> Offer:
    return Offer(0, seat, offer.maker, price(steps[0] - FOR), offer.gives)


class Outlook(msgspec.Struct, frozen=True):
    """How many coins an answer or an offer would bring."""

    coins: int


def outlook(s: Bazaar, seat: int, path: Path) -> Outlook | None:
    if s.asking != PACKING.name:
        return None
    return Outlook(min(sum(step != DONE for step in path), s.bank))


def offer_outlook(s: Bazaar, seat: int, offer: Offer) -> Outlook:
    given, wanted = (
        sum(number for what, number in side if what == "coins")
        for side in (offer.gives, offer.wants)
    )
    return Outlook(wanted - given if seat == offer.maker else given - wanted)


TRADE = Trade[Bazaar](
    rule="BZ-6",
    kinds=("coins", "good"),
    holds=holds,
    move=move,
    forbids=lambda s, offer, taker: (
        Refused("bazaar-too-many-goods", "BZ-7") if len(s.goods[taker]) >= 6 else None
    ),
    sums=frozenset({"coins"}),
    most_open=lambda s: 3,
    most_open_rule="BZ-9",
    outlook=offer_outlook,
    no_offer=NO_OFFER,
    accept=ACCEPT,
    decline=DECLINE,
    candidates=candidates,
    read_offer=read_offer,
    counters=counters,
    read_counter=read_counter,
)


class BazaarView(msgspec.Struct, frozen=True):
    round: int
    coins: tuple[int, ...]
    bank: int
    goods: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    shouted: tuple[bool, ...]


def public_view(s: Bazaar) -> BazaarView:
    return BazaarView(
        s.round,
        tuple(s.coins),
        s.bank,
        tuple(tuple(goods) for goods in s.goods),
        (),
        tuple(len(hand) for hand in s.hands),
        len(s.deck),
        tuple(sorted(s.discards)),
        tuple(s.shouted),
    )


def own_parts(s: Bazaar, public: BazaarView, seat: int) -> dict[str, Any]:
    return {"hand": tuple(s.hands[seat])}


def unseen(s: Bazaar, seat: int) -> list[int]:
    return s.deck + [card for owner, hand in enumerate(s.hands) if owner != seat for card in hand]


def redeal(s: Bazaar, seat: int, dice: Dice) -> None:
    pool = sorted(unseen(s, seat))
    dice.shuffle(pool, "pool")
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            s.hands[owner] = sorted(pool.pop() for _ in hand)
    s.deck = pool


def tally(s: Bazaar) -> tuple[int, list[int], list[int]]:
    cards = s.deck + s.discards + [card for hand in s.hands for card in hand]
    goods = s.box + [good for each in s.goods for good in each]
    return s.bank + sum(s.coins), sorted(cards), sorted(goods)


def observe(seen: SeatView) -> list[float]:
    table: BazaarView = seen.table
    return [float(table.round), *map(float, table.coins), float(table.bank)]


GAME = Game[Bazaar](
    name="bazaar",
    version="1",
    min_players=2,
    max_players=4,
    state=Bazaar,
    options_type=Options,
    content_type=Content,
    content=Content(),
    actions=ACTIONS,
    asks={ask.name: ask for ask in (PACKING, BIDDING, BLOCKING, MORE_COINS)},
    steps=step,
    setup=setup,
    public_view=public_view,
    own_parts=own_parts,
    unseen=unseen,
    redeal=redeal,
    tally=tally,
    scores=lambda s: [coins + len(goods) for coins, goods in zip(s.coins, s.goods, strict=True)],
    most_decisions=lambda players: ROUNDS * (8 * players * players + 60),
    events=(Packed, Bids, Blocked, Draw, Shout),
    observe=observe,
    interrupts=(Interrupt("shout", "BZ-5", shout_options, shouted),),
    trade=TRADE,
    outlook=outlook,
)
