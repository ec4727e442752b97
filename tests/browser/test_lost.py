"""The line is cut, the house falls: the page says so and comes back, and nothing counts twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.line import Line
from tests.browser.seat import Seat, all_choose, play, sit_together, wait_until
from tests.server.house import Program


@pytest.fixture
def line(house: Program) -> Iterator[Line]:
    line = Line(house.port)
    yield line
    line.close()


@pytest.fixture
def seats(guests: Guests, line: Line, house: Program) -> list[Seat]:
    """Ann, whose line can be cut, and Ben, each about to choose a card; and a bot."""
    ann = guests("Ann", address=line.address, may_lose_the_house=True)
    return about_to_choose(house, ann, guests("Ben"))


def about_to_choose(house: Program, *people: Guest) -> list[Seat]:
    seats = sit_together(house, *people, seats=3, at=all_choose)
    for seat in seats:
        seat.wait_for("card")
    return seats


def notice(guest: Guest) -> Locator:
    return guest.page.get_by_role("status").filter(has_text="No connection since")


def answers_of(house: Program, seat: Seat, number: int = 0) -> int:
    """How often somebody has answered, in the log that is the truth."""
    log = house.rows(seat.guest.table)[2]
    return sum(entry.seat == number for append in log for entry in append.entries)


def test_a_card_sent_before_the_line_was_cut_still_lies_there(
    seats: list[Seat], line: Line, house: Program
) -> None:
    ann, ben = seats
    card = ann.hand()[1]
    ann.answer("card", card)
    expect(ann.card_sent()).to_have_accessible_name(re.compile(card))
    answered = answers_of(house, ann)
    line.cut()
    expect(notice(ann.guest)).to_have_text(re.compile(r"since \d\d?:\d\d.*comes back by itself"))
    expect(ben.page.get_by_role("region", name="Players")).to_contain_text("away")
    line.mend()
    expect(notice(ann.guest)).to_be_hidden()
    expect(ann.card_sent()).to_have_accessible_name(re.compile(card))
    ben.answer("card")
    kind, _, bar = card.partition(", ")
    for seat, name in ((ann, "You"), (ben, "Ann")):
        line_told = seat.log.get_by_role("listitem").filter(has_text="Cards on the table!")
        expect(line_told.first).to_contain_text(f"{name}: {kind} ({bar})", ignore_case=True)
    assert answers_of(house, ann) == answered
    assert told_once(ann)


def test_a_card_whose_receipt_was_lost_is_sent_again_and_counts_once(
    seats: list[Seat], line: Line, house: Program
) -> None:
    ann, ben = seats
    before = answers_of(house, ann)
    line.swallows = True
    ann.answer("card")
    wait_until(lambda: answers_of(house, ann) == before + 1, ann.guest)
    expect(ann.send).to_have_text("Sending…")
    line.cut()
    expect(notice(ann.guest)).to_be_visible()
    line.mend()
    expect(ann.card_sent()).to_have_count(1)
    assert answers_of(house, ann) == before + 1
    ben.answer("card")
    play(seats, until=lambda: all(seat.in_round(2) for seat in seats))
    assert told_once(ann)


def test_what_is_chosen_without_a_line_is_sent_once_there_is_one(
    seats: list[Seat], line: Line, house: Program
) -> None:
    ann, _ = seats
    before = answers_of(house, ann)
    card = ann.hand()[2]
    ann.pick(card)
    line.cut()
    expect(notice(ann.guest)).to_be_visible()
    expect(ann.cards.nth(2)).to_have_attribute("aria-pressed", "true")
    ann.send.click()
    expect(ann.send).to_have_text("Sending…")
    line.mend()
    expect(notice(ann.guest)).to_be_hidden()
    expect(ann.card_sent()).to_have_accessible_name(re.compile(card))
    assert answers_of(house, ann) == before + 1


def test_a_house_that_was_killed_in_the_middle_of_a_round_goes_on_there(
    guests: Guests, own_house: Program
) -> None:
    ann, ben = seats = about_to_choose(
        own_house,
        guests("Ann", address=own_house.url, may_lose_the_house=True),
        guests("Ben", address=own_house.url, may_lose_the_house=True),
    )
    card = ann.hand()[0]
    ann.answer("card", card)
    expect(ann.card_sent()).to_have_count(1)
    # The card lies there before the house has heard of it.
    wait_until(lambda: answers_of(own_house, ann) == 1, ann.guest)
    own_house.kill()
    for seat in seats:
        expect(notice(seat.guest)).to_be_visible()
    own_house.open()
    for seat in seats:
        expect(notice(seat.guest)).to_be_hidden()
    expect(ann.card_sent()).to_have_accessible_name(re.compile(card))
    assert answers_of(own_house, ann) == 1
    ben.answer("card")
    play(seats, until=lambda: all(seat.in_round(3) for seat in seats))
    for seat in seats:
        assert told_once(seat)


def told_once(seat: Seat) -> bool:
    """Every round has its one line about the cards that were turned over."""
    for chapter in seat.log.locator("section").all():
        if chapter.get_by_text("Cards on the table!").count() > 1:
            return False
    return True
