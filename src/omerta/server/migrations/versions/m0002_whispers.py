"""Talk between two seats alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # What was said before was said to all.
    op.add_column("chat", sa.Column("to", sa.Integer, nullable=False, server_default="-1"))
