"""Talk at a table: what people say, and remarks of the house."""

from __future__ import annotations

from omerta.kernel.events import PUBLIC
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.server import limits, telling
from omerta.server.connections import Connection
from omerta.server.house import House
from omerta.server.store import ChatRow
from omerta.server.table import LiveTable
from omerta.text.phrases import Phrase

MOST_KEPT = 100  # lines in memory


async def say(house: House, table: LiveTable, connection: Connection, text: str) -> None:
    person, seat = connection.person, connection.seat
    if person is None:
        raise Refused("who-are-you")
    if not house.limits.allow(("chat", person), limits.CHAT):
        raise Refused("too-fast")
    text = " ".join(text.split())
    if not text or not is_plain(text):
        raise Refused("chat-text")
    name = table.seats[seat].name if seat != PUBLIC else connection.name
    line = await house.store.write(
        lambda facts: facts.add_chat(table.row.id, person=person, name=name, seat=seat, text=text)
    )
    _keep(table, line)


async def notice(house: House, table: LiveTable, phrase: Phrase) -> None:
    """A remark of the house."""
    line = await house.store.write(
        lambda facts: facts.add_chat(
            table.row.id, person=None, name="", seat=PUBLIC, text="", notice=phrase
        )
    )
    _keep(table, line)


def _keep(table: LiveTable, line: ChatRow) -> None:
    table.chat.append(line)
    del table.chat[:-MOST_KEPT]
    telling.said(table, line)
