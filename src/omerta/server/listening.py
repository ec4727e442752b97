"""How the server listens: uvicorn with our own limits on connections and on their patience.

A connection that does not get on with its request is closed, and so is one that does not take its
answer. Each is counted at the doors (`doors.py`) from its first moment to its last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from omerta.server.doors import Doors, network
from omerta.server.framed import FramedWebSocket
from omerta.server.guard import Guard
from omerta.server.house import Settings

MOST_MESSAGE = 64 * 1024  # the protocol's limit; a table accepts less
HEAD_SECONDS = 10.0  # for a request's head
HEAD_SECONDS_IN_A_CROWD = 2.0
REQUEST_SECONDS = 60.0  # from the head to the end of the answer


class PatientHttp(HttpToolsProtocol):
    """Requests of one connection, each in a limited time."""

    doors: Doors
    node_port: int  # where other nodes come in, who relay many

    _leave: Callable[[], None] | None = None
    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        # A proxy speaks for many. Who comes through it is counted by their own address (`stay`).
        proxies: Any = getattr(self.app, "trusted_hosts", ())
        relayed = self.server is not None and self.server[1] == self.node_port
        self._leave = self.doors.enter("" if relayed or peer in proxies else network(peer))
        if self._leave is None:
            transport.abort()
        else:
            self._wait(HEAD_SECONDS_IN_A_CROWD if self.doors.crowded else HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        if self._leave is not None:
            self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(REQUEST_SECONDS)
        super().on_headers_complete()
        if self.cycle is not None and self.doors.crowded:
            self.cycle.keep_alive = False

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._wait(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()
        upgraded = cast(Any, self.transport).get_protocol()
        assert isinstance(upgraded, FramedWebSocket)
        upgraded.when_lost, self._leave = self._leave, None

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what comes next, and no longer."""
        if self._hurry is not None:
            self._hurry.cancel()
        self._hurry = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self.transport.abort()


def configured(app: Guard, settings: Settings) -> uvicorn.Config:
    own_port = settings.node_address.rpartition(":")[2]
    node_port = int(own_port) if own_port and int(own_port) != settings.port else -1
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=type("CountedHttp", (PatientHttp,), {"doors": app.doors, "node_port": node_port}),
        ws=FramedWebSocket,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.trusted_proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
