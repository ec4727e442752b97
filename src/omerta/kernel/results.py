"""Results: places from scores."""

from __future__ import annotations

from collections.abc import Sequence


def places(scores: Sequence[int]) -> list[int]:
    """Standard competition ranking: equal scores share a place and the next ones are skipped."""
    return [1 + sum(other > score for other in scores) for score in scores]


def winners(scores: Sequence[int]) -> list[int]:
    """All seats in first place."""
    return [seat for seat, place in enumerate(places(scores)) if place == 1]
