"""The croupier: takes what people say at a table, does it, writes it down, and tells the others.

Every change of a game goes the same way (`_change`): done in memory, which refuses what is not
allowed; appended to the log under its number, and only then told to anybody. If the append fails
or another server was faster, the table is dropped and loaded anew from the log.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from omerta.bots import NAMES as BOTS
from omerta.bots import name_at_table
from omerta.kernel.asks import Window
from omerta.kernel.dice import commitment, derive
from omerta.kernel.events import PUBLIC
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.server import limits, metrics, telling, wire
from omerta.server.connections import Connection
from omerta.server.house import House
from omerta.server.identity import new_seed
from omerta.server.logs import log
from omerta.server.notify import Notifier
from omerta.server.store import Appended, SeatRow, TableRow, new_id, now
from omerta.server.table import LiveTable, UndoRequest
from omerta.server.thinking import answer, bot_task
from omerta.text.phrases import Phrase

MOST_CHAT_KEPT = 100


class Stale(Exception):  # noqa: N818  (an answer, not an error)
    """The sender acted on something that is no longer so."""


class Croupier:
    def __init__(self, house: House, notifier: Notifier) -> None:
        self.house = house
        self.store = house.store
        self.notifier = notifier
        self._tasks: set[asyncio.Task[None]] = set()

    # --- coming and going ---

    async def welcome(self, table: LiveTable, connection: Connection, since: int | None) -> None:
        async with table.lock:
            connection.seat = table.seat_of(connection.person)
            connection.tell(telling.welcome(table, connection.person, since))
            table.connections.add(connection)
            metrics.connections.inc()
            telling.table_changed(table)
            await self.follow_up(table)

    def goodbye(self, table: LiveTable, connection: Connection) -> None:
        if connection in table.connections:
            table.connections.discard(connection)
            metrics.connections.dec()
        table.touched = time.monotonic()
        telling.table_changed(table)
        if table.rematch_wishes and table.row.rematch is None:
            self._spawn(self._wait_no_longer(table))

    async def resume(self) -> None:
        """After a start: all games in progress go on, with their bots and clocks."""
        for table_id in await self.house.unfinished():
            table = await self.house.table(table_id)
            if table is not None:
                async with table.lock:
                    await self.follow_up(table)

    async def close(self) -> None:
        """Let nothing go on: bots stop thinking, and what is being written is written."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- hearing ---

    async def hear(self, table: LiveTable, connection: Connection, message: wire.FromPage) -> None:
        """Do what somebody at the table says, or tell them why not."""
        async with table.lock:
            try:
                if self._heard_before(table, connection, message):
                    return
                await self._do(table, connection, message)
            except Refused as refused:
                metrics.refusals.labels(refused.reason).inc()
                connection.tell(telling.refusal(message.token, refused, table))
            except Stale:
                metrics.refusals.labels("stale").inc()
                stale = Refused("stale")
                connection.tell(telling.refusal(message.token, stale, table, stale=True))
                if table.match is not None:
                    connection.tell(telling.encode(telling.game_now(table, connection.seat, None)))

    def _heard_before(
        self, table: LiveTable, connection: Connection, message: wire.FromPage
    ) -> bool:
        """The same message sent again counts once; its sender is told that it counted."""
        if scoped(connection, message.token) not in table.tokens:
            return False
        if table.match is not None and isinstance(message, wire.Act | wire.Undo):
            seen = telling.game_now(table, connection.seat, table.turn, message.token)
            connection.tell(telling.encode(seen))
        else:
            connection.tell(telling.encode(wire.Done(message.token)))
        return True

    async def _do(self, table: LiveTable, connection: Connection, message: wire.FromPage) -> None:
        match message:
            case wire.Act() | wire.Undo():
                await self._play(table, connection, message)
                return
            case wire.MakeOffer() | wire.CounterOffer() | wire.AnswerOffer():
                await self._bargain(table, connection, message)
                return
            case wire.AnswerUndo(agree=agree):
                await self._answer_undo(table, connection, agree)
            case wire.Say(text=text):
                await self._say(table, connection, text)
            case wire.Sit(seat=seat, invite=invite):
                await self._sit(table, connection, seat, invite)
            case wire.Stand():
                await self._stand(table, connection)
            case wire.SeatBot(seat=seat, bot=bot):
                await self._seat_bot(table, connection, seat, bot)
            case wire.Start():
                self._demand_host(table, connection)
                await self.start(table)
            case wire.Resign():
                await self._resign(table, connection)
            case wire.Rematch():
                await self._rematch(table, connection)
            case wire.AlwaysPass(kind=kind, on=on):
                await self._always_pass(table, connection, kind, on)
        table.tokens.add(scoped(connection, message.token))
        connection.tell(telling.encode(wire.Done(message.token)))

    # --- the game ---

    async def _play(
        self, table: LiveTable, connection: Connection, message: wire.Act | wire.Undo
    ) -> None:
        seat = self._own_seat(connection)
        match = table.playing
        if message.stamp != table.stamp():
            raise Stale
        if isinstance(message, wire.Act):
            actions = message.actions
            await self._change(
                table, seat, lambda: table.answer(seat, actions), connection, message
            )
        elif match.can_undo(seat) or not match.can_undo_if_agreed(seat):
            await self._change(
                table, seat, lambda: match.undo(seat, at=table.now()), connection, message
            )
        else:
            await self._ask_undo(table, seat, connection, message)

    async def _bargain(
        self,
        table: LiveTable,
        connection: Connection,
        message: wire.MakeOffer | wire.CounterOffer | wire.AnswerOffer,
    ) -> None:
        seat = self._own_seat(connection)
        game, at = table.playing, table.now()

        def do() -> None:
            match message:
                case wire.MakeOffer(to=to, gives=gives, wants=wants, words=words):
                    game.offer(Offer(0, seat, to, gives, wants, words), at=at)
                case wire.CounterOffer(offer=number, gives=gives, wants=wants, words=words):
                    counter = Offer(0, seat, PUBLIC, gives, wants, words)
                    game.counter(seat, number, counter, at=at)
                case wire.AnswerOffer(offer=number, answer="accept"):
                    game.accept(seat, number, at=at)
                case wire.AnswerOffer(offer=number, answer="decline"):
                    game.decline(seat, number, at=at)
                case wire.AnswerOffer(offer=number):
                    game.withdraw(seat, number, at=at)

        await self._change(table, seat, do, connection, message)

    async def _change(
        self,
        table: LiveTable,
        seat: int,
        do: Callable[[], object],
        connection: Connection | None = None,
        message: wire.FromPage | None = None,
    ) -> None:
        """The one way a game changes. The table's lock is held."""
        match, undo = table.playing, table.undo
        before, turn, logged = table.glimpse(), table.turn, len(match.log)
        do()
        entries = match.log[logged:]
        token = scoped(connection, message.token) if connection and message else None
        started = time.perf_counter()
        try:
            outcome = await self.store.append(table.row.id, table.number, token, entries)
        except BaseException:
            # Nobody knows whether it is on disk: what is in memory is not to be trusted.
            self.house.drop(table)
            raise
        if not isinstance(outcome, Appended):
            self.house.drop(table)
            raise Stale
        metrics.append_seconds.observe(time.perf_counter() - started)
        metrics.actions.labels(table.row.game).inc()
        table.appended(token, entries, before)
        ack = message.token if message else None
        after = table.glimpse()
        if after == before:
            telling.only_for(table, seat, ack)
        elif after.same_but_for_waiting(before):
            telling.waiting_changed(table, seat, ack)
        else:
            telling.game_changed(table, turn, seat, ack)
        if table.undo is not undo:  # nobody need answer that any more
            telling.table_changed(table)
        await self.follow_up(table)

    async def follow_up(self, table: LiveTable) -> None:
        """What the table does by itself after a change: wishes, bots, clocks, the end."""
        match = table.match
        if match is None:
            return
        if match.over:
            await self._finish(table)
            return
        wishing = table.wishing_to_pass()
        if wishing:
            # Each learns of it, and nobody else; and each change follows up by itself.
            await self._change(table, wishing[0], table.pass_for_those_who_wish)
            return
        for seat in match.state.waiting:
            if table.is_bot(seat) and seat not in table.thinking:
                table.thinking[seat] = match.state.question
                self._spawn(self._think(table, seat))
        self._set_timer(table)
        self.notifier.turn(table)

    async def _finish(self, table: LiveTable) -> None:
        if table.row.status == "over":
            return
        ended = now()
        await self.store.write(lambda facts: facts.finish_table(table.row.id, ended))
        table.row = msgspec.structs.replace(table.row, status="over", ended=ended)
        log.info("game over", table=table.row.id, game=table.row.game, appends=table.number)
        telling.table_changed(table)

    # --- bots and clocks ---

    async def _think(self, table: LiveTable, seat: int) -> None:
        """Let a bot answer for a seat: it thinks outside, and the table goes on meanwhile."""
        match = table.match
        assert match is not None
        stamp, bot = table.stamp(), table.seats[seat].bot
        try:
            key = derive(table.row.seed, "bot", seat, len(match.log))
            began = time.perf_counter()
            pace = self.house.settings.bot_pace * random.uniform(0.5, 1.6)
            task = bot_task(match.game, match.state, seat, bot, key)
            try:
                actions = await self.house.workers.run(answer, *task)
            except Exception:
                log.trouble("a bot failed", table=table.row.id, seat=seat, bot=bot)
                actions = []
            thought = time.perf_counter() - began
            metrics.bot_seconds.labels(bot).observe(thought)
            await asyncio.sleep(max(0.0, pace - thought))
        finally:
            table.thinking.pop(seat, None)
        async with table.lock:
            if self.house.tables.get(table.row.id) is not table or match.over:
                return
            if table.stamp() == stamp and seat in match.state.waiting and table.is_bot(seat):
                await self._answer_for(table, seat, actions)
            else:
                await self.follow_up(table)  # the question has changed: think again

    async def _answer_for(self, table: LiveTable, seat: int, actions: list[int]) -> None:
        """A bot that breaks, or answers what it may not, does not stop the table."""
        match = table.playing
        try:
            if not actions:
                raise Refused("no-answer")
            await self._change(table, seat, lambda: table.answer(seat, actions))
        except Refused:
            await self._change(table, seat, lambda: match.time_out(seat, at=table.now()))

    def _set_timer(self, table: LiveTable) -> None:
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        deadline = table.deadline()
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, (deadline - table.now()) / 1000) + 0.02
            table.timer = loop.call_later(wait, lambda: self._spawn(self._time_out(table)))

    async def _time_out(self, table: LiveTable) -> None:
        async with table.lock:
            match = table.match
            if self.house.tables.get(table.row.id) is not table or match is None or match.over:
                return
            late = table.late()
            if late:
                # One after the other: each learns what was answered for them, and nobody else.
                await self._change(table, late[0], table.time_out)
            else:
                self._set_timer(table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            log.warning("a task failed", error=repr(error))

    # --- undo, where others have to agree ---

    async def _ask_undo(
        self, table: LiveTable, seat: int, connection: Connection, message: wire.Undo
    ) -> None:
        match = table.playing
        others = {other for other in table.people() if other != seat}
        if not others:
            await self._agreed_undo(table, seat)
        else:
            table.undo = UndoRequest(seat, match.open_moves, asked=others)
            telling.table_changed(table)
        table.tokens.add(scoped(connection, message.token))
        connection.tell(telling.encode(wire.Done(message.token)))

    async def _answer_undo(self, table: LiveTable, connection: Connection, agree: bool) -> None:
        seat, request = self._own_seat(connection), table.undo
        if request is None or seat not in request.asked:
            raise Refused("undo-not-asked")
        request.asked.discard(seat)
        if agree:
            request.agreed.add(seat)
            await self._undo_if_agreed(table, request)
        else:
            table.undo = None
            await self._notice(table, Phrase("notice-undo-refused", who=seat))
        telling.table_changed(table)

    async def _leave_undo(self, table: LiveTable, request: UndoRequest, seat: int) -> None:
        """Who has left need not agree, and takes nothing back."""
        request.asked.discard(seat)
        if request.seat == seat:
            table.undo = None
        else:
            await self._undo_if_agreed(table, request)
        telling.table_changed(table)

    async def _undo_if_agreed(self, table: LiveTable, request: UndoRequest) -> None:
        if not request.asked:
            table.undo = None
            await self._agreed_undo(table, request.seat)

    async def _agreed_undo(self, table: LiveTable, seat: int) -> None:
        match = table.playing
        await self._change(table, seat, lambda: match.undo(seat, at=table.now(), agreed=True))
        await self._notice(table, Phrase("notice-undone", who=seat))

    # --- chat ---

    async def _say(self, table: LiveTable, connection: Connection, text: str) -> None:
        if connection.person is None:
            raise Refused("who-are-you")
        if not self.house.limits.allow(("chat", connection.person), limits.CHAT):
            raise Refused("too-fast")
        text = " ".join(text.split())
        if not text or not is_plain(text):
            raise Refused("chat-text")
        seat, person = connection.seat, connection.person
        name = table.seats[seat].name if seat != PUBLIC else connection.name
        line = await self.store.write(
            lambda facts: facts.add_chat(
                table.row.id, person=person, name=name, seat=seat, text=text
            )
        )
        self._keep_chat(table, line)

    async def _notice(self, table: LiveTable, notice: Phrase) -> None:
        """A remark of the house in the chat."""
        line = await self.store.write(
            lambda facts: facts.add_chat(
                table.row.id, person=None, name="", seat=PUBLIC, text="", notice=notice
            )
        )
        self._keep_chat(table, line)

    def _keep_chat(self, table: LiveTable, line: Any) -> None:
        table.chat.append(line)
        del table.chat[:-MOST_CHAT_KEPT]
        telling.said(table, line)

    # --- seats ---

    async def _sit(self, table: LiveTable, connection: Connection, seat: int, invite: str) -> None:
        person = connection.person
        if person is None:
            raise Refused("who-are-you")
        self._demand_open(table, seat)
        row = table.seats[seat]
        if table.seat_of(person) != PUBLIC:
            raise Refused("already-seated")
        invited = bool(invite) and invite == row.invite
        if not (table.row.listed or invited or person == table.row.host):
            raise Refused("not-invited")
        name = connection.name
        taken = row.kind == "free" and await self.store.write(
            lambda facts: facts.take_seat(table.row.id, seat, person, name)
        )
        if not taken:
            raise Refused("seat-taken")
        table.change_seat(seat, kind="person", person=person, name=name)
        telling.table_changed(table)

    async def _stand(self, table: LiveTable, connection: Connection) -> None:
        seat = self._own_seat(connection)
        self._demand_open(table, seat)
        await self._free(table, seat)

    async def _seat_bot(
        self, table: LiveTable, connection: Connection, seat: int, bot: str
    ) -> None:
        self._demand_host(table, connection)
        self._demand_open(table, seat)
        if not bot:
            await self._free(table, seat)
            return
        if bot not in BOTS:
            raise Refused("no-such-bot", bot=bot)
        name = name_at_table(seat)
        seated = await self.store.write(lambda facts: facts.seat_bot(table.row.id, seat, bot, name))
        if not seated:
            raise Refused("seat-taken")
        table.change_seat(seat, kind="bot", bot=bot, name=name)
        telling.table_changed(table)

    async def _free(self, table: LiveTable, seat: int) -> None:
        kind, table_id = table.seats[seat].kind, table.row.id
        table.seats = await self.store.write(
            lambda facts: (
                facts.free_seat(table_id, seat, expected_kind=kind),
                facts.seats(table_id),
            )[1]
        )
        telling.table_changed(table)

    async def start(self, table: LiveTable) -> None:
        """Everybody sits: the game begins."""
        if table.row.status != "open":
            raise Refused("table-begun")
        if any(seat.kind == "free" for seat in table.seats):
            raise Refused("seats-free")
        began = now()
        if not await self.store.write(lambda facts: facts.start_table(table.row.id, began)):
            self.house.drop(table)
            raise Stale
        for seat in table.seats:
            table.change_seat(seat.seat, first_name=seat.name, first_kind=seat.kind)
        table.begin(began)
        telling.table_changed(table)
        telling.game_changed(table, None, PUBLIC, None)
        await self.follow_up(table)

    async def _resign(self, table: LiveTable, connection: Connection) -> None:
        seat = self._own_seat(connection)
        table.playing  # noqa: B018  (refuses when there is nothing to leave)
        name = table.seats[seat].name
        await self.store.write(
            lambda facts: facts.seat_bot(table.row.id, seat, BOTS[0], name, expected_kind="person")
        )
        table.change_seat(seat, kind="bot", bot=BOTS[0], person=None, always_pass=())
        telling.table_changed(table)
        telling.game_changed(table, table.turn, PUBLIC, None)
        await self._notice(table, Phrase("notice-resigned", who=seat))
        if table.undo is not None:
            await self._leave_undo(table, table.undo, seat)
        await self.follow_up(table)

    async def _rematch(self, table: LiveTable, connection: Connection) -> None:
        """Ready for another game: when all who are still here are, there is a new table."""
        seat = self._own_seat(connection)
        if table.match is None or not table.match.over:
            raise Refused("game-not-over")
        table.rematch_wishes.add(seat)
        await self._rematch_if_all_wish(table)

    async def _rematch_if_all_wish(self, table: LiveTable) -> None:
        here = {each.seat for each in table.connections} & set(table.people())
        if table.row.rematch is None and here <= table.rematch_wishes:
            row, seats = next_table(table)
            rematch = await self.store.write(
                lambda facts: facts.set_rematch(table.row.id, row, seats)
            )
            table.row = msgspec.structs.replace(table.row, rematch=rematch)
            new = await self.house.table(rematch)
            if new is not None and new.row.status == "open":
                async with new.lock:
                    if all(each.kind != "free" for each in new.seats):
                        await self.start(new)
        telling.table_changed(table)

    async def _wait_no_longer(self, table: LiveTable) -> None:
        """Somebody has left: perhaps all who are still here want to play again."""
        async with table.lock:
            if table.rematch_wishes & {each.seat for each in table.connections}:
                await self._rematch_if_all_wish(table)

    async def _always_pass(
        self, table: LiveTable, connection: Connection, kind: str, on: bool
    ) -> None:
        seat = self._own_seat(connection)
        if not isinstance(table.game.asks.get(kind), Window):
            raise Refused("unknown-entry", what=kind)
        wishes = set(table.seats[seat].always_pass) - {kind} | ({kind} if on else set())
        kinds = tuple(sorted(wishes))
        await self.store.write(lambda facts: facts.set_always_pass(table.row.id, seat, kinds))
        table.change_seat(seat, always_pass=kinds)
        if table.match is not None:
            telling.only_for(table, seat, None)
        await self.follow_up(table)

    # --- who may ---

    def _own_seat(self, connection: Connection) -> int:
        if connection.seat == PUBLIC:
            raise Refused("not-seated")
        return connection.seat

    def _demand_host(self, table: LiveTable, connection: Connection) -> None:
        if connection.person is None or connection.person != table.row.host:
            raise Refused("host-only")

    def _demand_open(self, table: LiveTable, seat: int) -> None:
        if table.row.status != "open":
            raise Refused("table-begun")
        if seat >= len(table.seats):
            raise Refused("no-such-seat", seat=seat)


def scoped(connection: Connection, token: str) -> str:
    """A token counts for its sender only."""
    return f"{connection.person}:{token}"


def next_table(table: LiveTable) -> tuple[TableRow, list[SeatRow]]:
    """The same table again with a new seed; who did not ask for it has to come and sit down."""
    seed = new_seed()
    ready = [seat.person for seat in table.seats if seat.seat in table.rematch_wishes]
    row = msgspec.structs.replace(
        table.row,
        id=new_id(),
        # Somebody has to be there who can fill the seats.
        host=table.row.host if table.row.host in ready else ready[0],
        rules=table.game.version,
        status="open",
        seed=seed,
        commitment=commitment(seed),
        created=now(),
        began=None,
        ended=None,
        rematch=None,
    )
    seats = [
        SeatRow(
            table=row.id,
            seat=old.seat,
            kind=old.kind,
            person=old.person,
            name=old.name,
            bot=old.bot,
        )
        if old.kind == "bot" or old.seat in table.rematch_wishes
        else SeatRow(table=row.id, seat=old.seat)
        for old in table.seats
    ]
    return row, seats
