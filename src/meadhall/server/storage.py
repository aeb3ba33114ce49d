"""The database: an SQLite file whose append-only list of decisions is the only truth.

One thread writes. What is waiting when it comes round is committed together, and a write is only done, for whoever
awaits it, when it is on the disk: the write-ahead log is flushed with each commit (synchronous=FULL), so that an
acknowledged action survives `kill -9` and a power cut. Reads go past it on a connection of their own.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from meadhall.engine.errors import MeadhallError
from meadhall.server.migrations import migrate
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow, Snapshot, State

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]

_MATCH = (
    "id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, bank, listed, state, "
    "invite, origin, first, winners, creator, created, changed, deadline, waiting, note, rematch"
)

HOLDERS = 20  # people that one seat's link has let in and who are remembered


class Conflict(MeadhallError):
    """Somebody else has written there already."""


class Storage:
    """Everything that is kept. Reads answer at once; writes are awaited until they are on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._reader = _connect(path)
            migrate(self._reader)
        except (OSError, sqlite3.Error) as error:
            raise MeadhallError(f"The database {path} can't be opened: {error}.") from None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="meadhall-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Whatever waits is written first."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()

    # Writing

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do the job in a transaction and wait until it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, future, loop))
        return await asyncio.shield(future)

    def _write(self) -> None:
        connection = _connect(self.path)
        open_for_more = True
        while open_for_more:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            open_for_more = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                _commit(connection, jobs)
        connection.close()

    async def create(self, match: MatchRow, seats: list[SeatRow], entries: Iterable[Entry] = ()) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO matches ({_MATCH}) VALUES ({', '.join('?' * 26)})", _match_values(match))
            for seat in seats:
                connection.execute(
                    "INSERT INTO seats (match, seat, kind, name, token_hash, person, stand_in, absent) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (match.id, *_seat_values(seat)),
                )
            _append(connection, match.id, entries)

        await self.write(job)

    async def append(self, match: MatchRow, entries: list[Entry]) -> None:
        """Add to the truth, and keep what the row says of how far the match is."""
        values = (
            match.state,
            json.dumps(match.winners),
            match.changed,
            match.deadline,
            json.dumps(match.waiting),
            match.note,
            match.id,
        )

        def job(connection: sqlite3.Connection) -> None:
            _append(connection, match.id, entries)
            connection.execute(
                "UPDATE matches SET state = ?, winners = ?, changed = ?, deadline = ?, waiting = ?, note = ? "
                "WHERE id = ?",
                values,
            )

        await self.write(job)

    async def set_state(self, match: str, state: State, names: list[str], changed: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE matches SET state = ?, names = ?, changed = ? WHERE id = ?",
                (state, json.dumps(names), changed, match),
            )

        await self.write(job)

    async def set_rematch(self, match: str, rematch: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET rematch = ? WHERE id = ?", (rematch, match))

        await self.write(job)

    async def set_deadline(self, match: str, deadline: float | None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET deadline = ? WHERE id = ?", (deadline, match))

        await self.write(job)

    async def set_seats(self, match: str, seats: list[SeatRow]) -> None:
        """Who sits there now, with standing orders."""

        def job(connection: sqlite3.Connection) -> None:
            for seat in seats:
                connection.execute(
                    "UPDATE seats SET kind = ?, name = ?, token_hash = ?, person = ?, stand_in = ?, absent = ? "
                    "WHERE match = ? AND seat = ?",
                    (*_seat_values(seat)[1:], match, seat.seat),
                )
                connection.execute("DELETE FROM orders WHERE match = ? AND seat = ?", (match, seat.seat))
                for number, wish in enumerate(seat.orders):
                    connection.execute(
                        "INSERT INTO orders (match, seat, number, wish) VALUES (?, ?, ?, ?)",
                        (match, seat.seat, number, wish),
                    )

        await self.write(job)

    async def say(self, match: str, line: ChatRow) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO chat (match, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
                (match, line.number, line.seat, line.name, line.text, line.at),
            )

        await self.write(job)

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM snapshots WHERE match = ?", (match,))
            connection.execute(
                "INSERT INTO snapshots (match, number, saved) VALUES (?, ?, ?)",
                (match, snapshot.number, snapshot.saved),
            )

        await self.write(job)

    async def set_name(self, person: str, name: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO people (id, name, seen) VALUES (?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
                (person, name, time.time()),
            )

        await self.write(job)

    async def keep_keys(self, person: str, token_hashes: list[str]) -> None:
        """The person has come by the links of these seats. Of each, the last few are remembered."""

        def job(connection: sqlite3.Connection) -> None:
            for token_hash in token_hashes:
                connection.execute(
                    "INSERT INTO keys (token_hash, person, at) VALUES (?, ?, ?) "
                    "ON CONFLICT (token_hash, person) DO UPDATE SET at = excluded.at",
                    (token_hash, person, time.time()),
                )
                connection.execute(
                    "DELETE FROM keys WHERE token_hash = ? AND person NOT IN "
                    "(SELECT person FROM keys WHERE token_hash = ? ORDER BY at DESC LIMIT ?)",
                    (token_hash, token_hash, HOLDERS),
                )

        await self.write(job)

    # Reading

    def match(self, ident: str) -> MatchRow | None:
        row = self._one(f"SELECT {_MATCH} FROM matches WHERE id = ?", ident)
        return None if row is None else _match_of(row)

    def invited(self, invite: str) -> MatchRow | None:
        """The match to which this invitation leads."""
        row = self._one(f"SELECT {_MATCH} FROM matches WHERE invite = ?", invite)
        return None if row is None else _match_of(row)

    def seats(self, match: str) -> list[SeatRow]:
        rows = self._all(
            "SELECT seat, kind, name, token_hash, person, stand_in, absent FROM seats WHERE match = ? ORDER BY seat",
            match,
        )
        found = [SeatRow(*row) for row in rows]
        for entry in found:
            entry.absent = bool(entry.absent)
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
            "SELECT number, seat, action, made_by, at, bank FROM decisions "
            "WHERE match = ? AND number > ? ORDER BY number",
            match,
            after,
        )
        return [Entry(*row) for row in rows]

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

    def listed(self, state: State, most: int) -> list[MatchRow]:
        """Listed matches in that state, the newest first."""
        rows = self._all(
            f"SELECT {_MATCH} FROM matches WHERE state = ? AND listed = 1 ORDER BY changed DESC LIMIT ?", state, most
        )
        return [_match_of(row) for row in rows]

    def matches_of(self, person: str, most: int) -> list[MatchRow]:
        """Matches in which the person sits and that go on."""
        rows = self._all(
            f"SELECT {_MATCH} FROM matches WHERE id IN (SELECT match FROM seats WHERE person = ?) "
            "AND state <> 'finished' ORDER BY changed DESC LIMIT ?",
            person,
            most,
        )
        return [_match_of(row) for row in rows]

    def finished_for(self, person: str, most: int) -> list[MatchRow]:
        """Matches that this person may find to be replayed: listed ones, and those played or brought by the person."""
        rows = self._all(
            f"SELECT {_MATCH} FROM matches WHERE state = 'finished' AND (listed = 1 OR (? <> '' AND "
            "(creator = ? OR id IN (SELECT match FROM seats WHERE person = ?)))) ORDER BY changed DESC LIMIT ?",
            person,
            person,
            person,
            most,
        )
        return [_match_of(row) for row in rows]

    def unfinished_of(self, creator: str) -> int:
        """How many tables that this person opened within a day are not finished."""
        row = self._one(
            "SELECT COUNT(*) FROM matches WHERE creator = ? AND state <> 'finished' AND created > ?",
            creator,
            time.time() - 86_400,
        )
        return int(row[0]) if row else 0

    def due(self, now: float, most: int = 50) -> list[str]:
        """Matches that the hall has to look at."""
        rows = self._all("SELECT id FROM matches WHERE deadline <= ? ORDER BY deadline LIMIT ?", now, most)
        return [str(row[0]) for row in rows]

    def _one(self, query: str, *values: object) -> Any:
        return self._reader.execute(query, values).fetchone()

    def _all(self, query: str, *values: object) -> list[Any]:
        return self._reader.execute(query, values).fetchall()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction; one that fails is undone and fails alone."""
    outcomes: list[tuple[Job, Any, BaseException | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                outcomes.append((job, job[0](connection), None))
            except sqlite3.IntegrityError as error:
                connection.execute("ROLLBACK TO job")
                outcomes.append((job, None, Conflict(f"Another process was faster: {error}.")))
            except Exception as error:
                connection.execute("ROLLBACK TO job")
                outcomes.append((job, None, error))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failed = MeadhallError(f"The database can't be written: {error}.")
        outcomes = [(job, None, failed) for job in jobs]
    for (_, future, loop), value, failure in outcomes:
        try:
            loop.call_soon_threadsafe(_resolve, future, value, failure)
        except RuntimeError:  # the loop is gone, and with it whoever waited
            continue


def _resolve(future: asyncio.Future[Any], value: Any, failure: BaseException | None) -> None:
    if future.cancelled():
        return
    if failure is None:
        future.set_result(value)
    else:
        future.set_exception(failure)


def _append(connection: sqlite3.Connection, match: str, entries: Iterable[Entry]) -> None:
    connection.executemany(
        "INSERT INTO decisions (match, number, seat, action, made_by, bank, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(match, e.number, e.seat, e.action, e.made_by, e.bank, e.at) for e in entries],
    )


def _seat_values(seat: SeatRow) -> tuple[object, ...]:
    return (seat.seat, seat.kind, seat.name, seat.token_hash, seat.person, seat.stand_in, int(seat.absent))


def _match_values(match: MatchRow) -> tuple[object, ...]:
    return (
        match.id,
        match.game,
        match.rules_version,
        match.title,
        json.dumps(match.options),
        match.seats,
        str(match.seed),
        str(match.dice),
        json.dumps(match.names),
        match.data,
        match.tempo,
        match.seconds,
        match.bank,
        int(match.listed),
        match.state,
        match.invite,
        match.origin,
        match.first,
        json.dumps(match.winners),
        match.creator,
        match.created,
        match.changed,
        match.deadline,
        json.dumps(match.waiting),
        match.note,
        match.rematch,
    )


def _match_of(row: Any) -> MatchRow:
    facts = dict(zip(_MATCH.split(", "), row))
    for name in ("options", "names", "winners", "waiting"):
        facts[name] = json.loads(facts[name])
    for name in ("seed", "dice"):
        facts[name] = int(facts[name])
    facts["listed"] = bool(facts["listed"])
    return MatchRow(**facts)
