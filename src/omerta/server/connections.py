"""Connections: a browser at a table, and the messages on their way to it.

Messages are written without waiting, so a slow browser holds up nobody else. If too much waits to
be sent, the connection is closed; the browser connects again and gets what it missed.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial

from omerta.kernel.events import PUBLIC
from omerta.server.limits import MESSAGES, MESSAGES_HERE
from omerta.server.unwritten import Unwritten

MOST_UNSENT = 1_000_000  # bytes


class Connection:
    _count = itertools.count()

    def __init__(
        self,
        person: str | None,
        name: str,
        address: str = "",
        *,
        known: bool = True,
        generation: int = 0,
    ) -> None:
        self.number = next(self._count)  # never used again, unlike an address in memory
        self.person = person
        self.name = name
        self.address = address
        self.generation = generation  # of the cookie it was opened with
        # Whose messages are counted together, and how many there may be.
        known = known and person is not None
        self.pace = (person, MESSAGES) if known else (("strangers", address), MESSAGES_HERE)
        self.seat = PUBLIC
        self.sees: int | None = None  # the seat whose view it was last told
        self._closed = False
        # Sends a framed message, and says how many bytes wait to be sent.
        self.write: Callable[[bytes], int] = len
        self.when_closed: Callable[[], object] = lambda: None
        # What the table it is at has not yet written: messages wait for that.
        self.unwritten = Unwritten()

    def tell(self, message: bytes) -> None:
        """Send a framed message as soon as what it may depend on is on disk."""
        self.unwritten.then(partial(self._tell, message))

    def _tell(self, message: bytes) -> None:
        # A single message may be of any length.
        if not self._closed and self.write(message) > MOST_UNSENT + len(message):
            self.close()

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self.when_closed()
