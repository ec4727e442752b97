"""Writes a content file: tables, lists of tables, and plain values, as TOML has them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def written(tree: dict[str, Any]) -> str:
    return "\n".join(_table(tree, ())).strip() + "\n"


def _table(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """Plain values first: they belong to the last heading."""
    given = {name: value for name, value in table.items() if value is not None}
    for name, value in given.items():
        if not _is_inner(value):
            yield f"{_key(name)} = {plain(value)}"
    for name, value in given.items():
        inside = (*path, _key(name))
        if isinstance(value, dict):
            yield from ("", f"[{'.'.join(inside)}]", *_table(value, inside))
        elif _is_inner(value):
            for each in value:
                yield from ("", f"[[{'.'.join(inside)}]]", *_table(each, inside))


def _is_inner(value: Any) -> bool:
    """A table, or a list of tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict)


def plain(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(plain, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(name)} = {plain(each)}' for name, each in value.items())} }}"
    # JSON's strings, numbers and truth values are TOML's.
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    bare = name.replace("_", "").replace("-", "").isalnum() and name.isascii()
    return name if bare else json.dumps(name)
