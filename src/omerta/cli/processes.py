"""The processes of `omerta serve`: one server, or several on one port that share a PostgreSQL.

Each of several is a node like one on another machine: it listens on the common port, and on one of
its own by which the others reach it. The first process only watches over them: one that dies is
started again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass, replace
from multiprocessing.context import SpawnProcess
from types import FrameType

import uvicorn

from omerta.kernel.refusal import BadSetup
from omerta.server import metrics, tracing
from omerta.server.app import build
from omerta.server.collecting import collecting
from omerta.server.house import Settings
from omerta.server.listening import configured
from omerta.server.logs import log, set_up

COULD_NOT_START = 3
SECONDS_BETWEEN_STARTS = 1.0  # of a process that dies again and again
BACKLOG = 2048  # connections that wait to be accepted


@dataclass(frozen=True)
class Plan:
    """What a server process is to do."""

    database: str
    settings: Settings
    metrics: str = ""  # host:port for Prometheus; of several processes, each has the next port
    traces: str = ""  # where a collector takes OpenTelemetry's traces
    node: str = ""  # host or host:port where the other nodes reach it; empty on SQLite
    shared: bool = False  # do other processes listen on the same port?


def run_one(plan: Plan) -> None:
    """One server, until it is told to end."""
    set_up()
    settings = plan.settings
    sockets = [listen(settings.host, settings.port, shared=plan.shared)]
    if plan.node:
        host, port = host_and_port(plan.node)
        sockets.append(listen(host, port))
        port = sockets[-1].getsockname()[1]
        shown = f"[{host}]" if ":" in host else host
        settings = replace(settings, node_address=f"{shown}:{port}")
    if plan.metrics:
        show_metrics(plan.metrics)
    if plan.traces:
        tracing.begin(tracing.sender(plan.traces))
    app = build(plan.database, settings)
    # The writer's thread must not keep the event loop waiting.
    sys.setswitchinterval(0.0005)
    server = uvicorn.Server(configured(app, settings))
    with collecting.at_work():
        server.run(sockets=sockets)
    if not server.started:
        sys.exit(COULD_NOT_START)


def run_several(plan: Plan, processes: int) -> None:
    """Several servers, until this process is told to end. Then all of them are."""
    set_up()
    thinkers = max(1, ((os.cpu_count() or 2) - 1) // processes)
    settings = replace(plan.settings, bot_processes=thinkers)
    Supervisor(replace(plan, settings=settings, shared=True), processes).run()


class Supervisor:
    def __init__(self, plan: Plan, processes: int) -> None:
        self._plan = plan
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[SpawnProcess | None] = [None] * processes
        self._started = [float("-inf")] * processes
        self._ending = threading.Event()

    def run(self) -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self._end)
        while not self._ending.wait(0.1):
            for place, process in enumerate(self._processes):
                if process is None or not process.is_alive():
                    self._start(place, process)
        for process in self._processes:
            if process is not None:
                process.terminate()
        for process in self._processes:
            if process is not None:
                process.join()

    def _start(self, place: int, dead: SpawnProcess | None) -> None:
        if time.monotonic() - self._started[place] < SECONDS_BETWEEN_STARTS:
            return
        if dead is not None:
            log.warning("a server process has died", status=dead.exitcode)
        plan = replace(self._plan, metrics=nth_port(self._plan.metrics, place))
        process = self._context.Process(target=_worker, args=(plan,))
        process.start()
        self._processes[place] = process
        self._started[place] = time.monotonic()

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._ending.set()


def _worker(plan: Plan) -> None:
    # Ctrl-C at the terminal is for the first process, which ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    run_one(plan)


def _end_with_the_first() -> None:
    """End when the first process is gone, even if it was killed."""
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket that listens. Refuses with a clear message if the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise BadSetup("serve-port", host=host, port=port, problem=str(error)) from None
    made.listen(BACKLOG)
    return made


def host_and_port(given: str) -> tuple[str, int]:
    """`host`, `host:port` or `[host]:port`; without a port, any free one."""
    host, colon, port = given.rpartition(":")
    if not colon or given.endswith("]"):
        host, port = given, "0"
    if not port.isdecimal() or int(port) > 65_535:
        raise BadSetup("serve-node", given=given)
    return host.strip("[]"), int(port)


def show_metrics(where: str) -> None:
    host, _, port = where.rpartition(":")
    try:
        metrics.listen(host.strip("[]") or "127.0.0.1", int(port))
    except (OSError, ValueError, OverflowError) as error:
        raise BadSetup("serve-port", host=host, port=port, problem=str(error)) from None


def nth_port(where: str, place: int) -> str:
    """The address whose port is so many further on; nowhere stays nowhere."""
    host, _, port = where.rpartition(":")
    return f"{host}:{int(port) + place}" if port.isdecimal() else where
