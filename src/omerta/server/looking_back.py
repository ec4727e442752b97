"""Looking back at a match: films, files, proofs, chances. Before the end, only one's own film.

All of this is heavy work. A separate process does it, so neither tables nor bots have to wait.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from omerta.games import load, package
from omerta.kernel.record import write
from omerta.kernel.refusal import Refused
from omerta.lab.chances import Position, Tally, play_out, positions
from omerta.lineup import quickest
from omerta.server.film import film, match_record, proof
from omerta.server.house import House
from omerta.server.store import ChatRow, LogRow, SeatRow, TableRow
from omerta.server.thinking import Workers
from omerta.server.wire import Chances, Proof

MOST_CHANCES_KEPT = 200
MOST_FILMS_KEPT = 60
SECONDS_OF_INTEREST = 15  # an estimate pauses if nobody has asked for it for so long
# Every moment gets this many games before any moment gets more: first a rough estimate of all.
ROUNDS = (4, 12, 24, 40, 60, 80)
# The longest a film may have to wait for games that are being played out.
SECONDS_AT_ONCE = 0.4

Rows = tuple[TableRow, list[SeatRow], list[LogRow]]


class LookingBack:
    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1)
        self._films: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._chances: OrderedDict[str, _Estimate] = OrderedDict()
        # Only one estimate is worked on at a time, so that other work never waits for several.
        self._turn = asyncio.Lock()

    async def film(self, table: str, seat: int) -> bytes:
        """A `Film` as JSON."""
        kept = self._films.get((table, seat))
        if kept is None:
            rows = await self._rows(table)
            kept = await self._workers.run(_film, *rows, seat)
            if rows[0].status == "over":
                self._films[table, seat] = kept
                if len(self._films) > MOST_FILMS_KEPT:
                    self._films.popitem(last=False)
        return kept

    async def record(self, table: str) -> str:
        rows = await self._finished(table)
        bot_lines = await self._house.store.read(lambda facts: facts.bot_lines(table))
        return await self._workers.run(_record, *rows, bot_lines)

    async def proof(self, table: str) -> Proof:
        return await self._workers.run(proof, *await self._finished(table))

    async def chances(self, table: str) -> Chances:
        """The estimate so far. It is worked out once, however many people ask."""
        estimate = self._chances.get(table)
        if estimate is None:
            rows = await self._finished(table)
            # Another request may have come while the log was read.
            estimate = self._chances.get(table) or self._begin(table, rows)
        if estimate.task.done() and estimate.task.exception() is not None:
            del self._chances[table]  # the next request tries again
            estimate.task.result()
        estimate.asked = time.monotonic()
        return estimate.so_far()

    def _begin(self, table: str, rows: Rows) -> _Estimate:
        estimate = self._chances[table] = _Estimate(self._workers, self._turn, rows)
        if len(self._chances) > MOST_CHANCES_KEPT:
            _, oldest = self._chances.popitem(last=False)
            oldest.task.cancel()
        return estimate

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
    """Chances being worked out: first roughly, then finer."""

    def __init__(self, workers: Workers, turn: asyncio.Lock, rows: Rows) -> None:
        self.asked = time.monotonic()  # the last request
        self._game = rows[0].game
        self._workers = workers
        self._turn = turn
        self._wanted: dict[int, int] = {}  # games, by moment
        self._tallies: dict[int, Tally] = {}
        self.task = asyncio.create_task(self._work_out(rows))

    def so_far(self) -> Chances:
        at = tuple(sorted(self._tallies))
        games = tuple(min(self._tallies[moment].games, self._wanted[moment]) for moment in at)
        total = sum(self._wanted.values())
        return Chances(
            at,
            tuple(self._tallies[moment].shares for moment in at),
            games,
            1.0 if self.task.done() else 0.999 * sum(games) / max(1, total),
        )

    async def _work_out(self, rows: Rows) -> None:
        found = await self._workers.run(_positions, *rows)
        self._wanted = {position.moment: position.games for position in found}
        for games in ROUNDS:
            for position in outside_in(found):
                await self._play_out(position, min(games, max(1, position.games)))

    async def _play_out(self, position: Position[Any], games: int) -> None:
        moment = position.moment
        while (done := self._games(moment)) < games:
            while time.monotonic() - self.asked > SECONDS_OF_INTEREST:
                await asyncio.sleep(0.5)  # it goes on when somebody asks again
            async with self._turn:
                more = await self._workers.run(_tally, self._game, position, done, games)
            before = self._tallies.get(moment)
            self._tallies[moment] = before + more if before else more

    def _games(self, moment: int) -> int:
        tally = self._tallies.get(moment)
        return tally.games if tally else 0


def outside_in(found: Sequence[Position[Any]]) -> list[Position[Any]]:
    """Both ends first, then always the middle between two points, so that a graph of few points
    has them where they show most."""
    order, gaps = [found[-1], found[0]][: len(found)], [(0, len(found) - 1)]
    while gaps:
        first, last = gaps.pop(0)
        if last - first > 1:
            middle = (first + last) // 2
            order.append(found[middle])
            gaps += [(first, middle), (middle, last)]
    return order


# --- in the worker ---


def _film(row: TableRow, seats: list[SeatRow], log: list[LogRow], seat: int) -> bytes:
    return msgspec.json.encode(film(row, seats, log, seat))


def _record(
    row: TableRow, seats: list[SeatRow], log: list[LogRow], bot_lines: list[ChatRow]
) -> str:
    return write(match_record(row, seats, log, bot_lines))


def _positions(row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> list[Position[Any]]:
    """With their states as JSON, to be sent between processes."""
    found = positions(load(row.game), match_record(row, seats, log), package(row.game).words())
    return [replace(position, state=position.state.to_json()) for position in found]


def _tally(game_name: str, written: Position[Any], done: int, upto: int) -> Tally:
    game = load(game_name)
    position = replace(written, state=game.state.from_json(written.state))
    return play_out(game, position, quickest(game), done=done, upto=upto, seconds=SECONDS_AT_ONCE)
