"""Differences applied, as the page does it: for tests and for programs that play over the wire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def changed(before: Any, change: Any) -> Any:
    """What a difference makes of a plain value."""
    if isinstance(change, dict):
        if not change:
            return before
        if isinstance(before, list):
            places = enumerate(before)
            return [changed(old, change.get(str(place), {})) for place, old in places]
        after = dict(before)
        for key, part in change.items():
            if part == []:
                del after[key]
            else:
                after[key] = changed(before.get(key), part)
        return after
    if len(change) == 1:
        return change[0]
    start, gone, new = change
    return [*before[:start], *new, *before[start + gone :]]


def framed(view: Any, frames: Iterable[dict[str, Any] | None]) -> Any:
    """What the frames of some events make of a view; one that was not made is None."""
    for frame in frames:
        if frame is not None:
            view = changed(view, frame)
    return view


class Follower:
    """Follows the messages of a table, and makes those whole that tell only what has changed."""

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        match message["is"]:
            case "welcome" if message["now"] is not None:
                self._view = message["now"]["view"]
            case "now":
                self._view = message["view"]
            case "waiting":
                self._view = {**self._view, "waiting": message["waiting"]}
            case "changed":
                seen = framed(self._view, message["heard"]["frames"])
                self._view = changed(seen, message["change"])
                rest = {name: value for name, value in message.items() if name != "change"}
                return {**rest, "is": "now", "view": self._view}
        return message
