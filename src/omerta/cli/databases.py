"""Addresses of databases, as they are given to `serve`, `backup` and `tidy`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from omerta.kernel.refusal import BadSetup


def database_given(address: str, password_file: Path | None) -> URL:
    """A database by its address, or by SQLite's file. A password file keeps its password secret."""
    try:
        is_file = address and ":" not in address
        url = URL.create("sqlite", database=address) if is_file else make_url(address)
    except ArgumentError:
        raise BadSetup("db-address") from None
    if password_file is None:
        return url
    try:
        password = password_file.read_text().strip()
    except OSError as error:
        raise BadSetup("serve-password", file=str(password_file), problem=str(error)) from None
    return url.set(password=password)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def written(url: URL) -> str:
    """With its password."""
    return url.render_as_string(hide_password=False)
