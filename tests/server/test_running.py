"""For those who run it: health, numbers, logs, and a clean end."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url

from omerta.cli.databases import database_given, written
from omerta.cli.serve import _proxies
from omerta.kernel.refusal import BadSetup
from omerta.server import metrics
from omerta.server.croupier import Croupier
from omerta.server.store import Facts
from tests.server.house import (
    InThread,
    free_port,
    guests,
    in_thread,
    metric,
    numbers,
    played,
    program,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server


@played
async def test_what_happens_is_counted(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        game = '{game="razzia"}'
        names = [
            f"omerta_tables_created_total{game}",
            f"omerta_actions_total{game}",
            'omerta_refusals_total{reason="stale"}',
            'omerta_requests_total{status="201"}',
            "omerta_append_seconds_count",
            "omerta_connections",
        ]
        before = [metric(numbers(), name) for name in names]
        table = await ann.create(3, bots=2, start=True)
        window = await ann.connect(table)
        await window.act(0, stamp="99.0")
        await window.play_on(Random(1))
        appends = len(server.rows(table)[2])
        after = [metric(numbers(), name) for name in names]
        differences = [b - a for a, b in zip(before, after, strict=True)]
        assert differences == [1, appends, 1, 1, appends, 1]
        assert ann.cookie not in numbers()
        assert table not in numbers()


@played
async def test_the_numbers_have_an_address_of_their_own(server: InThread) -> None:
    port = free_port()
    metrics.listen("127.0.0.1", port)
    async with guests(server, "") as (stranger,):
        assert (await stranger.web.get("/metrics")).status_code == 404
        page = await stranger.web.get(f"http://127.0.0.1:{port}/metrics")
        assert page.headers["content-type"].startswith("text/plain")
        assert metric(page.text, "omerta_tables_loaded") >= 0


def test_a_password_comes_from_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("p@ss/word\n")
    plain = "postgresql://ann@db/omerta"
    assert make_url(written(database_given(plain, secret))).password == "p@ss/word"
    assert written(database_given(plain, None)) == plain
    with pytest.raises(BadSetup):
        database_given(plain, tmp_path / "nowhere")


def test_a_database_is_an_address_or_a_file() -> None:
    assert written(database_given("games/my.sqlite", None)) == "sqlite:///games/my.sqlite"
    assert written(database_given("/var/my.sqlite", None)) == "sqlite:////var/my.sqlite"
    for wrong in ("", "my:sqlite"):
        with pytest.raises(BadSetup):
            database_given(wrong, None)


@pytest.mark.parametrize("given", ["*", "", "127.0.0.1,::1", "10.0.0.0/8, fd00::/8"])
def test_proxies_are_addresses_and_networks(given: str) -> None:
    assert _proxies(given) == given
    with pytest.raises(BadSetup):
        _proxies("10.0.0.0/8,proxy")


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


@played
async def test_a_failed_request_is_found_in_the_log_by_its_id(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.create()

        def gone(self: Facts, person: str) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Facts, "tables_of", gone)
        given = {"X-Request-Id": "from-the-proxy-1"}
        told = [
            await ann.web.get("/api/lobby", headers=headers)
            for headers in (given, {}, {"X-Request-Id": "no id: {}"})
        ]
        monkeypatch.undo()
        ids = [answer.headers["x-request-id"] for answer in told]
        assert ids[0] == "from-the-proxy-1"
        assert len(set(ids)) == 3
        assert all(re.fullmatch("[0-9a-f]{16}", each) for each in ids[1:])
        failed = [line for line in server.troubles() if line["what"] == "a request failed"]
        assert [line["request"] for line in failed][-3:] == ids
        # What happens at a table is about that table.
        monkeypatch.setattr(Croupier, "hear", gone)
        window = await ann.connect(table)
        await window.say("stand")
        assert await window.ended() == 4500
        line = server.troubles()[-1]
        assert (line["what"], line["table"]) == ("a connection failed", table)
        assert len(line["request"]) == 16
