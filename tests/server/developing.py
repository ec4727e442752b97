"""A film as it is looked at: what a browser makes of the differences it is sent."""

from __future__ import annotations

from typing import Any


def developed(film: dict[str, Any]) -> list[dict[str, Any]]:
    """Whole frames, each with all that is seen in it."""
    seen: Any = {}
    frames = []
    for frame in film["frames"]:
        seen = changed(seen, frame["change"])
        rest = {name: value for name, value in frame.items() if name != "change"}
        frames.append({**rest, **seen})
    return frames


def changed(before: Any, difference: Any) -> Any:
    match difference:
        case [value]:
            return value
        case [start, gone, added]:
            return [*before[:start], *added, *before[start + gone :]]
        case _ if isinstance(before, list):
            return [
                changed(value, difference[str(place)]) if str(place) in difference else value
                for place, value in enumerate(before)
            ]
    after = {key: value for key, value in before.items() if difference.get(key) != []}
    for key, within in difference.items():
        if within != []:
            after[key] = changed(after.get(key), within)
    return after
