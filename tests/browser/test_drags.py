"""What is dragged to where it goes: as if both had been pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from omerta.kernel.match import Match
from tests.browser.conftest import Guests
from tests.browser.crew import ann_plans
from tests.browser.finger import swipe
from tests.browser.guest import PHONE, SMALL
from tests.browser.seat import all_choose
from tests.browser.staging import asked, find, lay
from tests.server.house import Program

Drag = Callable[[Page, Locator, Locator], None]


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, piece: Locator, to: Locator) -> None:
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    page.mouse.up()


def by_finger(page: Page, piece: Locator, to: Locator) -> None:
    (x, y), (right, down) = middle(piece), middle(to)
    swipe(page, x, y, right - x, down - y)


def ann_deals(match: Match[Any]) -> bool:
    return match.state.asking == "place_extra" and 0 in match.state.waiting


ways = pytest.mark.parametrize(
    ("size", "drag"), [(SMALL, by_mouse), (PHONE, by_finger)], ids=["mouse", "finger"]
)


def bar_of(card: Locator) -> str:
    name = card.get_attribute("data-piece") or ""
    return name.removeprefix("card:").split()[0]


@ways
def test_a_card_is_dragged_to_its_bar_and_to_no_other(
    guests: Guests, house: Program, size: ViewportSize, drag: Drag
) -> None:
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("razzia", 4, all_choose), {0: ann}))
    page = ann.page
    card = page.locator("[data-piece^='card:'].asked").last
    bars = page.locator("[data-bar]")
    send = page.locator("[data-piece=send]")
    own = page.locator(f"[data-bar][data-piece='bar:{bar_of(card)}']")
    expect(card).to_be_visible()
    drag(page, card, other(bars, own))
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(send).to_be_disabled()
    drag(page, card, own)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(send).to_be_enabled()
    # A press that moves nothing puts it back, as ever.
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")


def other(bars: Locator, own: Locator) -> Locator:
    name = own.get_attribute("data-piece")
    return next(bar for bar in bars.all() if bar.get_attribute("data-piece") != name)


@ways
def test_the_extra_bill_is_dragged_to_a_bar(
    guests: Guests, house: Program, size: ViewportSize, drag: Drag
) -> None:
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("razzia", 4, ann_deals), {0: ann}))
    page = ann.page
    bill = page.locator(".extra .bill").first
    expect(bill).to_be_visible()
    drag(page, bill, page.locator("[data-bar][data-piece='bar:jungle']"))
    expect(page.locator("[data-bar][data-piece='bar:jungle'] .place")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator("[data-piece=send]")).to_be_enabled()


@ways
def test_a_card_is_dragged_to_its_character_and_a_thread_from_there(
    guests: Guests, house: Program, size: ViewportSize, drag: Drag
) -> None:
    ann = guests("Ann", size=size)
    options = {"first_player": 0, "tile_faces": "all_silver"}
    ann.open(lay(house, find("mafiozoo", 4, asked("play_card", 0), options), {0: ann}))
    page = ann.page
    laid = page.locator("[data-character].chained")
    card = page.locator('[data-card][aria-disabled="false"]').first
    expect(card).to_be_visible()
    drag(page, card, page.locator(f"[data-character='{card.get_attribute('data-card')}']"))
    expect(laid).to_have_count(1)
    drag(page, laid, page.locator("[data-character].lit:not(.chained)").first)
    expect(laid).to_have_count(2)


@ways
def test_a_job_is_dragged_to_whom_it_is_for(
    guests: Guests, house: Program, size: ViewportSize, drag: Drag
) -> None:
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("cosa_nostra", 3, ann_plans, {}), {0: ann}))
    page = ann.page
    job = page.locator('[data-job][aria-disabled="false"]').first
    send = page.locator("[data-piece=send]")
    expect(job).to_be_visible()
    drag(page, job, page.locator(".strip.words"))
    expect(job).to_have_attribute("aria-pressed", "true")
    expect(send).to_be_disabled()
    drag(page, job, page.locator(".large.lit > .man").first)
    expect(send).to_be_enabled()


def test_a_finger_that_moves_sideways_scrolls_a_hand_and_picks_nothing(
    guests: Guests, house: Program
) -> None:
    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, find("cosa_nostra", 3, ann_plans), {0: ann}))
    jobs = ann.page.locator(".hand [data-job]")
    x, y = middle(jobs.first)
    swipe(ann.page, x, y, -60, 0)
    expect(ann.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    swipe(ann.page, x, y, 0, -60)
    expect(ann.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
