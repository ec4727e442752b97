"""Questions: open, chained, sealed, windows, interrupts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.happenings import TimedOut
from omerta.kernel.legality import next_options
from omerta.kernel.match import MOST_RETURNS, Match, SeatInfo
from omerta.kernel.record import record, replay
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED
from tests import toy
from tests.bazaar import (
    ACTIONS,
    BID,
    BLOCK,
    DONE,
    ENOUGH,
    GAME,
    MORE,
    PACK,
    PACKING,
    PASS,
    SHOUT,
    Bazaar,
)
from tests.facts import facts


def live(players: int = 3, **forced: tuple[int, ...]) -> Match[Bazaar]:
    """A live match at its first question: seat 0 packs."""
    seats = [SeatInfo(f"Trader {seat}") for seat in range(players)]
    match = Match(GAME, seats, key_from("asks"))
    match.state.dice.forced = dict(forced)
    assert (match.state.asking, match.state.waiting) == ("pack", [0])
    return match


def patient(**forced: tuple[int, ...]) -> Match[Bazaar]:
    """The same, where a shout waits for an answer that is half made."""
    [shout] = GAME.interrupts
    game = replace(GAME, interrupts=(replace(shout, waits=True),))
    match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("asks"))
    match.state.dice.forced = dict(forced)
    return match


def at_bids(players: int = 3) -> Match[Bazaar]:
    match = live(players)
    match.act(0, DONE)
    s = match.state
    s.hands = [[1, 2, 3], [0, 2, 4], [0, 1, 1], [0, 3, 3]][:players]
    assert (s.asking, s.waiting) == ("bid", list(range(players)))
    return match


def at_window() -> Match[Bazaar]:
    match = at_bids()
    for seat, card in enumerate((3, 4, 1)):
        match.act(seat, BID + card)
    assert (match.state.asking, match.state.asked) == ("block", (0, 1, 2))
    return match


def test_nothing_follows_an_answer_of_one_step() -> None:
    match = at_bids()
    assert next_options(GAME, match.state, 0, (BID + 1,)) == ()
    with pytest.raises(Refused, match="one-answer-at-a-time"):
        next_options(GAME, match.state, 0, (BID + 1, SHOUT))


class TestChain:
    def test_a_chain_is_a_private_draft_until_it_is_complete(self) -> None:
        match = live()
        views = [match.view(seat) for seat in (1, 2, -1)]
        match.act(0, PACK + 0)
        prompt = match.view(0).prompt
        assert prompt is not None
        assert (prompt.draft, prompt.options) == ((PACK,), (PACK + 1, DONE))
        assert [match.view(seat) for seat in (1, 2, -1)] == views
        assert match.state.coins[0] == 5
        match.act(0, DONE)
        assert match.state.coins[0] == 6
        assert match.state.asking == "bid"

    def test_a_chain_can_be_stepped_back(self) -> None:
        match = live()
        match.act(0, PACK + 0)
        match.act(0, PACK + 1)
        match.undo(0)
        assert match.state.drafts == [(PACK,), (), ()]
        match.undo(0)
        assert match.state.drafts == [(), (), ()]
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo(0)
        assert match.state.asking == "pack"

    def test_a_step_that_is_not_offered_is_refused(self) -> None:
        match = live()
        match.act(0, PACK + 0)
        with pytest.raises(Refused) as refused:
            match.act(0, PACK + 0)
        assert (refused.value.reason, refused.value.rule) == ("not-offered", "BZ-1")

    def test_drafts_of_others_lapse_when_an_open_answer_takes_effect(self) -> None:
        """Several seats are asked the same open chain; what one takes, another may have drafted."""
        s = live().state
        s.close_question()
        s.ask(PACKING, (0, 1))
        PACKING.take(s, 1, PACK + 2)
        PACKING.take(s, 0, PACK)
        PACKING.take(s, 0, DONE)
        assert (s.asking, s.waiting, s.drafts) == ("pack", [1], [(), (), ()])

    def test_a_timeout_drops_the_draft_and_takes_the_default(self) -> None:
        match = live()
        match.act(0, PACK + 0)
        match.time_out(0, at=7)
        assert match.state.coins[0] == 5
        assert [entry.do for entry in match.log] == ["act", "undo", "act"]
        assert match.log[-1].default
        assert match.state.asking == "bid"

    def test_steps_of_a_default_are_not_told_one_by_one(self) -> None:
        seats = [SeatInfo(f"Bidder {seat}") for seat in range(2)]
        match: Match[Any] = Match(toy.GAME, seats, key_from("chain"))
        match.time_out(0)
        match.time_out(1)
        assert len(match.log) == 4
        assert [event for event in match.events if event.kind == "timed_out"] == [
            Event("timed_out", "T-1", TimedOut(seat)) for seat in (0, 1)
        ]


class TestOpen:
    def test_several_answer_openly_in_any_order_and_may_be_asked_again(self) -> None:
        heard: list[tuple[int, int]] = []

        def then(s: Bazaar, seat: int, action: int) -> None:
            heard.append((seat, action))
            if action == MORE:
                s.ask_again(ask, seat)

        ask = Ask[Bazaar](
            "open", "BZ-0", lambda s, seat: (MORE, ENOUGH), then, lambda s, seat, luck: (ENOUGH,)
        )
        s = live().state
        s.close_question()
        s.ask(ask, (2, 0))
        ask.take(s, 0, ENOUGH)
        assert (s.asking, s.waiting) == ("open", [2])
        ask.take(s, 2, MORE)
        assert (s.asking, s.waiting) == ("open", [2])
        ask.take(s, 2, ENOUGH)
        assert heard == [(0, ENOUGH), (2, MORE), (2, ENOUGH)]
        assert s.asking == ""

    @pytest.mark.parametrize("apart", [True, False])
    def test_drafts_of_others_stay_where_answers_do_not_touch_each_other(self, apart: bool) -> None:
        def options(s: Bazaar, seat: int) -> tuple[int, ...]:
            return () if DONE in s.drafts[seat] else (PACK, DONE)

        ask = Ask[Bazaar](
            "open",
            "BZ-0",
            options,
            lambda s, seat, steps: None,
            lambda s, seat, luck: (DONE,),
            chain=True,
            apart=apart,
        )
        s = live().state
        s.close_question()
        s.ask(ask, (0, 1))
        ask.take(s, 0, PACK)
        ask.take(s, 1, PACK)
        ask.take(s, 0, DONE)
        assert s.drafts == [(), (PACK,) if apart else (), ()]
        assert (s.asking, s.waiting) == ("open", [1])


class TestSealed:
    def test_answers_come_in_any_order_and_open_together(self) -> None:
        match = at_bids()
        match.act(2, BID + 1)
        match.act(0, BID + 3)
        assert match.view(1).waiting == (1,)
        assert match.events[-1].kind != "bids"
        match.act(1, BID + 4)
        opened = [event for event in match.events if event.kind == "bids"]
        assert [facts(event) for event in opened] == [{"bids": [BID + 3, BID + 4, BID + 1]}]
        assert match.state.asking == "block"

    def test_an_answer_can_be_replaced_until_the_last_is_in(self) -> None:
        match = at_bids()
        match.act(0, BID + 3)
        before = match.view(1), match.view(-1)
        match.act(0, BID + 1)
        assert (match.view(1), match.view(-1)) == before
        assert match.state.waiting == [1, 2]
        match.act(1, BID + 0)
        match.act(2, BID + 0)
        assert match.state.hands[0] == [2, 3]
        with pytest.raises(Refused):
            match.act(0, BID + 2)
        assert match.state.asking == "block"

    def test_an_answer_is_not_withdrawn_as_all_would_see_it(self) -> None:
        match = at_bids()
        match.act(1, BID + 2)
        assert not match.can_undo(1)
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo(1)
        assert match.state.waiting == [0, 2]

    def test_a_sealed_chain_stands_until_its_replacement_is_complete(self) -> None:
        opened: list[list[tuple[int, ...]]] = []
        ask = Sealed[Bazaar](
            "bundle",
            "BZ-0",
            lambda s, seat: () if DONE in s.drafts[seat] else (PACK, DONE),
            lambda s, answers: opened.append(list(answers)),
            lambda s, seat, luck: (DONE,),
            chain=True,
        )
        s = live(2).state
        s.close_question()
        s.ask(ask, (0, 1))
        for action in (PACK, DONE):
            ask.take(s, 0, action)
        assert (s.waiting, s.chains[0], s.drafts[0]) == ([1], (PACK, DONE), ())
        for action in (PACK, PACK, DONE):
            ask.take(s, 0, action)
            assert s.waiting == [1], "nobody sees that it is being replaced"
        assert s.chains[0] == (PACK, PACK, DONE)
        ask.take(s, 0, PACK)  # a replacement that is not complete when the last answer comes
        ask.take(s, 1, DONE)
        assert opened == [[(PACK, PACK, DONE), (DONE,)]]
        assert (s.asking, s.drafts) == ("", [(), ()])

    def test_a_refusal_may_name_its_own_reason(self) -> None:
        match = at_bids()
        with pytest.raises(Refused) as refused:
            match.act(0, BID + 0)
        assert (refused.value.reason, refused.value.rule) == ("no-such-card", "BZ-2")
        assert match.state.waiting == [0, 1, 2]


class TestWindow:
    def test_all_in_the_set_are_asked_whatever_they_hold(self) -> None:
        match = at_window()
        s = match.state
        s.hands = [[0], [0], [4]]
        options = [GAME.options(s, seat) for seat in range(3)]
        assert options == [(PASS, BLOCK), (PASS, BLOCK), (PASS,)]
        assert s.waiting == [0, 1, 2]

    def test_nobody_learns_who_has_answered(self) -> None:
        match = at_window()
        before = [match.view(seat) for seat in (0, 2, -1)]
        match.act(1, PASS)
        assert [match.view(seat) for seat in (0, 2, -1)] == before
        assert match.view(0).waiting == (0, 1, 2)

    def test_the_first_in_order_who_plays_counts_and_the_rest_is_asked_afresh(self) -> None:
        match = at_window()
        s = match.state
        s.hands = [[3], [0], [0]]
        s.deck += [4]
        match.act(2, BLOCK)
        match.act(1, BLOCK)
        match.act(0, PASS)
        blocks = [facts(event) for event in match.events if event.kind == "blocked"]
        assert blocks == [{"seat": 1}]
        assert s.hands[2] == [0], "the answer behind the first is dropped unseen"
        assert (s.asking, s.waiting) == ("block", [0, 1, 2])

    def test_when_all_pass_play_goes_on(self) -> None:
        match = at_window()
        for seat in (2, 1, 0):
            match.act(seat, PASS)
        assert (match.state.asking, match.state.round) == ("pack", 2)


class TestInterruptApart:
    """What stands apart leaves the open question as it is."""

    def apart(self) -> Match[Bazaar]:
        [shout] = GAME.interrupts
        game = replace(GAME, interrupts=(replace(shout, apart=True),))
        match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("asks"))
        match.state.dice.forced = {"shout": (2,)}
        return match

    def test_the_question_and_a_draft_go_on(self) -> None:
        match = self.apart()
        match.act(0, PACK)
        question = match.state.question
        match.act(1, SHOUT)
        assert match.state.coins[1] == 8
        assert (match.state.question, match.state.drafts[0]) == (question, (PACK,))

    def test_answers_everybody_saw_come_in_are_given_again(self) -> None:
        match = self.apart()
        match.act(0, DONE)
        assert match.state.asking == "bid"
        match.act(0, GAME.options(match.state, 0)[0])
        match.act(1, SHOUT)
        assert match.state.waiting == [0, 1, 2]

    def test_answers_nobody_saw_stay(self) -> None:
        match = self.apart()
        match.act(0, DONE)
        for seat in range(3):
            match.act(seat, GAME.options(match.state, seat)[0])
        assert match.state.asking == "block"
        match.act(2, PASS)
        match.act(1, SHOUT)
        assert match.state.waiting == [0, 1]


class TestInterrupt:
    def test_a_seat_that_is_not_asked_may_interrupt(self) -> None:
        match = live(shout=(3,))
        match.act(2, SHOUT)
        assert match.state.coins == [5, 5, 9]
        assert (match.state.asking, match.state.waiting) == ("pack", [0])
        with pytest.raises(Refused):
            match.act(2, SHOUT)

    def test_drafts_lapse_when_the_state_changes_under_them(self) -> None:
        match = live(shout=(3,))
        match.act(0, PACK)
        match.act(1, SHOUT)
        assert match.state.drafts[0] == ()
        assert GAME.options(match.state, 0) == (PACK, PACK + 1, DONE)

    def test_one_that_waits_is_carried_out_when_the_chain_is_complete(self) -> None:
        match = patient(shout=(3, 2))
        others = [match.view(seat) for seat in (0, 2, -1)]
        match.act(0, PACK)
        drafting = match.view(0)
        match.act(1, SHOUT)
        s = match.state
        assert (s.drafts[0], s.coins, match.view(0)) == ((PACK,), [5, 5, 5], drafting)
        assert [match.view(seat) for seat in (2, -1)] == others[1:], "nobody sees that it waits"
        assert match.view(1).queued == (SHOUT,)
        match.act(2, SHOUT)
        match.act(0, DONE)
        shouts = [facts(event) for event in match.events if event.kind == "shout"]
        assert shouts == [{"seat": 1, "roll": 4}, {"seat": 2, "roll": 3}], "as they came"
        assert (s.coins, s.queued) == ([6, 9, 8], [])
        assert (s.asking, s.waiting) == ("bid", [0, 1, 2])

    def test_one_that_waits_is_not_known_to_others_not_even_in_a_redeal(self) -> None:
        match = patient()
        match.act(0, PACK)
        match.act(1, SHOUT)
        for viewer in (0, 1, 2, PUBLIC):
            world = match.game.redealt(match.state, viewer, key_from("world"))
            assert world.queued == ([(1, SHOUT)] if viewer == 1 else [])

    def test_one_that_waits_is_dropped_when_it_has_become_impossible(self) -> None:
        match = patient()
        match.act(0, PACK)
        match.act(1, SHOUT)
        match.state.shouted[1] = True
        match.act(0, DONE)
        assert (match.state.coins, match.state.queued) == ([6, 5, 5], [])

    def test_one_that_waits_is_carried_out_at_once_where_no_answer_is_half_made(self) -> None:
        match = patient(shout=(3,))
        match.act(1, SHOUT)
        assert match.state.coins == [5, 9, 5]
        assert (match.state.asking, match.state.waiting) == ("pack", [0])

    def test_a_time_out_completes_the_chain_it_waits_for(self) -> None:
        match = patient(shout=(3,))
        match.act(0, PACK)
        match.act(1, SHOUT)
        match.time_out(0)
        assert match.state.coins[1] == 9
        assert (match.state.asking, match.state.waiting) == ("bid", [0, 1, 2])

    def test_sealed_answers_are_reopened_all_alike(self) -> None:
        """To reopen only those that became impossible would tell what they were."""
        match = at_bids()
        match.state.dice.forced = {"shout": (0,)}
        match.act(0, BID + 3)
        match.act(1, BID + 4)
        match.act(2, SHOUT)
        assert match.state.waiting == [0, 1, 2]
        assert set(match.state.answers) == {UNANSWERED}

    def test_an_interrupt_may_ask_and_the_question_put_aside_comes_back(self) -> None:
        match = at_bids()
        match.state.dice.forced = {"shout": (5,)}
        match.act(0, BID + 3)
        match.act(2, SHOUT)
        s = match.state
        assert (s.asking, s.waiting, s.coins[2]) == ("more", [2], 11)
        assert Bazaar.from_json(s.to_json()) == s
        assert str(BID + 3) not in repr(s.suspended), "no answer lies about, not even put aside"
        match.act(2, MORE)
        assert s.coins[2] == 12
        assert (s.asking, s.waiting) == ("bid", [0, 1, 2])

    def test_no_two_questions_have_one_number_though_one_comes_back(self) -> None:
        match = at_bids()
        match.state.dice.forced = {"shout": (5,)}
        s = match.state
        numbers = [s.question]
        match.act(2, SHOUT)
        numbers.append(s.question)
        match.act(2, MORE)
        assert s.question == numbers[0], "it is the same question as before"
        for seat, card in enumerate((3, 4, 1)):
            match.act(seat, BID + card)
        numbers.append(s.question)
        assert len(set(numbers)) == 3


class TestRefusals:
    def test_who_is_not_asked_is_told_so_with_the_rule(self) -> None:
        match = live()
        with pytest.raises(Refused) as refused:
            match.act(1, DONE)
        assert (refused.value.reason, refused.value.rule) == ("not-asked", "BZ-1")

    @pytest.mark.parametrize("action", ["pack 99", "", "pack", "💰", -1, len(ACTIONS), 10**9])
    def test_unknown_actions(self, action: int | str) -> None:
        match = live()
        with pytest.raises(Refused, match="unknown-action"):
            match.act(0, action)
        assert match.log == []

    @pytest.mark.parametrize("action", [True, 8.0, None, (8,)])
    def test_what_is_no_number_is_no_action(self, action: Any) -> None:
        match = live()
        with pytest.raises(Refused, match="unknown-action"):
            match.act(0, action)

    @pytest.mark.parametrize("seat", [-1, 3, 99])
    def test_unknown_seats(self, seat: int) -> None:
        match = live()
        for attempt in (match.undo, match.time_out):
            with pytest.raises(Refused):
                attempt(seat)
        with pytest.raises(Refused, match="no-such-seat"):
            match.act(seat, DONE)

    def test_after_the_end_nothing_is_taken(self) -> None:
        match = live(2)
        while not match.over:
            match.time_out(match.state.waiting[0])
        with pytest.raises(Refused, match="game-is-over"):
            match.act(0, DONE)
        assert match.view(0).scores is not None
        assert match.key == key_from("asks")

    def test_a_seat_that_has_answered_is_not_timed_out(self) -> None:
        match = at_bids()
        match.act(0, BID + 3)
        with pytest.raises(Refused, match="not-asked"):
            match.time_out(0)
        assert match.state.answers[0] == BID + 3

    @pytest.mark.parametrize("seat", [-2, 3, True, None, 1.0])
    def test_nobody_looks_from_a_seat_that_is_none(self, seat: Any) -> None:
        with pytest.raises(Refused, match="no-such-seat"):
            live().view(seat)

    def test_the_seed_is_nobodys_before_the_end(self) -> None:
        match = live()
        assert match.key is None
        assert len(match.commitment) == 64


class TestTimeouts:
    """All hear for whom the clock answered."""

    def test_all_hear_it_before_what_the_answer_leads_to(self) -> None:
        match = live()
        before = len(match.events)
        match.time_out(0)
        for seat in (-1, 0, 1, 2):
            first, *_ = match.heard(seat, before)
            assert (first.kind, first.rule, facts(first)) == ("timed_out", "BZ-1", {"seat": 0})

    def test_nobody_hears_it_of_an_answer_somebody_gave(self) -> None:
        match = at_bids()
        match.act(0, BID + 3)
        assert timeouts(match) == []

    def test_of_sealed_answers_it_is_told_when_the_last_one_comes_in(self) -> None:
        """Before, somebody could work the default out and change their own answer."""
        match = at_bids()
        events = list(match.events)
        match.time_out(1)
        match.time_out(0)
        assert match.events == events
        match.act(2, match.view(2).prompt.options[0])  # type: ignore[union-attr]
        assert timeouts(match) == [0, 1]

    def test_who_answers_in_place_of_the_clock_was_not_late(self) -> None:
        match = at_bids()
        match.time_out(0)
        match.act(0, match.view(0).prompt.options[0])  # type: ignore[union-attr]
        for seat in (1, 2):
            match.time_out(seat)
        assert timeouts(match) == [1, 2]

    def test_of_a_covert_window_nobody_hears_anything(self) -> None:
        match = at_window()
        events = list(match.events)
        match.time_out(0)
        match.time_out(2)
        assert match.events == events
        match.time_out(1)
        assert timeouts(match) == []

    def test_where_a_default_names_a_secret_it_is_told_with_what_comes_to_light(self) -> None:
        """A default anybody can work out would name what was laid face down."""
        told_later = replace(PACKING, told_with="bids")
        game = replace(GAME, asks={**GAME.asks, "pack": told_later})
        match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("asks"))
        match.time_out(0)
        match.act(0, match.view(0).prompt.options[0])  # type: ignore[union-attr]
        match.act(1, match.view(1).prompt.options[0])  # type: ignore[union-attr]
        assert timeouts(match) == []
        before = len(match.events)
        match.act(2, match.view(2).prompt.options[0])  # type: ignore[union-attr]
        assert [event.kind for event in match.heard(PUBLIC, before)] == ["bids", "timed_out"]
        assert timeouts(match) == [0]
        assert replay(game, record(match), key=match.secret_key()).events == match.events

    @pytest.mark.parametrize("late", [False, True])
    def test_what_may_be_taken_back_does_not_tell_it_either(self, late: bool) -> None:
        match = live()
        match.act(0, DONE)
        assert match.can_undo_if_agreed(0)
        if late:
            match.time_out(1)
        else:
            match.act(1, match.view(1).prompt.options[0])  # type: ignore[union-attr]
        assert match.can_undo_if_agreed(0)

    @pytest.mark.parametrize("late", [False, True])
    def test_what_is_told_later_is_never_taken_back(self, late: bool) -> None:
        told_later = replace(PACKING, told_with="bids")
        game = replace(GAME, asks={**GAME.asks, "pack": told_later})
        match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("asks"))
        if late:
            match.time_out(0)
        else:
            match.act(0, DONE)
        assert not any(match.can_undo_if_agreed(seat) for seat in range(3))

    def test_a_replay_tells_it_again(self) -> None:
        match = live()
        while not match.over:
            match.time_out(match.state.waiting[0])
        assert timeouts(match)
        assert replay(GAME, record(match)).events == match.events

    def test_no_undo_unsays_it(self) -> None:
        match = live()
        match.time_out(0)
        for seat in range(3):
            for agreed in (False, True):
                with pytest.raises(Refused, match="nothing-to-undo"):
                    match.undo(seat, agreed=agreed)
        assert timeouts(match) == [0]


def timeouts(match: Match[Any]) -> list[int]:
    return [facts(event)["seat"] for event in match.heard(PUBLIC) if event.kind == "timed_out"]


class TestAgreedUndo:
    """What others have acted upon is taken back if they agree, down to the last barrier."""

    def test_it_goes_back_behind_what_others_did_since(self) -> None:
        match = live()
        match.act(0, PACK)
        before = match.state.to_json()
        match.act(0, DONE)
        match.act(1, GAME.options(match.state, 1)[0])
        assert not match.can_undo(0)
        assert match.can_undo_if_agreed(0)
        match.undo(0, agreed=True)
        assert match.state.to_json() == before
        assert match.rollbacks == 1
        assert replay(GAME, record(match), key=match.secret_key()).state == match.state

    def test_not_without_their_consent(self) -> None:
        match = live()
        match.act(0, PACK)
        match.act(0, DONE)
        match.act(1, GAME.options(match.state, 1)[0])
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo(0)

    def test_not_behind_dice_or_what_became_known(self) -> None:
        match = at_bids()
        for seat in range(3):
            match.time_out(seat)
        assert not any(match.can_undo_if_agreed(seat) for seat in range(3))


class TestUndo:
    def test_an_interrupt_that_waits_is_taken_back_before_anything_that_was_played(self) -> None:
        match = patient(shout=(3,))
        match.act(0, PACK)
        match.act(1, SHOUT)
        assert match.state.queued == [(1, SHOUT)]
        assert match.can_undo(1)
        match.undo(1)
        assert match.state.queued == []
        assert match.state.drafts[0] == (PACK,), "what another has begun stays"
        assert not match.can_undo(1)
        match.act(0, DONE)
        assert not match.state.shouted[1]

    def test_what_the_clock_did_stands(self) -> None:
        match = live()
        match.time_out(0)
        assert not match.can_undo(0)

    def test_an_open_action_can_be_undone_until_another_seat_acts(self) -> None:
        match = live()
        match.act(0, PACK)
        before = match.state.to_json()
        match.act(0, DONE)
        events = len(match.events)
        assert match.can_undo(0)
        assert not match.can_undo(1)
        match.undo(0)
        assert match.state.to_json() == before
        assert (match.state.asking, match.state.drafts[0]) == ("pack", (PACK,))
        assert len(match.events) < events
        match.act(0, DONE)
        match.act(1, GAME.options(match.state, 1)[0])
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo(0)
        assert match.state.asking == "bid"

    def test_dice_are_a_barrier(self) -> None:
        match = live(shout=(3,))
        match.act(0, SHOUT)
        assert not match.can_undo(0)

    def test_what_became_known_is_a_barrier(self) -> None:
        """The last pass ends the round: everybody draws, without any dice."""
        match = at_window()
        drawn = match.state.dice.drawn
        for seat in range(3):
            match.act(seat, PASS)
        assert match.state.dice.drawn == drawn
        assert not any(match.can_undo(seat) for seat in range(3))

    def test_opening_the_answers_of_others_is_a_barrier(self) -> None:
        match = at_bids()
        for seat, card in enumerate((3, 4, 1)):
            match.act(seat, BID + card)
        assert not match.can_undo(2)


def test_one_goes_back_to_the_same_question_a_few_times_only() -> None:
    """Else a seat could keep the next one from answering for ever."""
    match = live()
    for _ in range(MOST_RETURNS):
        match.act(0, DONE)
        assert match.state.asking == "bid"
        assert match.can_undo(0)
        match.undo(0)
        assert match.state.asking == "pack"
    match.act(0, DONE)
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)
    match.undo(0, agreed=True)
    assert match.state.asking == "pack"


def test_what_somebody_is_made_to_wait_for_is_not_taken_back() -> None:
    timed = replace(GAME.asks["bid"], always_timed=True)
    game = replace(GAME, asks={**GAME.asks, "bid": timed})
    match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("asks"))
    match.act(0, DONE)
    assert match.state.asking == "bid"
    assert not match.can_undo(0)
