"""Matches that are over, or one's own part of one that is not: films, files, proofs, chances.

All of this is work, so it is done in the workers; a film is short enough for a thread.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from omerta.games import load
from omerta.games.words import words
from omerta.kernel.record import read, write
from omerta.kernel.refusal import Refused
from omerta.lab.chances import GAMES, chances, chapters
from omerta.server.film import film, match_record, proof
from omerta.server.house import House
from omerta.server.store import LogRow, SeatRow, TableRow
from omerta.server.thinking import Workers
from omerta.server.wire import Chances, Film, Proof, Thinking

MOST_KEPT = 200
SECONDS_OF_INTEREST = 15  # nobody has asked for so long: there is other work

Rows = tuple[TableRow, list[SeatRow], list[LogRow]]


class LookingBack:
    def __init__(self, house: House) -> None:
        self._house = house
        # A process of its own: however many look back, no bot has to wait.
        self._workers = Workers(1)
        self._chances: OrderedDict[str, _Estimate] = OrderedDict()

    async def film(self, table: str, seat: int) -> Film:
        row, seats, log = await self._rows(table)
        return await asyncio.to_thread(film, row, seats, log, seat)

    async def record(self, table: str) -> str:
        row, seats, log = await self._finished(table)
        return write(await asyncio.to_thread(match_record, row, seats, log))

    async def proof(self, table: str) -> Proof:
        row, seats, log = await self._finished(table)
        return await asyncio.to_thread(proof, row, seats, log)

    async def chances(self, table: str) -> Chances | Thinking:
        """Estimated once, piece by piece, however many ask."""
        estimate = self._chances.get(table)
        if estimate is None:
            row, seats, log = await self._finished(table)
            text = write(await asyncio.to_thread(match_record, row, seats, log))
            estimate = self._chances[table] = _Estimate(self._workers, row.game, text)
            if len(self._chances) > MOST_KEPT:
                _, oldest = self._chances.popitem(last=False)
                oldest.task.cancel()
        if estimate.task.done() and estimate.result is None:
            del self._chances[table]  # whoever asks again, tries again
            estimate.task.result()
        estimate.asked = time.monotonic()
        return estimate.result or Thinking(estimate.progress)

    async def close(self) -> None:
        for estimate in self._chances.values():
            estimate.task.cancel()
        await self._workers.close()

    async def _rows(self, table: str) -> Rows:
        row, seats, log = await self._house.store.read(
            lambda facts: (facts.table(table), facts.seats(table), facts.log(table))
        )
        if row is None or row.status == "open":
            raise Refused("no-such-table")
        return row, seats, log

    async def _finished(self, table: str) -> Rows:
        rows = await self._rows(table)
        if rows[0].status != "over":
            raise Refused("game-not-over")
        return rows


class _Estimate:
    """Chances being worked out."""

    def __init__(self, workers: Workers, game: str, record_text: str) -> None:
        self.progress = 0.0
        self.result: Chances | None = None
        self.asked = time.monotonic()  # for the last time
        self.task = asyncio.create_task(self._work_out(workers, game, record_text))

    async def _work_out(self, workers: Workers, game: str, record_text: str) -> None:
        rec = read(record_text)
        moments = await asyncio.to_thread(chapters, load(game), rec, words(game))
        shares = []
        for done, moment in enumerate(moments, start=1):
            while time.monotonic() - self.asked > SECONDS_OF_INTEREST:
                await asyncio.sleep(0.5)  # whoever asks again finds it going on
            shares += await workers.run(_shares, game, record_text, moment)
            self.progress = done / len(moments)
        self.result = Chances(moments, tuple(shares), GAMES)


def _shares(game: str, record_text: str, moment: int) -> list[tuple[float, ...]]:
    """In a worker: the chances at one moment."""
    return chances(load(game), read(record_text), [moment])
