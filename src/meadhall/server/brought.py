"""What strangers bring is kept for good, so it is weighed: by the client and the day, and altogether."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.server.settings import Limits
from meadhall.server.words import say

DAY: Final = 86_400
ENTRY: Final = 100  # bytes that a decision takes in the database
MEGABYTE: Final = 1_000_000


class TooMuch(MeadhallError):
    """More than the hall is willing to keep."""


@dataclass(frozen=True)
class Brought:
    """Something that somebody wants the hall to keep."""

    client: str
    bytes: int
    now: float
    limits: Limits

    def weigh(self, connection: sqlite3.Connection) -> None:
        """Add it to what was brought, unless it becomes too much: in the transaction, so that nobody slips in beside.

        Of the days before nothing is kept but their sum, in the row of day 0.
        """
        day = int(self.now // DAY)
        connection.execute("DELETE FROM brought WHERE day NOT IN (0, ?)", (day,))
        for row in ((day, self.client), (0, "")):
            connection.execute(
                "INSERT INTO brought (day, client, bytes) VALUES (?, ?, ?) "
                "ON CONFLICT (day, client) DO UPDATE SET bytes = brought.bytes + excluded.bytes",
                (*row, self.bytes),
            )
        (own,) = connection.execute(
            "SELECT bytes FROM brought WHERE day = ? AND client = ?", (day, self.client)
        ).fetchone()
        (today,) = connection.execute("SELECT SUM(bytes) FROM brought WHERE day = ?", (day,)).fetchone()
        (ever,) = connection.execute("SELECT bytes FROM brought WHERE day = 0 AND client = ''").fetchone()
        limits = self.limits
        _check(own, limits.brought_by_one, "brought-by-one")
        _check(today, limits.brought_in_a_day, "brought-in-a-day")
        _check(ever, limits.brought_ever, "brought-ever")


def _check(found: int, most: int, entry: str) -> None:
    if found > most:
        raise TooMuch(say(entry, most=f"{most / MEGABYTE:g}", found=f"{found / MEGABYTE:.1f}"))
