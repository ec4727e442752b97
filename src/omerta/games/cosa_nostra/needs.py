"""CN-7.2 to 7.4: what a Cash Job needs, held against what a player may use.

Rules, views, words and bots all ask here. `has` and the like count Businesses by kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec

# A need is met by an own Business or by a rented one; or one is planned to be bought, which is no
# use before it is paid; or it is missing.
Met = Literal["own", "rented", "planned", "missing"]
Count = Sequence[int] | Mapping[int, int]


class Need(msgspec.Struct, frozen=True):
    """One Business a Job needs, and how that need is met."""

    kind: int
    met: Met


@cache
def need(kind: int, met: Met) -> Need:
    return Need(kind, met)


@cache
def numbered(needs: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each need with how many of its kind come before it."""
    return tuple([(kind, needs[:place].count(kind)) for place, kind in enumerate(needs)])


def lacking(needs: tuple[int, ...], has: Count) -> list[int]:
    """CN-7.2, 7.3: the kinds of which there are too few, each as often as it lacks."""
    return [kind for kind, before in numbered(needs) if before >= has[kind]]


def how_met(needs: tuple[int, ...], own: Count, rented: Count, planned: Count) -> tuple[Need, ...]:
    """CN-7.4: own ones serve first, then rented ones."""
    found = []
    for kind, before in numbered(needs):
        if before < own[kind]:
            met: Met = "own"
        elif before < own[kind] + rented[kind]:
            met = "rented"
        else:
            met = "planned" if before < own[kind] + rented[kind] + planned[kind] else "missing"
        found.append(need(kind, met))
    return tuple(found)
