"""Reviews of finished matches, and matches that are played on with other cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.database.column_types import moment, text, whole

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("matches", text("redealt", server_default="[]"))
    op.create_table(
        "reviews",
        text("match", sa.ForeignKey("matches.id"), primary_key=True),
        text("format"),
        text("seed"),
        whole("depth"),
        text("state"),
        text("client"),
        moment("asked"),
        text("hall"),
    )
    wanted = sa.text("state = 'wanted'")
    op.create_index("reviews_wanted", "reviews", ["asked", "client"], sqlite_where=wanted, postgresql_where=wanted)
    op.create_table(
        "review_steps",
        text("match", sa.ForeignKey("matches.id"), primary_key=True),
        whole("number", primary_key=True, autoincrement=False),
        text("step"),
    )
