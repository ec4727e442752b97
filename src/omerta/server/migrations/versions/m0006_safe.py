"""Where a table was opened from, as a hash; and the links that were used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_safe"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "spent",
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("link", name="pk_spent"),
    )
