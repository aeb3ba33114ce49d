"""The turning points of a match: the few decisions and strokes of luck that moved most."""

from __future__ import annotations

from typing import Literal, NamedTuple

from meadhall.review.judging import BEYOND_DOUBT, MATTERS
from meadhall.review.review import GOOD, MISTAKE, Review, Step

MOST = 6

Kind = Literal["mistake", "good", "luck"]


class Turning(NamedTuple):
    """One of them: what kind it was, and whose chance it changed most, by how much."""

    number: int  # of the decision
    kind: Kind
    seat: int
    change: float


def turning_points(review: Review, seat: int | None = None, most: int = MOST) -> list[Turning]:
    """The largest ones that are surely more than noise, in the order of the match; of one seat's chance, or of any."""
    found = [one for step in review.steps for one in turnings_of(review, step, seat)]
    found.sort(key=lambda one: (-abs(one.change), one.number))
    return sorted(found[:most])


def turnings_of(review: Review, step: Step, seat: int | None) -> list[Turning]:
    found = []
    judgement = step.judgement
    if seat is None or step.seat == seat:
        if judgement.verdict == MISTAKE:
            found.append(Turning(step.number, "mistake", step.seat, -judgement.cost))
        elif judgement.verdict == GOOD:
            found.append(Turning(step.number, "good", step.seat, judgement.beside))
    luck, errors = seen(review, step), review.luck_error(step)
    whose = max(range(review.seats), key=lambda one: abs(luck[one])) if seat is None else seat
    if abs(luck[whose]) >= MATTERS and abs(luck[whose]) > BEYOND_DOUBT * errors[whose]:
        found.append(Turning(step.number, "luck", whose, luck[whose]))
    return found


def seen(review: Review, step: Step) -> list[float]:
    """Every seat's luck in that step as far as the curve shows it, which went the same way.

    The rest evens out what hidden cards made of a decision: it belongs to the sum, but nobody could point at it.
    """
    moved = [after - before for after, before in zip(review.after(step), step.before)]
    return [
        luck if luck * change > 0 and abs(change) >= MATTERS else 0.0 for luck, change in zip(review.luck(step), moved)
    ]
