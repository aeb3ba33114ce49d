"""A review for programs: all that is known, what it adds up to, and what is said of it in the reader's language."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from meadhall.engine.language import spoken
from meadhall.review.review import Review
from meadhall.review.telling import Telling
from meadhall.review.turning import Kind, turning_points


class AccountFacts(BaseModel):
    """One seat's match, in parts of the chance to win: start + own + others + luck = result."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    start: float
    own: float
    others: float
    luck: float
    result: float
    own_error: float
    luck_error: float


class TurningFacts(BaseModel):
    """A turning point: what kind it was, whose chance it changed by how much, and what is said of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    number: int
    kind: Kind
    seat: int
    change: float
    when: str
    told: list[str]


class ReviewFacts(Review):
    """The review, and what is said of it."""

    accounts: list[AccountFacts]
    summary: list[str]
    turning_points: list[TurningFacts]


def facts(telling: Telling, seat: int) -> ReviewFacts:
    """Told to a seat, or to nobody in particular with -1."""
    review = telling.review
    return ReviewFacts(
        **dict(review),
        accounts=[AccountFacts(**review.account(one)._asdict()) for one in range(review.seats)],
        summary=[spoken(sentence) for sentence in telling.summary(seat)] if review.done else [],
        turning_points=[
            TurningFacts(
                **point._asdict(),
                when=spoken(telling.when(point.number)),
                told=[spoken(sentence) for sentence in telling.turning(point)],
            )
            for point in turning_points(review, None if seat < 0 else seat)
        ],
    )
