"""What bots say at a table: through its chat, to all or to one seat.

At a quiet table bots speak only when spoken to. Lines are stored like chat, and are in the match
file of a finished game.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from omerta.bots import lines, talk
from omerta.bots.lines import Speech
from omerta.games import package
from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import BargainMove
from omerta.kernel.events import PUBLIC
from omerta.kernel.results import winners
from omerta.lineup import temper_of
from omerta.server import chat
from omerta.server.house import House
from omerta.server.store import now
from omerta.server.table import LiveTable
from omerta.server.telling import may_read

# So many bots greet, and say something at the end.
MOST_GREET = 2
# Seconds, in multiples of the bots' pace, until they do.
FIRST_WORDS, LAST_WORDS = (1.0, 3.0), (1.0, 4.0)


class Voices:
    def __init__(self, house: House) -> None:
        self._house = house

    # --- with what it does ---

    async def about_move(
        self, table: LiveTable, seat: int, to: int, move: BargainMove | None
    ) -> None:
        """To the person a bot bargains with; other bots need no words."""
        trade = table.game.trade
        if trade is None or to == PUBLIC or table.is_bot(to):
            return
        speech = lines.about_move(move, trade)
        if speech is not None:
            await self.say(table, seat, speech, to)
            if speech.occasion in lines.REFUSALS:
                table.bots.refused[seat, to] = speech

    # --- about what happened ---

    async def remarks(self, table: LiveTable) -> None:
        """What bots have to say about what happened since they were asked last."""
        match, since = table.match, table.bots.events_known
        assert match is not None
        table.bots.events_known = len(match.events)
        if since is None or table.row.quiet:
            return
        attacks = package(table.row.game).attacks
        for event in match.events[since:]:
            for seat in _bots(table):
                remark = talk.remark(event.seen_by(seat), seat, attacks)
                whom = remark.speech.whom if remark is not None else None
                if remark is None or whom is None or table.is_bot(whom):
                    continue
                if remark.needed:
                    await self.say(table, seat, remark.speech)
                else:
                    await self.volunteer(table, seat, remark.speech)

    async def greet(self, table: LiveTable) -> None:
        """At the beginning."""
        await self._each_in_turn(table, [Speech("greeting")] * len(table.seats), FIRST_WORDS)

    async def part(self, table: LiveTable) -> None:
        """After the end."""
        match = table.match
        assert match is not None
        first = winners(match.game.places(match.state))
        speeches = [talk.farewell(seat, first) for seat in range(len(table.seats))]
        await self._each_in_turn(table, speeches, LAST_WORDS)

    async def _each_in_turn(
        self, table: LiveTable, speeches: Sequence[Speech], after: tuple[float, float]
    ) -> None:
        bots = _bots(table)
        if table.row.quiet or not table.people():
            return
        for seat in random.sample(bots, min(MOST_GREET, len(bots))):
            await asyncio.sleep(self._house.settings.bot_pace * random.uniform(*after))
            async with table.lock:
                if table.dropped or not table.is_bot(seat):
                    return
                await self.say(table, seat, speeches[seat], needed=False)

    # --- saying ---

    async def volunteer(self, table: LiveTable, seat: int, speech: Speech) -> None:
        """Say it to all, unless bots have said enough."""
        luck = self._luck(table, seat, PUBLIC)
        if talk.may_speak(seat, now_of(table), heard(table, PUBLIC), luck):
            await self.say(table, seat, speech, needed=False)

    async def say(
        self,
        table: LiveTable,
        seat: int,
        speech: Speech,
        to: int = PUBLIC,
        *,
        needed: bool = True,
    ) -> None:
        temper, luck = temper_of(table.seats[seat].name), self._luck(table, seat, to)
        line = talk.line(speech, temper, table.words, heard(table, to), luck, needed=needed)
        if line is not None:
            await chat.bot_says(self._house, table, seat, line, to)

    def _luck(self, table: LiveTable, seat: int, to: int) -> Luck:
        return Luck(derive(table.row.seed, "voice", seat, to, len(heard(table, to))))


def heard(table: LiveTable, reader: int) -> list[talk.Heard]:
    """The lines of bots that a seat, or everybody, could read."""
    began = table.row.began or 0
    return [
        talk.Heard(row.seat, row.at - began, row.notice.say)
        for row in table.chat
        if row.notice is not None and row.seat != PUBLIC and may_read(row, reader)
    ]


def now_of(table: LiveTable) -> int:
    """Now, as the lines of a table count time: milliseconds since the game began."""
    return now() - (table.row.began or 0)


def _bots(table: LiveTable) -> list[int]:
    """Those who speak unasked: not the ones that play on for a person, under that name."""
    kinds = [(seat.seat, seat.kind, seat.first_kind) for seat in table.seats]
    return [seat for seat, kind, first in kinds if kind == "bot" and first != "person"]
