"""Results: places from scores."""

from __future__ import annotations

from collections.abc import Sequence


def places(scores: Sequence[int], tie_breaks: Sequence[int] | None = None) -> list[int]:
    """Standard competition ranking: equals share a place and the next ones are skipped.

    Among equal scores the higher tie-break comes first.
    """
    ranks = list(zip(scores, tie_breaks or [0] * len(scores), strict=True))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def winners(places: Sequence[int]) -> list[int]:
    """All seats in first place."""
    return [seat for seat, place in enumerate(places) if place == 1]
