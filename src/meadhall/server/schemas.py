"""The JSON interface's own words: what is sent, and what comes back. The OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.record import Record
from meadhall.engine.rule import Rule
from meadhall.engine.seal import WORD_LENGTH
from meadhall.play.standing import Order
from meadhall.review.facts import PuzzleFacts, ReviewFacts
from meadhall.server.event_schemas import SeatNumber
from meadhall.server.rows import State, TempoKind
from meadhall.server.settings import CHAT_LENGTH, KEY_LENGTH, NAME_LENGTH, TICKET_LENGTH, TITLE_LENGTH
from meadhall.server.table_rules import LONGEST_WAIT
from meadhall.server.table_schemas import Seat, seats_out
from meadhall.web.lobby_model import TableEntry

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH)]
Word = Annotated[
    str,
    Field(max_length=WORD_LENGTH, description="for the table's seal: with it not even the hall can choose the deal"),
]
Ticket = Annotated[str, Field(max_length=TICKET_LENGTH, description="of the promise that was given before")]
Whole = Annotated[int, Field(ge=-(2**31), lt=2**31)]


class Asked(BaseModel):
    """Base of what is sent: no unknown fields."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """Base of what comes back: the fields that are described, and no others."""

    model_config = ConfigDict(extra="forbid")


class Trouble(Answer):
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
    word: Word = ""
    ticket: Ticket = ""
    changes: bool | None = Field(
        default=None,
        description="May a secret choice be changed until all have chosen? "
        "If nothing is said: unless several people play against a running clock.",
    )
    hints: bool | None = Field(default=None, description="May people ask for hints? If nothing is said: yes.")
    stand_in_after: int | None = Field(
        default=None,
        ge=0,
        le=LONGEST_WAIT,
        description="Minutes after which a bot may play for somebody who is away; 0: never. "
        "If nothing is said: 2, at a slow table a day, at a live one 20 seconds.",
    )


class Learn(Asked):
    """A lesson of a game; without its name the first one."""

    game: str = Field(max_length=40, examples=[games.SHELF[0]])
    lesson: str = Field(default="", max_length=40)
    name: Name = ""


class Sit(Asked):
    """Take an open seat: any, or this one. An unlisted table wants its invitation."""

    name: Name = ""
    seat: SeatNumber | None = None
    invite: str = Field(default="", max_length=100)
    word: Word = ""


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


class Rematch(AtSeat):
    """The first who asks opens the new table, as with `POST /api/tables`; the others sit down there."""

    word: Word = ""
    ticket: Ticket = ""


class ToCoach(AtSeat):
    """`next`: what the coach says (its `mark`) was read. `skip`: he shall be quiet from now on."""

    do: Literal["next", "skip"]
    mark: int = Field(default=0, ge=0, lt=2**31)


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


class AboutSeat(AtSeat):
    """Something about the seat of somebody who is away."""

    whom: SeatNumber


class BotForSeat(AboutSeat):
    """The level counts if you are the first who wants it."""

    kind: str = Field(default="greedy", max_length=40)


class Fork(Asked):
    """Play on from a moment of a finished match, at one seat, against bots."""

    at: int = Field(ge=0, lt=2**31)
    seat: SeatNumber = 0
    kind: str = Field(default="", max_length=40, description="Of the bots; without it all are what they were.")
    name: Name = ""
    anew: bool = Field(default=False, description="With all that the seat could not know then dealt once more.")


class Upload(Asked):
    record: Record
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=TITLE_LENGTH)] = ""


# Answered


class GameOption(Answer):
    name: str
    default: str | int
    meaning: str
    rule: str
    choices: list[str | int]
    least: int | None
    most: int | None


class ShelfGame(Answer):
    name: str
    title: str
    tagline: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[GameOption]
    bots: list[str]


class RuleText(Answer):
    id: str
    section: str
    title: str
    text: str
    see: list[str]


class SeatToken(Answer):
    """A seat, and the token that opens it. It is shown once; `Authorization: Bearer <token>` is how it is used."""

    seat: int
    token: str


class Promised(Answer):
    """A promise of the hall: the hash of what it will mix with the words at the table that shows the ticket."""

    ticket: str
    promise: str


class Opened(Answer):
    """A table that was set up."""

    match: str
    seats: list[SeatToken]
    invite: str
    state: State


class Seated(Answer):
    match: str
    seat: int
    token: str
    state: State


class Linked(Answer):
    """What a link that somebody sent leads to: a table, and the seat if it is the link of one."""

    match: str
    seat: SeatNumber | None


class Parcel(Answer):
    """All that your seat may know of the table, for bots that think with Meadhall's own engine (`engine/parcel.py`).

    `table` names classes and attributes of that release; `view` of a look has the same by the names of the box.
    """

    format: Literal["meadhall-view/1"]
    game: str
    rules_version: int
    seats: int
    options: dict[str, str | int]
    names: list[str]
    data: str | None
    seat: SeatNumber
    log: list[list[Any]]
    table: dict[str, Any]


class Change(Answer):
    """What the stream says at every change: look at the table again."""

    version: int
    number: int
    yours: bool


class Done(Answer):
    """It happened, and it is written down."""

    match: str
    version: int
    number: int
    over: bool


class ListedTable(Answer):
    """A table in a list."""

    match: str
    game: str
    title: str
    state: State
    tempo: TempoKind
    seats: list[Seat]
    winners: list[int]
    note: str


class Listing(Answer):
    open: list[ListedTable]
    running: list[ListedTable]
    finished: list[ListedTable]
    hall: str = Field(default="", description="what people should know about the hall now, if anything")


def game_out(game: Game, bots: tuple[str, ...]) -> ShelfGame:
    options = [
        GameOption(
            name=option.name,
            default=option.default,
            meaning=spoken(introduction.option_meaning(game, option)),
            rule=option.rule,
            choices=list(option.choices),
            least=option.least,
            most=option.most,
        )
        for option in game.options
    ]
    return ShelfGame(
        name=game.name,
        title=spoken(introduction.title(game)),
        tagline=spoken(introduction.tagline(game)),
        rules_version=game.version,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=options,
        bots=list(bots),
    )


def rule_out(rule: Rule) -> RuleText:
    return RuleText(id=rule.id, section=rule.section, title=rule.title, text=rule.text, see=list(rule.see))


def entry_out(entry: TableEntry) -> ListedTable:
    return ListedTable(
        match=entry.match_id,
        game=entry.game,
        title=entry.title,
        state=entry.state,
        tempo=entry.tempo.kind,
        seats=seats_out(entry.seats),
        winners=list(entry.winners),
        note=entry.note,
    )


# Reviews


class ReviewAnswer(Answer):
    """How far the review of a match is, and what is known so far: from the last decision back to the first."""

    match: str
    state: Literal["none", "wanted", "stopped", "failed", "done"]
    made: int  # of its decisions
    decisions: int
    others: int  # reviews that are being made as well, or wait for it
    review: ReviewFacts | None


class PuzzlesAnswer(Answer):
    """A seat's mistakes in a reviewed match as puzzles, the costliest first, as far as they were looked at."""

    match: str
    seat: int
    state: Literal["none", "wanted", "stopped", "failed", "done"]
    mistakes: int  # that can become puzzles, as far as the match is reviewed
    looked_at: int
    puzzles: list[PuzzleFacts]
