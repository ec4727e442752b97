"""Names at a table: no two people are called the same."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from omerta.kernel.match import MOST_NAME


def unlike(name: str, taken: Iterable[str]) -> str:
    """This name, or with the first number that makes it unlike all others."""
    others = {each.casefold() for each in taken}
    if name.casefold() not in others:
        return name
    numbered = (f"{name[: MOST_NAME - len(f' {number}')]} {number}" for number in count(2))
    return next(each for each in numbered if each.casefold() not in others)
