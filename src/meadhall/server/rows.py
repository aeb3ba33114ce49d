"""What the database holds, row by row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from meadhall.engine.rng import Generator

State = Literal["open", "running", "finished"]
TempoKind = Literal["relaxed", "live", "slow"]
Origin = Literal["new", "fork", "upload"]

BACK = ("undo", "consent")  # entries that take decisions back instead of adding one


@dataclass
class MatchRow:
    """How a match was set up, and how far it is."""

    id: str
    game: str
    rules_version: int
    title: str
    options: dict[str, str | int]
    seats: int
    seed: int  # of the table: nobody may know it before the end
    generator: Generator  # what makes chance of the seed
    dice: int  # the Match's own seed, for bots and delays: what shows there says nothing about the table's
    names: list[str]
    data: str | None
    tempo: TempoKind
    seconds: float
    bank: float
    listed: bool
    state: State
    invite: str  # gives nothing but a seat that is still open
    origin: Origin
    first: int  # decisions that were taken over from another match
    winners: list[int]
    creator: str
    created: float
    changed: float
    deadline: float | None = None  # when the hall has to look at it again
    waiting: list[int] = field(default_factory=list)  # the seats whose people are awaited
    note: str = ""  # how far it has come
    rematch: str = ""  # the table at which the same people play again
    wish: str = ""  # to take something back, if one waits for consent; as JSON
    aside: str = ""  # why the hall leaves it alone, if it does


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
    """One entry of the truth: a decision, or decisions taken back (then `action` is how many are left)."""

    number: int
    seat: int
    action: int
    made_by: str
    at: float
    bank: float | None = None  # what the seat's bank held afterwards
    key: str | None = None  # under which a program sent it


SPECTATOR, HALL = -1, -2  # who says something without having a seat


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
    winners: list[int]
    changed: float
    waiting: list[int]
    note: str
    seats: list[ListedSeat] = field(default_factory=list)
