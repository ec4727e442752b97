"""Where bots think: on this machine, or on a cluster, which may go and come back."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest

from omerta.server import workers as workers_module
from omerta.server.turns import FairTurns
from omerta.server.workers import ClusterGone
from tests.server.house import Threads

CORES = 5
BETWEEN_TRIES = 0.02


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class There(ThreadPoolExecutor):
    """Threads with a name, whose work fails when the cluster goes."""

    def __init__(self, cluster: AwayAtTimes, at_once: int) -> None:
        super().__init__(at_once, thread_name_prefix="there")
        self._cluster = cluster

    def submit(self, task: Any, /, *args: Any, **kwargs: Any) -> Any:
        return super().submit(self._do, task, *args)

    def _do(self, task: Any, *args: Any) -> Any:
        done = task(*args)
        self._cluster.connect()
        return done


class AwayAtTimes:
    def __init__(self) -> None:
        self.there = True
        self.tries = 0

    def connect(self) -> int:
        self.tries += 1
        if not self.there:
            raise ClusterGone("away")
        return CORES

    def pool(self, at_once: int) -> Executor:
        return There(self, at_once)


def where() -> str:
    return "there" if threading.current_thread().name.startswith("there") else "here"


async def until(workers: Threads, place: str) -> None:
    async with asyncio.timeout(10):
        while await workers.run(where) != place:
            await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_work_moves_to_the_cluster_and_back_while_it_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers_module, "SECONDS_BETWEEN_TRIES", BETWEEN_TRIES)
    cluster = AwayAtTimes()
    workers = Threads(2, cluster)
    own = Threads(None, cluster)  # as many as the cluster has
    try:
        await until(workers, "there")
        await until(own, "there")
        assert (workers.processes, own.processes) == (2, CORES)
        cluster.there = False
        assert await workers.run(where) == "here", "the task that was under way is done again"
        before = cluster.tries
        while cluster.tries < before + 3:
            assert await workers.run(where) == "here"
            await asyncio.sleep(BETWEEN_TRIES)
        cluster.there = True
        await until(workers, "there")
    finally:
        await workers.close()
        await own.close()


@pytest.mark.anyio
async def test_what_fails_in_a_task_is_told_and_the_cluster_is_kept() -> None:
    def fails() -> None:
        raise ValueError(where())

    workers = Threads(1, AwayAtTimes())
    try:
        await until(workers, "there")
        with pytest.raises(ValueError, match="there"):
            await workers.run(fails)
        assert await workers.run(where) == "there"
    finally:
        await workers.close()


@pytest.mark.anyio
async def test_more_turns_are_given_and_fewer_again() -> None:
    turns = FairTurns(1)
    inside, most = 0, 0
    held = asyncio.Event()

    async def use(n: int) -> None:
        nonlocal inside, most
        async with turns.turn("ann", str(n)):
            inside += 1
            most = max(most, inside)
            await held.wait()
            inside -= 1

    async def after(at_once: int) -> int:
        turns.allow(at_once)
        await asyncio.sleep(0.01)
        return inside

    users = [asyncio.create_task(use(n)) for n in range(6)]
    assert await after(1) == 1
    assert await after(4) == 4
    assert await after(2) == 4, "who has begun goes on"
    held.set()
    await asyncio.gather(*users)
    held.clear()
    users = [asyncio.create_task(use(n)) for n in range(4)]
    assert await after(2) == 2
    held.set()
    await asyncio.gather(*users)
    assert most == 4
