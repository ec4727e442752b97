"""An invitation that works: whoever gets it can open it, from another address of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from omerta.server.reach import network_address
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.server.house import Program, program

OPEN = "0.0.0.0"


@pytest.fixture
def open_house(browser: Browser, tmp_path: Path) -> Iterator[Program]:
    """A house that listens to its network, too."""
    if not network_address(OPEN):
        pytest.skip("this machine is in no network")
    with program(tmp_path, "--host", OPEN) as server:
        yield server
        assert server.troubles() == []


def table_with_a_free_seat(host: Guest) -> None:
    host.open("/")
    host.button("Create a table of Razzia").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Of these, bots").get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Create the table").click()
    expect(host.heading("One seat is free.")).to_be_visible()


def test_two_addresses_of_this_machine_meet_at_one_table(
    open_house: Program, guests: Guests
) -> None:
    pytest.importorskip("segno")
    ann = guests("Ann", address=f"http://localhost:{open_house.port}")
    table_with_a_free_seat(ann)
    ann.button("Invite to seat 2").click()
    sheet = ann.page.get_by_role("dialog", name="Invite to seat 2")
    expect(sheet.get_by_role("img", name="QR code: opens seat 2 at this table")).to_be_visible()
    expect(sheet).to_contain_text("tried just now, and it answers")
    expect(sheet).to_contain_text("You opened this page as “localhost”")
    link = sheet.get_by_role("textbox", name="Link to seat 2").input_value()
    address = f"http://{network_address(OPEN)}:{open_house.port}"
    assert link.startswith(f"{address}/t/")

    ben = guests(address=address)
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Sit down").click()
    expect(ben.heading("Everybody is here.")).to_be_visible()
    expect(sheet).to_be_hidden()  # there is nothing to invite to any more
    expect(ann.heading("Everybody is here.")).to_be_visible()
    watch = ann.page.get_by_role("textbox", name="Link to watch").input_value()
    assert watch.startswith(address)


def test_a_link_only_this_computer_can_open_says_so(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    ann.open(ann.create(3, bots=2, start=True))
    ann.button("This table").click()
    menu = ann.page.get_by_role("dialog")
    expect(menu).to_contain_text("Only this computer can open the link.")
    table_with_a_free_seat(ann)
    ann.button("Invite to seat 2").click()
    sheet = ann.page.get_by_role("dialog", name="Invite to seat 2")
    expect(sheet).to_contain_text("Only this computer can open the link.")
    command = sheet.get_by_role("textbox", name="The command that opens the house").input_value()
    assert command == f"omerta serve --host 0.0.0.0 --port {house.port}"
    expect(sheet.get_by_role("img", name="QR code")).to_have_count(0)
    assert house.url in sheet.get_by_role("textbox", name="Link to seat 2").input_value()
