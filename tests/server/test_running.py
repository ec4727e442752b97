"""For those who run it: health, numbers, logs, and a clean end."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from omerta.server.store import Facts
from tests.server.house import InThread, guests, in_thread, metric, played, program


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server


@played
async def test_what_happens_is_counted(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):

        async def number(name: str) -> float:
            return metric((await ann.web.get("/metrics")).text, name)

        game = '{game="razzia"}'
        names = [
            f"omerta_tables_created_total{game}",
            f"omerta_actions_total{game}",
            'omerta_refusals_total{reason="stale"}',
            'omerta_requests_total{status="201"}',
            "omerta_append_seconds_count",
            "omerta_connections",
        ]
        before = [await number(name) for name in names]
        table = await ann.create(3, bots=2, start=True)
        window = await ann.connect(table)
        await window.act(0, stamp="99.0")
        await window.play_on(Random(1))
        appends = len(server.rows(table)[2])
        after = [await number(name) for name in names]
        differences = [b - a for a, b in zip(before, after, strict=True)]
        assert differences == [1, appends, 1, 1, appends, 1]
        page = await ann.web.get("/metrics")
        assert page.headers["content-type"].startswith("text/plain")
        assert ann.cookie not in page.text
        assert table not in page.text


@played
async def test_the_house_is_not_well_when_its_database_is_gone(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Ann") as (ann,):
        assert (await ann.web.get("/healthz")).status_code == 200

        def gone(self: Facts, table: str) -> None:
            raise OSError("the disk is gone")

        with monkeypatch.context() as broken:
            broken.setattr(Facts, "table", gone)
            answer = await ann.web.get("/healthz")
            assert answer.status_code == 500
            assert answer.json()["why"]["say"] == "house-trouble"
            assert "disk" not in answer.text, "what went wrong is for the log"
        assert (await ann.web.get("/healthz")).status_code == 200
        (trouble,) = [line for line in server.troubles() if line["what"] == "a request failed"]
        assert "the disk is gone" in trouble["trace"]


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
@played
async def test_told_to_end_it_ends_at_once_and_cleanly(tmp_path: Path, end: signal.Signals) -> None:
    with program(tmp_path) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await ann.create(3, bots=2, start=True)
            playing = await ann.connect(table)
            await playing.play_on(Random(2), lambda: playing.now["seq"] > 4)
            waiting = await ben.connect(await ben.create())
            status = server.end(end)
            assert [await playing.ended(), await waiting.ended()] == [1012, 1012]
        # By the signal or after it: anything else would be a failure to whoever supervises it.
        assert status in (0, -end, 128 + end)
        lines = [json.loads(line) for line in server.log_lines()]
        assert (lines[0]["what"], lines[-1]["what"]) == ("open", "closed")
        assert all({"at", "level", "from", "what"} <= set(line) for line in lines)
        assert server.troubles() == []
        assert server.workers() == []
