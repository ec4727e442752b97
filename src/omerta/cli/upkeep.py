"""`omerta backup`, `omerta tidy` and `omerta films`: for who runs a server."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from omerta.cli.arguments import house_text
from omerta.cli.databases import database_given, is_sqlite, written
from omerta.kernel.refusal import BadSetup
from omerta.server.backup import back_up
from omerta.server.kept import keep_all
from omerta.server.store import Store
from omerta.server.tidy import tidy, what_is_old


def run_backup(arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments)
    done = back_up(_database(arguments), arguments.file)
    counts = {"people": done.people, "tables": done.tables, "appends": done.appends}
    told = house("backup-done", file=str(arguments.file), **counts)
    console.print(told, highlight=False, markup=False, soft_wrap=True)


def run_tidy(arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments)
    database = _database(arguments)
    if arguments.days < 1:
        raise BadSetup("tidy-days")
    with _opened(database) as store:
        act = tidy if arguments.yes else what_is_old
        found = act(store, arguments.days)
    message = "tidy-done" if arguments.yes else "tidy-would"
    told = house(message, tables=found.tables, appends=found.appends, days=arguments.days)
    console.print(told, highlight=False, markup=False, soft_wrap=True)


def run_films(arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments)
    with _opened(_database(arguments)) as store:
        count = keep_all(store)
    console.print(house("films-done", count=count), highlight=False, markup=False)


def _database(arguments: argparse.Namespace) -> str:
    """Refuses a SQLite file that is not there: it would be made."""
    url = database_given(arguments.db, arguments.db_password_file)
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise BadSetup("db-missing", file=str(url.database))
    return written(url)


@contextmanager
def _opened(address: str) -> Iterator[Store]:
    try:
        store = Store.open(address)
        try:
            yield store
        finally:
            store.close()
    except SQLAlchemyError as error:
        problem = str(error).splitlines()[0]
        raise BadSetup("db-trouble", problem=problem) from None
