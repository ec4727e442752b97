"""A film as it is looked at: what a browser makes of the differences it is sent."""

from __future__ import annotations

from typing import Any

from omerta.battery.differences import changed


def developed(film: dict[str, Any]) -> list[dict[str, Any]]:
    """Whole frames, each with all that is seen in it."""
    seen: Any = {}
    frames = []
    for frame in film["frames"]:
        for difference in frame["heard"]["frames"]:
            if difference is not None:
                seen = {**seen, "view": changed(seen["view"], difference)}
        seen = changed(seen, frame["change"])
        rest = {name: value for name, value in frame.items() if name != "change"}
        frames.append({**rest, **seen})
    return frames
