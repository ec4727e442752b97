"""When an append fails: what was in memory is forgotten, for everybody who waited for it, too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from omerta.kernel.refusal import Refused
from omerta.server import play as play_module
from omerta.server import wire
from omerta.server.connections import Connection
from omerta.server.croupier import Croupier
from omerta.server.house import House, Settings
from omerta.server.notify import Notifier
from omerta.server.store import Store
from omerta.server.table import LiveTable
from omerta.server.telling import table_info
from omerta.server.writer import AsyncStore


class World:
    """A house without doors: three people at a table of Razzia."""

    house: House
    croupier: Croupier
    table: LiveTable
    people: list[Connection]

    async def open(self, folder: Path) -> None:
        store = AsyncStore(Store.open(f"sqlite:///{folder}/x.sqlite"))
        self.house = House(store, Settings(rate_factor=0))
        self.notifier = Notifier(self.house.person, "")
        self.croupier = Croupier(self.house, self.notifier)
        names = ("Ann", "Ben", "Cleo")
        rows = [await self.house.introduce(None, name) for name in names]
        wish = wire.CreateTable(game="razzia", seats=3, listed=True)
        made = await self.house.create(rows[0], wish)
        self.table = await self.at_table(made.id)
        self.people = [Connection(row.id, row.name) for row in rows]
        for seat, person in enumerate(self.people):
            await self.croupier.welcome(self.table, person, None)
            if seat:
                await self.hear(person, wire.Sit(f"sit-{seat:05}", seat))
        await self.hear(self.people[0], wire.Start("start-00"))
        dealer = self.table.playing.state.waiting[0]
        await self.answer(dealer)

    async def at_table(self, table_id: str) -> LiveTable:
        table = await self.house.table(table_id)
        assert table is not None
        return table

    async def hear(self, person: Connection, message: wire.FromPage) -> None:
        await self.croupier.hear(self.table, person, message)

    async def answer(self, seat: int) -> None:
        """The first thing the seat may do, by the table it sits at."""
        match = self.table.playing
        action = match.game.options(match.state, seat)[0]
        token = f"act-{seat}-{len(match.log):05}"
        await self.hear(self.people[seat], wire.Act(token, self.table.stamp(), (action,)))

    async def close(self) -> None:
        await self.croupier.close()
        await self.notifier.close()
        await self.house.workers.close()
        await self.house.store.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def world(tmp_path: Path, anyio_backend: str) -> AsyncIterator[World]:
    made = World()
    await made.open(tmp_path)
    yield made
    await made.close()


def fail_once(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The next append waits for the event, and then fails."""
    go, append = asyncio.Event(), world.house.store.append

    async def failing(*args: Any) -> Any:
        monkeypatch.setattr(world.house.store, "append", append)
        await go.wait()
        raise OSError("no room on the disk")

    monkeypatch.setattr(world.house.store, "append", failing)
    return go


@pytest.mark.anyio
async def test_nobody_plays_on_at_a_table_that_was_dropped(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "SECONDS_TO_RELOAD", 0)
    go = fail_once(world, monkeypatch)
    logged = await world.house.store.read(lambda facts: facts.log(world.table.row.id))
    answers = [asyncio.create_task(world.answer(seat)) for seat in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    go.set()
    results = await asyncio.gather(*answers, return_exceptions=True)
    assert [type(result) for result in results] == [OSError, type(None), type(None)]
    assert world.table.dropped
    assert await world.house.store.read(lambda f: f.log(world.table.row.id)) == logged
    fresh = await world.at_table(world.table.row.id)
    assert fresh is not world.table
    assert fresh.playing.state.waiting == [0, 1, 2]


@pytest.mark.anyio
async def test_a_game_is_over_for_nobody_before_its_last_entry_is_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = world.table.playing
    go: asyncio.Event | None = None
    while go is None:
        waiting = list(match.state.waiting)
        for seat in waiting:
            last = len(waiting) == 1 or seat == waiting[-1]
            trial = match.state.clone()
            trial.listener = None
            if last:
                match.game.act(trial, seat, match.game.options(trial, seat)[0])
            if last and not trial.asking:
                go = fail_once(world, monkeypatch)
                ending = asyncio.create_task(world.answer(seat))
                break
            await world.answer(seat)
    while not match.over:
        await asyncio.sleep(0)
    told = table_info(world.table, None)
    assert (told.status, told.seed) == ("playing", None)
    go.set()
    with pytest.raises(OSError, match="no room"):
        await ending
    row = await world.house.store.read(lambda facts: facts.table(world.table.row.id))
    assert row is not None
    assert row.status == "playing"


@pytest.mark.anyio
async def test_rules_that_break_down_leave_nothing_half_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(seat: int, actions: Any, **_: Any) -> None:
        world.table.playing.act(seat, actions[0])
        raise RuntimeError("a slip of ours")

    monkeypatch.setattr(world.table, "answer", broken)
    with pytest.raises(RuntimeError):
        await world.answer(0)
    assert world.table.dropped


@pytest.mark.anyio
async def test_a_refusal_drops_nothing(world: World) -> None:
    with pytest.raises(Refused):
        await world.croupier.play.change(world.table, 0, lambda: world.table.answer(0, [10**5]))
    assert not world.table.dropped


@pytest.mark.anyio
async def test_one_table_that_cannot_be_read_hides_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = wire.CreateTable(game="razzia", seats=3, listed=True)
    person = await world.house.introduce(None, "Dora")
    good, bad = [await world.house.create(person, wish) for _ in range(2)]
    load = world.house.table

    async def loading(table_id: str) -> LiveTable | None:
        if table_id == bad.id:
            raise ValueError("an unreadable log")
        return await load(table_id)

    monkeypatch.setattr(world.house, "table", loading)
    lobby = await world.house.lobby(None)
    assert [card.id for card in lobby.open] == [good.id]
