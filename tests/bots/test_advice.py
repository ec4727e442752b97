"""Why the consigliere gives a reason, and why he gives none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from omerta.bots import advice
from omerta.bots.advice import Advice, advise
from omerta.bots.prospects import RIVALS
from omerta.bots.search import Verdict
from omerta.games import package
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import decision_for

PACKAGE = package("razzia")
RAZZIA = PACKAGE.game
# World by world: what there is to be won, whatever one does.
WORLDS = (0, 40_000, 90_000, 20_000, 60_000)
Advised = Callable[[Sequence[Verdict]], list[Advice]]


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> Advised:
    def advised(verdicts: Sequence[Verdict]) -> list[Advice]:
        class Thought:
            def __init__(self, *given: Any) -> None: ...

            def think(self, decision: Any) -> Sequence[Verdict]:
                return verdicts

        monkeypatch.setattr(advice, "Search", Thought)
        return advise(
            PACKAGE, decision_for(RAZZIA, RAZZIA.begin(3, key_from("why")), 0), key_from("he")
        )

    return advised


def verdict(hope: float, *money: float, rivals: Sequence[float] = (0,) * len(WORLDS)) -> Verdict:
    found = Verdict((1,))
    for dollars, others in zip(money, rivals, strict=True):
        found.learn(hope, {"money": dollars, RIVALS: others})
    return found


def more(hope: float, by: float) -> Verdict:
    return verdict(hope, *(dollars + by for dollars in WORLDS))


def test_what_an_answer_surely_brings_more_of_is_said(advised: Advised) -> None:
    best, other = advised([more(0.6, 20_000), more(0.5, 0)])
    assert (best.term, best.amount) == ("money", 20_000)
    assert (other.term, other.amount) == ("", 0)


def test_what_may_be_chance_is_not_said(advised: Advised) -> None:
    """More in the mean, but here more and there less."""
    lucky = verdict(0.6, 80_000, 0, 150_000, 0, 100_000)
    assert sum(lucky.reasons[world]["money"] for world in range(5)) > sum(WORLDS) + 5 * 20_000
    assert [each.term for each in advised([lucky, more(0.5, 0)])] == ["", ""]


def test_what_hardly_matters_is_not_said(advised: Advised) -> None:
    assert [each.term for each in advised([more(0.6, 100), more(0.5, 0)])] == ["", ""]


def test_only_who_does_most_for_it_says_so(advised: Advised) -> None:
    said = advised([more(0.6, 30_000), more(0.55, 20_000), more(0.2, 0), more(0.1, 0)])
    assert [each.term for each in said] == ["money", "", ""]


def test_another_reason_may_speak_for_the_second(advised: Advised) -> None:
    second = verdict(0.5, *WORLDS, rivals=(30_000, 30_001, 30_000, 30_001, 30_000))
    said = advised([more(0.6, 30_000), second, more(0.1, 0)])
    assert [each.term for each in said] == ["money", RIVALS, ""]


def test_nothing_speaks_for_an_answer_that_is_worse_than_the_others(advised: Advised) -> None:
    assert advised([more(0.6, 0), more(0.3, 20_000)])[1].term == ""


def test_answers_the_first_does_not_beat_are_even_with_it(advised: Advised) -> None:
    first, near, worse = verdict(0.6, *WORLDS), verdict(0.6, *WORLDS), verdict(0.5, *WORLDS)
    near.hopes[:] = [0.9, 0.1, 0.9, 0.1, 0.9]
    assert [each.even for each in advised([first, near, worse])] == [True, True, False]
