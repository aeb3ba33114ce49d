"""The database on a PostgreSQL server, which several halls may share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from meadhall.engine.errors import MeadhallError
from meadhall.engine.message import Words
from meadhall.server.database.link import Link, schema, statements
from meadhall.server.database.upgrade import make_or_upgrade, newest, version_of
from meadhall.server.words import say

try:
    import psycopg
except ImportError:
    raise MeadhallError(say("no-driver")) from None


NAME: Final = "postgresql"
CHANNEL: Final = "meadhall"  # of notices between halls
UPGRADING: Final = 0x6D656164  # the number of the server's lock under which only one hall makes or changes the schema
PATIENCE: Final = 3  # seconds for the server to take a connection
# A hall that is stopped in the middle of a transaction must hold nobody up: the server ends it. Who waits for a row
# that another holds gives up before anybody notices; and a machine that is gone is noticed without its saying so.
OPTIONS: Final = (
    "-c idle_in_transaction_session_timeout=3000 -c lock_timeout=2000 "
    "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
)


class PostgresLink:
    """A connection to the server, without transactions of its own."""

    shared = True

    def __init__(self, address: str) -> None:
        self.raw = psycopg.connect(
            address,
            autocommit=True,
            connect_timeout=PATIENCE,
            options=OPTIONS,
            application_name="meadhall",
            keepalives_idle=5,  # the same the other way round: a server whose machine or network is gone is noticed
            keepalives_interval=2,
            keepalives_count=3,
            tcp_user_timeout=10_000,
        )
        self._sql = statements(NAME)

    def one(self, name: str, /, **values: object) -> Sequence[Any] | None:
        return self.raw.execute(self._sql[name], values).fetchone()

    def all(self, name: str, /, **values: object) -> list[Sequence[Any]]:
        return list(self.raw.execute(self._sql[name], values).fetchall())

    def each(self, name: str, /) -> Iterator[Sequence[Any]]:
        with self.raw.cursor("each") as cursor:  # which the server keeps
            yield from cursor.execute(self._sql[name])

    def run(self, name: str, /, **values: object) -> int:
        return self.raw.execute(self._sql[name], values).rowcount

    def run_many(self, name: str, rows: Sequence[Mapping[str, object]]) -> None:
        if len(rows) == 1:
            self.raw.execute(self._sql[name], rows[0])
        elif rows:
            self.raw.cursor().executemany(self._sql[name], rows)

    def execute(self, text: str) -> Any:
        return self.raw.execute(text)

    def hold(self, name: str) -> None:
        self.raw.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (name,))

    def tell(self, match: str) -> None:
        self.raw.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{match} 0"))

    def begin(self, patient: bool = True, mark: tuple[str, int] | None = None) -> None:
        """The mark is a row that the transaction writes. Its number at the server would not do: one that had reached
        no disk when the server crashed is given again, and then another's fate is told."""
        self.raw.execute("BEGIN" if mark is None else f"BEGIN; {_marking(*mark)} SET value = excluded.value")

    def begin_reading(self) -> None:
        self.raw.execute("SET idle_in_transaction_session_timeout = 0")
        self.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        self.raw.execute("ROLLBACK")

    @property
    def in_transaction(self) -> bool:
        return self.raw.info.transaction_status is not psycopg.pq.TransactionStatus.IDLE

    @property
    def lost(self) -> bool:
        return self.raw.closed

    def committed(self, mark: tuple[str, int]) -> bool:
        """The same row is written: that waits until whoever else writes it has come to an end."""
        whose, number = mark
        row = self.raw.execute(f"{_marking(whose, 0)} SET value = hall.value RETURNING value").fetchone()
        assert row is not None
        return int(row[0]) == number

    def unmark(self, whose: str) -> None:
        self.raw.execute("DELETE FROM hall WHERE name = %s", (f"mark {whose}",))

    def close(self) -> None:
        self.raw.close()


def _marking(whose: str, number: int) -> str:
    return f"INSERT INTO hall (name, value) VALUES ('mark {whose}', '{number:d}') ON CONFLICT (name) DO UPDATE"


class Postgres:
    """The server. It is asked for what others can't do for each other: who leads which match."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address.replace("postgresql+psycopg://", "postgresql://")
        self.name = without_password(self.address)

    def open(self) -> None:
        link = self._reached()
        try:
            link.raw.execute("SET lock_timeout = 0")
            link.raw.execute("SELECT pg_advisory_lock(%s)", (UPGRADING,))
            make_or_upgrade(link, NAME, schema(NAME))
        except psycopg.Error as error:
            raise self._refused("cant-make-ready", error) from None
        finally:
            link.close()

    def open_beside(self) -> None:
        """Who only looks makes nothing there: it may be another program's."""
        with closing(self._reached()) as link:
            try:
                version = version_of(link, NAME)
            except psycopg.Error as error:
                raise self._refused("cant-open", error) from None
        if version == 0:
            raise MeadhallError(say("no-hall", database=self.name))
        if version != newest():
            self.open()

    def _reached(self) -> PostgresLink:
        try:
            return PostgresLink(self.address)
        except psycopg.Error as error:
            raise self._refused("cant-open", error) from None

    def _refused(self, sentence: str, error: psycopg.Error) -> MeadhallError:
        return MeadhallError(say(sentence, path=self.name, reason=self._reason(error)))

    def _reason(self, error: psycopg.Error) -> Words:
        """The last line of what the server or the system said, which is the one that says it; an address that makes no
        sense is quoted there with its password, and told without."""
        lines = [line.strip() for line in str(error).replace(self.address, self.name).splitlines() if line.strip()]
        if not lines:
            return say("no-reason")
        told = next((line for line in lines if "FATAL" in line), lines[0])
        return told.rpartition("FATAL:")[2].rpartition("failed: ")[2].strip().rstrip(".")

    def connect(self) -> PostgresLink:
        return PostgresLink(self.address)

    def time(self, link: Link) -> float | None:
        (now,) = link.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
        return float(now)

    def close(self) -> None:
        pass

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, psycopg.IntegrityError)

    def is_error(self, error: Exception) -> bool:
        return isinstance(error, psycopg.Error)

    def refusal(self, error: Exception) -> MeadhallError:
        assert isinstance(error, psycopg.Error)
        return self._refused("database-says", error)

    def to_be_tried_again(self, error: Exception) -> bool:
        return isinstance(
            error,
            (
                psycopg.errors.DeadlockDetected,
                psycopg.errors.SerializationFailure,
                psycopg.errors.LockNotAvailable,
            ),
        )


def without_password(address: str) -> str:
    """The address as it may be told.

    >>> without_password("postgresql://sigrid:secret@hall.example:5432/meadhall?sslmode=require&password=x")
    'postgresql://sigrid@hall.example:5432/meadhall'
    """
    try:
        parts = urlsplit(address)
        user, _, place = parts.netloc.rpartition("@")
        known = f"{user.partition(':')[0]}@" if user else ""
        return urlunsplit((parts.scheme, known + place, parts.path, "", ""))
    except ValueError:
        return "at that address"
