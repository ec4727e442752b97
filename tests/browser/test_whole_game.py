"""Two people, two bots and somebody who watches: a whole game in real browsers, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import pytest
from playwright.sync_api import Browser, expect

from omerta.games import load
from omerta.kernel.events import PUBLIC
from omerta.kernel.record import read, verify
from tests.browser.guest import Guest
from tests.browser.seat import Seat, invitation, play
from tests.server.house import Frame, InThread, Program, Window
from tests.server.test_secrets import Truth, check_seed

NAMES = ["Ann", "Ben"]


@dataclass
class Played:
    table: str
    ann: Seat
    ben: Seat
    watcher: Guest

    @property
    def everybody(self) -> list[Guest]:
        return [self.ann.guest, self.ben.guest, self.watcher]


@pytest.fixture(scope="module")
def game(browser: Browser, house: Program) -> Iterator[Played]:
    """The game, played by hand from the lobby to the last card. It is over when a test begins."""
    ann, ben, watcher = (Guest(browser, house.url) for _ in range(3))
    open_a_table(ann)
    watcher.open(f"/t/{ann.table}")
    follow_the_invitation(ben, invitation(ann, 2))
    ann.button("Start the game").click()
    seats = [Seat(ann), Seat(ben)]
    play(seats, until=lambda: all(seat.over() for seat in seats))
    yield Played(ann.table, *seats, watcher)
    for guest in (ann, ben, watcher):
        guest.leave()
        assert guest.troubles == []


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


def test_every_kind_of_question_was_answered_by_hand(game: Played) -> None:
    by_both = game.ann.answered + game.ben.answered
    assert (by_both["card"], by_both["place"]) == (24, 6)
    assert by_both["propose"] > 0
    assert by_both["answer"] > 0


def test_nobody_heard_more_than_their_seat_may_hear(game: Played, house: Program) -> None:
    truth = Truth(cast(InThread, house), game.table)
    seed = truth.row.seed.hex()
    for guest, seat in zip(game.everybody, (0, 1, PUBLIC), strict=True):
        heard = cast(Window, Heard(guest.heard[game.table], guest.frames(game.table), seat))
        truth.check_all(heard)
        check_seed(heard, seed)
        assert all(not hand or seat != PUBLIC for hand in hands(heard.frames))


@dataclass
class Heard:
    """What a browser was told, as one of the server tests' own windows would have it."""

    texts: list[str]
    frames: list[Frame]
    me: int


def hands(frames: list[Frame]) -> list[list[int]]:
    return [frame["view"]["table"]["hand"] for frame in frames if frame["is"] == "now"]


# --- after the game ---


def test_everybody_sees_the_same_result(game: Played, house: Program) -> None:
    match = house.replayed(game.table)
    truth = match.game.scores(match.state)
    names = [seat.name for seat in match.seats]
    for guest in game.everybody:
        places = guest.page.get_by_role("region", name="The result").get_by_role("listitem")
        shown = [place.inner_text().split("\n") for place in places.all()]
        by_name = {guest.name if name == "You" else name: score for *_, name, score in shown}
        assert by_name == {name: f"${score:,}" for name, score in zip(names, truth, strict=True)}
        best = max(truth)
        assert [score for *_, score in shown][0] == f"${best:,}"


def test_the_proof_is_checked_before_everybodys_eyes(game: Played) -> None:
    for guest in game.everybody:
        proof = guest.page.get_by_role("region", name="Proof of fairness")
        expect(proof.get_by_role("status")).to_contain_text("Verified")
        expect(proof).to_contain_text(f"all {entries_of(game)} actions")


def entries_of(game: Played) -> int:
    return len(read(record_of(game.watcher)).log)


def test_the_file_of_the_match_can_be_checked_at_home(game: Played) -> None:
    for guest in game.everybody:
        match = verify(load("razzia"), read(record_of(guest)))
        assert match.over
        assert [seat.name for seat in match.seats][:2] == NAMES


def record_of(guest: Guest) -> bytes:
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Match file").click()
    return download.value.path().read_bytes()


def test_the_replay_opens_and_steps_through_anybodys_eyes(game: Played) -> None:
    page = game.ben.page
    game.ben.guest.button("See it at the table").click()
    film = page.get_by_role("slider", name="Frame of the film")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(film).to_have_value("0")
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(5)
    for step in ("1", "2", "3"):
        page.get_by_role("button", name="One step on").click()
        expect(film).to_have_value(step)
    page.get_by_role("button", name="One step back").click()
    expect(film).to_have_value("2")
    assert page.url.endswith("?at=2")
    page.get_by_role("radio", name="Spectators").check()
    expect(page.get_by_role("group", name="Your hand")).to_be_hidden()
    expect(film).to_have_value("2")
    page.get_by_role("radio", name="through Ann's eyes").check()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(5)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_role("button", name="Close").click()
    expect(game.ben.result).to_be_visible()


def test_a_rematch_leads_both_to_the_same_new_table(game: Played) -> None:
    """The last of these tests: it leaves the page of the game."""
    ann, ben = game.ann.guest, game.ben.guest
    ann.button("Rematch, all 4").click()
    expect(ann.page.get_by_role("status").filter(has_text="waiting for Ben")).to_be_visible()
    expect(ben.page.get_by_role("img", name="Ann: ready")).to_be_visible()
    ben.button("Rematch, all 4").click()
    for seat in (game.ann, game.ben):
        seat.page.wait_for_url(lambda url: game.table not in url)
        expect(seat.cards).to_have_count(5)
    assert ann.table == ben.table
    watch = game.watcher.page.get_by_role("link", name="Watch the rematch")
    expect(watch).to_have_attribute("href", f"/t/{ann.table}")
