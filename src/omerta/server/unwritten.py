"""What a table has done that is not on disk yet, and what has to wait for it.

A table plays on while its last changes are being written. Whatever is told, shown or done outside
because of them waits here until they are on disk. If one of them cannot be written, all that waits
is forgotten.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from omerta.server.store import Line


class Dropped(Exception):  # noqa: N818  (no error: the table is loaded again)
    """The table was dropped from memory while a task waited for it."""


class Unwritten:
    def __init__(self) -> None:
        self.line = Line()
        # For each append on its way, the oldest first: what waits for it.
        self._waiting: deque[list[Callable[[], object]]] = deque()
        self._waiters: set[asyncio.Future[None]] = set()

    def __len__(self) -> int:
        """How many appends are on their way."""
        return len(self._waiting)

    def add(self) -> None:
        """One more append is on its way."""
        self._waiting.append([])

    def then(self, do: Callable[[], object]) -> None:
        """Do this when everything so far is on disk: now, or later, or never if something of it is
        lost."""
        if self._waiting:
            self._waiting[-1].append(do)
        else:
            do()

    def written(self) -> None:
        """The oldest append is on disk."""
        for do in self._waiting.popleft():
            do()

    def lose(self) -> None:
        """An append has failed. It counts for nothing, nor do those behind it."""
        self.line.broken = True
        self._waiting.clear()
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_exception(Dropped())

    async def settled(self) -> None:
        """Wait until everything so far is on disk. Raises Dropped if something of it is lost."""
        if not self._waiting:
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        self.then(lambda: None if waiter.done() else waiter.set_result(None))
        try:
            await waiter
        finally:
            self._waiters.discard(waiter)
