"""Less motion: nothing moves for longer than a blink, and all that happens can still be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.seat import one_who_is_asked, sit_together, split_among, wait_until
from tests.server.house import Program

BLINK = 50  # milliseconds

# Looks at every frame that is drawn, and keeps what moves for longer than that.
LOOK_OUT = """(blink) => {
  window.moved = new Set();
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { activeDuration } = effect.getComputedTiming();
      if (activeDuration > blink) moved.add(effect.target.outerHTML.slice(0, 200));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def moved(guest: Guest) -> list[str]:
    return sorted(guest.page.evaluate("[...moved]"))


@pytest.mark.parametrize(
    "wish",
    [
        {"settings": {"pace": 1, "motion": "less"}},
        {"settings": {"pace": 1}, "reduced_motion": "reduce"},
    ],
    ids=["of the reader", "of the system"],
)
def test_with_less_motion_a_duel_is_read_not_watched(
    guests: Guests, house: Program, wish: dict[str, Any]
) -> None:
    seats = sit_together(house, guests("Ann"), guests("Ben"), seats=3, at=split_among(0, 1))
    one_who_is_asked(seats, "propose").answer("propose")
    one_who_is_asked(seats, "answer")
    watcher = guests(**wish)  # at an easy pace
    watcher.open(f"/t/{seats[0].guest.table}")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    watcher.page.evaluate(LOOK_OUT, BLINK)
    split = watcher.page.get_by_role("region", name="Split at")

    def fight() -> bool:
        for seat in seats:
            if seat.asked() == "answer":
                seat.answers.filter(has_text="Duel").click()
        return split.get_by_role("heading", name="Duel!").count() > 0

    wait_until(fight, watcher)
    expect(split.get_by_text("win").last).to_have_css("opacity", "1")
    assert moved(watcher) == []


def test_with_full_motion_something_moves(guests: Guests) -> None:
    """So that the test above is known to be able to fail."""
    ann = guests("Ann", settings={"pace": 1, "motion": "full"})
    ann.open(ann.create(3, bots=2, start=True, options={"first_dealer": 0}))
    expect(ann.page.get_by_text("You deal.").first).to_be_visible()
    ann.page.evaluate(LOOK_OUT, BLINK)
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("() => moved.size > 0")


def test_with_less_motion_nothing_hums_in_a_rulebook(guests: Guests) -> None:
    ann = guests("Ann", settings={"motion": "less"})
    ann.open("/rules/razzia")
    signs = ann.page.locator(".wall")
    expect(signs.first).to_be_attached()
    assert ann.page.evaluate("document.getAnimations().length") == 0
