"""La Cosa Nostra, CN-17: the final count."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omerta.games.cosa_nostra.areas import income
from omerta.games.cosa_nostra.content import Board
from omerta.games.cosa_nostra.events import Final
from omerta.games.cosa_nostra.rules_payday import best_earner
from omerta.games.cosa_nostra.state import CosaNostra
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.promises import game_ended


class Count(msgspec.Struct, frozen=True):
    """Where a player's score comes from (CN-17.6)."""

    cash: int
    income: int  # doubled
    gangsters: int  # for the most active ones
    laundered: int  # doubled
    trophies: int
    bonus: int  # CN-18.2
    total: int


def count(s: CosaNostra, earned: Sequence[int]) -> list[Count]:
    """CN-17.2 to 17.6, as of now, with the income of each seat."""
    end = s.board.end
    active = [[s.down[gangster] for gangster in crew].count(False) for crew in s.crews]
    best = best_earner(earned) if s.business_bonus else -1
    counts = []
    for seat in range(s.players):
        alone = active[seat] == max(active) and active.count(active[seat]) == 1
        parts = (
            s.cash[seat],
            earned[seat] * end.income_times,
            end.most_gangsters if alone else 0,
            laundered_worth(s.board, s.laundered[seat]),
            power_bonus(s.board, s.trophies[seat]),
            s.board.business_bonus if seat == best else 0,
        )
        counts.append(Count(*parts, total=sum(parts)))
    return counts


def incomes(s: CosaNostra) -> list[int]:
    return [income(s, seat) for seat in range(s.players)]


def power_bonus(board: Board, trophies: Sequence[int]) -> int:
    """CN-17.5: printed strengths, dearer the more trophies there are."""
    worth = board.end.trophies
    strength = sum([board.strength[gangster] for gangster in trophies])
    return strength * worth[min(len(trophies), len(worth) - 1)]


def laundered_worth(board: Board, amount: int) -> int:
    """CN-17.4"""
    return amount * board.end.laundered_times


def incomes_to_come(board: Board, round_: int, rounds: int) -> int:
    """CN-15.1, 17.2: how often an income of this round still counts until the end."""
    return rounds - round_ + board.end.income_times


def scores(s: CosaNostra) -> list[int]:
    return [each.total for each in count(s, incomes(s))]


def tie_break(s: CosaNostra) -> list[int]:
    """CN-17.7, CN-Q42: printed prices of Businesses and gangsters in play."""
    return [
        sum(s.board.cost[card] for card in s.businesses(seat))
        + sum(s.board.price[gangster] for gangster in s.crews[seat])
        for seat in range(s.players)
    ]


@step
def final_count(s: CosaNostra) -> None:
    """CN-17.1: after the last action phase, at once."""
    game_ended(s, "CN-16.21", s.round)
    s.end()
    if s.listener is not None:
        s.tell(Final(tuple(scores(s))), "CN-17.6")
