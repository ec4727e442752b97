"""Examples of the rules to be tried out: each leads to its position and ends as the rules say."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from omerta.games import HOUSE, package
from omerta.games.lessons import begun, examples, lesson_of
from omerta.kernel.lessons import LEARNER, LessonRun
from omerta.reference import reference
from omerta.text import LANGUAGES

ALL = [(game, name) for game in HOUSE for name in examples(package(game))]
MOST_WORDS = 35

# What becomes of answers: the game's example, the answers, an event with its rule, and what it
# tells. "" is the answer that the example asks for first of all.
OUTCOMES: list[tuple[str, list[str], str, str, dict[str, Any]]] = [
    ("razzia split", [""], "share", "RZ-5.11", {"seat": 0, "bills": (25_000, 10_000)}),
    (
        "razzia split",
        ["share 0 / share 0 / share 0 / done"],
        "duel_won",
        "RZ-6.7",
        {"seat": 1, "bills": (25_000, 20_000, 10_000)},
    ),
    (
        "razzia duel",
        ["duel"],
        "duel_won",
        "RZ-6.7",
        {"seat": 0, "bills": (25_000, 20_000, 10_000)},
    ),
    ("razzia duel", ["accept"], "share", "RZ-5.11", {"seat": 0, "bills": (20_000,)}),
    ("mafiozoo bribe", [""], "bribe", "MZ-5.11", {"path": (4, 3, 2), "counts": (1, 1, 1)}),
    ("mafiozoo city", [""], "thug", "MZ-7.2", {"seat": 0, "tokens": (1, 3)}),
    ("gangs_city closed", [""], "lay", "GC-4.7", {"seat": 0}),
    ("gangs_city shootout", [""], "takes", "GC-6.18", {"seat": 0, "before": -1}),
    (
        "gangs_city shootout",
        ["tile driver / at bar / side se / recruit / plain / done"],
        "takes",
        "GC-6.18",
        {"seat": 1, "before": -1},
    ),
    ("cosa_nostra theft", ["", ""], "rolled", "CN-6.5", {"threshold": 4, "successes": 2}),
    ("cosa_nostra theft", ["", ""], "money", "CN-8.7", {"payer": 1, "payee": 0, "amount": 5}),
    ("cosa_nostra job", [""], "rolled", "CN-6.5", {"successes": 1, "hits": (False, True)}),
    (
        "cosa_nostra job",
        ["gangster G-blundetto-3s / reveal"],
        "needs_missing",
        "CN-7.5",
        {"seat": 0},
    ),
    ("deal route", [""], "moved", "DA-6.1", {"seat": 0, "hostile": -1}),
    ("deal fight", [""], "suffered", "DA-7.14", {"seat": 0, "soldiers": 2, "left": 2}),
]


def named(example: str) -> LessonRun:
    game, name = example.split(" ")
    return begun(package(game), name)


def path_of(run: LessonRun, answer: str) -> tuple[int, ...]:
    actions = run.game.actions
    found = [actions.parse(each) for each in answer.split(" / ")] if answer else run.usual()
    assert None not in found, answer
    return tuple(each for each in found if each is not None)


@pytest.mark.parametrize(("example", "answers", "kind", "rule", "told"), OUTCOMES)
def test_an_example_ends_as_the_rules_say(
    example: str, answers: list[str], kind: str, rule: str, told: dict[str, Any]
) -> None:
    run = named(example)
    before = len(run.match.events)
    for answer in answers:
        assert run.answer(path_of(run, answer)).do == "go"
    heard = [each for each in run.match.heard(LEARNER, before) if each.kind == kind]
    facts = [{name: getattr(each.data, name) for name in told} for each in heard]
    assert told in facts, facts
    assert {
        each.rule for each in heard if told.items() <= msgspec.structs.asdict(each.data).items()
    } == {rule}


def test_every_example_has_its_outcome() -> None:
    assert {tuple(example.split(" ")) for example, *_ in OUTCOMES} == set(ALL)
    assert all(sum(game == each for game, _ in ALL) >= 2 for each in HOUSE)


def test_GC_1_6_a_stack_closes_the_other_sides_of_its_cell() -> None:
    run = named("gangs_city closed")
    sides = run.options(path_of(run, "tile thug / at gambling_den"))
    offered = [run.game.actions.notation(each) for each in sides]
    assert "side e" in offered
    assert "side ne" not in offered


def test_MZ_7_3_inner_places_are_closed_to_who_has_no_thug() -> None:
    run = named("mafiozoo city")
    offered = [run.game.actions.notation(each) for each in run.options(())]
    assert "thug boxing_gym" in offered
    assert "thug night_club" not in offered


@pytest.mark.parametrize(("example", "language"), [*product(ALL, LANGUAGES)])
def test_it_is_told_in_few_words_and_cites_its_rules(
    example: tuple[str, str], language: str
) -> None:
    game, name = example
    lesson, text = lesson_of(package(game), name), package(game).text(language)
    run = begun(package(game), name)
    assert text(f"rules-example-{name}")
    for number, step in enumerate(lesson.steps):
        run.go_to(number)
        assert step.rule in reference(game, language)
        assert text(f"lesson-chapter-{step.chapter}")
        for said in (
            text(f"lesson-{step.id}", run.facts()),
            *[text(f"lesson-{each.say}") for each in step.otherwise],
        ):
            assert len(said.split()) <= MOST_WORDS
