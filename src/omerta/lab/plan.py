"""Who plays whom in an arena. Every deal is played several times, so that it favours nobody.

On each deal every entrant has every seat equally often, and over the deals all entrants meet. A
plan is endless, so an arena can be made longer at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from operator import add
from typing import Any

import msgspec

from omerta import __version__, games, lineup
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup

MOST_ENTRANTS = 12

Seating = tuple[int, ...]  # entrants by seat


@dataclass(frozen=True)
class Bout:
    """One game to be played."""

    number: int
    deal: int
    players: int
    seating: Seating


class Terms(msgspec.Struct, frozen=True):
    """Everything the results depend on; stored with the results."""

    game: str
    rules: str  # their version
    version: str  # of this package, and so of its bots
    bots: tuple[str, ...]
    players: tuple[int, ...]
    seed: str
    options: dict[str, Any]
    content: str  # a hash of the content file, "" for the game's own
    programs: tuple[str, ...]  # the bots that are programs, as NAME=COMMAND
    program_seconds: float  # how long a program may take for an answer


@dataclass(frozen=True)
class Plan:
    """Entrants, player counts and a seed."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    seed: str
    options: msgspec.Struct | None = None
    content: msgspec.Struct | None = None
    programs: tuple[str, ...] = ()
    program_seconds: float = 0.0

    def __post_init__(self) -> None:
        game = games.load(self.game)
        known = lineup.names(game)
        for name in self.bots:
            if name not in known:
                raise BadSetup("arena-no-bot", bot=name, known=", ".join(known))
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise BadSetup("arena-twice", bot=name)
        if not 2 <= len(self.bots) <= MOST_ENTRANTS:
            raise BadSetup("arena-entrants", most=MOST_ENTRANTS, entrants=len(self.bots))
        for players in self.players:
            game.check_players(players)

    @property
    def terms(self) -> Terms:
        game = games.load(self.game)
        return Terms(
            game=self.game,
            rules=game.version,
            version=__version__,
            bots=self.bots,
            players=self.players,
            seed=self.seed,
            # In the form in which it is read from the file.
            options=msgspec.json.decode(msgspec.json.encode(self.options or game.options_type())),
            content=digest(self.content) if self.content else "",
            programs=self.programs,
            program_seconds=self.program_seconds if self.programs else 0.0,
        )

    def key(self, players: int, deal: int) -> bytes:
        """The seed of a deal: the same for all its games."""
        return derive(key_from(self.seed), "deal", players, deal)

    def bouts(self, least: int) -> list[Bout]:
        """The first deals with at least `games` games, shared among the player counts."""
        planned: list[Bout] = []
        tables = {players: _deals(len(self.bots), players) for players in self.players}
        games_of = dict.fromkeys(self.players, 0)
        deal = 0
        while len(planned) < least:
            players = min(self.players, key=lambda count: games_of[count])
            luck = Luck(derive(self.key(players, deal), "seating"))
            seatings = _seatings(len(self.bots), players, next(tables[players]), luck)
            planned += [
                Bout(len(planned) + number, deal, players, seating)
                for number, seating in enumerate(seatings)
            ]
            games_of[players] += len(seatings)
            deal += 1
        return planned


def usual_players(game: Game[Any]) -> int:
    """The default number of players: the middle of what the game allows."""
    return (game.min_players + game.max_players) // 2


def digest(content: msgspec.Struct) -> str:
    return blake2b(msgspec.json.encode(content), digest_size=8).hexdigest()


# --- seatings ---


def _deals(entrants: int, players: int) -> Iterator[Seating]:
    """For each deal, who has one seat more than the others at its first table.

    If the seats of a table cannot be shared evenly, some entrants have one more. At the next table
    of the deal the extra seats move on by one entrant, so in the end all have equally many. They
    are chosen so that all pairs of entrants meet about equally often.
    """
    over = players % entrants
    choices = [(0, *more) for more in combinations(range(1, entrants), over - 1)] if over else [()]
    meetings = {choice: _meetings(choice, entrants) for choice in choices}
    met = [0] * (entrants // 2)
    while True:
        after = {choice: list(map(add, met, meetings[choice])) for choice in choices}
        best, met = min(after.items(), key=lambda item: max(item[1]) - min(item[1]))
        yield best


def _meetings(choice: Seating, entrants: int) -> list[int]:
    """How many tables of a deal two entrants share, if they are one, two, … apart in the list."""
    tables = {
        frozenset((entrant + shift) % entrants for entrant in choice) for shift in range(entrants)
    }
    return [sum({0, apart} <= table for table in tables) for apart in range(1, entrants // 2 + 1)]


def _seatings(entrants: int, players: int, once_more: Seating, luck: Luck) -> list[Seating]:
    """All games of one deal: its tables in all rotations, none twice.

    The entrants take the seats in turn, in an order drawn for the deal; two entrants alternate.
    """
    order = _shuffled(entrants, luck)
    shifts = range(entrants) if once_more else (0,)
    seatings: dict[Seating, None] = {}
    for shift in shifts:
        more = {(entrant + shift) % entrants for entrant in once_more}
        table = [*order * (players // entrants), *[each for each in order if each in more]]
        for turn in range(players):
            seatings[(*table[turn:], *table[:turn])] = None
    return list(seatings)


def _shuffled(count: int, luck: Luck) -> list[int]:
    left = list(range(count))
    return [left.pop(luck.below(len(left))) for _ in range(count)]
