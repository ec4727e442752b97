"""Chat at a table: what people write, what bots say, and notices of the server."""

from __future__ import annotations

from omerta.kernel.events import PUBLIC
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.server import limits, telling
from omerta.server.connections import Connection
from omerta.server.house import House
from omerta.server.names import unlike
from omerta.server.store import MOST_CHAT_LINES, ChatRow
from omerta.server.table import LiveTable
from omerta.text.phrases import Phrase


async def say(
    house: House, table: LiveTable, connection: Connection, text: str, to: int = PUBLIC
) -> None:
    """To all at the table, or to one other seat alone."""
    person, seat = connection.person, connection.seat
    if person is None:
        raise Refused("who-are-you")
    if to != PUBLIC:
        _demand_whisper(table, seat, to)
    if not house.limits.allow(("chat", person), limits.CHAT):
        raise Refused("too-fast")
    text = " ".join(text.split())
    if not text or not is_plain(text):
        raise Refused("chat-text")
    if seat == PUBLIC:  # nobody speaks under the name of a player
        name = unlike(connection.name, table.names_but(seat))
    else:
        name = table.seats[seat].name
    line = await house.store.write(
        lambda facts: facts.add_chat(
            table.row.id, person=person, name=name, seat=seat, text=text, to=to
        )
    )
    _keep(table, line)


def _demand_whisper(table: LiveTable, seat: int, to: int) -> None:
    if seat == PUBLIC:
        raise Refused("not-seated")
    if table.match is None:  # another person might take that seat later and read it
        raise Refused("table-not-begun")
    if to >= len(table.seats):
        raise Refused("no-such-seat", seat=to)
    if to == seat:
        raise Refused("whisper-to-yourself")


async def notice(house: House, table: LiveTable, phrase: Phrase) -> None:
    """Add a notice of the server to the chat."""
    await table.unwritten.settled()  # it may say what has just happened
    line = await house.store.write(
        lambda facts: facts.add_chat(
            table.row.id, person=None, name="", seat=PUBLIC, text="", notice=phrase
        )
    )
    _keep(table, line)


async def bot_says(
    house: House, table: LiveTable, seat: int, line: Phrase, to: int = PUBLIC
) -> None:
    """Add a line of a bot to the chat."""
    name = table.seats[seat].name
    await table.unwritten.settled()  # it may say what has just happened
    row = await house.store.write(
        lambda facts: facts.add_chat(
            table.row.id, person=None, name=name, seat=seat, text="", notice=line, to=to
        )
    )
    _keep(table, row)


def _keep(table: LiveTable, line: ChatRow) -> None:
    table.chat.append(line)
    alike = [each for each in table.chat if each.readers == line.readers]
    if len(alike) > MOST_CHAT_LINES:
        table.chat.remove(alike[0])
    telling.said(table, line)
