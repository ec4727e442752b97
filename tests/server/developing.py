"""A film as it is looked at: what a browser makes of the differences it is sent."""

from __future__ import annotations

from typing import Any

from omerta.battery.differences import changed, framed

Frame = dict[str, Any]


def developed(film: Frame) -> list[Frame]:
    """Whole frames of a film, each with all that is seen in it."""
    seen: Any = {}
    frames = []
    for frame in film["frames"]:
        seen = {**seen, "view": framed(seen.get("view"), frame["heard"]["frames"])}
        seen = changed(seen, frame["change"])
        rest = {name: value for name, value in frame.items() if name != "change"}
        frames.append({**rest, **seen})
    return frames
