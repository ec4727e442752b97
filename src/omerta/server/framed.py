"""WebSockets as uvicorn speaks them, with two shortcuts for most of the server's traffic.

A message is encoded and framed once for all who get it, and goes straight to each connection: no
task and no queue in between. And the server goes on reading after each message it gets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# The shortcut's name among the extensions of a connection's scope.
FRAMED = "omerta.framed"

MOST_UNREAD = 16  # messages that wait for the application; then the connection is not read


def framed(text: bytes) -> bytes:
    """A whole message, as it goes to a browser (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65_536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), text)


class FramedWebSocket(WebSocketsSansIOProtocol):
    """For uvicorn's option `ws`."""

    when_lost: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.when_lost is not None:
            self.when_lost()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope["extensions"])[FRAMED] = self

    def write(self, message: bytes) -> int:
        """Send a framed message. Returns how many bytes wait to be sent."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(message)
        return self.transport.get_write_buffer_size()

    def hand_over(self, other: asyncio.Protocol) -> asyncio.Transport:
        """Before the handshake: let another protocol have the connection, and answer it."""
        self.handshake_complete = self.close_sent = True
        self.transport.set_protocol(other)
        return self.transport

    def abort(self) -> None:
        """Close the connection, whatever waits to be sent."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # else it stops after each message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
