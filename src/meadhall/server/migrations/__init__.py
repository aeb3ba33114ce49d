"""The schema of the database, as numbered steps. A database of any earlier release is brought up to date on opening.

A step is a file `NNNN_what_it_does.sql` of plain statements that SQLite and PostgreSQL both understand. Steps that were
released are never changed; a new need is a new step.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from importlib import resources

from meadhall.engine.errors import MeadhallError


@dataclass(frozen=True)
class Migration:
    """One step of the schema."""

    number: int
    name: str
    statements: tuple[str, ...]


class NewerDatabase(MeadhallError):
    """The database was written by a later release."""


def migrations() -> list[Migration]:
    """All steps, in order."""
    files = [file for file in resources.files(__name__).iterdir() if file.name.endswith(".sql")]
    found = []
    for file in sorted(files, key=lambda file: file.name):
        number, _, name = file.name.removesuffix(".sql").partition("_")
        found.append(Migration(int(number), name, tuple(_statements(file.read_text(encoding="utf-8")))))
    return found


def version_of(connection: sqlite3.Connection) -> int:
    """The number of the last step that the database has taken; 0 for an empty one."""
    known = connection.execute("SELECT name FROM sqlite_master WHERE name = 'migrations'").fetchone()
    if known is None:
        return 0
    row = connection.execute("SELECT MAX(number) FROM migrations").fetchone()
    return int(row[0] or 0)


def migrate(connection: sqlite3.Connection, upto: int | None = None) -> int:
    """Take the steps that are missing, each as a whole or not at all; returns the version then.

    The connection must be in autocommit mode (`isolation_level=None`): the steps begin and commit by themselves.
    """
    steps = migrations()
    newest = steps[-1].number
    if version_of(connection) > newest:
        raise NewerDatabase(
            f"This database is of version {version_of(connection)}, and this release knows versions up to {newest}. "
            "Use a newer release, or another --database."
        )
    for step in steps:
        if upto is None or step.number <= upto:
            _take(connection, step)
    return version_of(connection)


def _take(connection: sqlite3.Connection, step: Migration) -> None:
    connection.execute("BEGIN IMMEDIATE")  # two servers that start at once: the second finds the step taken
    try:
        if version_of(connection) < step.number:
            for statement in step.statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _statements(text: str) -> list[str]:
    found = []
    begun = ""
    for line in text.splitlines():
        if line.startswith("--") or not line.strip():
            continue
        begun += line + "\n"
        if sqlite3.complete_statement(begun):
            found.append(begun.strip().removesuffix(";"))
            begun = ""
    return found
