"""What tables remember, so that they need not be played again from their first entry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009_memories"
down_revision = "0008_nodes"


def upgrade() -> None:
    op.create_table(
        "memories",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("memory", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_memories"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_memories_table"),
    )
