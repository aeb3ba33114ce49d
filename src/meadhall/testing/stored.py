"""Rows as a hall stores them, for tests of what it does with them."""

from __future__ import annotations

import sqlite3

from meadhall import SHELF
from meadhall.server.rows import MatchRow


def match_row(ident: str = "AAAAAAAAAAAA") -> MatchRow:
    """A match of two that is being played."""
    return MatchRow(
        id=ident,
        game=SHELF[0],
        rules_version=1,
        title="A table",
        options={"round_limit": 150},
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


def multiply(connection: sqlite3.Connection, match: str, person: str, times: int, large: int) -> None:
    """So many copies of the match in all states, a quarter of them the person's own, some with large files."""
    names = [row[1] for row in connection.execute("PRAGMA table_info(matches)") if row[1] not in ("id", "invite")]
    row = dict(
        zip(names, connection.execute(f"SELECT {', '.join(names)} FROM matches WHERE id = ?", (match,)).fetchone())
    )
    columns = [*names, "id", "invite"]
    into = f"INSERT INTO matches ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    for hash in range(large):
        connection.execute("INSERT INTO components VALUES (?, ?)", (f"large {hash}", "x" * 2_000_000))
    for number in range(times):
        ident = f"M{number:011}"
        state = ("open", "running", "finished", "finished")[number % 4]
        row |= {
            "state": state,
            "listed": number % 3 > 0,
            "changed": 1e9 + number,
            "created": 1e9 + number,
            "tempo": ("live", "slow", "relaxed")[number % 3],
            "deadline": 1e10 if state == "running" else None,
            "creator": person if number % 8 == 0 else f"somebody {number}",
            "components": f"large {number % large}" if number % 50 == 0 else None,
        }
        connection.execute(into, [*(row[name] for name in names), ident, f"invite {number}"])
        ended = row["changed"] if state == "finished" else None
        for seat, who in enumerate((person if number % 8 == 1 or number % 8 == 2 else f"p{number}", None)):
            connection.execute(
                "INSERT INTO seats (match, seat, kind, name, token_hash, person, absent, ended) "
                "VALUES (?, ?, ?, ?, ?, ?, 0, ?)",
                (ident, seat, "you" if seat == 0 else "random", "Red", None, who, ended),
            )
    connection.commit()
