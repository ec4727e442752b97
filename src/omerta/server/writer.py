"""The store for the event loop: reads in threads, all writes in one thread, many in one commit.

A commit waits for the disk. Meanwhile the next writes queue up and then share the next commit. So a
write waits for two commits at most, however many tables there are, and SQLite has a single writer.
A table need not wait for its last append before it makes the next: appends in one `Line` are made
in their order, and if one fails, those behind it are not made.
"""

from __future__ import annotations

import asyncio
import threading
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from omerta.kernel.match import Entry
from omerta.server.checkpoints import Checkpoints
from omerta.server.store import Appended, Appender, Facts, Line, LogRow, Outcome, Store

T = TypeVar("T")

MOST_IN_COMMIT = 512


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """One caller's write, and where its result goes."""

    work: LogRow | Callable[[Facts], Any]
    future: Future[Any]
    line: Line


class AsyncStore:
    """A store shared by everything on an event loop. Close it to write out what is queued."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._jobs: deque[_Job] = deque()
        self._calls: SimpleQueue[bool] = SimpleQueue()  # to the writer; False to stop
        self._called = False
        self._closed = False
        self._appender = Appender(store.engine)
        self._checkpoints = Checkpoints(store.engine)
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Also closes the store."""
        if not self._closed:
            self._closed = True
            self._calls.put(False)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._checkpoints.close)
        self._appender.close()
        self.store.close()

    # --- for callers ---

    def append(
        self,
        table: str,
        number: int,
        token: str | None,
        entries: Sequence[Entry],
        line: Line | None = None,
        head: str | None = None,
    ) -> Future[Outcome]:
        """Append to a log, behind the other appends of the line. When the future is done, it is on
        disk. A cancelled caller cannot know."""
        return self._submit(LogRow(table, number, token, tuple(entries), head=head), line)

    def write(self, work: Callable[[Facts], T]) -> Future[T]:
        """Do some work in a transaction. When the future is done, with its result, it is on disk.

        The work should be short and change nothing but the database: if other work in the same
        commit fails, everything is rolled back and this work is done again, alone.
        """
        return self._submit(work)

    async def read(self, work: Callable[[Facts], T]) -> T:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Facts], T]) -> T:
        with self.store.read() as facts:
            return work(facts)

    def _submit(
        self, work: LogRow | Callable[[Facts], Any], line: Line | None = None
    ) -> Future[Any]:
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._jobs.append(_Job(work, future, line or Line()))
        if not self._called:
            # The writer is called when the event loop has done all that is ready now: so these
            # writes share a commit, and a sleeping thread is woken once for all of them.
            self._called = True
            loop.call_soon(self._call)
        return future

    def _call(self) -> None:
        self._called = False
        self._calls.put(True)

    # --- in the writer's thread ---

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            going_on = self._calls.get()
            while self._jobs:
                most = min(len(self._jobs), MOST_IN_COMMIT)
                self._commit([self._jobs.popleft() for _ in range(most)])
                self._checkpoints.committed(most)

    def _commit(self, batch: list[_Job]) -> None:
        rows = [job.work for job in batch if isinstance(job.work, LogRow)]
        in_line = len(rows) == len(batch) and not any(job.line.broken for job in batch)
        if in_line and self._appender.append(rows):
            done_so = zip(batch, rows, strict=True)
            _settle(batch, [partial(j.future.set_result, Appended(r.number)) for j, r in done_so])
            return
        begun = done = False
        try:
            with self.store.write() as facts:
                begun = True
                results = _do(batch, facts)
                done = True
        except Exception as error:
            if begun and not done and len(batch) > 1 and not _disconnected(error):
                # One job is bad. It must not make the others fail.
                for job in batch:
                    self._commit([job])
            else:
                for job in batch:
                    job.line.broken = True
                _settle(batch, [partial(job.future.set_exception, error) for job in batch])
        else:
            told = zip(batch, results, strict=True)
            _settle(batch, [partial(job.future.set_result, result) for job, result in told])


def _do(batch: list[_Job], facts: Facts) -> list[Any]:
    """The results of all jobs, in order. Consecutive appends are done together."""
    results: list[Any] = []
    for appends, group in groupby(batch, lambda job: isinstance(job.work, LogRow)):
        jobs = list(group)
        works: list[Any] = [job.work for job in jobs]
        if appends:
            results += facts.append_all(works, [job.line for job in jobs])
        else:
            results += [work(facts) for work in works]
    return results


def _disconnected(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _settle(batch: list[_Job], settlings: list[Callable[[], None]]) -> None:
    """Give every caller the result on their own event loop, with one call per loop."""

    def tell(loop: AbstractEventLoop) -> None:
        for job, settle in zip(batch, settlings, strict=True):
            if job.future.get_loop() is loop and not job.future.done():
                settle()

    for loop in {job.future.get_loop() for job in batch}:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell, loop)
