"""What a seat sees of Liar's Dice, what it does not, and how the unseen is thrown again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from liars_dice.rules import FACES, MOST_DICE, NOBODY, LiarsDice, thrown
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.shown import shown


class BidView(msgspec.Struct, frozen=True):
    seat: Annotated[int, shown("seat")]
    count: Annotated[int, shown("count")]
    face: Annotated[int, shown("dice")]


class LiarsDiceView(msgspec.Struct, frozen=True):
    bid: BidView | None
    dice: Annotated[tuple[tuple[int, ...], ...], shown("dice", by="seat")]  # 0: under a cup
    total: Annotated[int, shown("count")]
    round: Annotated[int, shown("count")]
    wild: bool


def public_view(s: LiarsDice) -> LiarsDiceView:
    return LiarsDiceView(
        bid=BidView(s.bidder, s.count, s.face) if s.bidder != NOBODY else None,
        dice=visible_dice(s, PUBLIC),
        total=sum(map(len, s.cups)),
        round=s.round,
        wild=s.wild,
    )


def own_parts(s: LiarsDice, public: LiarsDiceView, seat: int) -> dict[str, Any]:
    return {"dice": visible_dice(s, seat)}


def visible_dice(s: LiarsDice, seat: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(cup) if owner == seat or s.shown else (0,) * len(cup)
        for owner, cup in enumerate(s.cups)
    )


def unseen(s: LiarsDice, seat: int) -> list[tuple[int, int, int]]:
    """Dice under other cups; those of another throw are others."""
    hidden = [] if s.shown else [owner for owner in range(s.players) if owner != seat]
    return [(s.round, owner, die) for owner in hidden for die in s.cups[owner]]


def redeal(s: LiarsDice, seat: int, dice: Dice) -> None:
    if s.shown:
        return
    for owner, cup in enumerate(s.cups):
        if owner != seat:
            s.cups[owner] = thrown(len(cup), dice)


def tally(s: LiarsDice) -> int:
    """All dice, those that left the game among them."""
    return sum(map(len, s.cups)) + s.lost


def scores(s: LiarsDice) -> list[int]:
    """LD-4.2: a point for every rival outlasted."""
    return [s.out.index(seat) if seat in s.out else len(s.out) for seat in range(s.players)]


def observe(seen: SeatView) -> list[float]:
    """The view as numbers, seats counted from the observer."""
    table: LiarsDiceView = seen.table
    clockwise = [(max(seen.seat, 0) + step) % seen.players for step in range(seen.players)]
    own = table.dice[clockwise[0]]
    bid = table.bid or BidView(NOBODY, 0, 0)
    numbers = [own.count(face) / MOST_DICE for face in range(FACES + 1)]
    numbers += [len(table.dice[seat]) / MOST_DICE for seat in clockwise]
    numbers += [float(seat == bid.seat) for seat in clockwise]
    return [*numbers, bid.face / FACES, bid.count / max(1, table.total), float(table.wild)]
