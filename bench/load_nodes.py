"""How much several servers on one PostgreSQL carry, and what happens when one of them is killed.

    PYTHONPATH=. python bench/load_nodes.py                # about three minutes
    PYTHONPATH=. python bench/load_nodes.py --tables 10 --seconds 4

Starts a PostgreSQL of its own that waits for the disk, 1, 2 and 4 servers, and nginx in front of
them where there is one. Everything shares this machine, the clients included: what counts on other
machines is the processor time that an action takes. Latency is from sending an action until the
last seat of its table has seen what follows from it, wherever that seat is connected.

Then three servers, to which every client connects by chance, and one of them is killed: what was
acknowledged is compared with the log, and each of its tables is timed until it goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import psycopg
import uvloop
from line import Line
from load import (
    Given,
    Phase,
    Seat,
    Seen,
    Table,
    TableRun,
    cpu_seconds,
    make_tables,
    play_runs,
)
from tests.server import nginx, postgres
from tests.server.house import free_port

KILLED_AFTER = 2.0  # seconds of play
PATIENCE = 60.0  # seconds for a game to end after a server was killed
SECONDS_TO_COME_BACK = 0.2  # a client that has lost its connection tries again


# --- the servers ---


class Node:
    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "omerta", "serve", "--port", str(self.port)]
        command += ["--db", database, "--rate-factor", "0", "--bot-pace", "0"]
        self._log = log
        with log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)

    def wait_until_open(self) -> None:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("a server does not come up; see its log")

    @property
    def id(self) -> str:
        """As it is called in the database."""
        for line in self._log.read_text().splitlines():
            if '"open"' in line:
                return str(json.loads(line)["node"])
        raise LookupError(self.port)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def nodes_on(database: str, count: int, folder: Path) -> Iterator[list[Node]]:
    nodes = [Node(database, folder / f"node-{place}.log") for place in range(count)]
    try:
        for node in nodes:
            node.wait_until_open()
        yield nodes
    finally:
        for node in nodes:
            node.process.terminate()
        for node in nodes:
            node.process.wait(30)


def family(program: str) -> list[int]:
    """The processes of this name that this one has started, and theirs."""
    parents, names = {}, {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            stat = (process / "stat").read_text()
        except OSError:
            continue
        name, _, rest = stat.partition("(")[2].rpartition(")")
        parents[int(process.name)] = int(rest.split()[1])
        names[int(process.name)] = name
    found = []
    for process_id in parents:
        above = process_id
        while above not in (0, os.getpid()):
            above = parents.get(above, 0)
        if above and names[process_id] == program:
            found.append(process_id)
    return found


@dataclass(frozen=True)
class Cpu:
    """Processor seconds so far."""

    servers: float
    database: float
    proxy: float

    @classmethod
    def now(cls, nodes: Sequence[Node]) -> Cpu:
        return cls(
            sum(cpu_seconds(node.process.pid) for node in nodes),
            sum(map(cpu_seconds, family("postgres"))),
            sum(map(cpu_seconds, family("nginx"))),
        )


# --- the clients ---


class SpreadRun(TableRun):
    """A table whose clients connect to any of these ports by chance."""

    def __init__(self, table: Table, ports: Sequence[int], pace: float, seen: Seen) -> None:
        super().__init__(table, ports[0], pace, seen)
        self.ports = ports
        self.killed: float | None = None  # when a server was
        self.went_on: float | None = None  # when an action was acknowledged after that

    async def line(self, cookie: str) -> Line:
        self.port = random.choice(self.ports)
        return await super().line(cookie)

    def received(self, turn: int, ack: str | None, at: float) -> None:
        if ack is not None and ack not in self._sent:
            return  # told once more, after a new connection
        super().received(turn, ack, at)
        if ack is not None and self.killed is not None and self.went_on is None:
            self.went_on = at

    async def play_whatever_happens(self, until: float) -> None:
        """To the end, connecting again when a connection breaks."""
        together = asyncio.gather(*(self._stay(c, until) for c in self.table.cookies))
        try:
            async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                await together
                self.seen.games += 1
        except TimeoutError:
            pass

    async def _stay(self, cookie: str, until: float) -> None:
        while True:
            with suppress(OSError):
                await Seat(self, await self.line(cookie), until).listen()
                return
            await asyncio.sleep(SECONDS_TO_COME_BACK)


async def seat_spread(given: Given, ports: Sequence[int]) -> list[Table]:
    """As many tables through each of these ports."""
    share = replace(given, tables=max(1, given.tables // len(ports)))
    made = [await make_tables(f"http://127.0.0.1:{port}", share) for port in ports]
    return [table for tables in made for table in tables]


# --- phases ---


@dataclass(frozen=True)
class Measured:
    servers: int
    way: str
    paced: Phase
    unpaced: Phase
    cpu: Cpu  # in the unpaced phase

    def row(self) -> str:
        done = len(self.unpaced.seen.acknowledged)
        per = [1000 * spent / done for spent in (self.cpu.servers, self.cpu.database)]
        proxy = f"{1000 * self.cpu.proxy / done:.2f}" if self.cpu.proxy else "–"
        return (
            f"| {self.servers} | {self.way} | {self.unpaced.rate:,.0f} | {per[0]:.2f} "
            f"| {per[1]:.2f} | {proxy} | {self.paced.rate:,.0f} | {self.paced.quantile(0.5):.1f} "
            f"| {self.paced.quantile(0.99):.1f} |"
        )


def measure(given: Given, nodes: Sequence[Node], ports: Sequence[int], way: str) -> Measured:
    def phase(name: str, pace: float, seconds: float) -> tuple[Phase, Cpu]:
        tables = uvloop.run(seat_spread(given, ports))
        began: list[tuple[Cpu, float]] = []

        def ready() -> None:
            began.append((Cpu.now(nodes), time.perf_counter()))

        seen = Seen()
        runs = [SpreadRun(table, ports, pace, seen) for table in tables]
        uvloop.run(play_runs(runs, seconds, ready))
        (before, start), after = began[0], Cpu.now(nodes)
        spent = Cpu(
            after.servers - before.servers,
            after.database - before.database,
            after.proxy - before.proxy,
        )
        return Phase(name, seen, seen.ended - start, spent.servers), spent

    paced, _ = phase("paced", given.tables * given.seats / 300, given.seconds)
    unpaced, cpu = phase("unpaced", 0, given.seconds)
    measured = Measured(len(nodes), way, paced, unpaced, cpu)
    print(measured.row(), flush=True)
    return measured


@dataclass(frozen=True)
class Killed:
    acknowledged: int
    lost: int
    gaps: int  # tables with a gap in the numbers of their log
    tables: int
    ended: int
    moved: int  # tables that the killed server had
    pauses: list[float]  # of those: seconds until an action was acknowledged again


def run_killed(given: Given, nodes: Sequence[Node], database: str) -> Killed:
    tables = uvloop.run(seat_spread(given, [node.port for node in nodes]))
    return uvloop.run(_run_killed(given, nodes, tables, database))


async def _run_killed(
    given: Given, nodes: Sequence[Node], tables: Sequence[Table], database: str
) -> Killed:
    seen = Seen()
    doomed, *others = nodes
    runs = [SpreadRun(table, [node.port for node in nodes], 0.05, seen) for table in tables]
    until = time.perf_counter() + KILLED_AFTER + PATIENCE
    playing = [asyncio.create_task(run.play_whatever_happens(until)) for run in runs]
    await asyncio.sleep(KILLED_AFTER)
    held = _held(database, doomed.id)
    moved = [run for run in runs if run.table.id in held]
    doomed.kill()
    for run in runs:
        run.killed = time.perf_counter()
        run.ports = [node.port for node in others]
    await asyncio.gather(*playing)
    logged, gaps = _logged(database)
    lost = sum(token not in logged.get(table, ()) for table, token in seen.acknowledged)
    pauses = [(run.went_on or float("inf")) - run.killed for run in moved if run.killed is not None]
    return Killed(
        len(seen.acknowledged), lost, gaps, len(tables), seen.games, len(moved), sorted(pauses)
    )


def _held(database: str, node: str) -> set[str]:
    with psycopg.connect(database) as connection:
        found = connection.execute('SELECT "table" FROM leases WHERE node = %s', (node,))
        return {table for (table,) in found}


def _logged(database: str) -> tuple[dict[str, set[str]], int]:
    """The tokens in the log, by table; and how many tables have a gap in their log."""
    tokens: dict[str, set[str]] = {}
    with psycopg.connect(database) as connection:
        for table, token in connection.execute('SELECT "table", token FROM log'):
            if token is not None:
                tokens.setdefault(table, set()).add(token.rpartition(":")[2])
        gaps = connection.execute(
            'SELECT count(*) FROM (SELECT FROM log GROUP BY "table"'
            " HAVING count(*) <> max(number) + 1) AS broken"
        ).fetchone()
    assert gaps is not None
    return tokens, int(gaps[0])


# --- the whole ---


def run(given: Given, counts: Sequence[int], folder: Path) -> tuple[list[Measured], Killed]:
    measured = []
    with postgres.server(durable=True) as server:
        if server is None:
            raise SystemExit(postgres.HOW_TO_GET_ONE)
        for count in counts:
            with ExitStack() as stack:
                database = stack.enter_context(postgres.database(server))
                nodes = stack.enter_context(nodes_on(database, count, folder))
                ports = [node.port for node in nodes]
                if nginx.program() is not None:
                    front = stack.enter_context(nginx.proxy(folder, ports))
                    measured.append(measure(given, nodes, [front], "nginx, by table"))
                if count > 1 or nginx.program() is None:
                    measured.append(measure(given, nodes, ports, "by chance"))
            for log in folder.glob("node-*.log"):
                log.unlink()
        with postgres.database(server) as database, nodes_on(database, 3, folder) as nodes:
            print("killing one of three…", flush=True)
            killed = run_killed(given, nodes, database)
    return measured, killed


def written(given: Given, measured: list[Measured], killed: Killed) -> str:
    head = [
        "| servers | clients come | actions/s | CPU of servers, ms/action | of PostgreSQL "
        "| of nginx | paced: actions/s | p50 ms | p99 ms |",
        "|--:|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    alone = measured[0]
    per_action = alone.cpu.servers / len(alone.unpaced.seen.acknowledged)
    worst = max(killed.pauses, default=0.0)
    return "\n".join(
        [
            f"# Several servers on one PostgreSQL: {given.tables} tables of {given.seats} "
            f"at {given.game}",
            "",
            "By `make load-nodes`. Servers, PostgreSQL, nginx and all clients share the "
            f"{os.cpu_count()} cores",
            f"of one machine ({platform.machine()}, Python {platform.python_version()}); every "
            "action is on disk before it is acknowledged.",
            "Latency is from sending an action until the last seat of its table has seen what "
            "follows.",
            "*By table*: nginx sends all guests of a table to one server. *By chance*: they come "
            "to any server, and are relayed.",
            "",
            *head,
            *(each.row() for each in measured),
            "",
            f"A server takes {1000 * per_action:.2f} ms of processor time for an action: a core of "
            f"its own would carry about {1 / per_action:,.0f} actions/s.",
            "",
            f"One server of three killed (SIGKILL) under load: {killed.acknowledged:,} actions "
            f"acknowledged, {killed.lost} lost; {killed.gaps} logs with a gap;",
            f"{killed.ended} of {killed.tables} games were played to their end. It had "
            f"{killed.moved} tables: they went on after {worst:.1f} s at most.",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="razzia")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--servers", default="1,2,4")
    parser.add_argument("--write", type=Path, help="where the report goes")
    asked = parser.parse_args()
    given = Given(asked.game, asked.tables, asked.seats, asked.seconds, KILLED_AFTER, 0)
    with tempfile.TemporaryDirectory() as folder:
        counts = [int(count) for count in asked.servers.split(",")]
        measured, killed = run(given, counts, Path(folder))
    report = written(given, measured, killed)
    print(report)
    if asked.write is not None:
        asked.write.write_text(report, "utf-8")


if __name__ == "__main__":
    main()
