"""Frames: every event with what it changed in each reader's view.

A frame is the difference between the view a reader was last shown and the view right after an
event. Applying all frames in order gives the current view. The public view is built once per event
for all readers. A seat's view shares its parts, so only the seat's own parts are compared again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.kernel.differences import Difference, Known, difference, updated
from omerta.kernel.events import Event, Recorder
from omerta.kernel.game import Game, SeatView

# The last events keep their frames, for a reader whose connection was lost for a while.
MOST_KEPT = 60

Frames = dict[int, Difference]  # by reader


class FrameRecorder(Recorder):
    """Keeps the events of a match, and frames for those who watch it."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self._game = game
        self._shown: dict[int, SeatView] = {}
        self._public: Any = None  # the public view of the table when a view was last taken
        self._frames: dict[int, Frames] = {}  # by the number of the event
        # Of the last action: by the number of the event, what readers saw before it.
        self._before: dict[int, dict[int, SeatView]] = {}
        self._since: dict[int, int] = {}  # by reader: how many events there were at the last show

    def show(self, reader: int, view: SeatView, public: Any = None) -> None:
        """This reader now sees this view. From here on, frames are made for them.

        Views taken together share a `public` view of the table, which makes frames cheaper.
        """
        self._shown = {**self._shown, reader: view}
        self._since[reader] = len(self)
        if public is not None:
            self._public = public

    def shown(self, reader: int) -> SeatView | None:
        """What this reader was last shown."""
        return self._shown.get(reader)

    def waits(self, waiting: tuple[int, ...]) -> None:
        """All readers were told whom the game waits for."""
        self._shown = {
            reader: msgspec.structs.replace(view, waiting=waiting)
            for reader, view in self._shown.items()
        }

    def leave(self, reader: int) -> None:
        """Nobody watches from this seat any more: no frames are made for it."""
        self._shown.pop(reader, None)

    def frame(self, number: int, reader: int) -> Difference | None:
        """What an event changed for a reader; None if no frame was made, or it is too old."""
        return self._frames.get(number, {}).get(reader)

    def take_back(self, since: int) -> None:
        """Forget the events from this number on: they were undone.

        A reader who was shown nothing since then is where they were before these events.
        """
        del self[since:]
        first = min([number for number in self._before if number >= since], default=since)
        for reader, view in self._before.get(first, {}).items():
            if reader in self._shown and self._since[reader] <= since:
                self._shown[reader] = view
        self._before = {}
        self._frames = {n: frames for n, frames in self._frames.items() if n < since}

    def forget_old(self) -> None:
        """Keep only the frames of the last events. Called before the next action."""
        oldest = len(self) - MOST_KEPT
        self._before = {}
        for number in [number for number in self._frames if number < oldest]:
            del self._frames[number]

    def hear(self, s: Any, event: Event) -> None:
        if self._shown:
            readers = [reader for reader in self._shown if event.seen_by(reader) is not None]
            if readers:
                self._before[len(self)] = self._shown
                self._frames[len(self)] = self._made(s, readers)
        self.append(event)

    def _made(self, s: Any, readers: list[int]) -> Frames:
        before, known = self._shown, Known()
        public = self._game.public_view(s)
        if self._public is not None:
            public = updated(self._public, public, difference(self._public, public, known))
        after = {reader: self._game.view_of_event(s, before[reader], public) for reader in readers}
        made = {reader: difference(before[reader], after[reader], known) for reader in readers}
        self._shown = before | after
        self._public = public
        return made
