"""95 % intervals: of a mean, of a share, of a share counted on deals played several times, of a
ratio of two sums, and of a quantile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

# Two-sided 95 %.
Z = 1.959964


@dataclass(frozen=True)
class Share:
    """A share and its 95 % interval."""

    share: float
    low: float
    high: float


def mean_interval(values: Sequence[int]) -> tuple[float, float]:
    """The mean and the half-width of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, Z * math.sqrt(variance / count)


def share_interval(wins: float, games: float) -> tuple[float, float, float]:
    """The share of wins and its 95 % interval after Wilson."""
    share = wins / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = (
        Z
        / (1 + Z * Z / games)
        * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    )
    return share, max(0.0, centre - half), min(1.0, centre + half)


def clustered_share(clusters: Sequence[tuple[float, float]]) -> Share | None:
    """A share from clusters of (won, possible); None if nothing could be won.

    Games on one deal are not independent, so the deals are counted. This is Wilson's interval for
    the number of independent trials that would vary as much as the deals do. If the deals do not
    vary at all (always won), each deal counts as one trial.
    """
    of = sum(possible for _, possible in clusters)
    if not of:
        return None
    share = sum(won for won, _ in clusters) / of
    deals = sum(possible > 0 for _, possible in clusters)
    if deals < 2:
        return Share(share, 0.0, 1.0)
    strays = sum((won - share * possible) ** 2 for won, possible in clusters)
    variance = deals / (deals - 1) * strays / of**2
    trials = share * (1 - share) / variance if variance > 0 else float(deals)
    few = (Z / students(deals - 1)) ** 2
    return Share(*share_interval(share * trials * few, trials * few))


def students(freedom: int) -> float:
    """Student's two-sided 95 % point: with few deals, their variance is uncertain."""
    if freedom == 1:
        return 12.706
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / freedom + second / freedom**2


def ratio_interval(clusters: Sequence[tuple[float, float]]) -> Share | None:
    """A ratio of two sums, from clusters of (so much, of so many); None if there is nothing.

    The interval is the normal one, from how the clusters stray from the common ratio.
    """
    of = sum(count for _, count in clusters)
    if not of:
        return None
    ratio, clustered = sum(much for much, _ in clusters) / of, len(clusters)
    if clustered < 2:
        return Share(ratio, -math.inf, math.inf)
    strays = sum((much - ratio * count) ** 2 for much, count in clusters)
    half = students(clustered - 1) * math.sqrt(clustered / (clustered - 1) * strays) / of
    return Share(ratio, ratio - half, ratio + half)


def quantile(values: Sequence[float], part: float) -> Share:
    """The value below which this part of all lie, between neighbours in proportion.

    The interval goes from one of the values to another: how many of all lie below the true quantile
    is binomial. The least and the most have none.
    """
    ordered, last = sorted(values), len(values) - 1
    place = part * last
    below = int(place)
    above = min(last, below + 1)
    found = ordered[below] + (place - below) * (ordered[above] - ordered[below])
    if part in (0, 1):
        return Share(found, -math.inf, math.inf)
    rank, stray = part * len(ordered), Z * math.sqrt(part * (1 - part) * len(ordered))
    low, high = max(0, math.floor(rank - stray)), min(last, math.ceil(rank + stray))
    return Share(found, min(found, ordered[low]), max(found, ordered[high]))
