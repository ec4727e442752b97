"""The arena: fair counting, and intervals that are what they say."""

from __future__ import annotations

import math

import pytest

from omerta.games import load
from omerta.kernel.dice import Luck, key_from
from omerta.lab.arena import mean_interval, share_interval, simulate

GAME = load("razzia")


def test_wins_sum_to_one_and_money_adds_up() -> None:
    seen: list[int] = []
    summary = simulate(GAME, ["random"] * 4, 30, key_from("arena"), progress=seen.append)
    assert sum(row.wins for row in summary.standings) == pytest.approx(1)
    assert seen == list(range(1, 31))
    assert summary.games == 30
    assert summary.decisions > 30 * 60


def test_the_same_key_gives_the_same_summary() -> None:
    first, second = (
        simulate(GAME, ["bot", "random", "random"], 15, key_from("same")).standings
        for _ in range(2)
    )
    assert first == second


def test_rotation_follows_the_entrant_round_the_table() -> None:
    """A strong entrant stays the strong one wherever it sits."""
    rows = simulate(
        GAME, ["bot", "random", "random"], 90, key_from("rotate"), rotate=True
    ).standings
    assert [row.bot for row in rows] == ["bot", "random", "random"]
    assert rows[0].wins > 0.6


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
