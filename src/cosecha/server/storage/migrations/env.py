"""Run by Alembic, on the connection that `migrate` opened."""

from alembic import context

from cosecha.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
