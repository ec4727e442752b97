"""Turns: who is not at the table is told, at their own address (a webhook) and by Web Push.

The message names the table and says nothing of the game. Strangers choose the address, so we call
only public hosts, follow no redirect, and read nothing of an answer but its status.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec

from omerta.games import package
from omerta.kernel.refusal import Refused
from omerta.server import push
from omerta.server.logs import log
from omerta.server.store import PersonRow, PushRow
from omerta.server.table import LiveTable

DEADLINE = 5.0  # seconds for a whole call, from looking up its name
MOST_AT_ONCE = 20
MOST_QUEUED = 20  # calls of one person; the oldest are given up
# Prefixes under which an IPv4 address is reached over IPv6 (RFC 6052, RFC 4291).
EMBEDDING = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("::/96"))
FAILURES = (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError)
LOCAL_NAT64 = ipaddress.IPv6Network("64:ff9b:1::/48")  # a network's own (RFC 8215)


def check_webhook(url: str) -> str:
    """A webhook address as we store it; empty for none."""
    url = url.strip()
    try:
        parts = urlsplit(url)
        well_formed = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        well_formed = False
    if url and (not well_formed or parts.username or not (url.isascii() and url.isprintable())):
        raise Refused("webhook-address")
    return url


def check_push(endpoint: str, *, local: bool = False) -> str:
    """The address of a browser at its push service, as we store it."""
    try:
        endpoint = check_webhook(endpoint)
    except Refused:
        endpoint = ""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    if not host or not (local or (parts.scheme == "https" and _may_be_public(host))):
        raise Refused("push-address")
    return endpoint


class Pushing(NamedTuple):
    """What Web Push needs."""

    key: push.PushKey
    contact: str  # empty: nothing is pushed
    browsers: Callable[[str], Awaitable[list[PushRow]]]  # of a person
    forget: Callable[[str, str], Awaitable[None]]  # a person's browser, by its endpoint


class Notifier:
    def __init__(
        self,
        person: Callable[[str], Awaitable[PersonRow | None]],
        public_url: str,
        pushing: Pushing | None = None,
        *,
        local: bool = False,
    ) -> None:
        self._person = person
        self._public_url = public_url
        self._pushing = pushing
        self._local = local
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        # By person: the tables to call about. Each has a task of its own while there are some.
        self._queues: dict[str, deque[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._client = httpx.AsyncClient(timeout=DEADLINE, follow_redirects=False)
        # Names that nobody answers for hold up no other work.
        self._lookups = ThreadPoolExecutor(MOST_AT_ONCE, "lookup")

    def turn(self, table: LiveTable, seats: Sequence[int]) -> None:
        """Call the people at these seats who are not connected."""
        here = {connection.person for connection in table.connections}
        for seat in seats:
            person = table.seats[seat].person
            if person is None or person in here or table.told_turn.get(seat) == table.stamp():
                continue
            table.told_turn[seat] = table.stamp()
            self._queue(person, table)

    def _queue(self, person: str, table: LiveTable) -> None:
        if person in self._queues:
            self._queues[person].append(table)
            return
        self._queues[person] = deque([table], maxlen=MOST_QUEUED)
        task = asyncio.create_task(self._call_in_turn(person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call_in_turn(self, person: str) -> None:
        """One call after the other: a slow address holds up only its owner's."""
        queue = self._queues[person]
        try:
            while queue:
                table = queue.popleft()
                await self._tell(person, table)
                await self._push_to_all(person, table)
        finally:
            del self._queues[person]

    async def _tell(self, person: str, table: LiveTable) -> None:
        who = await self._person(person)
        if who is None or not who.webhook:
            return
        link = f"{self._public_url}/t/{table.row.id}"
        news = {"game": table.row.game, "table": table.row.title, "link": link, "turn": who.name}
        # Slack, Discord and similar services show one of these.
        news["text"] = news["content"] = f"Omertà · {table.row.game}: {who.name}, {link}"
        try:
            async with self._room, asyncio.timeout(DEADLINE):
                await self._post(who.webhook, news)
        except FAILURES as error:
            log.info("a webhook failed", person=person, error=type(error).__name__)

    async def _push_to_all(self, person: str, table: LiveTable) -> None:
        pushing = self._pushing
        if pushing is None or not pushing.contact:
            return
        for browser in await pushing.browsers(person):
            try:
                async with self._room, asyncio.timeout(DEADLINE):
                    status = await self._push(pushing, browser, table)
            except FAILURES as error:
                log.info("a push failed", person=person, error=type(error).__name__)
                continue
            if status in push.GONE:
                await pushing.forget(person, browser.endpoint)
            elif status >= 300:
                log.info("a push failed", person=person, status=status)

    async def _push(self, pushing: Pushing, browser: PushRow, table: LiveTable) -> int:
        body = push.encrypted(turn_message(table, browser.language), browser.p256dh, browser.auth)
        headers = {
            "Authorization": pushing.key.header(browser.endpoint, pushing.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.SECONDS_KEPT),
            "Urgency": "high",
            # A later message about the same table replaces one that waits. The name tells nothing.
            "Topic": push.encoded(sha256(table.row.id.encode()).digest()[:16]),
        }
        return await self._call(browser.endpoint, body, headers)

    async def _post(self, url: str, news: dict[str, str]) -> None:
        await self._call(url, msgspec.json.encode(news), {"Content-Type": "application/json"})

    async def _call(self, url: str, content: bytes, headers: dict[str, str]) -> int:
        """Returns the status of the answer."""
        parts = urlsplit(url)
        assert parts.hostname is not None
        address = await self._resolve(parts.hostname, parts.port or default_port(parts.scheme))
        # Call the address that was checked, even if the name resolves to another one by now.
        host = f"[{address}]" if ":" in address else address
        netloc = host if parts.port is None else f"{host}:{parts.port}"
        target = urlunsplit((parts.scheme, netloc, parts.path or "/", parts.query, ""))
        async with self._client.stream(
            "POST",
            target,
            content=content,
            headers={"Host": parts.netloc, **headers},
            extensions={"sni_hostname": parts.hostname},
        ) as answer:
            return answer.status_code

    async def _resolve(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(self._lookups, look_up)
        addresses = [str(info[4][0]) for info in found]
        if not self._local and not all(map(is_public, addresses)):
            raise ValueError("not a public host")
        return addresses[0]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._lookups.shutdown(wait=False, cancel_futures=True)
        await self._client.aclose()


def turn_message(table: LiveTable, language: str) -> bytes:
    """What the page's service worker shows: whose turn it is, at which table, and no more."""
    words = package(table.row.game).text(language)
    shown = {"title": words("push-turn"), "body": words("game-title"), "lang": language}
    return msgspec.json.encode({**shown, "path": f"/t/{table.row.id}"})


def _may_be_public(host: str) -> bool:
    """A name may lead anywhere, and is looked at when it is called."""
    try:
        return is_public(host)
    except ValueError:
        return host != "localhost"


def is_public(address: str) -> bool:
    """Is it an address of the public internet, and does it lead to one?"""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.is_site_local or ip in LOCAL_NAT64:
            return False
        inside = _embedded(ip)
        if inside is not None:
            return is_public(str(inside))
    return ip.is_global and not ip.is_multicast


def _embedded(ip: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address to which this one leads, if it does."""
    if any(ip in network for network in EMBEDDING):
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


def default_port(scheme: str) -> int:
    return 443 if scheme == "https" else 80
