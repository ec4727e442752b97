"""Whatever is sent to a table, its sender gets a clear answer or is sent away, and nobody else
notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed

from omerta.server import connections, socket
from omerta.server.limits import Rate
from tests.server.house import (
    Frame,
    InThread,
    Player,
    Window,
    all_see,
    begin,
    guests,
    in_thread,
    metric,
    numbers,
    play_out,
    played,
)

TOKEN = "tokentoken"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


async def healthy(player: Player) -> bool:
    return bool((await player.web.get("/healthz")).json() == {"status": "ok"})


def refusals(window: Window) -> list[Frame]:
    """Without those to words that only wait for an answer."""
    refused = [frame for frame in window.frames if frame["is"] == "refused"]
    return [frame for frame in refused if frame["why"]["say"] != "unknown-entry"]


def was_refused(window: Window, times: int) -> bool:
    return len(refusals(window)) >= times


ACT = {"do": "act", "token": TOKEN, "stamp": "1.0", "actions": [1]}
UNREADABLE: list[Any] = [
    "",
    " ",
    "null",
    "true",
    "[]",
    "{}",
    "0",
    '"act"',
    "{",
    "{'do':'act'}",
    '{"do":"act"}\x00',
    '{"do":"chat","token":"tokentoken","text":"\\ud800"}',
    '{"do":"act","token":"tokentoken","stamp":"1.0","actions":[NaN]}',
    '{"do":"act","token":"tokentoken","stamp":"1.0","actions":[Infinity]}',
    '{"do":"act","token":"tokentoken","stamp":"1.0","actions":[1e400]}',
    '{"do":"act","token":"tokentoken","stamp":"1.0","actions":[' + "9" * 5000 + "]}",
    "[" * 10_000,
    '{"do":' * 2_000,
    '{"a":' + "[" * 5_000 + "]" * 5_000 + "}",
    json.dumps({**ACT, "actions": [[1]]}),
    json.dumps({**ACT, "actions": ["1"]}),
    json.dumps({**ACT, "actions": [1.5]}),
    json.dumps({**ACT, "actions": [True]}),
    json.dumps({**ACT, "actions": [None]}),
    json.dumps({**ACT, "actions": [-1]}),
    json.dumps({**ACT, "actions": [10**6 + 1]}),
    json.dumps({**ACT, "actions": [2**63]}),
    json.dumps({**ACT, "actions": []}),
    json.dumps({**ACT, "actions": [1] * 101}),
    json.dumps({**ACT, "actions": {"0": 1}}),
    json.dumps({**ACT, "actions": 1}),
    json.dumps({**ACT, "stamp": 1}),
    json.dumps({**ACT, "stamp": "1" * 41}),
    json.dumps({**ACT, "stamp": None}),
    json.dumps({**ACT, "token": "short"}),
    json.dumps({**ACT, "token": "x" * 41}),
    json.dumps({**ACT, "token": "with space"}),
    json.dumps({**ACT, "token": 12345678}),
    json.dumps({**ACT, "seat": 1}),
    json.dumps({**ACT, "do": "Act"}),
    json.dumps({**ACT, "do": "cheat"}),
    json.dumps({**ACT, "do": None}),
    json.dumps({**ACT, "do": ["act"]}),
    json.dumps({"token": TOKEN, "stamp": "1.0", "actions": [1]}),
    json.dumps({"do": "act"}),
    json.dumps({"do": "sit", "token": TOKEN, "seat": 8}),
    json.dumps({"do": "sit", "token": TOKEN, "seat": -1}),
    json.dumps({"do": "sit", "token": TOKEN, "seat": "0"}),
    json.dumps({"do": "sit", "token": TOKEN, "seat": 1, "invite": "x" * 101}),
    json.dumps({"do": "seat_bot", "token": TOKEN, "seat": 1, "bot": "b" * 41}),
    json.dumps({"do": "chat", "token": TOKEN, "text": ["a"]}),
    json.dumps({"do": "chat", "token": TOKEN}),
    json.dumps({"do": "offer", "token": TOKEN, "to": 8}),
    json.dumps({"do": "offer", "token": TOKEN, "to": 1, "gives": [["cash", 1]] * 21}),
    json.dumps({"do": "offer", "token": TOKEN, "to": 1, "gives": [["cash", -1]]}),
    json.dumps({"do": "offer", "token": TOKEN, "to": 1, "gives": [["cash", 10**10]]}),
    json.dumps({"do": "counter", "token": TOKEN, "offer": 0.5}),
    json.dumps({"do": "answer_offer", "token": TOKEN, "offer": 0, "answer": "steal"}),
    json.dumps({"do": "answer_undo", "token": TOKEN, "request": 0, "agree": "yes"}),
    json.dumps({"do": "always_pass", "token": TOKEN, "kind": "x" * 81, "on": True}),
    json.dumps({"do": "offer", "token": TOKEN, "to": 1, "promise": "yes"}),
    json.dumps({"do": "promise", "token": TOKEN, "to": -1, "words": "to nobody"}),
    json.dumps({"do": "promise", "token": TOKEN, "to": 1, "words": "x" * 501}),
    json.dumps({"do": "mark", "token": TOKEN, "promise": 1, "mark": "forgiven"}),
    json.dumps({"do": "chat", "token": TOKEN, "text": "a", "to": 8}),
    json.dumps({"do": "chat", "token": TOKEN, "text": "a", "to": -2}),
    json.dumps({"do": "chat", "token": TOKEN, "text": "x" * 17_000}),
    b"binary",
    b"",
    b"\xff\xfe",
    json.dumps(ACT).encode(),
]


@played
async def test_a_thousand_bad_messages_get_a_clear_answer_each(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Eve", "") as (ann, ben, eve, stranger):
        table = await eve.create(3, bots=2, start=True, options={"first_dealer": 0})
        others = await begin(await ann.create(3, bots=1), ann, ben)
        attacker, watcher = await eve.connect(table), await stranger.connect(table)
        await attacker.settled()
        before = metric(numbers(), "omerta_malformed_total")
        log_before = len(server.rows(table)[2])
        playing = asyncio.create_task(play_out(others, Random(1)))
        luck = Random(2)
        sent = 0
        for window in (attacker, watcher):
            for start in range(0, 500, 50):  # who hears none of 256 answers is sent away
                for number in range(start, start + 50):
                    await window.socket.send(UNREADABLE[number % len(UNREADABLE)])
                sent += 50
                await window.sees(partial(was_refused, window, start + 50))
            for frame in refusals(window):
                assert (frame["token"], frame["why"]["say"]) == ("", "bad-message")
        after = metric(numbers(), "omerta_malformed_total")
        assert after == before + sent
        assert len(server.rows(table)[2]) == log_before
        await playing
        assert all(window.over for window in others)
        # And the attacker may play on like anybody else.
        await attacker.play_on(luck)
        assert await healthy(ann)


@played
async def test_out_of_turn_and_made_up_answers_change_nothing(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Eve") as players:
        table = await players[0].create(options={"first_dealer": 0})
        windows = await begin(table, *players)
        eve = windows[2]
        before = len(server.rows(table)[2])
        for action in range(0, len(server.house.tables[table].game.actions), 3):
            assert (await eve.act(action))["why"]["say"] == "not-asked"
        await windows[0].act(*windows[0].answer(Random(3)))
        await all_see(windows, lambda w: w.asked == "choose_card")
        legal = (eve.prompt or {})["options"]
        for action in range(len(server.house.tables[table].game.actions)):
            if action not in legal:
                reply = await eve.act(action)
                assert reply["is"] == "refused"
                assert not reply["stale"]
                assert reply["rule"].startswith("RZ-")
        assert len(server.rows(table)[2]) == before + 1


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"\x81\x82\x00\x00\x00\x00\xc3\x28", 1007),  # a text that is no UTF-8
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),  # a terabyte is to follow
        (b"\xff\xff\xff\xff\xff\xff", 1002),  # reserved bits
        (b"\x81\x02hi", 1002),  # not masked
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # a kind of frame that does not exist
    ],
)
@played
async def test_who_breaks_the_protocol_is_sent_away(
    server: InThread, raw: bytes, code: int
) -> None:
    async with guests(server, "Eve") as (eve,):
        window = await eve.connect(await eve.create())
        window.socket.transport.write(raw)
        assert await window.ended() == code
        assert await healthy(eve)


@played
async def test_a_message_that_is_far_too_long_closes_the_connection(server: InThread) -> None:
    async with guests(server, "Eve") as (eve,):
        window = await eve.connect(await eve.create())
        with suppress(ConnectionClosed):  # the house may close it before it has all of it
            await window.socket.send("x" * (65 * 1024))
        assert await window.ended() == 1009


@pytest.mark.parametrize(
    "query",
    [
        "since=-1",
        "since=1e3",
        "since=" + "9" * 6000,
        "since=%FF",
        "since=\u0663".encode().decode("latin-1"),
        "since",
        "&&&=",
        "since=0&since=5",
        "x=" + "a" * 5000,
    ],
)
@played
async def test_an_odd_query_is_no_reason_to_fall_over(server: InThread, query: str) -> None:
    async with guests(server, "Eve") as (eve,):
        table = await eve.create(3, bots=2, start=True)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /api/tables/{table}/socket?{query} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode("latin-1")
        )
        answer = await asyncio.wait_for(reader.read(4096), 10)
        assert answer.startswith((b"HTTP/1.1 101", b"HTTP/1.1 400"))
        writer.close()
        await writer.wait_closed()
        assert await healthy(eve)


@played
async def test_who_never_listens_holds_up_nobody_and_is_given_up(server: InThread) -> None:
    most = 100_000
    with patch.object(connections, "MOST_UNSENT", most):
        await give_up_the_deaf(server, most)


async def give_up_the_deaf(server: InThread, most: int) -> None:
    async with guests(server, "Ann", "Ben", "Deaf") as players:
        table = await players[0].create(options={"first_dealer": 0})
        ann, ben, _ = await begin(table, *players[:2], players[2])
        deaf = await players[2].socket(table)
        deaf.transport.pause_reading()
        deaf.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 1)
        server.narrow(deaf.transport.get_extra_info("sockname"))
        await players[2]._windows[0].close()
        unsent = server.unsent_to(deaf.transport.get_extra_info("sockname"))
        # Much more than fits into any buffer.
        while ann.table["seats"][2]["here"]:
            await ann.ask("chat", text="x" * 500)
            assert unsent() <= most + 1000
        assert 500 * len(ann.chat) > most
        assert (await ann.act(*ann.answer(Random(4))))["is"] == "now"
        await ben.sees(lambda: ben.asked == "choose_card")
        # Who listens again is welcome.
        back = await players[2].connect(table)
        assert back.asked == "choose_card"
        deaf.transport.abort()
        await deaf.wait_closed()


@played
async def test_one_person_has_so_many_windows_and_no_more(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create()
        windows = [await ann.connect(table) for _ in range(10)]
        turned_away = Window(await ann.socket(table))
        assert await turned_away.ended() == 4429
        assert turned_away.frames == []
        watcher = await ben.connect(table)
        await watcher.settled()
        since = len(watcher.frames)
        await windows.pop().close()
        await watcher.until(lambda frame: frame["is"] == "table", since)
        await ann.connect(table)


@played
async def test_however_many_watch_there_is_room_for_those_who_play(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, crowd):
        table = await ann.create(3, bots=1)
        host, guest = await begin(table, ann, ben)
        sockets = [await crowd.socket(table) for _ in range(198)]
        await host.sees(lambda: host.table["watching"] == 198)
        one_too_many = Window(await crowd.socket(table))
        assert await one_too_many.ended() == 4429
        await guest.close()
        await host.sees(lambda: not host.table["seats"][1]["here"])
        sockets.append(await crowd.socket(table))  # takes the place
        await host.sees(lambda: host.table["watching"] == 199)
        back = await ben.connect(table)
        assert back.me == 1
        await play_out([host, back], Random(5))
        for each in sockets:
            each.transport.abort()
            await each.wait_closed()
        await host.sees(lambda: host.table["watching"] == 0)


@played
async def test_connections_that_come_and_go_leave_nothing_behind(server: InThread) -> None:
    async with guests(server, "Ann", "") as (ann, crowd):
        table = await ann.create(3, bots=2, start=True)
        host = await ann.connect(table)
        await host.settled()
        before = metric(numbers(), "omerta_connections")
        for number in range(60):
            each = await crowd.socket(table)
            if number % 3 == 0:
                each.transport.abort()  # before a word was said
            elif number % 3 == 1:
                await each.send("rubbish")
                each.transport.abort()
            else:
                await each.close()
            await each.wait_closed()
        await host.sees(lambda: host.table["watching"] == 0)
        await host.play_on(Random(6))
        assert metric(numbers(), "omerta_connections") == before


# --- limits ---


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """With the limits people meet."""
    with in_thread(tmp_path_factory.mktemp("strict"), rate_factor=1) as server:
        yield server
    assert server.troubles() == []


@played
async def test_many_guests_of_one_address_share_a_limit_and_stay_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Rate(4, 0.01)
    monkeypatch.setattr(socket, "MESSAGES_HERE", few)
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            windows = await begin(await ann.create(2, game="mafiozoo"), ann, ben)
            while server.house.limits.allow("127.0.0.1", few):
                pass  # other guests of this address
            for window in windows:
                late = await window.ask("try", stamp=window.now["stamp"])
                assert late["why"]["say"] == "too-fast"
                assert window.closed is None


@played
async def test_chat_is_limited_for_a_person_and_comes_back(strict: InThread) -> None:
    async with guests(strict, "Ann", "Ben") as (ann, ben):
        table = await ann.create()
        windows = await ann.connect(table)
        other_tab = await ann.connect(table)
        replies = [await windows.ask("chat", text=f"line {n}") for n in range(12)]
        assert [reply["is"] for reply in replies][:8] == ["done"] * 8
        assert replies[-1]["why"]["say"] == "too-fast"
        assert (await other_tab.ask("chat", text="from here"))["is"] == "refused"
        # Somebody else may still speak, and so may she, soon.
        ben_window = await ben.connect(table)
        assert (await ben_window.ask("chat", text="I may"))["is"] == "done"
        await asyncio.sleep(2.1)
        assert (await windows.ask("chat", text="again"))["is"] == "done"


@played
async def test_a_flood_of_messages_closes_its_connection_and_no_other(strict: InThread) -> None:
    async with guests(strict, "Ann", "Eve") as (ann, eve):
        table = await ann.create()
        host, flood = await ann.connect(table), await eve.connect(table)
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await flood.socket.send('{"do":"rubbish"}')
        assert await flood.ended() == 4429
        refusals = [frame for frame in flood.frames if frame["is"] == "refused"]
        assert len(refusals) < 200
        assert (await host.ask("seat_bot", seat=1, bot="bot"))["is"] == "done"
        assert (await eve.connect(table)).me == -1


@played
async def test_connections_from_one_address_are_limited_and_come_back(
    strict: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So slow that a busy machine is faster.
    monkeypatch.setattr(socket, "CONNECT", Rate(5, 0.5))
    async with guests(strict, "Ann") as (ann,):
        table = await ann.create()
        windows = [Window(await ann.socket(table)) for _ in range(20)]
        for window in windows:
            await window.close()
        assert [window for window in windows if window.closed == 4429 and not window.frames]
        await asyncio.sleep(2.1)
        assert (await ann.connect(table)).table["id"] == table
