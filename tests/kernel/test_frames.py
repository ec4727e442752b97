"""Frames: what they are worked out from is kept as long as it is needed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from omerta.battery.differences import changed, plain
from omerta.kernel.dice import key_from
from omerta.kernel.events import Event
from omerta.kernel.frames import FrameRecorder
from tests.bazaar import GAME


class View(msgspec.Struct, frozen=True):
    pile: tuple[int, ...]
    knows: tuple[tuple[int, ...], ...]


def test_a_value_in_the_place_of_a_forgotten_one_is_not_taken_for_it() -> None:
    """Python reuses the id of a value that is gone."""
    moves = 0

    def public_view(s: Any) -> View:
        return View((len(str(s.players)), 5, 6), ())

    def own_parts(s: Any, public: View, seat: int) -> dict[str, Any]:
        first = (moves, 5, 6) if moves else public.pile
        return {"knows": (first,)}

    game = replace(GAME, public_view=public_view, own_parts=own_parts)
    recorder = FrameRecorder(game)
    s = GAME.begin(3, key_from("frames"), stepped=False)
    views = game.seat_views(s, [0])
    recorder.show_all(views)
    moves = 2
    recorder.hear(s, Event("moved", "BZ-1", {}))
    frame = recorder.frame(0, 0)
    assert frame is not None
    seen = changed(plain(views.seats[0]), msgspec.json.decode(frame))
    assert seen["table"]["knows"] == [[2, 5, 6]]
