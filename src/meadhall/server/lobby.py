"""The lists of the lobby: from what is stored, so that no match has to be taken up for them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from meadhall import games
from meadhall.engine.language import reader
from meadhall.engine.message import Listing
from meadhall.play import PERSON
from meadhall.play.absence import Absence
from meadhall.server import columns
from meadhall.server.hall import Hall
from meadhall.server.hall_clock import HallClock
from meadhall.server.rows import ListedMatch, State
from meadhall.server.table_facts import clock_time, seat_kind, tempo_of, title_of
from meadhall.web.lobby_model import TableEntry
from meadhall.web.model import SeatInfo, time_words
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
        if not person:
            return []
        rows = await self._hall.storage.lists.matches_of(person, MOST_OF_ONES_OWN)
        entries = self._entries(rows, person)
        yours = [entry for entry in reversed(entries) if entry.your_decision]  # what has waited longest is the first
        return [*yours, *(entry for entry in entries if not entry.your_decision)]

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
    now = clock.now() if person and row.state == "running" else None
    since = "" if now is None else time_words(now - row.changed)
    ends = row.changed + row.seconds + row.bank
    left = time_words(max(0.0, ends - now)) if now is not None and row.tempo == "slow" else ""
    return _entry(reader()[0], row, when, person, since, left, _away(row, now))


def _away(row: ListedMatch, now: float | None) -> tuple[tuple[int, str], ...]:
    """Who is away, and for how long, in words."""
    if now is None or not row.away:
        return ()
    known = Absence.model_validate_json(row.away)
    return tuple((seat, time_words(now - known.since[seat])) for seat in known.away)


@lru_cache(columns.KEPT)
def _entry(
    _: str, row: ListedMatch, when: str, person: str, since: str, left: str, away: tuple[tuple[int, str], ...]
) -> TableEntry:
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
    yours = row.state == "running" and any(seat in own for seat in row.waiting)
    horn = bool(row.away) and any(seat in own for seat in Absence.model_validate_json(row.away).horns)
    return TableEntry(
        match_id=row.id,
        game=row.game,
        game_title=games.game(row.game).title,
        title=title_of(row, row.seats),
        seats=infos,
        state=row.state,
        tempo=tempo_of(row),
        note=_note(row),
        your_decision=yours,
        mine=bool(own),
        when=when,
        winners=row.winners,
        company=_company(row, own),
        stands=_stands(row, yours, since, left, away) if own and row.state == "running" else "",
        away=bool(away) and not yours,
        horn=horn,
    )


def _note(row: ListedMatch) -> str:
    if row.state == "open":
        taken = sum(seat.taken or seat.kind != PERSON for seat in row.seats)
        return say("lobby-taken", taken=taken, seats=len(row.seats), tempo=tempo_of(row).words)
    return _noted(row) if row.state == "running" else _remembered(row)


def _company(row: ListedMatch, own: list[int]) -> str:
    """Who else plays there: people by their names, bots by their number. It tells tables of one name apart."""
    people: list[object] = [
        seat.name for seat in row.seats if seat.kind == PERSON and seat.taken and seat.seat not in own
    ]
    bots = sum(seat.kind != PERSON for seat in row.seats)
    if people and bots:
        return say("lobby-with-both", names=Listing(people), bots=bots)
    if people:
        return say("lobby-with", names=Listing(people))
    return say("lobby-with-bots", bots=bots) if bots and own else ""


def _stands(row: ListedMatch, yours: bool, since: str, left: str, away: tuple[tuple[int, str], ...]) -> str:
    """For whom the table waits, and since when."""
    if yours:
        return say("lobby-yours-left", time=left) if left else say("lobby-yours-since", time=since)
    names = {seat.seat: seat.name for seat in row.seats}
    missed = [(seat, time) for seat, time in away if seat in row.waiting] or list(away)
    if missed:
        return say("away-line", name=names[missed[0][0]], time=missed[0][1])
    if row.waiting:
        return say("lobby-waits-for", names=Listing([names[seat] for seat in row.waiting]), time=since)
    return say("lobby-goes-on")


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
