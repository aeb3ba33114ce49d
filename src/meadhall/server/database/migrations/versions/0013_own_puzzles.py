"""Own mistakes of a reviewed match as puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.database.column_types import text, whole

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("reviews", whole("puzzles", server_default="0"))
    op.create_table(
        "review_puzzles",
        text("match", sa.ForeignKey("matches.id"), primary_key=True),
        whole("number", primary_key=True, autoincrement=False),
        text("solution"),
    )
