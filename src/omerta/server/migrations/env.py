"""What Alembic runs for every command: migrate on the connection that `upgrade` holds."""

from __future__ import annotations

from alembic import context

from omerta.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite can, with the transactions that `Store` begins
)
with context.begin_transaction():
    context.run_migrations()
