"""Bargaining beside the table: offers, words given, whispers, times that run out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.seat import Seat, all_choose, sit_together
from tests.browser.staging import find, lay
from tests.browser.test_axe import barriers
from tests.browser.test_phone import assert_large_enough, fits
from tests.browser.trading import TradeLine, in_words, offer, promise
from tests.server.house import Program

# The guest is seat 0, Ben seat 1, bots the others.
TO_ME = offer(
    2,
    1,
    0,
    gives=[["cash", 5]],
    wants=[["cash", 9]],
    words="In advance.",
    counters=1,
    pledges=[in_words(1, "Nothing tricky.")],
)
MINE = offer(3, 0, 2, gives=[["cash", 7]])
TO_ALL = offer(4, 2, -1, wants=[["cash", 3]])
OTHERS = offer(5, 2, 3)
# A time of 40 seconds, once it has been seen to run; on a busy machine, not every second is.
TWO_SECONDS_LATER = re.compile(r"\b0:(3[0-8]|[012][0-9])\b")


@pytest.fixture
def ann(guests: Guests) -> Guest:
    return guests("Ann")


@pytest.fixture
def line(ann: Guest, guests: Guests, house: Program) -> TradeLine:
    return at_a_table(ann, guests("Ben"), house)


def at_a_table(ann: Guest, ben: Guest, house: Program) -> TradeLine:
    """Ann is at a table with Ben and two bots, and could trade there. All choose a card."""
    line = TradeLine(ann)
    ann.open(lay(house, find("razzia", 4, all_choose), {0: ann, 1: ben}))
    Seat(ann).wait_for("card")
    return line


def tab(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("tab", name=name)


def card(guest: Guest, text: str) -> Locator:
    return (
        guest.page.get_by_role("region", name="On the table")
        .get_by_role("listitem")
        .filter(has_text=text)
    )


def word(guest: Guest, text: str) -> Locator:
    return (
        guest.page.get_by_role("region", name="Promises")
        .get_by_role("listitem")
        .filter(has_text=text)
    )


def buttons(within: Locator) -> list[str]:
    return within.get_by_role("button").all_inner_texts()


# --- offers ---


def test_every_offer_shows_what_the_reader_may_know_and_do(ann: Guest, line: TradeLine) -> None:
    line.tell([MINE, OTHERS, TO_ALL, TO_ME])
    expect(tab(ann, "Offers")).to_contain_text("1")
    tab(ann, "Offers").click()
    cards = card(ann, "")
    expect(cards).to_have_count(4)
    expect(cards.nth(0)).to_contain_text(
        re.compile("Ben answers you.*you get.*5.*you give.*9", re.S)
    )
    expect(cards.nth(0)).to_contain_text("“In advance.”")
    expect(cards.nth(0)).to_contain_text(re.compile("Ben promises:.*“Nothing tricky.”", re.S))
    expect(cards.nth(1)).to_contain_text(
        re.compile("Your offer to .*you give.*7.*you get.*nothing", re.S)
    )
    expect(cards.nth(2)).to_contain_text("to anyone")
    expect(cards.nth(3)).to_contain_text("behind closed doors")
    # Razzia writes no offers, so there is no counter-offer.
    assert [buttons(each) for each in cards.all()] == [
        ["Accept", "Decline"],
        ["Withdraw"],
        ["Accept"],
        [],
    ]


@pytest.mark.parametrize("answer", ["Accept", "Decline", "Withdraw"])
def test_an_answer_is_said_once(ann: Guest, line: TradeLine, answer: str) -> None:
    line.tell([TO_ME, MINE])
    tab(ann, "Offers").click()
    which = 3 if answer == "Withdraw" else 2
    button = ann.button(answer)
    button.click()
    line.wait_for(do="answer_offer", offer=which, answer=answer.lower())
    expect(button).to_be_disabled()
    line.done()
    line.tell([])
    expect(button).to_be_hidden()
    expect(ann.page.get_by_text("No offers.")).to_be_visible()


def test_a_refusal_is_told_on_the_card_and_only_there(ann: Guest, line: TradeLine) -> None:
    line.tell([TO_ME, MINE])
    tab(ann, "Offers").click()
    ann.button("Accept").click()
    line.wait_for(do="answer_offer", offer=2, answer="accept")
    line.refuse("offer-gone")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_have_count(1)
    expect(card(ann, "Ben answers you").get_by_role("alert")).to_be_visible()
    expect(ann.button("Accept")).to_be_enabled()


def test_while_the_gate_is_closed_nothing_is_accepted(ann: Guest, line: TradeLine) -> None:
    line.tell([TO_ME], gate=False)
    tab(ann, "Offers").click()
    expect(ann.page.get_by_text("No trade at this moment")).to_be_visible()
    expect(ann.button("Accept")).to_be_disabled()
    expect(ann.button("Decline")).to_be_enabled()


def test_offers_run_out_before_the_reader_s_eyes(ann: Guest, line: TradeLine) -> None:
    line.tell([TO_ME, MINE], offers_end={2: 40_000})
    tab(ann, "Offers").click()
    timer = card(ann, "Ben answers you").get_by_role("timer")
    expect(timer).to_have_text(TWO_SECONDS_LATER)
    expect(card(ann, "Your offer").get_by_role("timer")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_offer_calls_from_a_place_of_its_own(
    guests: Guests, house: Program, size: ViewportSize
) -> None:
    ann = guests("Ann", size=size)
    line = at_a_table(ann, guests("Ben"), house)
    call = ann.button("Ben answers you")
    line.tell([MINE, TO_ALL, OTHERS])
    place = ann.button("Menu", exact=True) if size is PHONE else tab(ann, "Offers")
    expect(place).to_be_visible()
    expect(call).to_have_count(0)
    line.tell([TO_ME, MINE], offers_end={2: 40_000})
    expect(call.get_by_role("timer")).to_have_text(TWO_SECONDS_LATER)
    page = ann.page
    for covered in (page.get_by_role("main"), page.locator("header .question"), place):
        assert apart(call, covered)
    call.click()
    offers = page.get_by_role("tabpanel", name="Offers")
    expect(offers).to_contain_text("In advance.")
    expect(call).to_have_count(0)
    line.tell([MINE])
    if size is PHONE:  # nothing is left to be answered there
        expect(offers).to_be_hidden()
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    else:
        expect(offers).to_contain_text("Your offer")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 0.5 or b["x"] + b["width"] <= a["x"] + 0.5
    below = a["y"] + a["height"] <= b["y"] + 0.5 or b["y"] + b["height"] <= a["y"] + 0.5
    return beside or below


def test_a_game_without_trade_has_no_offers(ann: Guest) -> None:
    ann.open(ann.create(4, bots=3, start=True))
    expect(tab(ann, "Log")).to_be_visible()
    expect(tab(ann, "Offers")).to_have_count(0)
    ann.page.keyboard.press("o")
    expect(ann.page.get_by_role("tabpanel", name="Log")).to_be_visible()


def test_o_opens_the_offers(ann: Guest, line: TradeLine) -> None:
    ann.page.keyboard.press("o")
    expect(ann.page.get_by_role("tabpanel", name="Offers")).to_be_visible()


# --- words given ---


def test_whom_a_promise_was_made_to_says_what_became_of_it(ann: Guest, line: TradeLine) -> None:
    open_, kept = promise(1, 1, 0, "Peace."), promise(2, 2, 0, "A share.", "kept")
    mine, broken = promise(3, 0, 1, "Later."), promise(4, 1, 2, "No cops.", "broken")
    line.tell(promises=[open_, kept, mine, broken])
    tab(ann, "Offers").click()
    expect(word(ann, "Peace.")).to_contain_text(re.compile("Ben → you · I.*open", re.S | re.I))
    expect(word(ann, "A share.")).to_contain_text(re.compile("· II.*kept", re.S | re.I))
    expect(word(ann, "No cops.")).to_contain_text(re.compile("· IV.*broken", re.S | re.I))
    assert buttons(word(ann, "Peace.")) == ["Kept", "Broken"]
    assert buttons(word(ann, "A share.")) == ["Take the mark back"]
    assert buttons(word(ann, "Later.")) == buttons(word(ann, "No cops.")) == []
    word(ann, "Peace.").get_by_role("button", name="Broken").click()
    line.wait_for(do="mark", promise=1, mark="broken")
    line.done()
    word(ann, "A share.").get_by_role("button").click()
    line.wait_for(do="mark", promise=2, mark="")


def test_one_s_word_is_written_until_it_is_given(ann: Guest, line: TradeLine) -> None:
    tab(ann, "Offers").click()
    ann.button("Give your word…").click()
    give = ann.button("Give Ben my word")
    ann.page.get_by_role("radio", name="Ben").check()
    ann.page.get_by_role("radio", name="in words").check()
    expect(give).to_be_disabled()
    words = ann.page.get_by_role("textbox", name="What you promise")
    words.fill("I leave you alone.")
    give.click()
    line.wait_for(do="promise", to=1, pledge=in_words(0, "I leave you alone."))
    line.refuse("promise-gone")
    expect(ann.page.get_by_role("tabpanel").get_by_role("alert")).to_be_visible()
    tab(ann, "Log").click()
    tab(ann, "Offers").click()
    ann.button("Give your word…").click()
    ann.page.get_by_role("radio", name="in words").check()
    expect(words).to_have_value("I leave you alone.")
    give.click()
    line.wait_for(do="promise", to=1, pledge=in_words(0, "I leave you alone."))
    line.done()
    expect(words).to_be_hidden()


# --- whispers ---


def test_one_whispers_to_one(ann: Guest, line: TradeLine) -> None:
    line.whisper(1001, 1, "Ben", 0, "Between us.")
    expect(tab(ann, "Chat")).to_contain_text("1")
    tab(ann, "Chat").click()
    lines = ann.page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(lines.filter(has_text="Between us.")).to_contain_text("to you alone")
    to_whom = ann.page.get_by_role("radio")
    expect(to_whom).to_have_count(4)  # bots listen, too
    ann.page.get_by_role("radio", name="Ben").check()
    ann.page.get_by_role("textbox", name="To Ben alone").fill("How much?")
    ann.button("Send").click()
    line.wait_for(do="chat", text="How much?", to=1)
    line.done()
    line.whisper(1002, 0, "Ann", 1, "How much?")
    expect(lines.filter(has_text="How much?")).to_contain_text("to Ben alone")


def test_a_whisper_is_for_two_alone(guests: Guests, house: Program) -> None:
    ann, ben, cleo, watching = (guests(name) for name in ("Ann", "Ben", "Cleo", "Wim"))
    sit_together(house, ann, ben, cleo, seats=4)
    watching.open(f"/t/{ann.table}")
    tab(ann, "Chat").click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.page.get_by_role("textbox").fill("Between us.")
    ann.button("Send").click()
    ann.page.get_by_role("radio", name="All").check()
    ann.page.get_by_role("textbox").fill("Good evening.")
    ann.button("Send").click()
    for guest, unread in ((ben, "2"), (cleo, "1"), (watching, "1")):
        expect(tab(guest, "Chat")).to_contain_text(unread)
        tab(guest, "Chat").click()
        expect(guest.page.get_by_text("Good evening.")).to_be_visible()
    for guest, whose in ((ann, "to Ben alone"), (ben, "to you alone")):
        whisper = guest.page.get_by_role("listitem").filter(has_text="Between us.")
        expect(whisper).to_contain_text(whose)
    for guest in (cleo, watching):
        expect(guest.page.get_by_text("Between us.")).to_have_count(0)
    expect(watching.page.get_by_role("radio")).to_have_count(0)


def test_a_whisper_to_who_has_left_does_not_go_to_all(ann: Guest, line: TradeLine) -> None:
    tab(ann, "Chat").click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.page.get_by_role("textbox").fill("Only for you.")
    line.resigned(1)
    expect(ann.page.get_by_role("radio", name="Ben")).not_to_be_checked()
    expect(ann.button("Send")).to_be_disabled()
    ann.page.get_by_role("radio", name="All").click()
    expect(ann.button("Send")).to_be_enabled()


# --- times and standing wishes ---


def test_a_question_with_a_time_of_its_own_shows_it(ann: Guest, line: TradeLine) -> None:
    timer = ann.page.get_by_role("banner").get_by_role("timer")
    expect(timer).to_have_count(0)
    line.tell(deadline=40_000)
    expect(timer).to_have_text(TWO_SECONDS_LATER)


def test_standing_wishes_lie_behind_a_gear_on_the_window(ann: Guest, line: TradeLine) -> None:
    gear = ann.button("Pass in advance")
    gear.click()
    switch = ann.page.get_by_role("group", name="Pass in advance").get_by_role("switch")
    switch.click()
    line.wait_for(do="always_pass", kind="choose_card", on=True)
    expect(switch).not_to_be_checked()
    line.tell(always_pass=["choose_card"])
    expect(switch).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(switch).to_be_hidden()
    expect(gear).to_be_focused()


# --- for everybody ---


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_there_is_no_serious_barrier(guests: Guests, house: Program, size: ViewportSize) -> None:
    ann = guests("Ann", size=size)
    line = at_a_table(ann, guests("Ben"), house)
    ends = {2: 4_000, 3: 60_000, 4: 60_000}
    marks = ("", "kept", "broken")
    words = [promise(i, 1, 0, f"Word {i}.", mark) for i, mark in enumerate(marks, start=1)]
    line.tell([TO_ME, MINE, TO_ALL, OTHERS], words, offers_end=ends, deadline=30_000)
    if size is PHONE:
        ann.beside()
    tab(ann, "Offers").click()
    ann.button("Give your word…").click()
    ann.button("Accept").first.click()
    line.wait_for(do="answer_offer", offer=2, answer="accept")
    line.refuse("offer-gone")
    expect(ann.page.get_by_role("tabpanel").get_by_role("alert")).to_be_visible()
    assert barriers(ann) == []
    if size is PHONE:
        assert fits(ann)
        assert_large_enough(ann.button("Accept").first, ann.button("Kept"))
    if size is PHONE:
        ann.beside()
    tab(ann, "Chat").click()
    line.whisper(1001, 1, "Ben", 0, "Between us.")
    expect(ann.page.get_by_text("to you alone")).to_be_visible()
    assert barriers(ann) == []
    if size is PHONE:
        assert fits(ann)
