"""A new database is made as it has to be now; one of an earlier release is brought up to date, step by step.

Steps are Alembic's, in `migrations/versions/`. Steps that were released are never changed; a new need is a new step.
Only who has a database of an earlier release waits for Alembic to be imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from meadhall.engine.errors import MeadhallError
from meadhall.server.database.link import Link, NewerDatabase
from meadhall.server.words import say

_VERSIONS = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
_TABLES = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table'",
    "postgresql": "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
}


@cache
def newest() -> int:
    """The number of the last step."""
    files = (resources.files(__package__) / "migrations" / "versions").iterdir()
    return max(int(file.name[:4]) for file in files if file.name[:4].isdigit())


def version_of(link: Link, name: str) -> int:
    """The number of the last step that the database has taken; 0 for an empty one."""
    tables = {str(row[0]) for row in link.execute(_TABLES[name]).fetchall()}
    if "alembic_version" in tables:
        row = link.execute("SELECT version_num FROM alembic_version").fetchone()
        if row is not None and not ("matches" in tables and str(row[0]).isdecimal()):
            raise MeadhallError(say("not-ours"))  # another program counts its own steps there
        return 0 if row is None else int(row[0])
    if "migrations" in tables:  # from before there was Alembic
        (number,) = link.execute("SELECT MAX(number) FROM migrations").fetchone()
        return int(number or 0)
    return 0


def make_or_upgrade(link: Link, name: str, schema: Sequence[str]) -> None:
    """The database is as this release needs it, or is refused with a sentence."""
    version = version_of(link, name)
    if version > newest():
        raise NewerDatabase(say("newer-database", version=str(version), newest=str(newest())))
    if version == 0:
        _make(link, schema)
    elif version < newest():
        upgrade(link, name)


def _make(link: Link, schema: Sequence[str]) -> None:
    link.begin()
    try:
        for statement in [*schema, _VERSIONS, f"INSERT INTO alembic_version VALUES ('{newest():04}')"]:
            link.execute(statement)
        link.commit()
    except BaseException:
        link.rollback()
        raise


def upgrade(link: Link, name: str, upto: int | None = None) -> None:
    """Take the steps that are missing, each as a whole or not at all."""
    import sqlalchemy as sa
    from alembic import command
    from alembic.config import Config
    from sqlalchemy.pool import StaticPool

    driver = {"sqlite": "sqlite://", "postgresql": "postgresql+psycopg://"}[name]
    engine = sa.create_engine(driver, creator=lambda: link.raw, poolclass=StaticPool)  # which never closes it
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(_BEGIN[name]))
    config = Config()
    config.set_main_option("script_location", f"{__package__}:migrations")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        if version_of(link, name) and not sa.inspect(connection).has_table("alembic_version"):
            connection.rollback()
            command.stamp(config, f"{version_of(link, name):04}")
        connection.rollback()
        command.upgrade(config, "head" if upto is None else f"{upto:04}")


_BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}
