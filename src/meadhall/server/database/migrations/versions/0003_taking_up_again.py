"""What spares work: where a match stood, and when the hall has to look at it again. Both can be lost without harm."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.database.column_types import moment, text, whole

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "snapshots", text("match", sa.ForeignKey("matches.id"), primary_key=True), whole("number"), text("saved")
    )
    op.add_column("matches", moment("deadline", nullable=True))
    op.create_index("matches_by_deadline", "matches", ["deadline"])
    # What a list of tables tells: which people are awaited, and how far it has come.
    op.add_column("matches", text("waiting", server_default="[]"))
    op.add_column("matches", text("note", server_default=""))
    # The table at which the same people play again.
    op.add_column("matches", text("rematch", server_default=""))
