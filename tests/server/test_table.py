"""A table in memory: clocks, standing wishes and whole answers, with a game that has them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from omerta.kernel.asks import Ask
from omerta.kernel.dice import commitment, key_from
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.server import catalogue
from omerta.server.clocks import EXTENSION, OFFER_LIVE
from omerta.server.store import LogRow, SeatRow, TableRow
from omerta.server.table import LiveTable
from omerta.server.wire import UNTIL_MY_TURN, Clock, LiveClock, NoClock
from tests import toy
from tests.bazaar import BID, BLOCKING, DONE, GAME, PACK, PACKING, PASS, Bazaar
from tests.packages import admit

Live = Callable[..., LiveTable]


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Live:
    """A table of three where the bazaar is played; time stands where `at` says."""
    admit(monkeypatch, GAME)

    def made(clock: Clock | None = None, wishes: dict[int, tuple[str, ...]] | None = None) -> Any:
        seed = key_from("live")
        row = TableRow(
            id="t" * 16,
            game="bazaar",
            rules="1",
            options={},
            title="",
            language="en",
            clock=clock or NoClock(),
            listed=False,
            host="ann",
            seed=seed,
            commitment=commitment(seed),
        )
        seats = [
            SeatRow(
                table=row.id,
                seat=seat,
                kind="person",
                person=f"p{seat}",
                name=f"Trader {seat}",
                always_pass=(wishes or {}).get(seat, ()),
            )
            for seat in range(3)
        ]
        table = LiveTable(row, seats, [], [])
        table.begin(0)
        clock_of(table, 0, monkeypatch)
        return table

    return made


def clock_of(table: LiveTable, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "now", lambda: at)


def done(table: LiveTable, do: Callable[[], object]) -> None:
    """As the croupier does it: in memory, then noted as written."""
    assert table.match is not None
    before, logged = table.glimpse(), len(table.match.log)
    do()
    table.appended(None, table.match.log[logged:], before)


def test_without_a_clock_nobody_is_ever_late(live: Live) -> None:
    table = live()
    assert table.deadline() is None
    assert not table.time_out()


def test_a_clock_takes_the_default_of_everyone_who_is_late(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = live(LiveClock(budget=10, increment=0))
    clock_of(table, 4_000, monkeypatch)
    done(table, lambda: table.answer(0, [PACK]))
    assert table.deadline() == 10_000, "a step of a draft does not restart the clock"
    clock_of(table, 9_999, monkeypatch)
    assert not table.time_out()
    clock_of(table, 10_000, monkeypatch)
    done(table, table.time_out)
    state = table.playing.state
    assert (state.asking, state.waiting) == ("bid", [0, 1, 2])
    assert table.deadline() == 10_000, "the first seat has nothing left"
    clock_of(table, 15_000, monkeypatch)
    done(table, lambda: table.answer(1, [BID + state.hands[1][0]]))
    done(table, table.time_out)
    assert [entry.default for entry in table.playing.log] == [False, True, True, False, True]


def test_an_increment_comes_with_every_answer(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    table = live(LiveClock(budget=10, increment=5))
    clock_of(table, 3_000, monkeypatch)
    done(table, lambda: table.answer(0, [DONE]))
    shown = table.clocks.shown(3_000)
    assert shown is not None
    assert shown.left == (12_000, 10_000, 10_000)


def test_a_standing_wish_passes_on_windows_and_on_nothing_else(live: Live) -> None:
    table = live(wishes={1: ("block", "bid")})
    done(table, lambda: table.answer(0, [DONE]))
    state = table.playing.state
    assert not table.pass_for_those_who_wish(), "a bid is no window"
    for seat in range(3):
        hand = state.hands[seat]
        done(table, lambda seat=seat, hand=hand: table.answer(seat, [BID + hand[0]]))  # type: ignore[misc]
    assert state.asking == "block"
    before = table.turn
    done(table, table.pass_for_those_who_wish)
    assert state.waiting == [0, 2]
    assert table.playing.view(0).waiting == (0, 1, 2), "nobody learns of the wish"
    assert table.turn == before


def test_a_chain_goes_as_one_message_or_not_at_all(live: Live) -> None:
    table = live()
    with pytest.raises(Refused):
        table.answer(0, [PACK, PASS])
    assert table.playing.log == []
    assert table.playing.state.drafts[0] == ()
    table.answer(0, [PACK, DONE])
    assert table.playing.state.asking == "bid"


def test_one_message_holds_no_more_than_one_answer(live: Live) -> None:
    table = live()
    with pytest.raises(Refused, match="one-answer-at-a-time"):
        table.answer(0, [DONE, DONE])
    assert table.playing.log == []


def test_an_answer_replaced_in_secret_is_no_turn_of_the_table(live: Live) -> None:
    table = live()
    done(table, lambda: table.answer(0, [DONE]))
    hand = table.playing.state.hands[1]
    done(table, lambda: table.answer(1, [BID + hand[0]]))
    turn = table.turn
    done(table, lambda: table.answer(1, [BID + hand[1]]))
    assert table.turn == turn


# --- a game whose questions have times of their own, and windows standing wishes ---


def with_asks(monkeypatch: pytest.MonkeyPatch, *asks: Ask[Bazaar]) -> None:
    """The bazaar with some of its questions put otherwise."""
    named = {**GAME.asks, **{ask.name: ask for ask in asks}}
    admit(monkeypatch, replace(GAME, asks=named))


def at_the_window(table: LiveTable) -> None:
    done(table, lambda: table.answer(0, [DONE]))
    state = table.playing.state
    for seat in range(3):
        hand = state.hands[seat]
        done(table, lambda seat=seat, hand=hand: table.answer(seat, [BID + hand[0]]))  # type: ignore[misc]
    assert state.asking == "block"


def test_a_preference_passes_where_it_says_so_and_nowhere_else(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich = ("if_rich", lambda s, seat: s.coins[seat] >= 6)
    with_asks(monkeypatch, replace(BLOCKING, preferences=(rich,)))
    table = live(wishes={0: ("block:if_rich",), 1: ("block:if_rich",), 2: ("block:unheard",)})
    at_the_window(table)
    state = table.playing.state
    state.coins[:] = [6, 5, 9]
    assert table.wishing_to_pass() == [0]
    done(table, table.pass_for_those_who_wish)
    assert state.waiting == [1, 2]
    assert not table.pass_for_those_who_wish()


def test_who_has_nothing_to_gain_is_passed_for_later(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_asks(monkeypatch, replace(BLOCKING, idle=lambda s, seat: s.coins[seat] >= 6))
    table = live()
    at_the_window(table)
    state = table.playing.state
    state.hands[:] = [[0], [1], [0]]
    state.coins[:] = [6, 5, 5]
    assert table.wishing_to_pass() == [], "at once would tell"
    assert table.bound_to_pass() == [0, 1], "and who can only pass"
    prompts = [table.playing.view(seat).prompt for seat in range(3)]
    assert [prompt is not None and prompt.idle for prompt in prompts] == [True, True, False]


def test_the_page_learns_which_preferences_there_are_and_which_rule_offers_follow() -> None:
    never = replace(BLOCKING, preferences=(("never", lambda s, seat: True),))
    asks = catalogue.asks(replace(GAME, asks={**GAME.asks, "block": never}))
    assert (asks["block"].window, asks["block"].preferences) == (True, ("never",))
    assert (asks["pack"].window, asks["pack"].preferences) == (False, ())
    assert asks["make_offer"].rule == "BZ-6"
    assert "make_offer" not in catalogue.asks(toy.GAME)


def test_a_question_with_seconds_is_answered_for_who_lets_them_pass(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_asks(monkeypatch, replace(PACKING, seconds=lambda s: 10 * s.round, always_timed=True))
    table = live()
    assert table.deadline() == 10_000
    done(table, lambda: table.playing.offer(Offer(0, 0, 1, (("coins", 1),), ()), at=4_000))
    assert table.deadline() == 10_000 + EXTENSION, "while he has an offer open, once"
    assert table.clocks.question_left(4_000) == 6_000 + EXTENSION
    clock_of(table, 10_000 + EXTENSION, monkeypatch)
    assert table.late() == [0]
    done(table, table.time_out)
    assert table.playing.state.asking == "bid"
    assert table.clocks.question_left(50_000) is None


def test_a_wish_to_pass_until_ones_turn_outlasts_an_answer_to_somebody_else(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answers_somebody, fulfilled in [(False, [0]), (True, [])]:
        with_asks(monkeypatch, replace(PACKING, always_timed=answers_somebody))
        table = live(wishes={0: (UNTIL_MY_TURN,)})
        assert table.wishes_fulfilled() == fulfilled


def test_alone_with_bots_a_question_has_its_seconds_only_where_there_are_clocks(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_asks(monkeypatch, replace(PACKING, seconds=lambda s: 10, always_timed=True))
    for clock, others, deadline in [
        (NoClock(), "person", 10_000),
        (NoClock(), "bot", None),
        (LiveClock(), "bot", 10_000),
    ]:
        table = live(clock)
        for seat in (1, 2):
            table.change_seat(seat, kind=others, bot="random")
        again = LiveTable(table.row, table.seats, [], [])
        assert again.deadline() == deadline


def test_a_table_that_is_loaded_again_knows_all_its_times(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_asks(monkeypatch, replace(PACKING, seconds=lambda s: 10))
    table = live(LiveClock(budget=100, increment=0))
    done(table, lambda: table.playing.offer(Offer(0, 0, 1, (("coins", 1),), ()), at=4_000))
    done(table, lambda: table.playing.offer(Offer(0, 1, 2, (("coins", 1),), ()), at=7_000))
    rows = [
        LogRow(table.row.id, number, None, (entry,))
        for number, entry in enumerate(table.playing.log)
    ]
    again = LiveTable(table.row, table.seats, rows, [])
    assert again.offer_clocks.ends() == {1: 4_000 + OFFER_LIVE, 2: 7_000 + OFFER_LIVE}
    assert again.deadline() == table.deadline() == 10_000 + EXTENSION
    assert again.opened == 0
    done(again, lambda: again.playing.act(0, DONE, at=9_000))
    assert again.opened == 9_000


def test_in_a_short_window_nobody_is_passed_for_early_but_who_is_alone_with_bots(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CN-20.5: how soon it closes must not tell that somebody could only pass."""
    with_asks(monkeypatch, replace(BLOCKING, seconds=lambda s: 10))
    for clock, others, early in [
        (LiveClock(), "person", False),
        (LiveClock(), "bot", True),
        (NoClock(), "person", True),  # its seconds do not run there
    ]:
        table = live(clock)
        for seat in (1, 2):
            table.change_seat(seat, kind=others)
        at_the_window(table)
        table.playing.state.hands[0] = [1, 2]
        assert (0 in table.bound_to_pass()) == early


def test_a_table_where_an_offer_may_run_out_stays_in_memory(live: Live) -> None:
    table = live()
    assert not table.goes_on_by_itself()
    done(table, lambda: table.playing.offer(Offer(0, 0, 1, (("coins", 1),), ())))
    assert table.goes_on_by_itself()
