"""A WebSocket for clients that measure: as little work as possible on their side.

It is for loopback and for our own server: no compression, no checks of what comes back. Messages go
to a callback at once, without a task or a queue in between. So one core of clients can keep one
core of a server busy.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from functools import partial
from typing import cast

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = bytes(4)  # a mask of zeros leaves the text as it is


class Line(asyncio.Protocol):
    """One connection. `await Line.open(…)`; messages wait until `listen` says who hears them."""

    def __init__(self, path: str, host: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
            "\r\n",
        )
        self._request = "\r\n".join(lines).encode()
        self._transport: asyncio.Transport | None = None
        self._unread = b""
        self._open = False
        self._waiting: list[bytes] = []
        self._hear: Callable[[bytes], None] | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, cookie: str) -> Line:
        """Raises OSError if there is no such connection."""
        loop = asyncio.get_running_loop()
        made = partial(cls, path, f"{HOST}:{port}", cookie)
        _, line = await loop.create_connection(made, HOST, port)
        await line.opened
        return line

    def listen(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        waiting, self._waiting = self._waiting, []
        for text in waiting:
            hear(text)

    def send(self, text: bytes) -> None:
        """A short text. Nothing happens on a connection that is closed."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_framed(TEXT, text))

    def close(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_framed(CLOSE, b""))
            self._transport.close()

    # --- what the event loop calls ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is of no such class
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionRefusedError("no WebSocket"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        start = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._unread = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                assert self._transport is not None
                self._transport.abort()
                return
            self._open, start = True, end + 4
            self.opened.set_result(None)
        self._unread = data[self._read(data, start) :]

    def _read(self, data: bytes, start: int) -> int:
        """Hear all messages that are complete. Returns where the rest begins."""
        length = len(data)
        while length - start >= 2:
            kind, size, text = data[start] & 0xF, data[start + 1], start + 2
            if size == 126:
                text, size = start + 4, int.from_bytes(data[start + 2 : start + 4])
            elif size == 127:
                text, size = start + 10, int.from_bytes(data[start + 2 : start + 10])
            if text > length or text + size > length:
                break
            self._take(kind, data[text : text + size])
            start = text + size
        return start

    def _take(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        if kind == TEXT:
            if self._hear is None:
                self._waiting.append(text)
            else:
                self._hear(text)
        elif kind == PING:
            self._transport.write(_framed(PONG, text))
        elif kind == CLOSE:
            self._transport.close()


def _framed(kind: int, text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return b"%c%c%b%b" % (0x80 | kind, 0x80 | length, MASK, text)
    return b"%c\xfe%b%b%b" % (0x80 | kind, length.to_bytes(2), MASK, text)
