"""The croupier: lets browsers in at a table, and does what their messages ask for."""

from __future__ import annotations

import asyncio

from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.server import chat, limits, metrics, telling, wire
from omerta.server.connections import Connection
from omerta.server.consigliere import Consigliere
from omerta.server.hearing import Hearing
from omerta.server.house import House
from omerta.server.notify import Notifier
from omerta.server.play import Play, Stale, own_seat, scoped
from omerta.server.room import Room, demand_host
from omerta.server.table import LiveTable
from omerta.server.tracing import span
from omerta.server.unwritten import Dropped


class Croupier:
    def __init__(self, house: House, notifier: Notifier) -> None:
        self.house = house
        self.play = Play(house, notifier)
        self.room = Room(self.play)
        self.consigliere = Consigliere(self.play)
        self.hearing = Hearing(self.play.bots)

    async def close(self) -> None:
        await self.play.close()

    # --- coming and going ---

    async def welcome(self, table: LiveTable, connection: Connection, since: int | None) -> None:
        async with self.play.at(table):
            connection.seat = table.seat_of(connection.person)
            connection.unwritten = table.unwritten
            connection.tell(telling.welcome(table, connection, since))
            table.welcome(connection)
            metrics.connections.inc()
            telling.table_changed(table)
            self.room.mind_the_away(table)
            await self.play.follow_up(table)

    def goodbye(self, table: LiveTable, connection: Connection) -> None:
        if connection not in table.connections:
            return  # it was not welcomed
        table.goodbye(connection)
        metrics.connections.dec()
        telling.left(table, connection)
        if not table.says_who_left:
            # Once for all who leave at this moment: a whole table does after a game, and all tables
            # when a network breaks.
            table.says_who_left = True
            asyncio.get_running_loop().call_soon(self._say_who_left, table)
        self.room.mind_the_away(table)
        if table.rematch_wishes and table.row.rematch is None:
            self.play.spawn(self.room.wait_no_longer(table))

    def _say_who_left(self, table: LiveTable) -> None:
        table.says_who_left = False
        telling.table_changed(table)

    # --- hearing ---

    async def hear(self, table: LiveTable, connection: Connection, message: wire.FromPage) -> None:
        """Do what a message asks for, or tell its sender why not."""
        do = str(type(message).__struct_config__.tag)
        try:
            with span("message", do=do, table=table.row.id, game=table.row.game):
                async with self.play.at(table):
                    await self._answer(table, connection, message)
        except Dropped:
            connection.close()  # the browser connects again to a fresh table, and repeats it

    async def _answer(
        self, table: LiveTable, connection: Connection, message: wire.FromPage
    ) -> None:
        try:
            if not self._heard_before(table, connection, message):
                await self._do(table, connection, message)
        except Refused as refused:
            metrics.refusals.labels(refused.reason).inc()
            connection.tell(telling.refusal(message.token, refused, table))
        except Stale:
            metrics.refusals.labels("stale").inc()
            stale = Refused("stale")
            connection.tell(telling.refusal(message.token, stale, table, stale=True))
            if table.match is not None and not table.dropped:
                # Events it has missed are already on their way.
                connection.tell(
                    telling.encode(telling.game_now(table, connection.seat, table.turn))
                )

    def _heard_before(
        self, table: LiveTable, connection: Connection, message: wire.FromPage
    ) -> bool:
        """A message sent twice counts once; its sender is told that it counted."""
        if scoped(connection, message.token) not in table.tokens:
            return False
        if table.match is not None and isinstance(message, wire.Act | wire.Undo):
            seen = telling.game_now(table, connection.seat, table.turn, message.token)
            connection.tell(telling.encode(seen))
        else:
            connection.tell(telling.encode(wire.Done(message.token)))
        return True

    def _try(
        self, table: LiveTable, connection: Connection, message: wire.Try | wire.TryOffer
    ) -> None:
        self._demand_pace(connection)
        seat = own_seat(connection)
        if isinstance(message, wire.TryOffer):
            connection.tell(telling.tried_offer(table, seat, message))
        elif message.stamp == table.stamp():
            connection.tell(telling.tried(table, seat, message))
        else:
            raise Stale

    def _demand_pace(self, connection: Connection) -> None:
        """For questions that change nothing."""
        if not self.house.limits.allow(("try", connection.person), limits.TRY):
            raise Refused("too-fast")

    def _ask_price(self, table: LiveTable, connection: Connection, message: wire.AskPrice) -> None:
        seat = own_seat(connection)
        if not self.house.limits.allow(("bargain", connection.person), limits.BARGAIN):
            raise Refused("too-fast")
        if message.to >= len(table.seats):
            raise Refused("no-such-seat", seat=message.to)
        self.play.bots.ask(
            table, message.to, Offer(0, seat, message.to, message.gives, message.wants)
        )

    async def _do(self, table: LiveTable, connection: Connection, message: wire.FromPage) -> None:
        match message:
            case wire.Act() | wire.Undo():
                await self.play.act(table, connection, message)
                return
            case (
                wire.MakeOffer()
                | wire.CounterOffer()
                | wire.AnswerOffer()
                | wire.GivePromise()
                | wire.MarkPromise()
            ):
                await self.play.bargain(table, connection, message)
                return
            case wire.Try() | wire.TryOffer():
                self._try(table, connection, message)
                return
            case wire.AskAim():
                self._demand_pace(connection)
                connection.tell(telling.aim(table, connection.seat, message.token))
                return
            case wire.AskCounsel():
                self.consigliere.ask(table, connection, message)
                return
            case wire.AnswerUndo():
                await self.play.answer_undo(table, connection, message)
            case wire.Say(text=text, to=to):
                await chat.say(self.house, table, connection, text, to)
                await self.hearing.hear(table, connection.seat, text, to)
            case wire.AskPrice():
                self._ask_price(table, connection, message)
            case wire.Sit(seat=seat, invite=invite):
                await self.room.sit(table, connection, seat, invite)
            case wire.Stand():
                await self.room.stand(table, connection)
            case wire.SeatBot(seat=seat, bot=bot):
                await self.room.seat_bot(table, connection, seat, bot)
            case wire.Start():
                demand_host(table, connection)
                await self.room.start(table)
            case wire.GiveSeal(seal=seal):
                await self.room.take_seal(table, connection, seal)
            case wire.GiveNonce(nonce=nonce):
                await self.room.take_nonce(table, connection, nonce)
            case wire.Resign():
                await self.room.resign(table, connection)
            case wire.Replace(seat=seat):
                await self.room.replace(table, connection, seat)
            case wire.Rematch():
                await self.room.rematch(table, connection)
            case wire.AlwaysPass(kind=kind, on=on):
                await self.room.always_pass(table, connection, kind, on)
        table.tokens.add(scoped(connection, message.token))
        connection.tell(telling.encode(wire.Done(message.token)))
