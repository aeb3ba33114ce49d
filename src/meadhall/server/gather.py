"""What one viewer may see of a table, gathered for pages and programs alike: from the View, and from public facts."""

from __future__ import annotations

import time
from dataclasses import dataclass

from meadhall import games
from meadhall.engine.event import SPECTATOR, Event
from meadhall.engine.language import spoken, spoken_briefly
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play import PERSON, Match, Order, this_turn
from meadhall.play.hint import Hint
from meadhall.server.bots_allowed import offered
from meadhall.server.hall_clock import HallClock
from meadhall.server.rows import HALL, ChatRow, ListedMatch, MatchRow, State
from meadhall.server.tables import LiveTable
from meadhall.web import links
from meadhall.web.model import (
    AdviceInfo,
    ChatLine,
    Curtain,
    HintInfo,
    LogLine,
    OptionInfo,
    OrderInfo,
    OutcomeInfo,
    RefusedInfo,
    ReplayInfo,
    ResultInfo,
    SeatInfo,
    SeatKind,
    Speaker,
    TableEntry,
    TablePage,
    Tempo,
    UndoInfo,
)
from meadhall.web.parts.log import MOST_LINES
from meadhall.web.words import say

KEYS = "123456789"
LOG_LINES = 300  # of the newest events, for programs; all of them are in the replay


@dataclass(frozen=True)
class Look:
    """Through which seat's eyes, and what goes with it that is not the table's: a notice, a name, addresses."""

    seat: int | None = None
    own: tuple[int, ...] = ()  # all seats of the viewer
    curtain: int | None = None
    notice: str = ""
    notice_rule: str = ""
    my_name: str = ""
    invite_url: str = ""
    log_from: int = 0  # leave out what happened before so many decisions
    log_lines: int = MOST_LINES  # a page shows no more than that


def eyes(live: LiveTable, own: tuple[int, ...], lifted: int | None) -> tuple[int | None, int | None]:
    """Through which of the viewer's seats the table is seen, and for whom a curtain hangs before it.

    Who holds one seat sees with it. Where one browser plays for several, what only one of them may see is shown when
    that one has lifted the curtain, and for as long as nobody else of them is asked.
    """
    if not own:
        return None, None
    if len(own) == 1:
        return own[0], None
    asked = [seat for seat in own if seat in live.match.waiting()]
    if live.row.state != "running":
        return (lifted if lifted in own else own[0]), None
    if lifted in own and (lifted in asked or not asked):
        return lifted, None
    return None, (asked[0] if asked else own[0])


def table_page(live: LiveTable, look: Look) -> TablePage:
    """The table as it is now."""
    match, seat = live.match, look.seat
    view = match.view(SPECTATOR if seat is None else seat)
    events = view.events()
    running = live.running
    yours = running and seat is not None and seat in match.waiting()
    choosing = running and seat is not None and match.seats[seat].attended and (yours or seat not in match.deciders())
    row = live.row
    return TablePage(
        game=games.game(row.game),
        match_id=row.id,
        title=row.title,
        view=view,
        viewer_seat=seat,
        seats=seat_infos(live, look.own),
        version=live.version_for(look.own),
        decision=_decision(live, view, seat, yours),
        yours=yours,
        options=_options(view) if choosing else (),
        refused=_refused(view) if yours else (),
        undo=_undo(live, seat),
        hint=_hint(live, view, seat) if yours else None,
        log=_log(live, view.table, events[-look.log_lines :], _last_turn(match, seat), log_from=look.log_from),
        told=len(events),
        chat=[_chat_line(line, look, live.hall.clock) for line in live.chat],
        orders=_orders(match, seat) if running and seat is not None else (),
        tempo=tempo_of(row),
        result=_result(match.table),
        curtain=None if look.curtain is None else Curtain(seat=look.curtain, name=live.seats[look.curtain].name),
        state=row.state,
        invite_url=look.invite_url if row.state == "open" else "",
        rematch=bool(row.rematch),
        notice=look.notice,
        notice_rule=look.notice_rule,
        hall=live.hall.thinkers.notice if running else "",
        stand_in=None if seat is None else match.seats[seat].stand_in,
        bots=offered(live.hall.settings),
        my_name=look.my_name,
    )


def replay_page(live: LiveTable, at: int, seat: int | None, look: Look) -> TablePage:
    """A moment of the match. While it is played, through one's own eyes only."""
    row = live.row
    record = live.match.table.record()
    table = games.rebuild(record, upto=at)
    view = table.view(SPECTATOR if seat is None else seat)
    events = view.events()
    owing = table.deciders()
    prompt = spoken(view.prompt()) if seat in owing else f"{_names(live, owing)} to decide."
    ended = row.state == "finished"
    return TablePage(
        game=games.game(row.game),
        match_id=row.id,
        title=row.title,
        view=view,
        viewer_seat=seat,
        seats=[_still(info, info.number in owing) for info in seat_infos(live, look.own)],
        version=live.version_for(look.own),
        decision=_result_words(table) or prompt,
        log=_log(live, view.table, events[-look.log_lines :], None, seat),
        told=len(events),
        tempo=tempo_of(row),
        result=_result(table),
        replay=ReplayInfo(
            at=at,
            length=len(record.decisions),
            turns=live.turns(),
            viewer=seat,
            may_look_as=range(row.seats) if ended else look.own,
            fork_possible=ended and not table.over,
        ),
        state=row.state,
        notice=look.notice,
        bots=offered(live.hall.settings),
        my_name=look.my_name,
    )


def seat_infos(live: LiveTable, own: tuple[int, ...] = ()) -> list[SeatInfo]:
    """Who sits where, as everybody may know it."""
    match = live.match
    owing = match.deciders() if live.running else []
    now = live.now()
    found = []
    for row in live.seats:
        sitter = match.seats[row.seat]
        clock = match.clock if live.running and sitter.bot is None else None
        spent = 0.0 if clock is None else clock.spent(row.seat, now)
        info = SeatInfo(
            number=row.seat,
            name=row.name,
            kind=seat_kind(row.kind, row.token_hash is not None, live.row.state),
            bot=sitter.bot,
            is_you=row.seat in own,
            online=sitter.bot is not None or live.online(row.seat),
            absent=sitter.absent,
            clock_left=None if clock is None else max(0.0, round(clock.pace.seconds - spent, 1)),
            bank_left=None
            if clock is None
            else round(max(0.0, min(clock.banks[row.seat], clock.left(row.seat, now))), 1),
            thinking=row.seat in owing,
        )
        found.append(info)
    return found


def seat_kind(kind: str, taken: bool, state: State) -> SeatKind:
    if kind != PERSON:
        return "bot"
    return "open" if not taken and state == "open" else "person"


def tempo_of(row: MatchRow | ListedMatch) -> Tempo:
    return Tempo(kind=row.tempo, seconds=row.seconds, bank=row.bank)


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
        note=row.note if row.state == "running" else _remembered(row) if row.state == "finished" else "",
        your_decision=row.state == "running" and any(seat in own for seat in row.waiting),
        mine=bool(own),
        when=day(clock.shown(row.changed)) if row.state == "finished" else "",
        winners=row.winners,
    )


def _remembered(row: ListedMatch) -> str:
    """What tells one replay from another of the same name."""
    known = f"from a file, {row.first} decisions" if row.origin == "upload" else row.note
    return ", ".join(words for words in (known, "" if row.listed else "not listed") if words)


def moment_of(live: LiveTable, at: int | None) -> int:
    """The moment that is meant, kept between the first and the last."""
    length = live.match.table.decisions
    return length if at is None else max(0, min(length, at))


# Parts


def _decision(live: LiveTable, view: View, seat: int | None, yours: bool) -> str:
    match = live.match
    if live.row.state == "open":
        free = sum(row.kind == PERSON and row.token_hash is None for row in live.seats)
        return f"{free} seat{'s are' if free > 1 else ' is'} still open."
    if yours:
        return spoken(view.prompt())
    return _result_words(match.table) or f"The table waits for {_names(live, match.deciders())}."


def _chat_line(line: ChatRow, look: Look, clock: HallClock) -> ChatLine:
    own = (
        line.seat in look.own
        if line.seat >= 0
        else line.seat != HALL and bool(look.my_name) and line.name == look.my_name
    )
    by: Speaker = "player" if line.seat >= 0 else "hall" if line.seat == HALL else "spectator"
    when = clock_time(clock.shown(line.at))
    return ChatLine(name=line.name, text=line.text, seat=max(line.seat, -1), by=by, when=when, own=own)


def _names(live: LiveTable, seats: list[int]) -> str:
    return " and ".join(live.seats[seat].name for seat in seats) or "the hall"


def _result_words(table: Table) -> str:
    return spoken(table.result().message) if table.over else ""


def _result(table: Table) -> ResultInfo | None:
    if not table.over:
        return None
    result = table.result()
    return ResultInfo(
        winners=result.winners,
        scores=result.scores,
        places=result.places,
        words=spoken(result.message),
        rule=result.rule,
    )


def _options(view: View) -> list[OptionInfo]:
    table, seat = view.table, view.seat
    return [
        OptionInfo(
            action=action,
            label=spoken(table.describe(seat, action)),
            outcomes=outcomes(table, seat, action),
            rule=table.cites(seat, action),
            key=KEYS[at] if at < len(KEYS) else "",
        )
        for at, action in enumerate(view.options())
    ]


def outcomes(table: Table, seat: int, action: int) -> tuple[OutcomeInfo, ...]:
    """What the option leads to, in words."""
    return tuple(OutcomeInfo(spoken(one.message), one.tone, one.chance) for one in table.forecast(seat, action))


def _refused(view: View) -> list[RefusedInfo]:
    """What one might think of here, and why not; from what the seat itself sees."""
    table, seat = view.table, view.seat
    found = []
    for action in table.candidates(seat):
        refusal = table.why_not(seat, action)
        if refusal is not None:
            label = spoken(table.describe(seat, action))
            found.append(RefusedInfo(action=action, label=label, sentence=spoken(refusal.message), rule=refusal.rule))
    return found


def _undo(live: LiveTable, seat: int | None) -> UndoInfo:
    match = live.match
    if seat is None or not live.running:
        return UndoInfo()
    against = match.why_not_undo(seat)
    request = match.request
    decided = any(made.seat == seat and made.by == "person" for made in match.made)
    return UndoInfo(
        possible=against is None,
        sentence="" if against is None else against.sentence,
        rule="" if against is None else against.rule,
        can_ask=decided and match.seats[seat].attended and request is None,
        asked_by=None if request is None else request.seat,
        agreed=() if request is None else request.agreed,
    )


def _hint(live: LiveTable, view: View, seat: int | None) -> HintInfo | None:
    if seat is None:
        return None
    made, advice = live.hints.get(seat, (-1, None))
    if advice is None or made != view.table.decisions or advice.action not in view.options():
        return None
    return hint_info(view, advice)


def hint_info(view: View, advice: Hint) -> HintInfo:
    """The advice in words, as the seat itself may read it."""
    best = [
        AdviceInfo(action=one.action, label=spoken(view.describe(one.action)), chance=one.chance, sentence=one.sentence)
        for one in advice.best
    ]
    return HintInfo(action=best[0].action, label=best[0].label, best=best, worlds=advice.worlds)


def _last_turn(match: Match, seat: int | None) -> int | None:
    """How many decisions had been made when the seat last had its say, before others had theirs."""
    if seat is None:
        return None
    others = False
    for back, made in enumerate(reversed(match.made)):
        if made.seat != seat:
            others = True
        elif others:
            return match.table.decisions - back
    return 0


def _log(
    live: LiveTable,
    table: Table,
    events: list[Event],
    last_turn: int | None,
    eyes_of: int | None = None,
    log_from: int = 0,
) -> list[LogLine]:
    before, after = links.replay(live.row.id, 0, eyes_of).split("at=0", 1)  # made once, as there are hundreds of lines
    why = _not_by_person(live.match) if live.row.tempo != "relaxed" else {}
    return [
        LogLine(
            number=sentence.number,
            text=spoken(sentence.message),
            seat=sentence.seat,
            brief=spoken_briefly(sentence.message),
            weight=sentence.weight,
            tone=sentence.tone,
            why=why.pop(sentence.number, ""),
            moment_url=f"{before}at={sentence.number}{after}",
            since_last_turn=last_turn is not None and sentence.number > last_turn,
        )
        for sentence in [table.tell(event) for event in events if event.number >= log_from]
    ]


def _not_by_person(match: Match) -> dict[int, str]:
    """Decisions that the clock made for a person, by the number of decisions after them, and why."""
    words = {"late": say("log-late"), "absent": say("log-absent")}
    return {number: words[made.by] for number, made in enumerate(match.made, start=1) if made.by in words}


def possible_orders(match: Match) -> dict[str, Order]:
    """The standing orders that a page offers, by the key that its form sends."""
    found = {"unless_target": Order(unless_target=True), "all": Order()}
    if match.table.turn_number() is not None:
        found = {"turn": this_turn(match.table), **found}
    return found


def _orders(match: Match, seat: int) -> list[OrderInfo]:
    standing = match.seats[seat].orders
    return [
        OrderInfo(key=key, words=order.words, on=order in standing) for key, order in possible_orders(match).items()
    ]


def _still(info: SeatInfo, owing: bool) -> SeatInfo:
    """A seat in a replay: no clock runs there."""
    return SeatInfo(
        number=info.number, name=info.name, kind=info.kind, bot=info.bot, is_you=info.is_you, thinking=owing
    )


def clock_time(at: float) -> str:
    return time.strftime("%H:%M", time.localtime(at))


def day(at: float) -> str:
    """A day as one says it; of today the time as well."""
    then, now = time.localtime(at), time.localtime()
    if then[:3] == now[:3]:
        return time.strftime("today, %H:%M", then)
    return time.strftime("%d %b", then).lstrip("0")
