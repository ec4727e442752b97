"""Serves the page: the files that Vite built into the package."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from omerta.server.wire import Trouble
from omerta.text.phrases import Phrase

# All these paths serve the same document; the page's own router does the rest.
PATHS = [
    "/",
    "/t/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/about",
    "/move",
]


def folder() -> Path:
    return Path(str(files("omerta"))) / "page"


def built() -> bool:
    return (folder() / "index.html").is_file()


def document(status: int = 200) -> Response[Any]:
    if not built():
        trouble = Trouble(Phrase("page-not-built"))
        return Response(trouble, status_code=503, media_type="application/json")
    page = (folder() / "index.html").read_bytes()
    return Response(
        page, status_code=status, media_type="text/html", headers={"Cache-Control": "no-cache"}
    )


@get(PATHS, include_in_schema=False)
async def index() -> Response[Any]:
    return await asyncio.to_thread(document)


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> Response[bytes]:
    icon = await asyncio.to_thread((folder() / "favicon.svg").read_bytes)
    return Response(icon, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


def routes() -> list[Any]:
    handlers: list[Any] = [index]
    if built():
        # The names of these files change with their content, so they may be cached for ever.
        assets = create_static_files_router(
            "/assets",
            [folder() / "assets"],
            cache_control=CacheControlHeader(public=True, max_age=31536000, immutable=True),
        )
        handlers += [favicon, assets]
    return handlers
