"""Values of a content by path, and whether they are ours to change.

A path names the parts from the outside in: `clans/NVE/start`. A list is entered by the id of one of
its entries, or by its place from 0. Which value comes from where, a content says in words, in the
`source` nearest to it:

    source = "damage 5 book; rest ours"
    source = "ours; name, conso (book)"

Each word for an origin (book, found, derived, ours) speaks of what stands before it, up to the last
such word or semicolon. Where nothing in particular is named, it speaks of all the rest. A value is
ours if everything that names it says ours, or if nothing names it and the rest is ours.
"""

from __future__ import annotations

import re
from typing import Any

from omerta.kernel.refusal import BadSetup

ORIGIN = re.compile(r"\b(book|found|derived|ours)\b")
OURS = "ours"
# What is said of all values that are not named.
REST = frozenset({"", "rest", "the rest", "values", "effect"})
# Other words that sources use for a field.
ALSO = {
    "kind": ("conso", "prod", "grey", "type"),
    "capital": ("capital",),
    "land": ("adjacent", "steps"),
    "sea": ("adjacent", "sea", "port"),
    "what": ("objective",),
    "number": ("objective",),
    "recruit": ("recruiting",),
    "amount": ("z", "silver"),  # as in 3Z
    "symbols": ("symbol",),
}


def value_at(tree: Any, at: str) -> Any:
    *_, found = _along(tree, at)
    return found


def put_at(tree: Any, at: str, value: Any) -> None:
    """Change a value in place."""
    holder, part = _along(tree, at)[-2], at.split("/")[-1]
    holder[part if isinstance(holder, dict) else _place(holder, part)] = value


def demand_ours(tree: Any, at: str) -> None:
    """Refuse a value that is not ours."""
    source = next(
        (
            each["source"]
            for each in reversed(_along(tree, at)[:-1])
            if isinstance(each, dict) and "source" in each
        ),
        "",
    )
    fields = [part for part in at.split("/") if not part.isdecimal()]
    if not is_ours(source, fields[-1]):
        raise BadSetup("balance-tune-not-ours", at=at, source=source or "–")


def is_ours(source: str, field: str) -> bool:
    words = {field, *field.split("_"), *ALSO.get(field, ())}
    said = claims(source)
    named = [origin for facts, origin in said if words & _words(facts)]
    rest = [origin for facts, origin in said if facts in REST]
    return set(named or rest) == {OURS}


def claims(source: str) -> list[tuple[str, str]]:
    """What a source says: about which facts, and where they come from."""
    found = []
    for clause in source.split(";"):
        start = 0
        for origin in ORIGIN.finditer(clause):
            facts = clause[start : origin.start()]
            found.append((facts.strip(" ,:()").lower(), origin[1]))
            start = origin.end()
    return found


def _words(facts: str) -> set[str]:
    return set(re.findall(r"[a-z_]+", facts))


def _along(tree: Any, at: str) -> list[Any]:
    """The tree, and what each part of the path leads to."""
    found = [tree]
    for part in at.split("/"):
        here = found[-1]
        try:
            found.append(here[part] if isinstance(here, dict) else here[_place(here, part)])
        except (KeyError, IndexError, TypeError):
            raise BadSetup("balance-tune-nowhere", at=at) from None
    return found


def _place(entries: list[Any], part: str) -> int:
    for place, each in enumerate(entries):
        if isinstance(each, dict) and each.get("id") == part:
            return place
    if not part.isdecimal():
        raise KeyError(part)
    return int(part)
