"""What those do who run a hall, past its pages: look after matches, people and the database itself.

Whatever is changed here at a match raises its fence: a hall that has it in memory finds out with the next thing that it
wants to write, and takes the match up anew.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.language import spoken
from meadhall.server import queries
from meadhall.server.database import Database, Link
from meadhall.server.database.link import schema, statements
from meadhall.server.database.sqlite import Sqlite
from meadhall.server.match_from_rows import fits, take_up
from meadhall.server.match_leaders import FIRST_OPENING
from meadhall.server.words import say

DAY: Final = 86_400.0
EXPORTED: Final = "meadhall match"
OF_A_MATCH: Final = ("matches", "seats", "decisions", "chat", "orders")  # in the order in which they need each other
BESIDE_A_MATCH: Final = ("review_puzzles", "review_steps", "reviews", "snapshots")  # what follows from it
NOT_COPIED: Final = ("halls", "spent")  # true only while halls are open
AT_ONCE: Final = 500  # rows

Row = dict[str, Any]


@cache
def columns_of(table: str) -> tuple[str, ...]:
    """The columns of a table, as its rows are read and put."""
    return tuple(re.findall(r":(\w+)", statements("sqlite")[f"put {table}"]))


@cache
def tables() -> tuple[str, ...]:
    """All tables, those first that others refer to."""
    return tuple(re.findall(r"CREATE TABLE (\w+)", " ".join(schema("sqlite"))))


@contextmanager
def written(link: Link) -> Iterator[None]:
    """All of it, or nothing."""
    link.begin()
    try:
        yield
        link.commit()
    except BaseException:
        link.rollback()
        raise


def named(table: str, row: Sequence[Any]) -> Row:
    return dict(zip(columns_of(table), row))


def needed(link: Link, match: str) -> Row:
    rows = link.all("of matches", of=match)
    if not rows:
        raise MeadhallError(say("no-match-here", match=match))
    return named("matches", rows[0])


def take_away(link: Link, match: str) -> None:
    """From whoever leads it: that one takes it up anew. A file that is changed here is open in no hall."""
    link.run("take_away", id=match, by=int(link.shared))
    link.tell(match)


# Matches


def close(link: Link, match: str) -> None:
    """It is over, and nobody has won; it can be replayed."""
    row = needed(link, match)
    if row["state"] == "finished":
        raise MeadhallError(say("over-already", match=match))
    with written(link):
        take_away(link, match)
        link.run("close_match", id=match)
        link.run("end_seats", match=match, ended=row["changed"])


def export(link: Link, match: str) -> str:
    """All that there is of a match, as JSON. The seats' tokens are hashes here as well."""
    needed(link, match)
    rows = {table: [named(table, row) for row in link.all(f"of {table}", of=match)] for table in OF_A_MATCH}
    found = queries.match(link, match)
    return json.dumps({"format": EXPORTED, "data": found.data if found else None, **rows}, ensure_ascii=False)


def bring_in(link: Link, text: str) -> str:
    """A match that was exported elsewhere; returns its name."""
    try:
        told = json.loads(text)
        rows: dict[str, list[Row]] = {table: list(told[table]) for table in OF_A_MATCH}
        [match] = rows["matches"]
        ident, known = str(match["id"]), told["format"] == EXPORTED
        fits_columns = all(set(row) <= set(columns_of(table)) for table in OF_A_MATCH for row in rows[table])
    except (ValueError, KeyError, TypeError):
        known = fits_columns = False
    if not known or not fits_columns:
        raise MeadhallError(say("no-exported-match"))
    if link.all("of matches", of=ident):
        raise MeadhallError(say("here-already", match=ident))
    match |= {"leader": None, "fence": FIRST_OPENING}
    with written(link):
        if told.get("data") is not None:
            link.run("add_component", hash=match["components"], content=told["data"])
        for table in OF_A_MATCH:
            link.run_many(f"put {table}", [dict.fromkeys(columns_of(table)) | row for row in rows[table]])
    return ident


def drop(link: Link, matches: Sequence[str]) -> None:
    """They are gone for good."""
    for begin in range(0, len(matches), 100):
        with written(link):
            drop_rows(link, matches[begin : begin + 100])


def drop_rows(link: Link, matches: Sequence[str]) -> None:
    """In the transaction of who asks."""
    for match in matches:
        take_away(link, match)
        for table in (*BESIDE_A_MATCH, *reversed(OF_A_MATCH)):
            link.run(f"drop {table}", of=match)
    if matches:
        link.run("drop_unused_components")


def old(link: Link, now: float, unfinished: float | None, finished: float | None) -> list[str]:
    """Matches at which nothing has happened for so many days."""
    found = []
    for days, name in ((unfinished, "unfinished_since"), (finished, "finished_since")):
        if days is not None:
            found += [str(row[0]) for row in link.all(name, before=now - days * DAY)]
    return found


# People


def forget(link: Link, person: str) -> int:
    """All that tells of the person; the games that were played stay, under the seats' own names. Returns how many."""
    places = link.all("seats_of_person", person=person)
    by_match: dict[str, list[int]] = {}
    for match, seat in places:
        by_match.setdefault(str(match), []).append(int(seat))
    with written(link):
        for match, seats in by_match.items():
            row = needed(link, match)
            usual = games.game(row["game"]).seat_names
            names = json.loads(row["names"])
            own = [names[seat] for seat in seats]
            for seat in seats:
                names[seat] = usual[seat]
                link.run("unname_seat", match=match, seat=seat, name=usual[seat])
                link.run("unsay", match=match, seat=seat, name=usual[seat])
            named_so = row["origin"] != "lesson" and any(name in row["title"] for name in own)
            title = "" if named_so else row["title"]
            take_away(link, match)
            link.run("rename_match", id=match, names=json.dumps(names), title=title)
            link.run("drop snapshots", of=match)  # they have the names
        known = [
            link.run("forget_creator", creator=person),
            link.run("forget_keys", person=person),
            link.run("forget_person", id=person),
        ]
        if not places and not any(known):
            raise MeadhallError(say("no-person-here", person=person[:80]))
    return len(places)


# The whole database


def back_up(database: Database, file: Path) -> int:
    """All of it, as it is at one moment, into a new file that a hall can be opened with. Returns how many matches."""
    if file.exists():
        raise MeadhallError(say("file-taken", file=str(file)))
    target = Sqlite(file)
    target.open()
    source = database.connect()
    copy = target.connect()
    try:
        source.execute("BEGIN" if not database.shared else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        count = _copied(source, copy)
        source.execute("COMMIT")
    finally:
        source.close()
        copy.close()
        target.close()
    return count


def restore(file: Path, database: Database) -> int:
    """A backup into an empty database, be it a file or on a server. Returns how many matches."""
    if not file.exists():
        raise MeadhallError(say("no-such-file", file=str(file)))
    source = Sqlite(file)
    source.open()
    link, target = source.connect(), database.connect()
    try:
        if target.all("every_match"):
            raise MeadhallError(say("not-empty", database=database.name))
        target.execute("DELETE FROM hall")
        return _copied(link, target)
    finally:
        link.close()
        target.close()
        source.close()


def _copied(source: Link, target: Link) -> int:
    with written(target):
        target.execute("DELETE FROM hall")
        highest = FIRST_OPENING
        for table in tables():
            if table in NOT_COPIED:
                continue
            rows = [named(table, row) for row in source.all(f"all {table}")]
            for row in rows if table == "matches" else ():
                row |= {"leader": None}
                highest = max(highest, row["fence"])
            for begin in range(0, len(rows), AT_ONCE):
                target.run_many(f"put {table}", rows[begin : begin + AT_ONCE])
        opening = {str(name): str(value) for name, value in target.all("known")}.get("opening", "0")
        # A hall that opens a file writes under the number of its opening: above all fences of before.
        target.run("set_fact", name="opening", value=str(max(highest, int(opening))))
    return len(target.all("every_match"))


def check(link: Link, tell: Callable[[str], None]) -> int:
    """Can every match be taken up? Tells what can't; returns how many."""
    bad = 0
    for (match,) in link.all("every_match"):
        try:
            stored = queries.stored(link, str(match), with_snapshot=False)
            assert stored is not None
            numbers = [entry.number for entry in stored.entries]
            if numbers != list(range(1, len(numbers) + 1)):
                raise MeadhallError(say("has-gaps"))
            if len(stored.seats) != stored.row.seats:
                raise MeadhallError(say("lacks-seats", found=len(stored.seats), seats=stored.row.seats))
            fits(stored.row)
            take_up(stored, time.time())
        except Exception as error:
            bad += 1
            tell(f"{match}: {spoken(error.cited) if isinstance(error, MeadhallError) else error}")
    return bad
