"""What a seat sees of Razzia, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.razzia.content import VALUE_OF
from omerta.games.razzia.odds import weaker_wins
from omerta.games.razzia.state import NO_BILL, NO_CARD, Razzia
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC
from omerta.kernel.unseen import each


class BarView(msgspec.Struct, frozen=True):
    bar: int
    bills: tuple[int, ...]


class SplitView(msgspec.Struct, frozen=True):
    """A split in progress. The shares are nobody's business until the proposal is made."""

    bar: int
    claimants: tuple[int, ...]  # strongest first; the first proposes
    bills: tuple[int, ...]  # largest first
    shares: tuple[tuple[int, ...], ...]  # by claimant; empty before the proposal
    chances: tuple[float, ...]  # by claimant after the first: to win a duel with him
    duels: tuple[bool, ...]  # answers that are open already (option `in_rank_order`)


class RazziaView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: int  # 1 bills come, 2 cards are chosen, 3 bars are settled
    last_round: bool
    dealer: int
    bars: tuple[BarView, ...]
    supply: int
    extra_waits: bool  # the dealer holds a bill to place…
    extra: int | None  # …of this value, if you are the dealer
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    discards: tuple[int, ...]
    played: tuple[int | None, ...]
    caught: tuple[int, ...]  # seats whose gamblers the police found this round
    money: tuple[int | None, ...]
    bills_won: tuple[int, ...]
    split: SplitView | None


def public_view(s: Razzia) -> RazziaView:
    """Built up from nothing: each field is something everybody may know."""
    return RazziaView(
        round=s.round,
        rounds=rounds(s),
        phase=s.phase,
        last_round=not s.supply,
        dealer=s.dealer,
        bars=tuple([BarView(bar, tuple(s.bills[bar])) for bar in s.bars]),
        supply=len(s.supply),
        extra_waits=s.extra != NO_BILL,
        extra=None,
        hand=(),
        hand_sizes=tuple(map(len, s.hands)),
        draw_pile=len(s.draw_pile),
        discards=tuple(sorted(s.discards)),
        played=tuple([None if card == NO_CARD else card for card in s.played]),
        caught=s.caught,
        money=visible_money(s, PUBLIC),
        bills_won=tuple(s.bills_won),
        split=view_split(s) if s.claimants else None,
    )


def rounds(s: Razzia) -> int:
    """RZ-2.7: as many as all the bills are enough for."""
    bills = len(s.supply) + sum(s.bills_won) + (s.extra != NO_BILL) + sum(map(len, s.bills))
    return -(-bills // (len(s.bars) + 1))


def own_parts(s: Razzia, public: RazziaView, seat: int) -> dict[str, Any]:
    """The parts of the public view of which a seat knows more."""
    parts: dict[str, Any] = {"hand": tuple(s.hands[seat])}
    if s.extra and seat == s.dealer:
        parts["extra"] = s.extra
    if s.hidden_money:
        parts["money"] = visible_money(s, seat)
    return parts


def visible_money(s: Razzia, seat: int) -> tuple[int | None, ...]:
    """RZ-Q21: public, unless the table hides it until the end."""
    if not s.hidden_money or s.over:
        return tuple(s.money)
    return tuple(money if owner == seat else None for owner, money in enumerate(s.money))


def view_split(s: Razzia) -> SplitView:
    strongest, *others = [VALUE_OF[s.played[seat]] for seat in s.claimants]
    chances = tuple([weaker_wins(s.die, strongest - value) for value in others])
    return SplitView(s.split_bar, s.claimants, s.stack, s.shares, chances, s.duels)


# What `unseen` reads.
HIDING = (
    "boxed",
    "dealer",
    "draw_pile",
    "extra",
    "hands",
    "supply",
)


def unseen(s: Razzia, seat: int) -> list[tuple[str, int]]:
    """Everything hidden from a seat: cards in the pile and in other hands, bills to come."""
    cards = [*s.draw_pile]
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            cards += hand
    bills = [*s.supply, *s.boxed]
    if s.extra and seat != s.dealer:
        bills.append(s.extra)
    return [*each("card", cards), *each("bill", bills)]


def redeal(s: Razzia, seat: int, dice: Dice) -> None:
    """Deal all the seat cannot see again. Pools are sorted first: nothing of their order counts."""
    cards = s.draw_pile
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            cards += hand
    cards.sort()
    dice.shuffle(cards, "cards")
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            left = len(cards) - len(hand)
            s.hands[owner] = sorted(cards[left:])
            del cards[left:]
    bills = s.boxed + s.supply
    hidden_extra = s.extra != NO_BILL and seat != s.dealer
    if hidden_extra:
        bills.append(s.extra)
    bills.sort()
    dice.shuffle(bills, "bills")
    if hidden_extra:
        s.extra = bills.pop()
    boxed = len(s.boxed)
    s.boxed, s.supply = bills[:boxed], bills[boxed:]


def tally(s: Razzia) -> tuple[list[int], int, int]:
    """What is conserved: every card, the number of bills, and their worth."""
    cards = [*s.draw_pile, *s.discards, *[card for card in s.played if card != NO_CARD]]
    for hand in s.hands:
        cards += hand
    loose = [*s.supply, *s.boxed, *[bill for bills in s.bills for bill in bills]]
    if s.extra:
        loose.append(s.extra)
    return sorted(cards), len(loose) + sum(s.bills_won), sum(loose) + sum(s.money)


def scores(s: Razzia) -> list[int]:
    """RZ-8.2: the worth of the bills each player holds."""
    return list(s.money)
