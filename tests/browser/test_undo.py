"""Taking back, as the page offers it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.seat import Seat, play, sit_together


def test_what_nobody_has_built_on_is_taken_back_at_once(guests: Guests) -> None:
    ann, ben, cleo = sit_together(
        *(guests(name) for name in ("Ann", "Ben", "Cleo")), seats=3, options={"first_dealer": 0}
    )
    ann.wait_for("place")
    ann.answer("place")
    expect(ben.log).to_contain_text("Ann puts")
    ann.guest.button("Take back").click()
    ann.wait_for("place")
    for seat in (ben, cleo):
        expect(seat.log).not_to_contain_text("Ann puts")
        assert seat.asked() is None
    ann.answer("place")
    ben.wait_for("card")


def test_a_card_that_was_picked_and_not_sent_is_put_back(guests: Guests) -> None:
    ann, ben = seats = sit_together(guests("Ann"), guests("Ben"), seats=3)
    play(seats, until=lambda: all(seat.asked() == "card" for seat in seats))
    ann.cards.first.click()
    ann.guest.button("Undo").click()
    expect(ann.cards.first).to_have_attribute("aria-pressed", "false")
    assert (ann.asked(), ben.asked()) == ("card", "card")


def proposal(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Two people play until one has made the other an offer; gives who made it, and to whom."""
    play(seats, until=lambda: any(seat.asked() == "propose" for seat in seats))
    maker, other = sorted(seats, key=lambda seat: seat.asked() != "propose")
    maker.answer("propose")
    expect(other.split).to_contain_text(f"{maker.guest.name} proposes")
    return maker, other


def test_a_proposal_is_taken_back_if_the_others_agree(guests: Guests) -> None:
    maker, other = proposal(sit_together(guests("Ann"), guests("Ben"), seats=3))
    maker.guest.button("Ask to take back").click()
    expect(maker.page.get_by_text("You have asked to take back your last move.")).to_be_visible()
    request = other.page.get_by_role("region", name="A move to take back")
    expect(request).to_contain_text(f"{maker.guest.name} would like to take back their last move.")
    request.get_by_role("button", name="Agree").click()
    maker.wait_for("propose")
    expect(request).to_be_hidden()
    expect(other.split).not_to_contain_text(f"{maker.guest.name} proposes")
    expect(other.log).not_to_contain_text("The proposal:")
    # Another one is heard like any other.
    maker.send.click()
    expect(other.split).to_contain_text(f"{maker.guest.name} proposes")


def test_a_proposal_stands_if_somebody_refuses(guests: Guests) -> None:
    maker, other = proposal(sit_together(guests("Ann"), guests("Ben"), seats=3))
    maker.guest.button("Ask to take back").click()
    request = other.page.get_by_role("region", name="A move to take back")
    request.get_by_role("button", name="Refuse").click()
    for seat in (maker, other):
        expect(seat.page.get_by_role("region", name="A move to take back")).to_be_hidden()
        expect(seat.log).to_contain_text("The proposal:")
