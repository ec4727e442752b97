"""Mafiozoo, MZ-8: the end and the points."""

from __future__ import annotations

import msgspec

from omerta.games.mafiozoo.content import DISTRICTS, FAVOURS, PLACES
from omerta.games.mafiozoo.state import Mafiozoo


class Count(msgspec.Struct, frozen=True):
    """Where a player's points come from."""

    places: int
    open: tuple[int, ...]  # district tokens, by district
    blanks: int  # tokens of no district
    # What hidden tokens are taken for.
    judges: int
    informants: int
    favours: int
    gems: int
    money: int
    sets: int  # points
    majorities: tuple[int, ...]  # districts
    total: int


def count(s: Mafiozoo) -> list[Count]:
    """MZ-8.2 to 8.7: what each player has, and what it is worth."""
    tokens = open_tokens(s)
    return [count_for(s, seat, tokens) for seat in range(s.players)]


def open_tokens(s: Mafiozoo) -> list[tuple[int, ...]]:
    """MZ-8.2: all district tokens face up, by seat and district."""
    return [by_district(s.seen_tokens[seat] + s.blind_tokens[seat]) for seat in range(s.players)]


def by_district(tokens: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([tokens.count(district) for district in range(DISTRICTS)])


def count_for(s: Mafiozoo, seat: int, tokens: list[tuple[int, ...]]) -> Count:
    own, board = tokens[seat], s.board
    # MZ-8.3: in hand lie only cards drawn from the Judge in the last round.
    judges, informants = len(s.hands[seat]), len(s.informants[seat])
    favours = sum(s.favours[seat * FAVOURS : (seat + 1) * FAVOURS])
    gems = sum(s.gems[seat :: s.colours])
    money = s.money[seat] // board.money_per_token
    hidden = judges + informants + favours + gems + money
    majorities = tuple(
        district
        for district in range(DISTRICTS)
        if all(
            own[district] > other[district] for owner, other in enumerate(tokens) if owner != seat
        )
    )
    places = place_points(s, seat)
    sets = min(own) * board.set_points  # MZ-8.5, 8.9: hidden tokens complete none
    held = sum(own) + s.blank_tokens[seat] + hidden
    total = held * board.token_points + sets + len(majorities) * s.majority_points + places
    return Count(
        places=places,
        open=own,
        blanks=s.blank_tokens[seat],
        judges=judges,
        informants=informants,
        favours=favours,
        gems=gems,
        money=money,
        sets=sets,
        majorities=majorities,
        total=total,
    )


def place_points(s: Mafiozoo, seat: int) -> int:
    """MZ-8.7: the printed points of every place with a thug."""
    bits, points = s.thugs[seat], s.board.points
    return sum([points[place] for place in range(PLACES) if bits >> place & 1])


def scores(s: Mafiozoo) -> list[int]:
    return [each.total for each in count(s)]


def tie_break(s: Mafiozoo) -> list[int]:
    """MZ-8.8: among equals, most gems left in the slush fund."""
    return s.slush[: s.players]
