"""Rows as a hall stores them, for tests of what it does with them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from meadhall import SHELF
from meadhall.server import columns, queries
from meadhall.server.database import Link, database_at
from meadhall.server.database.link import schema, statements
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow, Snapshot, TempoKind

TABLES: Final = re.findall(r"CREATE TABLE (\w+)", " ".join(schema("sqlite")))  # of the hall


def match_row(ident: str = "AAAAAAAAAAAA") -> MatchRow:
    """A match of two that is being played."""
    return MatchRow(
        id=ident,
        game=SHELF[0],
        rules_version=1,
        title="A table",
        options={"start": 0},
        seats=2,
        seed=2**95 + 1,
        generator="blake2b",
        dice=5,
        names=["Red", "Blue"],
        data=None,
        tempo="relaxed",
        seconds=0.0,
        bank=0.0,
        listed=True,
        state="running",
        invite=f"invite-{ident}",
        origin="new",
        first=0,
        winners=[],
        creator="somebody",
        created=1.0,
        changed=2.0,
    )


class Shelf:
    """What a database holds, read and spoilt past the hall."""

    def __init__(self, where: Path | str) -> None:
        self._database = database_at(where)
        self._link: Link | None = None

    @property
    def link(self) -> Link:
        if self._link is None:
            self._link = self._database.connect()
        return self._link

    def close(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None

    def match(self, ident: str) -> MatchRow | None:
        return queries.match(self.link, ident)

    def seats(self, match: str) -> list[SeatRow]:
        return queries.seats(self.link, match)

    def entries(self, match: str) -> list[Entry]:
        return queries.entries(self.link, match)

    def chat(self, match: str) -> list[ChatRow]:
        return queries.chat(self.link, match)

    def snapshot(self, match: str) -> Snapshot | None:
        return queries.snapshot(self.link, match)

    def due(self, tempo: TempoKind, now: float) -> list[tuple[float, str]]:
        return queries.due(self.link, tempo, now)

    def sql(self, text: str, *values: object) -> list[Any]:
        """Any statement, with question marks for the values; what it finds, if it finds anything."""
        if self._database.shared:
            text = text.replace("%", "%%").replace("?", "%s") if values else text
        cursor = self.link.raw.execute(text, values) if values else self.link.raw.execute(text)
        return list(cursor.fetchall()) if cursor.description else []

    def dump(self) -> list[str]:
        """All rows of all tables, in an order of their own, but for what is true only while halls are open."""
        found = []
        for name in sorted(set(TABLES) - {"halls", "spent"}):
            found += sorted(f"{name} {tuple(row)}" for row in self.sql(f"SELECT * FROM {name}"))
        return [row for row in found if not row.startswith("hall ('mark ")]  # by which a hall knows its last commit


def multiply(shelf: Shelf, match: str, person: str, times: int, large: int) -> None:
    """So many copies of the match in all states, a quarter of them the person's own, some with large files."""
    link = shelf.link
    names = re.findall(r":(\w+)", statements("sqlite")["add_match"])
    [found] = shelf.sql(f"SELECT {', '.join(names)} FROM matches WHERE id = ?", match)
    row = dict(zip(names, found))
    matches, seats = [], []
    for number in range(times):
        state = ("open", "running", "finished", "finished")[number % 4]
        changed = 1e9 + number
        matches.append(
            row
            | {
                "id": f"M{number:011}",
                "invite": f"invite {number}",
                "state": state,
                "listed": int(number % 3 > 0),
                "changed": changed,
                "created": changed,
                "tempo": ("live", "slow", "relaxed")[number % 3],
                "deadline": 1e10 if state == "running" else None,
                "creator": person if number % 8 == 0 else f"somebody {number}",
                "components": f"large {number % large}" if number % 50 == 0 else None,
                "leader": None,
                "promise": None,  # only one match has it
            }
        )
        for seat, who in enumerate((person if number % 8 == 1 or number % 8 == 2 else f"p{number}", None)):
            kind = "you" if seat == 0 else "random"
            values = columns.seat_values(SeatRow(seat, kind, "Red", None, who))
            seats.append(values | {"match": f"M{number:011}", "ended": changed if state == "finished" else None})
    link.begin()
    link.run_many("add_component", [{"hash": f"large {hash}", "content": "x" * 2_000_000} for hash in range(large)])
    link.run_many("add_match", matches)
    link.run_many("add_seat", seats)
    link.commit()
