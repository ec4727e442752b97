"""Many games between bots, and how often each wins."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from omerta.kernel.dice import derive
from omerta.kernel.drivers import play_stepped
from omerta.kernel.game import Game
from omerta.kernel.results import winners
from omerta.lab.intervals import mean_interval, share_interval
from omerta.lineup import make


@dataclass(frozen=True)
class Standing:
    """One entrant over all games: mean score, share of wins, and their 95 % intervals."""

    bot: str
    mean: float
    mean_margin: float
    wins: float
    wins_low: float
    wins_high: float


@dataclass(frozen=True)
class Summary:
    standings: list[Standing]
    games: int
    decisions: int
    seconds: float
    endings: dict[str, int]  # how many games ended in an unusual way, by its name


def simulate(
    game: Game[Any],
    entrants: Sequence[str],
    games: int,
    key: bytes,
    options: msgspec.Struct | None = None,
    content: msgspec.Struct | None = None,
    *,
    rotate: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play the games and sum them up by entrant. With `rotate` all change seats after each game."""
    players = len(entrants)
    scores: list[list[int]] = [[] for _ in entrants]
    wins = [0.0] * players
    decisions, endings = 0, Counter[str]()
    started = time.perf_counter()
    for number in range(games):
        shift = number % players if rotate else 0
        at_seat = [(seat + shift) % players for seat in range(players)]
        game_key = derive(key, "game", number)
        s = game.begin(players, game_key, options, content)
        bots = [
            make(entrants[entrant], game, derive(game_key, "bot", seat))
            for seat, entrant in enumerate(at_seat)
        ]
        decisions += play_stepped(game, s, bots)
        if game.ending is not None and (ending := game.ending(s)):
            endings[ending] += 1
        result = game.scores(s)
        first = winners(game.places(s))
        for seat, entrant in enumerate(at_seat):
            scores[entrant].append(result[seat])
            wins[entrant] += (seat in first) / len(first)
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - started
    standings = [
        Standing(bot, *mean_interval(scores[entrant]), *share_interval(wins[entrant], games))
        for entrant, bot in enumerate(entrants)
    ]
    return Summary(standings, games, decisions, seconds, dict(endings))
