"""Frames: every event with what it changed in each reader's view.

A frame is the difference between the view a reader was last shown and the view right after an
event. Applying all frames in order gives the current view. The public view is built and compared
once per event for all readers. Of a seat's view only the parts that differ from it are compared.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, cast

import msgspec
from msgspec.structs import astuple, replace

from omerta.kernel.differences import SAME, Known, difference, updated
from omerta.kernel.events import PUBLIC, Event, Recorder
from omerta.kernel.game import CLOSED, Game, Parts, SeatView, SeatViews

# The last events keep their frames, for a reader whose connection was lost for a while.
MOST_KEPT = 60

# By reader, encoded: bytes take less room than what they are made from.
Frames = dict[int, msgspec.Raw]
_encoder = msgspec.json.Encoder()
_VIEW = SeatView.__struct_fields__


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What a reader sees: the public view of the table, but for these parts of it."""

    view: SeatView  # the rest of it; its table may be older
    public: Any
    parts: Parts

    @property
    def whole(self) -> SeatView:
        return replace(self.view, table=replace(self.public, **self.parts))

    def part(self, name: str) -> Any:
        return self.parts[name] if name in self.parts else getattr(self.public, name)


class FrameRecorder(Recorder):
    """Keeps the events of a match, and frames for those who watch it."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self._game = game
        self._shown: dict[int, Shown] = {}
        # What readers' views are held against: the last public view, once one was taken.
        self._public: Any = None
        self._frames: dict[int, Frames] = {}  # by the number of the event
        # What readers saw before the last action.
        self._before: dict[int, Shown] | None = None
        self._since: dict[int, int] = {}  # by reader: how many events there were at the last show

    def show(self, views: SeatViews) -> dict[int, dict[str, Any]]:
        """These readers now see these views. From here on, frames are made for them.

        Gives, by reader, what this changes in what they saw last, after all frames so far.
        """
        # One that is equal is the same to all readers: the next is compared with it only once.
        if self._public != views.public:
            self._public = views.public
        public, parts = self._public, views.parts
        shown = {seat: Shown(view, public, parts[seat]) for seat, view in views.seats.items()}
        known, seen = Known(), self._shown.keys() & shown.keys()
        changes = {seat: _change(self._shown[seat], shown[seat], known) for seat in seen}
        self._shown = self._shown | shown
        self._since |= dict.fromkeys(shown, len(self))
        return changes

    @property
    def public(self) -> Any:
        """What everybody was last shown of the table; None before the first show."""
        return self._public

    def shown(self, reader: int) -> SeatView | None:
        """What this reader was last shown."""
        shown = self._shown.get(reader)
        return None if shown is None else shown.whole

    def waits(self, waiting: tuple[int, ...]) -> None:
        """All readers were told whom the game waits for."""
        self._shown = {
            reader: replace(shown, view=replace(shown.view, waiting=waiting))
            for reader, shown in self._shown.items()
        }

    def leave(self, reader: int) -> None:
        """Nobody watches from this seat any more: no frames are made for it."""
        self._shown.pop(reader, None)

    def frames(self, first: int, reader: int) -> tuple[msgspec.Raw | None, ...]:
        """What each event from this number on changed for a reader; None where no frame was made,
        or it is too old."""
        made = self._frames
        numbers = range(first, len(self))
        return tuple([made[n].get(reader) if n in made else None for n in numbers])

    def take_back(self, since: int) -> None:
        """Forget the events from this number on: they were undone.

        A reader who was shown nothing since then is where they were before these events.
        """
        del self[since:]
        for reader, shown in (self._before or {}).items():
            if reader in self._shown and self._since[reader] <= since:
                self._shown[reader] = shown
        self._before = None
        self._frames = {n: frames for n, frames in self._frames.items() if n < since}

    def forget_old(self) -> None:
        """Keep only the frames of the last events. Called before the next action."""
        oldest = len(self) - MOST_KEPT
        self._before = None
        for number in [*takewhile(lambda number: number < oldest, self._frames)]:
            del self._frames[number]

    def hear(self, s: Any, event: Event) -> None:
        if self._shown:
            if self._before is None:
                self._before = self._shown
            self._frames[len(self)] = self._made(s)
        self.append(event)

    def _made(self, s: Any) -> Frames:
        known, own_parts, beside_table = Known(), self._game.own_parts, self._game.beside_table
        last, public = self._public, self._game.public_view(s)
        change = difference(last, public, known)
        assert isinstance(change, dict), "views of one game are of one type"
        public = self._public = updated(last, public, change)
        for_all: dict[bool, msgspec.Raw] = {}  # by whether a question is closed
        shown, frames = dict[int, Shown](), Frames()
        for reader, before in self._shown.items():
            parts = {} if reader == PUBLIC else own_parts(s, public, reader)
            view, beside = beside_table(s, before.view)
            shown[reader] = Shown(view, public, parts)
            # Most events change nothing but what all see alike.
            alike = before.public is last and parts == before.parts
            closes = beside is CLOSED
            if alike and change.keys().isdisjoint(parts) and (closes or beside is SAME):
                if closes not in for_all:
                    for_all[closes] = _encoded(change, beside)
                frames[reader] = for_all[closes]
            else:
                table = _own_change(before, shown[reader], last, change, known)
                frames[reader] = _encoded(table, beside)
        self._shown = shown
        return frames


def _encoded(table: dict[str, Any], beside: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode({"table": table, **beside} if table else beside))


def _change(before: Shown, now: Shown, known: Known) -> dict[str, Any]:
    change = {
        name: [new]
        for name, old, new in zip(_VIEW, astuple(before.view), astuple(now.view), strict=True)
        if old is not new and name != "table" and old != new
    }
    if before.public is now.public and before.parts == now.parts:
        return change
    public = cast("dict[str, Any]", difference(before.public, now.public, known))
    table = _own_change(before, now, before.public, public, known)
    return {"table": table, **change} if table else change


def _own_change(
    before: Shown, now: Shown, last: Any, change: dict[str, Any], known: Known
) -> dict[str, Any]:
    """What changed for a reader; `change` is what changed in the public view since the `last`."""
    if before.public is not last:  # for this reader something was taken back
        change = cast("dict[str, Any]", difference(before.public, now.public, known))
    names = before.parts.keys() | now.parts.keys()
    own = {name: each for name, each in change.items() if name not in names}
    for name in names:
        old, new = before.part(name), now.part(name)
        if old != new:
            own[name] = difference(old, new, known)
    return own
