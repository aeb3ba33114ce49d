"""The Review: what is known of a finished match so far. Plain data: it can be stored at any time, and taken up again.

For every seat and every step: change of its chance = the decision's part + luck. So over the match: chance at the start
+ own decisions + others' decisions + luck = result, exactly, as all numbers are multiples of one small grain. Of the
parts a seat's own is what it did better or worse than a usual player; the rest is the others'. What several seats
choose at once changes nothing until the last of them has chosen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt
from typing import Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from meadhall.engine.record import Record

GRAINS = 1 << 20  # in a whole chance: sums of such numbers have no rounding
SURE = 1.96  # deviations: the 95 % interval

FORCED: Final = "forced"  # there was one option
EQUAL: Final = "equal"  # nothing better was there, and nothing much worse came to mind
MISTAKE: Final = "mistake"  # another option was better, surely
GOOD: Final = "good"  # better than what a usual player does, surely
FINE: Final = "fine"  # none of these, as far as can be told
OF_THE_HALL: Final = "hall"  # not a player's decision: somebody was absent
Verdict = Literal["forced", "equal", "mistake", "good", "fine", "hall"]


def grained(number: float) -> float:
    """The number to the nearest grain.

    >>> grained(1 / 3) + grained(1 / 3) - grained(1 / 3) == grained(1 / 3)
    True
    """
    return round(number * GRAINS) / GRAINS


class Gain(BaseModel):
    """What the better option would have brought more of on average, or less."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    asset: str  # as the game's Judge calls it
    more: float
    worth: float  # of one of it


class Judgement(BaseModel):
    """A decision by what its seat could know then. Chances are the deciding seat's, unless every seat has one."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    verdict: Verdict
    part: list[float]  # for every seat: what can be expected with the decision, less what could be before it
    error: list[float]  # the deviation of each
    chance: float  # with the option that was taken
    beside: float = 0.0  # what it brought more than a usual player's
    beside_error: float = 0.0
    better: int | None = None  # what the search would have taken, if that is another option
    better_chance: float | None = None
    cost: float = 0.0  # of not taking it; below 0 if it is worse
    cost_error: float = 0.0
    gains: list[Gain] = Field(default_factory=list)
    wins: bool = False  # the better option ends the game, and wins it
    loses: bool = False  # the option that was taken ended the game, and lost it
    worlds: int = 0  # that were looked at
    ahead: int = 0  # in how many of them the better option came to more
    behind: int = 0  # and to less


class Step(BaseModel):
    """One decision, and everything that came before the next."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    number: int  # of the decision, from 0: the record up to here is the moment before it
    first: int  # the first decision of a simultaneous choice that it belongs to; mostly itself
    seat: int
    action: int
    before: list[float]  # every seat's chance; before the first one, if several choose at once
    before_error: list[float]
    judgement: Judgement


class Account(NamedTuple):
    """One seat's match: start + own + others + luck = result."""

    start: float
    own: float  # decisions, beside those of a usual player
    others: float  # decisions, and what of all decisions showed only later
    luck: float
    result: float
    own_error: float  # half of the 95 % interval
    luck_error: float


class Review(BaseModel):
    """What is known of the match. Steps come from the last to the first; without the first one it is not done yet."""

    model_config = ConfigDict(extra="forbid")
    format: Literal["meadhall-review/4"] = "meadhall-review/4"
    match: str  # the digest of the record
    game: str
    seats: int
    names: list[str]
    decisions: int
    seed: int
    depth: int
    result: list[float]  # every seat's part of the victory
    steps: list[Step] = Field(default_factory=list)

    @property
    def done(self) -> bool:
        return len(self.steps) == self.decisions

    @property
    def left(self) -> int:
        return self.decisions - len(self.steps)

    def step(self, number: int) -> Step:
        """What came of decision `number`."""
        return self.steps[self.decisions - 1 - number]

    def after(self, step: Step) -> list[float]:
        """Every seat's chance when the next decision comes, or the result."""
        return self.result if step.number == self.decisions - 1 else self.step(step.number + 1).before

    def luck(self, step: Step) -> list[float]:
        """Of every seat, in this step: what neither this decision nor the chances before it can explain.

        Of decisions that are made at once it all comes with the last one.
        """
        chosen = self.at_once(step)
        if not chosen:
            return [0.0] * self.seats
        after = self.after(step)
        return [
            after[seat] - step.before[seat] - sum(one.judgement.part[seat] for one in chosen)
            for seat in range(self.seats)
        ]

    def luck_error(self, step: Step) -> list[float]:
        """The deviation of each."""
        chosen = self.at_once(step)
        if not chosen:
            return [0.0] * self.seats
        last = step.number == self.decisions - 1
        after = [0.0] * self.seats if last else self.step(step.number + 1).before_error
        return [
            sqrt(
                step.before_error[seat] ** 2 + after[seat] ** 2 + sum(one.judgement.error[seat] ** 2 for one in chosen)
            )
            for seat in range(self.seats)
        ]

    def at_once(self, step: Step) -> list[Step]:
        """All decisions that were made at once with the last of them, as far as they are known; none for the others."""
        if step.number < self.decisions - 1 and self.step(step.number + 1).first == step.first:
            return []
        at = self.decisions - 1 - step.number
        return self.steps[at : at + step.number - step.first + 1]

    def account(self, seat: int) -> Account:
        """A seat's match as far as it is known: from its first step that is."""
        start = self.steps[-1].before[seat] if self.steps else self.result[seat]
        own = sum(step.judgement.beside for step in self.steps if step.seat == seat)
        others = sum(step.judgement.part[seat] for step in self.steps) - own
        luck = sum(self.luck(step)[seat] for step in self.steps)
        of_own = sum(step.judgement.beside_error**2 for step in self.steps if step.seat == seat)
        of_all = sum(step.judgement.error[seat] ** 2 for step in self.steps)
        if self.steps:
            of_all += self.steps[-1].before_error[seat] ** 2
        return Account(start, own, others, luck, self.result[seat], SURE * sqrt(of_own), SURE * sqrt(of_all))


def digest_of(record: Record) -> str:
    """By which a review knows its match."""
    unsealed = record.model_copy(update={"seal": None})  # the same match, with or without it
    return hashlib.sha256(unsealed.text().encode()).hexdigest()


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off: its standard deviation."""
    many = len(numbers)
    mean = sum(numbers) / many
    if many < 2:
        return mean, 0.0
    return mean, sqrt(sum((one - mean) ** 2 for one in numbers) / (many - 1) / many)
