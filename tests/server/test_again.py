"""The same message twice, an old view, two windows, a lost connection: nothing counts twice, and
nobody misses anything."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from omerta.games.razzia.state import DONE
from tests.server.house import (
    Frame,
    InThread,
    all_see,
    begin,
    guests,
    in_thread,
    play_out,
    played,
)

DEALT_TO_ME = {"first_dealer": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


def appends(server: InThread, table: str) -> int:
    return len(server.rows(table)[2])


# --- twice ---


@played
async def test_the_same_answer_sent_twice_counts_once(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(options=DEALT_TO_ME)
        ann, *_ = await begin(table, *players)
        stamp, token = ann.now["stamp"], uuid.uuid4().hex
        (action,) = ann.answer(Random(1))
        first = await ann.act(action, stamp=stamp, token=token)
        after = appends(server, table)
        again = await ann.act(action, stamp=stamp, token=token)
        assert (first["is"], again["is"], again["ack"]) == ("now", "now", token)
        assert again["view"] == first["view"]
        assert appends(server, table) == after
        # From another window of the same person it is the same, too.
        other = await players[0].connect(table)
        assert (await other.act(action, stamp=stamp, token=token))["is"] == "now"
        assert appends(server, table) == after


@played
async def test_a_token_is_the_senders_own(server: InThread) -> None:
    """Nobody can make another's message look as if it had been sent already."""
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(options=DEALT_TO_ME)
        windows = await begin(table, *players)
        await windows[0].act(*windows[0].answer(Random(2)))
        await all_see(windows, lambda w: w.asked == "choose_card")
        before, token = appends(server, table), uuid.uuid4().hex
        for window in windows[:2]:
            reply = await window.act(*window.answer(Random(2)), token=token)
            assert reply["view"]["prompt"]["answer"] is not None
        assert appends(server, table) == before + 2


@played
async def test_two_that_are_sent_at_once_count_once(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(options=DEALT_TO_ME)
        ann, *_ = await begin(table, *players)
        tab = await players[0].connect(table)
        stamp, token = ann.now["stamp"], uuid.uuid4().hex
        (action,) = ann.answer(Random(1))
        before = appends(server, table)
        replies = await asyncio.gather(
            *(window.act(action, stamp=stamp, token=token) for window in (ann, tab) * 3)
        )
        assert {reply["is"] for reply in replies} == {"now"}
        assert appends(server, table) == before + 1


@played
async def test_the_same_word_in_the_chat_is_said_once(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.create()
        window = await ann.connect(table)
        for _ in range(3):
            assert (await window.ask("chat", "samesame", text="once"))["is"] == "done"
        assert len(window.chat) == 1
        again = await ann.connect(table)
        assert (await again.ask("chat", "samesame", text="once"))["is"] == "done"
        assert len(again.chat) == 1


# --- too late ---


def answers(token: str, frame: Frame) -> bool:
    return bool(frame.get("token") == token)


@played
async def test_an_answer_to_an_old_question_is_stale_and_the_present_view_follows(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(options=DEALT_TO_ME)
        windows = await begin(table, *players)
        ann = windows[0]
        old, (action,) = ann.now["stamp"], ann.answer(Random(4))
        await ann.act(action)
        before = appends(server, table)
        for late in (old, "", "99.0", "1.1", "x"):
            since = len(ann.frames)
            token = await ann.say("act", stamp=late, actions=[action])
            refusal = await ann.until(partial(answers, token), since)
            assert refusal["is"] == "refused"
            assert refusal["stale"]
            assert refusal["why"]["say"] == "stale"
            now = await ann.until(lambda f: f["is"] == "now", since)
            assert now["stamp"] != old
            assert now["heard"]["events"] == []  # it has heard all until then
            assert now["view"]["prompt"]["kind"] == "choose_card"
        assert (await ann.ask("undo", stamp=old))["stale"]
        assert appends(server, table) == before


@played
async def test_one_answers_only_what_one_is_asked(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(options=DEALT_TO_ME)
        ann, ben, _ = await begin(table, *players)
        before = appends(server, table)
        stamp, (action,) = ann.now["stamp"], ann.answer(Random(5))
        reply = await ben.act(action, stamp=stamp)
        assert (reply["why"]["say"], reply["stale"]) == ("not-asked", False)
        for wrong in (0, DONE, 1_000_000, len(server.house.tables[table].game.actions)):
            assert (await ann.act(wrong))["is"] == "refused"
        assert (await ann.act(action, action))["why"]["say"] == "one-answer-at-a-time"
        assert appends(server, table) == before


@played
async def test_when_the_game_is_over_there_is_nothing_to_do(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create(3, bots=2, start=True))
        await window.play_on(Random(6))
        for reply in (
            await window.act(0),
            await window.ask("undo", stamp=window.now["stamp"]),
            await window.ask("resign"),
        ):
            assert reply["why"]["say"] == "game-is-over"


@played
async def test_two_windows_of_one_person_see_the_same(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create()
        windows = await begin(table, *players)
        tab = await players[0].connect(table)
        await play_out(windows, Random(7))
        await all_see([*windows, tab], lambda w: w.over)
        assert tab.now["view"] == windows[0].now["view"]
        assert tab.events == windows[0].events
        assert windows[1].table["seats"][0]["here"]
        await tab.close()
        await windows[0].settled()
        assert windows[0].table["seats"][0]["here"], "one of the windows is still there"


# --- away ---


def course(events: list[Frame]) -> list[tuple[int, str]]:
    """What happened, as far as it is the same for all."""
    return [(event["n"], event["kind"]) for event in events]


@pytest.mark.parametrize("options", [{}, {"answers": "in_rank_order"}])
@played
async def test_who_comes_back_hears_exactly_what_was_missed(
    server: InThread, options: dict[str, str]
) -> None:
    """At every turn somebody comes back to it and compares with one who never left."""
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(options=options)
        windows = await begin(table, *players)
        luck = Random(8)

        def mid_game() -> bool:
            return bool(windows[0].now["view"]["table"]["round"] == 3)

        await asyncio.gather(*(window.play_on(luck, mid_game) for window in windows))
        await windows[1].settled()
        nows = [frame for frame in windows[1].frames if frame["is"] == "now"]
        whole = windows[1].events
        by_turn: dict[int, int] = {}  # how many events had been heard at each turn
        for now in nows:
            numbers = [event["n"] for event in now["heard"]["events"]]
            last = max([*numbers, now["heard"]["since"] - 1])
            by_turn[now["seq"]] = last + 1
        for turn, known in by_turn.items():
            back = await players[1].connect(table, since=turn)
            assert back.now["heard"]["since"] <= known
            assert back.now["heard"]["events"] == [
                event for event in whole if event["n"] >= back.now["heard"]["since"]
            ]
            assert back.now["heard"]["since"] == known, "nothing is told twice"
            await back.close()
        for absurd in (10**9 - 1, 123456):
            back = await players[1].connect(table, since=absurd)
            assert back.now["heard"]["since"] == 0
            assert back.events == whole


@played
async def test_what_was_taken_back_meanwhile_is_taken_back_for_who_returns(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create()
        windows = await begin(table, *players)
        luck = Random(9)

        def split() -> bool:
            return bool(windows[0].now["view"]["asking"] == "propose_split")

        await asyncio.gather(*(window.play_on(luck, split) for window in windows))
        await all_see(windows, lambda w: bool(w.now["view"]["asking"] == "propose_split"))
        proposer = windows[windows[0].now["view"]["table"]["split"]["claimants"][0]]
        leaver, stayer = (window for window in windows if window is not proposer)
        await proposer.act(DONE)
        await all_see([leaver, stayer], lambda w: bool(w.now["view"]["asking"] == "answer_split"))
        known, turn = list(leaver.events), leaver.now["seq"]
        assert known[-1]["kind"] == "proposal"
        await proposer.ask("undo", stamp=proposer.now["stamp"])
        for window in (leaver, stayer):
            await all_see([window], lambda w: w.table["undo"] is not None)
            await window.answer_undo(True)
        await leaver.close()
        await all_see([proposer], lambda w: w.asked == "propose_split")
        for _ in range(2):  # now, and when there is a new proposal in its place
            back = await players[windows.index(leaver)].connect(table, since=turn)
            since = back.now["heard"]["since"]
            merged = [event for event in known if event["n"] < since] + back.events
            await stayer.settled()
            happened = enumerate(event.kind for event in server.replayed(table).events)
            assert course(merged) == course(stayer.events) == list(happened)
            await back.close()
            if proposer.asked:
                rival = next(o for o in (proposer.prompt or {})["options"] if o != DONE)
                await proposer.act(rival, DONE)
                await all_see([stayer], lambda w: bool(w.now["view"]["asking"] != "propose_split"))


@played
async def test_a_table_that_was_loaded_anew_goes_on_with_the_same_turns(server: InThread) -> None:
    """What is in memory is only a cache: dropped, everybody comes back and nothing is missed."""
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create()
        windows = await begin(table, *players)
        luck = Random(10)

        def third_round() -> bool:
            return bool(windows[0].now["view"]["table"]["round"] == 3)

        await asyncio.gather(*(window.play_on(luck, third_round) for window in windows))
        for window in windows:
            await window.settled()
        before = [(window.now["seq"], window.now["stamp"], window.events) for window in windows]

        async def drop() -> None:
            server.house.drop(server.house.tables[table])

        server.call(drop)
        assert [await window.ended() for window in windows] == [4500] * 3
        for player, (seq, stamp, events) in zip(players, before, strict=True):
            back = await player.connect(table, since=seq)
            assert (back.now["seq"], back.now["stamp"]) == (seq, stamp)
            assert back.now["heard"]["events"] == []
            assert (await player.connect(table)).events == events
