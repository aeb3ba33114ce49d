"""Several halls on one database: who leads a match, and under which number; who is open; what clients have taken."""

from __future__ import annotations

from alembic import op

from meadhall.server.database.column_types import moment, text, whole

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("matches", text("leader", nullable=True))
    op.add_column("matches", whole("fence", server_default="0"))
    op.create_table(
        "halls", text("id", primary_key=True), text("address"), whole("beat"), moment("clock"), whole("draining")
    )
    op.create_table(
        "spent", text("kind", primary_key=True), text("client", primary_key=True), moment("taken"), moment("at")
    )
    op.execute("DROP TABLE IF EXISTS migrations")  # Alembic counts the steps now
