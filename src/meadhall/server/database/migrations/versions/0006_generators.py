"""What makes chance of a table's seed. Tables from before play on with what they began with."""

from __future__ import annotations

from alembic import op

from meadhall.server.database.column_types import text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", text("generator", server_default="sfc32"))
