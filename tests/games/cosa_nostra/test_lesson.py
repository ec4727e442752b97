"""The guided first game says what it says: money, markers and promises at its turning points."""

from __future__ import annotations

from omerta.games import package
from omerta.games.cosa_nostra.content import MONOPOLY_IDS
from omerta.games.cosa_nostra.state import CosaNostra
from omerta.games.lessons import begun
from omerta.kernel.lessons import LEARNER, LessonRun

KARINE = 1


def at(step: str) -> LessonRun:
    run = begun(package("cosa_nostra"))
    run.go_to([each.id for each in run.lesson.steps].index(step))
    return run


def state(step: str) -> CosaNostra:
    s = at(step).match.state
    assert isinstance(s, CosaNostra)
    return s


def path(run: LessonRun, *notations: str) -> tuple[int, ...]:
    actions = [run.game.actions.parse(each) for each in notations]
    return tuple([action for action in actions if action is not None])


def test_the_learner_is_asked_for_offers_at_a_live_table() -> None:
    run = at("protection")
    assert not run.match.stepped
    seen = run.seen(()).prompt
    assert seen is not None
    assert seen.kind == "answer_offer"
    assert run.judge(path(run, "decline_offer")).say == "tuition"
    run.answer(path(run, "accept_offer"))
    assert run.match.state.cash == [1, 3, 2]
    run.go_on()
    run.answer(path(run, "offer rent", "player 2", "business B-pimp-1", "amount 1"))
    assert [owner for owner, _ in run.match.state.markers] == [LEARNER]


def test_the_promise_is_broken_and_the_deal_is_not() -> None:
    before, after = state("named"), state("robbed")
    assert before.cash[LEARNER] - after.cash[LEARNER] == 5
    assert [(each.maker, each.mark) for each in after.promises] == [(KARINE, "broken")]
    assert state("buy").cash[LEARNER] - after.cash[LEARNER] == 9
    assert not state("buy").markers


def test_the_monopoly_makes_the_learner_the_best_paid() -> None:
    s = state("payday")
    credit = MONOPOLY_IDS.index("credit")
    assert s.monopolies[credit] == LEARNER
    assert s.incomes == [9 + 5, 6, 7]
    assert s.board.monopoly_income[credit] == 5


def test_all_is_won_whoever_is_robbed_and_whatever_is_believed() -> None:
    run = at("word-again")
    run.answer(path(run, "accept_offer"))
    run.answer(path(run, "offer rent", "player 2", "business B-pimp-1", "amount 4"))
    run.answer(path(run, "gangster G-blundetto-3r", "job J2C06"))
    run.answer(path(run, "gangster G-blundetto-3s", "job J2T1"))
    run.answer(path(run, "gangster G-blundetto-3s", "name", "player 2"))
    run.go_to(len(run.lesson.steps))
    assert run.match.state.cash[LEARNER] == 17
    assert max(run.match.state.cash) == 17
