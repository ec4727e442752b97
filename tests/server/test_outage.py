"""A database that goes away, or has no room: nothing is lost, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from omerta.server import clocks, house, play
from omerta.server.store import Appender, Facts, Store
from omerta.server.table import LiveTable
from tests.server.house import InThread, begin, guests, in_thread, played


class Database:
    """It fails while it is `down`; while it is `full`, it can only be read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.down = self.full = False
        monkeypatch.setattr(play, "SECONDS_TO_RELOAD", 0.05)
        monkeypatch.setattr(house, "SECONDS_WELL", 0.02)
        monkeypatch.setattr(Store, "read", self._failing(Store.read, lambda: self.down))
        monkeypatch.setattr(
            Store, "write", self._failing(Store.write, lambda: self.down or self.full)
        )
        append = Appender.append
        monkeypatch.setattr(
            Appender,
            "append",
            lambda appender, rows: not (self.down or self.full) and append(appender, rows),
        )

    @staticmethod
    def _failing(work: Callable[[Store], Any], fails: Callable[[], bool]) -> Any:
        @contextmanager
        def maybe(store: Store) -> Iterator[Facts]:
            if fails():
                raise OperationalError("BEGIN", {}, sqlite3.OperationalError("it is gone"))
            with work(store) as facts:
                yield facts

        return maybe


async def all_over(server: InThread, tables: list[str]) -> None:
    async with asyncio.timeout(20):
        while any(server.rows(table)[0].status != "over" for table in tables):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", ["down", "full"])
@played
async def test_when_the_database_is_back_every_table_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    database = Database(monkeypatch)
    monkeypatch.setattr(clocks.TableClocks, "_allowance", lambda _: 20)
    monkeypatch.setattr(LiveTable, "_time_shown", lambda table, timed: 0)
    with in_thread(tmp_path, bot_pace=0.02) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            live = {"kind": "live", "budget": 60, "increment": 0}
            with_bots = [await ann.create(3, bots=2, start=True) for _ in range(3)]
            for table in with_bots:  # whose game goes on without her
                window = await ann.connect(table)
                assert (await window.ask("resign"))["is"] == "done"
                await window.close()
            timed = await ann.create(3, bots=1, clock=live)
            for window in await begin(timed, ann, ben):
                await window.close()
            tables = [*with_bots, timed]
            assert (await ann.web.get("/healthz")).status_code == 200
            setattr(database, how, True)
            going_on = [
                table for table in tables if server.house.tables[table].row.status != "over"
            ]
            assert len(going_on) > 1
            await asyncio.sleep(0.6)
            assert (await ann.web.get("/healthz")).status_code == 503
            stopped = {table: len(rows) for table in tables if (rows := numbers_of(server, table))}
            await asyncio.sleep(0.3)
            setattr(database, how, False)
            assert all(len(numbers_of(server, table)) >= n for table, n in stopped.items())
            await all_over(server, tables)
            assert (await ann.web.get("/healthz")).json() == {"status": "ok"}
        for table in tables:
            assert server.replayed(table).over
        troubles = server.troubles()
        assert len(troubles) == 1, "one line a minute"
        assert "it is gone" in troubles[0]["trace"]


@played
async def test_each_outage_has_a_line_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one begins within a minute, and is told in short; so is each that follows."""
    database = Database(monkeypatch)
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            for _ in range(3):
                database.down = True
                for _ in range(3):
                    assert (await ann.web.get("/healthz")).status_code == 503
                    await asyncio.sleep(0.03)  # then it is asked again
                database.down = False
                assert (await ann.web.get("/healthz")).status_code == 200
                await asyncio.sleep(0.03)
        told = [line for line in server.log() if line["what"].startswith("the store")]
        assert [line["what"] for line in told] == [
            "the store fails",
            "the store answers again",
        ] * 3
        assert [line["unsaid"] for line in told] == [0, 2] * 3
        assert [("trace" in line) for line in told[::2]] == [True, False, False]
        assert {line["problem"] for line in told[::2]} == {"OperationalError"}


def numbers_of(server: InThread, table: str) -> list[Any]:
    found = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    try:
        return found.execute('SELECT number FROM log WHERE "table" = ?', (table,)).fetchall()
    finally:
        found.close()


@played
async def test_a_game_whose_end_could_not_be_written_ends_though_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(monkeypatch)
    finish = Facts.finish_table
    failed: list[str] = []

    def fails_once(facts: Facts, table: str, *how: Any) -> bool:
        if not failed:
            failed.append(table)
            raise OperationalError("UPDATE", {}, sqlite3.OperationalError("it is gone"))
        return finish(facts, table, *how)

    monkeypatch.setattr(Facts, "finish_table", fails_once)
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            table = await ann.create(3, bots=2, start=True)
            window = await ann.connect(table)
            await window.ask("resign")
            await window.close()
            await all_over(server, [table])
        assert failed == [table]
