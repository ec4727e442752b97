"""Hands play many games: this process, all cores, or a Ray cluster (`on_ray.py`).

Each takes a function that plays one game, and the games to play. It yields what the function
returns for each game as it ends, in any order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar

from omerta.kernel.refusal import BadSetup

Job = TypeVar("Job")
Done = TypeVar("Done")


class Hands(Protocol):
    """`play` may be pickled, and so may jobs and results."""

    def __call__(
        self, play: Callable[[Job], Done], jobs: Iterable[Job], /
    ) -> Generator[Done, None, None]: ...


# Games queued for each worker: enough that none is idle, and little is lost when it is stopped.
AHEAD = 3


def one_by_one(play: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
    for job in jobs:
        yield play(job)


def on_cores(jobs: int) -> Hands:
    """`jobs` games at a time, each in a process of its own."""

    def played(play: Callable[[Job], Done], to_do: Iterable[Job]) -> Generator[Done, None, None]:
        context = multiprocessing.get_context("spawn")
        lifeline, held = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            jobs, mp_context=context, initializer=_hang_on, initargs=(lifeline,)
        )
        try:
            yield from _as_they_end(pool, play, to_do, jobs * AHEAD)
        except BrokenExecutor:
            raise BadSetup("arena-worker-died") from None
        except BaseException:
            held.close()
            raise
        finally:
            pool.shutdown(cancel_futures=True)
            held.close()

    return one_by_one if jobs == 1 else played


def _as_they_end(
    pool: ProcessPoolExecutor, play: Callable[[Job], Done], jobs: Iterable[Job], ahead: int
) -> Generator[Done, None, None]:
    to_play = iter(jobs)
    begun: set[Future[Done]] = set()
    while True:
        with _undisturbed():
            more = islice(to_play, ahead - len(begun))
            begun |= {pool.submit(play, job) for job in more}
        if not begun:
            return
        ended, begun = wait(begun, return_when=FIRST_COMPLETED)
        for future in ended:
            yield future.result()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started in this block do not get Ctrl-C; it is for the main process."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hang_on(lifeline: Connection) -> None:
    """In a worker: end when the main process closes the pipe."""
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    """End at once, even in the middle of a game, when the other end is closed or killed."""
    lifeline.poll(None)
    os._exit(0)
