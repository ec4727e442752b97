"""Connections: a browser at a table, and the messages on their way to it.

Messages go through an outbox, so a slow browser holds up nobody else. If the outbox grows too long,
the connection is closed; the browser connects again and gets what it missed.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

from omerta.kernel.events import PUBLIC
from omerta.server.unwritten import Unwritten

MOST_UNSENT = 256
MOST_UNSENT_LENGTH = 4_000_000


class Connection:
    _count = itertools.count()

    def __init__(self, person: str | None, name: str, address: str = "") -> None:
        self.number = next(self._count)  # never used again, unlike an address in memory
        self.person = person
        self.name = name
        self.address = address
        self.seat = PUBLIC
        self._outbox: deque[str] = deque()
        self._unsent = 0  # total length of the outbox
        self._news = asyncio.Event()
        self._closed = False
        self.when_closed: Callable[[], object] = lambda: None
        # What the table it is at has not yet written: messages wait for that.
        self.unwritten = Unwritten()

    def tell(self, message: str) -> None:
        """Send a message as soon as what it may depend on is on disk."""
        self.unwritten.then(partial(self._tell, message))

    def _tell(self, message: str) -> None:
        if self._closed:
            return
        self._outbox.append(message)
        self._unsent += len(message)
        # A single message may be of any length.
        too_long = self._unsent > MOST_UNSENT_LENGTH and len(self._outbox) > 1
        if len(self._outbox) > MOST_UNSENT or too_long:
            self.close()
        self._news.set()

    def close(self) -> None:
        self._closed = True
        self._outbox.clear()
        self._news.set()
        self.when_closed()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send messages until the connection is closed."""
        while not self._closed:
            await self._news.wait()
            self._news.clear()
            while self._outbox and not self._closed:
                message = self._outbox.popleft()
                self._unsent -= len(message)
                await send(message)
