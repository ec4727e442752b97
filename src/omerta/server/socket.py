"""Play: one WebSocket for a browser at a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from omerta.kernel.refusal import Refused
from omerta.server import metrics, telling, wire
from omerta.server.connections import Connection
from omerta.server.croupier import Croupier
from omerta.server.house import House
from omerta.server.http import address, known_person
from omerta.server.limits import CONNECT, MESSAGES
from omerta.server.logs import log
from omerta.server.table import LiveTable

MOST_BYTES = 16 * 1024  # of one message
MOST_PER_PERSON = 10  # connections at one table
MOST_AT_TABLE = 200

GONE, TOO_MANY, TROUBLE = 4404, 4429, 4500

_decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], house: House, croupier: Croupier, table_id: str
) -> None:
    await socket.accept()
    if not house.limits.allow(address(socket), CONNECT):
        await socket.close(TOO_MANY)
        return
    table = await house.table(table_id) if len(table_id) <= 24 else None
    if table is None:
        await socket.close(GONE)
        return
    person = await known_person(socket, house)
    connection = Connection(person.id if person else None, person.name if person else "")
    if not has_room(table, connection):
        await socket.close(TOO_MANY)
        return
    delivering = asyncio.create_task(deliver(socket, connection))
    since = socket.query_params.get("since", "")
    try:
        await croupier.welcome(table, connection, int(since) if since.isdecimal() else None)
        await listen(socket, house, croupier, table, connection)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.trouble("a connection failed", table=table_id)
        await close(socket, TROUBLE)
    finally:
        connection.close()
        delivering.cancel()
        croupier.goodbye(table, connection)


def has_room(table: LiveTable, connection: Connection) -> bool:
    same = sum(
        each.person == connection.person for each in table.connections if each.person is not None
    )
    return same < MOST_PER_PERSON and len(table.connections) < MOST_AT_TABLE


async def listen(
    socket: WebSocket[Any, Any, Any],
    house: House,
    croupier: Croupier,
    table: LiveTable,
    connection: Connection,
) -> None:
    """Take messages one by one until the browser goes, or asks too much."""
    while True:
        data = await socket.receive_data(mode="text")
        if not house.limits.allow(id(connection), MESSAGES):
            await close(socket, TOO_MANY)
            return
        message = decode(data, connection)
        if message is not None:
            # A name given since then counts from now on.
            if connection.person is not None:
                person = await house.person(connection.person)
                connection.name = person.name if person else connection.name
            await croupier.hear(table, connection, message)


def decode(data: str, connection: Connection) -> wire.FromPage | None:
    """A message, or a clear word to the sender that it was none."""
    try:
        if len(data) > MOST_BYTES:
            raise msgspec.ValidationError("too long")
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        metrics.malformed.inc()
        connection.tell(telling.refusal("", Refused("bad-message"), None))
        return None


async def deliver(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    async def send(message: str) -> None:
        await socket.send_data(message, mode="text")

    await connection.deliver(send)
    # Closed by the house: it did not listen, or its table is to be loaded anew.
    await close(socket, TROUBLE)


async def close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it was closed already
        await socket.close(code)
