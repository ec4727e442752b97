"""Speed of the engine: random games, and what a search does with a state.

The loop is the one `peers.py` writes for the other libraries: whole games, no record kept, the
answer picked with ``int(random() * n)``, the result read at the end. It runs on the engine itself,
and for comparison with learning environments also through our own PettingZoo adapter.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from itertools import count
from typing import Any

from peers import SEED, WARM_UP_S, PlayGame, aec_player, play_for, positive

from omerta import games
from omerta.kernel.dice import key_from
from omerta.kernel.game import Game

SAMPLES = 24  # states a price is taken over
REPEATS = 5  # the best of so many batches counts
BATCH_S = 0.001


@dataclass(frozen=True, eq=False)
class Table:
    """A game with a number of players."""

    game: Game[Any]
    players: int
    adapted: bool = False  # played through the PettingZoo adapter

    @property
    def name(self) -> str:
        return f"{self.game.name} (PettingZoo)" if self.adapted else self.game.name

    def __str__(self) -> str:
        return f"{self.name}, {self.players} players"


@dataclass(frozen=True)
class Rate:
    """What a slice of random play came to, per second."""

    decisions: float
    games: float


@dataclass(frozen=True)
class Prices:
    """Microseconds for one call on a state from the middle of a game."""

    clone: float
    seat_view: float
    redealt: float


def tables() -> list[Table]:
    """Every registered game with every number of players."""
    return [
        Table(game, players)
        for game in map(games.load, games.names())
        for players in range(game.min_players, game.max_players + 1)
    ]


def tables_of(players: int) -> list[Table]:
    """Every registered game with about this number of players, in both ways of playing it."""
    return [
        Table(game, min(max(players, game.min_players), game.max_players), adapted)
        for game in map(games.load, games.names())
        for adapted in ((False, True) if find_spec("pettingzoo") else (False,))
    ]


def player_of(table: Table) -> PlayGame:
    """How to play one game at random after the other, each from a seed of its own."""
    if table.adapted:
        return _adapted_player_of(table)
    game, players = table.game, table.players
    share = random.Random(SEED).random
    seeds = count()

    def play() -> tuple[int, int]:
        state = game.begin(players, key_from(next(seeds)))
        decisions = game.play_out(state, share)
        game.scores(state)
        return decisions, decisions

    return play


def _adapted_player_of(table: Table) -> PlayGame:
    """The very loop that PettingZoo's own game is measured with."""
    from omerta.adapters import pettingzoo

    return aec_player(pettingzoo.env(table.game.name, table.players))


def rate(play: PlayGame, seconds: float) -> Rate:
    decisions, _steps, finished, taken = play_for(play, seconds)
    return Rate(decisions / taken, finished / taken)


def prices(table: Table) -> Prices:
    """The median over states, so that neither a long nor a short hand decides."""
    game, key = table.game, key_from("price")
    cloning, viewing, redealing = [], [], []
    for state in _middles(table):
        seat = state.waiting[0]
        cloning.append(_microseconds(state.clone))
        viewing.append(_microseconds(partial(game.seat_view, state, seat)))
        redealing.append(_microseconds(partial(game.redealt, state, seat, key)))
    return Prices(*map(statistics.median, (cloning, viewing, redealing)))


def _middles(table: Table) -> Iterator[Any]:
    """One state from the middle half of each of some random games."""
    game = table.game
    for number in range(SAMPLES):
        luck = random.Random(SEED + number)
        state = game.begin(table.players, key_from(f"middle {number}"))
        moments = []
        while state.asking:
            moments.append(state.clone())
            seat = state.waiting[0]
            game.act(state, seat, luck.choice(game.options(state, seat)))
        yield moments[luck.randrange(len(moments) // 4, len(moments) * 3 // 4 + 1)]


def _microseconds(call: Callable[[], object]) -> float:
    """The best of some batches, each long enough for the clock: noise only ever adds."""
    calls = max(1, round(BATCH_S / max(_seconds(call, 10) / 10, 1e-9)))
    return min(_seconds(call, calls) for _ in range(REPEATS)) / calls * 1e6


def _seconds(call: Callable[[], object], calls: int) -> float:
    start = time.perf_counter()
    for _ in range(calls):
        call()
    return time.perf_counter() - start


def order(table: Table) -> str:
    """A table as it is asked for on a line."""
    return f"{table.game.name} {table.players} {int(table.adapted)}"


def main() -> None:
    """Measure a slice of the table named on each line of the input."""
    parser = argparse.ArgumentParser(description="Speed of random games on our own engine.")
    parser.add_argument("--serve", action="store_true", required=True)
    parser.add_argument("--seconds", type=positive, default=0.25)
    seconds = parser.parse_args().seconds
    players: dict[str, PlayGame] = {}
    for line in sys.stdin:
        if line not in players:
            name, count_, adapted = line.split()
            table = Table(games.load(name), int(count_), adapted == "1")
            players[line] = player_of(table)
            play_for(players[line], WARM_UP_S)
        print(json.dumps(asdict(rate(players[line], seconds))), flush=True)


if __name__ == "__main__":
    main()
