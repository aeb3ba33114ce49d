"""The JSON interface's own words: what is sent, and what comes back. The OpenAPI description is made from these."""

from __future__ import annotations

import json
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from meadhall import games
from meadhall.engine.game import Game
from meadhall.engine.record import Record
from meadhall.engine.rule import Rule
from meadhall.play.standing import Order
from meadhall.server.rows import State, TempoKind
from meadhall.server.settings import CHAT_LENGTH, KEY_LENGTH, NAME_LENGTH, TITLE_LENGTH
from meadhall.web.model import HintInfo, TableEntry, TablePage

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH)]
Whole = Annotated[int, Field(ge=-(2**31), lt=2**31)]
SeatNumber = Annotated[int, Field(ge=0, le=31)]


class Asked(BaseModel):
    """Base of what is sent: no unknown fields."""

    model_config = ConfigDict(extra="forbid")


class Trouble(BaseModel):
    """Why a request was refused: a sentence, and the rule behind it if a rule is."""

    sentence: str
    rule: str = ""


# Sent


class AskedTempo(Asked):
    """relaxed: no clock. live: seconds for each decision and a bank of spare ones. slow: the same in days."""

    kind: TempoKind = "relaxed"
    seconds: float = Field(default=30.0, ge=1, le=30 * 86_400, allow_inf_nan=False)
    bank: float = Field(default=0.0, ge=0, le=30 * 86_400, allow_inf_nan=False)


class NewTable(Asked):
    """A table to be set up. A seat is `you`, `friend` (a person who is invited), or a kind of bot."""

    game: str = Field(max_length=40, examples=[games.SHELF[0]])
    seats: list[Annotated[str, StringConstraints(max_length=40)]] = Field(
        min_length=1, max_length=12, examples=[["you", "greedy"]]
    )
    options: dict[str, str | int] = Field(default_factory=dict, max_length=60)
    tempo: AskedTempo = AskedTempo()
    listed: bool = False
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=TITLE_LENGTH)] = ""
    name: Name = ""
    data: str | None = Field(default=None, description="the text of a component file that replaces ours")


class Sit(Asked):
    """Take an open seat: any, or this one. An unlisted table wants its invitation."""

    name: Name = ""
    seat: SeatNumber | None = None
    invite: str = Field(default="", max_length=100)


class Fill(Asked):
    kind: str = Field(default="greedy", max_length=40)


class Act(Asked):
    """One decision. `number` is how many decisions had been made when it was chosen: a stale choice is refused.

    A repeated request with the same `key` is answered like the first one and changes nothing.
    """

    action: Whole
    number: int = Field(ge=0, lt=2**31)
    seat: SeatNumber | None = None
    key: str = Field(default="", max_length=KEY_LENGTH)


class AtSeat(Asked):
    """Which of one's own seats; needed by who holds several."""

    seat: SeatNumber | None = None


class Consent(AtSeat):
    agree: bool


class Orders(AtSeat):
    """All standing orders of the seat, in place of those that stood."""

    orders: list[Order] = Field(max_length=20)


class Say(AtSeat):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH)]
    name: Name = ""


class TakeOver(AtSeat):
    kind: str = Field(default="greedy", max_length=40)


class Fork(Asked):
    """Play on from a moment of a finished match, at one seat, against bots."""

    at: int = Field(ge=0, lt=2**31)
    seat: SeatNumber = 0
    kind: str = Field(default="", max_length=40, description="Of the bots; without it all are what they were.")
    name: Name = ""


class Upload(Asked):
    record: Record
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=TITLE_LENGTH)] = ""


# Answered


class OptionOut(BaseModel):
    name: str
    default: str | int
    meaning: str
    rule: str
    choices: list[str | int]
    least: int | None
    most: int | None


class GameOut(BaseModel):
    name: str
    title: str
    tagline: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionOut]
    bots: list[str]


class RuleOut(BaseModel):
    id: str
    section: str
    title: str
    text: str
    see: list[str]


class SeatToken(BaseModel):
    """A seat, and the token that opens it. It is shown once; `Authorization: Bearer <token>` is how it is used."""

    seat: int
    token: str


class Opened(BaseModel):
    """A table that was set up."""

    match: str
    seats: list[SeatToken]
    invite: str
    state: State


class Seated(BaseModel):
    match: str
    seat: int
    token: str
    state: State


class Done(BaseModel):
    """It happened, and it is written down."""

    match: str
    version: int
    number: int
    over: bool


class Suggested(BaseModel):
    """One option, the chance to win with it (0 to 1) as a bot sees it, and what speaks for it."""

    action: int
    label: str
    chance: float
    sentence: str


class Advice(BaseModel):
    """The option to take, and the best ones, the first one first."""

    action: int
    label: str
    best: list[Suggested]
    worlds: int


class Entry(BaseModel):
    """A table in a list."""

    match: str
    game: str
    title: str
    state: State
    tempo: TempoKind
    seats: list[dict[str, Any]]
    winners: list[int]
    note: str


class Listing(BaseModel):
    open: list[Entry]
    running: list[Entry]
    finished: list[Entry]
    hall: str = Field(default="", description="what people should know about the hall now, if anything")


class TableOut(BaseModel):
    """A table as one viewer sees it. `view` is what lies on it, as far as the viewer may know."""

    match: str
    game: str
    title: str
    state: State
    version: int
    number: int
    you: int | None
    yours: bool
    decision: str
    seats: list[dict[str, Any]]
    options: list[dict[str, Any]]
    refused: list[dict[str, Any]]
    undo: dict[str, Any]
    orders: list[dict[str, Any]]
    hint: dict[str, Any] | None
    log: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    tempo: dict[str, Any]
    result: dict[str, Any] | None
    replay: dict[str, Any] | None
    hall: str = Field(description="what people should know about the hall now, if anything")
    view: dict[str, Any]


def game_out(game: Game, bots: tuple[str, ...]) -> GameOut:
    options = [
        OptionOut(
            name=option.name,
            default=option.default,
            meaning=option.meaning,
            rule=option.rule,
            choices=list(option.choices),
            least=option.least,
            most=option.most,
        )
        for option in game.options
    ]
    return GameOut(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        rules_version=game.version,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=options,
        bots=list(bots),
    )


def rule_out(rule: Rule) -> RuleOut:
    return RuleOut(id=rule.id, section=rule.section, title=rule.title, text=rule.text, see=list(rule.see))


def entry_out(entry: TableEntry) -> Entry:
    return Entry(
        match=entry.match_id,
        game=entry.game,
        title=entry.title,
        state=entry.state,
        tempo=entry.tempo.kind,
        seats=[vars(seat) for seat in entry.seats],
        winners=list(entry.winners),
        note=entry.note,
    )


def table_out(page: TablePage) -> dict[str, Any]:
    """The page's facts, in the shape of TableOut. Everything in it comes from the viewer's View."""
    replay = None if page.replay is None else {**vars(page.replay), "may_look_as": list(page.replay.may_look_as)}
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
        "seats": [vars(seat) for seat in page.seats],
        "options": [vars(option) for option in page.options],
        "refused": [vars(refused) for refused in page.refused],
        "undo": vars(page.undo),
        "orders": [vars(order) for order in page.orders],
        "hint": None if page.hint is None else hint_out(page.hint),
        "log": [line._asdict() for line in page.log],
        "chat": [vars(line) for line in page.chat],
        "tempo": vars(page.tempo),
        "result": None if page.result is None else vars(page.result),
        "replay": replay,
        "hall": page.hall,
        "view": page.view.table.facts(),
    }


def hint_out(hint: HintInfo) -> dict[str, Any]:
    return {**vars(hint), "best": [vars(one) for one in hint.best]}


def table_json(page: TablePage) -> str:
    """The same as it is sent."""
    return _ENCODER.encode(table_out(page))


_ENCODER = json.JSONEncoder(separators=(",", ":"), check_circular=False)
