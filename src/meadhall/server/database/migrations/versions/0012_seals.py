"""What binds the hall before the first word, and what is opened at the end. Matches from before have no seal."""

from __future__ import annotations

from alembic import op

from meadhall.server.database.column_types import text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", text("promise", nullable=True))
    op.add_column("matches", text("seal", server_default=""))
    op.create_index("matches_by_promise", "matches", ["promise"], unique=True)
