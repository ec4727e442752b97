"""What weapon cards are worth, in points of damage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from omerta.games.deal.bot.table import Table
from omerta.games.deal.content import Board
from omerta.games.deal.odds import usual_odds, worth_of
from omerta.games.deal.rules_strike import Fighter, strike


def card_worth(table: Table, card: int, force: int, clan: int) -> float:
    """In the hand of a clan whose troops are worth so much."""
    return worth_of(strike(table.board, Fighter(clan), force, card))


def strength(table: Table, hand: Sequence[int], force: int) -> float:
    """What the cards of one's own do on average, in the hands of troops of such a value."""
    if not hand:
        return 0.0
    return sum([card_worth(table, card, force, table.clan) for card in hand]) / len(hand)


def usual_strength(table: Table, force: int) -> float:
    """What any card does on average."""
    return _usual_strength(table.board, force)


@lru_cache(maxsize=1 << 8)
def _usual_strength(board: Board, force: int) -> float:
    hits = usual_odds(board, mob=True).their_hits(force)
    return sum([does.total * likely for does, likely in hits])
