"""Lessons on the page: all of them whole, by finger on a phone and by keyboard at a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from omerta.games import names, package
from omerta.games.lessons import begun, has_lesson
from tests.browser.answering import ANSWERING
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, WIDE
from tests.browser.learner import Learner, Pressing, by_finger, by_key, by_pointer
from tests.browser.test_axe import barriers

LESSONS = [name for name in names() if has_lesson(package(name))]


@pytest.mark.parametrize(
    ("size", "press"),
    [(PHONE, by_finger), (WIDE, by_key)],
    ids=["by finger on a phone", "by keyboard"],
)
@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson(guests: Guests, game: str, size: ViewportSize, press: Pressing) -> None:
    learner = Learner(guests(size=size), game, press)
    run = begun(package(game))
    learner.begin()
    while (step := run.step) is not None:
        learner.expect_step(run.at)
        learner.led = not step.alone
        # A phone shows one part of the table at a time: of what is only told, something is lit.
        some = size == PHONE and not step.ask and len(step.light) > 1
        learner.expect_lit(step.id, step.light, at_least=1 if some else len(step.light))
        if step.ask:
            if step.alone:
                learner.see_the_table()
            path = run.usual()
            ANSWERING[game](learner, run, [run.game.actions.notation(each) for each in path])
            run.answer(path)
        else:
            learner.go_on()
            run.go_on()
    expect(learner.page.get_by_text("That was your first evening.")).to_be_visible()
    assert learner.at() == len(run.lesson.steps)
    assert barriers(learner.guest) == []


def test_a_real_game_begins_after_a_lesson(guests: Guests) -> None:
    learner = Learner(guests(), "razzia", by_pointer)
    learner.begin(len(begun(package("razzia")).lesson.steps) - 1)
    learner.go_on()
    learner.press(".end .primary")
    expect(learner.page.get_by_role("region", name="Tullio, at hand")).to_be_visible()


def test_another_choice_is_answered_and_shown_and_taken_back(guests: Guests) -> None:
    learner = Learner(guests(), "razzia", by_pointer)
    learner.begin(1)
    learner.press('button[data-piece="card:jungle police 3"]')
    expect(learner.page.locator(".remark.nudge")).to_contain_text("First, simple greed")
    learner.begin(9)
    accept = package("razzia").game.actions.parse("accept")
    learner.press(f'[data-piece="action:{accept}"]')
    expect(learner.page.get_by_text("A sure ten")).to_be_visible()
    learner.go_on()
    expect(learner.page.get_by_text("A sure ten")).to_have_count(0)
    learner.expect_step(9)


def test_leaving_keeps_the_place_and_escape_asks_first(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "razzia", by_key)
    learner.begin(4)
    learner.page.keyboard.press("Enter")
    learner.expect_step(5)
    learner.page.keyboard.press("Escape")
    learner.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(learner.page).to_have_url(learner.guest.address + "/")
    learner.page.goto("/learn/razzia")
    learner.expect_step(5)
