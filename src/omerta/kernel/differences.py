"""The difference between two values, so that only what has changed is sent.

Values are what JSON can hold, and structs, which are JSON objects. A difference is one of these:

- `[value]`: the new value;
- `[]`: the key is gone;
- `[start, gone, [values]]`: in a list, replace `gone` elements from `start` on by these values;
- `{key: difference}`: changes inside an object, or inside a list with its indices as keys.

`{}` means no difference. `web/src/lib/differences.ts` reads them. Values that Python calls equal
have not changed, so a field that holds a number must never hold a bool.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

Difference = list[Any] | dict[str, Any]
# Differences worked out before, by the identities of the two values.
Known = dict[tuple[int, int], Difference]

SAME: dict[str, Any] = {}


def difference(before: Any, after: Any, known: Known | None = None) -> Difference:
    """The difference that turns `before` into `after`.

    Views of one moment share most of their parts. With `known`, the differences of shared parts are
    worked out only once. The caller must keep all these values alive while `known` is in use.
    """
    if before is after:
        return SAME
    return _worked_out(before, after, {} if known is None else known)


def updated(before: Any, after: Any, change: Difference) -> Any:
    """A struct equal to `after` that shares with `before` every field that has not changed."""
    if not isinstance(change, dict):
        return after
    return replace(before, **{name: getattr(after, name) for name in change})


def _worked_out(before: Any, after: Any, known: Known) -> Difference:
    kind: Any = after.__class__
    if before.__class__ is kind and kind not in _SCALARS:
        if (fields := _fields(kind)) is not None:
            return _changed(fields, astuple(before), astuple(after), known)
        if kind is tuple or kind is list:
            if len(before) == len(after):
                return _changed(_indices(len(after)), before, after, known)
            return _spliced(before, after)
        if kind is dict:
            return _changed_dict(before, after, known)
        if issubclass(kind, msgspec.Struct):  # one whose keys come and go
            return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
    return SAME if before == after else [after]


_SCALARS = frozenset((int, str, bool, float, type(None)))


@cache
def _fields(kind: type) -> tuple[str, ...] | None:
    """The keys of a struct that always has all of them."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults:
        return None
    return kind.__struct_fields__


@cache
def _indices(length: int) -> tuple[str, ...]:
    return tuple(map(str, range(length)))


def _changed(
    keys: Iterable[str], before: Iterable[Any], after: Iterable[Any], known: Known
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, old, new in zip(keys, before, after, strict=True):
        if old is new or old == new:
            continue
        if new.__class__ in _SCALARS:
            found[key] = [new]
            continue
        pair = (id(old), id(new))
        if pair not in known:
            known[pair] = _worked_out(old, new, known)
        found[key] = known[pair]
    return found or SAME


def _changed_dict(before: dict[Any, Any], after: dict[Any, Any], known: Known) -> dict[str, Any]:
    gone: dict[str, Any] = {str(key): [] for key in before if key not in after}
    new: dict[str, Any] = {str(key): [after[key]] for key in after if key not in before}
    both = [key for key in after if key in before]
    changed = _changed(
        map(str, both), [before[key] for key in both], [after[key] for key in both], known
    )
    return gone | new | changed or SAME


def _spliced(before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...]) -> Difference:
    """Keep the common beginning and the common end."""
    shorter = min(len(before), len(after))
    start = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    rest = shorter - start
    end = next((n for n in range(rest) if before[-1 - n] != after[-1 - n]), rest)
    return [start, len(before) - end - start, after[start : len(after) - end]]
