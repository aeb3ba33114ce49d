"""The lists of the lobby: from what is stored, so that no match has to be taken up for them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from meadhall import games
from meadhall.engine.language import reader
from meadhall.play import PERSON
from meadhall.server import columns
from meadhall.server.hall import Hall
from meadhall.server.hall_clock import HallClock
from meadhall.server.rows import ListedMatch, State
from meadhall.server.table_facts import clock_time, seat_kind, tempo_of, title_of
from meadhall.web.lobby_model import TableEntry
from meadhall.web.model import SeatInfo
from meadhall.web.words import progress_words, say

LONGEST_LIST: Final = 30
MOST_OF_ONES_OWN: Final = 20
STATES: Final[tuple[State, ...]] = ("open", "running", "finished")


class Lobby:
    """Lists of tables. Those that all see alike are kept for a moment, or until a table comes or goes; in each language
    that somebody reads."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: dict[str, dict[State, list[TableEntry]]] = {}  # by language
        self._made = (-1, 0.0)  # at which edition of the lists, and when

    async def listed(self) -> dict[State, list[TableEntry]]:
        """The listed tables, by their state."""
        lists = self._hall.storage.lists
        edition, when = self._made
        now = time.monotonic()
        if edition != lists.edition or now - when > self._hall.settings.lists:
            self._kept = {}
            self._made = (lists.edition, now)
        tag = reader()[0]
        if tag not in self._kept:
            kept = self._kept
            kept[tag] = {state: self._entries(await lists.listed(state, LONGEST_LIST)) for state in STATES}
            return kept[tag]
        return self._kept[tag]

    async def played_by(self, person: str) -> list[TableEntry]:
        """The tables at which the person sits and that go on."""
        return (
            self._entries(await self._hall.storage.lists.matches_of(person, MOST_OF_ONES_OWN), person) if person else []
        )

    async def finished_for(self, person: str) -> list[TableEntry]:
        """What the person may replay."""
        if not person:
            return (await self.listed())["finished"]
        return self._entries(await self._hall.storage.lists.finished_for(person, LONGEST_LIST), person)

    def _entries(self, rows: Sequence[ListedMatch], person: str = "") -> list[TableEntry]:
        found = []
        for row in rows:
            try:
                found.append(entry_of(row, self._hall.clock, person))
            except Exception as error:  # one table that can't be told of takes no other with it
                self._hall.storage.lists.unreadable(row.id, error)
        return found


def entry_of(row: ListedMatch, clock: HallClock, person: str = "") -> TableEntry:
    """The table in a list of the lobby."""
    when = day(clock.shown(row.changed)) if row.state == "finished" else ""
    return _entry(reader()[0], row, when, person)


@lru_cache(columns.KEPT)
def _entry(_: str, row: ListedMatch, when: str, person: str) -> TableEntry:
    """Kept by all that it is made of: who reads another language gets other words."""
    own = [seat.seat for seat in row.seats if person and seat.person == person and seat.kind == PERSON]  # not resigned
    infos = tuple(
        SeatInfo(
            number=seat.seat,
            name=seat.name,
            kind=seat_kind(seat.kind, seat.taken, row.state),
            bot=seat.stand_in if seat.kind == PERSON else seat.kind,
            is_you=seat.seat in own,
            absent=seat.absent,
        )
        for seat in row.seats
    )
    return TableEntry(
        match_id=row.id,
        game=row.game,
        game_title=games.game(row.game).title,
        title=title_of(row),
        seats=infos,
        state=row.state,
        tempo=tempo_of(row),
        note=_noted(row) if row.state == "running" else _remembered(row) if row.state == "finished" else "",
        your_decision=row.state == "running" and any(seat in own for seat in row.waiting),
        mine=bool(own),
        when=when,
        winners=row.winners,
    )


def _noted(row: ListedMatch) -> str:
    """How far it has come: the row has a unit and a number."""
    unit, _, number = row.note.partition(" ")
    return progress_words(unit, int(number)) if number.isdecimal() else row.note


def _remembered(row: ListedMatch) -> str:
    """What tells one replay from another of the same name."""
    known = say("lobby-from-file", decisions=row.first) if row.origin == "upload" else _noted(row)
    if row.listed:
        return known
    unlisted = say("lobby-not-listed")
    return say("lobby-both-notes", one=known, two=unlisted) if known else unlisted


def day(at: float) -> str:
    """A day as one says it; of today the time as well."""
    then, now = time.localtime(at), time.localtime()
    if then[:3] == now[:3]:
        return say("when-today", time=clock_time(at))
    return say("when-day", day=then.tm_mday, month=then.tm_mon)
