"""The title of a table at which a match is played on is that of the match; from which decision stands beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

FROM = ", from decision "


def upgrade() -> None:
    matches = sa.table("matches", sa.column("id"), sa.column("title"), sa.column("origin"))
    link = op.get_bind()
    for ident, title in link.execute(sa.select(matches.c.id, matches.c.title).where(matches.c.origin == "fork")).all():
        link.execute(sa.update(matches).where(matches.c.id == ident).values(title=title.partition(FROM)[0]))
