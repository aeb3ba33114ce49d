from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.server.migrations import NewerDatabase, migrate, migrations, version_of
from meadhall.server.rows import Entry, SeatRow
from meadhall.server.storage import Change, Conflict, Storage
from meadhall.testing.stored import match_row

NEWEST = migrations()[-1].number


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def schema(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Every table and index with its columns, whatever way it came about."""
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: sorted(str(row[1:5]) for row in connection.execute(f"PRAGMA table_info({name})")) for name in names}
    indexes = connection.execute("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name").fetchall()
    found["indexes"] = [name for (name,) in indexes]
    return found


def test_the_steps_are_numbered_without_gaps() -> None:
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(step.statements for step in migrations())


def test_an_empty_file_gets_the_newest_schema(tmp_path: Path) -> None:
    connection = connect(tmp_path / "hall.db")
    assert version_of(connection) == 0
    assert migrate(connection) == NEWEST
    assert {"matches", "seats", "decisions", "chat", "people", "orders", "snapshots"} <= schema(connection).keys()


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_a_database_of_an_earlier_version_keeps_its_matches(tmp_path: Path, version: int) -> None:
    old = connect(tmp_path / "old.db")
    migrate(old, upto=version)
    assert version_of(old) == version
    old.execute(
        "INSERT INTO matches (id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, "
        "bank, listed, state, invite, origin, first, winners, creator, created, changed) VALUES ('AAAAAAAAAAAA', "
        "'bottlecap', 1, 'Old', '{}', 2, '7', '8', '[\"Red\", \"Blue\"]', NULL, 'relaxed', 0, 0, 1, 'running', 'i', "
        "'new', 0, '[]', 'c', 1, 1)"
    )
    old.execute(
        "INSERT INTO seats (match, seat, kind, name, token_hash, absent) VALUES "
        "('AAAAAAAAAAAA', 0, 'you', 'Red', 'hash', 0)"
    )
    old.execute(
        "INSERT INTO decisions (match, number, seat, action, made_by, at) VALUES "
        "('AAAAAAAAAAAA', 1, 0, 42, 'person', 3.5)"
    )
    assert migrate(old) == NEWEST
    fresh = connect(tmp_path / "fresh.db")
    migrate(fresh)
    assert schema(old) == schema(fresh)
    old.close()
    storage = Storage(tmp_path / "old.db")
    row = storage.match("AAAAAAAAAAAA")
    assert row is not None
    assert (row.title, row.seed, row.waiting) == ("Old", 7, [])
    assert storage.entries("AAAAAAAAAAAA") == [Entry(1, 0, 42, "person", 3.5)]
    assert storage.seat_of("hash") == ("AAAAAAAAAAAA", 0)
    storage.close()


def test_a_file_of_the_release_before_is_taken_over(tmp_path: Path) -> None:
    """Component files move out of their rows, finished matches keep their order, nothing old is due for ever."""
    old = connect(tmp_path / "old.db")
    migrate(old, upto=3)
    many = "(id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, bank, listed, "
    many += "state, invite, origin, first, winners, creator, created, changed, deadline)"
    for ident, data, state, deadline in (
        ("A" * 12, "[cards]", "running", 5.0),
        ("B" * 12, "[cards]", "finished", 5.0),
        ("C" * 12, "[ships]", "finished", None),
        ("D" * 12, None, "open", None),
    ):
        old.execute(
            f"INSERT INTO matches {many} VALUES (?, 'bottlecap', 1, 'Old', '{{}}', 1, '7', '8', '[\"Red\"]', ?, "
            "'relaxed', 0, 0, 0, ?, ?, 'new', 0, '[]', 'c', 1.0, 4.0, ?)",
            (ident, data, state, f"invite {ident}", deadline),
        )
        old.execute(
            "INSERT INTO seats (match, seat, kind, name, token_hash, person, absent) VALUES "
            "(?, 0, 'you', 'Red', ?, 'me', 0)",
            (ident, f"hash {ident}"),
        )
    old.execute("INSERT INTO snapshots VALUES (?, 0, '{}')", ("A" * 12,))
    old.close()
    storage = Storage(tmp_path / "old.db")
    found = [storage.match(letter * 12) for letter in "ABCD"]
    assert [row.data for row in found if row] == ["[cards]", "[cards]", "[ships]", None]
    assert [row.deadline for row in found if row] == [5.0, None, None, None]
    assert sorted(row.id[0] for row in storage.lists.finished_for("me", 9)) == ["B", "C"]
    assert sorted(row.id[0] for row in storage.lists.matches_of("me", 9)) == ["A", "D"]
    assert storage.due("relaxed", 10.0) == [(5.0, "A" * 12)]
    assert storage.newest() == 4.0
    kept = storage._reader.execute("SELECT COUNT(*), COUNT(data) FROM components, matches").fetchone()
    assert kept == (2 * 4, 0)
    storage.close()


def test_a_step_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = connect(tmp_path / "hall.db")
    migrate(connection, upto=1)
    before = schema(connection)
    connection.execute("CREATE TABLE orders (something TEXT)")  # stands in the way of the last statement of step 2
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    connection.execute("DROP TABLE orders")
    assert version_of(connection) == 1
    assert schema(connection) == before
    assert migrate(connection) == NEWEST


def test_a_database_of_a_later_release_is_refused_with_a_sentence(tmp_path: Path) -> None:
    connection = connect(tmp_path / "hall.db")
    migrate(connection)
    connection.execute("INSERT INTO migrations VALUES (?, 'from_the_future')", (NEWEST + 1,))
    with pytest.raises(NewerDatabase, match=f"of version {NEWEST + 1}"):
        migrate(connection)


def test_what_is_stored_is_read_back(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "hall.db")
    seats = [SeatRow(0, "you", "Red", "hash0", "me"), SeatRow(1, "greedy", "Blue")]

    async def fill() -> None:
        await storage.create(match_row(), seats)
        seats[0].orders = ['{"unless_target":true}']
        seats[0].absent = True
        await storage.keep(Change(match_row(), seats=seats))

    asyncio.run(fill())
    assert storage.match("AAAAAAAAAAAA") == match_row()
    assert storage.seats("AAAAAAAAAAAA") == seats
    assert [row.id for row in storage.lists.matches_of("me", 5)] == ["AAAAAAAAAAAA"]
    assert storage.lists.unfinished_of("somebody", 1_000_000.0) == 0  # it is from long ago
    storage.close()


def test_a_number_is_appended_only_once(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "hall.db")
    row = match_row()

    async def race() -> None:
        await storage.create(row, [])
        await storage.keep(Change(row, [Entry(1, 0, 5, "person", 1.0)]))
        with pytest.raises(Conflict):
            await storage.keep(Change(replace(row, note="lost"), [Entry(1, 1, 6, "person", 1.0)]))

    asyncio.run(race())
    assert [entry.action for entry in storage.entries(row.id)] == [5]
    assert storage.match(row.id) == row
    storage.close()


def test_one_write_that_fails_fails_alone(tmp_path: Path) -> None:
    """What waits is committed together; a bad one among them takes no other with it."""
    storage = Storage(tmp_path / "hall.db")
    row = match_row()

    async def crowd() -> list[object]:
        await storage.create(row, [])
        held = asyncio.create_task(storage.write(lambda connection: time.sleep(0.1)))
        await asyncio.sleep(0)  # so that the others gather behind it
        numbers = [1, 2, 2, 3]
        writes = [storage.keep(Change(row, [Entry(number, 0, number, "person", 1.0)])) for number in numbers]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        await held
        return list(outcomes)

    outcomes = asyncio.run(crowd())
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, False, True, False]
    assert [entry.number for entry in storage.entries(row.id)] == [1, 2, 3]
    storage.close()


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    """Without this, an acknowledged action might not survive a power cut."""
    storage = Storage(tmp_path / "hall.db")

    async def ask() -> tuple[str, int]:
        found: tuple[str, int] = await storage.write(
            lambda c: (c.execute("PRAGMA journal_mode").fetchone()[0], c.execute("PRAGMA synchronous").fetchone()[0])
        )
        return found

    assert asyncio.run(ask()) == ("wal", 2)
    storage.close()
