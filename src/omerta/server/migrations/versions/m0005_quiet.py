"""Tables where bots speak only when spoken to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false())
    )
