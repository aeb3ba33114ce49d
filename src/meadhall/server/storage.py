"""The database: an SQLite file whose append-only list of decisions is the only truth.

One thread writes. What is waiting when it comes round is committed together, and a write is only done, for whoever
awaits it, when it is on the disk: the write-ahead log is flushed with each commit (synchronous=FULL), so that an
acknowledged action survives `kill -9` and a power cut. Reads go past it on a connection of their own.

What one request changes is written in one transaction, so that it happens as a whole or not at all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from meadhall import __version__, games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import digest
from meadhall.server import columns
from meadhall.server.brought import Brought
from meadhall.server.lists import Lists
from meadhall.server.migrations import migrate
from meadhall.server.one_hall import Lock
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow, Snapshot, TempoKind
from meadhall.server.writer import Conflict, NotWritten, Work, Writer, connect

__all__ = ["Change", "Conflict", "NotWritten", "Storage"]

KEYS_KEPT: Final = 50  # of requests that might be repeated
KEYS_WITHIN: Final = 400  # entries, the newest ones
FIRST_OPENING: Final = 8192  # so that versions go on behind those that once began at the clock's milliseconds

HOLDERS = 20  # people that one seat's link has let in and who are remembered


@dataclass
class Change:
    """What one request changes at a table."""

    row: MatchRow
    entries: Sequence[Entry] = ()
    seats: Sequence[SeatRow] = ()
    chat: ChatRow | None = None


class Storage:
    """Everything that is kept. Reads answer at once; writes are awaited until they are on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(path)
        except OSError as error:
            raise MeadhallError(f"The database {path} can't be opened: {error}.") from None
        try:
            self._reader = connect(path)
            migrate(self._reader)
            self.opening = _opened(self._reader)  # how many times it was, this time included
        except sqlite3.Error as error:
            self._lock.release()
            raise MeadhallError(f"The database {path} can't be opened: {error}.") from None
        except MeadhallError:
            self._lock.release()
            raise
        self._closed = False
        self.lists = Lists(self._reader)
        self._writer = Writer(path)

    def close(self) -> None:
        """Whatever waits is written first. Once is enough, and twice does no harm."""
        if not self._closed:
            self._closed = True
            self._writer.close()
            self._reader.close()
            self._lock.release()

    # Writing

    async def write(self, work: Work[Any]) -> Any:
        """Do it in a transaction and wait until it is on the disk."""
        return await self._writer.write(work)

    async def create(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        brought: Brought | None = None,
        change: Change | None = None,
    ) -> None:
        """A new match, together with what it changes at another table and what it adds to what somebody brought."""
        put_match = columns.match_values(match)
        put_seats = [(match.id, *columns.seat_values(seat), _ended(match)) for seat in seats]
        more = None if change is None else _changing(change)

        def work(connection: sqlite3.Connection) -> None:
            if brought is not None:
                brought.weigh(connection)
            if match.data is not None:
                connection.execute(
                    "INSERT INTO components (hash, content) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
                    (digest(match.data), match.data),
                )
            connection.execute(
                f"INSERT INTO matches ({columns.MATCH}) VALUES ({columns.places(columns.MATCH)})", put_match
            )
            connection.executemany(
                f"INSERT INTO seats (match, {columns.SEAT}, ended) VALUES (?, {columns.places(columns.SEAT)}, ?)",
                put_seats,
            )
            _append(connection, match.id, entries)
            if more is not None:
                more(connection)

        await self.write(work)
        self.lists.stale()

    async def keep(self, change: Change) -> None:
        """Add to the truth, and keep who sits there, what is said, and how far the match is."""
        await self.write(_changing(change))
        if change.seats or change.row.state == "finished":
            self.lists.stale()

    async def set_aside(self, match: str, why: str) -> None:
        """The hall leaves this match alone from now on."""
        await self.write(
            lambda connection: connection.execute("UPDATE matches SET aside = ? WHERE id = ?", (why, match))
        )
        self.lists.stale()

    async def set_deadline(self, match: str, deadline: float | None) -> None:
        """When the hall has to look at it again, if that was not as it should be."""
        await self.write(
            lambda connection: connection.execute("UPDATE matches SET deadline = ? WHERE id = ?", (deadline, match))
        )

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM snapshots WHERE match = ?", (match,))
            connection.execute(
                "INSERT INTO snapshots (match, number, saved) VALUES (?, ?, ?)",
                (match, snapshot.number, snapshot.saved),
            )

        await self.write(work)

    async def set_name(self, person: str, name: str, now: float) -> None:
        await self.write(
            lambda connection: connection.execute(
                "INSERT INTO people (id, name, seen) VALUES (?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
                (person, name, now),
            )
        )

    async def keep_keys(self, person: str, token_hashes: list[str], now: float) -> None:
        """The person has come by the links of these seats. Of each, the last few are remembered."""

        def job(connection: sqlite3.Connection) -> None:
            for token_hash in token_hashes:
                connection.execute(
                    "INSERT INTO keys (token_hash, person, at) VALUES (?, ?, ?) "
                    "ON CONFLICT (token_hash, person) DO UPDATE SET at = excluded.at",
                    (token_hash, person, now),
                )
                connection.execute(
                    "DELETE FROM keys WHERE token_hash = ? AND person NOT IN "
                    "(SELECT person FROM keys WHERE token_hash = ? ORDER BY at DESC LIMIT ?)",
                    (token_hash, token_hash, HOLDERS),
                )

        await self.write(job)

    # Reading

    def match(self, ident: str) -> MatchRow | None:
        row = self._one(f"SELECT {columns.MATCH_READ} FROM matches WHERE id = ?", ident)
        return None if row is None else columns.match_of(row)

    def invited(self, invite: str) -> str | None:
        """The match to which this invitation leads."""
        row = self._one("SELECT id FROM matches WHERE invite = ?", invite)
        return None if row is None else str(row[0])

    def seats(self, match: str) -> list[SeatRow]:
        rows = self._all(f"SELECT {columns.SEAT} FROM seats WHERE match = ? ORDER BY seat", match)
        found = [columns.seat_of(row) for row in rows]
        for seat, wish in self._all("SELECT seat, wish FROM orders WHERE match = ? ORDER BY seat, number", match):
            found[seat].orders.append(wish)
        keys = "SELECT s.seat, k.person FROM seats s JOIN keys k ON k.token_hash = s.token_hash WHERE s.match = ?"
        for seat, person in self._all(f"{keys} ORDER BY k.at", match):
            found[seat].holders.append(person)
        return found

    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """Match and seat that the token opens."""
        row = self._one("SELECT match, seat FROM seats WHERE token_hash = ?", token_hash)
        return None if row is None else (str(row[0]), int(row[1]))

    def entries(self, match: str, after: int = 0) -> list[Entry]:
        rows = self._all(
            f"SELECT {columns.ENTRY} FROM decisions WHERE match = ? AND number > ? ORDER BY number", match, after
        )
        return [Entry(*row) for row in rows]

    def keys(self, match: str, number: int) -> list[tuple[int, str]]:
        """Seats and keys of the last requests that might be repeated, the oldest first."""
        rows = self._all(
            "SELECT seat, sent_key FROM decisions WHERE match = ? AND number > ? AND sent_key IS NOT NULL "
            "ORDER BY number DESC LIMIT ?",
            match,
            number - KEYS_WITHIN,
            KEYS_KEPT,
        )
        return [(int(seat), str(key)) for seat, key in reversed(rows)]

    def chat(self, match: str, most: int = 200) -> list[ChatRow]:
        rows = self._all(
            "SELECT number, seat, name, text, at FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?", match, most
        )
        return [ChatRow(*row) for row in reversed(rows)]

    def snapshot(self, match: str) -> Snapshot | None:
        row = self._one("SELECT number, saved FROM snapshots WHERE match = ?", match)
        return None if row is None else Snapshot(*row)

    def name_of(self, person: str) -> str:
        row = self._one("SELECT name FROM people WHERE id = ?", person)
        return "" if row is None else str(row[0])

    def newest(self) -> float:
        """The latest moment at which any match changed; each part of the index knows its own.

        What is no moment at all, in a row that somebody has spoilt, counts as none.
        """
        query = "SELECT MAX(changed) FROM matches WHERE state = ? AND listed = ? AND changed < 1e12"
        rows = [self._one(query, state, listed) for state in ("open", "running", "finished") for listed in (0, 1)]
        return max(float(row[0] or 0.0) for row in rows)

    def due(
        self, tempo: TempoKind, now: float, after: tuple[float, str] = (0.0, ""), most: int = 20
    ) -> list[tuple[float, str]]:
        """Matches that the hall has to look at, by when it should have, and their names; those behind `after`."""
        rows = self._all(
            "SELECT deadline, id FROM matches WHERE deadline IS NOT NULL AND aside = '' AND tempo = ? "
            "AND deadline <= ? AND (deadline, id) > (?, ?) ORDER BY deadline, id LIMIT ?",
            tempo,
            now,
            *after,
            most,
        )
        return [(float(deadline), str(ident)) for deadline, ident in rows]

    def _one(self, query: str, *values: object) -> Any:
        return self._reader.execute(query, values).fetchone()

    def _all(self, query: str, *values: object) -> list[Any]:
        return self._reader.execute(query, values).fetchall()


def _opened(connection: sqlite3.Connection) -> int:
    """Count this opening; and what another release has set aside is given another try by this one."""
    release = " ".join([__version__, *(f"{name}-{games.game(name).version}" for name in games.SHELF)])
    connection.execute("BEGIN IMMEDIATE")
    known = dict(connection.execute("SELECT name, value FROM hall").fetchall())
    opening = int(known.get("opening", FIRST_OPENING)) + 1
    for name, value in (("opening", str(opening)), ("release", release)):
        connection.execute(
            "INSERT INTO hall (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )
    if known.get("release") != release:
        connection.execute("UPDATE matches SET aside = '' WHERE aside <> ''")
    connection.execute("COMMIT")
    return opening


def _ended(match: MatchRow) -> float | None:
    return match.changed if match.state == "finished" else None


def _changing(change: Change) -> Work[None]:
    """The change as it is now, to be written when it is its turn."""
    row = replace(change.row)
    progress = columns.progress_values(row)
    entries = list(change.entries)
    seats = [(columns.seat_values(seat), seat.seat, list(seat.orders)) for seat in change.seats]
    line = change.chat

    def work(connection: sqlite3.Connection) -> None:
        _append(connection, row.id, entries)
        connection.execute(f"UPDATE matches SET {columns.PROGRESS} WHERE id = ?", (*progress, row.id))
        for values, seat, orders in seats:
            connection.execute(
                f"UPDATE seats SET {columns.SEAT_SET} WHERE match = ? AND seat = ?", (*values, row.id, seat)
            )
            connection.execute("DELETE FROM orders WHERE match = ? AND seat = ?", (row.id, seat))
            connection.executemany(
                "INSERT INTO orders (match, seat, number, wish) VALUES (?, ?, ?, ?)",
                [(row.id, seat, number, wish) for number, wish in enumerate(orders)],
            )
        if entries and row.state == "finished":
            connection.execute("UPDATE seats SET ended = ? WHERE match = ?", (row.changed, row.id))
        if line is not None:
            connection.execute(
                "INSERT INTO chat (match, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
                (row.id, line.number, line.seat, line.name, line.text, line.at),
            )

    return work


def _append(connection: sqlite3.Connection, match: str, entries: Iterable[Entry]) -> None:
    connection.executemany(
        f"INSERT INTO decisions (match, {columns.ENTRY}) VALUES (?, {columns.places(columns.ENTRY)})",
        [(match, *columns.entry_values(entry)) for entry in entries],
    )
