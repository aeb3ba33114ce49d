"""Lists of tables: narrow queries that read nothing but what a list shows, each along an index."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from typing import Any

from meadhall.server import columns
from meadhall.server.rows import ListedMatch, ListedSeat, State

log = logging.getLogger("meadhall.server")

DAY = 86_400

OPEN_TO_ALL = (
    f"SELECT {columns.LISTED} FROM matches WHERE state = ? AND listed = 1 AND aside = '' ORDER BY changed DESC LIMIT ?"
)
PLAYED_BY = (
    "SELECT id, changed FROM matches WHERE aside = '' AND id IN "
    "(SELECT match FROM seats WHERE person = ? AND ended IS NULL LIMIT 500)"  # nobody plays more; a hoard costs no time
)
ENDED_OF_PERSON = "SELECT match FROM seats WHERE person = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?"
ENDED_OF_CREATOR = (
    f"SELECT {columns.LISTED} FROM matches WHERE creator = ? AND state = 'finished' AND aside = '' "
    "ORDER BY changed DESC LIMIT ?"
)
UNFINISHED = "SELECT COUNT(*) FROM matches WHERE creator = ? AND state IN ('open', 'running') AND created > ?"


class Lists:
    """What lists of tables are made from. A row that can't be read is left out, and told of once."""

    def __init__(self, reader: sqlite3.Connection) -> None:
        self._reader = reader
        self._unreadable: set[str] = set()
        self.edition = 0  # raised whenever a list might have other tables in it than before

    def stale(self) -> None:
        self.edition += 1

    def listed(self, state: State, most: int) -> list[ListedMatch]:
        """Listed matches in that state, the newest first."""
        return self._with_seats(self._reader.execute(OPEN_TO_ALL, (state, most)))

    def matches_of(self, person: str, most: int) -> list[ListedMatch]:
        """Matches in which the person sits and that go on, the newest first."""
        played = [(_moment(changed), match) for match, changed in self._reader.execute(PLAYED_BY, (person,))]
        newest = sorted(played, reverse=True)[:most]  # of all that go on only a few are shown, and read
        rows = {row[0]: row for row in self._named([match for _, match in newest])}
        return self._with_seats(rows[match] for _, match in newest)

    def finished_for(self, person: str, most: int) -> list[ListedMatch]:
        """Matches that this person may find to be replayed: listed ones, and those played or brought by the person."""
        found = {row[0]: row for row in self._reader.execute(OPEN_TO_ALL, ("finished", most))}
        if person:
            found.update((row[0], row) for row in self._reader.execute(ENDED_OF_CREATOR, (person, most)))
            # Several seats at one table may be the same person's, so a few more are asked for.
            played = [match for (match,) in self._reader.execute(ENDED_OF_PERSON, (person, most * 4))]
            found.update((row[0], row) for row in self._named(sorted(set(played))))
        newest = sorted(found.values(), key=_changed, reverse=True)
        return self._with_seats(newest[:most])

    def unfinished_of(self, creator: str, now: float) -> int:
        """How many tables that this person opened within a day are not finished."""
        (count,) = self._reader.execute(UNFINISHED, (creator, now - DAY)).fetchone()
        return int(count)

    def _named(self, idents: list[str]) -> list[Any]:
        query = f"SELECT {columns.LISTED} FROM matches WHERE id IN ({', '.join('?' * len(idents))}) AND aside = ''"
        return self._reader.execute(query, idents).fetchall()

    def _with_seats(self, rows: Iterable[Any]) -> list[ListedMatch]:
        found = list(rows)
        seats: dict[str, list[ListedSeat]] = {row[0]: [] for row in found}
        query = f"SELECT match, {columns.LISTED_SEAT} FROM seats WHERE match IN ({', '.join('?' * len(seats))})"
        for match, *values in sorted(self._reader.execute(query, list(seats)), key=lambda row: row[1]):
            seats[match].append(columns.listed_seat_of(values))
        listed = []
        for row in found:
            try:
                listed.append(columns.listed_of(row, seats[row[0]]))
            except (ValueError, TypeError) as error:
                self.unreadable(str(row[0]), error)
        return listed

    def unreadable(self, match: str, error: Exception) -> None:
        """Left out of a list; told of once."""
        if match not in self._unreadable:
            self._unreadable.add(match)
            log.error("table %s can't be shown in a list: %s", match, error)


_CHANGED = columns.LISTED.split(", ").index("changed")


def _changed(row: Any) -> float:
    return _moment(row[_CHANGED])


def _moment(found: Any) -> float:
    return found if isinstance(found, float) else 0.0
