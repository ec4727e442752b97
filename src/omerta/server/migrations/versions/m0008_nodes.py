"""Several servers on one database: who is there, and who has which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008_nodes"
down_revision = "0007_fair"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_leases_table"),
        sa.ForeignKeyConstraint(["node"], ["nodes.id"], name="fk_leases_node"),
    )
    op.create_index("ix_leases_node", "leases", ["node"])
