"""Browsers that want to be told of turns by Web Push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_pushes"
down_revision = "0009_memories"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_pushes_person"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
