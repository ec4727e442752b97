"""Every piece of every game explains itself, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from omerta.games.deal.content import TERRITORY
from omerta.kernel.match import Match
from tests.browser.clan import SPOT, ClanSeat
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.seat import all_choose, split_among, wait_until
from tests.browser.staging import asked, find, finished, lay
from tests.browser.test_axe import barriers
from tests.server.house import Program

# In explain mode, a press on every piece; gives those that say nothing of themselves.
MUTE = """async () => {
  const mute = new Set(), asked = new Set();
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const name = piece.dataset.piece;
    if (asked.has(name) || piece.closest("#tip")) continue;
    asked.add(name);
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await new Promise((told) => setTimeout(told));
    const said = (part) => document.querySelector(`#tip .${part}`)?.textContent.trim() ?? "";
    const all = document.querySelector("#tip")?.textContent ?? "";
    if (!said("name") || !said("text") || /\\btip-|undefined|NaN/.test(all)) mute.add(name);
  }
  return { asked: asked.size, mute: [...mute] };
}"""
# What can be pressed or is a picture, and belongs to no piece.
NAMELESS = """() => [".scene button", ".scene [role=button]", ".scene svg", ".scene [role=img]"]
  .flatMap((kind) => [...document.querySelectorAll(kind)])
  .filter((each) => each.checkVisibility() && !each.parentElement.closest("svg"))
  .filter((each) => !each.closest("[data-piece], [data-scenery], [role=tablist], dialog"))
  .filter((each) => !each.querySelector("[data-piece]"))
  .map((each) => each.outerHTML.slice(0, 160))"""
# A tip lies inside the window, and not on what it speaks of.
BESIDE = """() => {
  const tip = document.querySelector("#tip").getBoundingClientRect();
  const piece = document.querySelector("[aria-describedby=tip]").getBoundingClientRect();
  const inside = tip.left >= 0 && tip.top >= 0
    && tip.right <= innerWidth && tip.bottom <= innerHeight;
  const apart = tip.right <= piece.left || tip.left >= piece.right
    || tip.bottom <= piece.top || tip.top >= piece.bottom;
  return { inside, apart };
}"""

LARGE: ViewportSize = {"width": 2560, "height": 1440}  # the table grows

Moment = Callable[[], Match[Any]]
MOMENTS: dict[str, Moment] = {
    "razzia-hand": lambda: find("razzia", 4, all_choose),
    "razzia-split": lambda: find("razzia", 4, split_among(0, 1)),
    "mafiozoo-desk": lambda: find("mafiozoo", 3, asked("play_card", 0)),
    "mafiozoo-city": lambda: find("mafiozoo", 2, asked("place_thugs", 0)),
    "gangs_city-map": lambda: find("gangs_city", 3, asked("place_tile", 0), {"target": 8}),
    "gangs_city-fight": lambda: find("gangs_city", 3, asked("recruit", 0)),
    "cosa_nostra-rows": lambda: find("cosa_nostra", 3, asked("plan", 0)),
    "cosa_nostra-stage": lambda: find("cosa_nostra", 3, asked("recruit", 0)),
    "deal-map": lambda: find("deal", 3, asked("order", 0)),
    "deal-fight": lambda: find("deal", 3, asked("weapons", 0)),
}


def explain(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_text("Press anything to learn what it is")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_piece_explains_itself(
    guests: Guests, house: Program, moment: str, size: ViewportSize
) -> None:
    ann = guests("Ann", size=size)
    ann.open(lay(house, MOMENTS[moment](), {0: ann}))
    expect(ann.page.locator(".scene [data-piece]").first).to_be_attached()
    assert ann.page.evaluate(NAMELESS) == []
    explain(ann.page)
    found = ann.page.evaluate(MUTE)
    assert found["mute"] == []
    assert found["asked"] > 10
    if moment in ("razzia-hand", "deal-fight"):  # tips look alike in all games
        assert barriers(ann) == []


@pytest.mark.parametrize("game", ["razzia", "mafiozoo", "gangs_city", "cosa_nostra", "deal"])
def test_the_page_after_the_game_explains_its_pieces(
    guests: Guests, house: Program, game: str
) -> None:
    ann = guests("Ann")
    ann.open(lay(house, finished(game, 3), {0: ann}))
    expect(ann.heading("What decided it")).to_be_attached()
    explain(ann.page)
    assert ann.page.evaluate(MUTE)["mute"] == []


def hand(guests: Guests, house: Program, size: ViewportSize) -> tuple[Guest, str]:
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("razzia", 4, all_choose), {0: ann}))
    card = ann.page.get_by_role("group", name="Your hand").get_by_role("button").first
    expect(card).to_be_visible()
    name = card.get_attribute("data-piece")
    assert name
    return ann, name


@pytest.mark.parametrize("size", [WIDE, LARGE], ids=["wide", "large"])
def test_a_tip_comes_when_one_rests_on_a_piece_and_lies_beside_it(
    guests: Guests, house: Program, size: ViewportSize
) -> None:
    ann, name = hand(guests, house, size)
    tip = ann.page.get_by_role("tooltip")
    for piece in (name, "bar:jungle", "money:1"):
        named = ann.page.locator(f'[data-piece="{piece}"]')
        # (A card is drawn at its bar, too, as soon as it is pointed at.)
        named.last.hover()
        expect(named.and_(ann.page.locator("[aria-describedby=tip]"))).to_be_attached()
        expect(tip).to_be_visible()
        assert ann.page.evaluate(BESIDE) == {"inside": True, "apart": True}
    ann.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_the_keyboard_reads_a_tip_and_its_rule(guests: Guests, house: Program) -> None:
    ann, _ = hand(guests, house, WIDE)
    ann.page.keyboard.press("1")
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    focused = ann.page.locator(":focus")
    expect(focused).to_have_attribute("aria-describedby", "tip")
    expect(focused).to_have_accessible_description(re.compile(r"a gambler|police.*Rule RZ-4"))
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_role("tabpanel", name="Rules")).to_be_visible()


def test_a_press_in_explain_mode_plays_nothing(guests: Guests, house: Program) -> None:
    ann, name = hand(guests, house, WIDE)
    card = ann.page.locator(f'button[data-piece="{name}"]').first
    explain(ann.page)
    card.click()
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_long_press_explains_and_presses_nothing(guests: Guests, house: Program) -> None:
    ann, name = hand(guests, house, PHONE)
    card = ann.page.locator(f'button[data-piece="{name}"]').first
    box = card.bounding_box()
    assert box
    # (The browser's own gestures: a finger that comes, stays, and goes.)
    finger = ann.context.new_cdp_session(ann.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_be_visible()
    assert ann.page.evaluate(BESIDE) == {"inside": True, "apart": True}
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(tip).to_be_hidden()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_tap_on_what_cannot_be_pressed_now_explains_it(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, MOMENTS["mafiozoo-desk"](), {0: ann}))
    ann.page.locator("[data-character][aria-disabled=true]").first.tap(force=True)
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert ann.page.evaluate(BESIDE) == {"inside": True, "apart": True}


def test_a_gem_beside_a_number_explains_what_is_counted(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    ann.open(lay(house, MOMENTS["mafiozoo-desk"](), {0: ann}))
    for fund, name in (("[data-slush]", "Slush fund"), ("[data-own-reserve]", "Reserve")):
        ann.page.locator(f".own {fund} svg").last.hover(force=True)
        expect(ann.page.get_by_role("tooltip")).to_contain_text(name)


def test_a_finger_held_on_a_map_explains_what_it_does_not_take_up(
    guests: Guests, house: Program
) -> None:
    match = MOMENTS["deal-map"]()
    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, match, {0: ann}))
    seat = ClanSeat(ann)
    wait_until(lambda: bool(seat.lit()), ann)
    others = [name for name in seat.lit() if match.state.owner[TERRITORY[name]] != 0]
    at = next(at for name in others if (at := ann.page.evaluate(SPOT, name)))
    question = seat.question.inner_text()
    finger = ann.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(seat.question).to_have_text(question)


def test_what_the_trays_grip_reaches_over_explains_itself_when_held(
    guests: Guests, house: Program
) -> None:
    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, MOMENTS["mafiozoo-desk"](), {0: ann}))
    grip = ann.page.locator(".grip")
    box = grip.bounding_box()
    assert box
    finger = ann.context.new_cdp_session(ann.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] - 14}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Gems out of reach")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(grip).to_have_attribute("aria-expanded", "false")
