"""Workers: what takes long is done in other processes, so that the server never waits for it.

They are processes of this machine, or, where there is one, of a Ray cluster (`cluster.py`). While
the cluster is away, the work is done here.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import ParamSpec, Protocol, TypeVar

from omerta.games import load, names
from omerta.server.logs import log
from omerta.server.turns import FairTurns

P = ParamSpec("P")
R = TypeVar("R")

SECONDS_BETWEEN_TRIES = 10.0  # to reach the cluster


class ClusterGone(BrokenExecutor):
    """The cluster cannot be reached, or is of no use."""


class Cluster(Protocol):
    """Where else work can be done."""

    def connect(self) -> int:
        """Connect, unless connected; how many cores there are. Raises `ClusterGone`."""

    def pool(self, at_once: int) -> Executor:
        """Does so many tasks at once. They raise `ClusterGone` when it goes."""


def _ready(game_name: str) -> None:
    load(game_name)


def _stay_out_of_the_way() -> None:
    # Ctrl-C at the terminal is for the server, which ends its workers itself. Low priority: people
    # who play come before bots that think.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Exit when the server is gone, even if it was killed and could not end its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Workers:
    def __init__(self, processes: int | None = None, cluster: Cluster | None = None) -> None:
        self._wanted = processes
        self._here = processes or max(1, (os.cpu_count() or 2) - 1)
        self._cluster = cluster
        self._moving: asyncio.Task[None] | None = None
        self._turns = FairTurns(0)
        self._use(self._new_pool(), self._here)

    def _new_pool(self) -> Executor:
        """Processes of this machine. They are started when there is work for them."""
        return ProcessPoolExecutor(
            self._here,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_stay_out_of_the_way,
        )

    def _use(self, pool: Executor, processes: int) -> None:
        self._pool, self.processes = pool, processes
        # One more than can work: the next task is there when a worker is free.
        self._turns.allow(processes + 1)

    async def run(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a task in a worker. If the worker is killed, a new one does the task again."""
        assert not kwargs
        if self._cluster is not None and self._moving is None:
            self._moving = asyncio.create_task(self._move_to(self._cluster))
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, task, *args)
        except BrokenExecutor as gone:
            if pool is self._pool:
                self._replace(pool, gone)
            return await loop.run_in_executor(self._pool, task, *args)

    def _replace(self, pool: Executor, gone: BrokenExecutor) -> None:
        self._use(self._new_pool(), self._here)
        if isinstance(gone, ClusterGone):
            log.warning("the cluster is gone: work is done here", problem=str(gone))
            self._moving = None  # the next task looks for it again

    async def run_for(
        self, person: str, table: str, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """The same for a person's table: all have their fair share of the workers' time."""
        async with self._turns.turn(person, table):
            return await self.run(task, *args, **kwargs)

    @property
    def delay(self) -> float:
        """Seconds for which tasks have waited lately, before they began."""
        return self._turns.delay

    async def warm_up(self) -> None:
        """Start the workers and load the games before anybody waits for them."""
        await asyncio.gather(*(self.run(_ready, name) for name in names() * self.processes))

    async def _move_to(self, cluster: Cluster) -> None:
        """As soon as it can be reached. What has begun here is finished here."""
        while True:
            with contextlib.suppress(ClusterGone):
                cores = await asyncio.to_thread(cluster.connect)
                break
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        before, at_once = self._pool, self._wanted or cores
        self._use(cluster.pool(at_once), at_once)
        log.info("work is done on the cluster", at_once=at_once)
        await asyncio.to_thread(before.shutdown)

    async def close(self) -> None:
        """Finish the tasks that have begun, and drop the others."""
        if self._moving is not None:
            self._moving.cancel()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
