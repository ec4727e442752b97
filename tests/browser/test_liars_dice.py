"""A game from outside at the plain table: from the lobby to its end, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.profiles import Profiles
from tests.browser.test_axe import barriers
from tests.examples import liars_dice_installed
from tests.server.house import Program, program

MOST_ANSWERS = 200


@pytest.fixture(scope="module")
def house(profiles: Profiles, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A house in whose environment the game's package is installed."""
    with (
        liars_dice_installed(tmp_path_factory.mktemp("site")),
        program(tmp_path_factory.mktemp("house")) as server,
    ):
        yield server
        assert server.troubles() == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_it_is_played_from_the_lobby_to_its_end(
    profiles: Profiles, house: Program, size: ViewportSize
) -> None:
    guest = Guest(profiles, house.url, size=size)
    guest.open("/")
    guest.button("Play now against bots: Liar’s Dice").click()
    guest.page.wait_for_url("**/t/*")
    everybody_is_there(guest)
    expect(guest.page.locator("[data-place='0'] .has svg")).to_have_count(5)
    under_cups = guest.page.locator("[data-place='1']").get_by_role("img", name="hidden")
    expect(under_cups.first).to_be_visible()
    bids = play_to_the_end(guest)

    assert house.replayed(guest.table).over
    assert bids > 0, "nobody went through both lists of a bid"
    guest.open(f"/t/{guest.table}?at=5")  # the replay
    everybody_is_there(guest)
    assert guest.troubles == []
    guest.leave()


def everybody_is_there(guest: Guest) -> None:
    expect(guest.page.locator("[data-place]")).to_have_count(4)


def play_to_the_end(guest: Guest) -> int:
    """Doubt high bids and raise low ones; gives how many bids were made."""
    bids = 0
    over = guest.page.get_by_text("Who was going to win?")
    tray = guest.page.get_by_role("region", name="Answers")
    for _ in range(MOST_ANSWERS):
        expect(over.or_(tray).first).to_be_visible()
        if over.is_visible():
            return bids
        doubts = not bid_is_low(guest)
        pick_liar(tray) if doubts else pick_bid(tray)
        send(guest, tray)
        bids += not doubts
    raise AssertionError("the game does not end")


def bid_is_low(guest: Guest) -> bool:
    seen = guest.seen()
    assert seen is not None
    bid = seen["table"]["bid"]
    return bid is None or bid["count"] * 4 < seen["table"]["total"]


def pick_liar(tray: Locator) -> None:
    tray.get_by_role("button", name="Liar!").click()


def pick_bid(tray: Locator) -> None:
    """Through both lists, with one step back on the way."""
    counts = tray.get_by_role("group", name="dice").get_by_role("button")
    faces = tray.get_by_role("group", name="face").get_by_role("button")
    counts.first.click()
    expect(faces.first).to_be_visible()
    tray.get_by_role("button", name="Back").click()
    counts.first.click()
    faces.last.click()


def send(guest: Guest, tray: Locator) -> None:
    expect(tray.get_by_role("button", name="Back")).to_be_visible()
    guest.page.locator("[data-piece=send]").click()


def test_its_table_has_no_barriers(profiles: Profiles, house: Program) -> None:
    guest = Guest(profiles, house.url, "Ann")
    guest.open(guest.create(3, game="liars_dice", bots=2, start=True))
    expect(guest.page.get_by_role("region", name="Answers")).to_be_visible()
    assert barriers(guest) == []
    guest.leave()


def test_its_rules_can_be_read_in_both_languages(profiles: Profiles, house: Program) -> None:
    guest = Guest(profiles, house.url)
    guest.open("/rules/liars_dice")
    expect(guest.page.get_by_text("Ones match every face")).to_be_visible()
    guest.button("Français").click()
    expect(guest.page.get_by_text("Les as comptent pour toutes les faces")).to_be_visible()
    guest.leave()
