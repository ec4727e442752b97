"""The doors: how many connections there may be, from one address and in all.

A part of them is kept for those who play. While only that part is free, nobody else may stay: a
request is answered and its connection closed, and no other WebSocket is opened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_CONNECTIONS = 10_000
MOST_HERE = 200  # of one address; a school or a café may have one for all
KEPT_FOR_PLAYERS = 0.1  # of all connections

Leave = Callable[[], None]


@lru_cache(maxsize=10_000)
def network(host: str) -> str:
    """Whoever counts as one for limits: an IPv4 address, or the /64 of an IPv6 address, of which
    one customer has all."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host
    if not isinstance(ip, IPv6Address):
        return host
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Address(int(ip) >> 64 << 64)) + "/64"


class _Tally:
    """How many there are, by network and in all."""

    def __init__(self) -> None:
        self.all = 0
        self.here: Counter[str] = Counter()

    def add(self, where: str) -> Leave:
        self.all += 1
        self.here[where] += 1

        def leave() -> None:
            self.all -= 1
            self.here[where] -= 1
            if not self.here[where]:
                del self.here[where]

        return leave


class Doors:
    """Counts connections. `factor` enlarges the limit of an address; 0 lifts it."""

    def __init__(self, most: int = MOST_CONNECTIONS, factor: float = 1) -> None:
        self._most = most
        self._kept = max(1, round(most * KEPT_FOR_PLAYERS))
        self._most_here = MOST_HERE * factor if factor else float("inf")
        self._open = _Tally()
        self._staying = _Tally()  # WebSockets

    @property
    def crowded(self) -> bool:
        """Is there room only for those who play?"""
        return self._open.all >= self._most - self._kept

    def enter(self, where: str) -> Leave | None:
        """Let a connection in from this network, or from a proxy if it is empty. Returns what to
        call when it is closed, or None if there is no room."""
        full = self._open.all >= self._most
        if full or (where and self._open.here[where] >= self._most_here):
            return None
        return self._open.add(where)

    def stay(self, where: str, *, plays: bool) -> Leave | None:
        """The same for a WebSocket, however it came."""
        if (self.crowded and not plays) or self._staying.here[where] >= self._most_here:
            return None
        return self._staying.add(where)
