"""Rewards for a finished game, on one scale for all games."""

from __future__ import annotations

from collections.abc import Sequence


def utilities(places: Sequence[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last, in equal steps. They add up to zero.

    Seats that share a place get the mean of the places they occupy.
    """
    steps = len(places) - 1
    return [
        (steps - 2 * (place - 1) - (places.count(place) - 1)) / max(1, steps) for place in places
    ]
