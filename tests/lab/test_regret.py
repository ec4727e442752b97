"""Regret: what an answer costs beside the best, in the worlds both have met."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.bots.search import Verdict
from omerta.lab import regret


def verdict(answer: int, *hopes: float) -> Verdict:
    found = Verdict((answer,))
    for hope in hopes:
        found.learn(hope, hope, {})
    return found


def test_regret_counts_worlds_that_both_have_met() -> None:
    best, dropped = verdict(1, 0.6, 0.4, 0.9), verdict(2, 0.5, 0.1)
    assert regret.regret([best, dropped], (1,)) == 0
    assert regret.regret([best, dropped], (2,)) == pytest.approx(0.2)


def test_what_did_better_there_is_not_regretted() -> None:
    assert regret.regret([verdict(1, 0.2, 0.9), verdict(2, 0.5)], (2,)) == 0


def test_summary_tells_the_middle_the_bad_ones_and_how_many() -> None:
    lines = [regret.Regrets(number, {"boss": [0.0] * 4 + [0.01 * number]}) for number in range(10)]
    found = regret.summary(lines, "boss")
    assert (found.asked, found.median) == (50, 0.0)
    assert found.most == pytest.approx(0.041)
    assert found.mistakes == pytest.approx(6 / 50)


def test_games_on_disk_are_not_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = regret.measure("razzia", 3, 1, "regret", tmp_path)
    assert first[0].regrets.keys() == {*regret.ASKED}
    asked = {len(each) for each in first[0].regrets.values()}
    assert len(asked) == 1
    assert asked.pop() > 0
    assert sum(first[0].regrets["random"]) > sum(first[0].regrets["boss"])

    def looked_at(agreed: regret.Terms, number: int) -> regret.Regrets:
        raise AssertionError("it was on disk")

    monkeypatch.setattr(regret, "look_at", looked_at)
    assert regret.measure("razzia", 3, 1, "regret", tmp_path) == first
