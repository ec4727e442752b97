"""Brings a database to the present schema, from nothing or from any older one.

Every change of `schema.py` gets the next file in `versions/`, written by hand; a test holds the
outcome against the schema.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

# Any number will do, as long as it stays the same: two nodes that start at once take turns.
_LOCK = 0x6F6D6572


def upgrade(engine: Engine) -> None:
    """All or nothing, in one transaction, while every other node that starts waits."""
    config = Config()
    config.set_main_option("script_location", "omerta.server:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
