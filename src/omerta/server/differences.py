"""What has changed from one plain value to the next, so that only that is sent.

Values are as JSON has them. A difference is one of these:

- `[value]`: this value instead;
- `[]`: the key is gone;
- `[start, gone, [values]]`: of a list, so many elements from there on make way for these;
- `{key: difference}`: within an object, or within a list, where keys are places.

An object without keys is no difference at all. `web/src/lib/film.ts` reads them. What Python calls
equal has not changed, so a place that holds a number must not come to hold a yes or no.
"""

from __future__ import annotations

from typing import Any

Difference = list[Any] | dict[str, Any]

SAME: Difference = {}


def difference(before: Any, after: Any) -> Difference:
    if before == after:
        return SAME
    if isinstance(before, dict) and isinstance(after, dict):
        gone: dict[str, Difference] = {key: [] for key in before if key not in after}
        new: dict[str, Difference] = {key: [after[key]] for key in after if key not in before}
        return (
            gone | new | _changed((key, before[key], after[key]) for key in after if key in before)
        )
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            return _changed(
                (str(n), *pair) for n, pair in enumerate(zip(before, after, strict=True))
            )
        return _spliced(before, after)
    return [after]


def _changed(parts: Any) -> dict[str, Difference]:
    found = ((key, difference(old, new)) for key, old, new in parts)
    return {key: change for key, change in found if change != SAME}


def _spliced(before: list[Any], after: list[Any]) -> Difference:
    """What both begin and end with stays."""
    shorter = min(len(before), len(after))
    start = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    rest = shorter - start
    end = next((n for n in range(rest) if before[-1 - n] != after[-1 - n]), rest)
    return [start, len(before) - end - start, after[start : len(after) - end]]
