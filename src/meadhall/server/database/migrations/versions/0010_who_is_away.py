"""Who of a match's people is away, since when, and what the others want to do about it."""

from __future__ import annotations

from alembic import op

from meadhall.server.database.column_types import text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", text("away", server_default=""))
