"""Serves the page: the files that Vite built into the package."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

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


def document() -> Response[Any]:
    if not built():
        trouble = Trouble(Phrase("page-not-built"))
        return Response(trouble, status_code=503, media_type="application/json")
    page = (folder() / "index.html").read_bytes()
    return Response(page, media_type="text/html", headers={"Cache-Control": "no-cache"})


@get(PATHS, include_in_schema=False)
async def index() -> Response[Any]:
    return await asyncio.to_thread(document)


# The names of these files change with their content, so they may be cached for ever.
FOR_EVER = "public, max-age=31536000, immutable"
# What the page's files are called: no folder, nothing hidden.
FILE_NAME = re.compile(r"\w[\w.-]*")
# The build writes these copies beside a file (`web/scripts/compress.mjs`); the best first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    accepted = request.headers.get("Accept-Encoding", "")
    found = await asyncio.to_thread(_asset, name, accepted)
    if found is None:
        raise NotFoundException
    content, encoding = found
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


def _asset(name: str, accepted: str) -> tuple[bytes, str] | None:
    """A file of the page, compressed if the browser can read that: the bytes and how."""
    if not FILE_NAME.fullmatch(name):
        return None
    file = folder() / "assets" / name
    known = {each.partition(";")[0].strip() for each in accepted.split(",")}
    for encoding, ending in ENCODINGS.items():
        copy = file.with_name(name + ending)
        if encoding in known and copy.is_file():
            return copy.read_bytes(), encoding
    return (file.read_bytes(), "") if file.is_file() else None


# What a browser asks for by a name of its own, and its kind: icons, and what makes the page
# installable.
NAMED = {
    "favicon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
    "icon-apple.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "offline.html": "text/html",
    "offline.css": "text/css",
    "sw.js": "text/javascript",
}


@get([f"/{name}" for name in NAMED], include_in_schema=False)
async def named_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    name = request.url.path.removeprefix("/")
    content = await asyncio.to_thread((folder() / name).read_bytes)
    # A new service worker, and what it keeps, have to be noticed at once.
    is_icon = NAMED[name].startswith("image/")
    headers = {"Cache-Control": "max-age=86400" if is_icon else "no-cache"}
    return Response(content, media_type=NAMED[name], headers=headers)


def routes() -> list[Any]:
    handlers: list[Any] = [index]
    if built():
        handlers += [named_file, asset]
    return handlers
