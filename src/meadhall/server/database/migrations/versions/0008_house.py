"""Rules of the house that were set for one table, by name; what is not named there holds as usual."""

from __future__ import annotations

from alembic import op

from meadhall.server.database.column_types import text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", text("house", server_default="{}"))
