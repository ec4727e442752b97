"""A memory begins with a digest now: those made without one are not needed."""

from __future__ import annotations

from alembic import op

revision = "0012_digests"
down_revision = "0011_kept"


def upgrade() -> None:
    op.execute("DELETE FROM memories")
