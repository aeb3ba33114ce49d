"""Where a hall is kept: in a file, by SQLite, or on a PostgreSQL server. Nothing outside of this folder knows which."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.server.database.link import Database, Link, in_a_sentence
from meadhall.server.words import say

__all__ = ["Database", "Link", "database_at", "in_a_sentence"]

SERVERS: Final = ("postgresql://", "postgres://", "postgresql+psycopg://")


def database_at(where: Path | str) -> Database:
    """The database at that path, or at that address of a server."""
    if str(where).startswith(SERVERS):
        from meadhall.server.database.postgres import Postgres

        return Postgres(str(where))
    if isinstance(where, str) and "://" in where:
        raise MeadhallError(say("no-such-server", kind=where.partition("://")[0][:40]))
    from meadhall.server.database.sqlite import Sqlite

    return Sqlite(Path(where))
