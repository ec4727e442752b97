"""What one guest can make the server write, think and make: a share, and not all there is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from omerta.server import house as house_module
from omerta.server import table as table_module
from omerta.server.lobby import MOST_OF_ONE_ORIGIN
from omerta.server.turns import FairTurns
from tests.server.house import InThread, Player, Window, all_see, begin, guests, in_thread, played


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


# --- the log ---


@played
async def test_a_sealed_answer_is_not_replaced_without_end(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "MOST_ENTRIES", 10)
    async with guests(server, "Ann", "Eve") as (ann, eve):
        table = await ann.create(3, bots=1, options={"first_dealer": 0})
        host, flood = await begin(table, ann, eve)
        await host.act(*host.answer(Random(1)))
        await all_see([host, flood], lambda w: w.asked == "choose_card")
        cards = (flood.prompt or {})["options"]
        replies = [await flood.act(cards[n % 2]) for n in range(30)]
        assert {reply["why"]["say"] for reply in replies if reply["is"] == "refused"} == {
            "too-many-changes"
        }
        entries = [entry for append in server.rows(table)[2] for entry in append.entries]
        assert sum(entry.seat == flood.me for entry in entries) <= 10
        # The game goes on, and at the next question she may change her mind again.
        await asyncio.gather(*(each.play_on(Random(2)) for each in (host, flood)))


async def a_split(player: Player) -> Window:
    """A window at a game in which it is the player's to propose a split."""
    while True:
        table = await player.create(3, bots=2, start=True)
        window = await player.connect(table)
        await window.play_on(Random(3), partial(may_split, window))
        if may_split(window):
            return window


def may_split(window: Window) -> bool:
    return window.asked == "propose_split" and len((window.prompt or {})["options"]) > 2


@played
async def test_steps_taken_and_taken_back_come_to_an_end_and_the_answer_can_be_finished(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Eve") as (eve,):
        window = await a_split(eve)
        monkeypatch.setattr(table_module, "MOST_ENTRIES", 11)
        undone = []
        for _ in range(10):
            if not (window.prompt or {})["draft"]:
                assert (await window.act((window.prompt or {})["options"][0]))["is"] == "now"
            undone.append(await window.ask("undo", stamp=window.now["stamp"]))
        assert [reply["is"] for reply in undone][:5] == ["now"] * 5
        assert undone[-1]["why"]["say"] == "too-many-changes"
        await window.play_on(Random(4))


# --- films ---


@played
async def test_a_film_of_an_unfinished_game_is_made_once_for_all(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    workers = server.looking_back._workers
    run = workers.run

    async def counted(task: Any, *args: Any) -> Any:
        made.append(task.__name__)
        return await run(task, *args)

    monkeypatch.setattr(workers, "run", counted)
    async with guests(server, "Ann", "") as (ann, stranger):
        table = await ann.create(3, bots=2, start=True, options={"first_dealer": 0})
        window = await ann.connect(table)
        await window.settled()
        path = f"/api/tables/{table}/film"
        films = await asyncio.gather(*(stranger.web.get(path) for _ in range(6)))
        films.append(await stranger.web.get(path))
        assert made == ["_film"]
        assert len({each.text for each in films}) == 1
        await window.act(*window.answer(Random(1)))
        await window.settled()
        later = await stranger.web.get(path)
        assert len(later.json()["frames"]) > len(films[0].json()["frames"])
        assert made == ["_film", "_film"]


# --- bots ---


@played
async def test_bots_stop_when_nobody_is_there_and_go_on_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SECONDS_AWAKE", 0.2)
    with in_thread(tmp_path, bot_pace=0.01) as server:
        async with guests(server, "Ann") as (ann,):
            clock = {"kind": "live", "budget": 60, "increment": 0}
            table = await ann.create(3, bots=2, start=True, clock=clock)
            window = await ann.connect(table)
            assert (await window.ask("resign"))["is"] == "done"
            await window.close()
            live = server.house.tables[table]
            while not live.rest():
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)  # what they were thinking of
            then, played_so_far = live.now(), len(server.rows(table)[2])
            assert not live.goes_on_by_itself(), "it may be forgotten"
            await asyncio.sleep(0.3)
            assert len(server.rows(table)[2]) == played_so_far
            assert live.now() == then, "no clock runs"
            back = await ann.connect(table)
            await back.sees(lambda: back.over)
        assert server.troubles() == []


@pytest.mark.anyio
async def test_thinking_time_is_shared_by_person_and_then_by_table() -> None:
    turns = FairTurns(1)
    done: list[str] = []

    async def think(person: str, table: str, seconds: float = 0.01) -> None:
        async with turns.turn(person, table):
            await asyncio.sleep(seconds)
            done.append(f"{person}{table}")

    many = [think("eve", str(table)) for table in range(8) for _ in range(2)]
    tasks = [asyncio.create_task(each) for each in [*many, think("ann", "x"), think("ann", "y")]]
    await asyncio.sleep(0)
    tasks[5].cancel()  # while it waits
    await asyncio.sleep(0.005)
    for task in (tasks[0], tasks[1]):
        task.cancel()  # one that has a turn, and the one that would get it
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(done) == len(tasks) - 3
    assert max(done.index("annx"), done.index("anny")) <= 4
    assert len(set(done[:9])) == 9, "each of eve's tables once before one of them twice"
    assert turns._free == 1


# --- the lobby ---


@played
async def test_one_network_does_not_fill_the_lobby(server: InThread) -> None:
    async with guests(server, "Ann", "Eve") as (ann, eve):
        theirs = await ann.create(3, listed=True)
        eve.web.headers["X-Forwarded-For"] = "198.51.100.7"
        for _ in range(35):
            await eve.create(3, listed=True)
            eve.web.cookies.clear()  # somebody else each time
        shown = [card["id"] for card in (await ann.web.get("/api/lobby")).json()["open"]]
        assert theirs in shown
        assert 1 < len(shown) <= 1 + MOST_OF_ONE_ORIGIN


@played
async def test_tables_that_never_begin_expire(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Ann") as (ann,):
        private, left = await ann.create(), await ann.create(listed=True)
        attended, begun = await ann.create(listed=True), await ann.create(3, bots=2, start=True)
        window = await ann.connect(attended)
        await window.ask("chat", text="anybody?")
        monkeypatch.setattr(house_module, "LISTED_OPEN", -1)
        server.call(server.house.expire_tables)
        store = server.house.store.store
        with store.read() as facts:
            kept = [facts.table(each) is not None for each in (private, left, attended, begun)]
        assert kept == [True, False, True, True]
