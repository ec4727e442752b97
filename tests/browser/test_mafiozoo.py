"""Mafiozoo in real browsers: a game of two people, on a phone, by keys, in French."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import ViewportSize, WebSocketRoute, expect

from omerta.games import load
from omerta.kernel.match import Match
from omerta.kernel.record import read, verify
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, SMALL, WIDE, Guest, play_out
from tests.browser.seat import invitation
from tests.browser.staging import NOT_SIGNED, asked, find, finished, lay
from tests.browser.test_axe import barriers
from tests.browser.test_french import english_left_on
from tests.browser.test_keyboard import Keys
from tests.browser.test_phone import assert_large_enough, fits
from tests.browser.test_whole_game import (
    nobody_heard_more_than_their_seat_may_hear,
    the_proof_is_checked,
)
from tests.browser.zoo import ZooSeat, play
from tests.facts import facts
from tests.server.house import Program

KINDS = 4  # of favours, but for the Godfather's
OPTIONS = {"first_player": 0, "tile_faces": "all_silver"}


def begin(guest: Guest, house: Program, seats: int = 4) -> ZooSeat:
    """A table with bots on all other seats, the guest first to play."""
    guest.open(lay(house, find("mafiozoo", seats, asked("play_card", 0), OPTIONS), {0: guest}))
    seat = ZooSeat(guest)
    seat.wait_for("card")
    return seat


def test_two_people_and_two_bots_play_while_somebody_watches(
    guests: Guests, house: Program
) -> None:
    """The first round by hand, the others quickly."""
    ann, ben, watcher = guests("Ann", size=SMALL), guests("Ben", size=SMALL), guests(size=PHONE)
    ann.open("/")
    ann.button("Create a table of Mafiozoo").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Of these, bots").get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Create the table").click()
    expect(ann.heading("One seat is free.")).to_be_visible()
    watcher.open(f"/t/{ann.table}")
    ben.page.goto(invitation(ann, 2))
    ben.button("Sit down").click()
    expect(ann.button("Start the game")).to_be_enabled()
    ann.button("Start the game").click()
    seats = [ZooSeat(ann), ZooSeat(ben)]
    second = watcher.page.get_by_text("Round 2 of 4")
    play(seats, until=lambda: second.count() > 0)
    answered = seats[0].answered + seats[1].answered
    assert answered["card"] >= 2 * 4

    play_out(house, ann.table, ann, ben, watchers=[watcher])
    match = house.replayed(ann.table)
    scores = match.game.scores(match.state)
    for guest in (ann, ben, watcher):
        listed = guest.page.locator("ol:has(.stack) > li .score")
        expect(listed).to_have_count(4)
        shown = [int(re.sub(r"\D", "", text)) for text in listed.all_inner_texts()]
        assert shown == sorted(scores, reverse=True)
        the_proof_is_checked(guest, entries=len(match.log))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Match file").click()
    assert verify(load("mafiozoo"), read(download.value.path().read_bytes())).over
    nobody_heard_more_than_their_seat_may_hear([ann, ben, watcher], house)


def test_a_thug_on_its_way_stays_so_when_another_one_arrives_first(
    guests: Guests, house: Program
) -> None:
    ann, ben = guests("Ann"), guests("Ben")
    path = lay(house, find("mafiozoo", 2, asked("place_thugs", 0, 1)), {0: ann, 1: ben})
    held: list[Callable[[], None]] = []  # what Ann says does not reach the house yet

    def hold(line: WebSocketRoute) -> None:
        to_house = line.connect_to_server()
        line.on_message(lambda said: held.append(lambda: to_house.send(said)))

    ann.page.route_web_socket(re.compile("/socket"), hold)
    ann.open(path)
    ben.open(path)
    seat, other = ZooSeat(ann), ZooSeat(ben)
    seat.wait_for("thug")
    seat.answer("thug")
    picked = ann.page.locator('[data-place][aria-pressed="true"]')
    expect(picked).to_have_count(1)
    other.wait_for("thug")
    other.answer("thug")
    log = ann.page.get_by_role("tabpanel", name="Log")
    expect(log).to_contain_text("Ben places a thug")
    expect(seat.send).to_have_text("Sending…")
    expect(picked).to_have_count(1)
    held.pop()()
    expect(log).to_contain_text("You place a thug")


def test_nothing_moves_while_it_is_chosen_what_pays_for_a_place(
    guests: Guests, house: Program
) -> None:
    """What lies under the pointer stays there: a second press on it spends nothing else."""

    def rich(match: Match[Any]) -> bool:
        return asked("place_thugs", 0)(match) and all(match.state.favours[:KINDS])

    ann = guests("Ann")
    ann.open(lay(house, find("mafiozoo", 3, rich), {0: ann}))
    ZooSeat(ann).wait_for("thug")
    payment, tokens = ann.page.locator(".payment"), ann.page.locator("[data-spend]")
    rows = payment.locator("p")
    chosen = 0
    for place in ann.page.locator("[data-place][aria-pressed]").all():
        place.click()
        if payment.count() == 0:
            continue
        before = [row.bounding_box() for row in rows.all()]
        tokens.first.click()
        expect(tokens.first).to_have_attribute("aria-pressed", "true")
        assert [row.bounding_box() for row in rows.all()] == before
        chosen += 1
        ann.page.keyboard.press("Escape")
    assert chosen


def test_a_bribe_is_one_gesture_that_can_be_stepped_back(guests: Guests, house: Program) -> None:
    """Click the card, its portrait, the portrait again, a thread's end: one message."""
    ann = guests("Ann")
    seat = begin(ann, house)
    before = len(ann.heard[ann.table])
    targeted = ann.page.locator('[data-card]:not([data-card="12"])').first
    character = int(targeted.get_attribute("data-card") or "")
    targeted.click()
    seat.photo(character).click()
    seat.photo(character).click()
    expect(seat.send).to_have_text("Lay 2 gems")
    seat.photos.last.click()
    expect(seat.send).to_have_text("Lay 3 gems")
    ann.page.keyboard.press("Backspace")
    expect(seat.send).to_have_text("Lay 2 gems")
    answers = [msgspec.json.decode(each) for each in ann.heard[ann.table][before:]]
    assert {each["is"] for each in answers} == {"tried"}, "nothing has been played yet"
    assert house.replayed(ann.table).state.drafts == [(), (), (), ()]
    seat.send.click()
    expect(ann.page.get_by_role("tabpanel", name="Log")).to_contain_text("You bribe")
    match = house.replayed(ann.table)
    [bribe] = [facts(e) for e in match.events if e.kind == "bribe" and facts(e)["seat"] == 0]
    assert bribe is not None
    assert (bribe["path"], bribe["counts"]) == ([character], [2])


def test_a_round_is_played_on_a_phone(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    seat = begin(ann, house)
    assert fits(ann)
    assert_large_enough(*ann.page.locator("[data-card]").all(), seat.send)
    desk, city = ann.page.get_by_role("tab", name="Desk"), ann.page.get_by_role("tab", name="City")
    city.tap()
    expect(ann.page.locator('[data-place="0"]')).to_be_visible()
    assert fits(ann)
    desk.tap()
    assert_large_enough(*[seat.photo(character) for character in range(12)])
    rounds = ann.page.get_by_text("Round 2 of 4")
    play([seat], until=lambda: rounds.count() > 0)
    assert fits(ann)


def crowded(match: Match[Any]) -> bool:
    """The first seat is to play, and on some character lie gems of all four colours."""
    s = match.state
    colours = range(s.colours)
    return asked("play_card", 0)(match) and any(
        all(s.gems[who * s.colours + colour] for colour in colours) for who in range(12)
    )


# What lies on a photograph, and is wider than its place there.
CUT = """() => [...document.querySelectorAll(".photo :is(.tray, .half, .gifts)")]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth)
  .map((each) => `${each.closest("[data-piece]").dataset.piece}: ${each.textContent}`)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_bids_prices_and_favours_are_whole_on_small_phones(
    guests: Guests, house: Program, locale: str
) -> None:
    ann = guests("Ann", size=ViewportSize(width=360, height=640), locale=locale)
    ann.open(lay(house, find("mafiozoo", 4, crowded), {0: ann}))
    ZooSeat(ann).wait_for("card")
    expect(ann.page.locator(".tray.full")).not_to_have_count(0)
    assert ann.page.evaluate(CUT) == []
    ann.page.locator("[data-card]").first.tap()
    recover, own = ann.page.locator(".ways .or"), ann.page.locator(".own .box")
    expect(recover).to_be_visible()
    last = own.last.bounding_box()
    first_way = ann.page.locator("[data-recover]").first.bounding_box()
    assert last
    assert first_way
    assert last["x"] + last["width"] <= first_way["x"], "what one has stands free"


def test_a_card_is_played_by_keys_alone(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat, keys = begin(ann, house), Keys(ann)
    first = ann.page.locator("[data-card]").first
    character = int(first.get_attribute("data-card") or "")
    keys.tab_to(first)
    keys.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    keys.tab_to(seat.photo(character))
    keys.press("Enter")
    expect(seat.send).to_have_text("Lay 1 gem")
    keys.press("Enter")
    expect(seat.send).to_have_text("Lay 2 gems")
    keys.tab_to(seat.send)
    keys.enter()
    expect(ann.page.get_by_role("tabpanel", name="Log")).to_contain_text("You bribe")
    placed = house.replayed(ann.table).events
    assert any(e.kind == "bribe" and facts(e)["counts"] == [2] for e in placed)


def test_table_and_result_are_in_french(guests: Guests, house: Program) -> None:
    anne = guests("Anne", locale="fr-FR")
    seat = begin(anne, house, seats=2)
    assert english_left_on(anne) == []
    seat.cards.first.click()
    assert english_left_on(anne) == []
    anne.open(lay(house, find("mafiozoo", 2, asked("place_thugs", 0), OPTIONS), {0: anne}))
    seat.wait_for("thug")
    assert english_left_on(anne) == []
    anne.open(lay(house, finished("mafiozoo", 2), {0: anne}))
    expect(anne.page.get_by_text("Vérifié")).to_be_visible()
    assert english_left_on(anne) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_there_is_no_serious_barrier(guests: Guests, house: Program, size: ViewportSize) -> None:
    ann = guests("Ann", size=size)
    seat = begin(ann, house)
    assert barriers(ann) == []
    if size is WIDE:  # on a phone the same things are there, elsewhere
        seat.cards.first.click()
        assert barriers(ann) == []
        ann.open(lay(house, find("mafiozoo", 4, asked("place_thugs", 0), OPTIONS), {0: ann}))
        seat.wait_for("thug")
        assert barriers(ann) == []
    ann.open(lay(house, finished("mafiozoo", 4), {0: ann}))
    expect(ann.page.get_by_text(NOT_SIGNED)).to_be_attached()
    assert barriers(ann) == []
