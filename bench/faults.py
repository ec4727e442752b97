"""The fault lab: what happens to games when something breaks under them.

    PYTHONPATH=. python bench/faults.py                 # about five minutes
    PYTHONPATH=. python bench/faults.py --only "disk full"
    PYTHONPATH=. python bench/faults.py --long          # and a database that is away for 5 minutes

Each run starts servers of its own, lets people and bots play, breaks something, mends it, and lets
all games be played to their end. Clients that lose their connection come back. Then it looks into
the database: everything that was acknowledged is stored, once; no log has a gap; every log is what
its chain says and can be played again by the rules; every game is over.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    suppress,
)
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
import uvloop
from line import Line
from load import Seat, Seen, Table, make_table
from load_nodes import SpreadRun
from tests.server import postgres
from tests.server.house import free_port

from omerta.server.store import Store
from omerta.server.table import LiveTable

PEOPLE, SEATS, WITH_BOTS = 4, 3, 2  # tables of people, seats at each, tables of one person and bots
PACE = 0.05  # seconds that people think
BREAK_AFTER = 2.0  # seconds of play
PATIENCE = 120.0  # seconds for all games to end after the fault
DEAF = 15.0  # a client that has heard nothing for so long connects again
COME_BACK = 0.2
NO_LIMIT = resource.RLIM_INFINITY


# --- what can be broken ---


class Server:
    """`omerta serve`, or several of its processes."""

    def __init__(self, folder: Path, database: str, *options: str) -> None:
        self.port, self._folder = free_port(), folder
        self.fault = folder / f"fault-{self.port}.json"
        self.log = folder / f"server-{self.port}.log"
        program = [str(Path(__file__).with_name("odd_server.py")), str(self.fault)]
        self._command = [sys.executable, *program, "serve", "--port", str(self.port)]
        self._command += ["--db", database, "--rate-factor", "0", "--bot-pace", "0", *options]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(self._command, stdout=out, stderr=out)
        for _ in range(1200):
            with suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2).close()
                return
            time.sleep(0.05)
        raise SystemExit(f"a server does not come up:\n{self.log.read_text()}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def pids(self) -> list[int]:
        """Of the processes that serve, by their log: the last ones started come last."""
        lines = [line for line in self.log.read_text().splitlines() if '"open"' in line]
        return [int(json.loads(line)["pid"]) for line in lines]

    def thinkers(self) -> list[int]:
        """Processes in which bots think."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        found = []
        for child in map(int, children.split()):
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(child)
        return found

    def break_with(self, **faults: float) -> None:
        """See `odd_server.py`."""
        self.fault.write_text(json.dumps(faults))

    def limit_files(self, size: int) -> None:
        """No file of the server may grow beyond this: as on a full disk."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, NO_LIMIT))

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()


class Postgres:
    """A PostgreSQL of our own that waits for the disk, and can be killed."""

    def __init__(self) -> None:
        programs = postgres.programs()
        if programs is None:
            raise SystemExit(postgres.HOW_TO_GET_ONE)
        self._programs, self.port = programs, free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="omerta-pg-"))
        self._who = postgres.somebody_else(self._folder) if os.geteuid() == 0 else {}
        self._data = self._folder / "data"
        new = ["--username=omerta", "--auth=trust", "--encoding=UTF8", "--no-locale"]
        subprocess.run(
            [programs / "initdb", "-D", self._data, *new],
            check=True,
            capture_output=True,
            **self._who,
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"port={self.port}"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-k", self._folder, *options],
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._who,
            )
        postgres.wait_for(f"{self.url(self.port)}postgres", self._process, self._folder / "log")

    def url(self, port: int) -> str:
        return f"postgresql://omerta@127.0.0.1:{port}/"

    def create(self, name: str) -> None:
        postgres.execute(f"{self.url(self.port)}postgres", f"CREATE DATABASE {name}")

    def kill(self) -> None:
        """All of its processes at once, as when the machine goes down."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(60)
        shutil.rmtree(self._folder)


class Proxy:
    """Between a server and its database. It can be cut (connections break, and none can be made) or
    deaf (nothing comes through, and nobody is told)."""

    def __init__(self, target: int) -> None:
        self.port, self._target = free_port(), target
        self._cut = False
        self._hears = asyncio.Event()
        self._hears.set()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        self._open |= {writer, back}
        for pair in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(*pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._hears.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        self._cut = True
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    def deafen(self) -> None:
        self._hears.clear()

    def mend(self) -> None:
        self._cut = False
        self._hears.set()

    async def close(self) -> None:
        assert self._server is not None
        self.cut()
        self._server.close()
        for task in list(self._tasks):
            task.cancel()


# --- people who play through it all ---


class FaultRun(SpreadRun):
    """A table whose clients come back, and that notes its longest pause."""

    def __init__(self, table: Table, ports: Sequence[int], seen: Seen) -> None:
        super().__init__(table, ports, PACE, seen)
        self.last: float | None = None
        self.pause = 0.0

    def received(self, turn: int, ack: str | None, at: float) -> None:
        super().received(turn, ack, at)
        if ack is not None:
            self.pause = max(self.pause, at - (self.last or at))
            self.last = at

    async def _stay(self, cookie: str, until: float) -> None:
        while True:
            line: Line | None = None
            try:
                line = await self.line(cookie)
                await self._listen(Seat(self, line, until))
                return
            except OSError:  # a timeout is one, too
                if line is not None:
                    line.close()
            await asyncio.sleep(COME_BACK)

    async def _listen(self, seat: Seat) -> None:
        """Until the game is over. Raises OSError if the connection is lost, or nothing is heard
        for long."""
        listening = asyncio.ensure_future(seat.listen())
        told = -1
        while not listening.done():
            await asyncio.wait({listening}, timeout=DEAF)
            if not listening.done() and told == self.seen.told:
                listening.cancel()
                raise TimeoutError
            told = self.seen.told
        await listening


async def seated(port: int) -> list[Table]:
    """Tables of people, and of a person with bots."""
    base = f"http://127.0.0.1:{port}"
    made = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        for _ in range(PEOPLE):
            made.append(await make_table(http, "razzia", SEATS))
        for _ in range(WITH_BOTS):
            http.cookies.clear()
            me = await http.put("/api/me", json={"name": "Player"})
            cookie = f"omerta={me.cookies['omerta']}"
            wish = {"game": "razzia", "seats": SEATS, "bots": SEATS - 1, "start": True}
            http.cookies.clear()
            answer = await http.post("/api/tables", json=wish, headers={"Cookie": cookie})
            made.append(Table(answer.json()["table"], [cookie]))
    return made


# --- one fault ---


@dataclass
class Scene:
    """The servers of a run, and what can be done to them."""

    folder: Path
    database: str  # for looking into it afterwards
    servers: list[Server]
    proxies: list[Proxy] = field(default_factory=list)
    postgres: Postgres | None = None


Fault = Callable[[Scene], Awaitable[None]]


@dataclass(frozen=True)
class Outcome:
    fault: str
    acknowledged: int
    lost: int
    doubled: int
    gaps: int
    unfaithful: int  # logs that are not what their chain says, or cannot be played again
    ended: int
    tables: int
    pause: float

    @property
    def well(self) -> bool:
        broken = self.lost or self.doubled or self.gaps or self.unfaithful
        return not broken and self.ended == self.tables and self.acknowledged > 0

    def row(self) -> str:
        return (
            f"| {self.fault} | {self.acknowledged:,} | {self.lost} | {self.doubled} | {self.gaps} "
            f"| {self.unfaithful} | {self.ended} of {self.tables} | {self.pause:.1f} |"
        )


async def observe(name: str, scene: Scene, fault: Fault) -> Outcome:
    tables = await seated(scene.servers[0].port)
    seen = Seen()
    ports = [server.port for server in scene.servers]
    runs = [FaultRun(table, ports, seen) for table in tables]
    until = time.perf_counter() + BREAK_AFTER + PATIENCE + LONGEST_FAULT
    playing = [asyncio.create_task(run.play_whatever_happens(until)) for run in runs]
    await asyncio.sleep(BREAK_AFTER)
    await fault(scene)
    await asyncio.wait(playing, timeout=PATIENCE)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    outcome = await asyncio.to_thread(judged, name, scene, runs, seen)
    print(outcome.row(), flush=True)
    return outcome


LONGEST_FAULT = 300.0


def judged(name: str, scene: Scene, runs: Sequence[FaultRun], seen: Seen) -> Outcome:
    """What the database says. The end of a game is written after its last action."""
    store = Store.open(scene.database)
    deadline = time.monotonic() + 10
    ids = [run.table.id for run in runs]
    try:
        while time.monotonic() < deadline:
            with store.read() as facts:
                rows = {table: facts.table(table) for table in ids}
                seats = {table: facts.seats(table) for table in ids}
                logs = {table: facts.log(table) for table in ids}
            if all(row is not None and row.status == "over" for row in rows.values()):
                break
            time.sleep(0.2)
    finally:
        store.close()
    tokens = Counter(
        (table, append.token.rpartition(":")[2])
        for table, log in logs.items()
        for append in log
        if append.token is not None
    )
    over = unfaithful = 0
    for table, row in rows.items():
        assert row is not None
        over += row.status == "over"
        try:
            again = LiveTable(row, seats[table], logs[table], [])
            assert again.match is not None
            unfaithful += again.changed_append is not None or (
                row.status == "over" and not again.match.over
            )
        except Exception:
            unfaithful += 1
    return Outcome(
        fault=name,
        acknowledged=len(seen.acknowledged),
        lost=sum(each not in tokens for each in seen.acknowledged),
        doubled=sum(count > 1 for count in tokens.values()),
        gaps=sum([a.number for a in log] != list(range(len(log))) for log in logs.values()),
        unfaithful=unfaithful,
        ended=over,
        tables=len(ids),
        # Where bots play, a pause may only mean that they think.
        pause=max(run.pause for run in runs if len(run.table.cookies) == SEATS),
    )


# --- where ---


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[Scene]:
    database = f"sqlite:///{folder / 'faults.sqlite'}"
    server = Server(folder, database)
    await asyncio.to_thread(server.start)
    try:
        yield Scene(folder, database, [server])
    finally:
        await asyncio.to_thread(server.stop)


@asynccontextmanager
async def on_postgres(folder: Path, servers: int = 1, workers: int = 1) -> AsyncIterator[Scene]:
    """Each server reaches the database through a proxy of its own."""
    async with AsyncExitStack() as stack:
        database = await asyncio.to_thread(Postgres)
        await asyncio.to_thread(database.start)
        stack.callback(database.stop)
        database.create("faults")
        proxies, made = [], []
        for _ in range(servers):
            proxy = Proxy(database.port)
            await proxy.start()
            stack.push_async_callback(proxy.close)
            proxies.append(proxy)
            server = Server(folder, f"{database.url(proxy.port)}faults", "--workers", str(workers))
            await asyncio.to_thread(server.start)
            stack.callback(server.stop)
            made.append(server)
        yield Scene(folder, f"{database.url(database.port)}faults", made, proxies, database)


# --- the faults ---


async def kill_server(scene: Scene) -> None:
    server = scene.servers[0]
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def kill_one_of_two(scene: Scene) -> None:
    """It does not come back."""
    await asyncio.to_thread(scene.servers.pop(0).kill)


async def kill_worker(scene: Scene) -> None:
    """One of the processes of `--workers`; the first process starts another."""
    os.kill(scene.servers[0].pids()[0], signal.SIGKILL)


async def kill_thinkers(scene: Scene) -> None:
    for process in scene.servers[0].thinkers():
        os.kill(process, signal.SIGKILL)


async def kill_database(scene: Scene) -> None:
    assert scene.postgres is not None
    await asyncio.to_thread(scene.postgres.kill)
    await asyncio.sleep(1)
    await asyncio.to_thread(scene.postgres.start)


def database_away(seconds: float) -> Fault:
    async def away(scene: Scene) -> None:
        for proxy in scene.proxies:
            proxy.cut()
        await asyncio.sleep(seconds)
        for proxy in scene.proxies:
            proxy.mend()

    return away


async def part_one_node(scene: Scene) -> None:
    """Nothing comes through between the first node and the database, and nobody is told."""
    scene.proxies[0].deafen()
    await asyncio.sleep(10)
    scene.proxies[0].mend()


async def fill_disk(scene: Scene) -> None:
    journal = scene.folder / "faults.sqlite-wal"
    scene.servers[0].limit_files(journal.stat().st_size)
    await asyncio.sleep(5)
    scene.servers[0].limit_files(NO_LIMIT)


async def slow_disk(scene: Scene) -> None:
    scene.servers[0].break_with(disk=0.5)
    await asyncio.sleep(8)
    scene.servers[0].break_with()


def clock_jumps(seconds: float) -> Fault:
    async def jump(scene: Scene) -> None:
        scene.servers[0].break_with(clock=seconds)

    return jump


# By name: where, and what.
FAULTS: dict[str, tuple[Callable[[Path], AbstractAsyncContextManager[Scene]], Fault]] = {
    "server killed": (on_sqlite, kill_server),
    "bots' processes killed": (on_sqlite, kill_thinkers),
    "disk full for 5 s": (on_sqlite, fill_disk),
    "slow disk: 0.5 s a commit, for 8 s": (on_sqlite, slow_disk),
    "clock jumps an hour ahead": (on_sqlite, clock_jumps(3600)),
    "clock jumps an hour back": (on_sqlite, clock_jumps(-3600)),
    "one of two nodes killed": (partial(on_postgres, servers=2), kill_one_of_two),
    "one of two `--workers` killed": (partial(on_postgres, workers=2), kill_worker),
    "PostgreSQL killed": (on_postgres, kill_database),
    "PostgreSQL away for 1 s": (on_postgres, database_away(1)),
    "PostgreSQL away for 20 s": (on_postgres, database_away(20)),
    "one of two nodes parted from PostgreSQL for 10 s": (
        partial(on_postgres, servers=2),
        part_one_node,
    ),
}
LONG = {"PostgreSQL away for 5 min": (on_postgres, database_away(300))}


async def run(name: str) -> Outcome:
    where, fault = {**FAULTS, **LONG}[name]
    with tempfile.TemporaryDirectory() as folder:
        async with where(Path(folder)) as scene:
            return await observe(name, scene, fault)


def report(outcomes: Sequence[Outcome]) -> str:
    return "\n".join(
        [
            "# What happens when something breaks",
            "",
            f"By `make faults`, which writes this file. In each run {PEOPLE} tables of {SEATS} "
            f"people and {WITH_BOTS} tables of a person",
            f"and {SEATS - 1} bots play Razzia. After {BREAK_AFTER:.0f} seconds something is "
            "broken, and then mended. Clients that lose their",
            "connection come back, and all games are played to their end. Then the lab looks into "
            "the database. *Unfaithful* are",
            "logs that are not what their chain says, or that the rules refuse. The pause is the "
            "longest one at a table of people",
            f"between two actions. {platform.machine()}, Python {platform.python_version()}.",
            "",
            "| fault | acknowledged | of these not stored | stored twice | logs with a gap "
            "| unfaithful logs | games that ended | longest pause, s |",
            "|---|--:|--:|--:|--:|--:|--:|--:|",
            *(outcome.row() for outcome in outcomes),
            "",
            "*Killed* is SIGKILL; of PostgreSQL, all processes at once. *Away*: a proxy breaks all "
            "connections and takes none.",
            "*Parted*: it swallows everything and tells nobody. *Disk full*: no file of the server "
            "may grow (RLIMIT_FSIZE).",
            "*Clock* and *slow disk*: the server runs in `bench/odd_server.py`.",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", default="", help="faults with these words in their name")
    parser.add_argument("--long", action="store_true", help="also what takes minutes")
    parser.add_argument("--write", type=Path, help="where the table goes")
    asked = parser.parse_args()
    random.seed(1)
    chosen = [name for name in {**FAULTS, **(LONG if asked.long else {})} if asked.only in name]
    outcomes = [uvloop.run(run(name)) for name in chosen]
    if asked.write is not None:
        asked.write.write_text(report(outcomes), "utf-8")
    if not all(outcome.well for outcome in outcomes):
        raise SystemExit("something was lost, or did not end")


if __name__ == "__main__":
    main()
