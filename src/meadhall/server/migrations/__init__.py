"""The schema of the database, as numbered steps. A database of any earlier release is brought up to date on opening.

A step is a file `NNNN_what_it_does.sql` of plain statements that SQLite and PostgreSQL both understand; what statements
can't do with old rows is done after them by a function of the same number. Steps that were released are never changed;
a new need is a new step.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources

from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import digest


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
            if step.number in _AFTERWARDS:
                _AFTERWARDS[step.number](connection)
            connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _move_components(connection: sqlite3.Connection) -> None:
    """Component files leave the rows of their matches, one at a time: together they may be large."""
    matches = connection.execute("SELECT id FROM matches WHERE data IS NOT NULL").fetchall()
    for (match,) in matches:
        (content,) = connection.execute("SELECT data FROM matches WHERE id = ?", (match,)).fetchone()
        known = digest(content)
        connection.execute(
            "INSERT INTO components (hash, content) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", (known, content)
        )
        connection.execute("UPDATE matches SET components = ?, data = NULL WHERE id = ?", (known, match))


_AFTERWARDS: dict[int, Callable[[sqlite3.Connection], None]] = {4: _move_components}


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
