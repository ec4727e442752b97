"""Clocks: what is left, when time is up, and who hears of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from omerta.server.clocks import DAY, EXTENSION, WINDOW, OfferClocks, TableClocks
from omerta.server.wire import Clock, Clocks, DaysClock, LiveClock, NoClock
from tests.server.house import InThread, Window, all_see, begin, guests, in_thread, played

# --- arithmetic ---

LIVE = LiveClock(budget=100, increment=10)


def clocks(clock: Clock, players: int = 3) -> TableClocks:
    made = TableClocks(clock, players)
    made.note(0, 1, (0,))
    return made


def test_without_a_clock_there_is_no_deadline_and_nothing_to_show() -> None:
    none = clocks(NoClock())
    assert none.deadline([0]) is None
    assert none.out_of_time([0, 1, 2], 10**12) == []
    assert none.shown(5) is None


def test_a_clock_runs_for_those_who_are_waited_for_only() -> None:
    live = clocks(LIVE)
    assert live.shown(30_000) == Clocks((70_000, 100_000, 100_000), (0,))
    assert live.deadline([0]) == 100_000
    assert live.deadline([]) is None


def test_an_answer_is_paid_for_and_earns_the_increment() -> None:
    live = clocks(LIVE)
    live.note(30_000, 2, (0, 1, 2))
    assert live.shown(30_000) == Clocks((80_000, 100_000, 100_000), (0, 1, 2))
    live.note(40_000, 2, (0, 2))  # seat 1 has answered in secret
    assert live.shown(50_000) == Clocks((60_000, 100_000, 80_000), (0, 2))
    live.note(50_000, 3, (1,))
    assert live.shown(50_000) == Clocks((70_000, 100_000, 90_000), (1,))


def test_a_step_of_a_draft_earns_nothing() -> None:
    live = clocks(LIVE)
    live.note(30_000, 1, (0,))
    assert live.shown(30_000) == Clocks((70_000, 100_000, 100_000), (0,))
    assert live.deadline([0]) == 100_000


def test_a_clock_stops_at_nothing_and_its_owner_is_late() -> None:
    live = clocks(LIVE)
    assert live.out_of_time([0], 99_999) == []
    assert live.out_of_time([0, 1], 100_000) == [0, 1]
    assert live.shown(250_000) == Clocks((0, 100_000, 100_000), (0,))
    live.note(250_000, 2, (1,))
    assert live.shown(250_000) == Clocks((10_000, 100_000, 100_000), (1,))


def test_time_never_runs_backwards() -> None:
    live = clocks(LIVE)
    live.note(30_000, 2, (1,))
    live.note(20_000, 3, (2,))
    assert live.shown(20_000) == Clocks((80_000, 110_000, 100_000), (2,))
    assert live.deadline([2]) == 130_000


def test_there_are_days_for_every_answer() -> None:
    days = clocks(DaysClock(days=3))
    assert days.deadline([0]) == 3 * DAY
    days.note(2 * DAY, 2, (0, 1))
    assert days.shown(2 * DAY) == Clocks((3 * DAY,) * 3, (0, 1))
    days.note(4 * DAY, 2, (1,))
    assert days.deadline([1]) == 5 * DAY, "what others answer gives nobody more time"
    assert days.out_of_time([1], 5 * DAY - 1) == []
    assert days.out_of_time([1], 5 * DAY) == [1]
    days.note(5 * DAY, 3, (1, 2))
    assert days.deadline([1, 2]) == 8 * DAY


# --- at a table ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


def hurry(server: InThread, table: str, seats: tuple[int, ...]) -> None:
    """Let so much time pass at a table that these seats have next to nothing left."""

    async def pass_time() -> None:
        live = server.house.tables[table]
        async with live.lock:
            for seat in seats:
                live.clocks._left[seat] = min(live.clocks._left[seat], 30)
            server.croupier.play.set_timer(live)

    server.call(pass_time)


def timed_out(window: Window) -> list[int]:
    return [e["data"]["seat"] for e in window.events if e["kind"] == "timed_out"]


@played
async def test_when_time_is_up_the_usual_answer_is_taken_and_all_hear_of_it(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        clock = {"kind": "live", "budget": 60, "increment": 5}
        table = await players[0].create(clock=clock, options={"first_dealer": 0})
        windows = await begin(table, *players)
        watcher = await stranger.connect(table)
        for window in windows:
            assert window.table["clock"] == clock
            assert window.now["clocks"]["running"] == [0]
            assert 50_000 < window.now["clocks"]["left"][0] <= 60_000
        hurry(server, table, (0,))
        everybody = [*windows, watcher]
        await all_see(everybody, lambda w: bool(w.now["view"]["asking"] == "choose_card"))
        assert [timed_out(window) for window in everybody] == [[0]] * 4
        assert windows[0].now["clocks"]["left"][0] == pytest.approx(5_000, abs=2_000)
        late = await windows[0].ask("undo", stamp=windows[0].now["stamp"])
        assert late["why"]["say"] == "nothing-to-undo", "what the clock did stands"


@played
async def test_of_sealed_answers_it_is_told_when_the_last_one_is_in(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        clock = {"kind": "live", "budget": 60, "increment": 5}
        table = await players[0].create(clock=clock, options={"first_dealer": 0})
        windows = await begin(table, *players)
        watcher = await stranger.connect(table)
        everybody = [*windows, watcher]
        await windows[0].act(*windows[0].answer(Random(1)))
        await all_see(everybody, lambda w: bool(w.now["view"]["asking"] == "choose_card"))
        hurry(server, table, (1, 2))
        await all_see(everybody, lambda w: w.waiting == (0,))
        assert [timed_out(window) for window in everybody] == [[]] * 4
        # Whom it was answered for sees what, and may still choose otherwise.
        ben, cleo = windows[1:]
        await all_see([ben, cleo], lambda w: bool((w.prompt or {})["answer"] is not None))
        other = next(o for o in (ben.prompt or {})["options"] if o != (ben.prompt or {})["answer"])
        assert (await ben.act(other))["view"]["prompt"]["answer"] == other
        # The spectator heard no more than who is waited for.
        kinds = [frame["is"] for frame in watcher.frames]
        assert kinds[kinds.index("now") + 1 :] == ["waiting", "waiting"]
        await windows[0].act(*windows[0].answer(Random(1)))
        await all_see(everybody, lambda w: "reveal" in [e["kind"] for e in w.events])
        assert [timed_out(window) for window in everybody] == [[2]] * 4


@played
async def test_a_player_who_never_answers_does_not_stop_the_game(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omerta.server.clocks.MOST_SHOWN", 0)  # nobody waits for what is shown
    async with guests(server, "Ann") as (ann,):
        clock = {"kind": "live", "budget": 10, "increment": 0}
        table = await ann.create(3, bots=2, start=True, clock=clock)
        window = await ann.connect(table)
        hurry(server, table, (0,))
        await window.sees(lambda: window.over)
        match = server.replayed(table)
        mine = [entry for entry in match.log if entry.seat == 0]
        assert mine
        assert all(entry.default for entry in mine)
        assert not any(entry.default for entry in match.log if entry.seat != 0)


@pytest.mark.parametrize("budget", [9, 14_401, -1, "long", 12.5, None, [60], 10**30])
@played
async def test_a_clock_has_its_bounds(server: InThread, budget: object) -> None:
    async with guests(server, "Ann") as (ann,):
        clock = {"kind": "live", "budget": budget}
        wish = {"game": "razzia", "seats": 3, "clock": clock}
        assert (await ann.web.post("/api/tables", json=wish)).status_code == 400


async def left_alone(folder: Path, clock: dict[str, Any], hours: int) -> tuple[str, str, list[int]]:
    """A table that waits for Ann when the house closes, for so many hours; and her cookie."""
    with in_thread(folder) as server:
        async with guests(server, "Ann") as (ann,):
            options = {"first_dealer": 0}
            table = await ann.create(3, bots=2, start=True, clock=clock, options=options)
            window = await ann.connect(table)
            await window.act(*window.answer(Random(2)))
            last = await window.until(lambda f: f.get("waiting") == [0])
            cookie, left = ann.cookie, last["clocks"]["left"]
        database = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as rows:
        rows.execute("UPDATE tables SET began = began - ?", (hours * 3_600_000,))
        rows.commit()
    return table, cookie, left


@played
async def test_while_the_house_was_closed_live_clocks_stood_still(tmp_path: Path) -> None:
    clock = {"kind": "live", "budget": 60, "increment": 0}
    table, cookie, before = await left_alone(tmp_path, clock, hours=30)
    with in_thread(tmp_path) as server:
        async with guests(server, "") as (ann,):
            ann.web.cookies.set("omerta", cookie, "127.0.0.1")
            window = await ann.connect(table)
            assert window.now["clocks"]["running"] == [0]
            assert window.now["clocks"]["left"] == pytest.approx(before, abs=5_000)
            assert timed_out(window) == []


@played
async def test_while_the_house_was_closed_days_went_by(tmp_path: Path) -> None:
    table, cookie, _ = await left_alone(tmp_path, {"kind": "days", "days": 1}, hours=30)
    with in_thread(tmp_path) as server:
        async with guests(server, "") as (ann,):
            ann.web.cookies.set("omerta", cookie, "127.0.0.1")
            window = await ann.connect(table)
            await window.sees(lambda: timed_out(window) == [0])
            # For the question after that, she has a whole day again.
            await window.sees(lambda: window.asked != "")
            assert window.now["clocks"]["left"][0] == pytest.approx(DAY, abs=60_000)


def test_in_a_window_clocks_stand_still_and_it_has_a_time_of_its_own() -> None:
    """Or who is slow there would use up the time of all who were asked."""
    clocks = TableClocks(LiveClock(60, 5), 3)
    clocks.note(0, 1, (0,))
    clocks.note(1_000, 2, (0, 1, 2), covert=True)
    assert clocks.shown(20_000) == Clocks((64_000, 60_000, 60_000), ())
    assert clocks.deadline([0, 2]) == 1_000 + WINDOW
    clocks.note(9_000, 2, (0, 1, 2), covert=True)  # somebody has passed: nothing changes
    assert clocks.deadline([0]) == 1_000 + WINDOW
    assert clocks.out_of_time([0], WINDOW) == []
    assert clocks.out_of_time([0], 1_000 + WINDOW) == [0]
    clocks.note(12_000, 3, (1,))
    assert clocks.deadline([1]) == 72_000


def test_taking_back_and_answering_again_wins_no_time() -> None:
    clocks = TableClocks(LiveClock(60, 5), 2)
    clocks.note(0, 1, (0,))
    clocks.note(1_000, 2, (1,))
    for cycle in range(20):
        at = 1_000 + 200 * cycle
        clocks.note(at + 100, 1, (0,))
        clocks.note(at + 200, 2, (1,))
    shown = clocks.shown(5_000)
    assert shown is not None
    assert shown.left[0] <= 64_000
    assert shown.left[1] <= 60_000


def test_an_answer_asked_for_again_earns_its_increment_once() -> None:
    """A trade may reopen answers that were given in secret."""
    clocks = TableClocks(LiveClock(60, 5), 2)
    clocks.note(0, 1, (0, 1))
    for at in (1_000, 2_000, 3_000):
        clocks.note(at, 1, (1,))
        clocks.note(at, 1, (0, 1))
    shown = clocks.shown(3_000)
    assert shown is not None
    assert shown.left == (62_000, 57_000)
    clocks.note(3_000, 2, (0, 1))
    clocks.note(3_000, 3, (1,))
    shown = clocks.shown(3_000)
    assert shown is not None
    assert shown.left == (67_000, 67_000), "the next question is another"


# --- questions with a time of their own ---


def test_a_question_may_have_a_time_of_its_own_within_the_budget() -> None:
    clocks = TableClocks(LiveClock(100, 0), 2)
    assert clocks.question_left(0) is None
    clocks.note(0, 1, (0,), seconds=20)
    assert (clocks.deadline([0]), clocks.question_left(5_000)) == (20_000, 15_000)
    assert clocks.shown(5_000) == Clocks((95_000, 100_000), (0,)), "it is paid for all the same"
    assert clocks.out_of_time([0], 19_999) == []
    assert clocks.out_of_time([0], 20_000) == [0]
    clocks.note(8_000, 1, (0,), seconds=20)  # somebody makes an offer: nothing changes
    assert clocks.deadline([0]) == 20_000
    clocks.note(20_000, 2, (0,))
    assert (clocks.deadline([0]), clocks.question_left(30_000)) == (100_000, None)
    clocks.note(90_000, 3, (0,), seconds=20)
    assert clocks.deadline([0]) == 100_000, "no more than the budget has left"
    assert clocks.question_left(99_000) == 11_000


def test_a_windows_seconds_stand_for_the_usual_time_of_windows() -> None:
    clocks = TableClocks(LiveClock(100, 0), 2)
    clocks.note(0, 1, (0, 1), covert=True, seconds=4)
    assert clocks.deadline([0, 1]) == 4_000
    assert clocks.by_seconds
    clocks.note(3_000, 2, (0, 1), covert=True)
    assert clocks.deadline([0, 1]) == 3_000 + WINDOW
    assert not clocks.by_seconds


def test_seconds_are_for_live_clocks_unless_somebody_waits_by_the_rules() -> None:
    for clock in (NoClock(), DaysClock(1)):
        made = TableClocks(clock, 2)
        made.note(0, 1, (0,), seconds=20)
        assert made.question_left(0) is None
    without = TableClocks(NoClock(), 2)
    without.note(0, 1, (0,), seconds=20, always_timed=True)
    assert without.deadline([0]) == 20_000
    assert without.out_of_time([0], 20_000) == [0]
    assert without.shown(5_000) is None, "nobody has a clock for all that"
    without.note(7_000, 2, (1,))
    assert without.deadline([1]) is None
    days = TableClocks(DaysClock(1), 2)
    days.note(0, 1, (0,), seconds=20, always_timed=True)
    assert days.deadline([0]) == DAY


def test_a_question_that_comes_back_has_what_was_left_of_its_time() -> None:
    """Or taking back and answering again would be a way to win time."""
    clocks = TableClocks(NoClock(), 2)
    clocks.note(0, 1, (0,), seconds=20, always_timed=True)
    clocks.note(15_000, 2, (1,), seconds=20, always_timed=True)
    clocks.note(25_000, 1, (0,), seconds=20, always_timed=True)
    assert clocks.question_left(25_000) == 5_000
    clocks.note(26_000, 2, (1,), seconds=20, always_timed=True)
    assert clocks.question_left(26_000) == 20_000, "another question of the same number"


# --- whoever waits for the answer to an offer ---


def test_an_open_offer_extends_the_time_for_a_decision_once() -> None:
    clocks = TableClocks(LiveClock(100, 0), 2)
    clocks.note(0, 1, (0,), seconds=20)
    clocks.note(5_000, 1, (0,), seconds=20, offering={1})
    assert clocks.deadline([0]) == 20_000, "an offer of somebody else's"
    clocks.note(6_000, 1, (0,), seconds=20, offering={0, 1})
    assert clocks.deadline([0]) == 20_000 + EXTENSION
    assert clocks.shown(6_000) == Clocks((94_000 + EXTENSION, 100_000), (0,))
    clocks.note(7_000, 1, (0,), seconds=20)
    clocks.note(8_000, 1, (0,), seconds=20, offering={0})
    assert clocks.deadline([0]) == 20_000 + EXTENSION, "once"
    clocks.note(9_000, 2, (0,), seconds=20, offering={0})
    assert clocks.deadline([0]) == 29_000 + EXTENSION, "once for each decision"


def test_where_several_are_asked_the_question_is_extended_once() -> None:
    clocks = TableClocks(LiveClock(100, 0), 2)
    clocks.note(0, 1, (0, 1), seconds=20, offering={0})
    clocks.note(1_000, 1, (0, 1), seconds=20, offering={0, 1})
    assert clocks.question_left(1_000) == 19_000 + EXTENSION
    assert clocks.shown(1_000) == Clocks((99_000 + EXTENSION,) * 2, (0, 1))


def test_a_decision_of_the_same_number_is_another_one() -> None:
    clocks = TableClocks(NoClock(), 2)
    clocks.note(0, 1, (0,))
    for at in (1_000, 2_000):
        clocks.note(at, 2, (1,), seconds=20, always_timed=True, offering={1})
        assert clocks.question_left(at) == 20_000 + EXTENSION
        clocks.note(at, 1, (0,))  # taken back


def test_what_is_not_needed_of_an_extension_is_lost() -> None:
    clocks = TableClocks(LiveClock(100, 0), 2)
    clocks.note(0, 1, (0,), offering={0})
    assert clocks.deadline([0]) == 100_000 + EXTENSION
    clocks.note(10_000, 2, (1,))
    shown = clocks.shown(10_000)
    assert shown is not None
    assert shown.left == (90_000, 100_000)
    clocks.note(10_000, 1, (0,), offering={0})  # taken back
    assert clocks.deadline([0]) == 100_000, "no second one for the same decision"
    clocks.note(20_000, 2, (1,))
    shown = clocks.shown(20_000)
    assert shown is not None
    assert shown.left == (80_000, 100_000), "nor is it paid for twice"


def test_an_extension_helps_who_has_nothing_left() -> None:
    clocks = TableClocks(LiveClock(10, 0), 2)
    clocks.note(0, 1, (0,))
    clocks.note(9_000, 1, (0,), offering={0})
    assert clocks.out_of_time([0], 9_000 + EXTENSION) == []
    clocks.note(30_000, 2, (1,))
    shown = clocks.shown(30_000)
    assert shown is not None
    assert shown.left == (0, 10_000)


def test_no_offer_keeps_a_window_open() -> None:
    clocks = TableClocks(LiveClock(100, 0), 2)
    clocks.note(0, 1, (0, 1), covert=True, seconds=4, offering={0, 1})
    assert clocks.deadline([0, 1]) == 4_000


def test_an_offer_open_in_a_question_without_clocks_extends_what_time_it_has() -> None:
    clocks = TableClocks(NoClock(), 2)
    clocks.note(0, 1, (0,), seconds=20, always_timed=True, offering={0})
    assert clocks.question_left(0) == 20_000 + EXTENSION
    days = TableClocks(DaysClock(1), 2)
    days.note(0, 1, (0,), offering={0})
    assert days.deadline([0]) == DAY, "days are enough"


# --- offers ---


def test_an_offer_that_comes_back_does_not_begin_anew() -> None:
    offers = OfferClocks(LIVE)
    offers.note(1_000, [1])
    offers.note(5_000, [1, 2])
    assert offers.ends() == {1: 61_000, 2: 65_000}
    offers.note(6_000, [2])  # what somebody did made it impossible
    assert offers.ends() == {2: 65_000}
    offers.note(7_000, [1, 2])  # and was taken back
    assert offers.ends() == {1: 61_000, 2: 65_000}
    assert offers.made(1) == 1_000


def test_who_puts_a_question_aside_earns_nothing() -> None:
    live = clocks(LIVE)
    live.note(30_000, 2, (1,), aside=[1])
    assert live.shown(30_000) == Clocks((70_000, 100_000, 100_000), (1,))
    live.note(35_000, 1, (0,))  # it comes back
    live.note(40_000, 3, (2,))  # and is answered
    assert live.shown(40_000) == Clocks((75_000, 95_000, 100_000), (2,))
