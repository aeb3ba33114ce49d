"""What people leave at a table, and what a browser is remembered by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.database.column_types import moment, text, whole

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("people", text("id", primary_key=True), text("name"), moment("seen"))
    op.create_table(
        "chat",
        text("match", sa.ForeignKey("matches.id")),
        whole("number"),
        whole("seat"),
        text("name"),
        text("text"),
        moment("at"),
        sa.UniqueConstraint("match", "number"),
    )
    op.create_table(
        "orders",
        text("match", sa.ForeignKey("matches.id"), primary_key=True),
        whole("seat", primary_key=True, autoincrement=False),
        whole("number", primary_key=True, autoincrement=False),
        text("wish"),
    )
