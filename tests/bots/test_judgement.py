"""Judgement: a softmax over worth, and no error at all where it is sharp."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from omerta.bots.judgement import SHARP, Judgement
from omerta.kernel.dice import Luck, key_from

MANY = 4000


def judgement(temperature: float) -> Judgement:
    return Judgement(Luck(key_from("judgement")), temperature)


@pytest.mark.parametrize("temperature", [0.5, 2.0])
def test_the_choice_is_a_softmax_of_worth(temperature: float) -> None:
    worth = {"good": 2.0, "better": 3.0, "bad": 0.0}
    judges = judgement(temperature)
    chosen = Counter(judges.best(worth, worth.__getitem__) for _ in range(MANY))
    weights = {name: math.exp(each / temperature) for name, each in worth.items()}
    for name, weight in weights.items():
        likely = weight / sum(weights.values())
        stray = 4 * math.sqrt(likely * (1 - likely) / MANY)
        assert abs(chosen[name] / MANY - likely) < stray, name


def test_who_prefers_a_small_loss_does_so_less_than_half_of_the_time() -> None:
    judges = judgement(1.0)
    done = sum(judges.prefers(-1.0) for _ in range(MANY)) / MANY
    assert abs(done - 1 / (1 + math.e)) < 0.03


def test_sharp_takes_the_best_and_of_equals_the_first() -> None:
    assert SHARP.is_sharp
    assert SHARP.best("abc", {"a": 1.0, "b": 2.0, "c": 2.0}.__getitem__) == "b"
    assert SHARP.prefers(0.1)
    assert not SHARP.prefers(0.0)
