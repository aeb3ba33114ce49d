"""A review for programs: all that is known, what it adds up to, and what is said of it in the reader's language."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from meadhall.engine.language import spoken
from meadhall.review.puzzles import Solution, asked, told
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


class OptionFacts(BaseModel):
    """An option of a puzzle: what it is called, the chance with it, and by how much it is behind the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    action: int
    label: str
    chance: float
    behind: float
    doubt: float


class PuzzleFacts(BaseModel):
    """A mistake as a puzzle: when it was, what was asked, all options with the answer first, and what is said of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    number: int  # of the decision: the record up to here is the puzzle's
    when: str
    asked: str
    options: list[OptionFacts]
    taken: int
    told: list[str]


class ReviewFacts(Review):
    """The review, and what is said of it."""

    accounts: list[AccountFacts]
    summary: list[str]
    turning_points: list[TurningFacts]


def puzzle_facts(telling: Telling, number: int, solution: Solution) -> PuzzleFacts:
    """Of a mistake in that review, told to who made it."""
    table = telling.tables[number]
    puzzle = asked(table, telling.review.step(number).seat, solution, taken=True)
    view = table.view(puzzle.seat)
    return PuzzleFacts(
        number=number,
        when=spoken(telling.when(number)),
        asked=spoken(view.prompt()),
        options=[OptionFacts(label=spoken(view.describe(one.action)), **dict(one)) for one in solution.choices],
        taken=solution.instead,
        told=[spoken(sentence) for sentence in told(puzzle, view)],
    )


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
                when=spoken(telling.moment(point.number)),
                told=[spoken(sentence) for sentence in telling.turning(point)],
            )
            for point in turning_points(review, None if seat < 0 else seat)
        ],
    )
