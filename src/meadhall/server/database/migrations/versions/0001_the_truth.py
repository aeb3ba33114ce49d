"""What a match follows from: how it was set up, who sits where, and every decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.database.column_types import moment, text, whole

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        text("id", primary_key=True),
        text("game"),
        whole("rules_version"),
        text("title"),
        text("options"),
        whole("seats"),
        text("seed"),
        text("dice"),
        text("names"),
        text("data", nullable=True),
        text("tempo"),
        moment("seconds"),
        moment("bank"),
        whole("listed"),
        text("state"),
        text("invite", unique=True),
        text("origin"),
        whole("first"),
        text("winners"),
        text("creator"),
        moment("created"),
        moment("changed"),
    )
    op.create_index("matches_by_state", "matches", ["state", "listed", "changed"])
    op.create_index("matches_by_creator", "matches", ["creator", "state"])
    op.create_table(
        "seats",
        text("match", sa.ForeignKey("matches.id"), primary_key=True),
        whole("seat", primary_key=True, autoincrement=False),
        text("kind"),
        text("name"),
        text("token_hash", nullable=True),
        text("person", nullable=True),
        text("stand_in", nullable=True),
        whole("absent"),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"], unique=True)
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "decisions",
        text("match", sa.ForeignKey("matches.id")),
        whole("number"),
        whole("seat"),
        whole("action"),
        text("made_by"),
        moment("bank", nullable=True),
        moment("at"),
        sa.UniqueConstraint("match", "number"),
    )
