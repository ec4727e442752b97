"""How much the server carries: many tables, every seat a client of its own, on loopback.

    python bench/load.py                # all phases, about five minutes
    python bench/load.py --tables 20 --seconds 5
    python bench/load.py --game deal --seats 4

Starts its own server on a scratch SQLite file, pinned to one core where the system allows it, and
clients in a process on the others. Phases: one action a second from each client; about 500 and
1,000 actions a second in all; as fast as the answers come, in games with more work, too; and again
with the server killed in the middle, to count what was acknowledged against what is in the log.
Latency is from sending an action until the last seat of its table has received the view that
follows from it. Where the clients themselves are busy for most of the time, some of it is theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets
from line import Line

from omerta.battery.differences import changed

LONG_GAMES = ("deal", "cosa_nostra")

# As they are before anything is pinned.
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


# --- the server under load ---


def pin_server(process: int) -> None:
    """The first core is the server's."""
    if len(CORES) > 1:
        os.sched_setaffinity(process, CORES[:1])


def pin_clients() -> None:
    """The others are for the clients, in this process."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[1:])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, folder: Path, port: int) -> None:
        self.database = folder / "load.sqlite"
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self._log = (folder / "server.log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "omerta", "serve", "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.database}", "--rate-factor", "0"]
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        pin_server(self._process.pid)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.base}/healthz", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise SystemExit("the server does not come up; see its log")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=20)

    def resident_bytes(self) -> int:
        assert self._process is not None
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu_seconds(self) -> float:
        assert self._process is not None
        return cpu_seconds(self._process.pid)

    def logged(self) -> dict[str, set[str]]:
        """The tokens in the log, by table."""
        found: dict[str, set[str]] = {}
        with sqlite3.connect(self.database) as db:
            for table, token in db.execute('select "table", token from log'):
                if token is not None:
                    found.setdefault(table, set()).add(token.rpartition(":")[2])
        return found


# --- the clients ---


@dataclass
class Table:
    id: str
    cookies: list[str]


@dataclass
class Seen:
    """What one process of clients measured."""

    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    told: int = 0  # bytes of messages that tell what has changed
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # table, token
    refused: int = 0
    broken: int = 0
    games: int = 0
    ended: float = 0.0


async def make_table(http: httpx.AsyncClient, game: str, seats: int) -> Table:
    """A table with a person at every seat, through the front door."""
    people = []
    for seat in range(seats):
        http.cookies.clear()
        answer = await http.put("/api/me", json={"name": f"Player {seat}"})
        people.append(f"omerta={answer.cookies['omerta']}")
    http.cookies.clear()
    wish = {"game": game, "seats": seats, "listed": True}
    made = await http.post("/api/tables", json=wish, headers={"Cookie": people[0]})
    table = made.json()["table"]
    address = f"ws://{http.base_url.netloc.decode()}/api/tables/{table}/socket"
    for seat, cookie in enumerate(people):
        async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
            if seat > 0:
                await say(socket, {"do": "sit", "seat": seat})
            if seat == seats - 1:
                break
    async with websockets.connect(address, additional_headers={"Cookie": people[0]}) as socket:
        await say(socket, {"do": "start"})
    return Table(table, people)


async def say(socket: Any, message: dict[str, Any]) -> None:
    token = f"{random.getrandbits(64):016x}"
    await socket.send(json.dumps({**message, "token": token}))
    async for text in socket:
        answer = json.loads(text)
        if answer["is"] == "done" and answer["token"] == token:
            return
        if answer["is"] == "refused":
            raise RuntimeError(f"{message}: {answer['why']}")


class Heard(msgspec.Struct):
    """As much of a message as a client that plays by chance needs; the rest is skipped."""

    kind: str = msgspec.field(name="is", default="")
    seq: int = -1
    stamp: str = ""
    ack: str | None = None
    view: View | None = None
    heard: Frames | None = None
    change: Change | None = None
    now: Heard | None = None  # in a welcome


class View(msgspec.Struct):
    prompt: Any = None
    scores: Any = None


class Change(msgspec.Struct):
    """What has changed in these parts of a view, if something has."""

    prompt: Any = None
    scores: Any = None


class Frames(msgspec.Struct):
    frames: list[Change | None] = []


class Prompt(msgspec.Struct):
    kind: str
    options: list[int]
    draft: list[int] = []
    answer: int | None = None


_heard = msgspec.json.Decoder(Heard).decode


class Seat:
    """A client that answers by chance, at its pace, until the time is over or the game is."""

    def __init__(self, table: TableRun, line: Line, until: float) -> None:
        self.table, self.line, self.until = table, line, until
        self.view = View()
        self.answered: object = None

    async def listen(self) -> None:
        """Until the game is over. Raises OSError if the connection is lost before."""
        self.line.listen(self.hear)
        await self.line.closed
        if self.view.scores is None:
            raise ConnectionResetError

    def hear(self, text: bytes) -> None:
        at = time.perf_counter()
        message = _heard(text)
        if message.kind in ("now", "changed", "waiting"):
            self.table.seen.told += len(text)
            self.table.received(message.seq, message.ack, at)
        elif message.kind == "refused":
            self.table.seen.refused += 1
        now = message.now if message.kind == "welcome" else message
        if now is not None and (now.view is not None or now.change is not None):
            self.view = now.view or self.view
            self.follow(now)
            if self.view.scores is not None:
                self.line.close()
                return
            self.consider(now, msgspec.convert(self.view.prompt, Prompt | None))

    def follow(self, now: Heard) -> None:
        """Bring the view up to date, if only what has changed was told."""
        if now.change is None or now.heard is None:
            return
        for each in (*now.heard.frames, now.change):
            if each is not None and each.prompt is not None:
                self.view.prompt = changed(self.view.prompt, each.prompt)
            if each is not None and each.scores is not None:
                self.view.scores = changed(self.view.scores, each.scores)

    def consider(self, now: Heard, prompt: Prompt | None) -> None:
        """Answer a new question, in a while if the table has a pace."""
        if prompt is None or prompt.answer is not None:
            return
        question = (now.stamp, prompt.draft)
        if question == self.answered:
            return
        self.answered = question
        if self.table.pace:
            wait = self.table.pace * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self.answer, now.stamp, prompt)
        else:
            self.answer(now.stamp, prompt)

    def answer(self, stamp: str, prompt: Prompt) -> None:
        if time.perf_counter() > self.until:
            return
        # A proposal goes as one message: the last option is to keep everything.
        split = prompt.kind == "propose_split"
        chosen = prompt.options[-1] if split else random.choice(prompt.options)
        token = f"{random.getrandbits(64):016x}"
        self.table.sent(token)
        message = {"do": "act", "token": token, "stamp": stamp, "actions": [chosen]}
        self.line.send(msgspec.json.encode(message))


class TableRun:
    """One table of clients, and what is on its way to all of them."""

    def __init__(self, table: Table, port: int, pace: float, seen: Seen) -> None:
        self.table, self.port, self.pace, self.seen = table, port, pace, seen
        self.lines: list[Line] = []
        self._sent: dict[str, float] = {}
        self._turns: dict[int, tuple[int, float]] = {}  # by turn: who has heard, when sent

    def sent(self, token: str) -> None:
        self.seen.sent += 1
        self._sent[token] = time.perf_counter()

    def received(self, turn: int, ack: str | None, at: float) -> None:
        """A turn of the table has reached one more seat."""
        heard, sent = self._turns.get(turn, (0, 0.0))
        if ack is not None:
            sent = self._sent.pop(ack)
            self.seen.acknowledged.append((self.table.id, ack))
        self._turns[turn] = (heard + 1, sent)
        if heard + 1 == len(self.table.cookies) and sent:
            self.seen.latencies.append(at - sent)
            del self._turns[turn]

    async def connect(self) -> None:
        for cookie in self.table.cookies:
            self.lines.append(await self.line(cookie))

    async def line(self, cookie: str) -> Line:
        return await Line.open(self.port, f"/api/tables/{self.table.id}/socket", cookie)

    async def play(self, until: float) -> None:
        try:
            async with asyncio.timeout(max(0.0, until - time.perf_counter()) + 2):
                await asyncio.gather(*(Seat(self, line, until).listen() for line in self.lines))
                self.seen.games += 1
        except TimeoutError:
            pass
        except OSError:
            self.seen.broken += 1

    def leave(self) -> None:
        for line in self.lines:
            line.close()


async def play_tables(
    tables: Sequence[Table], port: int, pace: float, seconds: float, ready: Callable[[], None]
) -> Seen:
    """Connect everybody, say that they are ready, and play."""
    seen = Seen()
    runs = [TableRun(table, port, pace, seen) for table in tables]
    await play_runs(runs, seconds, ready)
    return seen


async def play_runs(runs: Sequence[TableRun], seconds: float, ready: Callable[[], None]) -> None:
    for run in runs:
        await run.connect()
    ready()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(run.play(until) for run in runs))
    runs[0].seen.ended = time.perf_counter()
    for run in runs:
        run.leave()


async def make_tables(base: str, given: Given) -> list[Table]:
    limit = asyncio.Semaphore(8)

    async def one() -> Table:
        async with limit, httpx.AsyncClient(base_url=base, timeout=60) as http:
            return await make_table(http, given.game, given.seats)

    return await asyncio.gather(*(one() for _ in range(given.tables)))


# --- phases ---


@dataclass
class Phase:
    name: str
    seen: Seen
    seconds: float
    cpu: float
    memory: int = 0
    clients: float = 0  # their processor time

    @property
    def rate(self) -> float:
        return len(self.seen.acknowledged) / self.seconds

    def quantile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.seen.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def row(self) -> str:
        acknowledged = len(self.seen.acknowledged)
        return (
            f"| {self.name} | {self.seen.sent:,} | {acknowledged:,} | {self.rate:,.0f} "
            f"| {self.quantile(0.5):.1f} | {self.quantile(0.99):.1f} "
            f"| {1000 * self.cpu / acknowledged:.2f} "
            f"| {self.seen.told / acknowledged / 1000:.1f} "
            f"| {100 * self.clients / self.seconds:.0f} |"
        )


def run_phase(name: str, server: Server, given: Given, pace: float, seconds: float) -> Phase:
    print(f"{name}: seating {given.tables} tables of {given.seats}…", flush=True)
    empty = server.resident_bytes()
    tables = uvloop.run(make_tables(server.base, given))
    seated = server.resident_bytes() - empty
    began: list[float] = []

    def ready() -> None:
        began.extend((server.cpu_seconds(), time.perf_counter(), time.process_time()))
        print("  playing…", flush=True)

    seen = uvloop.run(play_tables(tables, server.port, pace, seconds, ready))
    cpu, start, clients = began
    cpu, clients = server.cpu_seconds() - cpu, time.process_time() - clients
    phase = Phase(name, seen, seen.ended - start, cpu, seated, clients)
    print(f"  {phase.row()}", flush=True)
    return phase


def run_killed(server: Server, given: Given) -> tuple[int, int, int]:
    """Kill the server under load. Acknowledged, lost, and games finished after the restart."""
    print("killing: seating…", flush=True)
    tables = uvloop.run(make_tables(server.base, given))

    async def killed() -> Seen:
        ready = asyncio.Event()
        playing = asyncio.create_task(play_tables(tables, server.port, 0, 60, ready.set))
        await ready.wait()
        await asyncio.sleep(given.kill_after)
        server.kill()
        return await playing

    seen = uvloop.run(killed())
    logged = server.logged()
    lost = sum(token not in logged.get(table, ()) for table, token in seen.acknowledged)
    print(f"  killed after {len(seen.acknowledged):,} acknowledgements, {lost} lost", flush=True)
    server.start()
    after = uvloop.run(play_tables(tables, server.port, 0, 120, lambda: None))
    print(f"  after the restart {after.games} of {given.tables} games end", flush=True)
    return len(seen.acknowledged), lost, after.games


@dataclass(frozen=True)
class Given:
    game: str
    tables: int
    seats: int
    seconds: float
    kill_after: float
    port: int


def other(server: Server, given: Given, game: str) -> tuple[str, Server, Given, float, float]:
    """The same for a game whose actions take more work, at half as many tables."""
    so_many = replace(given, game=game, tables=max(1, given.tables // 2), seats=4)
    name = f"as fast as it goes: {so_many.tables} tables of {so_many.seats} at {game}"
    return name, server, so_many, 0, given.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="razzia")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--kill-after", type=float, default=3)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--write", type=Path, help="where the report goes")
    asked = parser.parse_args()
    given = Given(
        asked.game, asked.tables, asked.seats, asked.seconds, asked.kill_after, asked.port
    )
    pin_clients()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), given.port)
        server.start()
        phases = [
            run_phase("one action a second each", server, given, 1, given.seconds),
            run_phase("500 actions/s", server, given, given.tables * given.seats / 1500, 20),
            run_phase("1,000 actions/s", server, given, given.tables * given.seats / 3000, 20),
            run_phase("as fast as it goes", server, given, 0, given.seconds * 4),
            *(run_phase(*other(server, given, game)) for game in LONG_GAMES),
        ]
        killed = run_killed(server, given)
        server.stop()
    report = written(given, phases, killed)
    print(report)
    if asked.write is not None:
        asked.write.write_text(report, "utf-8")


def written(given: Given, phases: list[Phase], killed: tuple[int, int, int]) -> str:
    acknowledged, lost, ended = killed
    memory = phases[0].memory / given.tables / 1024
    head = (
        "| phase | sent | acknowledged | actions/s | p50 ms | p99 ms | server CPU ms/action "
        "| told to all seats, kB/action | clients busy % |"
    )
    return "\n".join(
        [
            f"# Load: {given.tables} tables of {given.seats} at {given.game}, on one server core",
            "",
            "By `python bench/load.py --write bench/load.md`; SQLite, every action on disk before",
            "it is acknowledged. Latency from sending until the last seat has the view.",
            f"{platform.machine()}, Python {platform.python_version()}.",
            "",
            head,
            "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
            *(phase.row() for phase in phases),
            "",
            f"Memory: {memory:.0f} KiB a table with {given.seats} people connected before.",
            f"Killed (SIGKILL) under full load: {acknowledged:,} actions acknowledged, "
            f"{lost} lost; {ended} of {given.tables} games were played to their end afterwards.",
            "",
        ]
    )


if __name__ == "__main__":
    main()
