"""What readers may see of a match when the rules of its game have changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_kept"
down_revision = "0010_pushes"


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("seen", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_kept"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_kept_table"),
    )
