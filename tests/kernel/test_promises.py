"""Promises: pledges of both sides in a bargain, kept or broken before everybody's eyes."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from omerta.kernel import promises
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.offers import ANYONE, Bargain
from omerta.kernel.promises import PAY, SPARE, TRUCE
from omerta.kernel.record import read, record, replay, write
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, Pledge
from tests.bazaar import GAME, TRADE, Bazaar

RULE = "BZ-6"


def live() -> Match[Bazaar]:
    return Match(GAME, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("promises"))


def given(*pledges: Pledge) -> Match[Bazaar]:
    """Seats 0 and 1 agree on these, without any goods."""
    match = live()
    match.accept(1, match.offer(Offer(0, 0, 1, (), (), pledges=pledges)).id)
    return match


def marks(match: Match[Any]) -> list[str]:
    return [promise.mark for promise in match.state.promises]


# --- both pledge in one bargain ---


def test_both_sides_pledge_and_all_read_it_once_it_is_accepted() -> None:
    match = live()
    two = (Pledge(0, TRUCE, round=3), Pledge(1, PAY, amount=2, round=1))
    made = match.offer(Offer(0, 0, 1, (("good", 0),), (), pledges=two))
    assert [match.view(seat).offers[0].pledges for seat in (0, 1, 2)] == [two, two, ()]
    assert match.view(PUBLIC).promises == ()
    match.accept(1, made.id)
    found = [(each.maker, each.to, each.pledge) for each in match.view(PUBLIC).promises]
    assert found == [(0, 1, two[0]), (1, 0, two[1])]
    told = [event.kind for event in match.heard(2)]
    assert told[-3:] == ["trade", "promise_made", "promise_made"]


def test_pledges_alone_are_a_bargain_but_no_trade() -> None:
    match = given(Pledge(0, TRUCE), Pledge(1, TRUCE))
    assert "trade" not in [event.kind for event in match.events]
    assert len(match.state.promises) == 2


def test_a_counter_keeps_what_was_promised_unless_it_says_otherwise() -> None:
    match = live()
    two = (Pledge(0, TRUCE, round=3), Pledge(1, words="a favour"))
    made = match.offer(Offer(0, 0, 1, (("good", 0),), (("coins", 4),), pledges=two))
    dearer = Offer(0, 1, 0, (("coins", 3),), (("good", 0),))
    kept = match.counter(1, made.id, dearer, keep=True)
    assert kept.pledges == two
    other = match.counter(0, kept.id, Offer(0, 0, 1, (), (("coins", 3),), pledges=two[:1]))
    assert other.pledges == two[:1]
    again = replay(GAME, read(write(record(match))), key=match.secret_key())
    assert again.state.offers == match.state.offers


def test_only_the_two_can_pledge() -> None:
    match = live()
    with pytest.raises(Refused, match="promise-by-whom"):
        match.offer(Offer(0, 0, 1, (("good", 0),), (), pledges=(Pledge(2, TRUCE),)))
    with pytest.raises(Refused, match="promise-by-whom"):
        match.offer(Offer(0, 0, ANYONE, (("good", 0),), (), pledges=(Pledge(1, TRUCE),)))
    match.offer(Offer(0, 0, ANYONE, (("good", 0),), (), pledges=(Pledge(0, TRUCE),)))
    match.accept(2, 1)
    assert [(each.maker, each.to) for each in match.state.promises] == [(0, 2)]


@pytest.mark.parametrize(
    ("pledge", "reason"),
    [
        (Pledge(0), "promise-empty"),
        (Pledge(0, words="x" * 281), "offer-words"),
        (Pledge(0, "feast"), "promise-terms"),
        (Pledge(0, TRUCE, words="and more"), "promise-terms"),
        (Pledge(0, TRUCE, round=-1), "promise-round"),
        (Pledge(0, TRUCE, round=100), "promise-round"),
        (Pledge(0, PAY, round=1), "promise-payment"),
        (Pledge(0, PAY, amount=2, round=100), "promise-payment"),
        (Pledge(0, SPARE), "promise-spare-whom"),
        (Pledge(0, SPARE, whom=1), "promise-spare-whom"),
        (Pledge(0, SPARE, whom=3), "promise-spare-whom"),
        (Pledge(0, TRUCE, amount=1), "promise-terms"),
        (Pledge(0, PAY, amount=2, whom=1, round=1), "promise-terms"),
        (Pledge(0, PAY, amount=10_001, round=1), "unknown-entry"),
        (Pledge(0, PAY, amount=10**400, round=1), "unknown-entry"),
    ],
)
def test_a_pledge_that_means_nothing_is_refused(pledge: Pledge, reason: str) -> None:
    match = live()
    for give in (
        lambda: match.offer(Offer(0, 0, 1, (("good", 0),), (), pledges=(pledge,))),
        lambda: match.promise(1, pledge),
    ):
        with pytest.raises(Refused, match=reason):
            give()
    assert not match.log


def test_there_is_an_end_to_promises() -> None:
    match = live()
    many = tuple([Pledge(0, TRUCE, round=n) for n in range(promises.MOST_PLEDGES + 1)])
    with pytest.raises(Refused, match="promise-too-long"):
        match.offer(Offer(0, 0, 1, (), (), pledges=many))
    with pytest.raises(Refused, match="promise-twice"):
        match.offer(Offer(0, 0, 1, (), (), pledges=many[:1] * 2))
    for by in (0, 1):
        six = tuple([Pledge(by, TRUCE, round=n) for n in range(promises.MOST_PLEDGES)])
        three = [match.offer(Offer(0, 0, 1, (("coins", 1),), (), pledges=six)) for _ in range(3)]
        for each in three[:2]:
            match.accept(1, each.id)
        with pytest.raises(Refused, match="promise-too-many"):
            match.accept(1, three[2].id)
        match.withdraw(0, three[2].id)


# --- kept or broken ---


def test_an_attack_breaks_a_truce_and_the_word_to_spare_somebody() -> None:
    match = given(Pledge(0, TRUCE), Pledge(0, SPARE, whom=2), Pledge(1, TRUCE))
    promises.attacked(match.state, RULE, 2, 0)  # not one of theirs
    assert marks(match) == ["", "", ""]
    promises.attacked(match.state, RULE, 0, 2)
    assert marks(match) == ["", "broken", ""]
    promises.attacked(match.state, RULE, 0, 1)
    assert marks(match) == ["broken", "broken", ""]
    kinds = [event.kind for event in match.heard(PUBLIC)]
    assert kinds.count("promise_settled") == 2


def test_what_was_kept_to_its_last_round_is_kept() -> None:
    match = given(Pledge(0, TRUCE, round=2), Pledge(1, TRUCE, round=3), Pledge(0, TRUCE))
    promises.round_ended(match.state, RULE, 1)
    assert marks(match) == ["", "", ""]
    promises.round_ended(match.state, RULE, 2)
    assert marks(match) == ["kept", "", ""]
    promises.attacked(match.state, RULE, 0, 1)  # the first one is past
    assert marks(match) == ["kept", "", "broken"]
    promises.game_ended(match.state, RULE, 2)
    assert marks(match) == ["kept", "kept", "broken"]


def test_a_payment_is_kept_by_sums_of_its_round_and_broken_without() -> None:
    match = given(Pledge(0, PAY, amount=3, round=0), Pledge(0, PAY, amount=2, round=5))
    for coins in (2, 1):
        match.accept(1, match.offer(Offer(0, 0, 1, (("coins", coins),), ())).id)
        assert marks(match)[0] == ("" if coins == 2 else "kept")
    promises.round_ended(match.state, RULE, 4)
    assert marks(match) == ["kept", ""]
    promises.round_ended(match.state, RULE, 5)
    assert marks(match) == ["kept", "broken"]


def test_who_declines_a_debt_has_no_claim_to_it_any_more() -> None:
    match = given(Pledge(0, PAY, amount=3, round=0))
    match.decline(1, match.offer(Offer(0, 0, 1, (("coins", 3),), (("good", 2),))).id)
    assert marks(match) == [""]  # that was no payment
    match.decline(1, match.offer(Offer(0, 0, 1, (("coins", 3),), ())).id)
    assert marks(match) == ["kept"]


def test_what_was_offered_in_time_cannot_be_accepted_too_late() -> None:
    match = live()
    late = match.offer(Offer(0, 0, 1, (("coins", 1),), (), pledges=(Pledge(0, TRUCE, round=1),)))
    rounds = dataclasses.replace(TRADE, round=lambda s: 2)
    refusal = Bargain(rounds, match.state).stands_against(late, 1)
    assert refusal is not None
    assert refusal.reason == "promise-round"


def test_a_payment_due_after_the_end_stays_open() -> None:
    match = given(Pledge(0, PAY, amount=3, round=7), Pledge(1, PAY, amount=3, round=2))
    promises.game_ended(match.state, RULE, 2)
    assert marks(match) == ["", "broken"]


def test_the_recipient_judges_words_alone() -> None:
    match = given(Pledge(0, TRUCE), Pledge(0, words="a favour"))
    with pytest.raises(Refused, match="promise-seen-by-all"):
        match.mark(1, 1, "broken")
    match.mark(1, 2, "broken")
    assert marks(match) == ["", "broken"]
