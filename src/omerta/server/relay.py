"""From node to node: a guest's socket is relayed to the node that has the table, byte for byte.

The guest's own request goes to the other node, with one header more: who the guest is, signed with
the key that all nodes share. From then on nothing is read or changed here: the other node answers
the handshake, frames the messages, and closes the connection.

The lobby of a node shows tables of others, too: it asks their nodes for the cards.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, cast

import httpx
import msgspec
from litestar import Controller, MediaType, Request, Response, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.params import JSONBody
from litestar.types import Scope

from omerta.server import telling
from omerta.server.framed import FRAMED, FramedWebSocket
from omerta.server.house import House
from omerta.server.identity import Signer
from omerta.server.logs import log
from omerta.server.nodes import Node
from omerta.server.unwritten import Dropped
from omerta.server.wire import TableCard

HEADER = "x-omerta-node"
CARDS = "/api/nodes/cards"
SECONDS_TO_REACH = 1.0  # another node
SECONDS_TO_ANSWER = 30.0  # for another node, which may have to make a film
SECONDS_VALID = 60  # a signed header; the clocks of two machines may differ


# --- headers ---


def signed(signer: Signer, path: str, guest: str = "") -> str:
    """The header of a request from node to node."""
    return signer.sign("node", f"{int(time.time())} {path} {guest}")


def read_signed(signer: Signer, path: str, header: str) -> str | None:
    """The guest's address, if a node of this house has sent the request just now."""
    value = signer.read("node", header) if header else None
    if value is None:
        return None
    at, where, guest = value.split(" ", 2)
    fresh = abs(time.time() - int(at)) < SECONDS_VALID
    return guest if fresh and where == path else None


def relayed_guest(scope: Scope, signer: Signer) -> str | None:
    """The guest's address, if another node relays this connection."""
    header = next((v for k, v in scope["headers"] if k.lower() == HEADER.encode()), b"")
    return read_signed(signer, scope["path"], header.decode("latin-1"))


# --- sockets ---


class _End(asyncio.Protocol):
    """One end of a relay: what comes in here goes out at the other end."""

    def __init__(self) -> None:
        self.other: asyncio.Transport | None = None
        self.lost = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        assert self.other is not None
        self.other.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        if self.other is not None:
            self.other.close()
        if not self.lost.done():
            self.lost.set_result(None)


class Relays:
    """All relays from this node to others."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer
        self._to: defaultdict[str, set[asyncio.Transport]] = defaultdict(set)

    def __len__(self) -> int:
        return sum(map(len, self._to.values()))

    async def relay(self, scope: Scope, node: Node, guest: str) -> bool:
        """Relay a connection until it is over. False if the node cannot be reached."""
        host, port = node.host_and_port
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS_TO_REACH):
                there, far = await loop.create_connection(_End, host, port)
        except (OSError, TimeoutError):
            return False
        near = _End()
        framed: FramedWebSocket = cast(Any, scope["extensions"])[FRAMED]
        near.other, far.other = there, framed.hand_over(near)
        there.write(self._request(scope, guest))
        self._to[node.id].add(there)
        try:
            await asyncio.wait({near.lost, far.lost})
        finally:
            there.close()
            self._to[node.id].discard(there)
            framed.connection_lost(None)
        return True

    def _request(self, scope: Scope, guest: str) -> bytes:
        """The guest's request, as it came."""
        query = scope["query_string"]
        path = scope["raw_path"] + (b"?" + query if query else b"")
        sent = [(k, v) for k, v in scope["headers"] if k.lower() != HEADER.encode()]
        sent.append((HEADER.encode(), signed(self._signer, scope["path"], guest).encode()))
        lines = [b"GET %b HTTP/1.1" % path, *(b"%b: %b" % each for each in sent)]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def close(self, node: str) -> None:
        """The node is dead: its guests come again, and find their tables elsewhere."""
        for transport in list(self._to.pop(node, ())):
            transport.abort()


# --- cards for the lobby ---


class CardsWanted(msgspec.Struct, frozen=True):
    tables: tuple[str, ...]
    person: str | None


class BetweenNodes(Controller):
    path = CARDS
    include_in_schema = False

    @post(status_code=200)
    async def cards(
        self, request: Request[Any, Any, Any], state: State, data: JSONBody[CardsWanted]
    ) -> list[TableCard]:
        """The cards of those tables that this node has."""
        house: House = state.house
        if read_signed(house.signer, CARDS, request.headers.get(HEADER, "")) is None:
            raise NotFoundException
        found = []
        for table_id in data.tables:
            table = house.tables.get(table_id)
            if table is None:
                continue
            async with table.lock:
                try:
                    await table.unwritten.settled()
                except Dropped:
                    continue
                found.append(telling.table_card(table, data.person))
        return found


class Correspondent:
    """Asks other nodes about their tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._web = httpx.AsyncClient(trust_env=False, verify=False, timeout=SECONDS_TO_REACH)
        self._decode = msgspec.json.Decoder(list[TableCard]).decode

    async def close(self) -> None:
        await self._web.aclose()

    async def forward(
        self, request: Request[Any, Any, Any], node: Node, guest: str
    ) -> Response[Any]:
        """What another node answers to a guest who only looks."""
        path, query = request.url.path, request.scope["query_string"].decode("latin-1")
        headers = {
            HEADER: signed(self._house.signer, path, guest),
            "cookie": request.headers.get("cookie", ""),
        }
        try:
            answer = await self._web.get(
                f"http://{node.address}{path}?{query}", headers=headers, timeout=SECONDS_TO_ANSWER
            )
        except httpx.HTTPError:
            raise ServiceUnavailableException from None
        return Response(answer.content, status_code=answer.status_code, media_type=MediaType.JSON)

    async def cards(self, tables: Sequence[str], person: str | None) -> dict[str, TableCard]:
        """Cards of tables that other nodes have, as far as they can be had."""
        nodes = self._house.nodes
        by_node: defaultdict[str, list[str]] = defaultdict(list)
        for table in tables:
            node = nodes.holder(table)
            if node is not None:
                by_node[node.address].append(table)
        asked = [self._ask(address, its, person) for address, its in by_node.items()]
        found = {card.id: card for cards in await asyncio.gather(*asked) for card in cards}
        for table in tables:
            if table not in found:
                nodes.forget(table)
        return found

    async def _ask(self, address: str, tables: list[str], person: str | None) -> list[TableCard]:
        body = msgspec.json.encode(CardsWanted(tuple(tables), person))
        headers = {HEADER: signed(self._house.signer, CARDS), "content-type": "application/json"}
        try:
            answer = await self._web.post(f"http://{address}{CARDS}", content=body, headers=headers)
            return self._decode(answer.content) if answer.status_code == 200 else []
        except (httpx.HTTPError, msgspec.MsgspecError) as error:
            log.warning("a node does not answer", node=address, problem=type(error).__name__)
            return []
