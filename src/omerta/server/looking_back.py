"""Looking back at a match: films, files, proofs, chances. Before the end, only one's own film.

All of this is heavy work. A separate process does it, so neither tables nor bots have to wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ParamSpec, TypeVar

import msgspec

from omerta.bots.search import Answer
from omerta.games import load, package
from omerta.kernel.record import write
from omerta.kernel.refusal import Refused
from omerta.lab.chances import Course, Position, Tally, play_on, positions
from omerta.lab.mistakes import Choice, Cost, Review, Tried, choices, try_answers
from omerta.server.film import film, match_record, proof
from omerta.server.house import House
from omerta.server.kept import CHANGED, is_of_other_rules, kept_film, make, packed
from omerta.server.played_again import table_from
from omerta.server.steps_in_words import step_by_step
from omerta.server.store import ChatRow, Facts, LogRow, SeatRow, TableRow
from omerta.server.table import LiveTable
from omerta.server.unwritten import Dropped
from omerta.server.wire import Chances, Mistake, Mistakes, Proof, Turn
from omerta.server.workers import Workers

P = ParamSpec("P")
R = TypeVar("R")

MOST_CHANCES_KEPT = 200
MOST_FILMS_KEPT = 60
SECONDS_OF_INTEREST = 5  # an estimate pauses if nobody has asked for it for so long
# Decisions are judged in so many worlds at a time.
WORLDS_AT_ONCE = 4
# The longest an estimate may have to wait for the worlds of another.
SECONDS_AT_ONCE = 0.4

Rows = tuple[TableRow, list[SeatRow], list[LogRow]]


@dataclass(frozen=True)
class _KeptFilm:
    turn: int
    over: bool
    written: asyncio.Task[bytes]

    def failed(self) -> bool:
        return self.written.done() and (
            self.written.cancelled() or self.written.exception() is not None
        )


class LookingBack:
    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1)
        # Chances and dear decisions are worked out apart: a film never waits for them.
        self._judges = Workers(1, house.cluster)
        self._films: OrderedDict[tuple[str, int], _KeptFilm] = OrderedDict()
        self._chances: OrderedDict[str, _Estimate] = OrderedDict()
        self._mistakes: OrderedDict[tuple[str, str | None], _Judged] = OrderedDict()
        # Only one estimate is worked on at a time, so that other work never waits for several.
        self._turn = asyncio.Lock()

    async def film(self, table: LiveTable, seat: int) -> bytes:
        """A `Film` as JSON. It is made once for all who ask, until something has happened."""
        at, over = table.turn, table.over
        key = table.row.id, seat
        kept = self._films.get(key)
        if kept is None or (kept.turn, kept.over) != (at, over) or kept.failed():
            kept = _KeptFilm(at, over, asyncio.create_task(self._make_film(table, seat)))
            self._films[key] = kept
            if len(self._films) > MOST_FILMS_KEPT:
                self._films.popitem(last=False)
        self._films.move_to_end(key)
        return await asyncio.shield(kept.written)

    async def _make_film(self, table: LiveTable, seat: int) -> bytes:
        with contextlib.suppress(Dropped):  # what is on disk is all there is
            await table.unwritten.settled()
        rows = await self._rows(table.row.id)
        if rows[0].status != "over":
            return await self._workers.run(_film, *rows, seat)
        return await self._kept_film(rows, seat)

    async def _kept_film(self, rows: Rows, seat: int) -> bytes:
        """Made once: by the time it is wanted again, the rules may have changed."""
        table, store = rows[0].id, self._house.store
        known = await store.read(lambda facts: kept_film(facts, table, seat))
        if known is not None:
            return known
        seen, written = await self._workers.run(_seen, *rows, seat)
        await store.write(lambda facts: facts.keep(table, seat, True, seen))
        return written

    async def record(self, table: str) -> str:
        rows = await self._finished(table)
        bot_lines = await self._house.store.read(lambda facts: facts.bot_lines(table))
        return await self._workers.run(_record, *rows, bot_lines, self._house.signing_key.public)

    async def proof(self, table: str) -> Proof:
        rows = await self._finished(table)
        return await self._workers.run(proof, *rows, self._house.signing_key.public)

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

    async def mistakes(self, table: str, person: str | None) -> Mistakes:
        """What cost this person most, so far as it is known. Nobody else is told."""
        judged = self._mistakes.get((table, person))
        if judged is None:
            rows = await self._finished(table)
            judged = self._mistakes.get((table, person))
            if judged is None:
                judged = _Judged(self._judges, self._turn, rows, own_seat(rows[1], person))
                self._mistakes[table, person] = judged
                if len(self._mistakes) > MOST_CHANCES_KEPT:
                    self._mistakes.popitem(last=False)[1].task.cancel()
        if judged.task.done() and judged.task.exception() is not None:
            del self._mistakes[table, person]  # the next request tries again
            judged.task.result()
        judged.asked = time.monotonic()
        return judged.so_far()

    async def play_again(self, table: str, person: str | None, moment: int) -> str:
        """A new table that goes on from a moment of a finished match. Returns its id."""
        row, seats, log = await self._finished(table)
        seat = own_seat(seats, person)
        new, its_seats, first = await self._workers.run(table_from, row, seats, log, seat, moment)

        def write_down(facts: Facts) -> None:
            facts.create_table(new, its_seats)
            facts.append_row(first)

        await self._house.store.write(write_down)
        return new.id

    def _begin(self, table: str, rows: Rows) -> _Estimate:
        estimate = self._chances[table] = _Estimate(self._judges, self._turn, rows)
        if len(self._chances) > MOST_CHANCES_KEPT:
            _, oldest = self._chances.popitem(last=False)
            oldest.task.cancel()
        return estimate

    async def close(self) -> None:
        for estimate in [*self._chances.values(), *self._mistakes.values()]:
            estimate.task.cancel()
        await self._workers.close()
        await self._judges.close()

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
        if is_of_other_rules(rows[0]):
            raise Refused(CHANGED)
        return rows


class _Work(ABC):
    """Something worked out bit by bit, while somebody asks for it."""

    def __init__(self, workers: Workers, turn: asyncio.Lock, rows: Rows) -> None:
        self.asked = time.monotonic()  # the last request
        self._game = rows[0].game
        self._workers = workers
        self._turn = turn
        self.task = asyncio.create_task(self._work_out(rows))

    @abstractmethod
    async def _work_out(self, rows: Rows) -> None: ...

    async def _run(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        while time.monotonic() - self.asked > SECONDS_OF_INTEREST:
            await asyncio.sleep(0.5)  # it goes on when somebody asks again
        async with self._turn:
            return await self._workers.run(task, *args, **kwargs)


class _Estimate(_Work):
    """Chances being worked out: first roughly, then finer."""

    _course: Course | None = None

    def so_far(self) -> Chances:
        course = self._course
        if course is None:
            return Chances((), (), (), (), 0, 0.0)
        known = course.estimates()
        places = {moment: place for place, moment in enumerate(known)}
        return Chances(
            tuple(known),
            tuple([each.shares for each in known.values()]),
            tuple([each.errors for each in known.values()]),
            tuple([Turn(places[each.first], places[each.last]) for each in course.turns()]),
            sum(tally.worlds for tally in course.tallies.values()),
            1.0 if self.task.done() else min(0.99, course.progress),
        )

    async def _work_out(self, rows: Rows) -> None:
        found = await self._workers.run(_positions, *rows)
        course = self._course = Course(found)
        while course.wanted is not None:
            position, upto = course.wanted
            done = course.worlds(position)
            course.learn(position, await self._run(_tally, self._game, position, done, upto))


class _Judged(_Work):
    """The decisions of one seat being judged."""

    def __init__(self, workers: Workers, turn: asyncio.Lock, rows: Rows, seat: int) -> None:
        self._seat = seat
        self._review: Review | None = None
        self._told: tuple[Mistake, ...] = ()
        super().__init__(workers, turn, rows)

    def so_far(self) -> Mistakes:
        review = self._review
        if review is None:
            return Mistakes(0, (), 0.0)
        progress = 1.0 if self.task.done() else min(0.99, review.progress)
        return Mistakes(len(review.choices), self._told, progress)

    async def _work_out(self, rows: Rows) -> None:
        review = self._review = Review(await self._run(_choices, *rows, self._seat))
        while (wanted := review.wanted) is not None:
            choice = review.choices[wanted.place]
            tried: Tried = {answer: [] for answer in wanted.answers}
            for first in range(wanted.first, wanted.upto, WORLDS_AT_ONCE):
                upto = min(wanted.upto, first + WORLDS_AT_ONCE)
                task = (self._game, choice, self._seat, wanted.answers, first, upto)
                for answer, outcomes in (await self._run(_tried, *task)).items():
                    tried[answer] += outcomes
            review.learn(tried)
        for choice, cost in review.dearest():
            told = await self._run(_told, self._game, choice, self._seat, cost)
            self._told = (*self._told, told)


def own_seat(seats: Sequence[SeatRow], person: str | None) -> int:
    for each in seats:
        if person is not None and each.person == person:
            return each.seat
    raise Refused("not-seated")


# --- in the worker ---


def _film(row: TableRow, seats: list[SeatRow], log: list[LogRow], seat: int) -> bytes:
    return msgspec.json.encode(film(row, seats, log, seat))


def _seen(row: TableRow, seats: list[SeatRow], log: list[LogRow], seat: int) -> tuple[bytes, bytes]:
    """What is kept, and the film in it."""
    made = make(row, seats, log, seat)
    return packed(made), bytes(made.film)


def _record(
    row: TableRow, seats: list[SeatRow], log: list[LogRow], bot_lines: list[ChatRow], key: str
) -> str:
    return write(match_record(row, seats, log, bot_lines, key))


def _positions(row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> list[Position[Any]]:
    """With their states as JSON, to be sent between processes."""
    found = positions(package(row.game), match_record(row, seats, log))
    return [replace(position, state=position.state.to_json()) for position in found]


def _choices(
    row: TableRow, seats: list[SeatRow], log: list[LogRow], seat: int
) -> list[Choice[Any]]:
    found = choices(package(row.game), match_record(row, seats, log), seat)
    return [replace(choice, state=choice.state.to_json()) for choice in found]


def _tried(
    game_name: str,
    written: Choice[Any],
    seat: int,
    answers: tuple[Answer, ...],
    first: int,
    upto: int,
) -> Tried:
    choice = replace(written, state=load(game_name).state.from_json(written.state))
    return try_answers(package(game_name), choice, seat, answers, first, upto)


def _told(game_name: str, written: Choice[Any], seat: int, cost: Cost) -> Mistake:
    played = package(game_name)
    game, spoken = played.game, played.words()
    s = game.state.from_json(written.state)
    view = game.seat_view(s, seat)
    return Mistake(
        at=written.moment,
        stage=spoken.stage(view),
        question=spoken.question(view),
        did=step_by_step(game, spoken, s, seat, written.answer),
        better=step_by_step(game, spoken, s, seat, cost.better),
        chance=cost.chance,
        best=cost.best,
        error=cost.error,
        term=cost.term,
        more=float(f"{cost.more:.2g}"),  # an estimate: more digits mean nothing
    )


def _tally(game_name: str, written: Position[Any], done: int, upto: int) -> Tally:
    position = replace(written, state=load(game_name).state.from_json(written.state))
    return play_on(package(game_name), position, done, upto, SECONDS_AT_ONCE)
