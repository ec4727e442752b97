"""La Cosa Nostra, CN-17: the final count."""

from __future__ import annotations

import msgspec

from omerta.games.cosa_nostra.areas import income
from omerta.games.cosa_nostra.rules_payday import best_earner
from omerta.games.cosa_nostra.state import CosaNostra
from omerta.games.cosa_nostra.steps import step


class Count(msgspec.Struct, frozen=True):
    """Where a player's score comes from (CN-17.6)."""

    cash: int
    income: int  # doubled
    gangsters: int  # for the most active ones
    laundered: int  # doubled
    trophies: int
    bonus: int  # CN-18.2
    total: int


def count(s: CosaNostra) -> list[Count]:
    """CN-17.2 to 17.6, as of now."""
    end = s.board.end
    incomes = [income(s, seat) for seat in range(s.players)]
    active = [sum(not s.down[gangster] for gangster in crew) for crew in s.crews]
    best = best_earner(incomes) if s.business_bonus else -1
    counts = []
    for seat in range(s.players):
        alone = active[seat] == max(active) and active.count(active[seat]) == 1
        parts = (
            s.cash[seat],
            incomes[seat] * end.income_times,
            end.most_gangsters if alone else 0,
            s.laundered[seat] * end.laundered_times,
            power_bonus(s, seat),
            s.board.business_bonus if seat == best else 0,
        )
        counts.append(Count(*parts, total=sum(parts)))
    return counts


def power_bonus(s: CosaNostra, seat: int) -> int:
    """CN-17.5: printed strengths, dearer the more trophies there are."""
    trophies, worth = s.trophies[seat], s.board.end.trophies
    strength = sum([s.board.strength[gangster] for gangster in trophies])
    return strength * worth[min(len(trophies), len(worth) - 1)]


def scores(s: CosaNostra) -> list[int]:
    return [each.total for each in count(s)]


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
    if s.ears is not None:
        s.tell("final", "CN-17.6", totals=scores(s))
