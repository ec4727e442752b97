"""How long it takes to take up all games after a restart.

    python bench/restart.py                      # 1,000 tables, about five minutes
    python bench/restart.py --tables 100

Fills a scratch SQLite file with games of all kinds, broken off anywhere between their first and
their last action, as a server leaves them that was killed: a third with clocks, a third with bots,
a third with people only. Then it starts a server on it, and again without what tables remember, so
that all are played from their first entry. It measures when the table that nobody has played at for
longest answers a browser that comes at once, and the processor time until all tables are in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop
from line import Line
from load import cpu_seconds, pin_server

from omerta.games import load
from omerta.kernel.dice import commitment
from omerta.lineup import USUAL
from omerta.server.memories import APPENDS, KEY, written
from omerta.server.store import LogRow, SeatRow, Store, TableRow, now
from omerta.server.table import LiveTable
from omerta.server.wire import Clock, LiveClock, NoClock

KINDS = ("clocks", "bots", "people")
SEATS = 4
GAMES = ("razzia", "mafiozoo", "gangs_city", "cosa_nostra", "deal")
PATIENCE = 600.0
LONGEST = 600  # actions: games by chance can take much longer than those of people


# --- games that were broken off ---


def length(game: str) -> int:
    """How many actions a game takes by chance."""
    table, luck = LiveTable(*rows(game, "people"), [], []), random.Random(1)
    while act(table, luck) is not None:
        pass
    return table.number


def rows(game: str, kind: str) -> tuple[TableRow, list[SeatRow]]:
    seed = os.urandom(32)
    clock: Clock = LiveClock(budget=3600, increment=5) if kind == "clocks" else NoClock()
    row = TableRow(
        game=game,
        rules=load(game).version,
        options={},
        title="",
        language="en",
        clock=clock,
        listed=True,
        host="host",
        seed=seed,
        commitment=commitment(seed),
        status="playing",
        began=now(),
    )
    seats = [
        SeatRow(table=row.id, seat=seat, kind="person", name=f"Player {seat}")
        for seat in range(SEATS)
    ]
    if kind == "bots":
        seats[-1] = SeatRow(table=row.id, seat=SEATS - 1, kind="bot", bot=USUAL, name="Bot")
    return row, seats


def act(table: LiveTable, luck: random.Random) -> LogRow | None:
    """One action by chance. None if the game is over."""
    match = table.match
    assert match is not None
    if match.over:
        return None
    assert table.chain is not None
    seat, before, logged = luck.choice(match.state.waiting), table.glimpse(), len(match.log)
    match.act(seat, luck.choice(match.game.options(match.state, seat)), at=1000 * table.number)
    number, token, entries = table.number, f"p:{table.number}", match.log[logged:]
    head = table.chain.extend(entries).hex()
    table.appended(token, entries, before)
    return LogRow(table.row.id, number, token, tuple(entries), now(), head)


def fill(store: Store, game: str, kind: str, actions: int, luck: random.Random) -> int:
    """A table after so many actions, as a server keeps it. Returns how many there are."""
    row, seats = rows(game, kind)
    table = LiveTable(row, seats, [], [])
    log, memory, key = list[LogRow](), b"", store.secret(KEY)
    while len(log) < actions and (append := act(table, luck)) is not None:
        log.append(append)
        if table.number % APPENDS == 0:
            memory = written(table, key)
    assert table.match is not None
    if table.match.over:
        return fill(store, game, kind, actions // 2, luck)
    with store.write() as facts:
        facts.create_table(row, seats)
        facts.append_all(log)
        if memory:
            facts.keep_memories({row.id: memory})
    return len(log)


def filled(database: str, tables: int) -> int:
    """How many actions there are in all."""
    store, luck, total = Store.open(database), random.Random(7), 0
    with store.write() as facts:
        facts.connection.exec_driver_sql(
            "INSERT INTO people (id, name, webhook, created, generation)"
            " VALUES ('host', 'Host', '', 0, 0)"
        )
    lengths = {game: min(LONGEST, length(game)) for game in GAMES}
    for place in range(tables):
        game, kind = GAMES[place % len(GAMES)], KINDS[place // len(GAMES) % len(KINDS)]
        total += fill(store, game, kind, int(luck.random() * lengths[game]), luck)
        if place % 100 == 99:
            print(f"  {place + 1} tables…", flush=True)
    store.close()
    return total


# --- a server that takes them up ---


@dataclass(frozen=True)
class TakenUp:
    opens: float  # seconds until the server listens
    answers: float  # seconds from there until the table nobody has played at answers
    seconds: float  # until all are in memory
    cpu: float  # processor seconds for that, less what a server takes that has no tables

    def row(self, name: str) -> str:
        return (
            f"| {name} | {self.opens:.1f} | {self.answers:.2f} "
            f"| {self.seconds:.1f} | {self.cpu:.1f} |"
        )


def take_up(database: Path, port: int, tables: int, log: Path) -> TakenUp:
    command = [sys.executable, "-m", "omerta", "serve", "--port", str(port)]
    command += ["--db", f"sqlite:///{database}", "--metrics", f"127.0.0.1:{port + 1}"]
    began = time.perf_counter()
    with log.open("ab") as out:
        server = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        pin_server(server.pid)
        _await(port)
        opened = time.perf_counter()
        answered = 0.0 if not tables else uvloop.run(welcomed(port, oldest(database)))
        while tables and loaded(port + 1) < tables:
            if time.perf_counter() - opened > PATIENCE:
                raise SystemExit("not all tables are taken up; see the server's log")
            time.sleep(0.1)
        done, cpu = time.perf_counter(), cpu_seconds(server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)
    return TakenUp(opened - began, answered, done - opened, cpu)


def _await(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
            return
        except OSError:
            time.sleep(0.02)
    raise SystemExit("the server does not come up")


def oldest(database: Path) -> str:
    """The table that is taken up last if nobody asks for it."""
    with sqlite3.connect(database) as db:
        found = db.execute(
            'SELECT tables.id FROM tables JOIN log ON log."table" = tables.id'
            " GROUP BY tables.id ORDER BY max(log.written) LIMIT 1"
        ).fetchone()
    return str(found[0])


async def welcomed(port: int, table: str) -> float:
    """Seconds until somebody who comes to watch a table sees it."""
    began = time.perf_counter()
    line = await Line.open(port, f"/api/tables/{table}/socket", "")
    seen = asyncio.get_running_loop().create_future()
    line.listen(lambda _: None if seen.done() else seen.set_result(None))
    await seen
    line.close()
    return time.perf_counter() - began


def loaded(port: int) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith("omerta_tables_loaded "):
                return int(float(line.split()[1]))
    return 0


def without_memories(database: Path) -> None:
    with sqlite3.connect(database) as db:
        db.execute("DELETE FROM memories")


def report(tables: int, actions: int, taken: Sequence[tuple[str, TakenUp]]) -> str:
    return "\n".join(
        [
            f"# {tables:,} tables taken up after a restart",
            "",
            "By `python bench/restart.py --write bench/restart.md`: games of all kinds, broken off "
            f"after {actions // tables} actions",
            "on average; a third with clocks, a third with bots, a third with people only (these "
            "come last, at leisure).",
            f"SQLite, one core. {platform.machine()}, Python {platform.python_version()}.",
            "",
            "| | the server listens after s | the table played at longest ago answers after s "
            "| all are in memory after s | processor time for that, s |",
            "|---|--:|--:|--:|--:|",
            *(each.row(name) for name, each in taken),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--port", type=int, default=8775)
    parser.add_argument("--write", type=Path, help="where the report goes")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        database, log = folder / "restart.sqlite", folder / "server.log"
        print("playing…", flush=True)
        actions = filled(f"sqlite:///{database}", asked.tables)
        empty = folder / "empty.sqlite"
        Store.open(f"sqlite:///{empty}").close()
        idle = take_up(empty, asked.port, 0, log).cpu
        taken = list[tuple[str, TakenUp]]()
        for name in ("with what tables remember", "played again from the first entry"):
            if taken:
                without_memories(database)
            each = take_up(database, asked.port, asked.tables, log)
            taken.append((name, TakenUp(each.opens, each.answers, each.seconds, each.cpu - idle)))
            print(taken[-1][1].row(name), flush=True)
    text = report(asked.tables, actions, taken)
    print(text)
    if asked.write is not None:
        asked.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
