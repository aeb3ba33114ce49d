"""How far a match has come as a lesson; nothing at other tables. The title of a lesson's match is the lesson's name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.database.column_types import text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", text("learning", server_default=""))
    lesson = sa.text("origin = 'lesson'")
    op.create_index("matches_lessons", "matches", ["creator", "created"], sqlite_where=lesson, postgresql_where=lesson)
