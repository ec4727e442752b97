"""The guard: what holds for every request.

A page of another site can neither change anything here nor open a table's socket, even with the
reader's cookie, and even if its name leads to this machine: we answer only to our own names. Our
own page runs, loads and frames nothing from elsewhere.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from omerta.server import metrics
from omerta.server.doors import Doors
from omerta.server.logs import about
from omerta.server.tracing import span

MOST_OF_A_PATH = 200  # in traces

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
OPENER = b"cross-origin-opener-policy"
LOCAL = ("localhost", "127.0.0.1", "::1")
REQUEST_ID = b"x-request-id"
PLAIN_ID = re.compile(r"[A-Za-z0-9-]{8,64}")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application: WebSockets go to `sockets`, everything else to `app`."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        doors: Doors,
        public_url: str,
        names: Collection[str] = (),
    ) -> None:
        self.doors = doors
        self._names = {*LOCAL, *names, *own_names(), urlsplit(public_url).hostname} - {None, ""}
        self._app = app
        self._sockets = sockets
        self._public_host = urlsplit(public_url).netloc
        self._headers = dict(HEADERS)
        if public_url.startswith("https:"):
            self._headers["strict-transport-security"] = "max-age=31536000"
        self._encoded = [(k.encode(), v.encode()) for k, v in self._headers.items()]
        # Browsers ignore this one on plain HTTP from another machine, and complain in the console.
        self._untrusted = [each for each in self._encoded if each[0] != OPENER]
        self._secure = public_url.startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "lifespan":
            about(request=request_id(scope))
        if kind == "websocket":
            if self._foreign(scope) or not self._meant(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return
            await self._sockets(scope, receive, send)
        elif kind == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        trusted = self._secure or _hostname(scope) in LOCAL
        headers = self._encoded if trusted else self._untrusted
        own_id = (REQUEST_ID, request_id(scope).encode())

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = [*message.get("headers", []), *headers, own_id]
            await send(message)

        if "\0" in scope["path"]:  # no file and no table has such a name
            await refuse(send_with_headers, 400, b"bad-request")
            return
        if not self._meant(scope):
            await refuse(send_with_headers, 421, b"wrong-host")
            return
        method = str(scope.get("method", "GET"))
        if method not in SAFE_METHODS and (self._foreign(scope) or not self._json(scope)):
            await refuse(send_with_headers, 403 if self._foreign(scope) else 415)
            return
        with span(
            "request", method=method, path=scope["path"][:MOST_OF_A_PATH], request=request_id(scope)
        ):
            await self._app(scope, receive, send_with_headers)

    def _meant(self, scope: Scope) -> bool:
        """Is the request for us, by the name in its Host header?

        Another site can give this machine a name of its own, but not an IP address: a request that
        uses an address is for us. So is one without the header, which only programs send.
        """
        host = _hostname(scope)
        if not _header(scope, b"host") or host in self._names:
            return True
        try:
            ip_address(host)
        except ValueError:
            return False
        return True

    def _foreign(self, scope: Scope) -> bool:
        """Does the request come from a page of another site? Other programs send no origin."""
        origin = _header(scope, b"origin")
        if not origin:
            return False
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return True
        # The origin "null" has no host: such a page hides where it comes from.
        return not host or host not in (_header(scope, b"host"), self._public_host)

    def _json(self, scope: Scope) -> bool:
        """Is the body JSON? A form on another site cannot send JSON without a preflight request."""
        return _header(scope, b"content-type").partition(";")[0].strip() == "application/json"


def request_id(scope: Scope) -> str:
    """By which a request is found in the logs: the proxy's, if it gave one, or ours."""
    given = _header(scope, REQUEST_ID)
    if not PLAIN_ID.fullmatch(given):
        given = secrets.token_hex(8)
        others = [each for each in scope["headers"] if each[0] != REQUEST_ID]
        scope["headers"] = [*others, (REQUEST_ID, given.encode())]
    return given


def own_names() -> list[str]:
    """What this machine is called in its network."""
    own = gethostname().lower()
    return [own, f"{own}.local"]


def _hostname(scope: Scope) -> str:
    try:
        return urlsplit(f"//{_header(scope, b'host')}").hostname or ""
    except ValueError:  # brackets that do not match
        return ""


def _header(scope: Scope, name: bytes) -> str:
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == name), "")


async def refuse(send: Send, status: int, why: bytes = b"not-from-there") -> None:
    """Answer with an error before anything else is looked at."""
    body = b'{"why":{"is":"phrase","say":"%s"},"rule":""}' % why
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
