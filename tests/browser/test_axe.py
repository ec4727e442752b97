"""No barrier that axe-core knows of and calls serious, on any page, wide or narrow."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from omerta.games import names
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.seat import all_choose, one_who_is_asked, sit_together, split_among
from tests.browser.staging import NOT_SIGNED, finished, lay
from tests.server.house import Program

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Once everything has come to rest: a colour on its way to another is none of the page's. Strokes of
# drawings that are hidden from screen readers are taken out meanwhile: they are most of the page,
# and axe looks at each of them several times. What never comes to rest is held: while anything
# moves, each look at a style takes ten times as long. Rules whose findings are never serious are
# not asked.
FOUND = """async () => {
  const unpainted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const passing = (each) => each.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(passing).map((each) => each.finished));
  const endless = document.getAnimations().filter((each) => each.playState === "running");
  for (const each of endless) each.pause();
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')];
  const strokes = drawings.map((drawing) => [...drawing.childNodes]);
  for (const drawing of drawings) drawing.replaceChildren();
  const mild = axe._audit.rules.filter(({ impact }) => impact === "minor" || impact === "moderate");
  const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  drawings.forEach((drawing, number) => drawing.replaceChildren(...strokes[number]));
  for (const each of endless) each.play();
  document.adoptedStyleSheets = unpainted;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""


@cache
def axe() -> str:
    assert AXE.is_file(), f"{AXE} is missing: python web/build.py fetches it"
    return AXE.read_text("utf-8")


def barriers(guest: Guest) -> list[str]:
    guest.page.evaluate(axe())
    found: list[str] = guest.page.evaluate(FOUND)
    return found


# --- the pages ---


def lobby(ann: Guest, house: Program, guests: Guests) -> None:
    guests("Bob").create(5, bots=1, listed=True, title="All are welcome")
    ann.create(4, bots=3, start=True)
    ann.open("/")
    expect(ann.page.get_by_text("All are welcome").first).to_be_attached()
    expect(ann.heading("Your tables 1")).to_be_attached()


def first_visit(ann: Guest, house: Program, guests: Guests) -> None:
    ann.context.clear_cookies()
    ann.open("/")
    expect(ann.heading("Good to know")).to_be_attached()


def create_dialog(ann: Guest, house: Program, guests: Guests) -> None:
    first_visit(ann, house, guests)
    ann.button("Create a table of Razzia").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("House rules").click()
    dialog.get_by_role("radio", name="Live").check()
    dialog.get_by_role("button", name="Create the table").click()
    expect(dialog).to_contain_text("A name is missing")


def waiting_room(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open(ann.create(4, bots=1))
    expect(ann.heading("2 seats are free.")).to_be_visible()


def choosing(ann: Guest, house: Program, guests: Guests) -> None:
    [seat] = sit_together(house, ann, seats=4, at=all_choose)
    seat.wait_for("card")
    seat.cards.first.click()
    expect(seat.send).to_be_enabled()


def table_menu(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open(ann.create(4, bots=3, start=True))
    if ann.button("Menu", exact=True).count():  # on a phone
        ann.beside()
    ann.button(re.compile("This table|More")).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def rules(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open("/rules/razzia#RZ-5.13")
    expect(ann.page.get_by_text("Razzia is a fast bluffing game")).to_be_attached()


def no_rules(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open("/rules/canasta")
    expect(ann.heading("There is no such game.")).to_be_visible()


def all_rules(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open("/rules#find=duel")
    expect(ann.page.get_by_role("link", name="RZ-6.1")).to_be_attached()


def after_game(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open(lay(house, finished("razzia", 4), {0: ann}))
    expect(ann.page.get_by_text(NOT_SIGNED)).to_be_attached()
    expect(ann.heading("What decided it")).to_be_attached()


def replay(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open(lay(house, finished("razzia", 4), {0: ann}) + "?at=7")
    expect(ann.page.get_by_role("slider")).to_have_value("7")


def about(ann: Guest, house: Program, guests: Guests) -> None:
    ann.open("/about")
    expect(ann.heading("Accessibility")).to_be_attached()


Page = Callable[[Guest, Program, Guests], None]
PAGES: list[Page] = [
    lobby,
    first_visit,
    create_dialog,
    waiting_room,
    choosing,
    table_menu,
    rules,
    no_rules,
    all_rules,
    after_game,
    replay,
    about,
]


# Pages of the same parts on a desk and on a phone: there is nothing else to find there.
ALIKE: list[Page] = [first_visit, create_dialog, no_rules, all_rules, about]
LOOKED_AT = [
    pytest.param(page, size, id=f"{page.__name__}-{name}")
    for page in PAGES
    for size, name in ((WIDE, "wide"), (PHONE, "phone"))
    if size is WIDE or page not in ALIKE
]


@pytest.mark.parametrize(("page", "size"), LOOKED_AT)
def test_there_is_no_serious_barrier(
    guests: Guests, house: Program, page: Page, size: ViewportSize
) -> None:
    ann = guests("Ann", size=size)
    page(ann, house, guests)
    assert barriers(ann) == []


# Words alone, at the same kind of place and of the same kinds of parts, are alike: of each, a few
# are looked at.
A_FEW_OF_EACH = """() => {
  const kind = (each) => `${each.localName}.${each.className}`;
  const place = (each) => (each.localName === "main" ? "" : place(each.parentElement) + kind(each));
  const seen = {};
  for (const words of document.querySelectorAll("main :is(li, p, tr)")) {
    if (words.querySelector("svg, table, button, ul, ol")) continue;
    const parts = new Set([...words.querySelectorAll("*")].map(kind));
    const alike = `${place(words)}: ${[...parts].sort()}`;
    seen[alike] = 1 + (seen[alike] ?? 0);
    if (seen[alike] > 3) words.remove();
  }
}"""


def test_there_is_none_in_any_rulebook(guests: Guests) -> None:
    ann = guests("Ann")
    for game in names():
        ann.open(f"/rules/{game}")
        expect(ann.page.locator("main h2").first).to_be_attached()
        ann.page.evaluate(A_FEW_OF_EACH)
        assert barriers(ann) == [], game


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_there_is_none_in_a_split_either(
    guests: Guests, house: Program, size: ViewportSize
) -> None:
    people = guests("Ann", size=size), guests("Ben", size=size)
    seats = sit_together(house, *people, seats=3, at=split_among(0, 1))
    maker = one_who_is_asked(seats, "propose")
    for seat in seats:
        assert barriers(seat.guest) == []
    maker.answer("propose")
    one_who_is_asked(seats, "answer")
    for seat in seats:
        assert barriers(seat.guest) == []


def test_a_barrier_would_be_found(guests: Guests) -> None:
    ann = guests("Ann")
    ann.open("/about")
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert barriers(ann) == ["button-name: <button></button>"]
