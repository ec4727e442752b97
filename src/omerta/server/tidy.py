"""Retention: finished games are kept for so many days, and then deleted with all that is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Select, delete, func, select, update

from omerta.server.schema import leases, log, metadata, tables
from omerta.server.store import Facts, Store, now

A_DAY = 24 * 3600 * 1000  # milliseconds
AT_ONCE = 200  # tables in one transaction, so that a running server never waits long


@dataclass(frozen=True)
class Tidied:
    tables: int
    appends: int


def what_is_old(store: Store, days: int) -> Tidied:
    """What `tidy` would delete."""
    with store.read() as facts:
        old = _old(days)
        count = select(func.count()).select_from(old.subquery())
        appends = select(func.count()).where(log.c.table.in_(old))
        return Tidied(
            facts.connection.execute(count).scalar_one(),
            facts.connection.execute(appends).scalar_one(),
        )


def tidy(store: Store, days: int) -> Tidied:
    """Delete finished games that ended so many days ago. Those that a server has open are left."""
    tables_gone = appends_gone = 0
    while True:
        with store.write() as facts:
            old = facts.connection.scalars(_old(days).limit(AT_ONCE)).all()
            if not old:
                return Tidied(tables_gone, appends_gone)
            appends_gone += _delete(facts, old)
            tables_gone += len(old)


def _old(days: int) -> Select[str]:
    open_somewhere = select(leases.c.table).where(leases.c.table == tables.c.id)
    return select(tables.c.id).where(
        tables.c.status == "over",
        tables.c.ended < now() - days * A_DAY,
        ~open_somewhere.exists(),
    )


def _delete(facts: Facts, ids: Sequence[str]) -> int:
    """Returns how many appends are gone."""
    appends = 0
    for table in reversed(metadata.sorted_tables):
        for key in table.foreign_keys:
            if key.column is tables.c.id and table is not tables:
                gone = facts.connection.execute(delete(table).where(key.parent.in_(ids)))
                appends += gone.rowcount if table is log else 0
    facts.connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    facts.connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return appends
