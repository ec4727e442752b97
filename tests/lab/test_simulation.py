"""Simulations: fair counting, the same key the same games."""

from __future__ import annotations

import pytest

from omerta.games import load
from omerta.kernel.dice import key_from
from omerta.lab.simulation import simulate

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
