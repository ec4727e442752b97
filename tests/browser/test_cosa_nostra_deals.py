"""La Cosa Nostra among people: a deal, a large hand, a recruit, a robbery, a trap."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from omerta.games import load
from omerta.games.cosa_nostra.state import BUSINESS, GANGSTER
from omerta.kernel.match import Match
from tests.browser.conftest import Guests
from tests.browser.crew import ann_plans, robber, robbery
from tests.browser.guest import SMALL, Guest
from tests.browser.seat import wait_until
from tests.browser.staging import find, lay
from tests.server.house import Program

GAME = load("cosa_nostra")
PEOPLE = ("Ann", "Ben", "Cleo")


def three(guests: Guests, house: Program, match: Match[Any]) -> list[Guest]:
    """Three people at a table where this match is."""
    people = [
        guests(name, address=house.url, size=SMALL, may_lose_the_house=True) for name in PEOPLE
    ]
    path = lay(house, match, dict(enumerate(people)))
    for guest in people:
        guest.open(path)
    return people


def ann_holds_many_cards(match: Match[Any]) -> bool:
    s = match.state
    return ann_plans(match) and len(s.hands[0]) >= 7 and len(set(s.influence[0])) >= 5


def ann_could_recruit(match: Match[Any]) -> bool:
    s = match.state
    return s.asking == "recruit" and 0 in s.waiting and len(GAME.options(s, 0)) > 1


def ann_could_trap(match: Match[Any]) -> bool:
    s = match.state
    trap = s.asking == "reveal_trap" and s.waiting == [0]
    return trap and any(GANGSTER <= option < BUSINESS for option in GAME.options(s, 0))


def told(house: Program, table: str) -> list[str]:
    return [event.kind for event in house.replayed(table).events]


def test_two_people_strike_a_deal_and_a_promise_is_judged(
    guests: Guests, own_house: Program
) -> None:
    ann, ben, cleo = three(guests, own_house, find("cosa_nostra", 3, ann_plans))
    before = own_house.replayed(ann.table).state
    wanted = before.owners.index(1)

    ann.page.get_by_role("tab", name=re.compile("^Offers")).click()
    ann.button("Make an offer").click()
    sheet = ann.page.locator("section.sheet")
    sheet.get_by_role("button", name="Ben").click()
    # From the table itself.
    ann.page.locator(f'[data-business="{wanted}"] button').first.click()
    ann.page.locator(f'[data-business="{wanted}"]').get_by_role(
        "button", name="buy the card"
    ).click()
    sheet.get_by_label("Amount").fill("1000")
    sheet.get_by_role("button", name="Add promises").click()
    sheet.get_by_role("radio", name="in words").check()
    sheet.get_by_label("What you promise").fill("I leave you in peace this round.")
    sheet.get_by_role("button", name="Add", exact=True).click()
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
    for guest in (ann, ben, cleo):
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


# What of the hand lies on something else, or runs out of its own card.
CRAMPED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const hand = [...document.querySelectorAll(".hand .place, .preview")];
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const words = (card) => [...card.querySelectorAll(".face *")];
  const inside = (part, whole) => part.right <= whole.right + 1 && part.bottom <= whole.bottom + 1;
  const meets = (one) => (other) => !apart(box(one), box(other));
  const over = hand.filter((one, n) => hand.slice(n + 1).some(meets(one)));
  const cut = hand.filter((card) => words(card).some((part) => !inside(box(part), box(card))));
  return [...over, ...cut].map((each) => each.innerText);
}"""


def test_no_card_of_a_large_hand_is_hidden(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    ann.open(lay(house, find("cosa_nostra", 3, ann_holds_many_cards), {0: ann}))
    page = ann.page
    for language in ("en", "fr"):
        page.evaluate(
            "(language) => (localStorage['omerta.settings'] = JSON.stringify({ language }))",
            language,
        )
        page.reload()
        expect(page.locator(".hand [data-influence]").first).to_be_visible()
        assert page.evaluate(CRAMPED) == []


def test_yes_and_no_to_a_recruit_stand_together(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=SMALL)
    ann.open(lay(house, find("cosa_nostra", 3, ann_could_recruit), {0: ann}))
    answers = ann.page.get_by_role("group", name="Answers")
    yes = answers.get_by_role("button", name=re.compile("^(Choose a recruit|Recruit)"))
    expect(yes).to_be_disabled()
    expect(answers.get_by_role("button", name="Nobody this time")).to_be_enabled()
    expect(ann.page.locator(".actions .primary")).to_have_count(0)
    ann.page.locator('.recruit:not([aria-disabled="true"])').first.click()
    yes.click()
    wait_until(lambda: "recruited" in told(house, ann.table), ann)


def test_one_is_robbed(guests: Guests, house: Program) -> None:
    match = robbery()
    people = three(guests, house, match)
    thief = people[robber(match)]
    answers = thief.page.get_by_role("group", name="Answers")
    answers.get_by_role("button", name="Robbery with").first.click()
    wait_until(lambda: "rolled" in told(house, thief.table)[len(match.events) :], thief)
    for guest in people:
        expect(guest.page.get_by_role("tabpanel", name="Log")).to_contain_text("Robbery")


def test_one_springs_a_trap(guests: Guests, house: Program) -> None:
    match = find("cosa_nostra", 3, ann_could_trap)
    people = three(guests, house, match)
    ann = people[0]
    ann.page.get_by_role("group", name="Answers").get_by_role("button").first.click()
    sprung = {"repelled", "trap_failed"}
    wait_until(lambda: bool(sprung & {*told(house, ann.table)[len(match.events) :]}), ann)
    for guest in people:
        expect(guest.page.get_by_role("tabpanel", name="Log")).to_contain_text("Trap")
