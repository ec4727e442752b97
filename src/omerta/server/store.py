"""What the server stores, in SQLite or PostgreSQL.

A `Store` is one database; several nodes may use it at once. `read()` and `write()` open a
transaction and give its `Facts`, which has a method for every query and every change. All changes
in one transaction are done together or not at all. The server itself uses `AsyncStore`, which
gathers the writes of many tables into one commit.
"""

from __future__ import annotations

import secrets
import sqlite3
import string
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    PoolProxiedConnection,
    Select,
    Table,
    bindparam,
    case,
    create_engine,
    event,
    exists,
    func,
    make_url,
    or_,
)
from sqlalchemy import select as select_from
from sqlalchemy import update as change
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Entry
from omerta.server.checkpoints import LONGEST
from omerta.server.migrations import upgrade
from omerta.server.names import unlike
from omerta.server.schema import (
    chat,
    house,
    kept,
    leases,
    log,
    memories,
    people,
    pushes,
    seats,
    spent,
    tables,
)
from omerta.server.wire import UNTIL_MY_TURN, Clock, Language, NoClock, Status
from omerta.text.phrases import Phrase

MOST_LISTED = 100
MOST_CHAT_LINES = 100  # for the same readers

_PATIENCE = 30  # seconds a write waits for another node's write
_CONNECTIONS = 8
# Parameters may be secrets: no error message may contain them.
_ENGINE: dict[str, Any] = {"pool_size": _CONNECTIONS, "hide_parameters": True}
_SECRET_BYTES = 32
_ID_LETTERS = string.ascii_lowercase + string.digits
_ID_LENGTH = 16
NEWS = "omerta"  # PostgreSQL's channel for what the nodes tell each other

# What is raised when a database is away, full or broken.
STORE_FAILS = (SQLAlchemyError, OSError)

Kind = Literal["free", "person", "bot"]
Row = TypeVar("Row", bound=msgspec.Struct)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A random id for a person, a table or an invitation; nobody can guess it."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


# --- rows ---


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    webhook: str
    created: int
    generation: int  # cookies of an earlier generation are void


class PushRow(msgspec.Struct, frozen=True):
    """A browser that is told of a person's turns."""

    endpoint: str  # where its push service takes messages
    person: str
    p256dh: str
    auth: str
    language: Language
    created: int


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str = msgspec.field(default_factory=new_id)
    game: str
    rules: str
    options: dict[str, Any]
    title: str
    language: Language
    clock: Clock
    listed: bool
    hints: bool = True  # may the consigliere be asked by who plays alone against bots?
    hints_for_all: bool = False  # and where several people play?
    quiet: bool = False  # bots speak only when spoken to
    status: Status = "open"
    host: str
    seed: bytes  # secret until the game is over
    commitment: str
    # By seat, once the game has begun: the number it gave for the luck, "" for none. Empty in games
    # from before there were any.
    nonces: tuple[str, ...] = ()
    signature: str | None = None  # of the last head, once the game is over
    created: int = msgspec.field(default_factory=now)
    began: int | None = None
    ended: int | None = None
    rematch: str | None = None
    # Played on from a moment of another match: its table, and how many of its entries came before.
    again_of: str | None = None
    again_at: int | None = None
    origin: str = ""  # the network it was opened from, as a hash


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    seat: int
    kind: Kind = "free"
    person: str | None = None
    name: str = ""
    bot: str = ""
    invite: str = msgspec.field(default_factory=new_id)
    first_name: str | None = None  # who sat there when the game began
    first_kind: Kind | None = None
    always_pass: tuple[str, ...] = ()
    hinted: bool = False  # was the consigliere asked?


class LogRow(msgspec.Struct, frozen=True):
    table: str
    number: int
    token: str | None  # the sender's own; None for the clock and bots
    entries: tuple[Entry, ...]
    written: int = msgspec.field(default_factory=now)
    head: str | None = None  # of the chain, after these entries; none in old logs


class ChatRow(msgspec.Struct, frozen=True):
    table: str
    number: int
    at: int
    person: str | None
    name: str
    seat: int
    text: str
    notice: Phrase | None  # of the server; or, with a seat, what a bot says
    to: int = -1  # a seat, if it is a whisper

    @property
    def readers(self) -> tuple[int, ...]:
        """The two seats of a whisper; () for what everybody may read."""
        return () if self.to < 0 else tuple(sorted((self.seat, self.to)))


# --- results of an append ---


class Appended(msgspec.Struct, frozen=True):
    number: int


class Duplicate(msgspec.Struct, frozen=True):
    """The same token was stored before, with this number."""

    number: int


class Conflict(msgspec.Struct, frozen=True):
    """Another server wrote this number first: read the log from there and try again."""


Outcome = Appended | Duplicate | Conflict


class Line:
    """Appends of one server to one log that stand in line: each is made on top of the one before.
    Once one of them has failed, those behind it are not made."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Store:
    """One database with the current schema."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.node = ""  # the sender of news
        self._writing = engine.execution_options(writes=True)
        self._reading = engine
        if engine.dialect.name == "postgresql":
            # All reads of a transaction see the same moment, as in SQLite.
            self._reading = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )

    @classmethod
    def open(cls, url: str) -> Store:
        """Open `sqlite:///path` or `postgresql://user@host/name`. A new database is set up."""
        store = cls(connect(url))
        try:
            upgrade(store._writing)
        except BaseException:
            store.close()
            raise
        return store

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def read(self) -> Iterator[Facts]:
        with self._reading.begin() as connection:
            yield Facts(connection)

    @contextmanager
    def write(self) -> Iterator[Facts]:
        """A transaction: committed at the end, or rolled back if anything is raised."""
        with self._writing.begin() as connection:
            yield Facts(connection, self.node)

    def secret(self, purpose: str = "secret") -> bytes:
        """A key for this purpose: made once, the same for all nodes."""
        with self.write() as facts:
            return facts.secret(purpose)


class Appender:
    """Appends to logs in a transaction of their own, on a connection of the driver's.

    Most of what a server writes goes this way: it takes a quarter of the processor time. Whatever
    is out of the ordinary is left to `Facts`, which finds out what it is.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self._connection: PoolProxiedConnection | None = None

    def append(self, rows: Sequence[LogRow]) -> bool:
        """Append all rows, on disk when this returns. If that cannot be, append none: False."""
        try:
            connection = self._connection or self._connect()
            cursor = connection.cursor()
            values = _in_order(rows)
            if self._sqlite:
                cursor.execute("BEGIN IMMEDIATE")
                new = sum([cursor.execute(*each).rowcount for each in _sqlite_inserts(values)])
            else:
                new = cursor.execute(_INSERT_ENTRIES_POSTGRES, _by_column(values)).rowcount
            if new == len(rows):
                connection.commit()
                return True
            connection.rollback()
        except Exception:  # whatever it is, it is met again on the usual way
            self.close()
        return False

    def _connect(self) -> PoolProxiedConnection:
        self._connection = connection = self._engine.raw_connection()
        connection.detach()
        if self._sqlite:
            connection.cursor().execute("PRAGMA query_only = OFF")
        return connection

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            driver = connection.dbapi_connection
            with suppress(Exception):  # it may be broken
                connection.close()
            if driver is not None:
                with suppress(Exception):  # closed already, unless it was broken
                    driver.close()


class Facts:
    """The database within one transaction."""

    def __init__(self, connection: Connection, node: str = "") -> None:
        self.connection = connection
        self._node = node

    def tell(self, kind: Literal["person", "table"], which: str) -> None:
        """Tell the other nodes of a change, when it is on disk."""
        if self._node:
            news = f"{self._node} {kind} {which}"
            self.connection.execute(select_from(func.pg_notify(NEWS, news)))

    # --- the house ---

    def secret(self, purpose: str = "secret") -> bytes:
        fresh = {"key": purpose, "value": secrets.token_bytes(_SECRET_BYTES)}
        self.connection.execute(self._insert(house).on_conflict_do_nothing(), fresh)
        kept = select_from(house.c.value).where(house.c.key == purpose)
        return bytes(self.connection.execute(kept).scalar_one())

    def probe(self) -> None:
        """Write something, to see whether it is kept. On a full disk, much can still be read."""
        written = {"key": "probe", "value": str(now()).encode()}
        probing = self._insert(house)
        kept = probing.on_conflict_do_update(
            index_elements=[house.c.key], set_={"value": probing.excluded.value}
        )
        self.connection.execute(kept, written)

    # --- people ---

    def create_person(self, name: str, webhook: str = "") -> PersonRow:
        person = PersonRow(new_id(), name, webhook, created=now(), generation=0)
        self.connection.execute(people.insert(), asdict(person))
        return person

    def person(self, person: str) -> PersonRow | None:
        return self._one(PersonRow, select_from(people).where(people.c.id == person))

    def update_person(self, person: str, *, name: str, webhook: str) -> None:
        row = change(people).where(people.c.id == person)
        self.connection.execute(row.values(name=name, webhook=webhook))
        self.tell("person", person)

    def sign_out(self, person: str) -> int:
        """Make all cookies and links of a person void. Returns the generation of new ones."""
        row = change(people).where(people.c.id == person)
        later = row.values(generation=people.c.generation + 1).returning(people.c.generation)
        self.connection.execute(pushes.delete().where(pushes.c.person == person))
        self.tell("person", person)
        return int(self.connection.execute(later).scalar_one())

    def keep_push(self, push: PushRow, most: int) -> None:
        """From now on this browser is told of this person's turns. The oldest of too many go."""
        kept = self._insert(pushes)
        self.connection.execute(
            kept.on_conflict_do_update(
                index_elements=[pushes.c.endpoint],
                set_={name: kept.excluded[name] for name in asdict(push)},
            ),
            asdict(push),
        )
        mine = select_from(pushes.c.endpoint).where(pushes.c.person == push.person)
        latest = mine.order_by(pushes.c.created.desc(), pushes.c.endpoint).limit(most)
        old = pushes.c.endpoint.not_in(latest.scalar_subquery())
        self.connection.execute(pushes.delete().where(pushes.c.person == push.person, old))

    def pushes(self, person: str) -> list[PushRow]:
        mine = select_from(pushes).where(pushes.c.person == person)
        return self._all(PushRow, mine.order_by(pushes.c.created))

    def drop_push(self, person: str, endpoint: str) -> None:
        given_up = pushes.c.endpoint == endpoint
        self.connection.execute(pushes.delete().where(given_up, pushes.c.person == person))

    def spend(self, link: str, until: int) -> bool:
        """Use a link that is good until then. False if it was used before."""
        self.connection.execute(spent.delete().where(spent.c.until < now() // 1000))
        used = self._insert(spent).on_conflict_do_nothing()
        return self.connection.execute(used, {"link": link, "until": until}).rowcount == 1

    # --- tables ---

    def create_table(self, table: TableRow, its_seats: Sequence[SeatRow]) -> None:
        self.connection.execute(tables.insert(), asdict(table))
        self.connection.execute(seats.insert(), [asdict(seat) for seat in its_seats])
        self.tell("table", table.id)

    def table(self, table: str) -> TableRow | None:
        return self._one(TableRow, _TABLE, table=table)

    def unfinished(self) -> tuple[list[str], list[str]]:
        """The tables being played: those with clocks or bots, which go on though nobody is there,
        and the others. The last ones played at come first."""
        latest = select_from(log.c.written).where(log.c.table == tables.c.id)
        latest = latest.order_by(log.c.number.desc()).limit(1)
        played = func.coalesce(latest.scalar_subquery(), tables.c.began)
        bot = select_from(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.kind == "bot")
        playing = select_from(tables.c.id, tables.c.clock, bot.exists())
        playing = playing.where(tables.c.status == "playing").order_by(played.desc(), tables.c.id)
        by_themselves: list[str] = []
        with_people: list[str] = []
        for table, clock, bots in self.connection.execute(playing):
            timed = not isinstance(clock, NoClock)
            (by_themselves if timed or bots else with_people).append(table)
        return by_themselves, with_people

    def listed_tables(
        self, status: Status, most: int = MOST_LISTED, of_one_origin: int = MOST_LISTED
    ) -> list[TableRow]:
        """Tables listed in the lobby, the newest first; only so many of one origin."""
        origin = case((tables.c.origin != "", tables.c.origin), else_=tables.c.host)
        newest = tables.c.created.desc()
        place = func.row_number().over(partition_by=origin, order_by=newest).label("place")
        of_status = (tables.c.status == status) & tables.c.listed
        placed = select_from(tables.c.id, place).where(of_status).subquery()
        listed = select_from(tables).join(placed, placed.c.id == tables.c.id)
        listed = listed.where(placed.c.place <= of_one_origin)
        return self._all(TableRow, listed.order_by(newest).limit(most))

    def expire_tables(
        self, listed_before: int, others_before: int, kept: Collection[str]
    ) -> list[str]:
        """Delete tables that were opened before these times and never began, but for those to be
        kept. Returns their ids."""
        before = case((tables.c.listed, listed_before), else_=others_before)
        old = select_from(tables.c.id).where(tables.c.status == "open", tables.c.created < before)
        # Each node looks after the tables it has.
        elsewhere = (leases.c.table == tables.c.id) & (leases.c.node != self._node)
        old = old.where(~select_from(leases.c.table).where(elsewhere).exists())
        found = [table for table in self.connection.scalars(old) if table not in kept]
        if found:
            former = change(tables).where(tables.c.rematch.in_(found))
            self.connection.execute(former.values(rematch=None))
            for its in (seats, chat, log, leases):
                self.connection.execute(its.delete().where(its.c.table.in_(found)))
            self.connection.execute(tables.delete().where(tables.c.id.in_(found)))
        return found

    def tables_of(self, person: str, most: int = MOST_LISTED) -> list[TableRow]:
        """Tables where the person sits or is the host: unfinished ones first, then the newest."""
        sits = select_from(seats.c.table).where(seats.c.person == person)
        theirs = select_from(tables).where(tables.c.id.in_(sits) | (tables.c.host == person))
        unfinished_first = theirs.order_by(tables.c.status == "over", tables.c.created.desc())
        return self._all(TableRow, unfinished_first.limit(most))

    def start_table(self, table: str, began: int, nonces: Mapping[str, str] | None = None) -> bool:
        """Begin the game. False if it has begun already, or a seat is free.

        `nonces` are by person; with None, the seed alone makes the luck.
        """
        if self._hold(table) != "open" or any(s.kind == "free" for s in self.seats(table)):
            return False
        started = change(tables).where(tables.c.id == table)
        by_seat: tuple[str, ...] = ()
        if nonces is not None:
            by_seat = tuple([nonces.get(seat.person or "", "") for seat in self.seats(table)])
        self.connection.execute(started.values(status="playing", began=began, nonces=by_seat))
        those = change(seats).where(seats.c.table == table)
        self.connection.execute(those.values(first_name=seats.c.name, first_kind=seats.c.kind))
        for seat in self.seats(table):
            wishes = self._last_wishes(seat.person, table) if seat.person else ()
            if wishes:
                self.set_always_pass(table, seat.seat, wishes)
        self.tell("table", table)
        return True

    def _last_wishes(self, person: str, table: str) -> tuple[str, ...]:
        """A person's standing wishes at their last table of the same game, but for those of the
        moment."""
        game = select_from(tables.c.game).where(tables.c.id == table).scalar_subquery()
        theirs = (
            select_from(seats.c.always_pass)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.person == person, tables.c.game == game, tables.c.id != table)
            .order_by(tables.c.began.desc().nulls_last())
        )
        last = self.connection.scalar(theirs.limit(1)) or ()
        return tuple(wish for wish in last if wish != UNTIL_MY_TURN)

    def finish_table(self, table: str, ended: int, signature: str | None = None) -> bool:
        """End the game. False if it is not being played: another server was faster."""
        playing = change(tables).where(tables.c.id == table, tables.c.status == "playing")
        self.tell("table", table)
        self.connection.execute(memories.delete().where(memories.c.table == table))
        over = playing.values(status="over", ended=ended, signature=signature)
        return self.connection.execute(over).rowcount == 1

    def set_rematch(self, table: str, rematch: TableRow, its_seats: Sequence[SeatRow]) -> str:
        """Create the table of the next game, unless there is one. Returns its id."""
        self._hold(table)
        there = self.connection.scalar(select_from(tables.c.rematch).where(tables.c.id == table))
        if there is not None:
            return str(there)
        self.create_table(rematch, its_seats)
        this = change(tables).where(tables.c.id == table)
        self.connection.execute(this.values(rematch=rematch.id))
        return rematch.id

    def _hold(self, table: str) -> Status | None:
        """Lock the table's row until this transaction is over. Returns the table's status.

        Every change that depends on more than one row of a table locks it first. Appends to the log
        are not blocked.
        """
        row = select_from(tables.c.status).where(tables.c.id == table)
        status: Status | None = self.connection.scalar(row.with_for_update(key_share=True))
        return status

    # --- seats ---

    def seats(self, table: str) -> list[SeatRow]:
        return self._all(SeatRow, _SEATS, table=table)

    def take_seat(
        self, table: str, seat: int, person: str, name: str, *, expected_kind: Kind = "free"
    ) -> bool:
        """Seat a person. False if the seat is not as expected, or they have another one here."""
        self._hold(table)
        if any(s.person == person for s in self.seats(table)):
            return False
        return self._reseat(
            table, seat, expected_kind, None, kind="person", person=person, name=name
        )

    def seat_bot(
        self,
        table: str,
        seat: int,
        bot: str,
        name: str,
        *,
        expected_kind: Kind = "free",
        expected_person: str | None = None,
    ) -> bool:
        """Seat a bot, perhaps in place of a person. False if the seat is not as expected."""
        self._hold(table)
        return self._reseat(
            table, seat, expected_kind, expected_person, kind="bot", name=name, bot=bot
        )

    def free_seat(
        self, table: str, seat: int, *, expected_kind: Kind, expected_person: str | None = None
    ) -> bool:
        """Free a seat. False if the seat is not as expected, or the game has begun.

        The old invitation becomes void: a person who was removed cannot come back with it.
        """
        if self._hold(table) != "open":
            return False
        its = change(seats).where(seats.c.table == table, seats.c.seat == seat)
        self.connection.execute(its.values(invite=new_id()))
        return self._reseat(table, seat, expected_kind, expected_person, kind="free")

    def rename_at_open_tables(self, person: str, name: str) -> dict[str, str]:
        """Use a person's new name at all tables that have not begun. Returns what they are called
        at each of these tables: nobody is called as another one is."""
        waiting = select_from(tables.c.id).where(tables.c.status == "open")
        theirs = (seats.c.person == person) & seats.c.table.in_(waiting)
        called = {}
        for table in self.connection.scalars(select_from(seats.c.table).where(theirs)).all():
            others = [seat.name for seat in self.seats(table) if seat.person != person]
            called[table] = unlike(name, others)
            own = (seats.c.table == table) & (seats.c.person == person)
            self.connection.execute(change(seats).where(own).values(name=called[table]))
            self.tell("table", table)
        return called

    def set_always_pass(self, table: str, seat: int, kinds: Sequence[str]) -> None:
        its = change(seats).where(seats.c.table == table, seats.c.seat == seat)
        self.connection.execute(its.values(always_pass=tuple(kinds)))

    def set_hinted(self, table: str, seat: int) -> None:
        its = change(seats).where(seats.c.table == table, seats.c.seat == seat)
        self.connection.execute(its.values(hinted=True))

    def _reseat(
        self,
        table: str,
        seat: int,
        expected_kind: Kind,
        expected_person: str | None,
        *,
        kind: Kind,
        person: str | None = None,
        name: str = "",
        bot: str = "",
    ) -> bool:
        as_expected = change(seats).where(
            seats.c.table == table, seats.c.seat == seat, seats.c.kind == expected_kind
        )
        if expected_person is not None:
            as_expected = as_expected.where(seats.c.person == expected_person)
        sitter = as_expected.values(kind=kind, person=person, name=name, bot=bot, always_pass=())
        self.tell("table", table)
        return self.connection.execute(sitter).rowcount == 1

    # --- the log ---

    def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Long matches have many rows, so the driver's own are read, as they are."""
        sign = "?" if self.connection.dialect.name == "sqlite" else "%s"
        rows = self.connection.exec_driver_sql(_READ_ENTRIES.format(sign), (table, since))
        return [
            LogRow(table, number, token, _decode_entries(entries), written, head)
            for number, token, entries, written, head in rows
        ]

    def append(
        self, table: str, number: int, token: str | None, entries: Sequence[Entry]
    ) -> Outcome:
        return self.append_row(LogRow(table, number, token, tuple(entries)))

    def append_all(
        self, rows: Sequence[LogRow], lines: Sequence[Line] | None = None
    ) -> list[Outcome]:
        """Append all rows, as if one after the other. `lines` says which of them stand in line."""
        lines = lines or [Line() for _ in rows]
        if not any(line.broken for line in lines) and self.append_together(rows):
            return [Appended(row.number) for row in rows]
        outcomes: dict[int, Outcome] = {}
        # By table, for the same reason as below; those of one table in their order.
        for place in sorted(range(len(rows)), key=lambda place: rows[place].table):
            line = lines[place]
            outcomes[place] = Conflict() if line.broken else self.append_row(rows[place])
            line.broken = not isinstance(outcomes[place], Appended)
        return [outcomes[place] for place in range(len(rows))]

    def append_together(self, rows: Sequence[LogRow]) -> bool:
        """Append all rows with one statement. If one of them cannot be, append none: False."""
        if not rows:
            return True
        self.connection.exec_driver_sql("SAVEPOINT appends")
        if self._insert_entries(rows) == len(rows):
            self.connection.exec_driver_sql("RELEASE SAVEPOINT appends")
            return True
        self.connection.exec_driver_sql("ROLLBACK TO SAVEPOINT appends")
        return False

    def append_row(self, row: LogRow) -> Outcome:
        return Appended(row.number) if self._insert_entries([row]) else self._why_not(row)

    def _insert_entries(self, rows: Sequence[LogRow]) -> int:
        """How many of these rows were new."""
        values = _in_order(rows)
        if self.connection.dialect.name == "sqlite":
            execute = self.connection.exec_driver_sql
            return sum([execute(*each).rowcount for each in _sqlite_inserts(values)])
        columns = _by_column(values)
        return self.connection.exec_driver_sql(_INSERT_ENTRIES_POSTGRES, columns).rowcount

    def _why_not(self, row: LogRow) -> Outcome:
        if row.token is not None:
            same = select_from(log.c.number).where(
                log.c.table == row.table, log.c.token == row.token
            )
            number = self.connection.scalar(same)
            if number is not None:
                return Duplicate(number)
        return Conflict()

    # --- memories ---

    def keep_memories(self, made: Mapping[str, bytes]) -> None:
        """By table. Tables whose game is over meanwhile are left out."""
        going_on = select_from(tables.c.id).where(tables.c.id.in_(made))
        playing = self.connection.scalars(going_on.where(tables.c.status == "playing")).all()
        keeping = self._insert(memories)
        in_place = keeping.on_conflict_do_update(
            index_elements=[memories.c.table], set_={"memory": keeping.excluded.memory}
        )
        if playing:
            # In the same order at all nodes, as appends are.
            rows = [{"table": table, "memory": made[table]} for table in sorted(playing)]
            self.connection.execute(in_place, rows)

    def memory(self, table: str) -> bytes | None:
        kept = self.connection.scalar(_MEMORY, {"table": table})
        return None if kept is None else bytes(kept)

    # --- what stays when rules change ---

    def begun_tables(self) -> list[str]:
        """All that are played or over, the newest first."""
        begun = select_from(tables.c.id).where(tables.c.status != "open")
        return list(self.connection.scalars(begun.order_by(tables.c.created.desc())))

    def keep(self, table: str, seat: int, over: bool, seen: bytes) -> None:
        """What this seat, or PUBLIC, may see of a match; in place of what was kept before."""
        keeping = self._insert(kept)
        in_place = keeping.on_conflict_do_update(
            index_elements=[kept.c.table, kept.c.seat],
            set_={"over": keeping.excluded.over, "seen": keeping.excluded.seen},
        )
        row = {"table": table, "seat": seat, "over": over, "seen": seen}
        self.connection.execute(in_place, row)

    def kept(self, table: str) -> dict[int, tuple[bool, bytes]]:
        """By seat: was the game over by then, and what was seen."""
        rows = select_from(kept.c.seat, kept.c.over, kept.c.seen).where(kept.c.table == table)
        return {seat: (over, bytes(seen)) for seat, over, seen in self.connection.execute(rows)}

    def kept_for(self, table: str, person: str) -> bool:
        """Was anything kept that this person may see?"""
        theirs = select_from(seats.c.seat).where(seats.c.table == table, seats.c.person == person)
        readers = or_(kept.c.seat == PUBLIC, kept.c.seat.in_(theirs))
        return bool(self.connection.scalar(exists().where(kept.c.table == table, readers).select()))

    # --- chat ---

    def add_chat(
        self,
        table: str,
        *,
        person: str | None,
        name: str,
        seat: int,
        text: str,
        notice: Phrase | None = None,
        to: int = -1,
    ) -> ChatRow:
        """Add a line. No two lines of a table have the same millisecond."""
        self._hold(table)
        latest = select_from(func.max(chat.c.number), func.max(chat.c.at))
        number, at = self.connection.execute(latest.where(chat.c.table == table)).one()
        number, at = (0, now()) if number is None else (number + 1, max(now(), at + 1))
        line = ChatRow(table, number, at, person, name, seat, text, notice, to)
        self.connection.execute(chat.insert(), asdict(line))
        return line

    def chat(self, table: str, last: int = MOST_CHAT_LINES) -> list[ChatRow]:
        """The last lines for each group of readers, in the order they were written.

        If all were counted together, whispers would push out public lines and so reveal themselves.
        """
        return self._all(ChatRow, _CHAT, table=table, last=last)

    def bot_lines(self, table: str) -> list[ChatRow]:
        """All that bots have said at a table."""
        lines = select_from(chat).where(
            chat.c.table == table, chat.c.seat >= 0, chat.c.notice.is_not(None)
        )
        return self._all(ChatRow, lines.order_by(chat.c.number))

    # --- rows ---

    def _all(self, kind: type[Row], query: Select[Any], **given: Any) -> list[Row]:
        return [kind(**row._asdict()) for row in self.connection.execute(query, given)]

    def _one(self, kind: type[Row], query: Select[Any], **given: Any) -> Row | None:
        found = self._all(kind, query, **given)
        return found[0] if found else None

    def _insert(self, into: Table) -> sqlite.Insert | postgresql.Insert:
        if self.connection.dialect.name == "sqlite":
            return sqlite.insert(into)
        return postgresql.insert(into)


# What is read of a table that is taken up, built once: after a restart there may be thousands.
_TABLE = select_from(tables).where(tables.c.id == bindparam("table"))
_SEATS = select_from(seats).where(seats.c.table == bindparam("table")).order_by(seats.c.seat)
_MEMORY = select_from(memories.c.memory).where(memories.c.table == bindparam("table"))


def _last_chat() -> Select[Any]:
    whisper, upwards = chat.c.to >= 0, chat.c.seat < chat.c.to
    lower = case((whisper & upwards, chat.c.seat), (whisper, chat.c.to))
    higher = case((whisper & upwards, chat.c.to), (whisper, chat.c.seat))
    newest = func.row_number().over(partition_by=(lower, higher), order_by=chat.c.number.desc())
    at_table = chat.c.table == bindparam("table")
    counted = select_from(chat, newest.label("newest")).where(at_table).subquery()
    lines = [column for column in counted.c if column.name != "newest"]
    kept = select_from(*lines).where(counted.c.newest <= bindparam("last"))
    return kept.order_by(counted.c.number)


_CHAT = _last_chat()

_INSERT_ENTRIES = 'INSERT INTO log ("table", number, token, entries, written, head)'
_INSERT_ENTRIES_POSTGRES = (
    f"{_INSERT_ENTRIES} SELECT * FROM"
    " unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::bigint[], %s::text[])"
    " ON CONFLICT DO NOTHING"
)
_READ_ENTRIES = (
    "SELECT number, token, entries, written, head FROM log"
    ' WHERE "table" = {0} AND number >= {0} ORDER BY number'
)
_encode_entries = msgspec.json.Encoder().encode
_decode_entries = msgspec.json.Decoder(tuple[Entry, ...]).decode


_MOST_IN_STATEMENT = 512

LogValues = tuple[str, int, str | None, str, int, str | None]


def _in_order(rows: Sequence[LogRow]) -> list[LogValues]:
    """Always in the same order, else two nodes could deadlock."""
    rows = sorted(rows, key=lambda row: (row.table, row.number))
    written = [_encode_entries(row.entries).decode() for row in rows]
    return [
        (row.table, row.number, row.token, entries, row.written, row.head)
        for row, entries in zip(rows, written, strict=True)
    ]


def _sqlite_inserts(values: list[LogValues]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """As few statements as possible. After each of them the writer's thread has to wait until the
    event loop lets it go on. The driver keeps statements it has prepared, so there are only ten of
    them: for 1, 2, 4, 8… rows."""
    first = 0
    while first < len(values):
        size = min(_MOST_IN_STATEMENT, 1 << ((len(values) - first).bit_length() - 1))
        row = "(?, ?, ?, ?, ?, ?)"
        statement = f"{_INSERT_ENTRIES} VALUES {', '.join([row] * size)} ON CONFLICT DO NOTHING"
        yield statement, tuple(chain.from_iterable(values[first : first + size]))
        first += size


def _by_column(values: list[LogValues]) -> tuple[list[Any], ...]:
    return tuple(map(list, zip(*values, strict=True)))


# --- opening ---


def connect(address: str) -> Engine:
    """An engine for a database, whatever its schema."""
    url = make_url(address)
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:":
            return _sqlite(url)
        case "postgresql" | "postgres":
            url = url.set(drivername="postgresql+psycopg")
            # A pooled connection may have died; notice it before the transaction, not in it.
            return create_engine(url, pool_pre_ping=True, **_ENGINE)
        case _:
            raise ValueError("a database is sqlite:///path or postgresql://user@host/name")


def _sqlite(url: URL) -> Engine:
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # the database contains secrets
    engine = create_engine(url, connect_args={"timeout": _PATIENCE}, **_ENGINE)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a committed write survives a power cut
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: SQLite cannot wait when a reader becomes a writer."""
    writes = bool(connection.get_execution_options().get("writes"))
    # One statement less for a connection that goes on as before.
    if connection.info.get("writes") is not writes:
        connection.exec_driver_sql(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
        connection.info["writes"] = writes
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
