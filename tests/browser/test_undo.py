"""Taking back, as the page offers it. What Razzia calls final is taken back if all others agree."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.seat import Seat, play, sit_together, wait_until


def test_a_card_that_was_picked_and_not_sent_is_put_back(guests: Guests) -> None:
    ann, ben = seats = sit_together(guests("Ann"), guests("Ben"), seats=3)
    play(seats, until=lambda: all(seat.asked() == "card" for seat in seats))
    ann.cards.first.click()
    ann.guest.button("Undo").click()
    expect(ann.cards.first).to_have_attribute("aria-pressed", "false")
    assert (ann.asked(), ben.asked()) == ("card", "card")


def request_to(seat: Seat) -> Locator:
    return seat.page.get_by_role("region", name="A move to take back")


def proposed(maker: Seat, at: Seat) -> Locator:
    return at.split.get_by_role("heading", name=f"{maker.guest.name} proposes")


def proposal(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Two people play until one has made the other an offer; gives who made it, and to whom."""

    def between_them() -> bool:
        asked = any(seat.asked() == "propose" for seat in seats)
        return asked and all(seat.claims("You") for seat in seats)

    play(seats, until=between_them)
    maker, other = sorted(seats, key=lambda seat: seat.asked() != "propose")
    maker.answer("propose")
    expect(proposed(maker, at=other)).to_be_visible()
    return maker, other


def test_a_proposal_is_taken_back_if_the_others_agree(guests: Guests) -> None:
    maker, other = proposal(sit_together(guests("Ann"), guests("Ben"), seats=3))
    proposals = other.log.get_by_text("The proposal:")
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


def test_a_proposal_stands_if_somebody_refuses(guests: Guests) -> None:
    maker, other = proposal(sit_together(guests("Ann"), guests("Ben"), seats=3))
    maker.guest.button("Ask to take back").click()
    request = request_to(other)
    request.get_by_role("button", name="Refuse").click()
    for seat in (maker, other):
        expect(request_to(seat)).to_be_hidden()
        assert seat.asked() != "propose"
    expect(proposed(maker, at=other)).to_be_visible()


def test_an_answer_given_in_turn_is_taken_back_once_everybody_has_agreed(guests: Guests) -> None:
    """Three at one bar: the first rival has answered, and the second is thinking."""
    seats = sit_together(
        *(guests(name) for name in ("Ann", "Ben", "Cleo")),
        seats=3,
        options={"answers": "in_rank_order"},
    )

    def three_at_one_bar() -> bool:
        asked = any(seat.asked() == "propose" for seat in seats)
        return asked and all(seat.claims("You") for seat in seats)

    play(seats, until=three_at_one_bar)
    maker = next(seat for seat in seats if seat.asked() == "propose")
    maker.answer("propose")
    rivals = [seat for seat in seats if seat is not maker]
    wait_until(lambda: any(seat.asked() == "answer" for seat in rivals), maker.guest)
    first, second = sorted(rivals, key=lambda seat: seat.asked() != "answer")
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
