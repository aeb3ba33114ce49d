"""For those who run a hall: meadhall admin, /health, /ready, /metrics, the log, and what becomes of old tables."""

from __future__ import annotations

import io
import json
import logging
import random
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.cli.main import main
from meadhall.engine.errors import MeadhallError
from meadhall.server import upkeep
from meadhall.server.database import database_at
from meadhall.server.database.sqlite import Sqlite
from meadhall.server.log_lines import AsJson
from meadhall.server.settings_file import Opening
from meadhall.server.storage import Storage
from meadhall.server.words import say
from meadhall.testing.databases import ON_A_SERVER, new_database, new_server_database
from meadhall.testing.served import QUICK, Seat, Served
from meadhall.testing.stored import Shelf


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def admin(database: Path | str, *words: str, code: int = 0) -> str:
    """What the command says."""
    told = io.StringIO()
    with redirect_stdout(told), redirect_stderr(told):
        assert main(["admin", "--database", str(database), *words]) == code, told.getvalue()
    return told.getvalue()


def beside(database: Path | str, *words: str, code: int = 0) -> str:
    """What the command says in a process of its own, as beside a hall that is open."""
    command = [sys.executable, "-m", "meadhall.cli.main", "admin", "--database", str(database), *words]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert told.returncode == code, told
    assert "Traceback" not in told.stderr
    return told.stdout + told.stderr


def played(served: Served) -> tuple[Seat, Seat]:
    one, two = served.open(seats=["you", "you"], options={"start": 0}, title="Sigrid's table", name="Sigrid")
    dice = random.Random(3)
    while one.look()["number"] < 8:
        (one if one.look()["yours"] else two).choose(dice)
    assert one.post("chat", text="I live in Uppsala").status_code == 200
    return one, two


def test_matches_are_listed_and_shown_while_the_hall_is_open_without_what_lies_face_down(served: Served) -> None:
    one, _ = played(served)
    assert one.match in beside(served.database, "list")
    shown = beside(served.database, "show", one.match)
    assert "decisions     8" in shown
    assert "Sigrid" in shown
    row = served.stored.match(one.match)
    assert row is not None
    assert str(row.seed) not in shown
    assert row.invite not in shown
    assert "There is no match AAAAAAAAAAAA here" in beside(served.database, "show", "AAAAAAAAAAAA", code=2)


def test_a_match_is_exported_and_imported_and_goes_on_there(tmp_path: Path, serve: Callable[..., Served]) -> None:
    served = serve()
    one, two = played(served)
    before = {seat.seat: seat.look()["view"] for seat in (one, two)}
    beside(served.database, "export", one.match, str(tmp_path / "match.json"))
    other = new_database(tmp_path / "other")
    assert one.match in admin(other, "import", str(tmp_path / "match.json"))
    assert "is here already" in admin(other, "import", str(tmp_path / "match.json"), code=2)
    again = Served(other, QUICK)
    try:
        seats = [Seat(again, seat.match, seat.seat, seat.token) for seat in (one, two)]
        assert {seat.seat: seat.look()["view"] for seat in seats} == before
        next(seat for seat in seats if seat.look()["yours"]).choose()
    finally:
        again.stop()


def test_a_file_that_was_tampered_with_is_not_imported(tmp_path: Path, serve: Callable[..., Served]) -> None:
    served = serve()
    one, other = played(served)[0], played(served)[0]
    served.stop()
    file = tmp_path / "match.json"
    admin(served.database, "export", one.match, str(file))
    honest = file.read_text()
    upkeep.drop(served.stored.link, [one.match])
    before = served.stored.dump()
    theirs = served.stored.match(other.match)
    assert theirs is not None
    spoils: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
        (lambda told: told.clear(), "no match that was written by"),
        (lambda told: told["decisions"].append(told["decisions"][0] | {"match": other.match, "number": 9}), "no match"),
        (lambda told: told["chat"].append(told["chat"][0] | {"match": other.match, "number": 2}), "no match"),
        (lambda told: told.update(data="another file under this match's name for it"), "no match"),
        (lambda told: told["matches"][0].update(state="lost"), "no match"),
        (lambda told: told["matches"][0].update(title=["A"]), "no match"),
        (lambda told: told["matches"][0].update(game="chess"), "There is no game 'chess'"),
        (lambda told: told["decisions"][2].update(action=10**6), "is not one of the options now"),
        (lambda told: told["decisions"].pop(2), "its decisions have gaps"),
        (lambda told: told["seats"][0].update(seat=7), "it has 2 of 2 seats"),
        (lambda told: told["matches"][0].update(invite=theirs.invite), "can't be imported"),
    ]
    for spoil, sentence in spoils:
        told = json.loads(honest)
        spoil(told)
        file.write_text(json.dumps(told))
        assert sentence in admin(served.database, "import", str(file), code=2)
        assert served.stored.dump() == before
    file.write_text("[" * 100_000)
    assert "no match that was written by" in admin(served.database, "import", str(file), code=2)


def test_a_backup_is_made_while_the_hall_is_open_and_opens_anywhere(
    tmp_path: Path, serve: Callable[..., Served]
) -> None:
    served = serve()
    one, _ = played(served)
    copy = tmp_path / "backup.db"
    assert "1 match is in" in beside(served.database, "backup", str(copy))
    assert "already" in beside(served.database, "backup", str(copy), code=2)
    one.look()
    with closing(Shelf(copy)) as shelf:
        shelf.sql("UPDATE matches SET fence = 9000")  # it was led by many halls
    for target in (tmp_path / "restored.db", new_server_database()):
        assert "1 match is in" in admin(target, "restore", str(copy))
        assert "needs an empty database" in admin(target, "restore", str(copy), code=2)
        again = Served(target, QUICK)
        try:
            seat = Seat(again, one.match, one.seat, one.token)
            assert seat.look()["view"] == one.look()["view"]
            assert seat.post("chat", text="Skål!").status_code == 200
        finally:
            again.stop()


def test_a_backup_that_fails_leaves_nothing_behind(
    tmp_path: Path, serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    played(served)
    served.stop()

    def full(*_: Any) -> None:
        raise MeadhallError("The disk is full.")

    monkeypatch.setattr(upkeep, "_copy_table", full)
    folder = tmp_path / "backups"
    assert "The disk is full." in admin(served.database, "backup", str(folder / "backup.db"), code=2)
    assert not list(folder.iterdir())


def test_a_backup_goes_into_a_hall_in_which_people_have_looked_in(tmp_path: Path, serve: Callable[..., Served]) -> None:
    served = serve()
    one, _ = played(served)
    served.browser().post("/name", data={"name": "Sigrid"})
    served.stop()
    copy = tmp_path / "backup.db"
    admin(served.database, "backup", str(copy))
    admin(served.database, "prune", "--unfinished", "0", "--yes")
    admin(served.database, "restore", str(copy))
    assert "Sigrid" in admin(served.database, "people", "Sigrid")
    again = serve()
    assert Seat(again, one.match, one.seat, one.token).look()["number"] == 8


def test_what_is_no_hall_or_of_another_release_is_told_in_a_sentence(tmp_path: Path) -> None:
    nothing, empty, text = (tmp_path / name for name in ("nothing.db", "empty.db", "text.db"))
    empty.touch()
    text.write_text("This is no database. " * 100)
    for place in (nothing, empty, tmp_path):
        for words in (
            ["list"],
            ["backup", str(tmp_path / "copy.db")],
            ["close", "A" * 12],
            ["prune", "--finished", "1"],
        ):
            assert "There is no hall in" in admin(place, *words, code=2)
    assert "file is not a database" in admin(text, "check", code=2)
    assert sorted(tmp_path.iterdir()) == [empty, text]
    newer = tmp_path / "newer.db"
    with closing(Sqlite(newer)) as made:
        made.open()
    with closing(Shelf(newer)) as shelf:
        shelf.sql("UPDATE alembic_version SET version_num = '0099'")
    for words in (["list"], ["check"], ["backup", str(tmp_path / "copy.db")]):
        assert "This database is of version 99" in admin(newer, *words, code=2)
    assert not (tmp_path / "copy.db").exists()


def test_who_looks_at_a_server_makes_nothing_there() -> None:
    empty = new_server_database()
    for words in (["list"], ["check"], ["close", "A" * 12], ["prune", "--finished", "1"]):
        assert "There is no hall in" in admin(empty, *words, code=2)
    with closing(database_at(empty).connect()) as link:
        assert not link.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()


@pytest.mark.parametrize("theirs", ["ae1027a6acf2", "0001"])
@pytest.mark.parametrize("on_a_server", [False, True])
def test_a_database_in_which_another_program_counts_its_steps_is_left_to_it(
    theirs: str, on_a_server: bool, tmp_path: Path
) -> None:
    place = new_database(tmp_path, on_a_server)
    database = database_at(place)
    with closing(database.connect()) as link:
        link.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        link.execute(f"INSERT INTO alembic_version VALUES ('{theirs}')")
    assert "Another program keeps its own tables" in admin(place, "list", code=2)
    for _ in range(2):
        with pytest.raises(MeadhallError, match="Another program keeps its own tables"):
            database.open()


@pytest.mark.parametrize("on_a_server", [False, True])
def test_what_the_database_refuses_is_told_in_a_sentence(on_a_server: bool, tmp_path: Path) -> None:
    place = new_database(tmp_path, on_a_server)
    database = database_at(place)
    with closing(database):
        database.open()
    with closing(database.connect()) as link:
        link.execute("ALTER TABLE matches RENAME COLUMN changed TO altered")
        link.execute("ALTER TABLE hall RENAME TO nowhere")
    copy = tmp_path / "copy.db"
    for words in (["list"], ["close", "A" * 12], ["prune", "--finished", "1"], ["backup", str(copy)]):
        [sentence] = admin(place, *words, code=2).splitlines()
        assert re.fullmatch(r"The database .* refuses: .*changed.*", sentence)
    assert not copy.exists()
    with pytest.raises(MeadhallError, match=r"The database .* refuses: .*hall"):
        Storage(place)


def test_a_file_of_an_earlier_release_is_brought_up_to_date_before_it_is_backed_up(tmp_path: Path) -> None:
    old, copy = tmp_path / "old.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript((Path(__file__).parent / "hall_of_version_6.sql").read_text())
    assert "3 matches are in" in admin(old, "backup", str(copy))
    assert "Every match can be taken up" in admin(copy, "check")


def test_all_is_checked_and_what_is_bad_is_told(serve: Callable[..., Served]) -> None:
    served = serve()
    one, _ = played(served)
    other, _ = played(served)
    served.stop()
    assert "Every match can be taken up" in admin(served.database, "check")
    served.stored.sql("DELETE FROM decisions WHERE match = ? AND number = 4", other.match)
    told = admin(served.database, "check", code=1)
    assert f"{other.match}: its decisions have gaps" in told
    assert one.match not in told


def test_a_match_is_closed_and_can_be_replayed(serve: Callable[..., Served]) -> None:
    served = serve()
    one, _ = played(served)
    if not ON_A_SERVER:
        assert "Another hall" in beside(served.database, "close", one.match, code=2), (
            "the open hall would not know of it"
        )
        served.stop()
    (admin if not ON_A_SERVER else beside)(served.database, "close", one.match)
    if not ON_A_SERVER:
        served = serve()
    seat = Seat(served, one.match, one.seat, one.token)
    seen = seat.wait(lambda seen: seen["state"] != "running")
    assert seen["decision"] == "This match is not played on."
    assert served.http.get(f"/api/tables/{one.match}/moments/3").status_code == 200
    served.stop()
    assert "is over already" in admin(served.database, "close", one.match, code=2)


def test_a_person_is_forgotten_and_the_games_stay(serve: Callable[..., Served]) -> None:
    served = serve()
    browser = served.browser()
    browser.post("/name", data={"name": "Sigrid"})
    page = browser.post("/play", data={"game": "bottlecap"})
    match = page.url.path.rpartition("/")[2]
    browser.post(f"/table/{match}/chat", data={"text": "I live in Uppsala"})
    (other,) = served.open(seats=["you", "random"])
    browser.post(f"/table/{other.match}/chat", data={"text": "I only look on"})

    async def says_who_calls() -> None:
        live = await served.hall.load(match)
        line = live.hall_line(say("blows-horn", name="Sigrid", whom="Blue"))
        await live.keep([], served.hall.clock.now(), line=line)

    served.do(says_who_calls())
    served.stop()
    person = admin(served.database, "people", "Sigrid").split()[0]
    assert person in "".join(served.stored.dump())
    admin(served.database, "forget", person)
    left = "".join(served.stored.dump())
    for word in ("Sigrid", "Uppsala", "look on", person):
        assert word not in left, word
    assert "There is no person" in admin(served.database, "forget", person, code=2)
    assert "Nobody here is called Sigrid." in admin(served.database, "people", "Sigrid")
    again = serve()
    assert "Red blows the horn for Blue" in again.http.get(f"/table/{match}").text


def test_who_has_a_name_at_a_table_only_is_found_by_it(serve: Callable[..., Served]) -> None:
    served = serve()
    browser = served.browser()
    browser.get("/")
    wish = {"game": "bottlecap", "seats": ["you", "random"], "name": "Gunnhild"}
    assert browser.post("/api/tables", json=wish).status_code == 201
    served.stop()
    person = admin(served.database, "people", "Gunnhild").split()[0]
    assert "1 seat" in admin(served.database, "forget", person)
    assert "Gunnhild" not in "".join(served.stored.dump())


def test_old_matches_are_pruned_when_one_says_so(serve: Callable[..., Served]) -> None:
    served = serve()
    (old, _), (new, _) = played(served), played(served)
    served.stop()
    served.stored.sql("UPDATE matches SET changed = 1.0 WHERE id = ?", old.match)
    assert "Say which" in admin(served.database, "prune", code=2)
    for days in ("-1", "nan"):
        assert "Say how many days" in admin(served.database, "prune", "--unfinished", days, "--yes", code=2)
    assert "1 match would go" in admin(served.database, "prune", "--unfinished", "30")
    assert served.stored.match(old.match) is not None
    assert "1 match is gone" in admin(served.database, "prune", "--unfinished", "30", "--yes")
    assert served.stored.match(old.match) is None
    assert served.stored.match(new.match) is not None
    assert not [line for line in served.stored.dump() if old.match in line]


def test_old_unfinished_tables_sleep_and_then_go(serve: Callable[..., Served]) -> None:
    served = serve(sweep=1000.0)
    tables = [served.open(seats=["you", "you"])[0] for _ in range(3)]
    served.stop()
    days = dict(zip(("new", "asleep", "gone"), (1, 40, 400)))
    for seat, age in zip(tables, days.values()):
        then = time.time() - age * 86_400
        served.stored.sql("UPDATE matches SET deadline = 9e9, changed = ? WHERE id = ?", then, seat.match)
    again = serve(sweep=1000.0)
    again.hall.rounds._clears_at = 0.0
    again.do(again.hall.rounds._clear_away())
    rows = [again.stored.match(seat.match) for seat in tables]
    assert [row and row.deadline for row in rows] == [9e9, None, None]
    assert rows[2] is None
    assert Seat(again, tables[1].match, 0, tables[1].token).look()["number"] == 0, "a visitor wakes it"


# For machines


@pytest.fixture
def measured(database: Path | str) -> Iterator[Served]:
    served = Served(database, QUICK, Opening(metrics=True))
    yield served
    served.stop()


def test_a_hall_says_that_it_lives_and_whether_it_is_ready(served: Served) -> None:
    for path in ("/health", "/ready"):
        assert httpx.get(f"{served.url}{path}", headers={"host": "a.balancer"}).status_code == 200
    served.hall.storage.halls.draining = True
    assert served.http.get("/ready").status_code == 503
    assert served.http.get("/health").status_code == 200
    served.hall.storage.halls.draining = False
    assert served.http.get("/metrics").status_code == 404, "nobody has asked for numbers"


def test_numbers_are_told_for_prometheus(measured: Served) -> None:
    (one,) = measured.open(seats=["you", "random"], options={"start": 0})
    one.choose()
    one.wait(lambda seen: seen["number"] >= 2)
    with measured.http.stream("GET", f"/api/tables/{one.match}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        told = httpx.get(f"{measured.url}/metrics").text
    values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in told.splitlines() if line[0] != "#"}
    assert values["meadhall_decisions_total"] >= 2
    assert values["meadhall_streams"] == 1
    assert values['meadhall_tables{state="running"}'] == 1
    assert values["meadhall_commits_total"] >= 2
    assert values["meadhall_database_seconds_total"] > 0
    assert values["meadhall_halls"] == 1
    assert values['meadhall_bot_questions{rank="people"}'] == 0
    asked = 'meadhall_request_seconds_count{method="POST",route="/api/tables/{match}/act",status="200"}'
    assert values[asked] == 1
    assert one.match not in told


def test_a_line_of_the_log_for_programs_names_the_match() -> None:
    record = logging.LogRecord("meadhall.server", logging.ERROR, "x", 1, "table %s: %s", ("A" * 12, "a\nb"), None)
    told: dict[str, Any] = json.loads(AsJson().format(record))
    assert told["match"] == "A" * 12
    assert told["level"] == "error"
    assert told["message"] == f"table {'A' * 12}: a\nb"
