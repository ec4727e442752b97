"""Why the consigliere gives a reason, and why he gives none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from omerta.bots import advice
from omerta.bots.advice import Advice, advise
from omerta.bots.prospects import RIVALS
from omerta.bots.search import Answer, Budget, Verdict
from omerta.games import package
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import decision_for
from tests.games.cosa_nostra.scenario import G, R, Y, table

PACKAGE = package("razzia")
RAZZIA = PACKAGE.game
# World by world: what there is to be won, whatever one does.
WORLDS = (0, 40_000, 90_000, 20_000, 60_000)
Advised = Callable[..., list[Advice]]


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> Advised:
    def advised(
        verdicts: Sequence[Verdict],
        usual: Sequence[Answer] = (),
        quick: bool = False,
        lead: int = 0,
    ) -> list[Advice]:
        class Thought:
            def __init__(self, *given: Any) -> None:
                self.usual = dict.fromkeys(usual or [each.answer for each in verdicts])

            def think(self, decision: Any) -> Sequence[Verdict]:
                return verdicts

        monkeypatch.setattr(advice, "Search", Thought)
        s = RAZZIA.begin(3, key_from("why"))
        s.money[s.waiting[0]] += lead
        prospects = replace(PACKAGE.prospects, quick=frozenset({s.asking} if quick else ()))
        played = replace(PACKAGE, prospects=prospects)
        return advise(played, decision_for(RAZZIA, s, s.waiting[0]), key_from("he"))

    return advised


def verdict(hope: float, *money: float, rivals: Sequence[float] = (0,) * len(WORLDS)) -> Verdict:
    found = Verdict((1,))
    for dollars, others in zip(money, rivals, strict=True):
        found.learn(hope, hope, {"money": dollars, RIVALS: others})
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


def test_a_chance_is_never_certain_and_the_surer_the_more_worlds_agree(advised: Advised) -> None:
    few, many = Verdict((1,)), Verdict((2,))
    for verdict, worlds in ((few, 3), (many, 60)):
        for _ in range(worlds):
            verdict.learn(1.0, 1.0, {})
    more, less = advised([many, few])
    assert 1 / 3 < less.chance < more.chance < 1
    assert more.chance > 0.95


def test_few_worlds_count_beside_a_glance_at_how_things_stand(advised: Advised) -> None:
    """One world was lost: for whoever leads by far that is bad luck, and it is far from certain."""
    lost = answered((1,), 0.0)
    (even,) = advised([lost])
    (ahead,) = advised([lost], lead=400_000)
    (behind,) = advised([lost], lead=-4_000_000)
    assert 0 < behind.chance < 0.02 < even.chance < 0.2
    assert 0.3 < ahead.chance < 0.5


USUAL, STRANGE = (1,), (2,)


def answered(answer: Answer, *hopes: float) -> Verdict:
    found = Verdict(answer)
    for hope in hopes:
        found.learn(hope, hope, {})
    return found


def test_the_games_own_player_is_only_overruled_by_what_surely_does_better(
    advised: Advised,
) -> None:
    usual = answered(USUAL, 0.5, 0.5, 0.5)
    lucky, better = answered(STRANGE, 0.9, 0.1, 0.6), answered(STRANGE, 0.7, 0.6, 0.7)
    assert [each.answer for each in advised([better, usual], [USUAL])] == [STRANGE, USUAL]
    assert [each.answer for each in advised([lucky, usual], [USUAL, STRANGE])] == [USUAL, STRANGE]


def test_what_only_chance_came_up_with_is_not_advised(advised: Advised) -> None:
    """Such as a Henchman for a rival: in most worlds that are met nothing comes of it."""
    usual = answered(USUAL, 0.5, 0.5, 0.5)
    strange = answered(STRANGE, 0.5, 0.5, 0.51)
    assert [each.answer for each in advised([strange, usual], [USUAL])] == [USUAL]


def test_where_the_player_reckons_better_than_one_can_see_ahead_he_is_not_overruled(
    advised: Advised,
) -> None:
    usual, better = answered(USUAL, 0.5, 0.5, 0.5), answered(STRANGE, 0.7, 0.6, 0.7)
    found = advised([better, usual], [USUAL], quick=True)
    assert [each.answer for each in found] == [USUAL]


def test_he_does_not_advise_giving_a_rival_ones_henchman() -> None:
    played = package("cosa_nostra")
    scene = table(
        "planning",
        turn=R,
        influence={R: "henchman"},
        tasks={"r1": "J1C01", "g1": "J1C05", "y1": "J1C02"},
    )
    gifts = [path for path in scene.paths(R) if path[0] == "henchman" and path[-1][0] in "gy"]
    assert gifts, "it could be done"
    s = scene.s
    for number in range(3):
        decision = decision_for(played.game, s, R)
        for each in advise(played, decision, key_from(number), Budget(thoughts=6)):
            made = s.clone()
            for action in each.answer:
                played.game.act(made, R, action)
            helped = [made.attached[gangster] for seat in (G, Y) for gangster in made.crews[seat]]
            assert not any(helped)
