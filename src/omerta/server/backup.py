"""A copy of the database, made while the server runs, and checked.

A plain copy of a SQLite file lacks what is still in its journal. So SQLite itself makes the copy,
and `pg_dump` that of a PostgreSQL. A copy is kept only if all of it can be read back and no log in
it has a gap.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, make_url

from omerta.kernel.refusal import BadSetup

_GAPS = (
    'SELECT count(*) FROM (SELECT 1 FROM log GROUP BY "table" HAVING count(*) <> max(number) + 1)'
)
_COPY = re.compile(r"COPY (?:\w+\.)?(\w+) \(")


@dataclass(frozen=True)
class Counted:
    """What a copy holds."""

    people: int
    tables: int
    appends: int


def back_up(database: str, file: Path) -> Counted:
    """Copy the database into a new file. Refuses if that cannot be done."""
    url = make_url(database)
    if file.exists():
        raise BadSetup("backup-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        # The database contains secrets.
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        sqlite = url.get_backend_name() == "sqlite"
        counted = _copy_sqlite(url, part) if sqlite else _copy_postgres(url, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise BadSetup("backup-failed", problem=str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return counted


# --- SQLite ---


def _copy_sqlite(url: URL, part: Path) -> Counted:
    original = f"file:{quote(str(url.database))}?mode=ro"
    try:
        with (
            closing(sqlite3.connect(original, uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
        with closing(sqlite3.connect(part)) as copy:
            return _checked(copy)
    except sqlite3.Error as error:
        raise BadSetup("backup-failed", problem=str(error)) from None


def _checked(copy: sqlite3.Connection) -> Counted:
    def one(query: str) -> object:
        return copy.execute(query).fetchone()[0]

    if one("PRAGMA integrity_check") != "ok":
        raise BadSetup("backup-broken", problem=str(one("PRAGMA integrity_check")))
    if copy.execute("PRAGMA foreign_key_check").fetchall():
        raise BadSetup("backup-broken", problem="foreign keys")
    _demand_no_gaps(int(str(one(_GAPS))))
    counts = [int(str(one(f"SELECT count(*) FROM {name}"))) for name in ("people", "tables", "log")]
    return Counted(*counts)


def _demand_no_gaps(gaps: int) -> None:
    if gaps:
        raise BadSetup("backup-gaps", count=gaps)


# --- PostgreSQL ---


def _copy_postgres(url: URL, part: Path) -> Counted:
    for program in ("pg_dump", "pg_restore"):
        if shutil.which(program) is None:
            raise BadSetup("backup-no-program", program=program)
    # The password goes past the list of processes, which everybody may read.
    environment = dict(os.environ)
    if url.password is not None:
        environment["PGPASSWORD"] = str(url.password)
    plain = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    dump = ["pg_dump", "--format=custom", f"--file={part}", plain]
    dumped = subprocess.run(dump, env=environment, capture_output=True, text=True, check=False)
    if dumped.returncode != 0:
        raise BadSetup("backup-failed", problem=_last_line(dumped.stderr))
    reading = subprocess.Popen(
        ["pg_restore", "--file=-", part], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert reading.stdout is not None
    assert reading.stderr is not None
    with reading:
        counts, gaps = _counted(reading.stdout)
        problem = reading.stderr.read()
    if reading.returncode != 0:
        raise BadSetup("backup-broken", problem=_last_line(problem))
    _demand_no_gaps(gaps)
    return Counted(counts["people"], counts["tables"], counts["log"])


def _counted(lines: Iterable[str]) -> tuple[Counter[str], int]:
    """The rows of each table in a dump, and how many logs have a gap."""
    counts: Counter[str] = Counter()
    appends: Counter[str] = Counter()
    last: dict[str, int] = {}
    reading = ""
    for line in lines:
        begins = None if reading else _COPY.match(line)
        if begins:
            reading = begins[1]
        elif reading and line == "\\.\n":
            reading = ""
        elif reading:
            counts[reading] += 1
            if reading == "log":
                table, number, *_ = line.split("\t")
                appends[table] += 1
                last[table] = max(int(number), last.get(table, 0))
    return counts, sum(appends[table] != number + 1 for table, number in last.items())


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[-1]
