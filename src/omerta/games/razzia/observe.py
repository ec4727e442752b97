"""The view of Razzia as numbers, for learning. It reads the view and nothing else.

Seats are counted from the observer, so that one policy can play at any seat.
"""

from __future__ import annotations

from functools import lru_cache

from omerta.games.razzia.content import BARS, CARDS, CONTENT
from omerta.games.razzia.state import SHARE
from omerta.games.razzia.view import RazziaView
from omerta.kernel.game import SeatView

BILL_VALUES = [bills.value for bills in CONTENT.bills]
TOTAL_MONEY = sum(bills.value * bills.count for bills in CONTENT.bills)


def observe(seen: SeatView) -> list[float]:
    table: RazziaView = seen.table
    players, me = seen.players, max(seen.seat, 0)
    clockwise = [(me + step) % players for step in range(players)]
    numbers: list[float] = [table.round / table.rounds, float(table.last_round)]
    numbers += [float(seat == table.dealer) for seat in clockwise]
    numbers += [(table.money[seat] or 0) / TOTAL_MONEY for seat in clockwise]
    numbers += _counts(table.hand, CARDS)
    numbers += _counts(table.discards, CARDS)
    for seat in clockwise:
        card = table.played[seat]
        numbers += _counts(() if card is None else (card,), CARDS)
    bills_at = {each.bar: each.bills for each in table.bars}
    for bar in range(BARS):
        numbers += _bills(bills_at.get(bar, ()))
    numbers += _bills((table.extra,) if table.extra else ())
    numbers += _split(seen, clockwise)
    return numbers


def _split(seen: SeatView, clockwise: list[int]) -> list[float]:
    """The split in progress: where, what is left to hand out, and who gets what so far."""
    table: RazziaView = seen.table
    split = table.split
    if split is None:
        return [0.0] * (BARS + len(BILL_VALUES) + len(clockwise) * (2 + len(BILL_VALUES)))
    draft = seen.prompt.draft if seen.prompt else ()
    numbers = [float(bar == split.bar) for bar in range(BARS)]
    numbers += _bills(split.bills[len(draft) :] if not split.shares else ())
    drafted: dict[int, list[int]] = {}
    for bill, action in zip(split.bills, draft, strict=False):
        drafted.setdefault(action - SHARE, []).append(bill)
    for seat in clockwise:
        place = split.claimants.index(seat) if seat in split.claimants else -1
        numbers.append((place + 1) / len(clockwise))
        refused = 0 < place <= len(split.duels) and split.duels[place - 1]
        numbers.append(float(refused))
        if split.shares and place >= 0:
            numbers += _bills(split.shares[place])
        else:
            numbers += _bills(tuple(drafted.get(seat, ())))
    return numbers


def _counts(cards: tuple[int, ...], size: int) -> list[float]:
    counts = [0.0] * size
    for card in cards:
        counts[card] += 1
    return counts


def _bills(bills: tuple[int, ...]) -> list[float]:
    """How many bills of each value."""
    counts = [0.0] * len(BILL_VALUES)
    for bill in bills:
        counts[_place(bill)] += 1
    return counts


@lru_cache
def _place(bill: int) -> int:
    """A bill of a table's own content counts for the nearest of the usual values."""
    return min(range(len(BILL_VALUES)), key=lambda number: abs(BILL_VALUES[number] - bill))
