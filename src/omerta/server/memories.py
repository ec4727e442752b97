"""Memories of tables, so that a table can be taken up without playing all of it again.

Every so many appends a table's memory is kept in the database, in place of the one before. The
longer the game, the longer its memory, and the rarer it is made. It is written now and then, a few
tables at a time, so that appends need not wait for it: nothing depends on it.

What is read back is used only if this server's key made its digest, and if it fits the log
(`LiveTable`). The log proves what was done, but not what a memory says came of it: without a
digest, two hands could be exchanged there.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import zlib
from collections.abc import Iterable

import msgspec

from omerta.server.logs import log
from omerta.server.store import STORE_FAILS
from omerta.server.table import LiveTable, TableMemory
from omerta.server.writer import AsyncStore

APPENDS = 64  # since the last memory of a table, at least…
SHARE = 16  # …and one for so many before
TOGETHER = 8  # tables in one write
SECONDS = 2.0  # between two writes
DIGEST = 32  # bytes, of HMAC-SHA256
KEY = "memories"  # the purpose of the key among the server's secrets

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableMemory).decode


def written(table: LiveTable, key: bytes) -> bytes:
    """The digest, and the memory."""
    packed = zlib.compress(_encode(table.memory()), 1)
    return _digest(table.row.id, packed, key) + packed


def read_memory(table: str, kept: bytes | None, key: bytes) -> TableMemory | None:
    """None if there is none, if somebody has changed it, or if another program has written it."""
    if kept is None:
        return None
    digest, packed = kept[:DIGEST], kept[DIGEST:]
    if not hmac.compare_digest(digest, _digest(table, packed, key)):
        log.warning("a memory was changed", table=table)
        return None
    try:
        return _decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError, UnicodeError):
        return None


def _digest(table: str, packed: bytes, key: bytes) -> bytes:
    return hmac.digest(key, table.encode() + b"\0" + packed, "sha256")


class Memories:
    """Keeps the memories of all tables of a server."""

    def __init__(self, store: AsyncStore) -> None:
        self._store = store
        self.key = store.store.secret(KEY)
        self.due: dict[str, LiveTable] = {}

    def note(self, table: LiveTable) -> None:
        """An append of this table is on disk."""
        if table.number - table.remembered >= max(APPENDS, table.remembered // SHARE):
            self.due[table.row.id] = table

    async def keep_on(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            with contextlib.suppress(*STORE_FAILS):  # others notice, and say so
                await self.keep()

    async def keep(self) -> None:
        """Write what is due. The event loop goes on between two tables."""
        due, self.due = [*self.due.values()], {}
        for first in range(0, len(due), TOGETHER):
            await self._keep(due[first : first + TOGETHER])

    async def _keep(self, due: Iterable[LiveTable]) -> None:
        made: dict[str, bytes] = {}
        for table in due:
            if not table.dropped and table.row.status == "playing":
                made[table.row.id] = written(table, self.key)
                table.remembered = table.number
                await asyncio.sleep(0)
        if made:
            await self._store.write(lambda facts: facts.keep_memories(made))
