"""Alembic runs this with the connection that `Database.open` gives it."""

from __future__ import annotations

from alembic import context

from wilderland.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
