"""What the page of a review shows, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from meadhall.engine.game import Game
from meadhall.review.review import Account, Verdict
from meadhall.review.turning import Kind

ReviewStanding = Literal["none", "wanted", "stopped", "failed", "done"]


@dataclass(frozen=True, kw_only=True)
class ReviewSeat:
    """A seat of the match, and what became of it."""

    number: int
    name: str
    score: str  # in words
    account: Account
    told: str  # what stood out, in a sentence or two


@dataclass(frozen=True, kw_only=True)
class StopInfo:
    """A place where the curve can be looked at: the first decision of a turn, and every seat's chance then."""

    number: int
    when: str
    chances: Sequence[float]


@dataclass(frozen=True, kw_only=True)
class BandInfo:
    """A month or a round, from one decision to another."""

    first: int
    last: int
    called: str
    number: int  # 0 before the first


@dataclass(frozen=True, kw_only=True)
class ComparedInfo:
    """One of the two chances that are compared at a turning point."""

    words: str
    chance: float
    best: bool = False


@dataclass(frozen=True, kw_only=True)
class MomentInfo:
    """A turning point."""

    number: int  # of the decision
    kind: Kind
    seat: int  # whose chance changed
    change: float
    after: Sequence[float]  # everybody's chance then
    when: str
    told: Sequence[str]
    compared: Sequence[ComparedInfo]

    @property
    def key(self) -> str:
        return f"{self.number}-{self.kind}"


@dataclass(frozen=True, kw_only=True)
class DecisionInfo:
    """A decision of the seat to which the match is told, and what is said of it."""

    number: int
    when: str
    option: str
    verdict: Verdict
    told: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class ReviewPage:
    """A review, as far as it is known, told to a seat or to nobody in particular."""

    game: Game
    match_id: str
    title: str  # how it ended
    about: str
    viewer: int | None  # to whom it is told
    seats: Sequence[ReviewSeat]
    state: ReviewStanding
    decisions: int
    curves: Sequence[Sequence[float]] = ()  # of each seat, from the first decision that is known to the result
    stops: Sequence[StopInfo] = ()
    bands: Sequence[BandInfo] = ()
    moments: Sequence[MomentInfo] = ()
    judged: Sequence[DecisionInfo] = ()  # of the viewer, in the order of the match
    verdicts: str = ""  # how many of them were what
    summary: Sequence[str] = ()
    sureness: str = ""
    others: int = 0  # reviews that are being made as well, or wait for it
    may_rematch: bool = False
    rematch: bool = False  # somebody has asked for one
    may_stop: bool = False
    my_name: str = ""

    @property
    def made(self) -> int:
        return len(self.curves[0]) - 1 if self.curves else 0

    @property
    def first(self) -> int:
        """The first decision that is known."""
        return self.decisions - self.made
