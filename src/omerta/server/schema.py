"""The tables of the database. A change here needs a migration; a test compares both."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
)

from omerta.kernel.match import Entry
from omerta.server.wire import Clock
from omerta.text.phrases import Phrase

T = TypeVar("T")


class Json(TypeDecorator[T], Generic[T]):
    """A value as JSON, stored as text, so that both databases return exactly what was written."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind  # identifies the decoder, so that statements can be cached
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: T | None, dialect: Dialect) -> str | None:
        return None if value is None else self._encoder.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> T | None:
        return None if value is None else self._decoder.decode(value)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# Secrets that all nodes share.
house = Table(
    "house",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False),
)

# Browsers that want to be told of turns by Web Push (`push.py`).
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "person"),
)

# Links that were used, until they would be too old anyway.
spent = Table(
    "spent",
    metadata,
    Column("link", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Json[dict[str, Any]](dict[str, Any]), nullable=False),
    Column("title", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("clock", Json[Clock](Clock), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("hints_for_all", Boolean, nullable=False, server_default=false()),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("ended", BigInteger),
    Column("rematch", Text, ForeignKey("tables.id")),
    Column("again_of", Text),
    Column("again_at", Integer),
    Column("origin", Text, nullable=False, server_default=""),
    Column("nonces", Json[tuple[str, ...]](tuple[str, ...]), nullable=False, server_default="[]"),
    Column("signature", Text),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    Index(None, "status", "created"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("first_name", Text),
    Column("first_kind", Text),
    Column("always_pass", Json[tuple[str, ...]](tuple[str, ...]), nullable=False),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table", "seat"),
    # One seat per person at a table. In this order the index also finds a person's tables.
    UniqueConstraint("person", "table"),
    CheckConstraint("kind IN ('free', 'person', 'bot')", name="kind"),
)

# The truth about every match. The first to write a number wins; a token counts once.
log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("token", Text),
    Column("entries", Json[tuple[Entry, ...]](tuple[Entry, ...]), nullable=False),
    Column("written", BigInteger, nullable=False),
    Column("head", Text),  # of the chain, after these entries
    PrimaryKeyConstraint("table", "number"),
    UniqueConstraint("table", "token"),
)

# How tables stood after some of their appends. Nothing here is needed: it saves time.
memories = Table(
    "memories",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("memory", LargeBinary, nullable=False),
)

# What readers may see of a match when the rules of its game have changed (`kept.py`).
kept = Table(
    "kept",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),  # -1 for everybody
    Column("over", Boolean, nullable=False),  # was the game over by then?
    Column("seen", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("notice", Json[Phrase](Phrase)),
    Column("to", Integer, nullable=False, server_default="-1"),
    PrimaryKeyConstraint("table", "number"),
)

# The servers that share the database. A node is alive until `expires`, by the database's clock.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it: host:port
    Column("expires", BigInteger, nullable=False),
    Column("people", Integer, nullable=False),
    Column("tables", Integer, nullable=False),
)

# Which node has a table in memory. A lease is good for as long as its node is alive.
leases = Table(
    "leases",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("node", Text, ForeignKey("nodes.id"), nullable=False),
    Index(None, "node"),
)
