"""A table as programs get it: what is described in OpenAPI, and the facts of a page put into that shape.

The shapes are TypedDicts: the type checker compares them with what is sent, OpenAPI is made from them, and nothing is
checked again while somebody waits.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import ConfigDict, Field, RootModel, TypeAdapter, create_model

from meadhall import games
from meadhall.engine.guests import reason
from meadhall.engine.shape import TypedDict, closed
from meadhall.server.event_schemas import SeatNumber, described, event_of, list_of, one_of
from meadhall.server.rows import State, TempoKind
from meadhall.server.seal_facts import Seal, seal_out
from meadhall.web import model
from meadhall.web.model import SeatKind, Speaker, TablePage

log = logging.getLogger("meadhall.server")

Tone = Literal["neutral", "gain", "harm"]
Weight = Literal["silent", "detail", "fact", "great", "heading"]
TONES: tuple[Tone, ...] = ("neutral", "gain", "harm")  # by their numbers in the engine
WEIGHTS: tuple[Weight, ...] = ("silent", "detail", "fact", "great", "heading")


@closed
class Seat(TypedDict):
    """Who sits at a seat, as everybody may know it."""

    number: SeatNumber
    name: str
    kind: SeatKind
    bot: Annotated[str | None, Field(description="the bot that decides here now, also in a person's place")]
    is_you: bool
    online: bool
    absent: Annotated[bool, Field(description="the person is away, and defaults decide")]
    away_for: Annotated[float | None, Field(description="seconds that the person has been away, where all are told")]
    clock_left: Annotated[float | None, Field(description="seconds for this decision; null without a clock")]
    bank_left: Annotated[float | None, Field(description="spare seconds; null without a clock")]
    thinking: Annotated[bool, Field(description="owes a decision now")]


@closed
class Outcome(TypedDict):
    """What an option leads to, as far as its seat can know."""

    text: str
    tone: Tone
    chance: Annotated[float, Field(ge=0, le=1)]


@closed
class Option(TypedDict):
    """One thing that you can choose now: send its `action`."""

    action: int
    label: str
    outcomes: list[Outcome]
    rule: str


@closed
class RefusedOption(TypedDict):
    """One thing that you might think of and can't choose now, and why."""

    action: int
    label: str
    sentence: str
    rule: str


@closed
class Undo(TypedDict):
    """Can you take back your last decision, and if not, why."""

    possible: bool
    sentence: str
    rule: str
    can_ask: Annotated[bool, Field(description="the others may be asked to agree")]
    asked_by: Annotated[SeatNumber | None, Field(description="a wish of this seat stands")]
    agreed: Annotated[list[SeatNumber], Field(description="who has agreed to it so far")]
    secret: Annotated[bool, Field(description="it is a choice that the others don't know yet")]


@closed
class StandingOrder(TypedDict):
    """A standing order that you can leave."""

    key: str
    words: str
    on: bool


@closed
class Suggested(TypedDict):
    """One option, the chance to win with it (0 to 1) as a bot sees it, and what speaks for it."""

    action: int
    label: str
    chance: float
    sentence: str


@closed
class Advice(TypedDict):
    """The option to take, and the best ones, the first one first."""

    action: int
    label: str
    best: list[Suggested]
    worlds: int


@closed
class LogLine(TypedDict):
    """One event: in words for people, and as a fact for programs."""

    number: Annotated[int, Field(description="how many decisions had been made when it happened")]
    text: str
    brief: Annotated[str, Field(description="in short, its subject left out; nothing if there is no short form")]
    weight: Annotated[Weight, Field(description="how much a person notices of it")]
    tone: Annotated[Tone, Field(description="what it is for whom it concerns")]
    why: Annotated[str, Field(description="what the clock has to do with it")]
    since_last_turn: Annotated[bool, Field(description="it happened since your last decision")]
    event: dict[str, object]  # each game has its own, see `table_of`


@closed
class ChatLine(TypedDict):
    """Something that was said at the table."""

    name: str
    text: str
    seat: SeatNumber | None
    by: Speaker
    when: str
    own: bool


@closed
class Tempo(TypedDict):
    """How fast the table plays: seconds for each decision, and a bank of spare ones."""

    kind: TempoKind
    seconds: float
    bank: float


@closed
class Result(TypedDict):
    """How the match ended."""

    winners: list[SeatNumber]
    scores: list[float]
    places: Annotated[list[SeatNumber], Field(description="the seats from first to last")]
    words: str
    rule: str


@closed
class Replay(TypedDict):
    """Where a replay stands."""

    at: int
    length: int
    turns: Annotated[list[int], Field(description="numbers of decisions at which a turn begins")]
    viewer: Annotated[SeatNumber | None, Field(description="through whose eyes; null for a spectator's")]
    may_look_as: list[SeatNumber]
    fork_possible: Annotated[bool, Field(description="it can be played on from here")]


@closed
class Coach(TypedDict):
    """What the coach of a lesson says now; while he does, nobody moves. *Words* between stars stand out."""

    mark: Annotated[int, Field(description="changes with each thing that is said; to be sent when it was read")]
    title: str
    words: str
    number: Annotated[int, Field(description="of the step, from 1")]
    of: int
    piece: Annotated[str, Field(description="what on the page it is about, or nothing")]
    waits: Literal["next", "deed", "end"]
    actions: Annotated[list[int], Field(description="what is suggested")]


@closed
class Away(TypedDict):
    """Somebody who is away, and what those who are there may do about it."""

    seat: SeatNumber
    seconds: Annotated[float, Field(description="since the last sign of life")]
    waited_for: Annotated[bool, Field(description="owes a decision now")]
    horn_in: Annotated[float, Field(description="seconds until the horn may be blown again")]
    bot_in: Annotated[float | None, Field(description="seconds until a bot may play; null: never at this table")]
    bot: Annotated[str | None, Field(description="the bot that was named first")]
    agreed: Annotated[list[SeatNumber], Field(description="who wants it to play")]
    present: Annotated[list[SeatNumber], Field(description="who is asked")]
    enough: Annotated[int, Field(description="how many have to agree")]


@closed
class Table(TypedDict):
    """A table as one viewer sees it. `view` is what lies on it, as far as the viewer may know."""

    match: str
    game: str
    title: str
    state: State
    version: Annotated[int, Field(description="grows with every change that you may see")]
    number: Annotated[int, Field(description="how many decisions have been made; sent along with yours")]
    you: SeatNumber | None
    yours: Annotated[bool, Field(description="you owe the decision")]
    decision: str
    seats: list[Seat]
    options: list[Option]
    refused: list[RefusedOption]
    undo: Undo
    orders: list[StandingOrder]
    hint: Advice | None
    log: list[LogLine]
    chat: list[ChatLine]
    tempo: Tempo
    result: Result | None
    replay: Replay | None
    coach: Coach | None
    away: list[Away]
    asleep: Annotated[bool, Field(description="nobody of its people is there: it rests until somebody comes")]
    hints: Annotated[bool, Field(description="people may ask for advice here")]
    hall: Annotated[str, Field(description="what people should know about the hall now, if anything")]
    seal: Annotated[Seal | None, Field(description="null where the deal was known before: lessons, forks, old records")]
    view: Mapping[str, object]  # each game has its own


@cache
def table_of(game: str) -> Any:
    """A table of that game: with its own events in the log, and its own things in view."""
    title = game.capitalize()
    line = described(f"{title}LogLine", _doc(LogLine), _hints(LogLine) | {"event": event_of(game)})
    own = {"game": Literal[game], "log": list_of(line), "view": games.game(game).shape}
    return described(f"{title}Table", _doc(Table), _hints(Table) | own)


class Later(RootModel[Any]):
    """What pydantic reads only when somebody asks for the description: no hall opens later for that."""

    model_config = ConfigDict(defer_build=True)


def any_table() -> Any:
    """A table of any game, told apart by `game`; a model, as pydantic reads one once for all routes that send it."""
    known = [*games.SHELF, *(game.name for game in games.DOOR.all() if _can_be_described(game.name))]
    return create_model("Table", __base__=Later, root=one_of([table_of(game) for game in known], "game"))


def _can_be_described(game: str) -> bool:
    """Has a guest a shape, and events, that can be told of? Its tables are played over JSON anyway."""
    try:
        TypeAdapter(table_of(game))
    except Exception as error:  # it is somebody else's code: anything can happen
        log.warning("the tables of %s are not described in OpenAPI: %s", game, reason(error))
        return False
    return True


def _hints(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _doc(shape: Any) -> str:
    return shape.__doc__ or ""


# From a page's facts. Everything in them comes from the viewer's View.


def table_out(page: TablePage) -> Table:
    """All but the lines of its log."""
    return {
        "match": page.match_id,
        "game": page.game.name,
        "title": page.title,
        "state": page.state,
        "version": page.version,
        "number": page.number,
        "you": page.viewer_seat,
        "yours": page.yours,
        "decision": page.decision,
        "seats": seats_out(page.seats),
        "options": [_option(option) for option in page.options],
        "refused": [_refused(refused) for refused in page.refused],
        "undo": _undo(page.undo),
        "orders": [{"key": order.key, "words": order.words, "on": order.on} for order in page.orders],
        "hint": None if page.hint is None else hint_out(page.hint),
        "log": [],
        "chat": [_chat(line) for line in page.chat],
        "tempo": {"kind": page.tempo.kind, "seconds": page.tempo.seconds, "bank": page.tempo.bank},
        "result": None if page.result is None else _result(page.result),
        "replay": None if page.replay is None else _replay(page.replay),
        "coach": None if page.coach is None else _coach(page.coach),
        "away": [_away(one) for one in page.away],
        "asleep": page.asleep,
        "hints": page.hints,
        "hall": page.hall,
        "seal": seal_out(page.seal),
        "view": page.view.table.facts(),
    }


def seats_out(seats: Sequence[model.SeatInfo]) -> list[Seat]:
    return [
        {
            "number": seat.number,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "is_you": seat.is_you,
            "online": seat.online,
            "absent": seat.absent,
            "away_for": seat.away_for,
            "clock_left": seat.clock_left,
            "bank_left": seat.bank_left,
            "thinking": seat.thinking,
        }
        for seat in seats
    ]


def _option(option: model.OptionInfo) -> Option:
    outcomes: list[Outcome] = [
        {"text": text, "tone": TONES[tone], "chance": chance} for text, tone, chance in option.outcomes
    ]
    return {"action": option.action, "label": option.label, "outcomes": outcomes, "rule": option.rule}


def _refused(refused: model.RefusedInfo) -> RefusedOption:
    return {
        "action": refused.action,
        "label": refused.label,
        "sentence": refused.sentence,
        "rule": refused.rule,
    }


def _undo(undo: model.UndoInfo) -> Undo:
    return {
        "possible": undo.possible,
        "sentence": undo.sentence,
        "rule": undo.rule,
        "can_ask": undo.can_ask,
        "asked_by": undo.asked_by,
        "agreed": list(undo.agreed),
        "secret": undo.secret,
    }


def _coach(coach: model.CoachInfo) -> Coach:
    return {
        "mark": coach.mark,
        "title": coach.title,
        "words": coach.words,
        "number": coach.number,
        "of": coach.of,
        "piece": coach.piece,
        "waits": coach.waits,
        "actions": list(coach.actions),
    }


def _away(away: model.AwayInfo) -> Away:
    return {
        "seat": away.seat,
        "seconds": away.seconds,
        "waited_for": away.waited_for,
        "horn_in": away.horn_in,
        "bot_in": away.bot_in,
        "bot": away.bot,
        "agreed": list(away.agreed),
        "present": list(away.present),
        "enough": away.enough,
    }


def hint_out(hint: model.HintInfo) -> Advice:
    best: list[Suggested] = [
        {"action": one.action, "label": one.label, "chance": one.chance, "sentence": one.sentence} for one in hint.best
    ]
    return {"action": hint.action, "label": hint.label, "best": best, "worlds": hint.worlds}


def _chat(line: model.ChatLine) -> ChatLine:
    return {
        "name": line.name,
        "text": line.text,
        "seat": line.seat if line.seat >= 0 else None,
        "by": line.by,
        "when": line.when,
        "own": line.own,
    }


def _result(result: model.ResultInfo) -> Result:
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "places": list(result.places),
        "words": result.words,
        "rule": result.rule,
    }


def _replay(replay: model.ReplayInfo) -> Replay:
    return {
        "at": replay.at,
        "length": replay.length,
        "turns": list(replay.turns),
        "viewer": replay.viewer,
        "may_look_as": list(replay.may_look_as),
        "fork_possible": replay.fork_possible,
    }
