"""Frames: every event with what it changed in each reader's view.

A frame is the difference between the view a reader was last shown and the view right after an
event. Applying all frames in order gives the current view. The public view is built and compared
once per event for all readers. Of a seat's view only the parts that differ from it are compared.
"""

from __future__ import annotations

from typing import Any, NamedTuple

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


class Shown(NamedTuple):
    """What a reader sees: the public view of the table, but for these parts of it."""

    view: SeatView  # the rest of it; its table may be older
    public: Any
    parts: Parts

    @property
    def whole(self) -> SeatView:
        return replace(self.view, table=replace(self.public, **self.parts))


def parts_beside(public: Any, table: Any) -> Parts:
    """The fields in which a view of the table differs from the public view."""
    fields = zip(public.__struct_fields__, astuple(public), astuple(table), strict=True)
    return {name: own for name, shared, own in fields if own is not shared and own != shared}


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

    def show(self, reader: int, view: SeatView) -> None:
        """This reader now sees this view. From here on, frames are made for them."""
        if self._public is None:
            self._public = view.table
        shown = Shown(view, self._public, parts_beside(self._public, view.table))
        self._shown = {**self._shown, reader: shown}
        self._since[reader] = len(self)

    def show_all(self, views: SeatViews) -> None:
        """These readers now see these views, which were taken together."""
        public, parts = views.public, views.parts
        shown = {seat: Shown(view, public, parts[seat]) for seat, view in views.seats.items()}
        self._public = public
        self._shown = self._shown | shown
        self._since |= dict.fromkeys(shown, len(self))

    def shown(self, reader: int) -> SeatView | None:
        """What this reader was last shown."""
        shown = self._shown.get(reader)
        return None if shown is None else shown.whole

    def waits(self, waiting: tuple[int, ...]) -> None:
        """All readers were told whom the game waits for."""
        self._shown = {
            reader: shown._replace(view=replace(shown.view, waiting=waiting))
            for reader, shown in self._shown.items()
        }

    def leave(self, reader: int) -> None:
        """Nobody watches from this seat any more: no frames are made for it."""
        self._shown.pop(reader, None)

    def frame(self, number: int, reader: int) -> msgspec.Raw | None:
        """What an event changed for a reader; None if no frame was made, or it is too old."""
        return self._frames.get(number, {}).get(reader)

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
        for number in [number for number in self._frames if number < oldest]:
            del self._frames[number]

    def hear(self, s: Any, event: Event) -> None:
        if self._shown:
            if self._before is None:
                self._before = self._shown
            self._frames[len(self)] = self._made(s)
        self.append(event)

    def _made(self, s: Any) -> Frames:
        known, own_parts = Known(), self._game.own_parts
        last, public = self._public, self._game.public_view(s)
        change = difference(last, public, known)
        assert isinstance(change, dict), "views of one game are of one type"
        public = self._public = updated(last, public, change)
        known[id(last), id(public)] = change
        for_all: dict[bool, msgspec.Raw] = {}  # by whether a question is closed
        shown, frames = dict[int, Shown](), Frames()
        for reader, before in self._shown.items():
            parts = {} if reader == PUBLIC else own_parts(s, public, reader)
            view, beside = self._game.beside_table(s, before.view)
            shown[reader] = Shown(view, public, parts)
            # Most events change nothing but what all see alike.
            alike = before.public is last and parts == before.parts
            if alike and change.keys().isdisjoint(parts) and (beside is SAME or beside is CLOSED):
                if (beside is CLOSED) not in for_all:
                    for_all[beside is CLOSED] = _encoded(change, beside)
                frames[reader] = for_all[beside is CLOSED]
            else:
                table = _own_change(before, public, parts, known)
                frames[reader] = _encoded(table, beside)
        self._shown = shown
        return frames


def _encoded(table: dict[str, Any], beside: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode({"table": table, **beside} if table else beside))


def _own_change(before: Shown, public: Any, parts: Parts, known: Known) -> dict[str, Any]:
    pair = (id(before.public), id(public))
    if pair not in known:  # for this reader something was taken back
        known[pair] = difference(before.public, public, known)
    change: dict[str, Any] = dict(known[pair])
    for name in parts.keys() | before.parts.keys():
        old = before.parts[name] if name in before.parts else getattr(before.public, name)
        new = parts[name] if name in parts else getattr(public, name)
        change[name] = SAME if old == new else difference(old, new, known)
    return {name: each for name, each in change.items() if each is not SAME}
