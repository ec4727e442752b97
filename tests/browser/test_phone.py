"""On a phone, with a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from omerta.kernel.match import Match
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest
from tests.browser.seat import Seat, all_choose, play, sit_together, split_among
from tests.browser.staging import NOT_SIGNED, find, finished, lay
from tests.server.house import Program

THUMB = 44  # pixels


def fits(guest: Guest) -> bool:
    """The page does not move sideways."""
    return bool(guest.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"])


def assert_large_enough(*targets: Locator) -> None:
    for target in targets:
        expect(target).to_be_visible()
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB - 0.5, target.evaluate("e => e.outerHTML")


@pytest.fixture
def ann(guests: Guests) -> Guest:
    return guests("Ann", size=PHONE)


def test_a_round_is_played_on_a_phone(ann: Guest) -> None:
    ann.open("/")
    assert fits(ann)
    assert_large_enough(
        ann.button("Play now against bots: Razzia"), ann.button("Create a table of Razzia")
    )
    ann.button("Play now against bots: Razzia").tap()
    seat = Seat(ann)
    expect(seat.cards).to_have_count(5)
    play([seat], until=lambda: seat.asked() == "card")
    seat.cards.first.tap()
    assert_large_enough(*seat.cards.all(), seat.send)
    assert fits(ann)
    seat.send.tap()
    play([seat], until=lambda: seat.in_round(2))
    assert fits(ann)


def test_the_press_that_closes_the_list_presses_nothing_else(
    guests: Guests, house: Program
) -> None:
    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, find("razzia", 4, all_choose), {0: ann}))
    cards = ann.page.get_by_role("group", name="Your hand").get_by_role("button")
    listed = ann.page.get_by_role("tab", name="Log")
    ann.page.locator(".menu[aria-expanded]").tap()
    expect(listed).to_be_visible()
    cards.last.tap()
    expect(listed).to_be_hidden()
    expect(cards.last).to_have_attribute("aria-pressed", "false")
    cards.last.tap()
    expect(cards.last).to_have_attribute("aria-pressed", "true")


def test_a_bill_that_is_given_away_moves_nothing_else(ann: Guest, house: Program) -> None:
    """In a split between two: one thumb may press again at once."""

    def between_two(match: Match[Any]) -> bool:
        s = match.state
        return split_among(0)(match) and len(s.claimants) == 2 and len(s.stack) > 2

    [seat] = sit_together(house, ann, seats=4, at=between_two)
    seat.wait_for("propose")
    boxes = [seat.split.bounding_box(), *(each.bounding_box() for each in seat.bills.all())]
    seat.bills.first.tap()
    expect(seat.send).to_contain_text("Offer")
    after = [seat.split.bounding_box(), *(each.bounding_box() for each in seat.bills.all())]
    assert len(after) == len(boxes)
    kept = [box for box in boxes if box in after]
    assert len(kept) == len(boxes) - 1, "all but the bill that was given"


def test_log_chat_rules_and_settings_are_a_tap_away(ann: Guest) -> None:
    ann.open(ann.create(4, bots=3, start=True))
    page = ann.page
    tabs = page.get_by_role("tab")
    ann.beside()
    expect(tabs).to_have_text(["Table", "Log", "Chat", "Rules"])
    assert_large_enough(*tabs.all(), ann.button("More"), ann.button("Menu", exact=True))
    tabs.filter(has_text="Log").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("New on the bars")
    assert fits(ann)
    ann.beside()
    tabs.filter(has_text="Chat").tap()
    page.get_by_role("textbox", name="Say something").fill("Hello")
    assert_large_enough(ann.button("Send"))
    ann.button("Send").tap()
    expect(page.get_by_role("log")).to_contain_text("Hello")
    assert fits(ann)
    ann.beside()
    tabs.filter(has_text="Rules").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("Razzia is a fast bluffing game")
    assert fits(ann)
    ann.beside()
    ann.button("More").tap()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Settings")).to_be_visible()
    assert fits(ann)


def test_the_other_pages_fit_a_phone_too(ann: Guest, house: Program) -> None:
    for path in ("/about", "/rules/razzia", ann.create(8, title="A table with a very long name")):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        assert fits(ann), path
    ann.open("/")
    ann.button("Create a table of Razzia").tap()
    assert_large_enough(ann.button("Create the table"), ann.button("Cancel"))
    assert fits(ann)
    ann.open(lay(house, finished("razzia", 8), {0: ann}))
    expect(ann.page.get_by_text(NOT_SIGNED)).to_be_visible()
    assert fits(ann)
    assert_large_enough(ann.button("Rematch, all 8").locator("visible=true"))
