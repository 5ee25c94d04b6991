"""Where alembic begins: the connection is handed over by `tallorder.store.migrate`."""

from alembic import context

from tallorder.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transaction_per_migration=True
)
with context.begin_transaction():
    context.run_migrations()
