"""Intervals that are what they say."""

from __future__ import annotations

import math

import pytest

from omerta.kernel.dice import Luck, key_from
from omerta.lab.intervals import Share, clustered_share, mean_interval, share_interval


def test_the_interval_of_a_mean() -> None:
    mean, margin = mean_interval([1, 2, 3, 4])
    assert mean == 2.5
    assert margin == pytest.approx(1.959964 * math.sqrt(5 / 3 / 4))
    assert mean_interval([7]) == (7, math.inf)


def test_the_interval_of_a_share_covers_what_it_should() -> None:
    """Wilson's interval holds the true share about 95 times in a hundred."""
    luck = Luck(key_from("coverage"))
    held = 0
    for _ in range(600):
        wins = sum(luck.below(5) == 0 for _ in range(80))
        _, low, high = share_interval(wins, 80)
        held += low <= 0.2 <= high
    assert 0.92 < held / 600 < 0.98
    assert share_interval(0, 10)[1] == 0
    assert share_interval(10, 10)[2] == pytest.approx(1)


def test_the_interval_of_a_share_knows_that_games_of_a_deal_hang_together() -> None:
    """Four games a deal, all won or all lost together, are worth no more than one."""
    luck = Luck(key_from("clusters"))
    held, naive = 0, 0
    for _ in range(600):
        won = [4.0 * (luck.below(2) == 0) for _ in range(40)]
        found = clustered_share([(each, 4) for each in won])
        assert found is not None
        held += found.low <= 0.5 <= found.high
        _, low, high = share_interval(sum(won), 160)
        naive += low <= 0.5 <= high
    assert 0.92 < held / 600 < 0.98
    assert naive / 600 < 0.75


def test_the_interval_of_a_share_is_narrower_where_deals_are_more_alike_than_chance() -> None:
    """Seats that are swapped on a deal take its luck out."""
    alike = clustered_share([(2, 4), (2, 4), (3, 4), (1, 4), (2, 4), (2, 4), (2, 4), (2, 4)])
    assert alike is not None
    _, low, high = share_interval(16, 32)
    assert low < alike.low < alike.share == 0.5 < alike.high < high


def test_the_interval_of_a_share_where_nothing_varies_or_little_is_known() -> None:
    always = clustered_share([(4, 4)] * 20)
    assert always is not None
    assert always.share == always.high == pytest.approx(1)
    assert 0.75 < always.low < 0.9
    assert clustered_share([(3, 4)]) == Share(0.75, 0, 1)
    assert clustered_share([(0, 0)]) is None
