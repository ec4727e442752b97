"""Taking back, as the page offers it. What Razzia calls final is taken back if all others agree."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.seat import (
    Seat,
    all_choose,
    one_who_is_asked,
    sit_together,
    split_among,
    wait_until,
)
from tests.server.house import Program


def test_a_card_that_was_picked_and_not_sent_is_put_back(guests: Guests, house: Program) -> None:
    ann, ben = sit_together(house, guests("Ann"), guests("Ben"), seats=3, at=all_choose)
    ann.wait_for("card")
    ben.wait_for("card")
    ann.cards.first.click()
    ann.guest.button("Undo").click()
    expect(ann.cards.first).to_have_attribute("aria-pressed", "false")
    assert (ann.asked(), ben.asked()) == ("card", "card")


def request_to(seat: Seat) -> Locator:
    return seat.page.get_by_role("region", name="A move to take back")


def proposed(maker: Seat, at: Seat) -> Locator:
    return at.split.get_by_role("heading", name=f"{maker.guest.name} proposes")


def proposal(house: Program, guests: Guests) -> tuple[Seat, Seat]:
    """Of two people, one has made the other an offer; gives who made it, and to whom."""
    seats = sit_together(house, guests("Ann"), guests("Ben"), seats=3, at=split_among(0, 1))
    maker = one_who_is_asked(seats, "propose")
    [other] = [seat for seat in seats if seat is not maker]
    maker.answer("propose")
    expect(proposed(maker, at=other)).to_be_visible()
    return maker, other


def test_a_proposal_is_taken_back_if_the_others_agree(guests: Guests, house: Program) -> None:
    maker, other = proposal(house, guests)
    proposals = other.log.get_by_text("A proposal!")
    told = proposals.count()
    maker.guest.button("Ask to take back").click()
    expect(maker.page.get_by_text("You have asked to take back your last move.")).to_be_visible()
    request = request_to(other)
    expect(request).to_contain_text(f"{maker.guest.name} would like to take back their last move.")
    request.get_by_role("button", name="Agree").click()
    maker.wait_for("propose")
    expect(request).to_be_hidden()
    expect(proposed(maker, at=other)).to_be_hidden()
    expect(proposals).to_have_count(told - 1)
    # Another one is heard like any other.
    maker.send.click()
    expect(proposed(maker, at=other)).to_be_visible()
    expect(proposals).to_have_count(told)


def test_a_proposal_stands_if_somebody_refuses(guests: Guests, house: Program) -> None:
    maker, other = proposal(house, guests)
    maker.guest.button("Ask to take back").click()
    request = request_to(other)
    request.get_by_role("button", name="Refuse").click()
    for seat in (maker, other):
        expect(request_to(seat)).to_be_hidden()
        assert seat.asked() != "propose"
    expect(proposed(maker, at=other)).to_be_visible()


def test_an_answer_given_in_turn_is_taken_back_once_everybody_has_agreed(
    guests: Guests, house: Program
) -> None:
    """Three at one bar: the first rival has answered, and the second is thinking."""
    people = [guests(name) for name in ("Ann", "Ben", "Cleo")]
    three_at_one_bar = split_among(0, 1, 2)
    seats = sit_together(house, *people, seats=3, at=three_at_one_bar, answers="in_rank_order")
    maker = one_who_is_asked(seats, "propose")
    maker.answer("propose")
    rivals = [seat for seat in seats if seat is not maker]
    first = one_who_is_asked(rivals, "answer")
    [second] = [seat for seat in rivals if seat is not first]
    first.answers.filter(has_text="Accept").click()
    second.wait_for("answer")
    answers = second.log.get_by_text(f"{first.guest.name} answers")
    told = answers.count()
    first.guest.button("Ask to take back").click()
    request_to(second).get_by_role("button", name="Agree").click()
    expect(request_to(maker)).to_contain_text(f"Agreed: {second.guest.name}. Still to answer: you.")
    request_to(maker).get_by_role("button", name="Agree").click()
    first.wait_for("answer")
    wait_until(lambda: second.asked() is None, second.guest)
    expect(answers).to_have_count(told - 1)
