"""Seats that were opened by their own link: whose token the browser had that opened them.

A seat whose token is replaced or gone is opened by none of these.
"""

from __future__ import annotations

from alembic import op

from meadhall.server.database.column_types import moment, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table("keys", text("token_hash", primary_key=True), text("person", primary_key=True), moment("at"))
