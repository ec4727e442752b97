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

from collections.abc import Callable, Iterable
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
    kind = after.__class__
    if before.__class__ is kind and (compare := _comparison(kind)) is not None:
        return compare(before, after, known)
    return SAME if before == after else [after]


_SCALARS = frozenset((int, str, bool, float, type(None)))


@cache
def _comparison(kind: type) -> Callable[[Any, Any, Known], Difference] | None:
    """How two values of a type are compared part by part; None if they are one thing."""
    if kind in (tuple, list):
        return _changed_list
    if kind is dict:
        return _changed_dict
    if not issubclass(kind, msgspec.Struct):
        return None
    if kind.__struct_config__.omit_defaults:
        return _changed_plain
    keys = kind.__struct_fields__
    return lambda before, after, known: _changed(keys, astuple(before), astuple(after), known)


def _changed_plain(before: Any, after: Any, known: Known) -> Difference:
    """Of structs whose keys come and go."""
    return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))


def _changed_list(before: Any, after: Any, known: Known) -> Difference:
    if len(before) == len(after):
        return _changed(_indices(len(after)), before, after, known)
    return _spliced(before, after)


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
    shorter, start, end = min(len(before), len(after)), 0, 0
    while start < shorter and before[start] == after[start]:
        start += 1
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return [start, len(before) - end - start, after[start : len(after) - end]]
