"""Deal, DA-9.3, 9.4: how drugs change hands, and what a transaction leaves on record."""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.deal import content as c
from omerta.games.deal.land import adjacency, may_cross
from omerta.games.deal.objectives import happened
from omerta.games.deal.state import Deal, territories

Way = tuple[int, int]  # from a territory of the seller to one of the buyer


def routes(s: Deal, seller: int, buyer: int) -> Iterator[Way]:
    """DA-9.3, 9.4: ways a drug could go now, also one that was bought in this phase."""
    near = adjacency(s)
    for start in territories(s.land[seller]):
        if s.drugs[start]:
            for end in territories(near[start] & s.land[buyer]):
                if may_cross(s, start, end):
                    yield start, end


def has_route(s: Deal, seller: int, buyer: int) -> bool:
    return any(routes(s, seller, buyer))


def forced_routes(s: Deal, buyer: int, seller: int, bought: tuple[Way, ...]) -> list[Way]:
    """N1: what is left to buy, beside what is chosen already."""
    if not s.alive[seller]:
        return []
    gone = [start for start, _ in bought]
    return [
        (start, end)
        for start, end in routes(s, seller, buyer)
        if s.drugs[start] > gone.count(start)
    ]


def move_drug(s: Deal, start: int, end: int) -> None:
    """DA-9.3, 9.4: it moves as the money changes hands, also if it moved before."""
    s.drugs[start] -= 1
    s.drugs[end] += 1
    s.changed |= 1 << s.owner[start] | 1 << s.owner[end]


def note_transaction(s: Deal, one: int, other: int) -> None:
    """DA-11.19, 11.23: it counts for both; P7.1 remembers it, P4.4 is the active clan's. A purchase
    that is forced (N1) may be between two others."""
    s.deals[one * s.players + other] = s.deals[other * s.players + one] = s.turn
    if s.active not in (one, other):
        return
    s.partners |= 1 << (other if one == s.active else one)
    happened(s, s.active, c.DEALS_WITH, s.partners.bit_count())


def note_drug_money(s: Deal, amount: int) -> None:
    """DA-11.19: what the active clan receives for drugs; P3.5."""
    s.drug_money += amount
    happened(s, s.active, c.DRUG_MONEY, s.drug_money)
