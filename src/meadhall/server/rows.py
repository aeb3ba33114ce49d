"""What the database holds, row by row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from meadhall.engine.rng import Generator

State = Literal["open", "running", "finished"]
TempoKind = Literal["relaxed", "live", "slow"]
Origin = Literal["new", "fork", "upload", "lesson"]

LARGE = {"large": True}  # larger than any column for numbers: written as text
MOVES = {"moves": True}  # changes once the match is set up; all else of its row stays as it was

BACK = ("undo", "consent")  # entries that take decisions back instead of adding one
REOPENED = "reopened"  # one that takes out a single decision: a secret choice that was changed


@dataclass
class MatchRow:
    """How a match was set up, and how far it is."""

    id: str
    game: str
    rules_version: int
    title: str
    options: dict[str, str | int]
    seats: int
    seed: int = field(metadata=LARGE | MOVES)  # of the table: nobody may know it before the end
    generator: Generator  # what makes chance of the seed
    dice: int = field(metadata=LARGE)  # the Match's own seed: bots and delays say nothing about the table's
    names: list[str] = field(metadata=MOVES)
    data: str | None
    tempo: TempoKind
    seconds: float
    bank: float
    listed: bool
    state: State = field(metadata=MOVES)
    invite: str  # gives nothing but a seat that is still open
    origin: Origin
    first: int  # decisions that were taken over from another match
    winners: list[int] = field(metadata=MOVES)
    creator: str
    created: float
    changed: float = field(metadata=MOVES)
    deadline: float | None = field(default=None, metadata=MOVES)  # when the hall has to look at it again
    waiting: list[int] = field(default_factory=list, metadata=MOVES)  # the seats whose people are awaited
    note: str = field(default="", metadata=MOVES)  # how far it has come
    rematch: str = field(default="", metadata=MOVES)  # the table at which the same people play again
    wish: str = field(default="", metadata=MOVES)  # to take something back, if one waits for consent; as JSON
    aside: str = field(default="", metadata=MOVES)  # why the hall leaves it alone, if it does
    learning: str = field(default="", metadata=MOVES)  # how far it has come as a lesson, if it is one; as JSON
    house: dict[str, int] = field(default_factory=dict)  # rules of the house that were set for this table
    away: str = field(default="", metadata=MOVES)  # who is away, if anybody is; as JSON
    promise: str | None = None  # of the seal: one table has it, and no other
    seal: str = field(default="", metadata=MOVES)  # with its secret: nobody may know it before the end; as JSON
    redealt: list[dict[str, int]] = field(default_factory=list)  # as its record says it


@dataclass
class SeatRow:
    """Who sits at a seat."""

    seat: int
    kind: str  # `you`, or the kind of bot
    name: str
    token_hash: str | None = None  # None at a person's seat: still to be taken
    person: str | None = None
    stand_in: str | None = None
    absent: bool = False
    orders: list[str] = field(default_factory=list)  # as JSON
    holders: list[str] = field(default_factory=list)  # people who came by the seat's own link


@dataclass(frozen=True)
class Entry:
    """One entry of the truth: a decision, decisions taken back (then `action` is how many are left), or one taken out.

    Of the latter `action` is how many decisions stood before it.
    """

    number: int
    seat: int
    action: int
    made_by: str
    at: float
    bank: float | None = None  # what the seat's bank held afterwards
    key: str | None = None  # under which a program sent it


SPECTATOR, HALL = -1, -2  # who says something without having a seat
SAMPLES = "samples"  # as the creator of matches that the hall itself has let bots play


@dataclass(frozen=True)
class ChatRow:
    """Something that was said, by a seat, a spectator, or the hall."""

    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Snapshot:
    """A saved match, and how many entries it includes."""

    number: int
    saved: str


ReviewState = Literal["wanted", "stopped", "failed", "done"]


@dataclass(frozen=True)
class ReviewRow:
    """A review that somebody asked for. Its steps lie beside it."""

    match: str
    format: str
    seed: int
    depth: int
    state: ReviewState
    client: str  # who asked for it
    asked: float
    hall: str  # which makes it; nothing if there can't be several
    puzzles: int = 0  # for each seat whose mistakes shall be puzzles, one bit


@dataclass(frozen=True)
class Stored:
    """All that is stored of a match. `entries` are those after the snapshot, or all without one."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[Entry] = field(default_factory=list)
    snapshot: Snapshot | None = None
    chat: list[ChatRow] = field(default_factory=list)
    keys: list[tuple[int, str]] = field(default_factory=list)  # seats, and under what they sent their last requests

    @property
    def number(self) -> int:
        """Of the last entry."""
        if self.entries:
            return self.entries[-1].number
        return 0 if self.snapshot is None else self.snapshot.number


@dataclass(frozen=True)
class ListedSeat:
    """Who sits at a seat, as a list of tables tells it."""

    seat: int
    kind: str
    name: str
    taken: bool
    person: str | None
    stand_in: str | None
    absent: bool


@dataclass(frozen=True)
class Taught:
    """A match as a lesson."""

    id: str
    game: str
    title: str  # the lesson's name
    learning: str  # as JSON


@dataclass(frozen=True)
class ListedMatch:
    """A match, as a list of tables tells of it: nothing that could be large."""

    id: str
    game: str
    title: str
    state: State
    tempo: TempoKind
    seconds: float
    bank: float
    listed: bool
    origin: Origin
    first: int
    winners: tuple[int, ...]
    changed: float
    waiting: tuple[int, ...]
    note: str
    away: str = ""
    seats: tuple[ListedSeat, ...] = ()
