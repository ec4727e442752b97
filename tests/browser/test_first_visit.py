"""Somebody opens the house for the first time."""

from __future__ import annotations

import re
import signal

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.seat import Seat, wait_until
from tests.server.house import Program


def test_two_clicks_from_the_lobby_to_a_card_on_the_table(guests: Guests) -> None:
    ann = guests()
    ann.open("/")
    ann.button("Play now against bots: Razzia").click()
    seat = Seat(ann)
    expect(seat.cards).to_have_count(5)
    players = ann.page.get_by_role("region", name="Players")
    expect(players.get_by_role("img", name="bot")).to_have_count(3)
    if seat.asked() == "place":
        seat.answer("place")
    seat.wait_for("card")
    card = seat.hand()[0]
    seat.cards.first.click()
    expect(seat.send).to_contain_text(re.compile("→"))
    seat.send.click()
    # The bots have chosen, too: all cards are turned over, mine among them.
    kind, _, bar = card.partition(", ")
    expect(seat.log).to_contain_text(f"You: {kind} ({bar})", ignore_case=True)
    wait_until(lambda: seat.asked() is not None or seat.over(), ann)


def test_somebody_new_is_told_what_to_know_and_somebody_known_sees_their_tables(
    guests: Guests,
) -> None:
    ann = guests()
    ann.open("/")
    expect(ann.heading("Good to know")).to_be_visible()
    ann.button("Play now against bots: Razzia").click()
    expect(Seat(ann).cards).to_have_count(5)
    ann.open("/")
    expect(ann.heading("Your tables 1")).to_be_visible()
    ann.page.get_by_role("link", name=re.compile("Razzia, Your turn")).first.click()
    expect(Seat(ann).cards).to_have_count(5)


def test_while_the_house_is_closed_the_lobby_says_since_when_and_comes_back_by_itself(
    guests: Guests, own_house: Program
) -> None:
    ann = guests(address=own_house.url, may_lose_the_house=True)
    ann.open("/")
    play_now = ann.button("Play now against bots: Razzia")
    expect(play_now).to_be_enabled()
    own_house.end(signal.SIGTERM)
    notice = ann.page.get_by_role("status").filter(has_text="cannot be reached since")
    expect(notice).to_have_text(re.compile(r"since \d\d?:\d\d.*Nothing is lost"))
    expect(play_now).to_be_disabled()
    own_house.open()
    expect(notice).to_be_hidden()
    expect(play_now).to_be_enabled()
