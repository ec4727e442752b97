"""Lessons on the page: a whole one by pointer and by keyboard, and what is lit in all of them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from omerta.games import names, package
from omerta.games.lessons import begun, has_lesson, lesson_of
from omerta.kernel.lessons import BETWEEN, LessonRun
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.test_axe import barriers

LESSONS = [name for name in names() if has_lesson(package(name))]
SIZES = {"wide": WIDE, "phone": PHONE}
KEPT = "omerta.lessons"
MOST_CHAPTERS = 2  # looked at: more take longer and show no more

# For each thing lit: can it be seen, and how much of it does the teacher's card cover?
COVERED = """(keys) => {
  const card = document.querySelector(".teacher").getBoundingClientRect();
  const all = (key) => [...document.querySelectorAll(`[data-piece="${CSS.escape(key)}"]`)];
  return Object.fromEntries(keys.map((key) => {
    const boxes = all(key).map((each) => each.getBoundingClientRect());
    const box = boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!box || box.width * box.height === 0) return [key, 1];
    const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    const down = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
    const covered = across > 0 && down > 0 ? across * down : 0;
    return [key, covered / (box.width * box.height)];
  }));
}"""


def by_pointer(target: Locator) -> None:
    target.click()


def by_key(target: Locator) -> None:
    target.focus()
    target.press("Enter")


class Learner:
    """Somebody in a lesson."""

    def __init__(self, guest: Guest, game: str, press: Callable[[Locator], None]) -> None:
        self.guest, self.page, self.game = guest, guest.page, game
        self._press = press

    def begin(self, step: int = 0) -> None:
        """At this step, as if it had been left there."""
        kept = json.dumps({self.game: {"at": step, "steps": 99, "done": False}})
        if not self.page.url.startswith(self.guest.address):
            self.page.goto("/favicon.svg")
        self.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])
        self.page.goto(f"/learn/{self.game}")
        self.expect_step(step)

    def at(self) -> int:
        kept = json.loads(self.page.evaluate("(key) => localStorage[key]", KEPT))
        return int(kept[self.game]["at"])

    def expect_step(self, step: int) -> None:
        said = f"step {step + 1} of {len(lesson_of(package(self.game)).steps)}"
        expect(self.page.get_by_text(said)).to_be_attached()
        expect(self.page.locator(".teacher.ready")).to_be_visible()

    def press(self, sign: str) -> None:
        self._press(self.page.locator(f"{sign} >> visible=true").first)

    def go_on(self) -> None:
        self.press("[data-next]")

    def send(self) -> None:
        self.press("[data-piece=send]:not(:disabled)")


def answer_in_razzia(learner: Learner, run: LessonRun, answer: str) -> None:
    """Press what this answer is made of."""
    verb, _, what = answer.partition(" ")
    if verb == "play":
        learner.press(f'button[data-piece="card:{what}"]')
    elif verb == "extra":
        learner.press(f'[data-piece="bar:{what}"] button')
    elif verb in ("accept", "duel"):
        learner.press(f'[data-piece="action:{run.game.actions.parse(answer)}"]')
        return
    else:
        for bill, share in enumerate(answer.split(BETWEEN)):
            if share not in ("share 0", "done"):
                learner.press(f'[data-share="{bill}"]')
    learner.send()


@pytest.mark.parametrize(
    ("size", "press"),
    [(WIDE, by_pointer), (PHONE, by_key)],
    ids=["by pointer", "by keyboard on a phone"],
)
def test_a_whole_lesson(
    guests: Guests, size: ViewportSize, press: Callable[[Locator], None]
) -> None:
    learner = Learner(guests(size=size), "razzia", press)
    run = begun(package("razzia"))
    learner.begin()
    while (step := run.step) is not None:
        learner.expect_step(run.at)
        if step.ask:
            path = run.usual()
            answer_in_razzia(learner, run, BETWEEN.join(map(run.game.actions.notation, path)))
            run.answer(path)
        else:
            learner.go_on()
            run.go_on()
    expect(learner.page.get_by_text("That was your first evening.")).to_be_visible()
    assert learner.at() == len(run.lesson.steps)
    assert barriers(learner.guest) == []
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", LESSONS)
def test_what_is_lit_is_there_and_the_card_does_not_cover_it(
    guests: Guests, game: str, size: str
) -> None:
    """At the first step of the first chapters that lights something to press."""
    learner = Learner(guests(size=SIZES[size]), game, by_pointer)
    chapters: set[str] = set()
    for number, step in enumerate(lesson_of(package(game)).steps):
        if not step.ask or step.alone or not step.light or step.chapter in chapters:
            continue
        if len(chapters) == MOST_CHAPTERS:
            break
        chapters.add(step.chapter)
        learner.begin(number)
        learner.page.wait_for_function(
            "(keys) => keys.some((key) => document.querySelector(`[data-piece='${key}']`))",
            arg=list(step.light),
        )
        covered = learner.page.evaluate(COVERED, list(step.light))
        assert min(covered.values()) < 0.2, (step.id, covered)
    assert barriers(learner.guest) == []
