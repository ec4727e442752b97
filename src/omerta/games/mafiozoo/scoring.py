"""Mafiozoo, MZ-8: the end and the points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from omerta.games.mafiozoo.content import DISTRICTS, FAVOURS, PLACES, Board
from omerta.games.mafiozoo.state import INFLUENCE, Mafiozoo
from omerta.kernel.results import places as ranked


class Count(msgspec.Struct, frozen=True):
    """Where a player's points come from, at the end or as things stand."""

    places: int  # points
    open: tuple[int, ...]  # district tokens, by district
    blanks: int  # tokens of no district
    face_down: int  # tokens whose district the reader does not know; none at the end
    # What hidden tokens are taken for.
    judges: int
    informants: int
    favours: int
    gems: int
    money: int
    # Points.
    open_points: int  # of tokens that lie open, blank ones among them
    hidden_points: int
    sets: int
    majorities: tuple[int, ...]  # districts
    majority_points: int
    total: int
    place: int = 0  # among the players: 1 for who wins


def count(s: Mafiozoo) -> list[Count]:
    """MZ-8.2 to 8.8: what each player has, what it is worth, and who comes first."""
    return count_as_known(s, open_tokens(s))


def count_as_known(s: Mafiozoo, tokens: list[tuple[int, ...]]) -> list[Count]:
    """The same, as things stand now, for a reader who knows these tokens, by seat and district."""
    counts = [count_for(s, seat, tokens) for seat in range(s.players)]
    order = ranked([each.total for each in counts], tie_break(s))
    return [
        msgspec.structs.replace(each, place=place)
        for each, place in zip(counts, order, strict=True)
    ]


def open_tokens(s: Mafiozoo) -> list[tuple[int, ...]]:
    """MZ-8.2: all district tokens face up, by seat and district."""
    return [by_district(s.seen_tokens[seat] + s.blind_tokens[seat]) for seat in range(s.players)]


def tokens_held(s: Mafiozoo, seat: int) -> int:
    """District tokens of all kinds: their number is known to all."""
    return len(s.seen_tokens[seat]) + len(s.blind_tokens[seat]) + s.blank_tokens[seat]


def by_district(tokens: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([tokens.count(district) for district in range(DISTRICTS)])


def count_for(s: Mafiozoo, seat: int, tokens: list[tuple[int, ...]]) -> Count:
    own, board = tokens[seat], s.board
    # MZ-8.3: cards drawn from the Judge in the last round, and gems that stay on characters. Before
    # its Influence phase, cards in hand will be played, and gems on characters will be settled.
    left_over = s.round == s.rounds and s.phase == INFLUENCE
    judges = len(s.hands[seat]) if left_over else 0
    gems = sum(s.gems[seat :: s.colours]) if left_over else 0
    informants = len(s.informants[seat])
    favours = sum(s.favours[seat * FAVOURS : (seat + 1) * FAVOURS])
    money = tokens_for(board, s.money[seat])
    hidden = judges + informants + favours + gems + money
    majorities = tuple(
        district
        for district in range(DISTRICTS)
        if all(
            own[district] > other[district] for owner, other in enumerate(tokens) if owner != seat
        )
    )
    places = place_points(board, s.thugs[seat])
    held = tokens_held(s, seat)
    open_points = held * board.token_points
    hidden_points = hidden * board.token_points
    sets = complete_sets(own) * board.set_points  # MZ-8.9: hidden tokens complete none
    majority_points = len(majorities) * s.majority_points
    return Count(
        places=places,
        open=own,
        blanks=s.blank_tokens[seat],
        face_down=held - s.blank_tokens[seat] - sum(own),
        judges=judges,
        informants=informants,
        favours=favours,
        gems=gems,
        money=money,
        open_points=open_points,
        hidden_points=hidden_points,
        sets=sets,
        majorities=majorities,
        majority_points=majority_points,
        total=places + open_points + hidden_points + sets + majority_points,
    )


def tokens_for(board: Board, money: int) -> int:
    """MZ-8.3: the hidden tokens that money is taken for."""
    return money // board.money_per_token


def complete_sets(tokens: Sequence[int]) -> int:
    """MZ-8.5: how often a token of every district is there."""
    return min(tokens)


@lru_cache(4096)
def place_points(board: Board, thugs: int) -> int:
    """MZ-8.7: the printed points of every place with a thug."""
    return sum([board.points[place] for place in range(PLACES) if thugs >> place & 1])


def scores(s: Mafiozoo) -> list[int]:
    return [each.total for each in count(s)]


def tie_break(s: Mafiozoo) -> list[int]:
    """MZ-8.8: among equals, most gems left in the slush fund."""
    return s.slush[: s.players]
