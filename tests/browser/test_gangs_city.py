"""Gangs City in real browsers: a game of two people, on a phone, by keys, in French."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from omerta.games import load
from omerta.kernel.match import Match
from omerta.kernel.record import read, verify
from tests.browser.conftest import Guests
from tests.browser.gang import GangSeat
from tests.browser.guest import PHONE, SMALL, WIDE, Guest, play_out
from tests.browser.learner import RINGED, Learner, by_finger, by_pointer
from tests.browser.pressing import play
from tests.browser.seat import invitation
from tests.browser.staging import NOT_SIGNED, asked, find, finished, lay
from tests.browser.test_axe import barriers
from tests.browser.test_french import english_left_on
from tests.browser.test_lessons import step_of
from tests.browser.test_phone import assert_large_enough, fits
from tests.browser.test_whole_game import (
    nobody_heard_more_than_their_seat_may_hear,
    the_proof_is_checked,
)
from tests.facts import facts
from tests.server.house import Program

# A game is played to so many points, so that it is short.
TARGET = {"target": 8}


def in_round(guest: Guest, number: int) -> bool:
    seen = guest.seen()
    return seen is not None and seen["table"]["round"] == number


def game_heard(guest: Guest) -> list[str]:
    """What came from the table, but for what would come of an answer: that is only asked."""
    return [frame for frame in guest.heard[guest.table] if '"is":"tried"' not in frame]


def ann_hires(match: Match[Any]) -> bool:
    """In the second round, so that all of the first can be read."""
    return asked("recruit", 0)(match) and match.state.round == 2


def begin(guest: Guest, house: Program) -> GangSeat:
    """A table with two bots, at the guest's first tile."""
    guest.open(lay(house, find("gangs_city", 3, asked("place_tile", 0), TARGET), {0: guest}))
    seat = GangSeat(guest)
    expect(seat.tiles.first).to_be_visible()
    return seat


def test_two_people_and_a_bot_play_while_somebody_watches(guests: Guests, house: Program) -> None:
    """The first round by hand, the others quickly."""
    ann, ben = guests("Ann", size=SMALL), guests("Ben", size=SMALL)
    watcher = guests(size=PHONE)
    ann.open(ann.create(3, game="gangs_city", bots=1, options=TARGET))
    watcher.open(f"/t/{ann.table}")
    ben.page.goto(invitation(ann, 2))
    ben.button("Sit down").click()
    expect(ann.button("Start the game")).to_be_enabled()
    ann.button("Start the game").click()
    seats = [GangSeat(ann), GangSeat(ben)]
    play(seats, until=lambda: in_round(ann, 2))
    pressed = seats[0].pressed + seats[1].pressed
    assert pressed["tile"] > 6
    assert pressed["cell"] > pressed["tile"] / 2

    play_out(house, ann.table, ann, ben, watchers=[watcher])
    match = house.replayed(ann.table)
    scores = match.game.scores(match.state)
    for guest in (ann, ben, watcher):
        listed = guest.page.locator("ol:has(.stack) > li .score")
        expect(listed).to_have_count(3)
        shown = [int(re.sub(r"\D", "", text)) for text in listed.all_inner_texts()]
        assert shown == sorted(scores, reverse=True)
        the_proof_is_checked(guest, entries=len(match.log))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Match file").click()
    assert verify(load("gangs_city"), read(download.value.path().read_bytes())).over
    nobody_heard_more_than_their_seat_may_hear([ann, ben, watcher], house)


def test_a_tile_is_laid_in_one_gesture_that_can_be_stepped_back(
    guests: Guests, house: Program
) -> None:
    """Pick a tile, a cell, what for: one message, and nothing is heard of it before."""
    ann = guests("Ann")
    seat = begin(ann, house)
    told = len(game_heard(ann))
    seat.tiles.first.click()
    expect(seat.cells.first).to_be_visible()  # the house says where it may go
    seat.press("cell")
    expect(seat.cells.locator("xpath=self::*[@aria-pressed='true']")).to_have_count(1)
    ann.page.keyboard.press("Backspace")
    expect(seat.cells.locator("xpath=self::*[@aria-pressed='true']")).to_have_count(0)
    assert len(game_heard(ann)) == told, "nothing has been done yet"
    assert not any(house.replayed(ann.table).state.drafts)
    laid = re.compile("You lay")
    play([seat], until=lambda: seat.pressed["tile"] + seat.pressed["send"] > 3)
    expect(ann.page.get_by_role("tabpanel", name="Log")).to_contain_text(laid)
    match = house.replayed(ann.table)
    assert any(e.kind == "lay" and facts(e)["seat"] == 0 for e in match.events)


def test_a_round_is_played_on_a_phone(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    seat = begin(ann, house)
    assert fits(ann)
    assert_large_enough(*seat.tiles.all())
    play([seat], until=lambda: in_round(ann, 2))
    assert fits(ann)


def test_a_tile_is_laid_by_keys_alone(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat = begin(ann, house)
    ann.page.keyboard.press("1")
    expect(seat.tiles.or_(seat.hand.first).first).to_have_attribute("aria-pressed", "true")
    expect(seat.cells.first).to_be_visible()
    seat.press("cell")
    if seat.ways.count():
        seat.ways.first.focus()
        ann.page.keyboard.press("Enter")
    expect(seat.send).to_be_enabled()
    seat.send.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("tabpanel", name="Log")).to_contain_text("You lay")


def test_table_and_result_are_in_french(guests: Guests, house: Program) -> None:
    anne = guests("Anne", locale="fr-FR")
    seat = begin(anne, house)
    assert english_left_on(anne) == []
    seat.tiles.first.click()
    expect(seat.cells.first).to_be_visible()  # the house says where it may go
    seat.press("cell")
    assert english_left_on(anne) == []
    anne.open(lay(house, find("gangs_city", 3, ann_hires, TARGET), {0: anne}))
    expect(anne.page.locator(".questions").first).to_be_visible()
    assert english_left_on(anne) == []
    anne.open(lay(house, finished("gangs_city", 3, TARGET), {0: anne}))
    expect(anne.page.get_by_text("Vérifié")).to_be_visible()
    assert english_left_on(anne) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_there_is_no_serious_barrier(guests: Guests, house: Program, size: ViewportSize) -> None:
    ann = guests("Ann", size=size)
    seat = begin(ann, house)
    assert barriers(ann) == []
    if size is WIDE:  # on a phone the same things are there, elsewhere
        seat.tiles.first.click()
        expect(seat.cells.first).to_be_visible()  # the house says where it may go
        seat.press("cell")
        assert barriers(ann) == []
    ann.open(lay(house, finished("gangs_city", 3, TARGET), {0: ann}))
    expect(ann.page.get_by_text(NOT_SIGNED)).to_be_attached()
    assert barriers(ann) == []


def test_a_tile_beside_several_places_is_turned_to_any_of_them(
    guests: Guests, house: Program
) -> None:
    ann = guests("Ann", size=PHONE)
    seat = begin(ann, house)
    page = ann.page
    towards = page.locator("[data-toward]")
    seat.tiles.first.tap()
    cells = page.locator("[data-cell]")
    cells.first.wait_for(state="attached")
    for cell in cells.all():
        cell.tap(force=True)
        page.locator(".way:visible").first.wait_for()
        if towards.count() > 1:
            break
    first, second = towards.all()[:2]
    name = second.inner_text()
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(page.locator("h3", has_text=re.compile(name, re.I))).to_be_visible()


def test_on_a_phone_after_a_wrong_press_the_place_asked_for_is_in_sight(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "gangs_city", by_finger)
    learner.begin(step_of("gangs_city", "attack"))
    page = learner.page
    learner.press('[data-piece="hand:thug"]')
    place = page.locator('[data-piece="place:distillery"]').first
    page.wait_for_function(RINGED)
    at_the_edge = '[data-cell="-2,0"]'
    page.locator(at_the_edge).tap()
    expect(page.locator(".teacher")).to_contain_text("that is another place")
    page.wait_for_function(RINGED)
    expect(place).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_whole_city_is_one_press_away(guests: Guests) -> None:
    learner = Learner(guests(size=PHONE), "gangs_city", by_finger)
    learner.begin(step_of("gangs_city", "last-man"))
    page = learner.page
    learner.press("button:has-text('See the table')")
    learner.press("button[aria-label='The whole city']")
    for place in ("docks", "garage", "gambling_den", "distillery"):
        expect(page.locator(f'[data-piece="place:{place}"]').first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_place_won_is_shown_before_it_is_laid(guests: Guests, size: ViewportSize) -> None:
    learner = Learner(guests(size=size), "gangs_city", by_finger if size == PHONE else by_pointer)
    learner.begin(step_of("gangs_city", "new-place"))
    won = learner.page.locator('[data-piece="opening"]')
    expect(won).to_contain_text("Cabaret")
    expect(won).to_contain_text("alcohol")
