"""Frames: every event comes with what it changed, and tells nothing more than a view may."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.battery.differences import changed, plain
from omerta.battery.games import TABLES, moments, one_in, table_id, walk
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.differences import Difference, difference
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.frames import FrameRecorder
from omerta.kernel.game import Game

LOOKS = 150  # at events of a game, where all that is hidden is dealt again
ADDED_UP = 2000  # moments of a game at which all readers' frames are added up

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)


@every_table
def test_frames_added_up_are_the_view(game: Game[Any], players: int) -> None:
    """For every seat and PUBLIC, byte for byte; and what comes with a question closes the gap."""
    readers = range(PUBLIC, players)
    recorder = FrameRecorder(game)
    steps = walk(game, players, "frames", recorder)
    every = one_in(game, players, ADDED_UP)
    shown: dict[int, Any] = {}
    told = 0
    for number, (s, *_) in enumerate(steps):
        if not shown:
            views = game.seat_views(s, readers)
            shown = {reader: plain(view) for reader, view in views.seats.items()}
            recorder.show(views)
            told = len(recorder)
        elif number % every == 0 and len(recorder) > told:  # else it was a step of a draft
            told = add_up(game, s, recorder, shown, told)
    final = recorder_state(steps, s)
    add_up(game, final, recorder, shown, told)
    assert final.over
    assert told > 5


def recorder_state(steps: Any, s: Any) -> Any:
    """The state after the last step: the walk changes it in place."""
    assert next(steps, None) is None
    return s


def add_up(
    game: Game[Any], s: Any, recorder: FrameRecorder, shown: dict[int, Any], told: int
) -> int:
    views = game.seat_views(s, shown)
    for reader, before in shown.items():
        for frame in recorder.frames(told, reader):
            assert frame is not None
            before = changed(before, msgspec.json.decode(frame))
        last, view = recorder.shown(reader), views.seats[reader]
        assert msgspec.json.encode(before) == msgspec.json.encode(last)
        closing: Difference = difference(last, view)
        shown[reader] = changed(before, plain(closing))
        assert msgspec.json.encode(shown[reader]) == msgspec.json.encode(view)
    recorder.show(views)
    return len(recorder)


class Prying:
    """Looks at some of the events while they happen, in worlds dealt anew."""

    def __init__(self, game: Game[Any], every: int) -> None:
        self._game, self._every = game, every
        self._luck = Luck(key_from("prying"))
        self.looked = 0

    def hear(self, s: Any, event: Event) -> None:
        if self._luck.below(self._every):
            return
        self.looked += 1
        for viewer in range(PUBLIC, s.players):
            other = self._game.redealt(s, viewer, key_from(self._luck.below(1 << 60)))
            here, there = (self._game.view(world, viewer) for world in (s, other))
            assert msgspec.json.encode(here) == msgspec.json.encode(there), event.kind


@every_table
def test_what_is_shown_at_an_event_tells_nothing_hidden(game: Game[Any], players: int) -> None:
    """In the middle of a step, a view is as discreet as between two questions."""
    prying = Prying(game, one_in(game, players, LOOKS))
    for _ in walk(game, players, "at events", prying):
        pass
    assert prying.looked > 5


@every_table
def test_nothing_is_built_while_nobody_watches(game: Game[Any], players: int) -> None:
    recorder = FrameRecorder(game)
    for number, _ in enumerate(walk(game, players, "nobody", recorder)):
        if number == 30:
            break
    assert set(recorder.frames(0, PUBLIC)) <= {None}


@every_table
def test_outlooks_tell_nothing_hidden(game: Game[Any], players: int) -> None:
    """What would come of an answer is the same in every world the seat could be in."""
    if game.outlook is None and (game.trade is None or game.trade.outlook is None):
        pytest.skip("this game says nothing of what would come")
    for s, luck in moments(game, players, "outlooks", one_in(game, players, 60)):
        for seat in s.waiting:
            other = game.redealt(s, seat, key_from(luck.below(1 << 60)))
            assert foreseen(game, s, seat) == foreseen(game, other, seat)


def foreseen(game: Game[Any], s: Any, seat: int) -> list[bytes]:
    outlooks = []
    if game.outlook is not None:
        path = game.path(s, seat)
        for option in game.options(s, seat)[:12]:
            outlooks.append(msgspec.json.encode(game.outlook(s, seat, (*path, option))))
    if game.trade is not None and game.trade.outlook is not None:
        for offer in game.seat_view(s, seat).offers:
            if offer.gives or offer.wants:
                outlooks.append(msgspec.json.encode(game.trade.outlook(s, seat, offer)))
    return outlooks
