"""What is played to measure a game's balance: by whom, how often, on which seeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from omerta import __version__, games, lineup
from omerta.bots.never_trades import NEVER_TRADES, NeverTrades
from omerta.games.figures import LEAD, LENGTH, MEAN, SHARE, WINS, Figure
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Bot
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup
from omerta.lab.plan import digest
from omerta.text import Text

# Names of figures that every game has.
ROUNDS, LEADER, SHARED, TRADES, ODD = "rounds", "leader", "shared", "trades", "odd"
# By place in the order of play: wins, and the score above the table's mean.
SEAT, SEAT_LEAD = "seat", "seat_lead"
# Of the rounds: the shortest game, the tenth of the shortest, and so on.
LENGTHS = {"shortest": 0.0, "low": 0.1, "median": 0.5, "high": 0.9, "longest": 1.0}


class Terms(msgspec.Struct, frozen=True):
    """Everything the games depend on; stored with them."""

    game: str
    rules: str  # their version
    version: str  # of this package, and so of its bots
    bots: tuple[str, ...]
    odd: str
    seed: str
    options: dict[str, Any]
    content: str  # a hash
    programs: tuple[str, ...]
    program_seconds: float


@dataclass(frozen=True)
class Plan:
    """Game `number` has the same seed under every content, and with or without the odd one."""

    game: str
    bots: tuple[str, ...] = (lineup.USUAL,)  # they take the seats in turn, and move on game by game
    seed: str = "1"
    options: msgspec.Struct | None = None
    odd: str = ""  # who takes one seat in the games of the odd one; "" where there are none
    programs: tuple[str, ...] = ()
    program_seconds: float = 0.0

    def __post_init__(self) -> None:
        game = games.load(self.game)
        known = (*lineup.names(game), *([NEVER_TRADES] if game.trade else []))
        for name in self.bots:
            if name not in known or name == NEVER_TRADES:
                raise BadSetup("arena-no-bot", bot=name, known=", ".join(lineup.names(game)))
        if self.odd == NEVER_TRADES and game.trade is None:
            raise BadSetup("balance-no-trade", game=self.game)
        if self.odd and self.odd not in known:
            raise BadSetup("arena-no-bot", bot=self.odd, known=", ".join(known))

    def terms(self, content: msgspec.Struct | None) -> Terms:
        game = games.load(self.game)
        options = self.options or game.options_type()
        return Terms(
            game=self.game,
            rules=game.version,
            version=__version__,
            bots=self.bots,
            odd=self.odd,
            seed=self.seed,
            # In the form in which it is read from the file.
            options=msgspec.json.decode(msgspec.json.encode(options)),
            content=digest(content or game.content),
            programs=self.programs,
            program_seconds=self.program_seconds if self.programs else 0.0,
        )

    def key(self, players: int, number: int) -> bytes:
        return derive(key_from(self.seed), "balance", players, number)

    def seated(self, table: Table) -> list[Bot]:
        game, key = games.load(self.game), self.key(table.players, table.number)
        return [
            self._make(name, game, derive(key, "bot", seat))
            for seat, name in enumerate(self._names(table))
        ]

    def _names(self, table: Table) -> list[str]:
        turn = range(table.number, table.number + table.players)
        names = [self.bots[each % len(self.bots)] for each in turn]
        if table.odd:
            names[table.odd_seat] = self.odd
        return names

    def _make(self, name: str, game: Game[Any], key: bytes) -> Bot:
        if name == NEVER_TRADES:
            own = games.package(self.game).figures
            alone = own.loner(Luck(key)) if own and own.loner else None
            return NeverTrades(alone or lineup.make(lineup.USUAL, game, key), game)
        return lineup.make(name, game, key)

    def figures(self) -> tuple[Figure, ...]:
        """All that is counted, the most general first."""
        game, own = games.load(self.game), games.package(self.game).figures
        places = tuple(map(str, range(1, game.max_players + 1)))
        return (
            Figure(ROUNDS, LENGTH, tuple(LENGTHS)),
            Figure(LEADER, SHARE),
            Figure(SHARED, SHARE),
            *([Figure(TRADES, MEAN)] if game.trade else []),
            *([Figure(ODD, WINS)] if self.odd else []),
            Figure(SEAT, WINS, places, _ordinal),
            Figure(SEAT_LEAD, LEAD, places, _ordinal),
            *(own.listed if own else ()),
        )


@dataclass(frozen=True)
class Table:
    """One game to be played."""

    players: int
    number: int
    odd: bool = False
    content: msgspec.Struct | None = None  # None for the game's own
    mark: str = ""  # tells contents apart; "" for that of the terms

    @property
    def odd_seat(self) -> int:
        return self.number % self.players

    @property
    def key(self) -> tuple[str, bool, int, int]:
        return (self.mark, self.odd, self.players, self.number)


def tables(
    players: tuple[int, ...],
    games: int,
    *,
    odd: bool = False,
    content: msgspec.Struct | None = None,
    mark: str = "",
    start: int = 0,
) -> list[Table]:
    """The first games for each number of players, in turn, so that a stop leaves equally many."""
    return [
        Table(count, number, odd, content, mark)
        for number in range(start, start + games)
        for count in players
    ]


def _ordinal(text: Text, row: str) -> str:
    return f"{row}."
