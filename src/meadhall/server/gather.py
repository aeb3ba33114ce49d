"""What the hall keeps of its tables, as facts for the presenter; and tables as lists of the lobby show them."""

from __future__ import annotations

import time

from meadhall import games
from meadhall.play import PERSON
from meadhall.server.bots_allowed import offered
from meadhall.server.hall_clock import HallClock
from meadhall.server.rows import HALL, ChatRow, ListedMatch, MatchRow, State
from meadhall.server.tables import LiveTable
from meadhall.web import presenter
from meadhall.web.model import ChatLine, SeatInfo, SeatKind, Speaker, TableEntry, TablePage, Tempo
from meadhall.web.presenter import Look, Sitting, TableFacts
from meadhall.web.words import progress_words, say

LOG_LINES = 300  # of the newest events, for programs; all of them are in the replay


def facts_of(live: LiveTable, look: Look) -> TableFacts:
    """What is to be known of the table beside its match."""
    row = live.row
    return TableFacts(
        match_id=row.id,
        title=row.title,
        sitting=[
            Sitting(
                name=seat.name,
                kind=seat_kind(seat.kind, seat.token_hash is not None, row.state),
                online=live.online(seat.seat),
            )
            for seat in live.seats
        ],
        state=row.state,
        tempo=tempo_of(row),
        version=live.version_for(look.own),
        chat=[_chat_line(line, look, live.hall.clock) for line in live.chat],
        hints=live.hints,
        rematch=bool(row.rematch),
        now=live.now(),
        hall=live.hall.thinkers.notice if live.running else "",
        bots=offered(live.hall.settings),
    )


def eyes(live: LiveTable, own: tuple[int, ...], lifted: int | None) -> tuple[int | None, int | None]:
    return presenter.eyes(live.match, live.row.state == "running", own, lifted)


def table_page(live: LiveTable, look: Look) -> TablePage:
    return presenter.table_page(live.match, facts_of(live, look), look)


def replay_page(live: LiveTable, at: int, look: Look) -> TablePage:
    return presenter.replay_page(live.match, facts_of(live, look), at, live.turns(), look)


def seat_infos(live: LiveTable) -> list[SeatInfo]:
    return presenter.seat_infos(live.match, facts_of(live, Look()))


def seat_kind(kind: str, taken: bool, state: State) -> SeatKind:
    if kind != PERSON:
        return "bot"
    return "open" if not taken and state == "open" else "person"


def tempo_of(row: MatchRow | ListedMatch) -> Tempo:
    return Tempo(kind=row.tempo, seconds=row.seconds, bank=row.bank)


def moment_of(live: LiveTable, at: int | None) -> int:
    """The moment that is meant, kept between the first and the last."""
    length = live.match.table.decisions
    return length if at is None else max(0, min(length, at))


def _chat_line(line: ChatRow, look: Look, clock: HallClock) -> ChatLine:
    own = (
        line.seat in look.own
        if line.seat >= 0
        else line.seat != HALL and bool(look.my_name) and line.name == look.my_name
    )
    by: Speaker = "player" if line.seat >= 0 else "hall" if line.seat == HALL else "spectator"
    when = clock_time(clock.shown(line.at))
    return ChatLine(name=line.name, text=line.text, seat=max(line.seat, -1), by=by, when=when, own=own)


# Lists of tables


def entry_of(row: ListedMatch, clock: HallClock, person: str = "") -> TableEntry:
    """The table in a list of the lobby."""
    own = [seat.seat for seat in row.seats if person and seat.person == person and seat.kind == PERSON]  # not resigned
    infos = [
        SeatInfo(
            number=seat.seat,
            name=seat.name,
            kind=seat_kind(seat.kind, seat.taken, row.state),
            bot=seat.stand_in if seat.kind == PERSON else seat.kind,
            is_you=seat.seat in own,
            absent=seat.absent,
        )
        for seat in row.seats
    ]
    return TableEntry(
        match_id=row.id,
        game=row.game,
        game_title=games.game(row.game).title,
        title=row.title,
        seats=infos,
        state=row.state,
        tempo=tempo_of(row),
        note=_noted(row) if row.state == "running" else _remembered(row) if row.state == "finished" else "",
        your_decision=row.state == "running" and any(seat in own for seat in row.waiting),
        mine=bool(own),
        when=day(clock.shown(row.changed)) if row.state == "finished" else "",
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


def clock_time(at: float) -> str:
    return time.strftime("%H:%M", time.localtime(at))


def day(at: float) -> str:
    """A day as one says it; of today the time as well."""
    then, now = time.localtime(at), time.localtime()
    if then[:3] == now[:3]:
        return say("when-today", time=clock_time(at))
    return say("when-day", day=then.tm_mday, month=then.tm_mon)
