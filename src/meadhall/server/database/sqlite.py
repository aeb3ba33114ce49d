"""The database as one file. What is committed is on the disk: the write-ahead log is flushed with each commit."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from meadhall.engine.errors import MeadhallError, why
from meadhall.server.database.link import Link, schema, statements
from meadhall.server.database.upgrade import make_or_upgrade, newest, version_of
from meadhall.server.hall_lock import Lock
from meadhall.server.words import say

NAME: Final = "sqlite"
PATIENCE: Final = 10_000  # milliseconds for who else writes to the file, as a program of its host's may


class SqliteLink:
    """A connection to the file, without transactions of its own."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE / 1000)
        self.raw.execute("PRAGMA journal_mode = WAL")
        self.raw.execute("PRAGMA synchronous = FULL")
        self.raw.execute("PRAGMA foreign_keys = ON")
        self._sql = statements(NAME)
        self._patient = True

    def one(self, name: str, /, **values: object) -> Sequence[Any] | None:
        found: Sequence[Any] | None = self.raw.execute(self._sql[name], values).fetchone()
        return found

    def all(self, name: str, /, **values: object) -> list[Sequence[Any]]:
        given = {key: json.dumps(value) if isinstance(value, list) else value for key, value in values.items()}
        return self.raw.execute(self._sql[name], given).fetchall()

    def each(self, name: str, /) -> Iterator[Sequence[Any]]:
        yield from self.raw.execute(self._sql[name])

    def run(self, name: str, /, **values: object) -> int:
        given = {key: json.dumps(value) if isinstance(value, list) else value for key, value in values.items()}
        return self.raw.execute(self._sql[name], given).rowcount

    def run_many(self, name: str, rows: Sequence[Mapping[str, object]]) -> None:
        self.raw.executemany(self._sql[name], rows)

    def execute(self, text: str) -> sqlite3.Cursor:
        return self.raw.execute(text)

    def hold(self, name: str) -> None:
        pass  # only one writes at a time

    def tell(self, match: str) -> None:
        pass

    def begin(self, patient: bool = True, mark: tuple[str, int] | None = None) -> None:
        if patient != self._patient:
            self.raw.execute(f"PRAGMA busy_timeout = {PATIENCE if patient else 0}")
            self._patient = patient
        self.raw.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        self.raw.execute("BEGIN")

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        self.raw.execute("ROLLBACK")

    @property
    def in_transaction(self) -> bool:
        return self.raw.in_transaction

    @property
    def lost(self) -> bool:
        return False

    def committed(self, mark: tuple[str, int]) -> bool:
        """Never asked: a file's connection is not lost, and a commit that fails has not happened."""
        return False

    def unmark(self, whose: str) -> None:
        pass

    def close(self) -> None:
        self.raw.close()


class Sqlite:
    """The file. One hall has it at a time."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = self.address = str(path)
        self._lock: Lock | None = None

    def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(self.path)
            with closing(SqliteLink(self.path)) as link:
                make_or_upgrade(link, NAME, schema(NAME))
        except (OSError, sqlite3.Error) as error:
            self.close()
            raise self._refused(error) from None
        except BaseException:
            self.close()
            raise

    def open_beside(self) -> None:
        """A file of an earlier release is brought up to date first, for which no hall may have it open."""
        if not self.path.is_file():
            raise MeadhallError(say("no-hall", database=self.name))
        try:
            with closing(SqliteLink(self.path)) as link:
                version = version_of(link, NAME)
        except sqlite3.Error as error:
            raise self._refused(error) from None
        if version == 0:
            raise MeadhallError(say("no-hall", database=self.name))
        if version != newest():
            self.open()

    def _refused(self, error: Exception) -> MeadhallError:
        reason = why(error) if isinstance(error, OSError) else str(error)
        return MeadhallError(say("cant-open", path=self.name, reason=reason))

    def connect(self) -> SqliteLink:
        return SqliteLink(self.path)

    def time(self, link: Link) -> float | None:
        return None

    def close(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)

    def is_error(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.Error)

    def refusal(self, error: Exception) -> MeadhallError:
        return MeadhallError(say("database-says", path=self.name, reason=str(error)))

    def to_be_tried_again(self, error: Exception) -> bool:
        return False
