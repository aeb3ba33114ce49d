"""How Alembic takes the steps: on a connection that is open already, each as a whole or not at all."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], transactional_ddl=True, transaction_per_migration=True
)
with context.begin_transaction():
    context.run_migrations()
