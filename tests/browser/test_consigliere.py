"""The consigliere in the prompt bar, and the levels of bots in the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, SMALL, Guest
from tests.server.house import Program


def at_a_table(guest: Guest, **wish: object) -> None:
    """The guest is asked something, and bots have answered already or wait for it."""
    guest.open(guest.create(3, bots=2, start=True, **wish))
    expect(guest.button(re.compile("Choose…|Choisissez…"))).to_be_visible()


def answers(guest: Guest) -> Locator:
    """What the consigliere would do."""
    return guest.page.get_by_role("dialog", name="Consigliere").get_by_role("listitem")


def answered(house: Program, guest: Guest) -> int:
    """How often the guest, at the first seat, has answered."""
    return sum(entry.seat == 0 for entry in house.replayed(guest.table).log)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desk", "phone"])
def test_an_answer_of_his_is_picked_and_not_sent(
    guests: Guests, house: Program, size: ViewportSize
) -> None:
    ann = guests("Ann", size=size)
    at_a_table(ann)
    before = answered(house, ann)
    ann.button("Consigliere").click()
    expect(answers(ann).first).to_contain_text(re.compile(r"\d%"))
    assert 1 < answers(ann).count() <= 3
    words = answers(ann).first.locator(".words").inner_text()
    answers(ann).first.get_by_role("button").click()
    expect(answers(ann)).to_have_count(0)
    expect(ann.page.get_by_role("banner")).to_contain_text(words)
    do = ann.button("Do as he says")
    expect(do).to_be_focused()
    assert answered(house, ann) == before
    ann.page.keyboard.press("Enter")
    expect(do).to_have_count(0)
    expect(ann.page.locator("[aria-busy=true]")).to_have_count(0)
    assert answered(house, ann) == before + 1


def test_a_key_asks_him_and_another_sends_him_away(guests: Guests) -> None:
    ann = guests("Ann", size=SMALL, locale="fr-FR")
    at_a_table(ann)
    ann.page.keyboard.press("h")
    expect(answers(ann).first).to_contain_text("Chances de gagner")
    ann.page.keyboard.press("Tab")
    expect(answers(ann).first.get_by_role("button")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(answers(ann)).to_have_count(0)
    expect(ann.button("Consigliere")).to_be_focused()


def test_a_table_without_hints_with_bots_of_a_level(guests: Guests) -> None:
    ann = guests("Ann", size=SMALL)
    ann.open("/")
    ann.button("Create a table of Razzia").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Of these, bots").get_by_role("radio", name="3").check()
    dialog.get_by_role("radio", name="novice").check()
    expect(dialog).to_contain_text("for a first game")
    dialog.get_by_role("radio", name="No hints").check()
    ann.button("Create the table").click()
    expect(ann.page.get_by_role("main")).to_contain_text("No hints")
    expect(ann.page.get_by_role("listitem").filter(has_text="novice")).to_have_count(3)
    ann.button("Start the game").click()
    expect(ann.button("Choose…")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Players")).to_contain_text("novice")
    expect(ann.button("Consigliere")).to_have_count(0)
    ann.page.keyboard.press("k")
    keys = ann.page.get_by_role("dialog").locator("#menu-keys")
    expect(keys).to_contain_text("Undo")
    expect(keys).not_to_contain_text("consigliere")
