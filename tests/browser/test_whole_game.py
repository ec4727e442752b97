"""A whole game in real browsers, and what follows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from playwright.sync_api import Locator, expect

from omerta.games import load
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match
from omerta.kernel.record import read, verify
from tests.browser.conftest import Guests
from tests.browser.guest import Guest, play_out
from tests.browser.seat import Seat, invitation, play
from tests.server.house import Frame, InThread, Program, Window
from tests.server.test_secrets import Truth, check_seed

NAMES = ["Ann", "Ben"]


def test_two_people_and_two_bots_play_a_whole_game_while_somebody_watches(
    guests: Guests, house: Program
) -> None:
    """By hand from the lobby through the first rounds, quickly to the last card, and by hand to the
    next game."""
    ann, ben, watcher = guests(), guests(), guests()
    open_a_table(ann)
    watcher.open(f"/t/{ann.table}")
    follow_the_invitation(ben, invitation(ann, 2))
    ann.button("Start the game").click()
    seats = [Seat(ann), Seat(ben)]
    play(seats, until=lambda: much_was_answered(seats))
    play_out(house, ann.table, ann, ben, watchers=[watcher])

    everybody = [ann, ben, watcher]
    match = house.replayed(ann.table)
    for guest in everybody:
        the_result_is_the_true_one(guest, match)
        the_proof_is_checked(guest, entries=len(match.log))
        own = "Your number is part of the luck" if guest is not watcher else "this browser kept"
        expect(the_proof(guest)).to_contain_text(own)
        the_file_of_the_match_can_be_checked_at_home(guest)
    the_replay_steps_through_anybodys_eyes(ben)
    nobody_heard_more_than_their_seat_may_hear(everybody, house)
    finished = ann.table
    a_rematch_leads_both_to_the_same_new_table(ann, ben, watcher)
    who_looks_back_at_the_finished_game_stays_there(ann, finished)


# --- before the game ---


def open_a_table(ann: Guest) -> None:
    ann.open("/")
    ann.button("Create a table of Razzia").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Of these, bots").get_by_role("radio", name="2").check()
    expect(dialog).to_contain_text("You, one free seat and 2 bots")
    dialog.get_by_role("button", name="Create the table").click()
    expect(dialog).to_contain_text("A name is missing")
    ann.name = NAMES[0]
    dialog.get_by_role("textbox", name="Your name").fill(ann.name)
    dialog.get_by_role("button", name="Create the table").click()
    expect(ann.heading("One seat is free.")).to_be_visible()
    expect(ann.button("Start the game")).to_be_disabled()


def follow_the_invitation(ben: Guest, link: str) -> None:
    ben.page.goto(link)
    expect(ben.heading("Ann invites you to Razzia.")).to_be_visible()
    ben.name = NAMES[1]
    ben.page.get_by_role("textbox", name="Your name").fill(ben.name)
    ben.button("Sit down").click()
    expect(ben.heading("Everybody is here.")).to_be_visible()
    assert "invite" not in ben.page.url, "the secret is out of the address bar"


# --- the game itself ---


def much_was_answered(seats: list[Seat]) -> bool:
    """Every kind of question, and the cards of two thirds of a game."""
    answered = seats[0].answered + seats[1].answered
    return answered.keys() >= {"card", "place", "propose", "answer"} and answered["card"] >= 16


@dataclass
class Heard:
    """What a browser was told, as one of the server tests' own windows would have it."""

    texts: list[str]
    frames: list[Frame]
    me: int


def nobody_heard_more_than_their_seat_may_hear(everybody: list[Guest], house: Program) -> None:
    table = everybody[0].table
    truth = Truth(cast(InThread, house), table)
    for guest, seat in zip(everybody, (0, 1, PUBLIC), strict=True):
        heard = cast(Window, Heard(guest.heard[table], guest.frames(table), seat))
        truth.check_all(heard)
        check_seed(heard, truth.row.seed.hex())


# --- after the game ---


def the_result_is_the_true_one(guest: Guest, match: Match[Any]) -> None:
    scores = match.game.scores(match.state)
    truth = {seat.name: f"${score:,}" for seat, score in zip(match.seats, scores, strict=True)}
    places = guest.page.get_by_role("region", name="The result").get_by_role("listitem")
    expect(places).to_have_count(4)
    shown = [place.inner_text().split("\n") for place in places.all()]
    assert {guest.name if name == "You" else name: score for *_, name, score in shown} == truth
    assert shown[0][-1] == f"${max(scores):,}", "the best first"


def the_proof(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Proof of fairness").get_by_role("status")


def the_proof_is_checked(guest: Guest, entries: int) -> None:
    proof = the_proof(guest)
    expect(proof).to_contain_text("Verified")
    expect(proof).to_contain_text(f"all {entries} actions")


def the_file_of_the_match_can_be_checked_at_home(guest: Guest) -> None:
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Match file").click()
    match = verify(load("razzia"), read(download.value.path().read_bytes()))
    assert match.over
    assert [seat.name for seat in match.seats][:2] == NAMES


def the_replay_steps_through_anybodys_eyes(guest: Guest) -> None:
    page = guest.page
    guest.button("See it at the table").click()
    film = page.get_by_role("slider", name="Frame of the film")
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    guest.button("Pause").click()
    guest.button("To the beginning").click()
    expect(film).to_have_value("0")
    expect(cards).to_have_count(5)
    for step in ("1", "2", "3"):
        guest.button("One step on").click()
        expect(film).to_have_value(step)
    guest.button("One step back").click()
    expect(film).to_have_value("2")
    assert page.url.endswith("?at=2"), "the address is a link to this moment"
    page.get_by_role("radio", name="Spectators").check()
    expect(cards).to_have_count(0)
    expect(film).to_have_value("2")
    page.get_by_role("radio", name="through Ann's eyes").check()
    expect(cards).to_have_count(5)
    guest.button("To the end").click()
    expect(guest.button("To the end")).to_be_disabled()
    guest.button("Close").click()
    expect(page.get_by_role("region", name="The result")).to_be_visible()


def a_rematch_leads_both_to_the_same_new_table(ann: Guest, ben: Guest, watcher: Guest) -> None:
    before = ann.table
    ann.button("Rematch, all 4").click()
    expect(ann.page.get_by_role("status").filter(has_text="waiting for Ben")).to_be_visible()
    expect(ben.page.get_by_role("img", name="Ann: ready").first).to_be_visible()
    ben.button("Rematch, all 4").click()
    for guest in (ann, ben):
        guest.page.wait_for_url(lambda url: before not in url)
        expect(Seat(guest).cards).to_have_count(5)
    assert ann.table == ben.table
    watch = watcher.page.get_by_role("link", name="Watch the rematch")
    expect(watch).to_have_attribute("href", f"/t/{ann.table}")


def who_looks_back_at_the_finished_game_stays_there(ann: Guest, finished: str) -> None:
    rematch = ann.table
    ann.open(f"/t/{finished}")
    expect(ann.page.get_by_role("region", name="The result")).to_be_visible()
    join = ann.page.get_by_role("link", name="Join the rematch")
    expect(join).to_have_attribute("href", f"/t/{rematch}")
    assert ann.table == finished
