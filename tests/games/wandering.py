"""Whole games played at random, and what is to be seen and heard of them, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic

import msgspec
import pytest

from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event, Recorder, SeenEvent
from omerta.kernel.game import Game
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import S, State
from tests.facts import facts


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

        All its events can be read in `listener`.
        """
        game = self._game
        s = game.begin(players, key_from(f"game {seed}"), options, content, listener=Recorder())
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


def seats(players: int) -> list[SeatInfo]:
    return [SeatInfo(f"Player {seat}") for seat in range(players)]


def match_of(
    game: Game[S],
    players: int,
    seed: int | str = 0,
    options: msgspec.Struct | None = None,
    *,
    stepped: bool = False,
    forced: Mapping[str, tuple[int, ...]] | None = None,
) -> Match[S]:
    """A match from its very beginning; `forced` says how dice and shuffles fall, by purpose."""
    match = Match(game, seats(players), key_from(seed), options, stepped=stepped)
    if forced:
        match.events.clear()
        match.state = game.begin(
            players,
            key_from(seed),
            options,
            stepped=stepped,
            forced={**forced},
            listener=match.events,
        )
    return match


def before_the_end(
    game: Game[Any], players: int, options: msgspec.Struct | None = None, seed: int = 0
) -> tuple[list[Any], Any]:
    """A game played at random: what each seat saw at the last event before the end, and the end."""
    watcher = LastLook(game, players)
    key = key_from(f"the last look {seed}")
    s = game.begin(players, key, options, listener=watcher)
    luck = Luck(key)
    game.play_out(s, luck.share)
    return watcher.views, s


class LastLook:
    """A listener that keeps what each seat sees, until the game is over."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self._game, self._seats = game, range(players)
        self.views: list[Any] = []

    def hear(self, s: Any, event: Event) -> None:
        if not s.over:
            self.views = [self._game.view(s, seat) for seat in self._seats]


def events_of(s: State) -> list[Event]:
    assert isinstance(s.listener, Recorder)
    return s.listener


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What these events say, of one kind."""
    return [facts(event) for event in events if event.kind == kind]


class Watched:
    """What is to be seen and heard of a match; a scene of any game is one."""

    match: Match[Any]

    @property
    def events(self) -> list[Event]:
        """Everything told since the scene began."""
        return self.match.events

    @property
    def kinds(self) -> list[str]:
        """What kinds of events were told, in order."""
        return [event.kind for event in self.events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What was told in public of events of this kind."""
        return told(self.events, kind)

    def heard(self, seat: int, kind: str = "") -> list[SeenEvent]:
        """What a seat (or PUBLIC) heard, of one kind or of all."""
        return [event for event in self.match.heard(seat) if kind in ("", event.kind)]

    def why_refused(self, act: Callable[..., object], *args: Any) -> tuple[str, str]:
        """The reason and the rule by which this is refused; it leaves no trace."""
        before = self._trace()
        with pytest.raises(Refused) as raised:
            act(*args)
        assert self._trace() == before
        return raised.value.reason, raised.value.rule

    def _trace(self) -> tuple[Any, ...]:
        return self.match.state.to_json(), len(self.match.events)

    def view(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return self.match.view(seat).table

    def sight(self, seat: int) -> bytes:
        """All that a seat (or PUBLIC) sees and hears, to compare."""
        return msgspec.json.encode((self.match.view(seat), self.match.heard(seat)))
