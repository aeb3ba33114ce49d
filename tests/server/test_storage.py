from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from meadhall.server.database import Database, Link, database_at, upgrade
from meadhall.server.database import schema as newest_schema
from meadhall.server.database import statements as written
from meadhall.server.database.link import NewerDatabase, schema
from meadhall.server.database.reader import Unreachable
from meadhall.server.rows import Entry, SeatRow
from meadhall.server.storage import Change, Conflict, NotWritten, Storage, Superseded
from meadhall.testing.databases import ON_A_SERVER, new_database
from meadhall.testing.served import Seat, Served
from meadhall.testing.stored import Shelf, match_row
from meadhall.testing.waiting import PATIENCE

NEWEST = upgrade.newest()
NAME = "postgresql" if ON_A_SERVER else "sqlite"
VERSION_6 = Path(__file__).with_name("hall_of_version_6.sql")

needs_a_file = pytest.mark.skipif(ON_A_SERVER, reason="about a file")


@pytest.fixture
def empty(database: Path | str) -> Database:
    """A database in which nothing is yet."""
    return database_at(database)


def engine(link: Link) -> sa.Engine:
    """For who knows databases by SQLAlchemy only; it never closes the connection."""
    name = f"{NAME}+psycopg://" if ON_A_SERVER else "sqlite://"
    return sa.create_engine(name, creator=lambda: link.raw, poolclass=sa.StaticPool)


def columns(link: Link) -> dict[str, list[str]]:
    """Every table with its columns, as the database knows them, whatever way it came about."""
    inspector = sa.inspect(engine(link))
    found = {}
    for table in inspector.get_table_names():
        named = inspector.get_columns(table)
        indexes = inspector.get_indexes(table)
        kept = [f"{column['name']} {column['type']} {column['nullable']} {column['default']}" for column in named]
        found[table] = sorted([*kept, *(f"{index['name']} {index['column_names']}" for index in indexes)])
    return found


def steps(link: Link, upto: int | None = None) -> None:
    """What is there is brought up to date step by step, an empty database too."""
    upgrade.upgrade(link, NAME, upto)


# What is compiled ahead, and what leads to it


@pytest.mark.parametrize("name", written.DIALECTS)
def test_the_statements_are_those_that_were_compiled(name: str) -> None:
    file = Path(written.__file__).parent / "sql" / f"{name}.sql"
    assert file.read_text(encoding="utf-8") == written.compiled(name), "run assets/statements.py"


def test_the_steps_are_numbered_without_gaps() -> None:
    folder = Path(upgrade.__file__).parent / "migrations" / "versions"
    found = sorted(int(file.name[:4]) for file in folder.glob("*.py"))
    assert found == list(range(1, NEWEST + 1))


def test_step_by_step_and_at_once_one_comes_to_the_same_schema(tmp_path: Path, empty: Database) -> None:
    slow = empty.connect()
    steps(slow)
    assert upgrade.version_of(slow, NAME) == NEWEST
    fresh = database_at(new_database(tmp_path / "fresh"))
    fresh.open()
    link = fresh.connect()
    assert columns(slow) == columns(link)
    with engine(link).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), newest_schema.tables) == []
    slow.close()
    link.close()
    fresh.close()


def test_an_empty_database_gets_the_newest_schema(empty: Database) -> None:
    link = empty.connect()
    assert upgrade.version_of(link, NAME) == 0
    upgrade.make_or_upgrade(link, NAME, schema(NAME))
    assert upgrade.version_of(link, NAME) == NEWEST
    assert {"matches", "seats", "decisions", "chat", "people", "orders", "snapshots"} <= columns(link).keys()
    link.close()


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_a_database_of_an_earlier_version_keeps_its_matches(database: Path | str, version: int) -> None:
    shelf = Shelf(database)
    steps(shelf.link, upto=version)
    assert upgrade.version_of(shelf.link, NAME) == version
    shelf.sql(
        "INSERT INTO matches (id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, "
        "bank, listed, state, invite, origin, first, winners, creator, created, changed) VALUES ('AAAAAAAAAAAA', "
        "'bottlecap', 1, 'Old', '{}', 2, '7', '8', '[\"Red\", \"Blue\"]', NULL, 'relaxed', 0, 0, 1, 'running', 'i', "
        "'new', 0, '[]', 'c', 1, 1)"
    )
    shelf.sql(
        "INSERT INTO seats (match, seat, kind, name, token_hash, absent) VALUES "
        "('AAAAAAAAAAAA', 0, 'you', 'Red', 'hash', 0)"
    )
    shelf.sql(
        "INSERT INTO decisions (match, number, seat, action, made_by, at) VALUES "
        "('AAAAAAAAAAAA', 1, 0, 42, 'person', 3.5)"
    )
    storage = Storage(database)
    assert upgrade.version_of(shelf.link, NAME) == NEWEST
    row = shelf.match("AAAAAAAAAAAA")
    assert row is not None
    assert (row.title, row.seed, row.waiting) == ("Old", 7, [])
    assert shelf.entries("AAAAAAAAAAAA") == [Entry(1, 0, 42, "person", 3.5)]
    assert asyncio.run(storage.seat_of("hash")) == ("AAAAAAAAAAAA", 0)
    shelf.close()
    storage.close()


@pytest.mark.parametrize("version", [3])
def test_what_moved_between_versions_is_taken_along(database: Path | str, version: int) -> None:
    """Component files move out of their rows, finished matches keep their order, nothing old is due for ever."""
    shelf = Shelf(database)
    steps(shelf.link, upto=version)
    many = "(id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, bank, listed, "
    many += "state, invite, origin, first, winners, creator, created, changed, deadline)"
    for ident, data, state, deadline in (
        ("A" * 12, "[cards]", "running", 5.0),
        ("B" * 12, "[cards]", "finished", 5.0),
        ("C" * 12, "[ships]", "finished", None),
        ("D" * 12, None, "open", None),
    ):
        shelf.sql(
            f"INSERT INTO matches {many} VALUES (?, 'bottlecap', 1, 'Old', '{{}}', 1, '7', '8', '[\"Red\"]', ?, "
            "'relaxed', 0, 0, 0, ?, ?, 'new', 0, '[]', 'c', 1.0, 4.0, ?)",
            ident,
            data,
            state,
            f"invite {ident}",
            deadline,
        )
        shelf.sql(
            "INSERT INTO seats (match, seat, kind, name, token_hash, person, absent) VALUES "
            "(?, 0, 'you', 'Red', ?, 'me', 0)",
            ident,
            f"hash {ident}",
        )
    shelf.sql("INSERT INTO snapshots VALUES (?, 0, '{}')", "A" * 12)
    storage = Storage(database)
    found = [shelf.match(letter * 12) for letter in "ABCD"]
    assert [row.data for row in found if row] == ["[cards]", "[cards]", "[ships]", None]
    assert [row.deadline for row in found if row] == [5.0, None, None, None]
    assert sorted(row.id[0] for row in asyncio.run(storage.lists.finished_for("me", 9))) == ["B", "C"]
    assert sorted(row.id[0] for row in asyncio.run(storage.lists.matches_of("me", 9))) == ["A", "D"]
    assert shelf.due("relaxed", 10.0) == [(5.0, "A" * 12)]
    assert storage.newest == 4.0
    assert shelf.sql("SELECT COUNT(*), COUNT(data) FROM components, matches") == [(2 * 4, 0)]
    shelf.close()
    storage.close()


@needs_a_file
def test_a_file_from_before_is_taken_over_and_its_matches_go_on(
    tmp_path: Path, serve: Callable[..., Served], database: Path
) -> None:
    """As the release before this one has left it, which counted its steps by itself."""
    connection = sqlite3.connect(database)
    connection.executescript(VERSION_6.read_text(encoding="utf-8"))
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert "migrations" in names
    assert "alembic_version" not in names
    connection.close()
    served = serve()
    fresh = database_at(tmp_path / "fresh.db")
    fresh.open()
    link = fresh.connect()

    def named(found: dict[str, list[str]]) -> dict[str, set[str]]:
        return {table: {line.split()[0] for line in lines} for table, lines in found.items()}

    assert named(columns(served.stored.link)) == named(columns(link))
    link.close()
    fresh.close()
    sigrid = Seat(served, "KVqKGQCMD89p", 0, "F09rGBXJCRE8SkUCMlM4RKbxakw1oZTIONix_mNWd2M")
    other = Seat(served, "KVqKGQCMD89p", 1, "skGDnL4Aff_PFTTyaZRlih3RlqeUM6iGvT1POIBX11k")
    seen = sigrid.look()
    assert seen["title"] == "From before"
    assert [entry.key for entry in served.stored.entries(sigrid.match)][:2] == ["key 0", "key 1"]
    assert [line["text"] for line in seen["chat"]] == ["Skål!", "Who wins?"]
    assert [seat.holders for seat in served.stored.seats(sigrid.match)] == [[], ["b" * 64], []]
    other.wait(lambda seen: seen["number"] > 2)  # the bot's move was due
    (sigrid if sigrid.look()["yours"] else other).choose()
    assert sigrid.look()["version"] > (8193 << 28), "versions go on behind those of before"
    awaited = Seat(served, "UEijtHE3hAZJ", 0, "m-RPQT1_TwaSPifbOSzPRoykH8uRu6FQ3CSQRak7AeE")
    assert awaited.look()["state"] == "open"
    over = asyncio.run(served.hall.storage.lists.finished_for("a" * 64, 9))
    assert [row.title for row in over] == ["Played to its end"]
    assert served.guest(over[0].id).look()["result"]


def test_a_step_that_fails_leaves_nothing_behind(empty: Database) -> None:
    link = empty.connect()
    steps(link, upto=1)
    before = columns(link)
    link.execute("CREATE TABLE orders (something TEXT)")  # stands in the way of the last statement of step 2
    with pytest.raises(sa.exc.DatabaseError):
        steps(link)
    link.execute("DROP TABLE orders")
    assert upgrade.version_of(link, NAME) == 1
    assert columns(link) == before
    steps(link)
    assert upgrade.version_of(link, NAME) == NEWEST
    link.close()


def test_a_database_of_a_later_release_is_refused_with_a_sentence(database: Path | str) -> None:
    Storage(database).close()
    shelf = Shelf(database)
    shelf.sql(f"UPDATE alembic_version SET version_num = '{NEWEST + 1:04}'")
    shelf.close()
    for _ in range(2):
        with pytest.raises(NewerDatabase, match=f"of version {NEWEST + 1}, and this release knows"):
            Storage(database)


# Reading and writing


def test_what_is_stored_is_read_back(database: Path | str) -> None:
    storage = Storage(database)
    seats = [SeatRow(0, "you", "Red", "hash0", "me"), SeatRow(1, "greedy", "Blue")]

    async def fill() -> None:
        await storage.create(match_row(), seats)
        seats[0].orders = ['{"unless_target":true}']
        seats[0].absent = True
        await storage.keep(Change(match_row(), seats=seats))
        assert await storage.match("AAAAAAAAAAAA") == match_row()
        assert await storage.seats("AAAAAAAAAAAA") == seats
        assert [row.id for row in await storage.lists.matches_of("me", 5)] == ["AAAAAAAAAAAA"]
        assert await storage.lists.unfinished_of("somebody", 1_000_000.0) == 0  # it is from long ago

    asyncio.run(fill())
    storage.close()


def test_a_hall_that_closes_leaves_no_mark_of_its_commits(database: Path | str) -> None:
    async def come_and_go() -> None:
        storage = Storage(database)
        await storage.create(match_row(), [])
        storage.close()

    asyncio.run(come_and_go())
    with closing(database_at(database).connect()) as link:
        kept = [row[0] for row in link.execute("SELECT name FROM hall").fetchall()]
    assert kept, "the hall keeps something in this table"
    assert not [name for name in kept if name.startswith("mark")]


def test_a_number_is_appended_only_once(database: Path | str) -> None:
    storage = Storage(database)
    row = match_row()

    async def race() -> None:
        await storage.create(row, [])
        await storage.keep(Change(row, [Entry(1, 0, 5, "person", 1.0)]))
        with pytest.raises(Conflict):
            await storage.keep(Change(replace(row, note="lost"), [Entry(1, 1, 6, "person", 1.0)]))
        stored = await storage.stored(row.id)
        assert stored is not None
        assert [entry.action for entry in stored.entries] == [5]
        assert stored.row == row

    asyncio.run(race())
    storage.close()


def test_nobody_writes_over_who_leads_the_match_since(database: Path | str) -> None:
    """Whatever it is: a decision, what is said, or only how far it is."""
    storage = Storage(database)
    row = match_row()
    changes = [
        Change(row, [Entry(1, 0, 5, "person", 1.0)]),
        Change(replace(row, note="lost")),
        Change(row, seats=[SeatRow(0, "you", "Sigrid", "hash", "me")]),
    ]

    async def race() -> None:
        await storage.create(row, [SeatRow(0, "you", "Red")])
        await storage.keep(Change(row, fence=storage.opening + 1))
        for change in changes:
            with pytest.raises(Superseded):
                await storage.keep(change)
        stored = await storage.stored(row.id)
        assert stored is not None
        assert (stored.row, stored.seats, stored.entries) == (row, [SeatRow(0, "you", "Red")], [])
        for change in changes:
            await storage.keep(replace(change, fence=storage.opening + 1))

    asyncio.run(race())
    storage.close()


def test_one_write_that_fails_fails_alone(database: Path | str) -> None:
    """What waits is committed together; a bad one among them takes no other with it."""
    storage = Storage(database)
    row = match_row()

    async def crowd() -> list[object]:
        await storage.create(row, [])
        held = asyncio.create_task(storage.write(lambda link: time.sleep(0.1)))
        await asyncio.sleep(0)  # so that the others gather behind it
        numbers = [1, 2, 2, 3]
        writes = [storage.keep(Change(row, [Entry(number, 0, number, "person", 1.0)])) for number in numbers]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        await held
        stored = await storage.stored(row.id)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [1, 2, 3]
        return list(outcomes)

    outcomes = asyncio.run(crowd())
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, False, True, False]
    storage.close()


def test_what_waits_together_is_committed_together(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flush of the disk is shared by all tables."""
    storage = Storage(database)
    commits: list[int] = []
    row = match_row()

    async def crowd() -> None:
        await storage.create(row, [])
        link = storage._writer._link
        assert link is not None
        usual = link.commit
        monkeypatch.setattr(link, "commit", lambda: (commits.append(1), usual()))
        busy = threading.Event()
        held = asyncio.create_task(storage.write(lambda link: busy.wait(PATIENCE)))
        await asyncio.sleep(0.02)
        writes = [storage.keep(Change(row, [Entry(number, 0, number, "person", 1.0)])) for number in range(1, 21)]
        waiting = asyncio.gather(*writes)
        await asyncio.sleep(0.02)
        busy.set()
        await waiting
        await held

    asyncio.run(crowd())
    storage.close()
    assert len(commits) == 2


def test_who_still_asks_or_writes_when_it_is_closed_is_told_in_a_sentence(database: Path | str) -> None:
    storage = Storage(database)
    storage.close()
    with pytest.raises(Unreachable, match="closed"):
        asyncio.run(storage.match("A" * 12))
    with pytest.raises(NotWritten, match="closed"):
        asyncio.run(storage.set_name("somebody", "Sigrid", 1.0))


@needs_a_file
def test_what_can_not_be_begun_at_once_waits_in_the_thread(database: Path) -> None:
    """Another program writes to the file: the loop, which answers everybody, does not wait for it."""
    storage = Storage(database)
    row = match_row()
    other = sqlite3.connect(database, isolation_level=None)

    async def write() -> None:
        await storage.create(row, [])
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(storage.keep(Change(row, [Entry(1, 0, 7, "person", 1.0)])))
        await asyncio.sleep(0.05)
        assert not writing.done()  # a loop that waited itself would have come back when all patience was gone
        other.execute("ROLLBACK")
        await writing

    asyncio.run(write())
    stored = asyncio.run(storage.stored(row.id))
    assert stored is not None
    assert [entry.action for entry in stored.entries] == [7]
    other.close()
    storage.close()


@needs_a_file
def test_every_commit_is_flushed_to_the_disk(database: Path) -> None:
    """Without this, an acknowledged action might not survive a power cut."""
    storage = Storage(database)

    def settings(link: Link) -> tuple[Any, Any]:
        asked = [link.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        return asked[0], asked[1]

    assert asyncio.run(storage.write(settings)) == ("wal", 2)
    storage.close()


def test_a_hall_opens_without_what_only_an_older_database_needs(tmp_path: Path) -> None:
    """SQLAlchemy and Alembic take longer to import than a hall may take to open."""
    code = (
        "import sys; from pathlib import Path; from meadhall.server.storage import Storage; "
        f"Storage(Path({str(tmp_path / 'hall.db')!r})).close(); "
        "print([name for name in ('sqlalchemy', 'alembic', 'psycopg') if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
