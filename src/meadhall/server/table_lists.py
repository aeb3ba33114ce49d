"""Lists of tables: narrow queries that read nothing but what a list shows, each along an index."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from meadhall.server import columns
from meadhall.server.database import Link
from meadhall.server.database.reader import Reader
from meadhall.server.rows import ListedMatch, State, Taught

log = logging.getLogger("meadhall.server")

DAY = 86_400

Row = tuple[Sequence[Any], list[Sequence[Any]]]  # a match's columns, and those of its seats


class Lists:
    """What lists of tables are made from. A row that can't be read is left out, and told of once."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._unreadable: set[str] = set()
        self.edition = 0  # raised whenever a list might have other tables in it than before

    def stale(self) -> None:
        self.edition += 1

    async def listed(self, state: State, most: int) -> list[ListedMatch]:
        """Listed matches in that state, the newest first."""
        return self._told(await self._reader.ask(_listed, state, most))

    async def matches_of(self, person: str, most: int) -> list[ListedMatch]:
        """Matches in which the person sits and that go on, the newest first."""
        return self._told(await self._reader.ask(_played_by, person, most))

    async def finished_for(self, person: str, most: int) -> list[ListedMatch]:
        """Matches that this person may find to be replayed: listed ones, and those played or brought by the person."""
        return self._told(await self._reader.ask(_finished_for, person, most))

    async def ended_of(self, creator: str, most: int = 30) -> list[ListedMatch]:
        """Finished matches that one has opened, the newest first."""
        return self._told(await self._reader.ask(_ended_of, creator, most))

    async def lessons_of(self, person: str) -> list[Taught]:
        """The person's lessons, the newest first."""
        return await self._reader.ask(_lessons, person)

    async def games_of(self, person: str) -> set[str]:
        """The games that the person has sat down to, lessons included."""
        return await self._reader.ask(_games, person)

    async def unfinished_of(self, creator: str, now: float) -> int:
        """How many tables that this person opened within a day are not finished."""
        return await self._reader.ask(unfinished, creator, now)

    def _told(self, found: list[Row]) -> list[ListedMatch]:
        listed = []
        for row, seats in found:
            try:
                listed.append(columns.listed_of(tuple(row), tuple(map(tuple, seats))))
            except (ValueError, TypeError) as error:
                self.unreadable(str(row[0]), error)
        return listed

    def unreadable(self, match: str, error: Exception) -> None:
        """Left out of a list; told of once."""
        if match not in self._unreadable:
            self._unreadable.add(match)
            log.error("table %s can't be shown in a list: %s", match, error)


def unfinished(link: Link, creator: str, now: float) -> int:
    row = link.one("unfinished", creator=creator, since=now - DAY)
    return 0 if row is None else int(row[0])


def _listed(link: Link, state: State, most: int) -> list[Row]:
    return _with_seats(link, link.all("open_to_all", state=state, most=most))


def _played_by(link: Link, person: str, most: int) -> list[Row]:
    played = [(_moment(changed), str(match)) for match, changed in link.all("played_by", person=person)]
    newest = [match for _, match in sorted(played, reverse=True)[:most]]  # of all that go on only a few are read
    rows = {row[0]: row for row in link.all("named", matches=newest)}
    return _with_seats(link, [rows[match] for match in newest if match in rows])


def _finished_for(link: Link, person: str, most: int) -> list[Row]:
    found = {row[0]: row for row in link.all("open_to_all", state="finished", most=most)}
    if person:
        found.update((row[0], row) for row in link.all("ended_of_creator", creator=person, most=most))
        # Several seats at one table may be the same person's, so a few more are asked for.
        played = dict.fromkeys(str(match) for (match,) in link.all("ended_of_person", person=person, most=most * 4))
        found.update((row[0], row) for row in link.all("named", matches=list(played)[:most]))
    newest = sorted(found.values(), key=_changed, reverse=True)
    return _with_seats(link, newest[:most])


def _ended_of(link: Link, creator: str, most: int) -> list[Row]:
    return _with_seats(link, link.all("ended_of_creator", creator=creator, most=most))


def _lessons(link: Link, person: str) -> list[Taught]:
    return [Taught(*row) for row in link.all("lessons", creator=person)]


def _games(link: Link, person: str) -> set[str]:
    return {str(game) for (game,) in link.all("games_known", person=person)}


def _with_seats(link: Link, rows: Sequence[Sequence[Any]]) -> list[Row]:
    seats: dict[str, list[Sequence[Any]]] = {row[0]: [] for row in rows}
    for match, *values in link.all("listed_seats", matches=list(seats)):
        seats[match].append(values)
    return [(row, seats[row[0]]) for row in rows]


def _changed(row: Sequence[Any]) -> float:
    return _moment(row[columns.CHANGED])


def _moment(found: Any) -> float:
    return found if isinstance(found, float) else 0.0
