"""A PostgreSQL for the tests: a private one, made for the session and thrown away after it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import make_url

from omerta.server.store import new_id

HOW_TO_GET_ONE = (
    "no PostgreSQL: on Debian, apt-get install postgresql; or set OMERTA_TEST_POSTGRES to the URL "
    "of a server where databases may be created"
)
_PATIENCE = 60  # seconds for the server to come up or go down


@contextmanager
def server(*, durable: bool = False) -> Iterator[str | None]:
    """The URL of a server, or None if there is no way to get one. Unless it is `durable`, it does
    not wait for the disk."""
    given, found = os.environ.get("OMERTA_TEST_POSTGRES"), programs()
    if given or found is None:
        yield given or None
    else:
        with _private_server(found, durable) as url:
            yield url


@contextmanager
def database(server_url: str) -> Iterator[str]:
    """The URL of an empty database, for as long as it is needed."""
    name = f"omerta_test_{new_id()}"
    execute(server_url, f"CREATE DATABASE {name}")
    try:
        yield make_url(server_url).set(database=name).render_as_string(hide_password=False)
    finally:
        execute(server_url, f"DROP DATABASE {name} WITH (FORCE)")


def programs() -> Path | None:
    """Where initdb and postgres are. Debian keeps them off the path."""
    found = shutil.which("initdb")
    beside = [Path(found).resolve().parent] if found else []
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((p for p in [*beside, *debian] if (p / "postgres").exists()), None)


@contextmanager
def _private_server(where: Path, durable: bool) -> Iterator[str]:
    # Not under pytest's own folder: another user must get there, and a socket's path be short.
    folder = Path(tempfile.mkdtemp(prefix="omerta-pg-"))
    try:
        who = somebody_else(folder) if os.geteuid() == 0 else {}
        data, url = folder / "data", f"postgresql://omerta@/postgres?host={folder}"
        new = ["--username=omerta", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        subprocess.run([where / "initdb", "-D", data, *new], check=True, capture_output=True, **who)
        options = ["-c", "listen_addresses="]
        if not durable:
            options += ["-c", "fsync=off", "-c", "full_page_writes=off"]
        with (folder / "log").open("wb") as log:
            running = subprocess.Popen(
                [where / "postgres", "-D", data, "-k", folder, *options],
                stdout=log,
                stderr=log,
                **who,
            )
        try:
            wait_for(url, running, folder / "log")
            yield url
        finally:
            running.send_signal(signal.SIGINT)  # its "fast shutdown"
            running.wait(_PATIENCE)
    finally:
        shutil.rmtree(folder)


def somebody_else(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    names = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": folder}


def wait_for(url: str, running: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return psycopg.connect(url).close()
        except psycopg.OperationalError:
            if running.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}") from None
            time.sleep(0.05)


def execute(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())
