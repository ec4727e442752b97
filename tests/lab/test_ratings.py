"""Ratings find strengths that are known."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

import pytest

from omerta.kernel.dice import Luck, key_from
from omerta.lab.bout import Line
from omerta.lab.ratings import MEAN, TENFOLD, ratings

Deals = list[list[Line]]


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.lab.ratings.REDRAWN", 10)
    monkeypatch.setattr("omerta.lab.ratings.REDRAWN_GAMES", 600)


def drawn(strengths: Sequence[float], seating: tuple[int, ...], luck: Luck) -> Line:
    """A game whose places are drawn as the model says: each next place by strength."""
    left, places = list(range(len(seating))), [0] * len(seating)
    for place in range(1, len(seating) + 1):
        weights = [10 ** (strengths[seating[seat]] / TENFOLD) for seat in left]
        share = luck.share() * sum(weights)
        for seat, weight in zip(list(left), weights, strict=True):
            share -= weight
            if share < 0 or seat == left[-1]:
                break
        places[seat] = place
        left.remove(seat)
    return Line(0, 0, seating, tuple(places), tuple(places), {})


def deals(
    strengths: Sequence[float], seatings: Sequence[tuple[int, ...]], count: int, seed: int = 0
) -> Deals:
    luck = Luck(key_from(f"strengths {seed}"))
    return [[drawn(strengths, each, luck) for each in seatings] for _ in range(count)]


@pytest.mark.parametrize(
    "seatings",
    [
        [(0, 1, 2), (1, 2, 0), (2, 0, 1)],
        [(0, 1, 2, 0, 1), (1, 2, 0, 1, 2), (2, 0, 1, 2, 0)],
        [(0, 1), (1, 2), (2, 0, 1, 2)],
    ],
)
def test_strengths_are_found_whatever_the_tables(seatings: list[tuple[int, ...]]) -> None:
    """Over many arenas the ratings are right on average, and stray as much as their margin says."""
    true = [1350.0, 1500.0, 1650.0]
    arenas = [ratings(deals(true, seatings, 60, seed), 3) for seed in range(10)]
    for entrant, strength in enumerate(true):
        found = [arena[entrant].rating for arena in arenas]
        assert abs(statistics.fmean(found) - strength) < 30
        margin = statistics.fmean(arena[entrant].margin for arena in arenas)
        assert 0.5 < margin / (1.96 * statistics.stdev(found)) < 2
    assert sum(each.rating for each in arenas[0]) == pytest.approx(3 * MEAN)


def test_more_deals_make_it_surer() -> None:
    table = [(0, 1), (1, 0)]
    few, many = (ratings(deals([1500, 1600], table, count), 2) for count in (20, 320))
    assert many[0].margin < few[0].margin / 2
    assert math.isinf(ratings(deals([1500, 1600], table, 1), 2)[0].margin)


def test_the_same_games_give_the_same_ratings() -> None:
    played = deals([1500, 1600], [(0, 1), (1, 0)], 20)
    assert ratings(played, 2) == ratings(played, 2)


def test_a_place_that_is_shared_favours_nobody() -> None:
    tied = [[Line(0, deal, (0, 1), (1, 1), (5, 5), {})] for deal in range(10)]
    assert [each.rating for each in ratings(tied, 2)] == [pytest.approx(MEAN)] * 2
