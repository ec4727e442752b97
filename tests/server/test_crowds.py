"""Whoever takes more than their share of connections, messages or patience leaves the others
theirs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from omerta.server import doors, listening
from omerta.server.doors import Doors, network
from omerta.server.limits import MESSAGES
from tests.server.house import InThread, Window, begin, guests, in_thread, played

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def callers(server: InThread, count: int) -> AsyncIterator[list[Stream]]:
    """Connections that have said nothing yet."""
    made = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(count)]
    try:
        yield made
    finally:
        for _, writer in made:
            writer.close()


async def is_dropped(caller: Stream) -> bool:
    try:
        return await asyncio.wait_for(caller[0].read(), 5) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 20\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
@played
async def test_who_does_not_get_on_with_a_request_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(listening, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(listening, "REQUEST_SECONDS", 0.2)
    with in_thread(tmp_path) as server:
        async with callers(server, 3) as slow, guests(server, "Ann") as (ann,):
            for _, writer in slow:
                writer.write(said)
            assert [await is_dropped(each) for each in slow] == [True] * 3
            window = await ann.connect(await ann.create())
            await asyncio.sleep(0.3)
            assert (await window.ask("chat", text="I am still here"))["is"] == "done"
        assert server.troubles() == []


@played
async def test_one_address_has_so_many_connections_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "MOST_HERE", 5)
    with in_thread(tmp_path, rate_factor=1, trusted_proxies="") as server:
        async with callers(server, 5), callers(server, 1) as (one_too_many,):
            assert await is_dropped(one_too_many)
        async with guests(server, "Ann") as (ann,):  # they come back when others leave
            assert (await ann.web.get("/healthz")).is_success


@played
async def test_behind_a_proxy_an_address_has_so_many_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "MOST_HERE", 2)
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann") as (ann,):
            table = await ann.create()
            here = [{"X-Forwarded-For": f"2001:db8::{n}"} for n in (1, 2, 3)]
            windows = [await ann.connect(table, headers=each) for each in here[:2]]
            assert await Window(await ann.socket(table, headers=here[2])).ended() == 4429
            there = {"X-Forwarded-For": "2001:db8:0:1::1"}
            assert (await ann.connect(table, headers=there)).table["id"] == table
            await windows[0].close()
            while len(server.house.connections) > 2:
                await asyncio.sleep(0.01)
            assert (await ann.connect(table, headers=here[2])).table["id"] == table


@played
async def test_when_it_is_full_there_is_room_for_those_who_play(tmp_path: Path) -> None:
    with in_thread(tmp_path, most_connections=30) as server:
        async with guests(server, "Ann", "Ben", "") as (ann, ben, watcher):
            table = await ann.create(3, bots=1)
            windows = await begin(table, ann, ben)
            await windows[1].close()
            await windows[0].sees(lambda: not windows[0].table["seats"][1]["here"])
            async with callers(server, 25):
                assert await Window(await watcher.socket(table)).ended() == 4429
                back = await ben.connect(table)
                await asyncio.gather(*(each.play_on(Random(1)) for each in (windows[0], back)))
            assert (await watcher.connect(table)).over


@played
async def test_more_windows_are_no_way_to_say_more(tmp_path: Path) -> None:
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann", "Eve") as (ann, eve):
            table = await ann.create()
            host = await ann.connect(table)
            windows = [await eve.connect(table) for _ in range(8)]
            began = time.monotonic()
            while any(window.closed is None for window in windows):
                for window in windows:
                    with suppress(ConnectionClosed):
                        await window.socket.send('{"do":"rubbish"}')
                await asyncio.sleep(0.02)
            for window in windows:
                assert await window.ended() == 4429
            fair = MESSAGES.burst + MESSAGES.per_second * (time.monotonic() - began)
            heard = [frame for window in windows for frame in window.frames]
            assert len([frame for frame in heard if frame["is"] == "refused"]) <= fair + 1
            assert (await host.ask("seat_bot", seat=1, bot="bot"))["is"] == "done"


def test_an_address_of_the_new_kind_counts_by_its_network() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("not an address") == "not an address"


def test_who_leaves_makes_room() -> None:
    small = Doors(most=10)
    leaves = [small.enter("a") for _ in range(10)]
    assert small.enter("b") is None
    assert small.crowded
    assert small.stay("b", plays=False) is None
    assert small.stay("b", plays=True) is not None
    for leave in leaves:
        assert leave is not None
        leave()
    assert not small.crowded
    assert small.enter("b") is not None
