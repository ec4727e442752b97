"""Who stays away does not hold up the others: a bot plays on, if the host or most of them want."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from omerta.server import table as table_module
from tests.server.house import InThread, Window, all_see, begin, guests, in_thread, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


def away(window: Window) -> list[int]:
    return [each["seat"] for each in window.table["away"]]


@played
async def test_the_host_lets_a_bot_play_on_for_who_stays_away(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create()
        ann, ben, cleo = await begin(table, *players)
        await ben.close()
        await ann.sees(lambda: not ann.table["seats"][1]["here"])
        assert (await ann.ask("replace", seat=1))["why"]["say"] == "seat-not-away"
        monkeypatch.setattr(table_module, "SECONDS_AWAY", 0.1)
        back = await players[1].connect(table)
        await back.close()
        await all_see([ann, cleo], lambda w: away(w) == [1])
        assert (await ann.ask("replace", seat=2))["why"]["say"] == "seat-not-away"
        assert (await ann.ask("replace", seat=1))["is"] == "done"
        await all_see([ann, cleo], lambda w: w.table["seats"][1]["kind"] == "bot" and not away(w))
        assert ann.chat[-1]["notice"]["say"] == "notice-replaced"
        await asyncio.gather(*(each.play_on(Random(1)) for each in (ann, cleo)))
        assert (await players[1].connect(table)).me == -1


@played
async def test_without_the_host_most_of_those_who_are_here_decide(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SECONDS_AWAY", 0.1)
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, watcher):
        table = await players[0].create()
        ann, ben, cleo = await begin(table, *players)
        crowd = await watcher.connect(table)
        await ann.close()
        await all_see([ben, cleo], lambda w: away(w) == [0])
        assert (await crowd.ask("replace", seat=0))["why"]["say"] == "not-seated"
        assert (await ben.ask("replace", seat=0))["is"] == "done"
        await cleo.sees(lambda: cleo.table["away"] == [{"seat": 0, "agreed": [1], "needed": 2}])
        # She comes back, and all is as before.
        back = await players[0].connect(table)
        await all_see([ben, cleo], lambda w: w.table["away"] == [])
        await back.close()
        await all_see([ben, cleo], lambda w: away(w) == [0])
        assert cleo.table["away"][0]["agreed"] == []
        for window in (cleo, ben):
            assert (await window.ask("replace", seat=0))["is"] == "done"
        await all_see([ben, cleo], lambda w: w.table["seats"][0]["kind"] == "bot")


@played
async def test_where_people_have_days_the_clock_goes_on(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SECONDS_AWAY", 0)
    async with guests(server, "Ann", "Ben") as players:
        table = await players[0].create(3, bots=1, clock={"kind": "days", "days": 2})
        ann, ben = await begin(table, *players)
        await ben.close()
        await ann.sees(lambda: not ann.table["seats"][1]["here"])
        assert (await ann.ask("replace", seat=1))["why"]["say"] == "seat-not-away"


@played
async def test_of_many_who_leave_at_once_the_others_are_told_once(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create()
        ann, *_ = await begin(table, *players)
        await ann.settled()
        told = len(ann.frames)

        async def leave() -> None:
            there = server.house.tables[table]
            for connection in [each for each in there.connections if each.seat > 0]:
                server.croupier.goodbye(there, connection)

        server.call(leave)
        await ann.sees(lambda: not ann.table["seats"][2]["here"])
        await ann.settled()
        assert not ann.table["seats"][1]["here"]
        assert [frame["is"] for frame in ann.frames[told:]].count("table") == 1
