"""When an append fails: what was in memory is forgotten, for everybody who waited for it, too."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from omerta.battery.differences import Follower
from omerta.kernel.refusal import Refused
from omerta.server import play as play_module
from omerta.server import wire
from omerta.server.connections import Connection
from omerta.server.croupier import Croupier
from omerta.server.house import House, Settings
from omerta.server.lobby import LobbyBoard
from omerta.server.notify import Notifier
from omerta.server.store import Appender, Facts, Line, LogRow, Outcome, Store
from omerta.server.table import LiveTable
from omerta.server.telling import table_info
from omerta.server.writer import AsyncStore
from tests.server.house import unframed


class Told(Connection):
    """A browser that notes what it is told."""

    def __init__(self, person: str | None, name: str) -> None:
        super().__init__(person, name)
        self.told: list[dict[str, Any]] = []
        self._follower = Follower()

    def _tell(self, message: bytes) -> None:
        self.told.append(self._follower.whole(json.loads(unframed(message))))


class World:
    """A house without doors: three people at a table of Razzia."""

    house: House
    croupier: Croupier
    table: LiveTable
    people: list[Told]

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
        self.people = [Told(row.id, row.name) for row in rows]
        for seat, person in enumerate(self.people):
            await self.croupier.welcome(self.table, person, None)
            if seat:
                await self.hear(person, wire.Sit(f"sit-{seat:05}", seat))
        await self.hear(self.people[0], wire.Start("start-00"))
        dealer = self.table.playing.state.waiting[0]
        await self.answer(dealer)
        await self.table.unwritten.settled()

    def hush(self) -> None:
        """Forget what everybody was told so far."""
        for person in self.people:
            person.told.clear()

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


class Disk:
    """Appends wait until it goes on. One number cannot be written."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, bad: int = -1) -> None:
        self._moves = threading.Event()
        self.started = False
        append_all = Facts.append_all

        def slowly(facts: Facts, rows: Sequence[LogRow], lines: Sequence[Line]) -> list[Outcome]:
            self.started = True
            self._moves.wait(60)
            if any(row.number == bad for row in rows):
                raise OSError("no room on the disk")
            return append_all(facts, rows, lines)

        monkeypatch.setattr(Appender, "append", lambda appender, rows: False)
        monkeypatch.setattr(Facts, "append_all", slowly)

    def go_on(self) -> None:
        self._moves.set()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.001)


async def logged(world: World) -> int:
    return len(await world.house.store.read(lambda facts: facts.log(world.table.row.id)))


@pytest.mark.anyio
async def test_a_table_plays_on_while_the_disk_is_slow_and_tells_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await logged(world)
    disk = Disk(world, monkeypatch)
    world.hush()
    for seat in range(3):
        await world.answer(seat)
    match = world.table.playing
    assert match.state.asking != "choose_card", "all have answered, and the game has gone on"
    await until(lambda: disk.started)
    assert [person.told for person in world.people] == [[], [], []]
    assert await logged(world) == before
    watcher = Told(None, "")
    await world.croupier.welcome(world.table, watcher, None)
    assert watcher.told == [], "nor is who comes in now"
    disk.go_on()
    await until(lambda: not len(world.table.unwritten))
    assert await logged(world) == before + 3
    for seat, person in enumerate(world.people):
        acks = [message.get("ack") for message in person.told if message["is"] == "now"]
        assert f"act-{seat}" in "".join(map(str, acks))
        turns = [message["seq"] for message in person.told if "seq" in message]
        assert turns == sorted(turns)
    assert watcher.told[0]["is"] == "welcome"


@pytest.mark.anyio
async def test_what_stands_behind_a_failed_append_is_not_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "SECONDS_TO_RELOAD", 0)
    before = await logged(world)
    disk = Disk(world, monkeypatch, bad=before + 1)
    world.hush()
    for seat in range(3):
        await world.answer(seat)
    disk.go_on()
    await until(lambda: world.table.dropped)
    assert await logged(world) == before + 1
    fresh = await world.at_table(world.table.row.id)
    assert fresh is not world.table
    assert fresh.playing.state.waiting == [1, 2]
    assert [message["ack"] for message in world.people[1].told if "ack" in message] == []
    assert world.people[2].told == world.people[1].told


@pytest.mark.anyio
async def test_nobody_plays_on_at_a_table_that_was_dropped(world: World) -> None:
    world.croupier.play.drop(world.table)
    before = len(world.table.playing.log)
    await world.answer(0)
    assert len(world.table.playing.log) == before


@pytest.mark.anyio
async def test_a_dropped_table_is_loaded_with_all_that_was_being_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(world, monkeypatch)
    await world.answer(0)
    await until(lambda: disk.started)
    world.house.drop(world.table)
    loading = asyncio.create_task(world.at_table(world.table.row.id))
    await asyncio.sleep(0.05)
    assert not loading.done()
    disk.go_on()
    assert (await loading).playing.state.waiting == [1, 2]


@pytest.mark.anyio
async def test_a_game_is_over_for_nobody_before_its_last_entry_is_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = world.table.playing
    disk: Disk | None = None
    while disk is None:
        waiting = list(match.state.waiting)
        for seat in waiting:
            last = len(waiting) == 1 or seat == waiting[-1]
            trial = match.state.clone()
            trial.listener = None
            if last:
                match.game.act(trial, seat, match.game.options(trial, seat)[0])
            if last and not trial.asking:
                await world.table.unwritten.settled()
                disk = Disk(world, monkeypatch, bad=world.table.number)
                world.hush()
                ending = asyncio.create_task(world.answer(seat))
                break
            await world.answer(seat)
    while not match.over:
        await asyncio.sleep(0)
    told = table_info(world.table, None)
    assert (told.status, told.seed) == ("playing", None)
    disk.go_on()
    await ending
    assert world.table.dropped
    assert [person.told for person in world.people] == [[], [], []]
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
    lobby = await LobbyBoard(world.house).lobby(None)
    assert [card.id for card in lobby.open] == [good.id]
