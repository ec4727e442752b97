"""Guided first games are played to their end on the real engine, with every answer they name."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from omerta.games import names, package
from omerta.games.lessons import begun, has_lesson, lesson_of
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.lessons import LEARNER, LessonRun
from omerta.reference import reference
from omerta.text import LANGUAGES

LESSONS = [name for name in names() if has_lesson(package(name))]
MOST_WORDS_A_STEP, MOST_WORDS = 30, 700


def at(name: str, step: int) -> LessonRun:
    run = begun(package(name))
    run.go_to(step)
    return run


def played(run: LessonRun) -> LessonRun:
    """To the end, by the answers the lesson asks for."""
    run.go_to(len(run.lesson.steps))
    return run


def answers(run: LessonRun) -> list[tuple[int, ...]]:
    """All answers to the open question, short of endless ones. Where an answer
    is judged before it is complete, what could follow does not matter."""
    found: list[tuple[int, ...]] = []
    open_paths: list[tuple[int, ...]] = [()]
    while open_paths:
        path = open_paths.pop()
        options = run.options(path)
        if options and run.may_go_on(path):
            open_paths += [(*path, option) for option in options]
        else:
            found.append(path)
    return found


def path_of(run: LessonRun, answer: str) -> list[int]:
    steps = [run.game.actions.parse(step) for step in answer.split(" / ")]
    return [step for step in steps if step is not None]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_comes_to_its_end(name: str) -> None:
    run = played(begun(package(name)))
    assert run.step is None
    scores = run.game.scores(run.match.state)
    assert scores[LEARNER] == max(scores), "it ends with a success"


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_step_speaks_of_lies_on_the_table_when_it_is_said(name: str) -> None:
    run = begun(package(name))
    since = len(run.match.events)
    while (step := run.step) is not None:
        held = run.held(since)
        assert (held is None) == (step.before == ""), step.id
        assert held is None or since <= held < len(run.match.events)
        since = len(run.match.events)
        if step.ask:
            run.answer(run.usual())
        else:
            run.go_on()


@pytest.mark.parametrize("name", LESSONS)
def test_every_answer_has_something_said_to_it_and_the_lesson_goes_on(name: str) -> None:
    met = set()
    for number, step in enumerate(lesson_of(package(name)).steps):
        if not step.ask:
            continue
        run = at(name, number)
        for path in answers(run):
            before = run.match.state.to_json()
            said = run.judge(path)
            met.add((step.id, said.say))
            if said.do == "show":
                assert run.shown(path).state.to_json() != before
                assert run.answer(path).do == "show"
            elif said.do == "nudge":
                run.answer(path)
            else:
                run.answer(path)
                assert played(run).step is None
                run = at(name, number)
                continue
            assert run.step is step
            assert run.match.state.to_json() == before
    written = {
        (step.id, other.say) for step in lesson_of(package(name)).steps for other in step.otherwise
    }
    assert written <= met, "each of them can be met"


@pytest.mark.parametrize(("name", "seed"), [*product(LESSONS, range(8))])
def test_any_answers_that_go_on_lead_to_the_end(name: str, seed: int) -> None:
    run, luck = begun(package(name)), Luck(key_from(f"a learner {seed}"))
    while (step := run.step) is not None:
        if not step.ask:
            run.go_on()
            continue
        going = [path for path in answers(run) if run.judge(path).do == "go"]
        run.answer(going[luck.below(len(going))])
    scores = run.game.scores(run.match.state)
    assert scores[LEARNER] == max(scores), "it ends with a success"


@pytest.mark.parametrize("name", LESSONS)
def test_back_leads_to_the_same_position(name: str) -> None:
    run = begun(package(name))
    states: list[Any] = []
    while run.step is not None:
        states.append(run.match.state.to_json())
        run.go_to(run.at + 1)
    for number in reversed(range(len(states))):
        run.go_to(number)
        assert run.match.state.to_json() == states[number]


@pytest.mark.parametrize(("name", "language"), [*product(LESSONS, LANGUAGES)])
def test_all_is_said_and_briefly(name: str, language: str) -> None:
    text, lesson = package(name).text(language), lesson_of(package(name))
    run, total = begun(package(name)), 0
    for number, step in enumerate(lesson.steps):
        run.go_to(number)
        words = text(f"lesson-{step.id}", run.facts())
        total += len(words.split(" "))
        assert len(words.split(" ")) <= MOST_WORDS_A_STEP, step.id
        assert text.has(f"lesson-chapter-{step.chapter}")
        assert text.has(f"learned-{step.chapter}")
        for other in step.otherwise:
            assert len(text(f"lesson-{other.say}").split(" ")) <= MOST_WORDS_A_STEP
    assert total <= MOST_WORDS


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_cites_its_rule(name: str) -> None:
    rules = reference(name, "en")
    assert all(step.rule in rules for step in lesson_of(package(name)).steps)


@pytest.mark.parametrize("name", LESSONS)
def test_of_a_wrong_answer_all_stays_that_still_leads_on(name: str) -> None:
    for number, step in enumerate(lesson_of(package(name)).steps):
        if not step.ask:
            continue
        run = at(name, number)
        for path in answers(run):
            if run.judge(path).do != "nudge":
                continue
            good = run.good_start(path)
            assert run.judge_early(path[:good]) is None, step.id
            if good < len(path):
                assert not run.may_go_on(path[: good + 1]), step.id


@pytest.mark.parametrize(
    ("name", "step", "answer", "good", "say"),
    [
        ("cosa_nostra", 1, "gangster G-blundetto-2s / job J1C08", 1, "own-needs"),
        (
            "gangs_city",
            1,
            "tile thug / at distillery / side e / combat / chief / done",
            4,
            "chief-later",
        ),
    ],
)
def test_a_whole_answer_is_told_wrong_before_it_is_sent(
    name: str, step: int, answer: str, good: int, say: str
) -> None:
    run = at(name, step)
    path = path_of(run, answer)
    early = run.judge_early(path)
    assert early is not None
    assert early.say == say
    assert run.good_start(path) == good


def test_what_only_closes_an_answer_is_not_told_wrong_before_it_is_sent() -> None:
    run = at("gangs_city", 3)
    unled = path_of(run, "tile bodyguard / at gambling_den / side e / recruit / plain / done")
    assert run.judge(unled).say == "dealer-shrugs"
    assert run.judge_early(unled) is None
    assert run.good_start(unled) == len(unled)


def test_where_nothing_was_chosen_the_end_does_not_stay_picked() -> None:
    steal = [step.id for step in lesson_of(package("deal")).steps].index("steal")
    run = at("deal", steal)
    assert run.judge(path_of(run, "end")).say == "look-next-door"
    assert run.good_start(path_of(run, "end")) == 0
