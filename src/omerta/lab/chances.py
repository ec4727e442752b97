"""Who was going to win? Each seat's chance at moments of a match, from what all could see then.

At each moment everything hidden from a spectator is dealt again, many times, and every deal is
played to its end by bots. So an estimate tells nothing of anybody's hand, and two moments that
look alike to a spectator have alike chances.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from omerta.bots import make, quickest
from omerta.games.words import Words
from omerta.kernel.asks import S
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import play_stepped
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import Game
from omerta.kernel.record import Record, replay
from omerta.kernel.results import winners

# Games played out for each moment: a chance is then known to within about eleven points.
GAMES = 80
# More moments than this make a graph no clearer.
MOST_MOMENTS = 24

Shares = tuple[float, ...]


def chapters(game: Game[Any], rec: Record, words: Words) -> tuple[int, ...]:
    """The moments worth an estimate: the beginning, each new stage of the game, and the end.

    A moment is the number of entries of the log before it.
    """
    match = replay(game, rec, upto=0)
    stage = words.stage(match.view(PUBLIC))
    inner, end = [0], len(rec.log)
    for moment, line in enumerate(rec.log[:-1], start=1):
        match.apply(line.entry)
        if words.stage(match.view(PUBLIC)) != stage:
            stage = words.stage(match.view(PUBLIC))
            inner.append(moment)
    step = -(-len(inner) // (MOST_MOMENTS - 1))
    return (*inner[::step], end)


def chances(
    game: Game[Any],
    rec: Record,
    moments: Sequence[int],
    *,
    games: int = GAMES,
    bot: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Shares]:
    """Each seat's chance to win at these moments, given in any order or in parts.

    The same record gives the same chances: luck comes from what was published before the match.
    """
    key = key_from(rec.commitment)
    estimates: list[Shares] = []
    for moment in moments:
        state = replay(game, rec, upto=moment).state
        luck = derive(key, "moment", moment)
        estimates.append(estimate(game, state, games, luck, bot or quickest(game)))
        if progress is not None:
            progress(len(estimates))
    return estimates


def estimate(game: Game[S], s: S, games: int, key: bytes, bot: str) -> Shares:
    """Each seat's chance to win from here, as a spectator sees it."""
    if game.over(s):
        return won_by(game.places(s))
    total = [0.0] * s.players
    for number in range(games):
        for seat, share in enumerate(_played_out(game, s, derive(key, number), bot)):
            total[seat] += share
    return tuple(share / games for share in total)


def won_by(places: Sequence[int]) -> Shares:
    """The win, shared among all in first place."""
    first = winners(places)
    return tuple((seat in first) / len(first) for seat in range(len(places)))


def _played_out(game: Game[S], s: S, key: bytes, bot: str) -> Shares:
    world = game.redealt(s, PUBLIC, key)
    bots = [make(bot, game, derive(key, "bot", seat)) for seat in range(s.players)]
    play_stepped(game, world, bots)
    return won_by(game.places(world))
