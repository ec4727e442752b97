"""Whole games played at random, and what is to be seen and heard of them, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic

import msgspec

from omerta.kernel.asks import S
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.game import Game
from omerta.kernel.state import State


class Wanderings(Generic[S]):
    """Random games of one game."""

    def __init__(self, game: Game[S]) -> None:
        self._game = game

    def wander(
        self,
        players: int,
        seed: int = 0,
        options: msgspec.Struct | None = None,
        content: msgspec.Struct | None = None,
    ) -> Iterator[S]:
        """A game played at random: its state at every question, and once more when it is over.

        All its events can be read in `ears`.
        """
        game = self._game
        s = game.begin(players, key_from(f"game {seed}"), options, content, ears=[])
        luck = Luck(key_from(f"player {seed}"))
        while s.asking:
            yield s
            seat = s.waiting[luck.below(len(s.waiting))]
            offered = game.options(s, seat)
            game.act(s, seat, offered[luck.below(len(offered))])
        yield s

    def finished(self, players: int, seed: int = 0, options: msgspec.Struct | None = None) -> S:
        """A game played at random to its end."""
        *_, s = self.wander(players, seed, options)
        return s

    def others_see(self, s: S, seat: int) -> list[bytes]:
        """Everything that anybody but one seat can see, spectators included."""
        return [
            msgspec.json.encode(self._game.seat_view(s, other))
            for other in range(PUBLIC, s.players)
            if other != seat
        ]


def events_of(s: State) -> list[Event]:
    assert s.ears is not None
    return s.ears


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What these events say, of one kind."""
    return [event.data or {} for event in events if event.kind == kind]
