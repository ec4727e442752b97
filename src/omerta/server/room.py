"""The room: who sits where, before, during and after a game."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable
from functools import partial

import msgspec

from omerta.kernel.asks import Window
from omerta.kernel.dice import commitment
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.lineup import USUAL, name_at_table, names
from omerta.server import telling
from omerta.server.catalogue import preferences
from omerta.server.chat import notice
from omerta.server.connections import Connection
from omerta.server.dealing import SECONDS, Dealing, Stage
from omerta.server.identity import new_seed
from omerta.server.names import unlike
from omerta.server.nodes import Elsewhere
from omerta.server.play import Play, Stale, own_seat
from omerta.server.store import SeatRow, TableRow, new_id, now
from omerta.server.table import LiveTable
from omerta.server.unwritten import Dropped
from omerta.server.wire import UNTIL_MY_TURN
from omerta.text.phrases import Phrase


class Room:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._house = play.house
        self._store = play.house.store

    # --- before ---

    async def sit(self, table: LiveTable, connection: Connection, seat: int, invite: str) -> None:
        person = connection.person
        if person is None:
            raise Refused("who-are-you")
        demand_open(table, seat)
        row = table.seats[seat]
        if table.seat_of(person) != PUBLIC:
            raise Refused("already-seated")
        invited = bool(invite) and invite == row.invite
        if not (table.row.listed or invited or person == table.row.host):
            raise Refused("not-invited")
        name = unlike(connection.name, table.names_but(seat))
        taken = row.kind == "free" and await self._store.write(
            lambda facts: facts.take_seat(table.row.id, seat, person, name)
        )
        if not taken:
            raise Refused("seat-taken")
        table.change_seat(seat, kind="person", person=person, name=name)
        telling.table_changed(table)

    async def stand(self, table: LiveTable, connection: Connection) -> None:
        seat = own_seat(connection)
        demand_open(table, seat)
        await self._free(table, seat)

    async def seat_bot(self, table: LiveTable, connection: Connection, seat: int, bot: str) -> None:
        demand_host(table, connection)
        demand_open(table, seat)
        if not bot:
            await self._free(table, seat)
            return
        if bot not in names(table.game):
            raise Refused("no-such-bot", bot=bot)
        name = name_at_table(seat, table.names_but(seat))
        seated = await self._store.write(
            lambda facts: facts.seat_bot(table.row.id, seat, bot, name)
        )
        if not seated:
            raise Refused("seat-taken")
        table.change_seat(seat, kind="bot", bot=bot, name=name)
        telling.table_changed(table)

    async def rename(self, person: str, name: str) -> None:
        """Use a person's new name at all tables that have not begun."""
        renamed = await self._store.write(lambda facts: facts.rename_at_open_tables(person, name))
        for table_id, name_there in renamed.items():
            table = self._house.tables.get(table_id)
            if table is not None:
                with contextlib.suppress(Dropped):  # then it is loaded with the new name
                    await self._rename_at(table, person, name_there)

    async def _rename_at(self, table: LiveTable, person: str, name: str) -> None:
        async with self._play.at(table):
            seat = table.seat_of(person)
            if seat != PUBLIC and table.row.status == "open":
                table.change_seat(seat, name=name)
                telling.table_changed(table)

    async def _free(self, table: LiveTable, seat: int) -> None:
        old, table_id = table.seats[seat], table.row.id
        freed, table.seats = await self._store.write(
            lambda facts: (
                facts.free_seat(table_id, seat, expected_kind=old.kind, expected_person=old.person),
                facts.seats(table_id),
            )
        )
        if not freed:
            raise Stale
        table.dealing.forget(old.person)
        telling.table_changed(table)

    async def start(self, table: LiveTable, coming: Iterable[str] = ()) -> None:
        """Begin the game, once people's browsers have given their numbers (`dealing.py`).

        All seats must be taken. `coming` are people whose browsers are on their way to the table.
        """
        demand_open(table)
        if any(seat.kind == "free" for seat in table.seats):
            raise Refused("seats-free")
        table.dealing.start(coming)
        await self._deal(table)

    async def take_seal(self, table: LiveTable, connection: Connection, seal: str) -> None:
        own_seat(connection)
        if connection.person is not None and table.row.status == "open":
            table.dealing.take_seal(connection.person, seal)
            telling.table_changed(table)
            await self._deal(table)

    async def take_nonce(self, table: LiveTable, connection: Connection, nonce: str) -> None:
        own_seat(connection)
        if connection.person is not None and table.row.status == "open":
            table.dealing.take_nonce(connection.person, nonce)
            await self._deal(table)

    async def _deal(self, table: LiveTable) -> None:
        """Begin the game if all numbers are there. If not, wait for them, but not for long."""
        dealing = table.dealing
        if dealing.complete({each.person for each in table.connections}):
            await self._begin(table)
        elif dealing.stage != dealing.told:
            dealing.told = dealing.stage
            telling.table_changed(table)
            loop = asyncio.get_running_loop()
            hurry = partial(self._hurry, table, dealing.stage)
            table.timer = loop.call_later(SECONDS, lambda: self._play.spawn(hurry()))

    async def _hurry(self, table: LiveTable, stage: Stage) -> None:
        """The time of a stage is over: go on without those who have given nothing."""
        with contextlib.suppress(Stale):  # another server was faster
            async with self._play.at(table):
                if table.dealing.stage == stage:
                    table.dealing.end_stage()
                    await self._deal(table)

    async def _begin(self, table: LiveTable) -> None:
        began, nonces = now(), dict(table.dealing.nonces)
        started, row, table.seats = await self._store.write(
            lambda facts: (
                facts.start_table(table.row.id, began, nonces),
                facts.table(table.row.id),
                facts.seats(table.row.id),
            )
        )
        if not started or row is None:
            self._play.drop(table)
            raise Stale
        table.dealing = Dealing()
        table.begin(began, row.nonces)
        telling.table_changed(table)
        telling.game_changed(table, None, PUBLIC, None)
        self.mind_the_away(table)
        await self._play.follow_up(table)

    # --- during ---

    async def resign(self, table: LiveTable, connection: Connection) -> None:
        await self._give_to_bot(table, own_seat(connection), "notice-resigned")

    async def replace(self, table: LiveTable, connection: Connection, seat: int) -> None:
        """Somebody wants a bot to play on for a person who is away."""
        me = own_seat(connection)
        table.playing  # noqa: B018  (raises Refused if no game is in progress)
        if seat not in table.away():
            raise Refused("seat-not-away", seat=seat)
        wishes = table.replacing.setdefault(seat, set())
        wishes.add(me)
        decides = connection.person == table.row.host
        if decides or len(wishes & set(table.present())) >= telling.majority(table):
            await self._give_to_bot(table, seat, "notice-replaced")
        else:
            telling.table_changed(table)

    def mind_the_away(self, table: LiveTable) -> None:
        """Tell the others when somebody has been away for so long that they can be replaced."""
        if table.away_timer is not None:
            table.away_timer.cancel()
        now = time.monotonic()
        coming = [at for at in table.away_at().values() if at > now]
        if coming and table.connections and not table.dropped:
            loop = asyncio.get_running_loop()
            table.away_timer = loop.call_later(min(coming) - now + 0.01, self._say_away, table)

    def _say_away(self, table: LiveTable) -> None:
        if not table.dropped:
            telling.table_changed(table)
            self.mind_the_away(table)

    async def _give_to_bot(self, table: LiveTable, seat: int, notice_of: str) -> None:
        table.playing  # noqa: B018  (raises Refused if no game is in progress)
        old = table.seats[seat]
        taken = await self._store.write(
            lambda facts: facts.seat_bot(
                table.row.id,
                seat,
                USUAL,
                old.name,
                expected_kind="person",
                expected_person=old.person,
            )
        )
        if not taken:
            self._play.drop(table)
            raise Stale
        table.change_seat(seat, kind="bot", bot=USUAL, person=None, always_pass=())
        table.replacing.pop(seat, None)
        telling.table_changed(table)
        telling.game_changed(table, table.turn, PUBLIC, None)
        await notice(self._house, table, Phrase(notice_of, who=seat))
        await self._play.leave_undo(table, seat)
        await self._play.follow_up(table)

    async def always_pass(
        self, table: LiveTable, connection: Connection, kind: str, on: bool
    ) -> None:
        seat = own_seat(connection)
        window, colon, preference = kind.partition(":")
        ask = table.game.asks.get(window)
        known = isinstance(ask, Window) and (not colon or preference in preferences(ask))
        if not known and kind != UNTIL_MY_TURN:
            raise Refused("unknown-entry", what=kind)
        await self._play.wish(table, seat, kind, on)
        if table.match is not None:
            telling.only_for(table, seat, None)
        await self._play.follow_up(table)

    # --- after ---

    async def rematch(self, table: LiveTable, connection: Connection) -> None:
        """A player wants another game. When all who are still here want it, a new table opens."""
        seat = own_seat(connection)
        if not table.over:
            raise Refused("game-not-over")
        table.rematch_wishes.add(seat)
        await self._rematch_if_all_wish(table)

    async def _rematch_if_all_wish(self, table: LiveTable) -> None:
        here = {each.seat for each in table.connections} & set(table.people())
        if table.row.rematch is None and here <= table.rematch_wishes:
            row, seats = next_table(table)
            rematch = await self._store.write(
                lambda facts: facts.set_rematch(table.row.id, row, seats)
            )
            table.row = msgspec.structs.replace(table.row, rematch=rematch)
            with contextlib.suppress(Elsewhere):  # then somebody was faster
                # Who gave a number last time is about to come and give another.
                await self._start_if_full(rematch, gave_nonces(table))
        telling.table_changed(table)

    async def _start_if_full(self, table_id: str, coming: Iterable[str]) -> None:
        table = await self._house.table(table_id)
        if table is not None and table.row.status == "open":
            async with self._play.at(table):
                if all(each.kind != "free" for each in table.seats):
                    await self.start(table, coming)

    async def wait_no_longer(self, table: LiveTable) -> None:
        """Somebody has left: check whether all who are still here want another game."""
        async with self._play.at(table):
            if table.rematch_wishes & {each.seat for each in table.connections}:
                await self._rematch_if_all_wish(table)


def demand_host(table: LiveTable, connection: Connection) -> None:
    if connection.person is None or connection.person != table.row.host:
        raise Refused("host-only")


def demand_open(table: LiveTable, seat: int = 0) -> None:
    if table.row.status != "open" or table.dealing.stage:
        raise Refused("table-begun")
    if seat >= len(table.seats):
        raise Refused("no-such-seat", seat=seat)


def gave_nonces(table: LiveTable) -> list[str]:
    """Who gave a number for the luck, and so has a browser that will give another."""
    given = zip(table.row.nonces, table.seats, strict=False)
    return [seat.person for nonce, seat in given if nonce and seat.person]


def next_table(table: LiveTable) -> tuple[TableRow, list[SeatRow]]:
    """The same table with a new seed. Seats of people who did not ask for it are free."""
    seed = new_seed()
    ready = [seat.person for seat in table.seats if seat.seat in table.rematch_wishes]
    row = msgspec.structs.replace(
        table.row,
        id=new_id(),
        # The host must be somebody who is here, to fill the seats.
        host=table.row.host if table.row.host in ready else ready[0],
        rules=table.game.version,
        status="open",
        seed=seed,
        commitment=commitment(seed),
        nonces=(),
        signature=None,
        created=now(),
        began=None,
        ended=None,
        rematch=None,
        again_of=None,
        again_at=None,
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
