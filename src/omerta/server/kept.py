"""What stays of a match when the rules of its game change: how it stands, and its film.

A log can be played only by the rules it was made by. So what a reader may see of a match is kept:
when somebody watches the film of a finished game, and of all games by `omerta films`, which is for
before an upgrade. A match of other rules is shown from that, as it stood. It cannot be played on,
and nothing is worked out from its log any more: no chances, no proof.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import msgspec

from omerta.games import load, names
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.server import telling
from omerta.server.connections import Connection
from omerta.server.film import film
from omerta.server.store import ChatRow, Facts, LogRow, SeatRow, Store, TableRow, now
from omerta.server.table import LiveTable
from omerta.server.wire import ChatLine, FromPage, Now, TableCard, Welcome
from omerta.text.phrases import Phrase

CHANGED = "rules-have-changed"

_encode = msgspec.json.Encoder().encode
_from_page: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Kept(msgspec.Struct, frozen=True):
    """For one reader, as JSON."""

    now: msgspec.Raw
    film: msgspec.Raw


def make(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int) -> Kept:
    stands = telling.game_now(LiveTable(row, seats, log, []), seat, None)
    shown = film(row, seats, log, seat)
    return Kept(msgspec.Raw(_encode(stands)), msgspec.Raw(_encode(shown)))


def packed(kept: Kept) -> bytes:
    return zlib.compress(_encode(kept))


def unpacked(stored: bytes) -> Kept:
    return msgspec.json.decode(zlib.decompress(stored), type=Kept)


def kept_film(facts: Facts, table_id: str, seat: int) -> bytes | None:
    """Of a finished match, if it was kept when it was over. Not for the event loop."""
    over, seen = facts.kept(table_id).get(seat, (False, b""))
    return bytes(unpacked(seen).film) if over else None


def is_of_other_rules(row: TableRow) -> bool:
    return row.status != "open" and row.rules != load(row.game).version


def readers(seats: Sequence[SeatRow]) -> list[int]:
    """Who may want to see a match later: everybody, and those who played."""
    return [PUBLIC, *(each.seat for each in seats if each.kind == "person")]


def keep_all(store: Store) -> int:
    """Keep what is not yet kept of all matches of today's rules. Returns how many matches."""
    with store.read() as facts:
        ids = facts.begun_tables()
    done = 0
    for table_id in ids:
        with store.read() as facts:
            row, seats, log = facts.table(table_id), facts.seats(table_id), facts.log(table_id)
            known = facts.kept(table_id)
        if row is None or is_of_other_rules(row):
            continue
        # What was kept while the game was on is out of date.
        wanted = [each for each in readers(seats) if not known.get(each, (False, b""))[0]]
        for seat in wanted:
            written = packed(make(row, seats, log, seat))
            with store.write() as facts:
                facts.keep(table_id, seat, row.status == "over", written)
        done += bool(wanted)
    return done


@dataclass(frozen=True)
class FrozenTable:
    """A match of other rules, as it is shown."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    kept: dict[int, Kept]

    def seat_of(self, person: str | None) -> int:
        for each in self.seats:
            if person is not None and each.person == person:
                return each.seat
        return PUBLIC

    def shows(self, person: str | None) -> bool:
        """Was anything kept for this reader?"""
        return PUBLIC in self.kept or self.seat_of(person) in self.kept

    def film(self, seat: int, person: str | None) -> bytes:
        if self.row.status != "over" and seat not in (self.seat_of(person), PUBLIC):
            raise Refused("game-not-over")
        if seat not in self.kept:
            raise Refused(CHANGED)
        return bytes(self.kept[seat].film)


def frozen(facts: Facts, table_id: str) -> FrozenTable | None:
    """A match of other rules than today's, if something of it was kept. It takes a while to unpack
    that: not for the event loop."""
    row = facts.table(table_id)
    if row is None or row.game not in names() or not is_of_other_rules(row):
        return None
    kept = {seat: unpacked(seen) for seat, (_, seen) in facts.kept(table_id).items()}
    return FrozenTable(row, facts.seats(table_id), facts.chat(table_id), kept) if kept else None


def frozen_card(facts: Facts, row: TableRow, person: str) -> TableCard | None:
    """A finished match of other rules for the lobby, if this person can still watch it."""
    if row.status != "over" or not facts.kept_for(row.id, person):
        return None
    return telling.table_card(LiveTable(row, facts.seats(row.id), None, []), person)


class FrozenVisit:
    """A browser that looks at a match of other rules."""

    plays = False

    def __init__(self, table: FrozenTable, connection: Connection) -> None:
        self.connection = connection
        self._table = table

    async def welcome(self) -> None:
        table, person = self._table, self.connection.person
        seat = table.seat_of(person)
        kept = table.kept.get(seat) or table.kept[PUBLIC]
        notice = ChatLine(now(), now(), "", PUBLIC, "", Phrase(CHANGED))
        live = LiveTable(table.row, table.seats, None, table.chat)
        lines = [telling.chat_line(row) for row in table.chat if telling.may_read(row, seat)]
        # Already encoded, and as the server of that time would have said it.
        then = cast("Now", kept.now)
        welcome = Welcome(telling.table_info(live, person), (*lines, notice), then)
        self.connection.tell(telling.encode(welcome))

    def decode(self, text: str) -> FromPage:
        return _from_page.decode(text)

    async def hear(self, message: FromPage) -> None:
        refused = Refused(CHANGED)
        self.connection.tell(telling.refusal(message.token, refused, None))

    def goodbye(self) -> None: ...
