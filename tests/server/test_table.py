"""A table in memory: clocks, standing wishes and whole answers, with a game that has them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from omerta.kernel.dice import commitment, key_from
from omerta.kernel.refusal import Refused
from omerta.server import table as table_module
from omerta.server.store import SeatRow, TableRow
from omerta.server.table import LiveTable
from omerta.server.wire import Clock, LiveClock, NoClock
from tests.bazaar import BID, DONE, GAME, PACK, PASS

Live = Callable[..., LiveTable]


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Live:
    """A table of three where the bazaar is played; time stands where `at` says."""
    monkeypatch.setattr(table_module, "load", lambda name: GAME)
    monkeypatch.setattr(table_module, "words", lambda name: None)

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
