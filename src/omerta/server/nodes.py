"""Several servers on one PostgreSQL: who is there, and which of them has which table in memory.

A table is in the memory of one node, which has a *lease* of it in the database. That node plays it:
bots, clocks, open requests, who is present, and views exist once. Whoever comes to another node is
relayed to it, byte for byte (`relay.py`). Otherwise every node would have to append to every log
and apply what the others appended, and they would have to agree on all that is in no log: who is
present, who was asked for an undo, which bot thinks, when a clock runs out.

A lease is good for as long as its node is alive. A node says that it is every BEAT seconds, with
one statement, however many tables it has. When it has said nothing for LEASE seconds, the others
take its tables over. All times are those of the database.

Leases only spare the nodes useless work. What counts is decided by the numbers of the log: an
append with a number that is taken fails, and the table is loaded again.

*News* (`pg_notify`) tell the others of changes in what they keep in memory: people, the rows of a
table. They are sent with the change, in the same transaction (`Facts.tell`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import psycopg
from sqlalchemy import text

from omerta.server.logs import log
from omerta.server.store import NEWS, Facts, new_id
from omerta.server.writer import AsyncStore

BEAT = 0.7  # seconds between two signs of life
LEASE = 3.5  # seconds after the last one, until a node counts as dead
MOST_TAKEN = 50  # tables of a dead node that one node takes over at a time; others take theirs
MOST_NAMED = 400  # people in one piece of news, which may have 8,000 bytes
MOST_HOLDERS = 20_000  # tables of others, kept in memory
SECONDS_TO_FORGET = 60  # a node that is dead and has no leases

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


@dataclass(frozen=True)
class Node:
    id: str
    address: str  # where the others reach it: host:port
    people: int = 0
    tables: int = 0

    @property
    def host_and_port(self) -> tuple[str, int]:
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class Elsewhere(Exception):  # noqa: N818  (no error: it is asked there)
    """Another node has the table."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.id)
        self.node = node


@dataclass(frozen=True)
class Report:
    """What a node tells the others of itself."""

    people: int
    tables: int
    touched: Sequence[str]  # people whose tables have changed, and who are not there


class Ears(Protocol):
    """What a node does about the others (`news.py`)."""

    def report(self) -> Report: ...

    def heard(self, kind: str, what: str) -> None:
        """Another node has changed something."""

    def missed(self) -> None:
        """News may have been lost."""

    def keep(self, tables: set[str]) -> None:
        """This node was taken for dead, and has only these tables left."""

    def taken_over(self, tables: Sequence[str]) -> None:
        """These tables of a dead node are this node's now."""

    def gone(self, node: str) -> None:
        """Another node is dead, or was closed."""


class Alone:
    """One server with a database of its own: it has every table."""

    id: str = ""
    others: Mapping[str, Node] = {}

    @property
    def sure(self) -> bool:
        """Are the leases of this node surely good?"""
        return True

    async def be_sure(self) -> None:
        """Wait until the leases of this node are surely good."""

    async def take(self, table: str) -> None:
        """Take the lease of a table. Raises Elsewhere if another node has it."""

    def leave(self, table: str) -> None:
        """Give the lease of a table back."""

    def holder(self, table: str) -> Node | None:
        """Which other node had the table when we last asked, if that one is alive."""
        return None

    def forget(self, table: str) -> None:
        """That node turned out not to have the table, or is gone."""

    async def join(self) -> None:
        pass

    async def run(self, ears: Ears) -> None:
        pass

    async def close(self) -> None:
        pass


class Nodes(Alone):
    _all: ClassVar[str] = f"SELECT id, address, people, tables, expires > {_NOW} FROM nodes"

    def __init__(self, store: AsyncStore, address: str) -> None:
        self.id = new_id()
        self.address = address
        self.others: dict[str, Node] = {}
        self._store = store
        self._holders: dict[str, str] = {}
        self._sure_until = float("-inf")
        self._renewed = asyncio.Event()
        self._in_touch = True
        self._url = store.store.engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        store.store.node = self.id

    # --- leases ---

    @property
    def sure(self) -> bool:
        return time.monotonic() < self._sure_until

    async def be_sure(self) -> None:
        while not self.sure:
            self._renewed.clear()
            await self._renewed.wait()

    async def take(self, table: str) -> None:
        await self.be_sure()
        node = await self._store.write(lambda facts: take_lease(facts, table, self.id))
        if node is None:
            self._holders.pop(table, None)
            return
        self.others.setdefault(node.id, node)
        if len(self._holders) >= MOST_HOLDERS:
            self._holders.clear()  # they are asked for again
        self._holders[table] = node.id
        raise Elsewhere(node)

    def leave(self, table: str) -> None:
        left = self._store.write(lambda facts: leave_lease(facts, table, self.id))
        left.add_done_callback(_ignored)

    def holder(self, table: str) -> Node | None:
        return self.others.get(self._holders.get(table, ""))

    def forget(self, table: str) -> None:
        self._holders.pop(table, None)

    # --- signs of life ---

    async def join(self) -> None:
        async with await self._connect() as connection:
            await self._enter(connection)
            await self._look_round(connection)

    async def run(self, ears: Ears) -> None:
        """Give signs of life, and listen, for as long as the server runs."""
        while True:
            try:
                await self._live(ears)
            except (psycopg.Error, OSError, TimeoutError) as error:
                if self._in_touch:
                    log.warning("no touch with the other nodes", problem=type(error).__name__)
                self._in_touch = False
            except Exception:
                log.trouble("the other nodes cannot be looked after")
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Let the others take over at once."""
        try:
            async with asyncio.timeout(LEASE), await self._connect() as connection:
                await connection.execute("UPDATE nodes SET expires = 0 WHERE id = %s", (self.id,))
        except (psycopg.Error, OSError, TimeoutError):
            log.warning("the other nodes cannot be told that this one closes")

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=int(LEASE)
        )

    async def _live(self, ears: Ears) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {NEWS}")
            ears.missed()  # what was told while nobody listened
            while True:
                async with asyncio.timeout(LEASE):
                    more = await self._beat(connection, ears)
                if not self._in_touch:
                    log.info("in touch with the other nodes again")
                self._in_touch = True
                async for news in connection.notifies(timeout=0 if more else BEAT):
                    sender, kind, what = news.payload.split(" ", 2)
                    if sender != self.id:
                        ears.heard(kind, what)

    async def _beat(self, connection: psycopg.AsyncConnection[Any], ears: Ears) -> bool:
        """Say that this node is alive, and look after those that are not. True if there is more to
        take over."""
        asked, report = time.monotonic(), ears.report()
        said = await connection.execute(
            f"UPDATE nodes SET expires = {_NOW} + %s, people = %s, tables = %s"
            f" WHERE id = %s AND expires > {_NOW}",
            (round(1000 * LEASE), report.people, report.tables, self.id),
        )
        if said.rowcount == 0:
            ears.keep(await self._enter(connection))
        self._sure_until = asked + LEASE
        self._renewed.set()
        for some in _in_parts(report.touched):
            news = f"{self.id} touched {','.join(some)}"
            await connection.execute("SELECT pg_notify(%s, %s)", (NEWS, news))
        before = set(self.others)
        dead = await self._look_round(connection)
        for node in before - set(self.others):
            ears.gone(node)
        taken = [table for node in dead for table in await self._take_over(connection, node)]
        if taken:
            log.info("tables taken over", tables=len(taken))
            ears.taken_over(taken)
        return len(taken) >= MOST_TAKEN

    async def _enter(self, connection: psycopg.AsyncConnection[Any]) -> set[str]:
        """Be alive, for the first time or again. Returns the tables that are still this node's.

        Who takes over a table has locked our row meanwhile, so this waits until they are done.
        """
        asked = time.monotonic()
        await connection.execute(
            "INSERT INTO nodes (id, address, expires, people, tables)"
            f" VALUES (%s, %s, {_NOW} + %s, 0, 0)"
            " ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
            (self.id, self.address, round(1000 * LEASE)),
        )
        kept = await connection.execute('SELECT "table" FROM leases WHERE node = %s', (self.id,))
        tables = {table for (table,) in await kept.fetchall()}
        self._sure_until = asked + LEASE
        return tables

    async def _look_round(self, connection: psycopg.AsyncConnection[Any]) -> list[str]:
        """Who is there? Returns those who are dead."""
        found = await (await connection.execute(self._all)).fetchall()
        self.others = {
            id_: Node(id_, address, people, tables)
            for id_, address, people, tables, alive in found
            if alive and id_ != self.id
        }
        return [row[0] for row in found if not row[4] and row[0] != self.id]

    async def _take_over(self, connection: psycopg.AsyncConnection[Any], dead: str) -> list[str]:
        """Some of a dead node's games in progress. Its other tables wait for whoever wants them."""
        async with connection.transaction():
            still_dead = await connection.execute(
                f"SELECT id FROM nodes WHERE id = %s AND expires <= {_NOW} FOR SHARE", (dead,)
            )
            if not await still_dead.fetchall():
                return []
            its = (
                'SELECT leases."table" FROM leases JOIN tables ON tables.id = leases."table"'
                " WHERE node = %s AND {} LIMIT %s FOR UPDATE OF leases SKIP LOCKED"
            )
            idle, playing = its.format("status <> 'playing'"), its.format("status = 'playing'")
            await connection.execute(
                f'DELETE FROM leases WHERE "table" IN ({idle})', (dead, 100 * MOST_TAKEN)
            )
            taken = await connection.execute(
                f'UPDATE leases SET node = %s WHERE "table" IN ({playing}) RETURNING "table"',
                (self.id, dead, MOST_TAKEN),
            )
            tables = [table for (table,) in await taken.fetchall()]
        if not tables:
            await connection.execute(
                f"DELETE FROM nodes WHERE id = %s AND expires + %s <= {_NOW}"
                " AND NOT EXISTS (SELECT FROM leases WHERE node = nodes.id)",
                (dead, 1000 * SECONDS_TO_FORGET),
            )
        return tables


# --- in the writer's thread ---


_HOLDER = text(
    f"SELECT leases.node, nodes.address, nodes.expires > {_NOW} AS alive FROM tables"
    ' LEFT JOIN leases ON leases."table" = tables.id LEFT JOIN nodes ON nodes.id = leases.node'
    " WHERE tables.id = :table"
)
_TAKE_FREE = text('INSERT INTO leases ("table", node) VALUES (:table, :me) ON CONFLICT DO NOTHING')
# Locked, so that the node cannot come back to life meanwhile.
_STILL_DEAD = text(f"SELECT id FROM nodes WHERE id = :node AND expires <= {_NOW} FOR SHARE")
_TAKE_FROM = text('UPDATE leases SET node = :me WHERE "table" = :table AND node = :node')
_LEAVE = text('DELETE FROM leases WHERE "table" = :table AND node = :me')


def take_lease(facts: Facts, table: str, me: str) -> Node | None:
    """Give this node the lease of a table. If another one has it and is alive, say which."""
    do = facts.connection.execute
    while True:
        found = do(_HOLDER, {"table": table}).one_or_none()
        if found is None or found.node == me:
            return None
        if found.node is None:
            taken = do(_TAKE_FREE, {"table": table, "me": me}).rowcount
        elif found.alive:
            return Node(found.node, found.address)
        else:
            dead = do(_STILL_DEAD, {"node": found.node}).one_or_none() is not None
            taken = dead and do(_TAKE_FROM, {"table": table, "node": found.node, "me": me}).rowcount
        if taken:
            return None


def leave_lease(facts: Facts, table: str, me: str) -> None:
    facts.connection.execute(_LEAVE, {"table": table, "me": me})


def _in_parts(people: Sequence[str]) -> Iterable[Sequence[str]]:
    for first in range(0, len(people), MOST_NAMED):
        yield people[first : first + MOST_NAMED]


def _ignored(left: asyncio.Future[None]) -> None:
    """A lease that could not be given back is taken from us when we close."""
    if not left.cancelled():
        left.exception()
