"""Differences applied, as the page does it: to hold `kernel/differences.py` to its word."""

from __future__ import annotations

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
