"""From a Match to a page's facts: what one viewer may see of a table, for pages and programs alike.

It needs no running server. What a Match does not know of its table (who is called how, the chat, the addresses) comes
as plain facts, from whoever keeps them.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from meadhall import games
from meadhall.bots import at_home
from meadhall.engine.action import CHOICE
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import reader, reading, spoken
from meadhall.engine.message import Listing
from meadhall.engine.step import AS_ITS_VERB
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play import Hint, Match, Order, absence
from meadhall.play.coach import hushed
from meadhall.web.absence import away_infos, done_for_you
from meadhall.web.coaching import coach_info
from meadhall.web.facts import Look, TableFacts
from meadhall.web.logbook import log_lines, news, shown
from meadhall.web.model import (
    AdviceInfo,
    Curtain,
    HintInfo,
    OptionInfo,
    OrderInfo,
    OutcomeInfo,
    RefusedInfo,
    ReplayInfo,
    ResultInfo,
    SeatInfo,
    TablePage,
    UndoInfo,
)
from meadhall.web.questions import asked
from meadhall.web.words import say

KEYS = "123456789"
KEPT_ORDERS = 256  # as they are offered: the same at every table, but for the turn

_ORDERS = {
    "hold": Order(hold=True),
    "turn": Order(turn=0),
    "unless_target": Order(unless_target=True),
    "all": Order(),
}


def eyes(match: Match, running: bool, own: tuple[int, ...], lifted: int | None) -> tuple[int | None, int | None]:
    """Through which of the viewer's seats the table is seen, and for whom a curtain hangs before it.

    Who holds one seat sees with it. Where one browser plays for several, what only one of them may see is shown when
    that one has lifted the curtain, and for as long as nobody else of them is asked.
    """
    if not own:
        return None, None
    if len(own) == 1:
        return own[0], None
    if not running:
        return (lifted if lifted in own else own[0]), None
    asked = [seat for seat in own if seat in match.waiting()]
    if not games.game(match.table.setting.game).secrets:
        return (lifted if lifted in asked else asked[0] if asked else own[0]), None
    if lifted in own and (lifted in asked or not asked):
        return lifted, None
    return None, (asked[0] if asked else own[0])


def table_page(match: Match, facts: TableFacts, look: Look) -> TablePage:
    """The table as it is now, in the reader's language."""
    seat = look.seat
    viewer = SPECTATOR if seat is None else seat
    running = facts.state == "running" and not match.over
    yours = running and seat is not None and seat in match.waiting()
    choosing = running and seat is not None and match.seats[seat].attended and (yours or seat not in match.deciders())
    view = match.view(viewer)
    began = _began(match, seat) if choosing else None
    with reading(reader()[0], viewer):
        events = shown(view, look)
        log = log_lines(match, facts, view, look, events, news=news(match, seat, match.past.first))
        return TablePage(
            game=games.game(match.table.setting.game),
            match_id=facts.match_id,
            title=facts.title,
            view=view,
            viewer_seat=seat,
            seats=seat_infos(match, facts, look.own),
            version=facts.version,
            decision=_decision(match, facts, view, yours),
            yours=yours,
            options=_options(view, began) if choosing else (),
            refused=_refused(view) if yours else (),
            began=began,
            undo=_undo(match, seat) if running and seat is not None else UndoInfo(),
            changes=match.changes,
            hint=_hint(view, facts.hints.get(viewer)) if yours else None,
            log=log,
            events=events,
            told=view.table.told,
            chat=facts.chat,
            orders=_orders(match, seat) if running and seat is not None else (),
            tempo=facts.tempo,
            result=result_info(match.table),
            curtain=None if look.curtain is None else Curtain(seat=look.curtain, name=facts.sitting[look.curtain].name),
            state=facts.state,
            invite_url=look.invite_url if facts.state == "open" else "",
            rematch=facts.rematch,
            reviewable=facts.state == "finished" and match.over,
            notice=look.notice,
            notice_rule=look.notice_rule,
            hall=facts.hall,
            stand_in=None if seat is None else match.seats[seat].stand_in,
            away=away_infos(match, facts, seat) if running else (),
            asleep=running and match.absence.asleep,
            done_for_you=done_for_you(match, log, seat) if running else (),
            hints=match.hints,
            bots=facts.bots,
            my_name=look.my_name,
            coach=coach_info(match, view),
            seal=facts.seal,
        )


def replay_page(
    match: Match, facts: TableFacts, at: int, turns: Sequence[int], look: Look, stops: Container[int] = ()
) -> TablePage:
    """A moment of the match. While it is played, through one's own eyes only; at `stops` who looks on may guess."""
    seat = look.seat
    viewer = SPECTATOR if seat is None else seat
    record = match.table.record()
    table = games.rebuild(record, upto=at)
    view = table.view(viewer)
    owing = table.deciders()
    ended = facts.state == "finished"
    events = shown(view, look)
    with reading(reader()[0], viewer):
        prompt = spoken(view.prompt()) if seat in owing else say("to-decide", names=_names(facts, owing))
        return TablePage(
            game=games.game(table.setting.game),
            match_id=facts.match_id,
            title=facts.title,
            view=view,
            viewer_seat=seat,
            seats=[still(info, info.number in owing) for info in seat_infos(match, facts, look.own)],
            version=facts.version,
            decision=_result_words(table) or prompt,
            log=log_lines(match, facts, view, look, events, eyes_of=seat),
            events=events,
            told=view.table.told,
            tempo=facts.tempo,
            result=result_info(table),
            replay=ReplayInfo(
                at=at,
                length=len(record.decisions),
                turns=turns,
                viewer=seat,
                may_look_as=range(table.setting.seats) if ended else look.own,
                fork_possible=ended and not table.over,
                asked=asked(table, record.decisions, seat, ended, stops),
            ),
            state=facts.state,
            reviewable=ended and match.over,
            notice=look.notice,
            bots=facts.bots,
            my_name=look.my_name,
            seal=facts.seal,
        )


def seat_infos(match: Match, facts: TableFacts, own: tuple[int, ...] = ()) -> list[SeatInfo]:
    """Who sits where, as everybody may know it."""
    running = facts.state == "running" and not match.over
    owing = match.deciders() if running else []
    missed = absence.missed(match)
    found = []
    for seat, sitting in enumerate(facts.sitting):
        sitter = match.seats[seat]
        clock = match.clock if running and sitter.bot is None else None
        spent = 0.0 if clock is None else clock.spent(seat, facts.now)
        info = SeatInfo(
            number=seat,
            name=sitting.name,
            kind=sitting.kind,
            bot=sitter.bot,
            is_you=seat in own,
            online=sitter.bot is not None or sitting.online,
            absent=sitter.absent,
            away_for=absence.away_for(match, seat, facts.now) if running and seat in missed else None,
            clock_left=None if clock is None else max(0.0, round(clock.pace.seconds - spent, 1)),
            bank_left=None
            if clock is None
            else round(max(0.0, min(clock.banks[seat], clock.left(seat, facts.now))), 1),
            thinking=seat in owing,
            at_home=sitter.bot is None or at_home(sitter.bot, match.table.setting),
        )
        found.append(info)
    return found


def hint_info(view: View, advice: Hint) -> HintInfo:
    """The advice in words, as the seat itself may read it."""
    with reading(reader()[0], view.seat):
        best = [
            AdviceInfo(
                action=one.action,
                label=spoken(view.describe(one.action)),
                chance=one.chance,
                sentence=" ".join(spoken(reason) for reason in one.reasons),
            )
            for one in advice.best
        ]
    return HintInfo(action=best[0].action, label=best[0].label, best=best, worlds=advice.worlds)


def possible_orders(match: Match) -> Mapping[str, Order]:
    """The standing orders that a page offers, by the key that its form sends."""
    return _possible_orders(match.table.turn_number(), games.game(match.table.setting.game).asks_often)


@lru_cache(KEPT_ORDERS)
def _possible_orders(turn: int | None, asks_often: bool) -> Mapping[str, Order]:
    possible = {"hold": asks_often, "turn": turn is not None, "unless_target": True, "all": True}
    found = {key: _ORDERS[key] for key, yes in possible.items() if yes}
    return MappingProxyType(found | {"turn": Order(turn=turn)} if turn is not None else found)


# Parts


def _decision(match: Match, facts: TableFacts, view: View, yours: bool) -> str:
    if facts.state == "open":
        return say("seats-open", free=sum(sitting.kind == "open" for sitting in facts.sitting))
    if yours:
        return spoken(view.prompt())
    if facts.state == "finished" and not match.over:
        return say("not-played-on")  # it was closed, or brought as it is
    if match.table.over:
        return _result_words(match.table)
    if match.coach is not None and hushed(match):
        reader_here = view.seat == match.coach.you
        return say("coach-waits") if reader_here else say("waits-for", names=_names(facts, [match.coach.you]))
    if view.seat in match.deciders():
        return say("goes-on-soon")  # it is decided for the viewer, who has no choice
    return say("waits-for", names=_names(facts, match.deciders()))


def _names(facts: TableFacts, seats: list[int]) -> str:
    return say("names", names=Listing([facts.sitting[seat].name for seat in seats])) if seats else say("the-hall")


def _result_words(table: Table) -> str:
    return spoken(table.result().message) if table.over else ""


def result_info(table: Table) -> ResultInfo | None:
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


def _began(match: Match, seat: int | None) -> View | None:
    """The seat's view as its turn began, where it has decided anything since."""
    if seat is None or match.turns[-1].active != seat:
        return None
    began = match.past.turn_began(match.table)
    return None if began is None else began.view(seat)


def _options(view: View, began: View | None) -> list[OptionInfo]:
    """The choices first; what ends or burns something comes after them, and answers to no key."""
    table, seat = view.table, view.seat
    ranks = _ranks(view)
    keys = _keys(view, ranks, began)
    return [
        OptionInfo(
            action=action,
            label=spoken(table.describe(seat, action)),
            outcomes=outcomes(table, seat, action),
            rule=table.cites(seat, action),
            key=keys.get(action, ""),
            rank=ranks[action],
        )
        for action in sorted(view.options(), key=lambda action: ranks[action])
    ]


def _ranks(view: View) -> dict[int, int]:
    """What each option is among the others. Where none is a plain choice, what does least harm is one."""
    found = {action: _rank(view, action) for action in view.options()}
    least = min(found.values(), default=CHOICE)
    return {action: CHOICE if rank == least else rank for action, rank in found.items()}


def _rank(view: View, action: int) -> int:
    """What the moment makes of an option, or else its verb."""
    rank = view.table.rank(view.seat, action)
    if rank != AS_ITS_VERB:
        return rank
    verb = games.game(view.table.setting.game).verbs.of(action)
    return CHOICE if verb is None else verb.rank


def _keys(view: View, ranks: Mapping[int, int], began: View | None) -> dict[int, str]:
    """A key for each choice. What can't be chosen now keeps its key, so that nothing else moves up to it.

    Nor does anything move up to what has gone in the course of a turn that goes on with the same question.
    """
    candidates = view.table.candidates(view.seat)
    if began is not None and type(began.table.agenda.top()) is type(view.table.agenda.top()):
        candidates = _in_their_places(view, began.table.candidates(view.seat), candidates)
    thought_of = [one for one in candidates if (ranks[one] if one in ranks else _rank(view, one)) == CHOICE]
    if len(thought_of) > len(KEYS) or not set(ranks) <= {*thought_of, *(one for one in ranks if ranks[one])}:
        thought_of = [action for action in view.options() if ranks[action] == CHOICE]
    return {action: key for action, key in zip(thought_of, KEYS) if action in ranks}


def _in_their_places(view: View, before: Sequence[int], now: Sequence[int]) -> list[int]:
    """The candidates of before, those that have gone too; what is new takes the place of a like one that has gone."""
    verbs = games.game(view.table.setting.game).verbs
    new = [action for action in now if action not in before]
    found = []
    for action in before:
        like = next((one for one in new if verbs.of(one) is verbs.of(action)), None) if action not in now else None
        if like is not None:
            new.remove(like)
        found.append(action if like is None else like)
    return [*found, *new]


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


def _undo(match: Match, seat: int) -> UndoInfo:
    against = match.why_not_undo(seat)
    request = match.request
    decided = any(made.seat == seat and made.by == "person" for made in reversed(match.made))
    people = any(sitter.person for number, sitter in enumerate(match.seats) if number != seat)
    return UndoInfo(
        possible=against is None,
        sentence="" if against is None else spoken(against.message),
        rule="" if against is None else against.rule,
        can_ask=decided and match.seats[seat].attended and request is None,
        asked_by=None if request is None else request.seat,
        agreed=() if request is None else request.agreed,
        secret=match.chose_in_secret(seat),
        what=_taken_back(match, seat) if against is None else "",
        alone=against is not None and decided and not people and _of_this_turn(match, seat),
    )


def _taken_back(match: Match, seat: int) -> str:
    """The decision that undo takes back, as it was offered; nothing if it is a choice that is still secret."""
    if match.chose_in_secret(seat):
        return ""
    moment = match.past.undone(match.table, seat)
    return spoken(moment.table.view(seat).describe(moment.action))


def _of_this_turn(match: Match, seat: int) -> bool:
    """Was the person's last decision made since this turn began?"""
    return match.past.last_own(match.table, seat) >= match.turns[-1].first


def _hint(view: View, kept: tuple[int, Hint] | None) -> HintInfo | None:
    if kept is None or kept[0] != view.table.decisions or kept[1].action not in view.options():
        return None
    return hint_info(view, kept[1])


def _orders(match: Match, seat: int) -> Sequence[OrderInfo]:
    standing = match.seats[seat].orders
    possible = possible_orders(match)
    offered = _offered_orders(reader(), tuple(possible))
    return [replace(one, on=possible[one.key] in standing) for one in offered] if standing else offered


@lru_cache(KEPT_ORDERS)
def _offered_orders(_: tuple[str, int], keys: tuple[str, ...]) -> tuple[OrderInfo, ...]:
    """In the reader's words, which say the same of every turn; none of them is on."""
    return tuple(OrderInfo(key=key, words=spoken(_ORDERS[key].message)) for key in keys)


def still(info: SeatInfo, owing: bool) -> SeatInfo:
    """A seat in a replay: no clock runs there."""
    return SeatInfo(
        number=info.number, name=info.name, kind=info.kind, bot=info.bot, is_you=info.is_you, thinking=owing
    )
