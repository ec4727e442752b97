"""What favours come to in the city: thugs, the favour that is kept, and the rest (MZ-7)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from omerta.games.mafiozoo.content import (
    BARBER,
    BOXING_GYM,
    BUILDING_SITE,
    CITY_HALL,
    COURTHOUSE,
    DOCKS,
    FAVOURS,
    FENCE,
    GAMBLING_DEN,
    GODFATHER,
    LAW_OFFICE,
    MASSAGE_PARLOUR,
    NEWSPAPER,
    NIGHT_CLUB,
    PIZZERIA,
    PLACES,
    POLICE_STATION,
    PRISON,
    RACETRACK,
    Board,
)
from omerta.games.mafiozoo.rules_influence import next_kinds, reach

# What a racket bonus brings in each round it works, in points.
BONUS = {
    LAW_OFFICE: 1.5,
    NIGHT_CLUB: 1.1,
    MASSAGE_PARLOUR: 1.2,
    CITY_HALL: 1.1,
    DOCKS: 1.2,
    BUILDING_SITE: 1.2,
    GAMBLING_DEN: 0.9,
    PRISON: 0.9,
    RACETRACK: 0.7,
    PIZZERIA: 0.6,
    BARBER: 0.6,
    NEWSPAPER: 0.5,
    COURTHOUSE: 0.5,
    FENCE: 0.45,
    BOXING_GYM: 0.3,
    POLICE_STATION: 0.3,
}
# A favour kept for the next round, and one exchanged for a district token.
CARRIED = 2.0
CARRIED_GODFATHER = 2.7
EXCHANGED = 1.4
# With many tokens only the best places are looked at, to be done in time.
MANY_TOKENS = 4
PLACES_WITH_MANY = 7

Tokens = tuple[int, ...]  # how many of each kind of favour


class Move(NamedTuple):
    """A thug on a place, and the kinds of favours that pay for it, in the order of its cost."""

    place: int
    kinds: tuple[int, int]


class Plan(NamedTuple):
    worth: float  # of all that the tokens come to
    first: Move | None  # the next thug, if one is worth it


def place_worth(board: Board, place: int, rounds_left: int) -> float:
    """Printed points, and the bonus for the rounds that come."""
    return board.points[place] + BONUS[place] * rounds_left


@lru_cache(50_000)
def plan(board: Board, tokens: Tokens, thugs: int, rounds_left: int) -> Plan:
    """The best a player can do with these tokens: place now, and again, or stop."""
    most, first = leftover(tokens, rounds_left), None
    for place in tempting(board, tokens, thugs, rounds_left):
        here, taken = place_worth(board, place, rounds_left), thugs | 1 << place
        for kinds, rest in payments(tokens, board.cost[place]):
            worth = here + plan(board, rest, taken, rounds_left).worth
            if worth > most:
                most, first = worth, Move(place, kinds)
    return Plan(most, first)


def leftover(tokens: Tokens, rounds_left: int) -> float:
    """MZ-7.11: one is kept, the others become district tokens."""
    count = sum(tokens)
    if not count:
        return 0.0
    kept = max(carried(kind, rounds_left) for kind in range(FAVOURS) if tokens[kind])
    return kept + EXCHANGED * (count - 1)


def carried(kind: int, rounds_left: int) -> float:
    """MZ-8.3: after the last round a favour kept is a token like any other."""
    if not rounds_left:
        return 1.0
    return CARRIED_GODFATHER if kind == GODFATHER else CARRIED


def tempting(board: Board, tokens: Tokens, thugs: int, rounds_left: int) -> list[int]:
    """Accessible places without a thug (MZ-7.3, 7.4, 7.8) that can be paid; with many tokens only
    the best."""
    count = sum(tokens)
    if count < 2:
        return []
    free = reach(board, thugs) & ~thugs
    places = [
        place
        for place in best_first(board, rounds_left)
        if free >> place & 1 and payments(tokens, board.cost[place])
    ]
    return places[:PLACES_WITH_MANY] if count > MANY_TOKENS else places


@lru_cache(200)
def best_first(board: Board, rounds_left: int) -> tuple[int, ...]:
    return tuple(sorted(range(PLACES), key=lambda place: -place_worth(board, place, rounds_left)))


class Payment(NamedTuple):
    kinds: tuple[int, int]
    rest: Tokens


@lru_cache(50_000)
def payments(tokens: Tokens, cost: tuple[int, int]) -> tuple[Payment, ...]:
    """Ways to pay that are worth a thought: the Godfather's token only where no other fits."""
    ways = []
    for kind in cheapest(next_kinds(tokens, cost, ())):
        rest = without_one(tokens, kind)
        ways += [
            Payment((kind, other), without_one(rest, other))
            for other in cheapest(next_kinds(tokens, cost, (kind,)))
        ]
    return tuple(ways)


def cheapest(kinds: list[int]) -> list[int]:
    return [kind for kind in kinds if kind != GODFATHER] or kinds


def without_one(tokens: Tokens, kind: int) -> Tokens:
    fewer = list(tokens)
    fewer[kind] -= 1
    return tuple(fewer)


def with_one(tokens: Tokens, kind: int) -> Tokens:
    more = list(tokens)
    more[kind] += 1
    return tuple(more)


@lru_cache(20_000)
def favour_worth(board: Board, kind: int, tokens: Tokens, thugs: int, rounds_left: int) -> float:
    """What one more favour of a kind adds, not knowing which others will come.

    Two make a place, so it counts half as the next token and half as the one after.
    """
    alone = gain(board, kind, tokens, thugs, rounds_left)
    plain = [with_one(tokens, other) for other in range(GODFATHER)]
    besides = sum([gain(board, kind, more, thugs, rounds_left) for more in plain]) / len(plain)
    return (alone + besides) / 2


def gain(board: Board, kind: int, tokens: Tokens, thugs: int, rounds_left: int) -> float:
    more = plan(board, with_one(tokens, kind), thugs, rounds_left)
    return more.worth - plan(board, tokens, thugs, rounds_left).worth
