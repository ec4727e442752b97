"""Play: one WebSocket for each browser at a table, in a lesson or in the lobby.

It uses the ASGI protocol directly, and sends past it (`framed.py`), for speed: most of the server's
traffic passes through here.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from functools import partial
from typing import Any, Protocol, cast
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.server import metrics, telling, wire
from omerta.server.connections import Connection
from omerta.server.croupier import Croupier
from omerta.server.doors import Doors
from omerta.server.framed import FRAMED, FramedWebSocket
from omerta.server.house import House
from omerta.server.http import address, known_person
from omerta.server.kept import FrozenVisit
from omerta.server.lessons import Lessons
from omerta.server.limits import CONNECT, MESSAGES_HERE
from omerta.server.lobby import LobbyBoard, LobbyVisit
from omerta.server.logs import about, log
from omerta.server.nodes import BEAT, LEASE, Elsewhere
from omerta.server.relay import Relays, relayed_guest
from omerta.server.store import STORE_FAILS
from omerta.server.table import LiveTable
from omerta.server.unwritten import Dropped

MOST_BYTES = 16 * 1024  # of one message
MOST_PER_PERSON = 10  # connections at one table
MOST_AT_TABLE = 200

SECONDS_TO_TRY_AGAIN = 0.2  # whether a table of a dead node can be had
PATIENCE = 1.0  # seconds for a browser to accept the closing message

GONE, TOO_MANY, TROUBLE = 4404, 4429, 4500

LOBBY_PATH = "/api/lobby/socket"
PATH = re.compile(r"/api/tables/([a-z0-9]{8,24})/socket")
LEARN_PATH = re.compile(r"/api/learn/([a-z0-9_]{1,40})(?:/([a-z0-9-]{1,40}))?/socket")

_decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class Gone(Exception):  # noqa: N818  (no error: people come and go)
    """The browser has closed the connection."""


class Relayed(Exception):  # noqa: N818  (no error)
    """The browser was at another node's table, through this one; now it is gone."""


class Socket:
    """A WebSocket of ASGI."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.framed: FramedWebSocket = cast(Any, scope["extensions"])[FRAMED]
        self._receive, self._send = receive, send
        self.waits = False  # waiting for a message

    async def asked(self) -> None:
        """Until the browser has asked for the connection."""
        await self._receive()

    async def accept(self) -> None:
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str | None:
        """The next message; None if it is not text."""
        self.waits = True
        message: Any = await self._receive()
        self.waits = False
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    async def refuse(self, code: int) -> None:
        """With a code that the browser can read."""
        await self.accept()
        await self.close(code)

    async def close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, OSError):  # it was closed already
            await self._send({"type": "websocket.close", "code": code, "reason": None})

    async def close_soon(self, code: int) -> bool:
        """False if the browser does not accept even the closing message."""
        try:
            await asyncio.wait_for(self.close(code), PATIENCE)
        except TimeoutError:
            return False
        return True


class Visit(Protocol):
    """What a browser has connected for: a table, a lesson or the lobby."""

    connection: Connection

    @property
    def plays(self) -> bool:
        """Is it a player's, in a game that goes on?"""
        ...

    async def welcome(self) -> None: ...

    def decode(self, text: str) -> wire.FromLearner:
        """Raises `msgspec.DecodeError` if the message is malformed."""
        ...

    async def hear(self, message: Any) -> None:
        """Do what a decoded message asks for."""
        ...

    def goodbye(self) -> None: ...


class TableVisit:
    """A browser at a table."""

    def __init__(
        self,
        house: House,
        croupier: Croupier,
        table: LiveTable,
        connection: Connection,
        since: int | None,
    ) -> None:
        self.connection = connection
        self._house = house
        self._croupier = croupier
        self._table = table
        self._since = since

    @property
    def plays(self) -> bool:
        seated = self._table.seat_of(self.connection.person) != PUBLIC
        return seated and self._table.row.status == "playing"

    async def welcome(self) -> None:
        await self._croupier.welcome(self._table, self.connection, self._since)

    def decode(self, text: str) -> wire.FromPage:
        return _decoder.decode(text)

    async def hear(self, message: wire.FromPage) -> None:
        connection = self.connection
        if connection.person is not None:
            # The person may have signed out or changed their name meanwhile, at another node, too.
            person = await self._house.person(connection.person)
            if person is None or person.generation != connection.generation:
                connection.close()  # they have signed out
                return
            connection.name = person.name
        await self._croupier.hear(self._table, connection, message)

    def goodbye(self) -> None:
        self._croupier.goodbye(self._table, self.connection)


class Sockets:
    """All WebSockets of the server."""

    def __init__(
        self,
        house: House,
        croupier: Croupier,
        board: LobbyBoard,
        relays: Relays,
        doors: Doors,
    ) -> None:
        self._house = house
        self._relays = relays
        self._doors = doors
        self._croupier = croupier
        self._board = board
        self._lessons = Lessons(house.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guest = relayed_guest(scope, self._house.signer)
        if guest is not None:
            scope["client"] = (guest, 0)
        socket = Socket(scope, receive, send)
        await socket.asked()
        client: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        if not self._house.limits.allow(address(client), CONNECT):
            await socket.refuse(TOO_MANY)
            return
        try:
            visit = await self._visit_or_relay(client, scope, may_relay=guest is None)
        except Refused:
            await socket.refuse(TOO_MANY)
        except Relayed:
            return
        except Elsewhere:
            await socket.refuse(TROUBLE)
        except STORE_FAILS as error:
            log.trouble("nobody can come in", error=error)
            await socket.refuse(TROUBLE)
        else:
            if visit is None:
                await socket.refuse(GONE)
            else:
                await self._let_in(socket, visit)

    async def _let_in(self, socket: Socket, visit: Visit) -> None:
        leave = self._doors.stay(visit.connection.address, plays=visit.plays)
        if leave is None:
            visit.goodbye()
            await socket.refuse(TOO_MANY)
            return
        try:
            await socket.accept()
            await self._attend(socket, visit)
        finally:
            leave()

    async def _visit_or_relay(
        self, client: ASGIConnection[Any, Any, Any, Any], scope: Scope, *, may_relay: bool
    ) -> Visit | None:
        """If the node that has the table has just died, wait until another one may have it."""
        until = time.monotonic() + LEASE + BEAT
        while True:
            try:
                return await self._visit(client, scope)
            except Elsewhere as elsewhere:
                if not may_relay or time.monotonic() > until:
                    log.warning("a table cannot be reached", node=elsewhere.node.address)
                    raise
                if await self._relays.relay(scope, elsewhere.node, address(client)):
                    raise Relayed from None
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    async def _visit(
        self, client: ASGIConnection[Any, Any, Any, Any], scope: Scope
    ) -> Visit | None:
        """None if there is no such table or lesson; Refused if it has no room; Elsewhere if another
        node has the table."""
        where, query = address(client), scope["query_string"]
        if scope["path"] == LOBBY_PATH:
            return LobbyVisit(self._board, await self._connection(client))
        learn = LEARN_PATH.fullmatch(scope["path"])
        if learn:
            return self._lessons.visit(learn[1], learn[2] or "", number_in(query, "step"), where)
        path = PATH.fullmatch(scope["path"])
        if path:
            about(table=path[1])
        table = await self._house.table(path[1]) if path else None
        if table is None:
            return None if path is None else await self._frozen(path[1], client)
        connection = await self._connection(client)
        if not has_room(table, connection):
            raise Refused("too-many-connections")
        return TableVisit(self._house, self._croupier, table, connection, number_in(query, "since"))

    async def _frozen(
        self, table_id: str, client: ASGIConnection[Any, Any, Any, Any]
    ) -> FrozenVisit | None:
        table = await self._house.frozen(table_id)
        if table is None:
            return None
        connection = await self._connection(client)
        return FrozenVisit(table, connection) if table.shows(connection.person) else None

    async def _connection(self, client: ASGIConnection[Any, Any, Any, Any]) -> Connection:
        person = await known_person(client, self._house)
        if person is None:
            return Connection(None, "", address(client))
        return Connection(person.id, person.name, address(client), generation=person.generation)

    async def _attend(self, socket: Socket, visit: Visit) -> None:
        """From the welcome until the browser leaves, or is given up because it does not listen."""
        connection = visit.connection
        self._house.connections.add(connection)
        connection.write = socket.framed.write
        closed = asyncio.get_running_loop().create_future()
        connection.when_closed = partial(closed.set_result, None)
        attending = asyncio.create_task(self._take_part(socket, visit))
        try:
            await asyncio.wait({attending, closed}, return_when=asyncio.FIRST_COMPLETED)
            connection.close()
            if not await socket.close_soon(TROUBLE):
                socket.framed.abort()
                if socket.waits:
                    attending.cancel()
            await asyncio.gather(attending, return_exceptions=True)
        finally:
            self._house.connections.discard(connection)
            connection.close()
            visit.goodbye()

    async def _take_part(self, socket: Socket, visit: Visit) -> None:
        try:
            await visit.welcome()
            await self._listen(socket, visit)
        except (Gone, Dropped):
            pass
        except Exception:
            log.trouble("a connection failed")

    async def _listen(self, socket: Socket, visit: Visit) -> None:
        """Handle messages one by one, up to the rate limit."""
        connection = visit.connection
        while True:
            text = await socket.receive()
            if not self._house.limits.allow(*connection.pace):
                await socket.close(TOO_MANY)
                return
            message = decode(text, visit)
            if message is None:
                continue
            if not self._house.limits.allow(connection.address, MESSAGES_HERE):
                # Others at this address may have sent them: nobody is sent away for it.
                connection.tell(telling.refusal(message.token, Refused("too-fast"), None))
                continue
            await visit.hear(message)


def number_in(query: bytes, name: str) -> int | None:
    """A number in the address, such as the last turn that a browser which connects again has
    seen."""
    found = parse_qs(query.decode("latin-1")).get(name, [""])[0]
    return int(found) if found.isdecimal() and len(found) < 10 else None


def has_room(table: LiveTable, connection: Connection) -> bool:
    same = sum(
        each.person == connection.person for each in table.connections if each.person is not None
    )
    # Players always get in, however many people watch.
    plays = table.seat_of(connection.person) != PUBLIC
    return same < MOST_PER_PERSON and (plays or len(table.connections) < MOST_AT_TABLE)


def decode(text: str | None, visit: Visit) -> wire.FromLearner | None:
    """The decoded message; None if it is malformed, and then the sender is told so."""
    try:
        if text is None or len(text) > MOST_BYTES:
            raise msgspec.ValidationError("not a message")
        return visit.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        metrics.malformed.inc()
        visit.connection.tell(telling.refusal("", Refused("bad-message"), None))
        return None
