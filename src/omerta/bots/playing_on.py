"""What becomes of a world: quick players play on for a while, then it is judged."""

from __future__ import annotations

from typing import Any

from omerta.bots.playable import MakeBot, Playable
from omerta.bots.search import Answer, ask_again
from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import decision_for

Shares = tuple[float, ...]


def chances_in(played: Playable, world: Any, key: bytes) -> Shares:
    """Each seat's chance to win in a world, which is played on in place."""
    return _played_on(played, world, _end(played, world), key)


def chances_after(played: Playable, world: Any, seat: int, answer: Answer, key: bytes) -> Shares:
    """The same once a seat, which is asked, has given this answer."""
    end = _end(played, world)
    ask_again(world, seat)
    for action in answer:
        played.game.act(world, seat, action)
    return _played_on(played, world, end, key)


def _end(played: Playable, world: Any) -> int | None:
    prospects = played.prospects
    return None if prospects.horizon is None else prospects.stage(world) + prospects.horizon


def _played_on(played: Playable, world: Any, end: int | None, key: bytes) -> Shares:
    game, prospects = played.game, played.prospects
    make = quickest(played)
    players = [make(Luck(derive(key, "player", seat))) for seat in range(world.players)]
    while not world.over and not (
        end is not None and prospects.stage(world) >= end and not any(world.drafts)
    ):
        seat = world.waiting[0]
        game.act(world, seat, players[seat].choose(decision_for(game, world, seat)))
    return tuple(prospects.chances(game, world))


def quickest(played: Playable) -> MakeBot:
    """The simplest of the game's own players: the last it names."""
    return list(played.bots.values())[-1]
