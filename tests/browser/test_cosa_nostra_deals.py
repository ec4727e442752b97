"""La Cosa Nostra among people: two strike a deal, one is robbed, one springs a trap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from omerta.games import load
from omerta.games.cosa_nostra.state import BUSINESS, GANGSTER, PLANNING
from omerta.kernel.match import Match
from tests.browser.guest import SMALL, Guest
from tests.browser.seat import invitation, wait_until
from tests.browser.staging import find, put_on
from tests.server.house import Program

GAME = load("cosa_nostra")
PEOPLE = ("Ann", "Ben", "Cleo")


@pytest.fixture
def three(browser: Browser, own_house: Program) -> Iterator[list[Guest]]:
    """Three people at a table that has begun."""
    came = [
        Guest(browser, own_house.url, name, size=SMALL, may_lose_the_house=True) for name in PEOPLE
    ]
    ann = came[0]
    ann.open(ann.create(3, game="cosa_nostra"))
    for seat, guest in enumerate(came[1:], start=2):
        guest.page.goto(invitation(ann, seat))
        guest.button("Sit down").click()
    expect(ann.button("Start the game")).to_be_enabled()
    ann.button("Start the game").click()
    expect(ann.button("Start the game")).to_have_count(0)
    yield came
    for guest in came:
        guest.leave()
    assert [trouble for guest in came for trouble in guest.troubles] == []


def staged(house: Program, people: list[Guest], match: Match[Any]) -> None:
    """All of them open the table where this match is."""
    table = people[0].table
    for guest in people:
        guest.page.goto("/")
    put_on(house, table, match)
    for guest in people:
        guest.open(f"/t/{table}")


def ann_plans(match: Match[Any]) -> bool:
    s = match.state
    return bool(s.phase == PLANNING and s.asking == "plan" and s.waiting == [0])


def ben_could_rob_ann(match: Match[Any]) -> bool:
    s = match.state
    if s.asking != "reveal_robbery" or s.doing[-1].seat != 0:
        return False
    could = [seat for seat in s.waiting if len(GAME.options(s, seat)) > 1]
    return could == [1]  # who can only pass has passed before long


def ann_could_trap(match: Match[Any]) -> bool:
    s = match.state
    trap = s.asking == "reveal_trap" and s.waiting == [0]
    return trap and any(GANGSTER <= option < BUSINESS for option in GAME.options(s, 0))


def told(house: Program, table: str) -> list[str]:
    return [event.kind for event in house.replayed(table).events]


def test_two_people_strike_a_deal_and_a_promise_is_judged(
    own_house: Program, three: list[Guest]
) -> None:
    staged(own_house, three, find("cosa_nostra", 3, ann_plans))
    ann, ben, cleo = three
    before = own_house.replayed(ann.table).state
    wanted = before.owners.index(1)

    ann.page.get_by_role("tab", name=re.compile("^Offers")).click()
    ann.button("Make an offer").click()
    sheet = ann.page.locator("section.sheet")
    sheet.get_by_role("button", name="Ben").click()
    ann.page.locator(f'[data-business="{wanted}"] button').first.click()  # from the table itself
    sheet.get_by_label("Amount").fill("1000")
    sheet.get_by_label("Your words").fill("I leave you in peace this round.")
    sheet.get_by_role("checkbox").check()
    sheet.locator("button.send").click()

    # Ben sees both sides; Cleo, that the two talk, and nothing else.
    wait_until(lambda: len(own_house.replayed(ann.table).state.offers) == 1, ann)
    cleo.page.get_by_role("tab", name=re.compile("^Offers")).click()
    expect(cleo.page.get_by_text(re.compile("closed doors", re.I)).first).to_be_visible()
    assert "in peace" not in cleo.page.content()
    ben.page.get_by_role("tab", name=re.compile("^Offers")).click()
    ben.button("Accept").first.click()
    wait_until(lambda: own_house.replayed(ann.table).state.owners[wanted] == 0, ann)
    after = own_house.replayed(ann.table).state
    assert after.cash[:2] == [before.cash[0] - 1, before.cash[1] + 1]

    # The word is on record for all; Ben alone says what became of it.
    for guest in three:
        expect(guest.page.get_by_text("I leave you in peace this round.").first).to_be_visible()
    assert cleo.button("Broken").count() == 0
    ben.button("Broken").first.click()
    wait_until(lambda: own_house.replayed(ann.table).state.promises[0].mark == "broken", ann)
    expect(cleo.page.get_by_text(re.compile("^broken$", re.I)).first).to_be_visible()

    # All of it is there again after the house fell.
    own_house.kill()
    own_house.open()
    cleo.open(f"/t/{ann.table}")
    cleo.page.get_by_role("tab", name=re.compile("^Offers")).click()
    expect(cleo.page.get_by_text("I leave you in peace this round.").first).to_be_visible()


def test_one_is_robbed(own_house: Program, three: list[Guest]) -> None:
    match = find("cosa_nostra", 3, ben_could_rob_ann)
    staged(own_house, three, match)
    ann, ben, _ = three
    answers = ben.page.get_by_role("group", name="Answers")
    answers.get_by_role("button", name="Robbery with").first.click()
    wait_until(lambda: "rolled" in told(own_house, ann.table)[len(match.events) :], ben)
    for guest in three:
        expect(guest.page.get_by_role("tabpanel", name="Log")).to_contain_text("Robbery")


def test_one_springs_a_trap(own_house: Program, three: list[Guest]) -> None:
    match = find("cosa_nostra", 3, ann_could_trap)
    staged(own_house, three, match)
    ann = three[0]
    ann.page.get_by_role("group", name="Answers").get_by_role("button").first.click()
    sprung = {"repelled", "trap_failed"}
    wait_until(lambda: bool(sprung & {*told(own_house, ann.table)[len(match.events) :]}), ann)
    for guest in three:
        expect(guest.page.get_by_role("tabpanel", name="Log")).to_contain_text("Trap")
