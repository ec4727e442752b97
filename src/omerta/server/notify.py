"""Webhooks: we call a person's own address when it is their turn and they are not at the table.

The message names the table and says nothing of the game. Strangers choose the address, so we call
only public hosts, follow no redirect, and read no answer.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit, urlunsplit

import httpx

from omerta.kernel.refusal import Refused
from omerta.server.logs import log
from omerta.server.store import PersonRow
from omerta.server.table import LiveTable

DEADLINE = 5.0  # seconds for a whole call, from looking up its name
MOST_AT_ONCE = 20
MOST_QUEUED = 20  # calls of one person; the oldest are given up
# Prefixes under which an IPv4 address is reached over IPv6 (RFC 6052, RFC 4291).
EMBEDDING = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("::/96"))
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


class Notifier:
    def __init__(
        self,
        person: Callable[[str], Awaitable[PersonRow | None]],
        public_url: str,
        *,
        local: bool = False,
    ) -> None:
        self._person = person
        self._public_url = public_url
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
                await self._tell(person, queue.popleft())
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
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            log.info("a webhook failed", person=person, error=type(error).__name__)

    async def _post(self, url: str, news: dict[str, str]) -> None:
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
            json=news,
            headers={"Host": parts.netloc},
            extensions={"sni_hostname": parts.hostname},
        ):
            pass  # the answer does not matter

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
