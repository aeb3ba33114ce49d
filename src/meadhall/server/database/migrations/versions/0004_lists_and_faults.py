"""Lists read only what they show; what fails is set aside; what was sent twice is known after a restart as well."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.engine.record import digest
from meadhall.server.database.column_types import moment, text, whole

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Component files, each kept once by its hash: a match only names it. (matches.data is empty from now on.)
    op.create_table("components", text("hash", primary_key=True), text("content"))
    op.add_column("matches", text("components", nullable=True))
    # A wish to take something back that waits for consent, as JSON; nothing if there is none.
    op.add_column("matches", text("wish", server_default=""))
    # Why the hall leaves this match alone: it could not be read or driven on. Nothing if all is well.
    op.add_column("matches", text("aside", server_default=""))
    # The key under which a program sent this decision, so that the same request does nothing when it comes again.
    op.add_column("decisions", text("sent_key", nullable=True))
    # When the match of this seat ended: a person's finished matches are found in their order, without the others.
    op.add_column("seats", moment("ended", nullable=True))
    op.execute(
        "UPDATE seats SET ended = (SELECT matches.changed FROM matches "
        "WHERE matches.id = seats.match AND matches.state = 'finished')"
    )
    # What was played to its end, or only looked at, needs no waking; what was left by a fork is found out on waking.
    op.execute("UPDATE matches SET deadline = NULL WHERE state <> 'running'")
    # How many bytes were brought: by each client on one day, and in total by nobody in particular on day 0.
    op.create_table(
        "brought",
        whole("day", primary_key=True, autoincrement=False),
        text("client", primary_key=True),
        whole("bytes"),
    )
    # What the hall knows of itself: how often it was opened, and by which release.
    op.create_table("hall", text("name", primary_key=True), text("value"))
    op.drop_index("matches_by_deadline", "matches")
    due, aside, ended = sa.text("deadline IS NOT NULL AND aside = ''"), sa.text("aside <> ''"), "state = 'finished'"
    _partial("matches_due", ["tempo", "deadline", "id"], due)
    _partial("matches_aside", ["aside"], aside)
    op.drop_index("matches_by_creator", "matches")
    op.create_index("matches_by_creator", "matches", ["creator", "state", "created"])
    _partial("matches_ended_by_creator", ["creator", "changed"], sa.text(ended))
    op.drop_index("seats_by_person", "seats")
    op.create_index("seats_by_person", "seats", ["person", "ended", "match"])
    _move_components()


def _partial(name: str, columns: list[str], where: sa.TextClause) -> None:
    op.create_index(name, "matches", columns, sqlite_where=where, postgresql_where=where)


def _move_components() -> None:
    """Component files leave the rows of their matches, one at a time: together they may be large."""
    connection = op.get_bind()
    matches = connection.execute(sa.text("SELECT id FROM matches WHERE data IS NOT NULL")).fetchall()
    for (match,) in matches:
        content = connection.execute(sa.text("SELECT data FROM matches WHERE id = :id"), {"id": match}).scalar_one()
        known = {"id": match, "hash": digest(content), "content": content}
        connection.execute(
            sa.text("INSERT INTO components (hash, content) VALUES (:hash, :content) ON CONFLICT (hash) DO NOTHING"),
            known,
        )
        connection.execute(sa.text("UPDATE matches SET components = :hash, data = NULL WHERE id = :id"), known)
