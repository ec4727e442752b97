"""Games of bots, for the tests of every game's bots."""

from __future__ import annotations

import time
from typing import Any

from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for, play_stepped
from omerta.kernel.game import Game
from omerta.kernel.state import S
from omerta.lab.intervals import share_interval
from omerta.lab.simulation import simulate
from omerta.lineup import make

# So few games prove nothing, however they end.
LEAST_GAMES = 5


def play_legally(game: Game[S], s: S, bot: str, key: bytes) -> int:
    """To the end, each of its choices being one that was offered; gives the number of choices."""
    seated = [make(bot, game, derive(key, seat)) for seat in range(s.players)]
    choices = 0
    while s.asking:
        choices += 1
        seat = s.waiting[0]
        chosen = seated[seat].choose(decision_for(game, s, seat))
        assert chosen in game.options(s, seat)
        game.act(s, seat, chosen)
    return choices


def played_out(game: Game[Any], bot: str, players: int) -> bytes:
    """How a game ends that has always the same luck."""
    key = key_from("again")
    s = game.begin(players, key)
    play_stepped(game, s, [make(bot, game, derive(key, seat)) for seat in range(players)])
    end: bytes = s.to_json()
    return end


def wins_more_than(share: float, game: Game[Any], entrants: list[str], most_games: int) -> bool:
    """Does the first of them surely win more? Seats go round; it ends as soon as that is clear."""
    wins, games, players = 0.0, 0, len(entrants)
    while games < most_games:
        key = derive(key_from("strength"), games)
        wins += players * simulate(game, entrants, players, key, rotate=True).standings[0].wins
        games += players
        _, low, high = share_interval(wins, games)
        if games >= LEAST_GAMES and not low <= share <= high:
            break
    return low > share


def seconds_for_a_choice(game: Game[Any], bot: str) -> float:
    key = key_from("quick")
    s = game.begin(4, key)
    seated = [make(bot, game, derive(key, seat)) for seat in range(4)]
    started = time.process_time()
    decisions = play_stepped(game, s, seated)
    return (time.process_time() - started) / decisions
