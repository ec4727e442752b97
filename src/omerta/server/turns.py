"""Turns: time of the workers, shared fairly by person and by table.

The next turn goes to the person who has used the least time, and there to the table that has used
the least. A newcomer starts with as much used time as the others, so nobody can save up time.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

MOST_REMEMBERED = 10_000
RECENT = 0.1  # how much the last turn counts for the delay


@dataclass
class _Share:
    """How much time one person or one table has used, and which tasks wait for a turn."""

    used: float = 0.0
    tables: dict[str, _Share] = field(default_factory=dict)
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)
    asking: int = 0  # turns that are waited for or used

    @property
    def waits(self) -> bool:
        return bool(self.waiting) or any(table.waits for table in self.tables.values())


class FairTurns:
    def __init__(self, at_once: int) -> None:
        self._at_once = self._free = at_once
        self._people: dict[str, _Share] = {}
        self._least = 0.0  # the time used by the person who was last given a turn
        self.delay = 0.0  # seconds for which turns were waited for, lately

    def allow(self, at_once: int) -> None:
        """From now on, so many turns are used at once. Those that have begun are finished."""
        more, self._at_once = at_once - self._at_once, at_once
        self._free += min(0, more)
        for _ in range(more):
            self._pass_on()

    @asynccontextmanager
    async def turn(self, person: str, table: str) -> AsyncIterator[None]:
        """Wait for a turn, and use it."""
        whose = self._share(person)
        at = whose.tables.setdefault(table, _Share(used=_least_of(whose)))
        whose.asking += 1
        try:
            async with self._turn(whose, at):
                yield
        finally:
            whose.asking -= 1

    @asynccontextmanager
    async def _turn(self, whose: _Share, at: _Share) -> AsyncIterator[None]:
        asked = time.monotonic()
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(at)
        began = time.monotonic()
        self.delay += RECENT * (began - asked - self.delay)
        try:
            yield
        finally:
            took = time.monotonic() - began
            whose.used += took
            at.used += took
            self._pass_on()

    def _share(self, person: str) -> _Share:
        if len(self._people) >= MOST_REMEMBERED and person not in self._people:
            self._people = {who: share for who, share in self._people.items() if share.asking}
        share = self._people.setdefault(person, _Share())
        if not share.asking:
            share.used = max(share.used, self._least)
            share.tables = {}
        return share

    async def _wait(self, at: _Share) -> None:
        turn = asyncio.get_running_loop().create_future()
        at.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in at.waiting:
                at.waiting.remove(turn)
            elif not turn.cancelled():
                self._pass_on()  # it was given one already
            raise

    def _pass_on(self) -> None:
        """A turn is over: it is somebody else's now, unless too many are in use."""
        while self._free >= 0 and (people := [who for who in self._people.values() if who.waits]):
            whose = min(people, key=_used)
            at = min([table for table in whose.tables.values() if table.waits], key=_used)
            turn = at.waiting.popleft()
            if not turn.done():  # else who waited for it has given up
                self._least = max(self._least, whose.used)
                turn.set_result(None)
                return
        self._free += 1


def _used(share: _Share) -> float:
    return share.used


def _least_of(person: _Share) -> float:
    return min([table.used for table in person.tables.values()], default=0.0)
