"""Who was going to win? Each seat's chance at moments of a match, from what all could see then.

At each moment everything hidden from a spectator is dealt again, many times, and bots play every
deal to its end. So an estimate reveals nothing of anybody's hand, and two moments that look the
same to a spectator have the same chances.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from omerta.games.words import Words
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import play_stepped
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import Game
from omerta.kernel.record import Record, replay
from omerta.kernel.results import winners
from omerta.kernel.state import S
from omerta.lineup import make

# Games played out for a moment. With the most, a chance is known to within about eleven percentage
# points. Far from the end fewer games are played, and it is known to within about twenty.
MOST_GAMES = 80
LEAST_GAMES = 24
# The most answers played for a moment, in all games together.
ANSWERS = 8000
# More moments than this do not make a graph clearer.
MOST_MOMENTS = 18

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Position(Generic[S]):
    """A moment to estimate: the number of log entries before it, and the state."""

    moment: int
    state: S
    games: int  # how many to play out
    key: bytes  # the seed for these games


@dataclass(frozen=True)
class Tally:
    """Results of games that were played out."""

    games: int
    wins: Shares  # by seat

    def __add__(self, other: Tally) -> Tally:
        wins = zip(self.wins, other.wins, strict=True)
        return Tally(self.games + other.games, tuple(mine + more for mine, more in wins))

    @property
    def shares(self) -> Shares:
        return tuple(won / self.games for won in self.wins)


def positions(game: Game[S], rec: Record, words: Words) -> list[Position[S]]:
    """The beginning, each new stage of the game, and the end.

    The same record gives the same chances: the seed is the commitment published before the match.
    """
    match, key, end = replay(game, rec, upto=0), key_from(rec.commitment), len(rec.log)
    stage = words.stage(match.view(PUBLIC))
    found = [_position(match.state, 0, end, key)]
    for moment, line in enumerate(rec.log, start=1):
        match.apply(line.entry)
        if (now := words.stage(match.view(PUBLIC))) != stage or moment == end:
            stage = now
            found.append(_position(match.state, moment, end, key))
    return _thinned(found)


def _position(s: S, moment: int, end: int, key: bytes) -> Position[S]:
    left = end - moment
    games = 0 if left == 0 else min(MOST_GAMES, max(LEAST_GAMES, ANSWERS // left))
    return Position(moment, s.clone(), games, derive(key, "moment", moment))


def _thinned(found: list[Position[S]]) -> list[Position[S]]:
    """At most MOST_MOMENTS of them, with the first and the last."""
    if len(found) <= MOST_MOMENTS:
        return found
    steps = MOST_MOMENTS - 1
    return [found[round(step * (len(found) - 1) / steps)] for step in range(MOST_MOMENTS)]


def play_out(
    game: Game[S],
    position: Position[S],
    bot: str,
    *,
    done: int = 0,
    upto: int | None = None,
    seconds: float | None = None,
) -> Tally:
    """Play games from a position, as a spectator sees it; the first `done` ones are skipped.

    With `seconds`, play at least one game, and no more when the time is over.
    """
    s = position.state
    if game.over(s):
        return Tally(1, won_by(game.places(s)))
    late = None if seconds is None else time.monotonic() + seconds
    tally = Tally(0, (0.0,) * s.players)
    for number in range(done, position.games if upto is None else upto):
        tally += Tally(1, _played_out(game, s, derive(position.key, number), bot))
        if late is not None and time.monotonic() > late:
            break
    return tally


def won_by(places: Sequence[int]) -> Shares:
    """One win, shared among all in first place."""
    first = winners(places)
    return tuple((seat in first) / len(first) for seat in range(len(places)))


def _played_out(game: Game[Any], s: Any, key: bytes, bot: str) -> Shares:
    world = game.redealt(s, PUBLIC, key)
    bots = [make(bot, game, derive(key, "bot", seat)) for seat in range(s.players)]
    play_stepped(game, world, bots)
    return won_by(game.places(world))
