"""No clock runs while what led to a question is being shown; and nobody can make that last."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from omerta.games import package
from omerta.games.pace import MATTERS, MOST_READING, beat
from omerta.kernel.events import PUBLIC
from omerta.server import telling
from omerta.server.clocks import MOST_SHOWN, TableClocks
from omerta.server.connections import Connection
from omerta.server.store import LogRow
from omerta.server.table import LiveTable
from omerta.server.wire import Clocks, LiveClock
from omerta.text.phrases import Voice
from tests.server.reels import reel
from tests.server.test_clocks import LIVE, clocks
from tests.server.test_secrets import rows
from tests.server.test_table import done

# --- arithmetic ---


def showing(shows: int, at: int = 10_000) -> TableClocks:
    """Seat 0 has answered; now seat 1 is asked, and this long it is shown why."""
    live = clocks(LIVE)
    live.note(at, 2, (1,), shows=shows)
    return live


def test_while_something_is_shown_no_time_passes() -> None:
    live = showing(4_000)
    assert live.shown(10_000) == Clocks((100_000, 100_000, 100_000), (1,), held=4_000)
    assert live.shown(13_000) == Clocks((100_000, 100_000, 100_000), (1,), held=1_000)
    assert live.shown(15_000) == Clocks((100_000, 99_000, 100_000), (1,))
    assert live.deadline([1]) == 114_000
    assert live.out_of_time([1], 113_999) == []
    assert live.out_of_time([1], 114_000) == [1]


def test_what_comes_meanwhile_is_shown_after_it() -> None:
    live = showing(4_000)
    live.note(12_000, 3, (0,), shows=3_000)
    assert live.shown(12_000) == Clocks((100_000, 110_000, 100_000), (0,), held=5_000)


def test_a_limit_of_the_question_itself_begins_when_all_is_shown() -> None:
    live = clocks(LIVE)
    live.note(10_000, 2, (1,), seconds=20, shows=4_000)
    assert live.question_left(10_000) == 24_000
    live.note(11_000, 3, (0,), aside=(2,))  # while it is still being shown
    live.note(12_000, 2, (1,), seconds=20)
    assert live.question_left(14_000) == 20_000


def test_nobody_is_given_more_than_the_most() -> None:
    assert showing(10 * MOST_SHOWN).deadline([1]) == 10_000 + MOST_SHOWN + 100_000


def test_two_who_bargain_cannot_make_it_last() -> None:
    """Whenever something has almost been shown, there is something else."""
    live = showing(10_000)
    for at in range(15_000, 150_000, 5_000):
        live.note(at, 2, (1,), shows=10_000)
    assert live.deadline([1]) == 10_000 + MOST_SHOWN + 100_000


def test_a_question_that_comes_back_does_not_stand_still_anew() -> None:
    live = showing(40_000)
    live.note(50_000, 3, (0,), aside=(2,), shows=50_000)
    # What is left to show of the other question, and what is new, share what this one has left.
    live.note(90_000, 2, (1,), shows=30_000)
    assert live.shown(90_000) == Clocks((100_000, 100_000, 100_000), (1,), held=20_000)
    # After an undo, the next question is a different one, and has all of its time.
    live.note(110_000, 3, (0,), shows=2 * MOST_SHOWN)
    assert live.deadline([0]) == 110_000 + MOST_SHOWN + 100_000


# --- at a table ---


BUDGET = 60


@pytest.fixture(params=["razzia", "mafiozoo"])
def table(request: pytest.FixtureRequest) -> LiveTable:
    row, seats = rows(3, b"s" * 32, request.param, LiveClock(budget=BUDGET, increment=0))
    made = LiveTable(msgspec.structs.replace(row, status="open"), seats, [], [])
    made.begin(0)
    return made


def beats(table: LiveTable, seat: int, since: int) -> int:
    """How long a browser takes to show a seat the events from this one on."""
    assert table.match is not None
    events, known = table.match.events, package(table.row.game).beats
    heard = [
        telling.heard_event(table.words, known, events, n, seat)[0]
        for n in range(since, len(events))
    ]
    return sum(event.beat for event in heard)


def left(table: LiveTable, at: int) -> tuple[int, ...]:
    shown = table.clocks.shown(at)
    assert shown is not None
    return shown.left


def test_who_watches_everything_loses_no_time(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees all of it to its end, and answers at that moment."""
    luck, at = Random(1), 0
    seen = [beats(table, seat, 0) for seat in range(3)]  # until when each browser is busy
    for _ in range(60):
        match = table.playing
        seat = min(match.state.waiting, key=lambda each: seen[each])
        at = max(at, seen[seat])
        monkeypatch.setattr(table, "now", lambda at=at: at)
        since, action = len(match.events), luck.choice(match.game.options(match.state, seat))
        done(table, lambda seat=seat, action=action: table.answer(seat, [action]))  # type: ignore[misc]
        for each in range(3):
            seen[each] = max(seen[each], at) + beats(table, each, since)
        assert left(table, at) == (BUDGET * 1000,) * 3
    assert at > 30_000, "there was a lot to see"


def test_who_pretends_to_be_still_watching_gains_nothing(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a browser asks for or says it has missed, the time is over when it is over."""
    ends = table.deadline()
    assert ends == min(MOST_SHOWN, max(beats(table, seat, 0) for seat in range(3))) + BUDGET * 1000
    late = table.playing.state.waiting[0]
    for at in range(0, ends, 5_000):
        monkeypatch.setattr(table, "now", lambda at=at: at)
        telling.welcome(table, Connection(f"person{late}", ""), None)  # opens the page anew
        telling.game_now(table, late, 0)
        assert table.deadline() == ends
        assert table.late() == []
    monkeypatch.setattr(table, "now", lambda: ends)
    assert table.late()[0] == late
    done(table, table.time_out)
    assert table.match is not None
    assert table.match.log[-1].default


def test_what_is_undone_and_done_again_is_not_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    row, seats = rows(3, b"s" * 32, "deal", LiveClock(budget=BUDGET, increment=0))
    table = LiveTable(msgspec.structs.replace(row, status="open"), seats, [], [])
    table.begin(0)
    match = table.playing
    since, seat = len(match.events), match.state.waiting[0]
    clan = match.game.options(match.state, seat)[0]
    done(table, lambda: match.act(seat, clan))
    once = table.clocks.shown(0)
    assert once is not None
    assert once.held > beats(table, seat, 0) - beats(table, seat, since) > 0
    done(table, lambda: match.undo(seat))
    done(table, lambda: match.act(seat, clan))
    assert table.clocks.shown(0) == once


def test_clocks_are_the_same_after_a_restart(table: LiveTable) -> None:
    match, at = table.playing, 0
    for at in range(0, 40_000, 2_000):
        seat = match.state.waiting[0]
        action = match.game.options(match.state, seat)[0]
        done(table, lambda seat=seat, action=action, at=at: match.act(seat, action, at=at))  # type: ignore[misc]
    log = [LogRow(table.row.id, n, None, (entry,)) for n, entry in enumerate(match.log)]
    again = LiveTable(msgspec.structs.replace(table.row, status="playing"), table.seats, log, [])
    assert again.clocks.shown(at) == table.clocks.shown(at)
    assert again.moved == table.moved


# --- beats ---


def test_what_only_some_were_told_changes_no_beat() -> None:
    """All see how long the clocks stand still."""
    row, seats, log = reel("mafiozoo")
    table = LiveTable(msgspec.structs.replace(row, status="playing"), seats, log, [])
    assert table.match is not None
    known, words = package("mafiozoo").beats, table.words
    settled = [event for event in table.match.events if event.kind == "settle"]
    short, *_, long = sorted(settled, key=lambda event: beat(known, words, event))
    assert beat(known, words, short) < beat(known, words, long)
    told = [msgspec.structs.replace(short, private={0: long.public})]
    heard = [telling.heard_event(words, known, told, 0, seat)[0] for seat in (PUBLIC, 0, 1)]
    assert {event.beat for event in heard} == {beat(known, words, short)}


def test_a_long_line_gets_time_to_be_read_and_small_things_get_none() -> None:
    row, seats, log = reel("mafiozoo")
    table = LiveTable(msgspec.structs.replace(row, status="playing"), seats, log, [])
    assert table.match is not None
    known = package("mafiozoo").beats
    voice = Voice(package("mafiozoo").text("en"), [seat.name for seat in seats], -1)
    numbers = range(len(table.match.events))
    heard = [telling.heard_event(table.words, known, table.match.events, n, -1)[0] for n in numbers]
    settled = [event for event in heard if event.kind == "settle"]
    for event in settled:
        assert event.line is not None
        words = len(voice.say(event.line).split())
        assert event.beat <= MOST_READING
        assert event.beat >= min(MOST_READING, 120 * words), voice.say(event.line)
    assert all(event.beat < MATTERS for event in heard if event.kind in ("refill", "reshuffle"))
