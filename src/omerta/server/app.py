"""The server as one application: what it consists of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from omerta.kernel.refusal import Refused
from omerta.server import page
from omerta.server.croupier import Croupier
from omerta.server.doors import Doors
from omerta.server.guard import Guard
from omerta.server.house import House, Settings
from omerta.server.http import Matches, People, TheLobby, TooFast, Unknown
from omerta.server.lobby import LobbyBoard
from omerta.server.logs import log
from omerta.server.looking_back import LookingBack
from omerta.server.news import News
from omerta.server.nodes import Alone, Nodes
from omerta.server.notify import Notifier, Pushing
from omerta.server.play import Stale
from omerta.server.relay import BetweenNodes, Relays
from omerta.server.socket import Sockets
from omerta.server.store import STORE_FAILS, Store
from omerta.server.telling import refusal_phrase
from omerta.server.wire import Trouble
from omerta.server.writer import AsyncStore
from omerta.text.phrases import Phrase

MOST_BODY = 64 * 1024


class _Described(JsonRenderPlugin):
    """The description of the HTTP interface: the same for all, so it is written once."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = super().render(request, openapi_schema)
        return self._written


def build(database: str, settings: Settings | None = None) -> Guard:
    """The whole server, ready for uvicorn."""
    settings = settings or Settings()
    doors = Doors(settings.most_connections, settings.rate_factor)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        log.begin(STORE_FAILS)
        store = AsyncStore(Store.open(database))
        nodes = nodes_of(store, settings)
        await nodes.join()
        house = House(store, settings, nodes)
        links = settings.public_url or settings.address
        pushing = Pushing(house.push_key, settings.pushes_as, house.pushes, house.drop_push)
        notifier = Notifier(house.person, links, pushing, local=settings.local_webhooks)
        croupier = Croupier(house, notifier)
        app.state.house, app.state.croupier = house, croupier
        app.state.looking_back = LookingBack(house)
        app.state.board = board = LobbyBoard(house)
        app.state.relays = relays = Relays(house.signer)
        app.state.sockets = Sockets(house, croupier, board, relays, doors)
        background = [
            asyncio.create_task(work)
            for work in (
                house.workers.warm_up(),
                croupier.play.resume(),
                house.sweep(),
                house.memories.keep_on(),
                board.watch(),
                nodes.run(News(house, croupier, board, relays)),
            )
        ]
        log.info("open", node=nodes.id, pid=os.getpid())
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await croupier.close()
            await notifier.close()
            await app.state.looking_back.close()
            await house.workers.close()
            await house.counsellors.close()
            if house.cluster is not None:
                house.cluster.close()
            await board.close()
            await nodes.close()
            await store.close()
            log.info("closed")

    app = Litestar(
        [People, TheLobby, Matches, BetweenNodes, healthz, *page.routes()],
        lifespan=[running],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "croupier": Provide(_croupier, sync_to_thread=False),
            "looking_back": Provide(_looking_back, sync_to_thread=False),
            "board": Provide(_board, sync_to_thread=False),
        },
        exception_handlers={
            Refused: _refused,
            Stale: _stale,
            HTTPException: _http_trouble,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            "Omertà", "1", path="/api/schema", render_plugins=[_Described()]
        ),
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=6,
            exclude="^/assets/",  # the build has compressed these
        ),
        logging_config=None,  # ours is set up already
    )

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await app.state.sockets(scope, receive, send)

    return Guard(app, sockets, doors, settings.public_url, settings.names)


def nodes_of(store: AsyncStore, settings: Settings) -> Alone:
    """A server on PostgreSQL may be one of several."""
    if store.store.engine.dialect.name == "sqlite":
        return Alone()
    return Nodes(store, settings.node_address or f"{settings.host}:{settings.port}")


def _house(state: State) -> House:
    house: House = state.house
    return house


def _croupier(state: State) -> Croupier:
    croupier: Croupier = state.croupier
    return croupier


def _looking_back(state: State) -> LookingBack:
    looking_back: LookingBack = state.looking_back
    return looking_back


def _board(state: State) -> LobbyBoard:
    board: LobbyBoard = state.board
    return board


# --- for operators ---


@get("/healthz", include_in_schema=False)
async def healthz(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """The server is well if the database keeps what is written."""
    well = await house.is_well()
    return Response({"status": "ok" if well else "trouble"}, status_code=200 if well else 503)


# --- what went wrong, in words ---


def _trouble(why: Phrase, status: int, rule: str = "") -> Response[Any]:
    body = msgspec.json.encode(Trouble(why, rule))
    return Response(body, status_code=status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    status = 404 if isinstance(refused, Unknown) else 429 if isinstance(refused, TooFast) else 400
    return _trouble(refusal_phrase(refused, None), status, refused.rule)


def _stale(request: Request[Any, Any, Any], stale: Stale) -> Response[Any]:
    return _trouble(Phrase("stale"), 409)


def _http_trouble(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return page.document()  # a person with a wrong link: the page says so
    return _trouble(Phrase("bad-request"), error.status_code)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body with too many nested brackets."""
    return _trouble(Phrase("bad-request"), 400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.trouble("a request failed", path=request.url.path)
    return _trouble(Phrase("house-trouble"), 500)
