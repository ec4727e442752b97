"""The nonces of a match, the heads of its chain, and the signature of the last head."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_fair"
down_revision = "0006_safe"


def upgrade() -> None:
    op.add_column("tables", sa.Column("nonces", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("signature", sa.Text))
    op.add_column("log", sa.Column("head", sa.Text))
