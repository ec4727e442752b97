"""What the shell says and shows around any game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.crew import robber, robbery
from tests.browser.seat import Seat, all_choose, sit_together
from tests.browser.staging import find, lay
from tests.server.house import Program

HURRY = "everybody is waiting for you"


def test_only_people_wait(guests: Guests, house: Program) -> None:
    [alone] = sit_together(house, guests("Ann"), seats=3, first_dealer=0)
    alone.wait_for("place")
    expect(alone.prompt).to_contain_text("RZ-2.9")
    expect(alone.prompt).not_to_contain_text(HURRY)
    dealer, _ = sit_together(house, guests("Ann"), guests("Ben"), seats=3, first_dealer=0)
    dealer.wait_for("place")
    expect(dealer.prompt).to_contain_text(HURRY)


def test_a_seat_has_the_colour_of_the_scene_in_the_shell_too(guests: Guests) -> None:
    ann = guests("Ann")
    ann.open(ann.create(4, game="cosa_nostra", bots=3, start=True))
    page = ann.page
    page.get_by_role("tab", name=re.compile("^Offers")).click()
    ann.button("Give your word…").click()
    chips = page.get_by_role("group", name="To whom").locator("label")
    expect(chips).to_have_count(3)
    for chip in chips.all():
        row = page.get_by_role("main").get_by_role("region", name=chip.inner_text().strip())
        family = row.evaluate("row => getComputedStyle(row).getPropertyValue('--c')")
        assert chip.locator("circle").first.get_attribute("fill") == family


def test_where_buttons_answer_at_once_there_is_none_to_send(guests: Guests, house: Program) -> None:
    match = robbery()
    ann = guests("Ann")
    ann.open(lay(house, match, {robber(match): ann}))
    answers = ann.page.get_by_role("group", name="Answers").get_by_role("button")
    expect(answers.filter(has_text="Robbery with").first).to_be_visible()
    expect(ann.button("Choose…")).to_have_count(0)


def test_no_button_of_the_head_comes_where_another_was(guests: Guests, house: Program) -> None:
    """While something is shown there is no consigliere; what is beside him keeps its place."""
    ann = guests("Ann", settings={"pace": 1, "motion": "less"})
    ann.open(lay(house, find("razzia", 4, all_choose), {0: ann}))
    seat = Seat(ann)
    counsel = seat.prompt.get_by_role("button", name="Consigliere")
    aim = seat.prompt.get_by_role("button", name="My aim")
    expect(counsel).to_be_visible()
    place = aim.bounding_box()
    seat.answer("card")
    expect(counsel).to_be_hidden()
    assert aim.bounding_box() == place
