"""What people write to bots: by name or in a whisper. A bot always answers."""

from __future__ import annotations

import asyncio

from omerta.bots.hearing import addressed
from omerta.bots.lines import Speech
from omerta.games.hearing import Table, answer_to
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.server.bots import BotPlayers
from omerta.server.table import LiveTable

# These answers are to all, if the question was.
OPEN = ("greeting", "unclear", "tradeless")


class Hearing:
    def __init__(self, bots: BotPlayers) -> None:
        self._bots = bots

    async def hear(self, table: LiveTable, seat: int, text: str, to: int) -> None:
        """Somebody has written this. The caller holds the table's lock."""
        match = table.match
        if seat == PUBLIC or match is None or match.over:
            return
        bot, said = _spoken_to(table, text, to)
        if bot == PUBLIC:
            return
        names = [each.name for each in table.seats]
        where = Table(match.game, match.state, table.words, names, table.may_bargain())
        refused = table.bots.refused.get((bot, seat))
        # In a thread: it takes a while to name everything.
        answer = await asyncio.to_thread(answer_to, where, said, seat, bot, refused)
        if not isinstance(answer, Speech):
            try:
                self._bots.ask(table, bot, answer)
                return
            except Refused:  # no such deal between these two is possible now
                answer = Speech("nothing")
        back = PUBLIC if to == PUBLIC and answer.occasion in OPEN else seat
        await self._bots.voices.say(table, bot, answer, back)


def _spoken_to(table: LiveTable, text: str, to: int) -> tuple[int, str]:
    """The bot that is spoken to, or PUBLIC, and what is said to it."""
    if to != PUBLIC:
        return (to if table.is_bot(to) else PUBLIC), text
    seats = [seat for seat in range(len(table.seats)) if table.is_bot(seat)]
    found = addressed(text, [table.seats[seat].name for seat in seats])
    return (PUBLIC, text) if found is None else (seats[found[0]], found[1])
