"""What the hall keeps of a table, as facts for the presenter, which makes of them and the Match what a viewer sees."""

from __future__ import annotations

import time
from collections.abc import Sequence

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.language import spoken
from meadhall.engine.message import Named
from meadhall.play import PERSON, samples
from meadhall.server.bots_allowed import offered
from meadhall.server.hall_clock import HallClock
from meadhall.server.live_table import LiveTable
from meadhall.server.rows import HALL, SAMPLES, ChatRow, ListedMatch, ListedSeat, MatchRow, SeatRow, State
from meadhall.server.seal_facts import seal_info
from meadhall.server.words import heard, say
from meadhall.web import presenter, scenes
from meadhall.web.facts import Look, Sitting, TableFacts
from meadhall.web.model import ChatLine, SeatInfo, SeatKind, Speaker, TablePage, Tempo

FROM_BEFORE = ", from decision "  # in titles of tables that earlier releases have set up
LOG_LINES = 300  # of the newest events, for programs; all of them are in the replay


def facts_of(live: LiveTable, look: Look) -> TableFacts:
    """What is to be known of the table beside its match."""
    row = live.row
    present = live.present
    return TableFacts(
        match_id=row.id,
        title=title_of(row, live.seats),
        sitting=[
            Sitting(
                name=seat.name,
                kind=seat_kind(seat.kind, seat.token_hash is not None, row.state),
                online=seat.seat in present,
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
        seal=seal_info(live.row),
    )


def eyes(live: LiveTable, own: tuple[int, ...], lifted: int | None) -> tuple[int | None, int | None]:
    return presenter.eyes(live.match, live.row.state == "running", own, lifted)


def table_page(live: LiveTable, look: Look) -> TablePage:
    return presenter.table_page(live.match, facts_of(live, look), look)


def scene(live: LiveTable, page: TablePage, told: int) -> list[TablePage]:
    return scenes.scene(live.match, page, told)


def replay_page(live: LiveTable, at: int, look: Look) -> TablePage:
    stops = samples.stops(live.match.table.record()) if live.row.creator == SAMPLES else ()
    turns = [turn.first for turn in live.match.turns[1:]]
    return presenter.replay_page(live.match, facts_of(live, look), at, turns, look, stops)


def seat_infos(live: LiveTable) -> list[SeatInfo]:
    return presenter.seat_infos(live.match, facts_of(live, Look()))


def seat_kind(kind: str, taken: bool, state: State) -> SeatKind:
    if kind != PERSON:
        return "bot"
    return "open" if not taken and state == "open" else "person"


def title_of(row: MatchRow | ListedMatch, seats: Sequence[SeatRow | ListedSeat]) -> str:
    """What a table is called: as somebody wanted, else after the first of its people; a lesson as it is."""
    if row.origin == "lesson":
        return spoken(Named(row.game, f"lesson-{row.title}", row.title))
    title = row.title or _usual_title(row.game, seats)
    if row.origin != "fork" or title.endswith(f"{FROM_BEFORE}{row.first}"):
        return title
    return spoken(say("from-decision", title=title, at=row.first))


def _usual_title(name: str, seats: Sequence[SeatRow | ListedSeat]) -> str:
    game = games.game(name)
    people = [seat.name for seat in seats if seat.kind == PERSON and seat.name not in introduction.seat_names(game)]
    return spoken(say("table-of", name=people[0])) if people else spoken(introduction.title(game))


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
    name, text = (spoken(say("the-hall")), heard(line.text)) if by == "hall" else (line.name, line.text)
    return ChatLine(name=name, text=text, seat=max(line.seat, -1), by=by, when=when, own=own)


def clock_time(at: float) -> str:
    return time.strftime("%H:%M", time.localtime(at))
