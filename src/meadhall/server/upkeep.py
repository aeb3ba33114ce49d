"""What those do who run a hall, past its pages: look after matches, people and the database itself.

Whatever is changed here at a match raises its fence: a hall that has it in memory finds out with the next thing that it
wants to write, and takes the match up anew.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, get_args

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.language import spoken
from meadhall.engine.record import digest
from meadhall.server import queries
from meadhall.server.database import Database, Link, in_a_sentence
from meadhall.server.database.link import schema, statements
from meadhall.server.database.sqlite import Sqlite
from meadhall.server.match_from_rows import fits, take_up
from meadhall.server.match_leaders import FIRST_OPENING
from meadhall.server.rows import HALL, State
from meadhall.server.words import say

DAY: Final = 86_400.0
EXPORTED: Final = "meadhall match"
OF_A_MATCH: Final = ("matches", "seats", "decisions", "chat", "orders")  # in the order in which they need each other
BESIDE_A_MATCH: Final = ("review_puzzles", "review_steps", "reviews", "snapshots")  # what follows from it
NOT_COPIED: Final = ("halls", "spent", "hall")  # true only while halls are open, or of these halls only
NAME: Final = re.compile("[A-Za-z0-9_-]{1,32}")  # of a match
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
    """A match that was exported elsewhere, if it is one that can be taken up; returns its name."""
    ident, data, rows = _exported(text)
    if link.all("of matches", of=ident):
        raise MeadhallError(say("here-already", match=ident))
    try:
        with written(link):
            if data is not None:
                link.run("add_component", hash=digest(data), content=data)
            for table in OF_A_MATCH:
                link.run_many(f"put {table}", [dict.fromkeys(columns_of(table)) | row for row in rows[table]])
            _taken_up(link, ident)
    except Exception as error:  # whatever is in it: of this match nothing is here then
        raise MeadhallError(say("cant-bring-in", match=ident, reason=_reason(error))) from None
    return ident


def _exported(text: str) -> tuple[str, str | None, dict[str, list[Row]]]:
    """The match's name, its component file and its rows: of no other match, and led by nobody."""
    try:
        told = json.loads(text)
        rows: dict[str, list[Row]] = {table: [dict(row) for row in told[table]] for table in OF_A_MATCH}
        [match] = rows["matches"]
        ident, data = match["id"], told["data"]
        known = told["format"] == EXPORTED and NAME.fullmatch(ident) is not None
        for table in OF_A_MATCH:
            for row in rows[table]:
                known = known and set(row) <= set(columns_of(table)) and (row is match or row["match"] == ident)
                known = known and all(value is None or isinstance(value, (str, int, float)) for value in row.values())
        known = known and match["state"] in get_args(State)
        known = known and match["components"] == (None if data is None else digest(data))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        known = False
    if not known:
        raise MeadhallError(say("no-exported-match"))
    match |= {"leader": None, "fence": FIRST_OPENING}
    return ident, data, rows


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
            _unname(link, match, seats)
        name = queries.name_of(link, person)
        for said in (name, *(f"{name[:20]} {number}" for number in range(2, 10))) if name else ():
            link.run("unsay_aside", name=said)  # with a number where somebody at the table had the very same
        known = [
            link.run("forget_creator", creator=person),
            link.run("forget_keys", person=person),
            link.run("forget_person", id=person),
        ]
        if not places and not any(known):
            raise MeadhallError(say("no-person-here", person=person[:80]))
    return len(places)


def _unname(link: Link, match: str, seats: Sequence[int]) -> None:
    """The seats have the game's own names again, and what was said there, or of them, is gone."""
    row = needed(link, match)
    usual = games.game(row["game"]).seat_names
    names = json.loads(row["names"])
    own = {names[seat]: usual[seat] for seat in seats}
    for seat in seats:
        names[seat] = usual[seat]
        link.run("unname_seat", match=match, seat=seat, name=usual[seat])
        link.run("unsay", match=match, seat=seat, name=usual[seat])
    for line in (named("chat", row) for row in link.all("of chat", of=match)):
        if line["seat"] == HALL:
            link.run("reword", match=match, number=line["number"], text=_reworded(line["text"], own))
    named_so = row["origin"] != "lesson" and any(name in row["title"] for name in own)
    title = "" if named_so else row["title"]
    take_away(link, match)
    link.run("rename_match", id=match, names=json.dumps(names), title=title)
    link.run("drop snapshots", of=match)  # they have the names


def _reworded(text: str, own: dict[str, str]) -> str:
    """What the hall said, without these names. Lines from before it was stored as facts are emptied."""
    if not text.startswith("{"):
        return "" if any(name in text for name in own) else text
    facts = json.loads(text)
    return json.dumps({key: own.get(value, value) for key, value in facts.items()}, ensure_ascii=False)


# The whole database


def back_up(database: Database, file: Path) -> int:
    """All of it, as it is at one moment, into a new file that a hall can be opened with. Returns how many matches."""
    if file.exists():
        raise MeadhallError(say("file-taken", file=str(file)))
    begun = file.with_name(f"{file.name}.{os.getpid()}")  # what is cut off is not taken for a backup
    try:
        with closing(Sqlite(begun)) as copy, in_a_sentence(copy):
            copy.open()
            count = _copied(database, copy)
        os.replace(begun, file)
    finally:
        for left in ("", "-wal", "-shm", ".lock"):
            begun.with_name(begun.name + left).unlink(missing_ok=True)
    return count


def restore(file: Path, database: Database) -> int:
    """A backup into an empty database, be it a file or on a server. Returns how many matches."""
    if not file.exists():
        raise MeadhallError(say("no-such-file", file=str(file)))
    source = Sqlite(file)
    source.open_beside()
    with closing(source), in_a_sentence(source):
        return _copied(source, database)


def _copied(source: Database, target: Database) -> int:
    """All that is in the one, as it is at one moment, into the other, in which there is no match."""
    with closing(source.connect()) as link, closing(target.connect()) as copy:
        if copy.all("every_match"):
            raise MeadhallError(say("not-empty", database=target.name))
        link.begin_reading()
        with written(copy):
            for table in reversed(tables()):
                if table not in NOT_COPIED:
                    copy.execute(f"DELETE FROM {table}")  # of people who have looked in
            for table in tables():
                if table not in NOT_COPIED:
                    _copy_table(link, copy, table)
            # A hall that opens a file writes under the number of its opening: above all fences of before.
            (fence,) = copy.one("highest_fence") or (0,)
            openings = [value for known in (link, copy) for name, value in known.all("known") if name == "opening"]
            copy.run("set_fact", name="opening", value=str(max(FIRST_OPENING, int(fence), *map(int, openings))))
        return len(copy.all("every_match"))


def _copy_table(link: Link, copy: Link, table: str) -> None:
    rows = (named(table, row) for row in link.each(f"all {table}"))
    led_by_nobody = {"leader": None} if table == "matches" else {}
    while some := [row | led_by_nobody for row in islice(rows, AT_ONCE)]:
        copy.run_many(f"put {table}", some)


def check(link: Link, tell: Callable[[str], None]) -> int:
    """Can every match be taken up? Tells what can't; returns how many."""
    bad = 0
    for (match,) in link.all("every_match"):
        try:
            _taken_up(link, str(match))
        except Exception as error:
            bad += 1
            tell(f"{match}: {_reason(error)}")
    return bad


def _taken_up(link: Link, match: str) -> None:
    """As a hall would do it, from nothing but what was decided."""
    stored = queries.stored(link, match, with_snapshot=False)
    assert stored is not None
    numbers = [entry.number for entry in stored.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        raise MeadhallError(say("has-gaps"))
    if [seat.seat for seat in stored.seats] != list(range(stored.row.seats)):
        raise MeadhallError(say("lacks-seats", found=len(stored.seats), seats=stored.row.seats))
    fits(stored.row)
    take_up(stored, time.time())


def _reason(error: Exception) -> str:
    return (
        spoken(error.cited) if isinstance(error, MeadhallError) else f"{type(error).__name__}: {error}".splitlines()[0]
    )
