"""Offers: made, countered, accepted, declined, withdrawn, lapsed; all or nothing; bounded."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.offers import ANYONE, close_gate
from omerta.kernel.record import read, record, replay, write
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, Pledge
from tests import bazaar
from tests.bazaar import (
    ACCEPT,
    DECLINE,
    DONE,
    FOR,
    GAME,
    NO_OFFER,
    PACK,
    SELL,
    TO,
    TO_ANYONE,
    Bazaar,
)
from tests.facts import facts as says


def live(players: int = 3) -> Match[Bazaar]:
    return Match(GAME, [SeatInfo(f"Trader {seat}") for seat in range(players)], key_from("offers"))


def sells(good: int, coins: int, maker: int = 0, to: int = 1, words: str = "") -> Offer:
    return Offer(0, maker, to, (("good", good),), (("coins", coins),), words)


def facts(match: Match[Bazaar]) -> tuple[Any, ...]:
    s = match.state
    return [*s.coins], [[*goods] for goods in s.goods], list(s.offers)


def test_an_accepted_offer_is_carried_out_at_once_and_wholly() -> None:
    match = live()
    made = match.offer(sells(1, 3, words="and I shall not bid against you"))
    assert (made.id, match.state.offers) == (1, [made])
    match.accept(1, made.id)
    assert match.state.coins == [8, 2, 5]
    assert match.state.goods == [[0], [2, 3, 1], [4, 5]]
    assert match.state.offers == []
    trade = match.events[-1]
    assert (trade.kind, trade.rule) == ("trade", "BZ-6")
    said = {seat: says(trade.seen_by(seat) or trade) for seat in (0, 1, 2, PUBLIC)}
    assert [seat for seat, data in said.items() if "words" in (data or {})] == [0, 1]
    assert match.state.asking == "pack"


def test_a_gift_is_an_offer() -> None:
    match = live()
    match.offer(Offer(0, 0, 2, (("coins", 2),), ()))
    match.accept(2, 1)
    assert match.state.coins == [3, 5, 7]


def test_an_offer_to_anyone_goes_to_the_first_who_accepts() -> None:
    match = live()
    match.offer(sells(0, 1, to=ANYONE))
    with pytest.raises(Refused, match="offer-not-to-you"):
        match.accept(0, 1)
    match.accept(2, 1)
    with pytest.raises(Refused, match="offer-gone"):
        match.accept(1, 1)
    assert match.state.goods[2] == [4, 5, 0]


def test_a_counter_offer_takes_the_place_of_the_first() -> None:
    match = live()
    match.offer(sells(0, 4))
    counter = match.counter(1, 1, Offer(0, 1, 0, (("coins", 2),), (("good", 0),)))
    assert match.state.offers == [counter]
    assert (counter.maker, counter.to, counter.counters) == (1, 0, 1)
    match.accept(0, counter.id)
    assert match.state.coins == [7, 3, 5]


def test_a_counter_that_is_refused_leaves_the_offer_standing() -> None:
    match = live()
    match.offer(sells(0, 4))
    before = facts(match)
    with pytest.raises(Refused, match="offer-not-held"):
        match.counter(1, 1, Offer(0, 1, 0, (("coins", 99),), (("good", 0),)))
    assert facts(match) == before
    match.offer(sells(0, 1, to=ANYONE))
    with pytest.raises(Refused, match="offer-counter-anyone"):
        match.counter(1, 2, Offer(0, 1, 0, (("coins", 1),), (("good", 0),)))


def test_withdraw_and_decline() -> None:
    match = live()
    match.offer(sells(0, 1))
    with pytest.raises(Refused, match="offer-not-yours"):
        match.withdraw(1, 1)
    match.withdraw(0, 1)
    match.offer(sells(0, 1))
    with pytest.raises(Refused, match="offer-not-to-you"):
        match.decline(2, 2)
    match.decline(1, 2)
    assert match.state.offers == []
    match.offer(sells(0, 1, to=ANYONE))
    with pytest.raises(Refused, match="offer-decline-anyone"):
        match.decline(1, 3)


def test_offers_lapse_when_they_become_impossible() -> None:
    match = live()
    match.offer(sells(0, 1))
    match.offer(sells(0, 2, to=ANYONE))
    match.offer(sells(1, 2))
    match.accept(2, 2)
    assert [offer.id for offer in match.state.offers] == [3]
    kinds = [(event.kind, says(event).get("offer")) for event in match.events]
    assert ("offer_lapsed", 1) in kinds
    match.act(0, PACK + 1)
    match.act(0, DONE)
    assert match.state.offers == []


def test_offers_lapse_when_the_gate_closes_and_none_can_be_made_then() -> None:
    match = live()
    match.offer(sells(0, 1))
    close_gate(match.state)
    assert match.state.offers == []
    with pytest.raises(Refused, match="offer-gate-closed"):
        match.offer(sells(0, 1))


def test_the_clock_can_let_an_offer_lapse() -> None:
    match = live()
    match.offer(sells(0, 1))
    match.lapse(1)
    assert match.state.offers == []
    assert match.log[-1].seat == PUBLIC


def test_an_offer_is_checked_again_when_it_is_accepted() -> None:
    match = live()
    match.offer(sells(0, 5))
    match.state.coins[1] = 4
    before = facts(match)
    with pytest.raises(Refused, match="offer-not-held"):
        match.accept(1, 1)
    assert facts(match) == before
    assert [entry.do for entry in match.log] == ["offer"]


def test_the_game_may_forbid_a_trade_with_its_own_rule() -> None:
    match = live()
    match.offer(sells(0, 1))
    match.state.goods[1] = [2, 3, 6, 7, 8, 9]
    with pytest.raises(Refused) as refused:
        match.accept(1, 1)
    assert refused.value.rule == "BZ-7"


def test_a_trade_that_fails_half_way_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    match = live()
    monkeypatch.setitem(bazaar.TRADE.__dict__, "holds", lambda s, seat, item: True)
    monkeypatch.setitem(bazaar.TRADE.__dict__, "kinds", ("coins", "good", "cursed"))
    gives: tuple[Item, ...] = (("coins", 2), ("good", 0), ("cursed", 1))
    match.offer(Offer(0, 0, 1, gives, ()))
    before = match.state.to_json()
    with pytest.raises(RuntimeError):
        match.accept(1, 1)
    assert match.state.to_json() == before
    assert match.log[-1].do == "offer"


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        (Offer(0, 0, 0, (("good", 0),), ()), "offer-to-whom"),
        (Offer(0, 0, 7, (("good", 0),), ()), "offer-to-whom"),
        (Offer(0, 0, 1, (), ()), "offer-empty"),
        (Offer(0, 0, 1, (("good", 0),), (("good", 0),)), "offer-twice"),
        (Offer(0, 0, 1, (("coins", 1),), (("coins", 2),)), "offer-twice"),
        (Offer(0, 0, 1, (("coins", 0),), ()), "offer-amount"),
        (Offer(0, 0, 1, (("coins", -3),), ()), "offer-amount"),
        (Offer(0, 0, 1, (("good", 2),), ()), "offer-not-held"),
        (Offer(0, 0, 1, (("good", 0),), (("coins", 6),)), "offer-not-held"),
        (Offer(0, 0, ANYONE, (("good", 0),), (("coins", 6),)), "offer-not-held"),
        (Offer(0, 0, 1, (("soul", 1),), ()), "offer-not-tradable"),
        (Offer(0, 0, 1, (("good", 0),), (), "x" * 281), "offer-words"),
    ],
)
def test_offers_that_make_no_sense_are_refused(offer: Offer, reason: str) -> None:
    match = live()
    with pytest.raises(Refused, match=reason):
        match.offer(offer)
    assert match.state.offers == []


def test_nobody_in_particular_cannot_accept_what_is_offered_to_anyone() -> None:
    """Seat −1 is a spectator's; it must not be read as the last seat."""
    match = live()
    match.offer(sells(0, 1, to=ANYONE))
    before = match.state.to_json()
    for verb in (match.accept, match.decline, match.withdraw):
        with pytest.raises(Refused, match="no-such-seat"):
            verb(PUBLIC, 1)
    assert match.state.to_json() == before


def test_what_an_offer_says_of_itself_does_not_count() -> None:
    match = live()
    made = match.offer(Offer(77, 0, 1, (("good", 0),), (), counters=5))
    assert (made.id, made.counters) == (1, -1)
    with pytest.raises(Refused, match="offer-words"):
        match.offer(Offer(0, 0, 1, (("good", 0),), (), "\x1b[2J"))


def test_a_proposer_has_at_most_three_open() -> None:
    match = live()
    for _ in range(3):
        match.offer(sells(0, 1))
    with pytest.raises(Refused, match="offer-too-many") as refused:
        match.offer(sells(0, 1))
    assert (refused.value.rule, refused.value.params) == ("BZ-9", {"most": 3})
    match.offer(Offer(0, 1, 0, (("coins", 1),), ()))
    assert len(match.state.offers) == 4


def test_what_two_say_to_each_other_is_theirs() -> None:
    match = live()
    match.offer(sells(0, 1, words="psst"))
    for seat in (0, 1):
        assert match.view(seat).offers[0].words == "psst"
        assert says(match.heard(seat)[-1])["gives"] == [["good", 0]]
    for viewer in (2, PUBLIC):
        veiled = match.view(viewer).offers[0]
        assert (veiled.maker, veiled.to, veiled.gives, veiled.words) == (0, 1, (), "")
        assert says(match.heard(viewer)[-1]) == {"offer": 1, "maker": 0, "to": 1}
    other = match.game.redealt(match.state, 2, key_from("veil"))
    assert other.offers[0].gives == ()
    assert match.state.asking == "pack"


def test_offers_survive_a_restart() -> None:
    match = live()
    match.offer(sells(0, 1, words="for old times' sake"))
    again = replay(GAME, read(write(record(match))), key=match.secret_key())
    assert again.state.offers == match.state.offers
    again.accept(1, 1)
    assert again.state.coins == [6, 4, 5]


def test_a_trade_lets_drafts_lapse_and_nothing_before_it_be_undone() -> None:
    match = live()
    match.act(0, PACK)
    match.offer(sells(0, 1))
    assert match.state.drafts == [(PACK,), (), ()], "talk alone changes nothing"
    match.accept(1, 1)
    assert match.state.drafts == [(), (), ()]
    assert GAME.options(match.state, 0) == (PACK + 1, DONE)


def test_a_trade_leaves_what_still_fits_of_a_draft() -> None:
    match = live()
    match.act(0, PACK + 1)
    match.act(0, PACK)
    match.offer(sells(0, 1))
    match.accept(1, 1)
    assert match.state.drafts == [(PACK + 1,), (), ()]
    assert GAME.options(match.state, 0) == (DONE,)


def test_what_bars_trades_for_a_moment_leaves_offers_standing() -> None:
    match = live()
    match.offer(sells(0, 1))
    match.state.gate = False
    for refused in (
        lambda: match.accept(1, 1),
        lambda: match.counter(1, 1, sells(2, 1, maker=1, to=0)),
        lambda: match.offer(sells(1, 1)),
    ):
        with pytest.raises(Refused, match="offer-gate-closed"):
            refused()
    assert [offer.id for offer in match.state.offers] == [1]
    match.decline(1, 1)
    assert match.state.offers == []


def test_an_offer_that_became_impossible_lapses_when_the_gate_opens_again() -> None:
    match = live()
    match.offer(sells(0, 1))
    match.state.gate = False
    match.act(0, PACK)
    match.act(0, DONE)
    assert match.state.goods[0] == [1]
    assert [offer.id for offer in match.state.offers] == [1], "not before the gate is open"
    match.state.gate = True
    for seat in range(3):
        match.act(seat, GAME.options(match.state, seat)[0])
    assert match.state.offers == []


# --- promises ---


def test_words_filed_as_a_promise_are_for_all_to_see_once_the_trade_is_made() -> None:
    match = live()
    spared = (Pledge(0, words="I spare you"),)
    match.offer(Offer(0, 0, 1, (("good", 0),), (("coins", 1),), pledges=spared))
    assert match.state.promises == []
    assert not match.view(2).promises
    match.accept(1, 1)
    [promise] = match.view(PUBLIC).promises
    assert (promise.maker, promise.to, promise.pledge.words, promise.mark) == (
        0,
        1,
        "I spare you",
        "",
    )
    assert [event.kind for event in match.heard(2)][-1] == "promise_made"


def test_plain_words_are_no_promise_and_stay_between_the_two() -> None:
    match = live()
    match.offer(sells(0, 1, words="between us"))
    match.accept(1, 1)
    assert match.state.promises == []
    assert "between us" not in str(match.heard(2))


def test_only_whom_a_promise_was_made_to_says_what_became_of_it() -> None:
    match = live()
    match.promise(1, Pledge(0, words="next time you go first"))
    for seat in (0, 2):
        with pytest.raises(Refused, match="promise-not-to-you"):
            match.mark(seat, 1, "kept")
    match.mark(1, 1, "kept")
    match.mark(1, 1, "broken")
    assert match.view(2).promises[0].mark == "broken"
    for promise, mark, reason in (
        (2, "kept", "promise-gone"),
        (0, "kept", "promise-gone"),
        (1, "broken", "promise-mark"),
        (1, "forgotten", "promise-mark"),
    ):
        with pytest.raises(Refused, match=reason):
            match.mark(1, promise, mark)


def test_promises_need_words_and_somebody_and_are_bounded() -> None:
    match = live()
    for to, words, reason in (
        (0, "to myself", "offer-to-whom"),
        (ANYONE, "to all", "offer-to-whom"),
        (1, "  ", "promise-empty"),
        (1, "x" * 281, "offer-words"),
    ):
        with pytest.raises(Refused, match=reason):
            match.promise(to, Pledge(0, words=words))
    for number in range(bazaar.TRADE.most_promises):
        match.promise(1, Pledge(0, words=f"promise {number}"))
    with pytest.raises(Refused, match="promise-too-many"):
        match.promise(1, Pledge(0, words="one more"))
    match.mark(1, 1, "kept")
    match.promise(1, Pledge(0, words="one more"))


def test_promises_survive_a_restart() -> None:
    match = live()
    match.promise(0, Pledge(2, words="a share of the next load"))
    match.mark(0, 1, "broken")
    again = replay(GAME, read(write(record(match))), key=match.secret_key())
    assert again.state.promises == match.state.promises
    assert again.events == match.events


# --- stepped: at the points of negotiation ---


def stepped(players: int = 3) -> Bazaar:
    s = GAME.begin(players, key_from("stepped"))
    assert (s.asking, s.waiting) == ("make_offer", [0])
    return s


def act(s: Bazaar, *actions: int) -> None:
    for action in actions:
        assert action in GAME.options(s, s.waiting[0])
        GAME.act(s, s.waiting[0], action)


def test_each_seat_is_asked_for_one_offer_at_a_point() -> None:
    s = stepped()
    for seat in range(3):
        assert s.waiting == [seat]
        act(s, NO_OFFER)
    assert s.asking == "pack"


def test_live_games_are_not_asked_for_offers() -> None:
    assert live().state.asking == "pack"


def test_an_offer_in_steps_is_accepted() -> None:
    s = stepped()
    act(s, SELL + 0, TO + 2, FOR + 2)
    assert (s.asking, s.waiting) == ("answer_offer", [2])
    act(s, ACCEPT)
    assert s.coins == [7, 5, 3]
    assert (s.asking, s.waiting) == ("make_offer", [1])


def test_an_offer_in_steps_is_declined() -> None:
    s = stepped()
    act(s, SELL + 0, TO + 2, FOR + 2, DECLINE)
    assert s.offers == []
    assert (s.asking, s.waiting) == ("make_offer", [1])


def test_one_counter_and_no_more() -> None:
    s = stepped()
    act(s, SELL + 0, TO + 2, FOR + 2, FOR + 1)
    assert (s.asking, s.waiting) == ("answer_offer", [0])
    assert GAME.options(s, 0) == (ACCEPT, DECLINE)
    act(s, ACCEPT)
    assert s.coins == [6, 5, 4]
    assert (s.asking, s.waiting) == ("make_offer", [1])


def test_what_cannot_be_paid_cannot_be_accepted() -> None:
    s = stepped()
    s.coins[2] = 0
    act(s, SELL + 0, TO + 2, FOR + 2)
    assert ACCEPT not in GAME.options(s, 2)


def test_an_offer_to_anyone_goes_round_until_one_accepts() -> None:
    s = stepped()
    act(s, SELL + 0, TO_ANYONE, FOR + 1)
    assert GAME.options(s, 1) == (ACCEPT, DECLINE)
    act(s, DECLINE)
    assert s.waiting == [2]
    act(s, ACCEPT)
    assert s.goods[2] == [4, 5, 0]
    assert (s.asking, s.waiting) == ("make_offer", [1])
    act(s, SELL + 2, TO_ANYONE, FOR + 1, ACCEPT)
    assert s.goods[2] == [4, 5, 0, 2]
    assert (s.asking, s.waiting) == ("make_offer", [2])
    act(s, SELL + 4, TO_ANYONE, FOR + 1, DECLINE, DECLINE)
    assert (s.asking, s.offers) == ("pack", [])


def test_a_stepped_match_bargains_at_its_points_only() -> None:
    match = Match(GAME, [SeatInfo(name) for name in "abc"], key_from("stepped"), stepped=True)
    for action in (SELL + 0, TO + 1, FOR + 1):
        match.act(0, action)
    assert (match.state.asking, match.state.waiting) == ("answer_offer", [1])
    with pytest.raises(Refused, match="unknown-entry"):
        match.withdraw(0, 1)
    with pytest.raises(Refused, match="unknown-entry"):
        match.offer(sells(4, 5, maker=2, to=1))
    match.act(1, ACCEPT)
    assert (match.state.coins, match.state.goods[1]) == ([6, 4, 5], [2, 3, 0])
    assert not match.can_undo(1)


def test_an_offer_nobody_can_pay_is_declined_in_stepped_play() -> None:
    match = Match(
        GAME,
        [SeatInfo(name) for name in "abc"],
        key_from("poor"),
        bazaar.Options(coins=0),
        stepped=True,
    )
    for action in (SELL + 0, TO + 1, FOR + 3):
        match.act(0, action)
    assert GAME.options(match.state, 1)[0] == DECLINE
    match.time_out(1)
    assert (match.state.asking, match.state.waiting) == ("make_offer", [1])


def test_stepped_bargaining_is_bounded() -> None:
    """At most one offer and one counter a seat and point, whatever is chosen."""
    luck = Luck(key_from("bounded"))
    for number in range(200):
        s = GAME.begin(4, key_from(number))
        offers = 0
        while s.asking in ("make_offer", "answer_offer"):
            options = [option for option in GAME.options(s, s.waiting[0]) if option != NO_OFFER]
            options = options or [NO_OFFER]
            GAME.act(s, s.waiting[0], options[luck.below(len(options))])
            offers = s.offers_made
        assert offers <= 2 * 4
        assert s.asking == "pack"
