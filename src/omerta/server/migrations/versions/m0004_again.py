"""Matches that are played on from a moment of another; who asked the consigliere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("again_of", sa.Text))
    op.add_column("tables", sa.Column("again_at", sa.Integer))
    op.add_column(
        "tables",
        sa.Column("hints_for_all", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "seats", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false())
    )
