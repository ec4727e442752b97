"""Connections: a browser at a table, and what is on its way there.

What is said to a browser goes through an outbox, so that one that does not listen holds up nobody
else. An outbox that grows too long is closed; the browser comes back and gets what it missed.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable

from omerta.kernel.events import PUBLIC

MOST_UNSENT = 256


class Connection:
    _count = itertools.count()

    def __init__(self, person: str | None, name: str) -> None:
        self.number = next(self._count)  # no two are ever the same, unlike addresses in memory
        self.person = person
        self.name = name
        self.seat = PUBLIC
        self._outbox: deque[str] = deque()
        self._news = asyncio.Event()
        self._closed = False
        self.when_closed: Callable[[], object] = lambda: None

    def tell(self, message: str) -> None:
        if self._closed:
            return
        self._outbox.append(message)
        if len(self._outbox) > MOST_UNSENT:
            self.close()
        self._news.set()

    def close(self) -> None:
        self._closed = True
        self._news.set()
        self.when_closed()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is told, until the connection is closed."""
        while not self._closed:
            await self._news.wait()
            self._news.clear()
            while self._outbox and not self._closed:
                await send(self._outbox.popleft())
