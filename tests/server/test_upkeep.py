"""`omerta backup` and `omerta tidy`, beside a server that runs."""

from __future__ import annotations

import shutil
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from omerta.cli import main
from omerta.server import backup
from omerta.server.store import Store, now
from omerta.server.tidy import A_DAY
from tests.server import postgres
from tests.server.house import Server, guests, in_thread, played


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def complaint(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert main(command) == 2
    return capsys.readouterr().err


@played
async def test_a_copy_made_while_people_play_is_a_whole_house(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            table = await ann.create(3, bots=2, start=True)
            window = await ann.connect(table)
            await window.play_on(Random(1), lambda: window.now["seq"] > 5)
            assert main(["backup", str(copy), "--db", server.database]) == 0
            cookie, before = ann.cookie, server.rows(table)
        # It is one file, which nobody else may read.
        assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as database:
        [rows] = database.execute("SELECT count(*) FROM log").fetchone()
    assert rows >= 5
    with in_thread(tmp_path, f"sqlite:///{copy}") as restored:
        copied = restored.rows(table)
        assert copied[:2] == before[:2]
        assert copied[2][:rows] == before[2][:rows], "its bots may have played on by now"
        async with guests(restored, "") as (player,):
            player.web.cookies.set("omerta", cookie, "127.0.0.1")
            back = await player.connect(table)
            assert back.me == 0, "the same person, with the same cookie"
            await back.play_on(Random(2))


def test_a_copy_with_a_gap_is_thrown_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = _played_out(tmp_path)
    with closing(sqlite3.connect(tmp_path / "omerta.sqlite")) as database:
        database.execute("DELETE FROM log WHERE number = 3")
        database.commit()
    copy = tmp_path / "copy.sqlite"
    assert "Logs with gaps: 1" in complaint(capsys, "backup", str(copy), "--db", url)
    assert list(tmp_path.glob("copy*")) == []


def test_what_cannot_be_copied_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "there"
    there.touch()
    nowhere = f"sqlite:///{tmp_path}/nothing.sqlite"
    assert "no database" in complaint(capsys, "backup", str(tmp_path / "x"), "--db", nowhere)
    assert "no database" in complaint(capsys, "backup", str(tmp_path / "x"), "--db", "what?")
    url = f"sqlite:///{there}"
    assert "there already" in complaint(capsys, "backup", str(there), "--db", url)
    assert "not a database" in complaint(
        capsys, "backup", str(tmp_path / "x"), "--db", f"sqlite:///{Path(__file__)}"
    )
    monkeypatch.setattr(shutil, "which", lambda program: None)
    elsewhere = "postgresql://omerta@localhost/omerta"
    said = complaint(capsys, "backup", str(tmp_path / "x"), "--db", elsewhere)
    assert "pg_dump, which is not installed" in said


def test_a_copy_of_a_postgresql_can_be_restored(
    tmp_path: Path, postgres_url: str, postgres_server: str
) -> None:
    if shutil.which("pg_dump") is None or shutil.which("pg_restore") is None:
        pytest.skip("no pg_dump: on Debian, apt-get install postgresql-client")
    _played_out(tmp_path, postgres_url)
    copy = tmp_path / "copy.dump"
    assert main(["backup", str(copy), "--db", postgres_url]) == 0
    (table,) = _all_tables(postgres_url)
    with postgres.database(postgres_server) as fresh:
        restore = ["pg_restore", "--no-owner", f"--dbname={fresh}", str(copy)]
        subprocess.run(restore, check=True, capture_output=True)
        there, here = Server(tmp_path, 1, postgres_url), Server(tmp_path, 1, fresh)
        assert here.rows(table) == there.rows(table)
        assert here.replayed(table).over


def test_a_gap_in_a_dump_is_found() -> None:
    dump = ["COPY public.log (x) FROM stdin;\n", "a\t0\t\n", "a\t2\t\n", "b\t0\t\n", "\\.\n", "\n"]
    assert backup._counted(dump) == ({"log": 3}, 1)


def test_old_games_are_deleted_when_it_is_meant(
    tmp_path: Path, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _played_out(tmp_path, database_url)
    _played_out(tmp_path, database_url)
    old, young = _all_tables(database_url)
    appends = len(Server(tmp_path, 1, database_url).rows(old)[2])
    store = Store.open(database_url)
    with store.write() as facts:
        ended = text("UPDATE tables SET ended = :ended WHERE id = :old")
        facts.connection.execute(ended, {"ended": now() - 31 * A_DAY, "old": old})
        again = text("UPDATE tables SET rematch = :old WHERE id = :young")
        facts.connection.execute(again, {"old": old, "young": young})
        facts.connection.execute(text("DELETE FROM leases"))
    store.close()
    command = ["tidy", "--db", database_url, "--days", "30"]
    said = f"older than 30 days: 1, entries in their logs: {appends}"
    assert main(command) == 0
    assert said in capsys.readouterr().out
    assert set(_all_tables(database_url)) == {old, young}
    assert main([*command, "--yes"]) == 0
    assert said in capsys.readouterr().out
    assert _all_tables(database_url) == [young]
    assert Server(tmp_path, 1, database_url).replayed(young).over
    assert main(["tidy", "--db", database_url, "--days", "0"]) == 2


def _played_out(folder: Path, database: str = "") -> str:
    """A database with one more finished game. Returns its address."""

    @played
    async def play() -> None:
        async with guests(server, "Ann") as (ann,):
            table = await ann.create(3, bots=2, start=True)
            await (await ann.connect(table)).play_on(Random(3))

    with in_thread(folder, database) as server:
        play()
    return server.database


def _all_tables(database: str) -> list[str]:
    store = Store.open(database)
    with store.read() as facts:
        found = facts.connection.scalars(text("SELECT id FROM tables ORDER BY created")).all()
    store.close()
    return [str(each) for each in found]
