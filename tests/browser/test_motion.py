"""Less motion: nothing moves for longer than a blink, and all that happens can still be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import AT_ONCE, Guest
from tests.browser.seat import Seat, play, sit_together
from tests.server.house import Program

BLINK = 50  # milliseconds

# Looks at every frame that is drawn, and keeps what moves for longer than that.
LOOKOUT = """(blink) => {
  window.moving = new Set();
  const look = () => {
    for (const each of document.getAnimations()) {
      const { activeDuration, delay } = each.effect.getComputedTiming();
      const { className, tagName } = each.effect.target;
      const name = each.animationName ?? each.transitionProperty ?? each.id;
      if (activeDuration > blink) moving.add(`${name} of ${tagName} ${className}: ${activeDuration} ms`);
      if (delay > 3000) moving.add(`${name} begins after ${delay} ms`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def look_out(guest: Guest) -> None:
    guest.page.evaluate(LOOKOUT, BLINK)


def moved(guest: Guest) -> list[str]:
    return sorted(guest.page.evaluate("[...moving]"))


CALM = {"pace": 1, "motion": "less"}


def test_with_less_motion_a_split_and_its_duel_are_read_not_watched(
    guests: Guests, house: Program
) -> None:
    """The setting of the page, and the wish of the system: two who watch at an easy pace."""
    seats = sit_together(guests("Ann"), guests("Ben"), seats=3)

    def ben_or_ann_is_offered_something() -> bool:
        return any(seat.asked() == "answer" for seat in seats)

    play(seats, until=ben_or_ann_is_offered_something)
    watchers = [
        guests(settings=CALM),
        guests(settings={"pace": 1}, reduced_motion="reduce"),
    ]
    for watcher in watchers:
        watcher.open(f"/t/{seats[0].guest.table}")
        expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
        look_out(watcher)
    offered = next(seat for seat in seats if seat.asked() == "answer")
    offered.answers.filter(has_text="Duel").click()
    for watcher in watchers:
        duel = watcher.page.get_by_role("region", name="Split at").filter(
            has=watcher.heading("Duel!")
        )
        expect(duel.get_by_text("wins").last).to_be_visible()
        expect(duel.locator(".sum").first).to_have_css("opacity", "1")
    for watcher in watchers:
        expect(watcher.button("Skip")).to_be_hidden()
        assert moved(watcher) == []
