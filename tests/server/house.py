"""A running house and players with browsers, for the tests of the server.

`in_thread` runs the whole server in a thread of the test's own process, on a real port: fast, and
its parts can be looked at. `Program` runs `omerta serve` as a process that can be killed.
"""

from __future__ import annotations

import asyncio
import functools
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar, cast
from unittest.mock import patch

import httpx
import uvicorn
from prometheus_client import generate_latest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from omerta.battery.differences import Follower
from omerta.games import package
from omerta.kernel.match import Match
from omerta.server import house, workers
from omerta.server import looking_back as archive
from omerta.server.app import build
from omerta.server.croupier import Croupier
from omerta.server.house import House, Settings
from omerta.server.listening import configured
from omerta.server.logs import JsonLines, calm
from omerta.server.looking_back import LookingBack
from omerta.server.relay import Relays
from omerta.server.store import LogRow, SeatRow, Store, TableRow
from omerta.server.table import new_match

P = ParamSpec("P")
R = TypeVar("R")

PATIENCE = 15.0  # seconds until something that must happen is given up
OPENING = 60.0  # until a program that starts is; on a busy machine, it has much to read
Frame = dict[str, Any]


def played(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unframed(message: bytes) -> bytes:
    """The text of a message that is ready to be sent."""
    return message[{126: 4, 127: 10}.get(message[1], 2) :]


# --- what both kinds of server have ---


class Server:
    """Somebody listens at `url` and keeps everything in `database`."""

    def __init__(self, folder: Path, port: int, database: str = "") -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.database = database or f"sqlite:///{folder}/omerta.sqlite"

    def log_lines(self) -> list[str]:
        raise NotImplementedError

    def log(self) -> list[Frame]:
        return [json.loads(line) for line in self.log_lines()]

    def troubles(self) -> list[Frame]:
        """What a healthy house never logs, whatever people send."""
        return [line for line in self.log() if line["level"] not in ("info", "debug")]

    def rows(self, table: str) -> tuple[TableRow, list[SeatRow], list[LogRow]]:
        """The truth about a table."""
        store = Store.open(self.database)
        try:
            with store.read() as facts:
                row = facts.table(table)
                assert row is not None
                return row, facts.seats(table), facts.log(table)
        finally:
            store.close()

    def replayed(self, table: str) -> Match[Any]:
        row, seats, log = self.rows(table)
        match = new_match(row, seats)
        for append in log:
            for entry in append.entries:
                match.apply(entry)
        return match


# --- in a thread ---


class InThread(Server):
    def __init__(self, folder: Path, port: int, settings: Settings, database: str = "") -> None:
        super().__init__(folder, port, database)
        self._lines: list[str] = []
        self._app = build(self.database, settings)
        self._server = uvicorn.Server(configured(self._app, settings))
        self._thread = threading.Thread(target=self._server.run)

    @property
    def house(self) -> House:
        return cast(House, self._state.house)

    @property
    def croupier(self) -> Croupier:
        return cast(Croupier, self._state.croupier)

    @property
    def looking_back(self) -> LookingBack:
        return cast(LookingBack, self._state.looking_back)

    @property
    def relays(self) -> Relays:
        return cast(Relays, self._state.relays)

    @property
    def _state(self) -> Any:
        return cast(Any, self._app)._app.state

    def call(self, work: Callable[[], Awaitable[R]]) -> R:
        """Do something on the server's own loop."""

        async def do() -> R:
            return await work()

        return asyncio.run_coroutine_threadsafe(do(), self._loop).result(PATIENCE)

    def narrow(self, client: tuple[str, int]) -> None:
        """Let next to nothing be on its way to this client."""
        transport = self._transport_to(client)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        transport.set_write_buffer_limits(1024)

    def unsent_to(self, client: tuple[str, int]) -> Callable[[], int]:
        """How many bytes wait to be sent to this client."""
        transport = self._transport_to(client)
        return lambda: transport.get_write_buffer_size()

    def _transport_to(self, client: tuple[str, int]) -> asyncio.Transport:
        for connection in self._server.server_state.connections:
            if getattr(connection, "client", None) == client:
                return cast(asyncio.Transport, cast(Any, connection).transport)
        raise LookupError(client)

    def log_lines(self) -> list[str]:
        return list(self._lines)

    def open(self) -> None:
        self._handler = _Lines(self._lines)
        logging.getLogger().addHandler(self._handler)
        calm()
        logging.getLogger("omerta").setLevel(logging.INFO)
        logging.getLogger("omerta").disabled = False  # import-linter switches all loggers off
        # From the start: a process of workers takes longer to come up than most tests take.
        with patch.object(house, "Workers", Threads), patch.object(archive, "Workers", Threads):
            self._thread.start()
            deadline = time.monotonic() + PATIENCE
            while not self._server.started:
                assert self._thread.is_alive(), "\n".join(self._lines)
                assert time.monotonic() < deadline
                time.sleep(0.005)
        self._loop = self._server.servers[0].get_loop()

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        logging.getLogger().removeHandler(self._handler)


class _Lines(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


class Threads(workers.Workers):
    """Bots that think in a thread: no processes to wait for."""

    def _new_pool(self) -> Executor:
        return ThreadPoolExecutor(1)


@contextmanager
def in_thread(folder: Path, database: str = "", **settings: Any) -> Iterator[InThread]:
    """A house in a thread, without limits and with quick bots unless said otherwise."""
    quick = {"rate_factor": 0, "bot_pace": 0, "bot_patience": 0, "hold_back": 0}
    port = free_port()
    wanted = {**quick, "port": port, "node_address": f"127.0.0.1:{port}", **settings}
    server = InThread(folder, port, Settings(**wanted), database)
    server.open()
    try:
        yield server
    finally:
        server.close()


# --- as a program ---


class Program(Server):
    """`omerta serve`, in a process of its own."""

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        super().__init__(folder, free_port(), database)
        self._errors = folder / f"errors-{self.port}.log"
        self._errors.touch()
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None
        self._started: list[int] = []

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def open(self) -> None:
        command = [sys.executable, "-m", "omerta", "serve", "--port", str(self.port)]
        command += ["--db", self.database, "--bot-pace", "0", "--rate-factor", "0", *self._options]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True
            )
        self._started.append(self._process.pid)
        deadline = time.monotonic() + OPENING
        while not self._answers():
            assert self._process.poll() is None, self._errors.read_text()
            assert time.monotonic() < deadline, "it does not open"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Without a chance to say goodbye."""
        os.kill(self.pid, signal.SIGKILL)
        self.ended()

    def end(self, how: signal.Signals) -> int:
        """Ask it to end; gives the status it ends with."""
        os.kill(self.pid, how)
        return self.ended()

    def workers(self) -> list[int]:
        """Processes it lets bots think in, whether it is still there or not."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                session = (process / "stat").read_text().rpartition(")")[2].split()[3]
                worker = b"spawn_main" in (process / "cmdline").read_bytes()
                if int(session) == self.pid and worker:
                    found.append(int(process.name))
        return found

    def ended(self) -> int:
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        """And whatever it left behind."""
        for session in self._started:
            with suppress(ProcessLookupError):
                os.killpg(session, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()

    def log_lines(self) -> list[str]:
        # When a server is killed, Python itself has a word to say about what it leaves behind.
        python = ("resource_tracker", "warnings.warn(")
        lines = self._errors.read_text().splitlines()
        return [line for line in lines if not any(word in line for word in python)]


@contextmanager
def program(folder: Path, *options: str, database: str = "") -> Iterator[Program]:
    server = Program(folder, *options, database=database)
    try:
        server.open()
        yield server
    finally:
        server.close()


# --- people ---


class Player:
    """A browser with its cookie, and its windows at tables."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.web = httpx.AsyncClient(
            base_url=server.url, verify=False, trust_env=False, timeout=PATIENCE
        )
        if cookie:
            self.web.cookies.set("omerta", cookie, "127.0.0.1")
        self._windows: list[Window] = []

    @property
    def cookie(self) -> str:
        return self.web.cookies.get("omerta") or ""

    async def introduce(self, name: str, webhook: str = "") -> httpx.Response:
        return await self.web.put("/api/me", json={"name": name, "webhook": webhook})

    async def create(self, seats: int = 3, **wish: Any) -> str:
        answer = await self.web.post("/api/tables", json={"game": "razzia", "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def connect(
        self, table: str, since: int | None = None, headers: dict[str, str] | None = None
    ) -> Window:
        """A window at a table, once it has been welcomed."""
        return await self._welcomed(await self.socket(table, since, headers))

    async def window(self, path: str) -> Window:
        """A window at whatever socket this is, once it has been welcomed."""
        return await self._welcomed(await self.open(path))

    async def _welcomed(self, socket: ClientConnection) -> Window:
        window = Window(socket)
        self._windows.append(window)
        await window.until(lambda frame: frame["is"] == "welcome")
        return window

    async def socket(
        self, table: str, since: int | None = None, headers: dict[str, str] | None = None
    ) -> ClientConnection:
        query = "" if since is None else f"?since={since}"
        return await self.open(f"/api/tables/{table}/socket{query}", headers)

    async def open(self, path: str, headers: dict[str, str] | None = None) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.server.port}{path}"
        sent = {"Cookie": f"omerta={self.cookie}"} if self.cookie else {}
        return await connect(
            url,
            additional_headers={**sent, **(headers or {})},
            max_size=None,
            compression=None,
            ping_interval=None,
            proxy=None,
        )

    async def close(self) -> None:
        for window in self._windows:
            await window.close()
        await self.web.aclose()


class Window:
    """One connection to a table: all it hears, and what it knows from that."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.frames: list[Frame] = []
        self.table: Frame = {}
        self.now: Frame = {}
        self.waiting: tuple[int, ...] = ()
        self.chat: list[Frame] = []
        self.events: list[Frame] = []
        self.closed: int | None = None
        self._follower = Follower()
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    # --- hearing ---

    async def _read(self) -> None:
        try:
            async for message in self.socket:
                assert isinstance(message, str)
                self.texts.append(message)
                self._take(self._follower.whole(json.loads(message)))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code
            self._news.set()

    def _take(self, frame: Frame) -> None:
        self.frames.append(frame)
        match frame["is"]:
            case "welcome":
                self.table, self.chat = frame["table"], list(frame["chat"])
                if frame["now"] is not None:
                    self._see(frame["now"])
            case "now":
                self._see(frame)
            case "waiting":
                self.waiting = tuple(frame["waiting"])
            case "table":
                self.table = frame["table"]
            case "chat":
                self.chat.append(frame["line"])
            case "refused":
                assert_said(frame["why"])

    def _see(self, now: Frame) -> None:
        self.now = now
        self.waiting = tuple(now["view"]["waiting"])
        heard = now["heard"]
        self.events = [event for event in self.events if event["n"] < heard["since"]]
        self.events += heard["events"]

    async def until(self, true: Callable[[Frame], bool], since: int = 0) -> Frame:
        """The first message from number `since` on of which something is true."""
        seen = since
        while True:
            while seen < len(self.frames):
                if true(self.frames[seen]):
                    return self.frames[seen]
                seen += 1
            await self._hear_more()

    async def sees(self, true: Callable[[], bool]) -> None:
        """Until something is true of what this window knows."""
        while not true():
            await self._hear_more()

    async def _hear_more(self) -> None:
        if self.closed is not None:
            raise ConnectionError(f"closed with {self.closed}")
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def ended(self) -> int:
        """The code with which the house closed the connection."""
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)
        return self.closed or 0

    # --- speaking ---

    async def say(self, do: str, token: str = "", **what: Any) -> str:
        token = token or uuid.uuid4().hex
        await self.socket.send(json.dumps({"do": do, "token": token, **what}))
        return token

    async def answer_undo(self, agree: bool) -> dict[str, Any]:
        """Answer the request this window knows of, if there is one."""
        request = (self.table["undo"] or {"request": 0})["request"]
        return await self.ask("answer_undo", request=request, agree=agree)

    async def ask(self, do: str, token: str = "", **what: Any) -> Frame:
        """Say something and wait for what the house answers."""
        since = len(self.frames)
        token = await self.say(do, token, **what)
        return await self.until(
            lambda frame: token in (frame.get("token"), frame.get("ack")), since
        )

    async def act(self, *actions: int, stamp: str = "", token: str = "") -> Frame:
        return await self.ask("act", token, stamp=stamp or self.now["stamp"], actions=list(actions))

    async def settled(self) -> None:
        """All that the house had to say to this window so far has come: a word and its answer."""
        await self.ask("always_pass", kind="no such question", on=True)

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait_for(self._reading, PATIENCE)

    # --- playing ---

    @property
    def over(self) -> bool:
        return bool(self.table.get("status") == "over")

    @property
    def me(self) -> int:
        return int(self.table["me"])

    @property
    def prompt(self) -> Frame | None:
        return self.now["view"]["prompt"] if self.now else None

    @property
    def asked(self) -> str:
        """The question this window's seat has to answer now; empty for none."""
        prompt = self.prompt
        return str(prompt["kind"]) if prompt and prompt["answer"] is None else ""

    def answer(self, luck: Random) -> list[int]:
        """Any whole answer to the open question."""
        prompt = self.prompt
        assert prompt is not None
        *others, last = prompt["options"]
        if prompt["kind"] != "propose_split":
            return [luck.choice([*others, last])]
        steps = luck.randrange(len(self.now["view"]["table"]["split"]["bills"]) + 1)
        return [*(luck.choice(others) for _ in range(steps - len(prompt["draft"]))), last]

    async def play_on(self, luck: Random, until: Callable[[], bool] = lambda: False) -> None:
        """Answer whatever is asked until the game is over, or something else is so."""
        while not self.over and not until():
            if self.asked:
                reply = await self.act(*self.answer(luck))
                assert reply["is"] == "now" or reply["stale"], reply
            else:
                await self._hear_more()


@asynccontextmanager
async def guests(server: Server, *names: str) -> AsyncIterator[list[Player]]:
    """Players who have said who they are; an empty name for one who has not."""
    async with AsyncExitStack() as stack:
        players = []
        for name in names:
            player = Player(server)
            stack.push_async_callback(player.close)
            if name:
                assert (await player.introduce(name)).status_code == 200
            players.append(player)
        yield players


async def all_see(windows: list[Window], true: Callable[[Window], bool]) -> None:
    """Until something is true of what each of these windows knows."""
    for window in windows:
        await window.sees(functools.partial(true, window))


async def seat_all(table: str, host: Player, *others: Player) -> list[Window]:
    """The host's window, and those of others who follow their invitations."""
    windows = [await host.connect(table)]
    for seat, player in enumerate(others, start=1):
        window = await player.connect(table)
        invite = windows[0].table["invites"][str(seat)]
        assert (await window.ask("sit", seat=seat, invite=invite))["is"] == "done"
        await all_see([window], lambda w: w.me != -1)
        windows.append(window)
    return windows


async def begin(table: str, host: Player, *others: Player) -> list[Window]:
    """A game that has begun, with a window for each player."""
    windows = await seat_all(table, host, *others)
    assert (await windows[0].ask("start"))["is"] == "done"
    await all_see(windows, lambda w: bool(w.now))
    return windows


async def play_out(windows: list[Window], luck: Random) -> None:
    """All play to the end."""
    await asyncio.gather(*(window.play_on(luck) for window in windows))


# --- words ---


@functools.cache
def _texts() -> list[Any]:
    return [package("razzia").text(language) for language in ("en", "fr")]


def assert_said(phrase: Frame) -> None:
    """A phrase that can be said in every language."""
    for each in _texts():
        assert each.has(phrase["say"]), f"{phrase['say']} is not said in {each.language}"


def numbers() -> str:
    """The page for Prometheus, of a server in this process."""
    return generate_latest().decode()


def metric(page: str, name: str) -> float:
    """A number of the page for Prometheus; 0 if it is not there yet."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0
