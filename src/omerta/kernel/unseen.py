"""What is hidden from a viewer: pairs of a kind and a thing, in any order.

When a pair leaves, the viewer has learnt it, and nobody can take that back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import repeat
from typing import Any


def each(kind: str, things: Iterable[int]) -> Iterator[tuple[str, int]]:
    """All these things are of this kind."""
    return zip(repeat(kind), things, strict=False)


def became_known(before: Collection[Any], after: Collection[Any]) -> bool:
    """Did something leave?"""
    if before == after:
        return False
    still_hidden = Counter(after)
    return any(count > still_hidden[thing] for thing, count in Counter(before).items())
