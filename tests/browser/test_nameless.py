"""Whoever has no name yet is asked for it where they need it; whoever is lost finds a page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.test_invite import table_with_a_free_seat


def test_a_watcher_without_a_name_is_asked_in_the_chat_and_loses_no_text(guests: Guests) -> None:
    ann = guests("Ann")
    table_with_a_free_seat(ann)
    watcher = guests()
    watcher.page.goto(ann.page.url)
    watcher.page.get_by_role("textbox", name="Say something").fill("Good evening, all")
    watcher.button("Send").click()
    watcher.page.get_by_role("textbox", name="What shall the table call you?").fill("Ann")
    watcher.button("Say it").click()
    for guest in (watcher, ann):
        said = guest.page.get_by_role("log").get_by_text("Good evening, all")
        expect(said).to_contain_text("Ann 2")  # there is an Ann at the table already
    expect(watcher.page.get_by_role("textbox", name="Say something")).to_have_value("")


def test_a_path_that_leads_nowhere_has_a_page(guests: Guests) -> None:
    lost = guests()
    for path in ("/nowhere", "/t", "/rulez/razzia"):
        lost.open(path)
        expect(lost.heading("This path leads nowhere.")).to_be_visible()
    lost.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(lost.button("Create a table of Razzia")).to_be_visible()
