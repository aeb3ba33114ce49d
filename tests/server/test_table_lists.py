"""Lists of tables read nothing but what they show, each along an index, and one bad row takes no other with it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.language import reading
from meadhall.server.columns import LISTED, listed_of
from meadhall.server.database import Link
from meadhall.server.database.link import statements
from meadhall.server.hall_clock import HallClock
from meadhall.server.lobby import entry_of
from meadhall.server.rows import Entry, SeatRow
from meadhall.server.storage import Change, Storage
from meadhall.server.table_lists import DAY
from meadhall.testing.databases import ON_A_SERVER
from meadhall.testing.served import GENEROUS, Seat, Served
from meadhall.testing.stored import Shelf, match_row
from meadhall.web.lobby import table_row

NARROW = {"data", "components", "options", "names", "seed", "dice", "invite"}


def plan(storage: Storage, name: str) -> str:
    """How the database goes about it."""

    def explained(link: Link) -> str:
        text = statements("sqlite")[name]
        rows = link.raw.execute(f"EXPLAIN QUERY PLAN {text}", dict.fromkeys(re.findall(r":(\w+)", text), "x"))
        return "; ".join(str(row[-1]) for row in rows)

    return asyncio.run(storage.ask(explained))


@pytest.mark.parametrize(
    "name",
    ["open_to_all", "played_by", "ended_of_person", "ended_of_creator", "lessons", "unfinished", "due", "newest"],
)
def test_every_list_goes_along_an_index_and_sorts_nothing(tmp_path: Path, name: str) -> None:
    storage = Storage(tmp_path / "hall.db")
    told = plan(storage, name)
    storage.close()
    assert "SCAN" not in told
    assert "TEMP B-TREE" not in told
    assert "USING" in told


@pytest.mark.parametrize(("name", "index"), [("due", "matches_due"), ("lessons", "matches_lessons")])
def test_what_is_due_and_the_lessons_of_a_person_have_indices_of_their_own(
    tmp_path: Path, name: str, index: str
) -> None:
    storage = Storage(tmp_path / "hall.db")
    assert index in plan(storage, name)
    storage.close()


def test_lists_ask_for_nothing_that_could_be_large() -> None:
    assert not NARROW & set(LISTED)


def test_a_component_file_is_kept_once_and_comes_back_with_its_matches(database: Path | str) -> None:
    storage = Storage(database)
    rows = [replace(match_row(ident * 12), data="large = true") for ident in "ABC"]

    async def fill() -> None:
        for row in rows:
            await storage.create(row, [])

    asyncio.run(fill())
    shelf = Shelf(database)
    assert [shelf.match(row.id) for row in rows] == rows
    assert shelf.sql("SELECT COUNT(*) FROM components") == [(1,)]
    assert shelf.sql("SELECT COUNT(*) FROM matches WHERE data IS NOT NULL") == [(0,)]
    shelf.close()
    storage.close()


def test_a_snapshot_does_not_keep_the_component_file_once_more(serve: Callable[..., Served]) -> None:
    served = serve(snapshot_every=1)
    data = (resources.files("meadhall.games.bottlecap") / "data" / "cap.toml").read_text(encoding="utf-8")
    one, two = served.open(seats=["you", "you"], data=data + "# of our own\n")
    one.choose() if one.look()["yours"] else two.choose()
    snapshot = served.stored.snapshot(one.match)
    assert snapshot is not None
    assert "of our own" not in snapshot.saved
    before = one.look()["view"]
    served.stop()
    assert Seat(serve(), one.match, one.seat, one.token).look()["view"] == before


def test_a_person_finds_what_was_played_opened_or_is_listed_and_nothing_else(database: Path | str) -> None:
    storage = Storage(database)
    facts = [
        # name, state, listed, creator, who sits there
        ("A", "finished", False, "x", "me"),
        ("B", "finished", False, "me", "you"),
        ("C", "finished", True, "x", "you"),
        ("D", "finished", False, "x", "you"),
        ("E", "running", False, "x", "me"),
        ("F", "open", True, "me", "you"),
    ]

    async def fill() -> None:
        for at, (name, state, listed, creator, person) in enumerate(facts):
            row = replace(match_row(name * 12), state=state, listed=listed, creator=creator, changed=float(at))
            await storage.create(row, [SeatRow(0, "you", "Red", f"hash {name}", person), SeatRow(1, "greedy", "Blue")])
        row = replace(match_row("G" * 12), listed=False)
        await storage.create(row, [SeatRow(0, "you", "Red", "hash G", "me"), SeatRow(1, "you", "Blue", "hash g", "me")])
        await storage.keep(Change(replace(row, state="finished", changed=99.0), [Entry(1, 0, 5, "person", 1.0)]))

    asyncio.run(fill())
    lists = storage.lists
    found = asyncio.run(lists.finished_for("me", 30))
    assert "".join(row.id[0] for row in found) == "GCBA"
    assert [seat.name for seat in found[0].seats] == ["Red", "Blue"]
    assert "".join(row.id[0] for row in asyncio.run(lists.finished_for("", 30))) == "C"
    assert "".join(row.id[0] for row in asyncio.run(lists.matches_of("me", 30))) == "E"
    assert "".join(row.id[0] for row in asyncio.run(lists.listed("open", 30))) == "F"
    assert asyncio.run(lists.unfinished_of("me", 80_000.0)) == 1
    assert asyncio.run(lists.unfinished_of("me", 90_000.0)) == 0, "it was opened more than a day before"
    storage.close()


def test_a_table_that_is_opened_shows_at_once_though_lists_are_kept(serve: Callable[..., Served]) -> None:
    served = serve(lists=1000.0)
    assert served.http.get("/api/tables").json()["open"] == []
    first = served.do(served.desk.lobby.listed())
    [seat] = served.open(seats=["you", "friend"], listed=True)
    assert [entry["match"] for entry in served.http.get("/api/tables").json()["open"]] == [seat.match]
    assert served.do(served.desk.lobby.listed()) is not first
    assert served.do(served.desk.lobby.listed()) is served.do(served.desk.lobby.listed()), (
        "kept, as nothing has changed"
    )
    assert seat.post("start", kind="random").status_code == 200
    listing = served.http.get("/api/tables").json()
    assert [[entry["match"] for entry in listing[state]] for state in ("open", "running")] == [[], [seat.match]]


def test_the_line_of_a_table_is_made_once_and_anew_for_who_sits_there_reads_or_looks_otherwise() -> None:
    seats = ((0, "you", "Red", 1, "me", None, 0), (1, "greedy", "Blue", 0, None, None, 0))
    clock = HallClock()

    def line(person: str = "", tag: str = "en", **changes: object) -> str:
        facts = vars(match_row()) | {"winners": "[]", "waiting": "[0]", "note": "round 3", "listed": 1} | changes
        row = listed_of(tuple(facts[name] for name in LISTED), seats)
        with reading(tag):
            return table_row(entry_of(row, clock, person))

    assert line() is line()
    assert line() is line(changed=5.0), "the moment of the last decision does not show"
    assert "Watch" in line("another")
    assert "Play" in line("me")
    assert "Zusehen" in line(tag="de")
    assert "round 4" in line(note="round 4")
    ended = line(state="finished", changed=time.time())
    assert line(state="finished", changed=time.time() - 40 * DAY) != ended, "it tells the day"


BAD = {
    "winners": "not JSON",
    "waiting": "[",
    "game": "a game that nobody knows",
    "changed": "yesterday",
    "names": "{",
    "options": "[[",
}


@pytest.mark.parametrize("column", [column for column in BAD if not (ON_A_SERVER and column == "changed")])
def test_a_bad_row_takes_neither_the_lobby_nor_the_other_tables_along(
    serve: Callable[..., Served], column: str
) -> None:
    served = serve(sweep=1000.0)
    tables = [served.open(seats=["you", "random"], listed=True)[0] for _ in range(3)]
    served.stop()
    served.stored.sql(f"UPDATE matches SET {column} = ? WHERE id = ?", BAD[column], tables[1].match)
    served.stored.sql("UPDATE matches SET deadline = 1.0")
    again = serve(sweep=1000.0)
    assert again.http.get("/").status_code == 200
    listed = [entry["match"] for entry in again.http.get("/api/tables").json()["running"]]
    assert {tables[0].match, tables[2].match} <= set(listed)
    again.do(again.hall.rounds.wake_the_due())
    answer = again.http.get(f"/api/tables/{tables[1].match}")
    if column not in ("waiting", "winners", "changed"):  # those are found out by the match itself, or not needed
        assert answer.status_code in (404, 409, 500)
    assert "sentence" in answer.json() or answer.status_code == 200
    assert again.http.get(f"/api/tables/{tables[2].match}").status_code == 200


# Quotas


def test_what_a_client_brings_in_a_day_has_a_limit_and_a_sentence(serve: Callable[..., Served]) -> None:
    served = serve(limits=replace(GENEROUS, brought_by_one=4000))
    record = finished_record(served)
    answers = [served.http.post("/api/records", json={"record": record}) for _ in range(20)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 201
    assert refused
    assert "at most 0.004 MB of records and component files of one client in a day" in refused[0].json()["sentence"]
    before = kept(served)
    assert served.http.post("/api/records", json={"record": record}).status_code == 429
    assert kept(served) == before, "what is refused is not counted"


def test_on_the_next_day_there_is_room_again_unless_the_hall_is_full(serve: Callable[..., Served]) -> None:
    served = serve(limits=replace(GENEROUS, brought_by_one=4000, brought_ever=9000))
    record = finished_record(served)

    def fill() -> int:
        codes = [served.http.post("/api/records", json={"record": record}).status_code for _ in range(12)]
        return codes.count(201)

    first = fill()
    assert 0 < first < 12
    served.hall.clock._began += 86_400
    assert fill() == first
    served.hall.clock._began += 86_400
    assert fill() <= first
    served.hall.clock._began += 86_400
    assert fill() == 0
    told = served.http.post("/api/records", json={"record": record}).json()["sentence"]
    assert "altogether" in told


def kept(served: Served) -> int:
    [(found,)] = served.stored.sql("SELECT bytes FROM brought WHERE day = 0")
    return int(found)


def finished_record(served: Served) -> dict[str, object]:
    """A short one: it is stored as it is, whether its game was over or not."""
    table = meadhall.game("bottlecap").new(2, 7)
    for _ in range(3):
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    return table.record().model_dump(mode="json")
