"""Lessons on the page: all of them whole, by finger on a phone and by keyboard at a desk."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from omerta.games import names, package
from omerta.games.lessons import begun, has_lesson, lesson_of
from tests.browser.answering import ANSWERING, in_cosa_nostra
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, WIDE
from tests.browser.learner import (
    KEPT,
    RINGED,
    RINGED_WHOLE,
    SEND,
    STILL,
    Learner,
    Pressing,
    by_finger,
    by_key,
    by_pointer,
)
from tests.browser.test_axe import barriers

AT_SECOND = '{"gangs_city": {"at": 1, "steps": 99, "done": false}}'
# Does an arrow end on this shape of a map?
ENDS_ON = """(arrow, shape) => {
  const { x, y, width } = arrow.getBoundingClientRect();
  const at = new DOMPoint(x + width / 2, y).matrixTransform(shape.getScreenCTM().inverse());
  return shape.isPointInFill(at);
}"""
# Does the teacher's card lie on none of these?
FREE_OF_CARD = """(sign) => {
  const card = document.querySelector(".teacher.ready").getBoundingClientRect();
  return [...document.querySelectorAll(sign)].every((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return bottom <= card.top || top >= card.bottom || right <= card.left || left >= card.right;
  });
}"""
OPACITY = "(each) => getComputedStyle(each).opacity"
LESSONS = [name for name in names() if has_lesson(package(name))]


def step_of(game: str, name: str) -> int:
    return [step.id for step in lesson_of(package(game)).steps].index(name)


@pytest.mark.parametrize(
    ("size", "press"),
    [(PHONE, by_finger), (WIDE, by_key)],
    ids=["by finger on a phone", "by keyboard"],
)
@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson_and_a_real_game_after_it(
    guests: Guests, game: str, size: ViewportSize, press: Pressing
) -> None:
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
    learner.press(".end .primary")
    teacher = learner.page.get_by_role("region", name="Tullio, at hand")
    expect(teacher.locator(".aim")).to_be_visible()
    if (game, size) == ("razzia", PHONE):  # he is alike in all games: put away, he stays away
        teacher.get_by_role("button", name="Put away for now").tap()
        learner.page.reload()
        expect(teacher).to_be_visible()
        expect(teacher.locator(".aim")).to_have_count(0)


def test_another_choice_is_answered_and_shown_and_taken_back(guests: Guests) -> None:
    learner = Learner(guests(), "razzia", by_pointer)
    learner.begin(1)
    learner.press('button[data-piece="card:jungle police 3"]')
    expect(learner.page.locator(".remark.nudge")).to_contain_text("First, simple greed")
    duel = step_of("razzia", "duel")
    learner.begin(duel)
    accept = package("razzia").game.actions.parse("accept")
    learner.press(f'[data-piece="action:{accept}"]')
    expect(learner.page.get_by_text("no shame in it")).to_be_visible()
    # The table stays in the round in which it was accepted.
    expect(learner.page.locator("main .bar", has_text="Colibri")).to_contain_text("$5,000")
    # Who took what is read until the cards are put away.
    taken = learner.page.locator("main .bar", has_text="Cotton Club").locator(".verdict")
    expect(taken).to_have_text(re.compile(r"You take \$10,000\s*Karine takes \$45,000"))
    learner.go_on()
    expect(learner.page.get_by_text("no shame in it")).to_have_count(0)
    learner.expect_step(duel)


def test_on_a_phone_the_card_leaves_what_is_to_be_compared(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "razzia", by_finger)
    learner.begin(step_of("razzia", "bait"))
    learner.page.wait_for_function(FREE_OF_CARD, arg="main .bar [data-reads], [data-seat-strip]")


def test_enter_goes_on_from_what_cannot_be_pressed(guests: Guests) -> None:
    learner = Learner(guests(), "razzia", by_pointer)
    learner.begin(0)
    learner.page.locator('button[data-piece^="card:"]').first.click(force=True)
    learner.page.keyboard.press("Enter")
    learner.expect_step(1)


def test_where_the_ring_comes_after_enter_nothing_looks_done(guests: Guests) -> None:
    learner = Learner(guests(), "razzia", by_pointer)
    learner.begin(4)
    learner.page.keyboard.press("Enter")
    learner.expect_step(5)
    place = learner.page.locator('[data-piece="bar:colibri"] button.place')
    expect(place).to_be_focused()
    assert learner.page.locator("main .stake s").count() == 0
    learner.page.keyboard.press("ArrowRight")
    expect(learner.page.locator("main .stake s")).to_have_count(1)


def test_what_is_only_suggested_is_not_the_next_thing_to_do(guests: Guests) -> None:
    learner = Learner(guests(), "razzia", by_pointer)
    learner.begin(step_of("razzia", "own-offer"))
    main, choose = learner.page.locator(".actions .primary"), learner.page.locator(".speech .go")
    expect(learner.page.locator(SEND)).to_have_text("Keep it all")
    expect(main).to_have_count(0)
    expect(choose).to_be_visible()
    learner.page.locator('button[data-share="2"]').click()
    expect(main).to_have_text("Offer Karine $10,000")
    expect(choose).to_have_count(0)


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


def test_escape_closes_a_tip_and_nothing_else_and_enter_stays(guests: Guests) -> None:
    learner = Learner(guests(), "mafiozoo", by_pointer)
    learner.begin(step_of("mafiozoo", "threads"))
    learner.page.mouse.move(2, 2)
    learner.page.locator("[data-piece='character:judge']").hover(force=True)
    tip, dialog = learner.page.get_by_role("tooltip"), learner.page.get_by_role("dialog")
    expect(tip).to_be_visible()
    learner.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(dialog).to_have_count(0)
    learner.page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    learner.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    learner.expect_step(step_of("mafiozoo", "threads"))


def test_what_is_well_found_is_praised_though_something_else_is_wanted(guests: Guests) -> None:
    learner = Learner(guests(), "mafiozoo", by_pointer)
    learner.begin(step_of("mafiozoo", "raise"))
    learner.press("[data-fold]")
    learner.press("[data-card='6']")
    remark = learner.page.locator(".teacher .remark")
    expect(remark).to_contain_text("Well found")
    expect(remark).to_have_class(re.compile("pleased"))


def test_what_was_wrong_is_taken_back_and_the_ring_leads_on(guests: Guests) -> None:
    learner = Learner(guests(), "gangs_city", by_pointer)
    learner.begin(1)
    learner.press('button[data-piece="hand:thug"]')
    learner.press_ring("[data-path]")
    chief = "button[data-piece=chief]"
    learner.press(f"{chief}[aria-pressed=false]")
    expect(learner.page.locator(".remark.nudge")).to_contain_text("Save yours")
    expect(learner.page.locator(chief).last).to_have_attribute("aria-pressed", "false")
    learner.press_ringed(SEND)
    learner.expect_step(2)


def test_a_wrong_pick_is_told_before_it_is_sent_and_forgotten_with_the_next(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(1)
    jimmy = '[data-piece="gangster:G-blundetto-2s"] > .man'
    learner.press(jimmy)
    learner.press('button[data-piece="job:J1C08"]')
    expect(learner.page.locator(".remark.nudge")).to_be_visible()
    learner.press('button[data-piece="job:J1C11"]')
    learner.send()
    learner.expect_step(2)


def test_of_a_phase_ended_wrongly_all_that_was_right_stays(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(2)
    drug = f'[data-action="{package("deal").game.actions.parse("drug SAL")}"]'
    learner.press(drug)
    learner.press("button:has-text('Do this first')")
    expect(learner.page.locator(".remark.nudge.pleased")).to_contain_text("Right so far")
    expect(learner.page.locator(drug)).to_have_attribute("aria-pressed", "true")
    learner.press_ringed(SEND)
    learner.expect_step(3)


def test_a_tap_anywhere_in_the_ring_counts_and_a_piece_too_many_goes(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(3)
    learner.press_on_map('path[data-territory="SAL"]')
    learner.press_ring('path[data-territory="HAB"]')  # its middle is the sea
    actions = package("deal").game.actions
    boss, drug = (
        f'[data-action="{actions.parse(f"add SAL {what} one")}"]' for what in ("boss", "drug")
    )
    learner.press(boss)
    expect(learner.page.locator(".remark.nudge")).to_be_visible()
    expect(learner.page.locator(f".stepper:has({boss}) output")).to_have_text("0/1")
    learner.press_ringed(drug)
    learner.send()
    learner.expect_step(4)


def test_a_line_leads_on_from_what_is_pressed_first_and_never_back(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(step_of("deal", "two-steps"))
    arrow = learner.page.locator(".calm-layer .arrow")
    expect(arrow).to_have_count(1)
    land = learner.page.locator('path[data-territory="MIA"]')
    assert arrow.evaluate(ENDS_ON, land.element_handle()), "it ends on the land, not in the sea"
    learner.press_on_map('path[data-territory="SAL"]')
    learner.page.wait_for_function(RINGED, arg=land.element_handle())
    expect(arrow).to_have_count(0)


def test_on_a_phone_land_is_lit_near_enough_for_its_name(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(step_of("deal", "colours"))
    for name in ("San Salvador", "Miami", "Atlanta"):
        expect(learner.page.locator(".name", has_text=name)).to_be_in_viewport(ratio=1)
    learner.begin(step_of("deal", "sail"))
    for name in ("San Salvador", "La Habana"):
        expect(learner.page.locator(".name", has_text=name)).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_card_leaves_the_figures_and_the_ring_has_the_name(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    for step in ("make", "sell"):
        learner.begin(step_of("deal", step))
        learner.page.wait_for_function(RINGED)
        strip = learner.page.locator("[data-seat-strip]").bounding_box()
        card = learner.page.locator(".teacher .card").bounding_box()
        assert strip
        assert card
        assert card["y"] >= strip["y"] + strip["height"], step
    learner.begin(step_of("deal", "sail"))
    name = learner.page.locator(".name", has_text="San Salvador")
    name.evaluate(STILL)
    within = """(name) => {
      const [ring, box] = [document.querySelector(".calm-layer .ring"), name].map((each) =>
        each.getBoundingClientRect());
      return ring.top <= box.top && ring.left <= box.left && box.right <= ring.right;
    }"""
    learner.page.wait_for_function(within, arg=name.element_handle())
    # The map was led there, not moved: no map of the map lies on it.
    assert float(learner.page.locator(".corner.top").evaluate(OPACITY)) == 0


def test_on_a_phone_no_button_lies_on_the_little_a_sheet_leaves_of_the_map(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(step_of("deal", "hire"))
    closer = learner.page.get_by_role("button", name="Closer")
    expect(learner.page.locator('[data-piece="territory:MIA"]').first).to_be_attached()
    expect(closer).to_have_count(0)
    learner.begin(step_of("deal", "bring"))
    expect(closer).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_the_button_cuts_no_line_in_two(guests: Guests, locale: str) -> None:
    learner = Learner(guests(size=PHONE, locale=locale), "deal", by_finger)
    learner.page.goto("/favicon.svg")
    kept = json.dumps({"deal": {"at": step_of("deal", "defend"), "steps": 99, "done": False}})
    learner.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])
    learner.page.goto("/learn/deal")
    learner.press('button[data-piece="weapon:W02"]')
    words = learner.page.locator(f"{SEND} > span")
    expect(words).to_be_visible()
    assert words.evaluate("(all) => all.scrollHeight <= all.clientHeight + 1")
    # A long one ends with whole lines, and says that there is more.
    words.evaluate("(all) => (all.textContent = 'Much more than has room here. '.repeat(9))")
    lines = "(all) => all.clientHeight / parseFloat(getComputedStyle(all).lineHeight)"
    assert words.evaluate(lines) == pytest.approx(2, abs=0.1)


def test_by_keyboard_the_focus_goes_where_the_ring_is(guests: Guests) -> None:
    learner = Learner(guests(), "gangs_city", by_key)
    learner.begin(9)
    learner.page.keyboard.press("3")
    card = learner.page.locator('button[data-piece="hand:driver"]')
    expect(card).to_have_attribute("aria-pressed", "true")
    learner.page.wait_for_function("() => document.activeElement.matches('[data-cell]')")
    learner.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_pointing_and_picking_on_a_map_move_neither_the_teacher_nor_the_bubble(
    guests: Guests,
) -> None:
    learner = Learner(guests(), "gangs_city", by_pointer)
    learner.begin(step_of("gangs_city", "neighbour"))
    page = learner.page
    learner.press('button[data-piece="hand:thug"]')
    lot = page.locator('[data-cell="1,1"]')
    page.wait_for_function(RINGED_WHOLE, arg="[data-path]")
    teacher, bubble = page.locator(".teacher"), page.locator(".bubble")
    page.wait_for_timeout(800)  # he looks about less often while nothing moves
    before = teacher.bounding_box()
    assert before
    box = lot.bounding_box()
    assert box
    towards_the_den = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
    page.mouse.move(*towards_the_den, steps=4)
    expect(bubble).to_contain_text("Attack the Gambling Den")
    pointed = bubble.evaluate(STILL) or bubble.bounding_box()
    page.wait_for_timeout(800)  # what rests long enough on a piece to be told what it is
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.click(*towards_the_den)
    expect(bubble.locator(".toward")).to_have_count(2)
    picked, after = bubble.evaluate(STILL) or bubble.bounding_box(), teacher.bounding_box()
    assert pointed
    assert picked
    assert after
    assert [picked[side] for side in ("x", "y")] == [pointed[side] for side in ("x", "y")]
    assert [after[side] for side in ("x", "y")] == [before[side] for side in ("x", "y")]


def test_a_cell_is_ringed_along_its_shape_and_a_chief_with_his_crown(guests: Guests) -> None:
    learner = Learner(guests(), "gangs_city", by_pointer)
    learner.begin(step_of("gangs_city", "business"))
    learner.press('button[data-piece="hand:driver"]')
    learner.page.wait_for_function(RINGED)
    expect(learner.page.locator(".calm-layer path.ring")).to_have_count(1)
    learner.begin(step_of("gangs_city", "shot"))
    learner.page.wait_for_function(RINGED_WHOLE, arg=".crown[data-rim]")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_picking_moves_nothing_and_the_bar_cuts_nothing(guests: Guests, locale: str) -> None:
    learner = Learner(guests(locale=locale), "gangs_city", by_pointer)
    learner.page.goto("/favicon.svg")
    learner.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, AT_SECOND])
    learner.page.goto("/learn/gangs_city")
    main = learner.page.locator("main")
    before = main.bounding_box()
    learner.press('button[data-piece="hand:thug"]')
    learner.press_ring("[data-path]")
    learner.page.locator(SEND).wait_for()
    assert main.bounding_box() == before
    cut = """(name) => {
      const right = (each) => each.getBoundingClientRect().right;
      return right(name) > right(name.closest(".strip"));
    }"""
    assert not learner.page.locator(".chapters .now").evaluate(cut)
    over = """(way) => {
      const { x, y, width, height } = way.getBoundingClientRect();
      return way.contains(document.elementFromPoint(x + width - 3, y + height / 2));
    }"""
    assert learner.page.locator(".way.leave").evaluate(over)


def test_the_card_leaves_what_happened_in_sight(guests: Guests) -> None:
    learner = Learner(guests(), "gangs_city", by_pointer)
    learner.begin(2)
    seen = ["place:casino", "place:gambling_den", "place:bar", "place:distillery"]
    learner.expect_lit("backs", seen, at_least=len(seen))


def test_rules_opened_from_a_lesson_on_a_phone_can_be_closed(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(0)
    learner.press(".speech a")
    close = learner.page.locator("#panel .close")
    expect(close).to_be_in_viewport()
    expect(learner.page.locator(".teacher")).to_have_count(0)
    close.tap()
    learner.expect_step(0)
    assert learner.page.evaluate("scrollY") == 0


def test_on_a_phone_what_is_to_be_offered_stays_in_sight(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "deal", by_finger)
    learner.begin(step_of("deal", "offer"))
    learner.press(':is([data-composes=""], [data-composes="1"])')
    wish = learner.page.locator(".wish")
    expect(wish).to_contain_text("one and a half million")
    assert wish.evaluate("(words) => words.scrollHeight <= words.clientHeight + 1")


def test_on_a_phone_an_offer_found_wrong_stays_open_to_be_mended(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "cosa_nostra", by_finger)
    learner.led = False
    step = step_of("cosa_nostra", "rent-again")
    learner.begin(step)
    learner.see_the_table()
    expect(learner.page.locator(".way.leave")).to_be_in_viewport(ratio=1)
    path = ["offer rent", "player 2", "business B-pimp-1", "amount 1"]
    in_cosa_nostra(learner, begun(package("cosa_nostra")), path)
    wish = learner.page.locator(".wish")
    expect(wish).to_contain_text("Prices have gone up")
    expect(learner.page.locator(".teacher")).to_have_count(0)
    found = learner.page.locator("[role=alert]")
    expect(found).to_contain_text("Nothing was sent")
    more = "[data-side=gives] .steps button:last-child"
    learner.press(more)
    expect(wish).to_contain_text("Your offer, please")
    expect(found).to_have_count(0)
    # Whoever looks at the other offers meanwhile finds the way back to their own.
    learner.press("button.menu")
    learner.press("#tab-offers")
    learner.press("button:has-text('Go on with your offer')")
    learner.press("[data-submits]:not(:disabled)")
    learner.expect_step(step + 1)


def test_on_a_phone_the_card_hides_no_bids_that_the_question_is_about(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "mafiozoo", by_finger)
    learner.begin(step_of("mafiozoo", "free-lunch"))
    learner.expect_lit("free-lunch", ["character:forger"], at_least=1)


def test_on_a_phone_the_words_make_room_for_whoever_chooses(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "mafiozoo", by_finger)
    learner.begin(step_of("mafiozoo", "last-card"))
    teacher = learner.page.locator(".teacher")
    expect(teacher).to_be_visible()
    learner.press('[data-card][aria-disabled="false"]')
    expect(teacher).to_have_count(0)
    # What he finds fault with, he says; what is chosen instead is free of his card.
    learner.page.locator("[data-recover='0']").tap()
    expect(teacher).to_contain_text("It costs nothing")
    recover = learner.page.locator("[data-recover='3']")
    recover.tap()
    expect(recover).to_have_attribute("aria-pressed", "true")


def test_what_is_pressed_in_the_bar_is_ringed_and_said_over_it(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(1)
    learner.press_ringed('button[data-piece="job:J1C11"]')
    learner.press_ringed('[data-piece="gangster:G-blundetto-2s"] > .man')
    below = """(send) => {
      const { left, right, bottom } = send.getBoundingClientRect();
      const pill = document.querySelector(".pill-mark")?.getBoundingClientRect();
      const over = (sign) => document.querySelector(sign).closest(".calm-layer, header");
      const level = (each) => Number(getComputedStyle(each).zIndex) || 0;
      return pill && pill.top > bottom && pill.left < right && pill.right > left
        && level(over(".calm-layer .ring")) > level(send.closest("header"));
    }"""
    send = learner.page.locator(SEND).element_handle()
    learner.page.wait_for_function(below, arg=send)


def test_a_man_who_is_to_buy_is_ringed_and_what_is_asked_lies_free(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(step_of("cosa_nostra", "buy"))
    # The ring lies around all of him, and cuts neither his name nor his purchase.
    whole = '[data-piece="gangster:G-blundetto-1s"]'
    learner.page.wait_for_function(RINGED_WHOLE, arg=f"{whole} .name")
    learner.page.wait_for_function(RINGED_WHOLE, arg=f"{whole} .purchase")
    learner.press_ringed('[data-piece="gangster:G-blundetto-1s"] > .man')
    free = """() => {
      const [card, what] = [".teacher.ready", "main .preview"].map((sign) =>
        document.querySelector(sign).getBoundingClientRect());
      return card.right <= what.left || card.left >= what.right
        || card.bottom <= what.top || card.top >= what.bottom;
    }"""
    learner.page.get_by_role("button", name="Cancel the purchase").wait_for()
    learner.page.wait_for_function(free)


def test_on_a_phone_that_lies_on_its_side_the_table_is_taught_and_no_log_lies_over_it(
    guests: Guests,
) -> None:
    learner = Learner(guests(size=ViewportSize(width=844, height=390)), "cosa_nostra", by_finger)
    learner.begin(step_of("cosa_nostra", "shopping"))
    learner.press_ringed('[data-piece="business:B-loan_shark-2"]')
    learner.send()
    learner.expect_step(step_of("cosa_nostra", "reveal"))


def test_whoever_chooses_alone_sees_what_others_have(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    kinds = ("pimp", "politician", "garage")
    learner.begin(step_of("cosa_nostra", "rent-again"))
    learner.expect_lit("rent-again", [f"business:B-{kind}-1" for kind in kinds], at_least=3)


def test_the_price_of_what_is_ringed_is_in_the_ring(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(step_of("cosa_nostra", "recruit"))
    recruit = '.stage [data-piece="gangster:G-blundetto-3r"]'
    learner.page.wait_for_function(RINGED_WHOLE, arg=f"{recruit} .price")


def test_what_is_found_wrong_with_an_offer_covers_none_of_its_buttons(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(step_of("cosa_nostra", "rent"))
    learner.press_ringed("[data-composes]")
    learner.press_ringed('[data-partner="2"]')
    learner.press_ringed("[data-side=wants] [data-adds=card]")
    learner.press('.picker li:has([data-piece="business:B-pimp-1"]) [data-way=card]')
    learner.press("[data-submits]:not(:disabled)")
    expect(learner.page.locator(".remark.nudge")).to_be_visible()
    free = """() => {
      const card = document.querySelector(".teacher.ready").getBoundingClientRect();
      const all = [...document.querySelectorAll("[data-piece=offer] button")];
      const boxes = all.map((each) => each.getBoundingClientRect());
      return boxes.every(({ left, right, top, bottom }) =>
        right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom);
    }"""
    learner.page.wait_for_function(free)


def test_what_is_lit_cuts_no_line_beside_it(guests: Guests) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(0)
    learner.expect_lit("aim", ["cash:1"], at_least=1)
    cut = """() => {
      const line = document.querySelector("main [data-piece='income:1']").getBoundingClientRect();
      const holes = [...document.querySelectorAll("#calm-holes rect[rx]")];
      return holes.some((hole) => {
        const { top, bottom, left, right } = hole.getBoundingClientRect();
        const meets = left < line.right && right > line.left;
        return meets && top < line.bottom - 3 && bottom > line.top + 3;
      });
    }"""
    assert not learner.page.evaluate(cut)


def test_while_an_offer_is_made_the_card_leaves_both_rows_free_and_nothing_moves(
    guests: Guests,
) -> None:
    learner = Learner(guests(), "cosa_nostra", by_pointer)
    learner.begin(step_of("cosa_nostra", "rent"))
    learner.press_ringed("[data-composes]")
    learner.press_ringed('[data-partner="2"]')
    learner.press_ringed("[data-side=wants] [data-adds=card]")
    way = '.picker li:has([data-piece="business:B-pimp-1"]) [data-way=marker]'
    before = learner.page.locator(way).bounding_box()
    learner.press_ringed(way)
    assert learner.page.locator(way).bounding_box() == before
    covered = """() => {
      const card = document.querySelector(".teacher.ready").getBoundingClientRect();
      const rows = [...document.querySelectorAll("section.row:not(.dim)")];
      const boxes = rows.map((row) => row.getBoundingClientRect());
      return boxes.some(({ top, bottom }) => bottom > card.top && top < card.bottom);
    }"""
    learner.page.wait_for_function(f"() => !({covered})()")
    learner.press_ringed("[data-side=gives] .steps button:last-child")
    learner.press_ringed("[data-submits]:not(:disabled)")
    learner.expect_step(step_of("cosa_nostra", "marker"))
