"""Rate limits: how many requests a person or an address may make in a given time."""

from __future__ import annotations

import time
from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    burst: int
    per_second: float


# By person or address, and by what is asked for.
MESSAGES = Rate(60, 20)  # of one person
MESSAGES_HERE = Rate(400, 100)  # all connections of one address; a message can take milliseconds
CHAT = Rate(8, 0.5)
COUNSEL = Rate(8, 0.1)  # each takes a second or two
COUNSEL_HERE = Rate(12, 0.2)  # for one address, which can have any number of guests
BARGAIN = Rate(20, 1)  # offers, their answers, promises
TRY = Rate(60, 15)  # outlooks
GO = Rate(20, 1)  # to a step of a lesson: the steps before are played again
CODE = Rate(30, 1)  # QR codes
CREATE = Rate(20, 0.2)
CHANGE = Rate(60, 2)  # other requests that change something
LOOK = Rate(300, 30)
HEAVY = Rate(15, 0.5)  # replays and the like
CONNECT = Rate(60, 5)

MOST_KEYS = 50_000


class Limits:
    """Token buckets. `factor` enlarges all of them; 0 switches them off."""

    def __init__(self, factor: float = 1) -> None:
        self._factor = factor
        self._buckets: dict[Hashable, tuple[float, float]] = {}

    def allow(self, who: Hashable, rate: Rate, now: float | None = None) -> bool:
        if self._factor == 0:
            return True
        now = time.monotonic() if now is None else now
        key = (who, rate)
        burst = rate.burst * self._factor
        left, since = self._buckets.get(key, (burst, now))
        left = min(burst, left + (now - since) * rate.per_second * self._factor)
        if key not in self._buckets and len(self._buckets) >= MOST_KEYS:
            self._forget_full(now)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget_full(self, now: float) -> None:
        """Drop the buckets that are full again."""
        kept = {key: held for key, held in self._buckets.items() if now - held[1] < 60}
        # Still too many: somebody uses made-up addresses. Start again rather than grow.
        self._buckets = kept if len(kept) < MOST_KEYS else {}
