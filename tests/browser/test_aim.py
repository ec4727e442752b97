"""The aim card; lessons in the lobby, before the first game, in the menu."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.finger import swipe
from tests.browser.guest import AT_ONCE, PHONE, Guest
from tests.browser.seat import Seat, all_choose, sit_together
from tests.browser.test_axe import barriers
from tests.server.house import Program

NEW = {**AT_ONCE, "aims": {}, "offered": []}  # nothing was seen yet


def card_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Leave with the most money")


def test_the_aim_opens_by_itself_in_a_first_game_until_the_first_answer(
    house: Program, guests: Guests
) -> None:
    ann = guests("Ann", settings=NEW)
    [seat] = sit_together(house, ann, seats=4, at=all_choose)
    card = card_of(ann)
    expect(card).to_contain_text("Be alone at a bar")
    expect(card).to_contain_text("What you can do now")
    expect(card.get_by_role("listitem").filter(has_text="You: $0")).to_have_count(1)
    # A press on the table closes it, and is a press on the table all the same.
    seat.cards.first.click()
    expect(card).to_be_hidden()
    expect(seat.send).to_be_enabled()
    ann.page.keyboard.press("a")
    expect(card).to_be_visible()
    assert barriers(ann) == []
    ann.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    # Seen once at this table, it comes only when it is asked for.
    ann.page.reload()
    expect(seat.cards).to_have_count(5)
    expect(card).to_be_hidden()
    ann.button("My aim").click()
    expect(card).to_be_visible()


def test_on_a_phone_the_aim_leaves_the_question_and_the_hand_in_sight(
    house: Program, guests: Guests
) -> None:
    ann = guests("Ann", settings=NEW, size=PHONE)
    [seat] = sit_together(house, ann, seats=4, at=all_choose)
    card = card_of(ann)
    box, hand = card.bounding_box(), seat.cards.first.bounding_box()
    question = ann.page.locator("header .question").bounding_box()
    assert box is not None
    assert hand is not None
    assert question is not None
    assert question["y"] + question["height"] <= box["y"]
    assert box["y"] + box["height"] <= hand["y"]
    card.get_by_role("button", name="How to get there").tap()
    expect(card).to_contain_text("What you can do now")
    assert barriers(ann) == []


def test_a_finger_scrolls_the_aim_and_a_tap_closes_it(house: Program, guests: Guests) -> None:
    ann = guests("Ann", size={"width": 360, "height": 640}, settings=NEW)
    sit_together(house, ann, seats=4, at=all_choose)
    card = card_of(ann)
    card.get_by_role("button").tap()
    box = card.bounding_box()
    assert box is not None
    swipe(ann.page, box["x"] + 40, box["y"] + box["height"] - 60, 0, -120, last=100)
    expect(card).to_be_visible()
    assert card.evaluate("card => card.scrollTop") > 0
    card.get_by_role("heading").first.tap()
    expect(card).to_be_hidden()


def test_who_never_played_a_game_is_offered_its_lesson_once(guests: Guests) -> None:
    ann = guests(settings=NEW)
    ann.open("/")
    play_now = ann.button("Play now against bots: Razzia")
    play_now.click()
    dialog = ann.page.get_by_role("dialog", name="Razzia for the first time?")
    expect(dialog.get_by_role("link", name="Learn first")).to_be_focused()
    assert barriers(ann) == []
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    play_now.click()
    expect(Seat(ann).cards).to_have_count(5)


def test_a_poster_says_how_far_the_lesson_is_and_the_menu_leads_to_it(
    house: Program, guests: Guests
) -> None:
    ann = guests("Ann")
    kept = {
        "razzia": {"at": 3, "steps": 11, "done": False},
        "mafiozoo": {"at": 11, "steps": 11, "done": True},
    }
    ann.open("/")
    learn = ann.page.get_by_role("link", name=re.compile(r"^Learn"))
    expect(learn.first).to_have_text(re.compile(r"Learn in \d+\smin\s*Razzia"))
    ann.page.evaluate("(kept) => (localStorage['omerta.lessons'] = kept)", json.dumps(kept))
    ann.page.reload()
    expect(learn.first).to_have_text(re.compile(r"Learn: 4 of 11\s*Razzia"))
    expect(learn.nth(1)).to_have_text(re.compile(r"Learn again\s*Mafiozoo"))
    sit_together(house, ann, seats=4, at=all_choose)
    ann.page.keyboard.press("k")
    lesson = ann.page.get_by_role("dialog").get_by_role("link", name="Open the lesson")
    expect(lesson).to_have_attribute("href", "/learn/razzia")
