"""Play: how a game at a table changes, and what the table does by itself.

Every change goes through `change`. It is done in memory first, which refuses what is not allowed.
Then it is appended to the log under its number. The table goes on meanwhile, but nobody is told
before the append is on disk (`unwritten.py`). If the append fails, another server was faster, or
the rules raise an error, the state in memory cannot be trusted: the table is dropped and loaded
again from the log.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from contextvars import Context
from functools import partial
from typing import Any

import msgspec

from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Entry
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.server import limits, metrics, telling, wire
from omerta.server.bots import BotPlayers
from omerta.server.chat import notice
from omerta.server.connections import Connection
from omerta.server.house import House
from omerta.server.logs import log
from omerta.server.nodes import Elsewhere
from omerta.server.notify import Notifier
from omerta.server.store import STORE_FAILS, Appended, Outcome, now
from omerta.server.table import LiveTable, UndoRequest
from omerta.server.unwritten import Dropped
from omerta.text.phrases import Phrase

SECONDS_TO_RELOAD = 1.0  # after the store has failed: until it is asked whether it answers
LEISURE = 4  # after a start: so much longer than it takes to load a table, the next one waits
MOST_UNWRITTEN = 32  # appends of one table on their way; with more, the table waits for the disk
# The random delay before the server passes for a seat that can only pass, in multiples of
# `hold_back`. If people have days to answer, it is MOVE_A_DAY_PACE times longer.
LEAST_PATIENCE, MOST_PATIENCE = 0.4, 6.0
MOVE_A_DAY_PACE = 400


Bargaining = (
    wire.MakeOffer | wire.CounterOffer | wire.AnswerOffer | wire.GivePromise | wire.MarkPromise
)


class Stale(Exception):  # noqa: N818  (an answer, not an error)
    """The sender acted on an old view."""


class Play:
    def __init__(self, house: House, notifier: Notifier) -> None:
        self.house = house
        self._store = house.store
        self._notifier = notifier
        self.bots = BotPlayers(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._reloading: set[str] = set()  # tables
        self._asking: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def at(self, table: LiveTable) -> AsyncIterator[None]:
        """Lock the table. Raises Dropped if the table was dropped meanwhile.

        If the store fails in here, something the table had to do is not done. So it is dropped, and
        begins again when the store answers.
        """
        async with table.lock:
            if not self.house.nodes.sure:
                await self.house.nodes.be_sure()
            if table.dropped:
                raise Dropped
            try:
                yield
            except STORE_FAILS:
                if not table.dropped:
                    self.drop(table)
                raise

    async def resume(self) -> None:
        """After a start of the server: all games in progress go on, with bots and clocks.

        What somebody opens is loaded at once, whatever is being done here. Next come games that go
        on by themselves. The others wait for people: they have time, and leave time to those who
        play.
        """
        by_themselves, with_people = await self._unfinished()
        for table_id in by_themselves:
            await self._try_to_take_up(table_id)
        for table_id in with_people:
            started = time.perf_counter()
            await self._try_to_take_up(table_id)
            await asyncio.sleep(LEISURE * (time.perf_counter() - started))

    async def _unfinished(self) -> tuple[list[str], list[str]]:
        while True:
            try:
                return await self.house.unfinished()
            except STORE_FAILS as error:
                log.trouble("games cannot be taken up yet", error=error)
                await self._store_answers()

    async def _try_to_take_up(self, table_id: str) -> None:
        try:
            await self._take_up(table_id)
        except Elsewhere:
            pass  # it goes on there
        except STORE_FAILS:
            self._reload_soon(table_id)
        except Exception:
            # If one game cannot go on, the others still do.
            log.trouble("a game cannot be taken up", table=table_id)

    async def _take_up(self, table_id: str) -> LiveTable | None:
        table = await self.house.table(table_id)
        if table is not None:
            async with self.at(table):
                await self.follow_up(table)
        return table

    async def take_over(self, tables: Sequence[str]) -> None:
        """Tables of a node that is dead."""
        for table_id in tables:
            await self._try_to_take_up(table_id)

    async def refresh(self, table_id: str) -> None:
        """Another node has changed the rows of a table: read them again."""
        table = self.house.tables.get(table_id)
        if table is None:
            return
        async with self.at(table):
            row, seats = await self._store.read(
                lambda facts: (facts.table(table_id), facts.seats(table_id))
            )
            if row is None or row.status != table.row.status:
                self.drop(table)
            elif (row, seats) != (table.row, table.seats):
                table.row, table.seats = row, seats
                telling.table_changed(table)

    def drop(self, table: LiveTable) -> None:
        """Forget the table in memory. A game in progress is loaded again from its log."""
        self.house.drop(table)
        if table.row.status == "playing":
            self._reload_soon(table.row.id)

    def _reload_soon(self, table_id: str) -> None:
        if table_id not in self._reloading:
            self._reloading.add(table_id)
            self.spawn(self._reload(table_id))

    async def _reload(self, table_id: str) -> None:
        """Take up a game when the store answers, however long that takes."""
        try:
            while True:
                await self._store_answers()
                try:
                    table = await self._take_up(table_id)
                    if table is None or not table.dropped:
                        return
                except Elsewhere:
                    return  # it goes on there
                except Dropped:
                    pass
                except STORE_FAILS as error:
                    log.trouble("a game cannot be taken up yet", table=table_id, error=error)
        finally:
            self._reloading.discard(table_id)

    async def _store_answers(self) -> None:
        """Wait until what is written is kept. One task asks for all."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_store())
        await asyncio.shield(self._asking)

    async def _ask_store(self) -> None:
        try:
            await asyncio.sleep(SECONDS_TO_RELOAD)
            while not await self.house.is_well():
                await asyncio.sleep(SECONDS_TO_RELOAD)
        finally:
            self._asking = None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background. A failure is logged."""
        if self._closing:
            work.close()
            return
        # In a context of its own: it goes on long after the request that led to it.
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), Dropped | None):
            log.trouble("a task failed", error=task.exception())

    async def close(self) -> None:
        """Cancel all background tasks. Writes that have begun are finished."""
        self._closing = True
        tasks = [*self._tasks, *([self._asking] if self._asking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what people do ---

    async def act(
        self, table: LiveTable, connection: Connection, message: wire.Act | wire.Undo
    ) -> None:
        seat = own_seat(connection)
        match = table.playing
        if message.stamp != table.stamp():
            raise Stale
        if isinstance(message, wire.Undo) or table.has_answered(seat):
            table.demand_resolve(seat)
        if isinstance(message, wire.Act):
            actions, whole = message.actions, message.whole
            await self.change(
                table, seat, lambda: table.answer(seat, actions, whole=whole), connection, message
            )
        elif match.can_undo(seat) or not match.can_undo_if_agreed(seat):
            await self.change(
                table, seat, lambda: match.undo(seat, at=table.now()), connection, message
            )
        else:
            await self._ask_undo(table, seat, connection, message)

    async def bargain(
        self,
        table: LiveTable,
        connection: Connection,
        message: Bargaining,
    ) -> None:
        seat = own_seat(connection)
        if not self.house.limits.allow(("bargain", connection.person), limits.BARGAIN):
            raise Refused("too-fast")
        if not isinstance(message, wire.AnswerOffer):
            table.demand_resolve(seat)
        game, at = table.playing, table.now()

        def do() -> None:
            match message:
                case wire.MakeOffer(to=to):
                    game.offer(offered(seat, to, message), at=at)
                case wire.CounterOffer(offer=number):
                    answer, keep = offered(seat, PUBLIC, message), message.pledges is None
                    game.counter(seat, number, answer, keep=keep, at=at)
                case wire.AnswerOffer(offer=number, answer="accept", picks=picks):
                    game.accept(seat, number, picks, at=at)
                case wire.AnswerOffer(offer=number, answer="decline"):
                    game.decline(seat, number, at=at)
                case wire.AnswerOffer(offer=number):
                    game.withdraw(seat, number, at=at)
                case wire.GivePromise(to=to, pledge=pledge):
                    game.promise(to, msgspec.structs.replace(pledge, by=seat), at=at)
                case wire.MarkPromise(promise=number, mark=mark):
                    game.mark(seat, number, mark, at=at)

        await self.change(table, seat, do, connection, message)

    async def change(
        self,
        table: LiveTable,
        seat: int,
        do: Callable[[], object],
        connection: Connection | None = None,
        message: wire.FromPage | None = None,
    ) -> None:
        """The only way a game changes. The caller holds the table's lock."""
        if len(table.unwritten) >= MOST_UNWRITTEN:
            await table.unwritten.settled()
        match, undo = table.playing, table.undo
        before, turn, logged = table.glimpse(), table.turn, len(match.log)
        token = scoped(connection, message.token) if connection and message else None
        try:
            do()
        except BaseException as error:
            # A refusal changes nothing. After any other error the change may be half done.
            if not isinstance(error, Refused) or len(match.log) != logged:
                self.drop(table)
            raise
        entries = match.log[logged:]
        self._append(table, token, entries)
        after = table.appended(token, entries, before)
        ack = message.token if message else None
        if after == before:
            telling.only_for(table, seat, ack)
        elif after.same_but_for_waiting(before):
            telling.waiting_changed(table, seat, ack)
        else:
            telling.game_changed(table, turn, seat, ack)
        if table.undo is not undo:  # the request has lapsed
            telling.table_changed(table)
        await self.follow_up(table)

    def _append(self, table: LiveTable, token: str | None, entries: list[Entry]) -> None:
        """Write the entries behind all that was written before. Nobody waits for it here."""
        unwritten = table.unwritten
        started = time.perf_counter()
        assert table.chain is not None
        head = table.chain.extend(entries).hex()
        written = self._store.append(
            table.row.id, table.number, token, entries, unwritten.line, head
        )
        unwritten.add()
        written.add_done_callback(partial(self._appended, table, started))

    def _appended(self, table: LiveTable, started: float, written: asyncio.Future[Outcome]) -> None:
        """An append is on disk, or it has failed: then we do not know what is on disk."""
        error = None if written.cancelled() else written.exception()
        if not len(table.unwritten):
            return  # one before it has failed
        if error is None and not written.cancelled() and isinstance(written.result(), Appended):
            metrics.append_seconds.observe(time.perf_counter() - started)
            table.count_action()
            table.unwritten.written()
            self.house.memories.note(table)
            return
        if error is not None:
            log.trouble("an append failed", table=table.row.id, error=error)
        table.unwritten.lose()
        self.drop(table)

    # --- what the table does by itself ---

    async def follow_up(self, table: LiveTable) -> None:
        """What a table does by itself after a change: standing wishes, bots, clocks, the end."""
        match = table.match
        if match is None:
            return
        if match.over:
            await self._finish(table)
            return
        for seat in table.wishes_fulfilled():
            await self.wish(table, seat, wire.UNTIL_MY_TURN, False)
            telling.only_for(table, seat, None)
        wishing = table.wishing_to_pass()
        if wishing:
            # One seat at a time: only that seat learns of it. Each change calls this again.
            await self.change(table, wishing[0], table.pass_for_those_who_wish)
            return
        self.bots.follow_up(table)
        self.set_timer(table)
        if match.game.ask(match.state).covert:
            if table.holding_back != table.stamp():
                table.holding_back = table.stamp()
                self.spawn(self._hold_back(table, table.stamp()))
        else:
            self._call(table, match.state.waiting)

    def _call(self, table: LiveTable, seats: Sequence[int]) -> None:
        """Call those who are asked and not here, when the question is on disk and still open."""
        stamp, asked = table.stamp(), tuple(seats)

        def call() -> None:
            if table.stamp() == stamp:
                self._notifier.turn(table, asked)

        table.unwritten.then(call)

    async def wish(self, table: LiveTable, seat: int, kind: str, on: bool) -> None:
        """Keep a standing wish of a seat, or forget it."""
        wishes = set(table.seats[seat].always_pass) - {kind} | ({kind} if on else set())
        kinds = tuple(sorted(wishes))
        await self._store.write(lambda facts: facts.set_always_pass(table.row.id, seat, kinds))
        table.change_seat(seat, always_pass=kinds)

    async def _hold_back(self, table: LiveTable, stamp: str) -> None:
        """Pass for seats that have nothing to gain in a window, after a random delay.

        If they passed at once or after a fixed time, the moment a window closes would reveal
        whether somebody could react. So the delay is like that of people: mostly short, sometimes
        long. If the window is still open then, all who were asked are notified, whether they have
        passed or not. If there is only one person, no rival could notice: they pass at once."""
        pace = MOVE_A_DAY_PACE if isinstance(table.row.clock, wire.DaysClock) else 1
        patience = min(MOST_PATIENCE, LEAST_PATIENCE + random.expovariate(1))
        if len(table.people()) > 1:
            await asyncio.sleep(self.house.settings.hold_back * pace * patience)
        async with self.at(table):
            while (match := table.match) and not match.over and table.stamp() == stamp:
                bound = table.bound_to_pass()
                if not bound:
                    self._call(table, match.state.asked)
                    return
                await self.change(table, bound[0], partial(table.pass_window, bound[0]))

    async def _finish(self, table: LiveTable) -> None:
        if table.row.status == "over":
            return
        await table.unwritten.settled()
        ended, signature = now(), self._signature(table)
        await self._store.write(lambda facts: facts.finish_table(table.row.id, ended, signature))
        table.row = msgspec.structs.replace(
            table.row, status="over", ended=ended, signature=signature
        )
        log.info("game over", table=table.row.id, game=table.row.game, appends=table.number)
        telling.table_changed(table)
        self.bots.part(table)

    def _signature(self, table: LiveTable) -> str | None:
        """Of the last head. A log that somebody has changed is not signed."""
        if table.chain is None or table.changed_append is not None:
            return None
        return self.house.signing_key.sign(table.row.id, table.chain.head)

    def set_timer(self, table: LiveTable) -> None:
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.rest():
            return
        times = [table.deadline(), self.bots.go_on_at(table)]
        next_time = min([each for each in times if each is not None], default=None)
        if next_time is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, (next_time - table.now()) / 1000) + 0.02
            table.timer = loop.call_later(wait, lambda: self.spawn(self.time_out(table)))

    async def time_out(self, table: LiveTable) -> None:
        async with self.at(table):
            if table.match is None or table.match.over:
                return
            late, lapsing = table.late(), table.lapsing()
            if lapsing:
                lapse = partial(table.playing.lapse, lapsing[0], at=table.now())
                await self.change(table, PUBLIC, lapse)
            elif late:
                # One seat at a time: only that seat learns what was answered for it.
                await self.change(table, late[0], table.time_out)
            else:
                await self.follow_up(table)  # a bot may have waited long enough

    # --- undo, where others have to agree ---

    async def _ask_undo(
        self, table: LiveTable, seat: int, connection: Connection, message: wire.Undo
    ) -> None:
        if table.undo is not None:
            raise Refused("undo-pending")
        others = {other for other in table.people() if other != seat}
        if others:
            table.undo = UndoRequest(seat, table.playing.open_moves, asked=others)
            telling.table_changed(table)
        else:
            await self._agreed_undo(table, seat)
        table.tokens.add(scoped(connection, message.token))
        connection.tell(telling.encode(wire.Done(message.token)))

    async def answer_undo(
        self, table: LiveTable, connection: Connection, message: wire.AnswerUndo
    ) -> None:
        seat, request = own_seat(connection), table.undo
        if request is None or seat not in request.asked or request.moves != message.request:
            raise Refused("undo-not-asked")
        request.asked.discard(seat)
        if message.agree:
            request.agreed.add(seat)
            await self._undo_if_agreed(table, request)
        else:
            table.undo = None
            await notice(self.house, table, Phrase("notice-undo-refused", who=seat))
        telling.table_changed(table)

    async def leave_undo(self, table: LiveTable, seat: int) -> None:
        """A player who has left need not agree to an undo, and their own request lapses."""
        request = table.undo
        if request is None:
            return
        request.asked.discard(seat)
        if request.seat == seat:
            table.undo = None
        else:
            await self._undo_if_agreed(table, request)
        telling.table_changed(table)

    async def _undo_if_agreed(self, table: LiveTable, request: UndoRequest) -> None:
        if not request.asked:
            table.undo = None
            if table.playing.can_undo_if_agreed(request.seat):  # else a timeout came first
                await self._agreed_undo(table, request.seat)

    async def _agreed_undo(self, table: LiveTable, seat: int) -> None:
        match = table.playing
        await self.change(table, seat, lambda: match.undo(seat, at=table.now(), agreed=True))
        await notice(self.house, table, Phrase("notice-undone", who=seat))


def offered(seat: int, to: int, terms: wire.MakeOffer | wire.CounterOffer) -> Offer:
    """The kernel's `Offer` for a message."""
    return Offer(0, seat, to, terms.gives, terms.wants, terms.words, pledges=terms.pledges or ())


def own_seat(connection: Connection) -> int:
    if connection.seat == PUBLIC:
        raise Refused("not-seated")
    return connection.seat


def scoped(connection: Connection, token: str) -> str:
    """A token belongs to its sender."""
    return f"{connection.person}:{token}"
