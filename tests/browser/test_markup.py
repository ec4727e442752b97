"""Names, titles and talk with markup in them are shown as the text they are, everywhere."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Dialog, expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.server.house import Program

NAME = "<img src=x onerror=alert(1)>"
TITLE = "<b>&amp;</b><svg onload=alert(2)>"
TALK = "<script>alert(3)</script> {{ 4 * 4 }} **bold**"


def was_run(guest: Guest, box: Dialog) -> None:
    guest.troubles.append(f"alert({box.message}) was run")
    box.dismiss()


def shows(guest: Guest, *texts: str) -> None:
    """All of these can be read, and none of them became anything else than text."""
    for text in texts:
        expect(guest.page.get_by_text(text).locator("visible=true").first).to_be_visible()
    assert guest.page.locator("img[src=x], [onerror], [onload], b:has-text('&')").count() == 0
    assert guest.page.locator("body script").count() == 0


def test_markup_stays_text_from_the_lobby_to_the_result(guests: Guests, house: Program) -> None:
    mallory, bob = guests(), guests("Bob")
    for guest in (mallory, bob):
        guest.page.on("dialog", partial(was_run, guest))

    mallory.open("/")
    mallory.button("You: name and settings").click()
    mallory.page.get_by_role("textbox", name="Your name").fill(NAME)
    mallory.button("Save").click()
    expect(mallory.page.get_by_text("Saved.")).to_be_visible()
    shows(mallory, NAME)

    path = mallory.create(4, bots=2, listed=True)
    mallory.create(3, listed=True, title=TITLE)
    bob.open("/")
    shows(bob, f"{NAME}'s table", TITLE)

    mallory.open(path)
    bob.open(path)
    bob.button("Sit here: seat 2").click()
    mallory.page.get_by_role("textbox", name="Say something").fill(TALK)
    mallory.button("Send", exact=True).click()
    shows(mallory, NAME, TALK)
    shows(bob, NAME, TALK)

    mallory.button("Start the game").click()
    seat = Seat(bob)
    expect(seat.cards).to_have_count(5)
    shows(bob, NAME)
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text(TALK)
    shows(bob, NAME, TALK)
    bob.page.get_by_role("tab", name="Log").click()
    mallory.button("This table").click()
    mallory.button("Resign").click()
    mallory.button("Yes, resign").click()
    bob.play_out(house, bob.table)
    expect(seat.result).to_contain_text(NAME)
    shows(bob, NAME)
    bob.button("Table and talk").first.click()
    expect(seat.log).to_contain_text(f"{NAME} deals")
    shows(bob, NAME)
