"""Making a review: step by step from the end of the match backwards, so that it can be stopped and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from meadhall import games
from meadhall.bots.chances import chances
from meadhall.engine.errors import BadOption, BadRecord
from meadhall.engine.record import Record, go_on
from meadhall.engine.rng import derived
from meadhall.engine.table import Table
from meadhall.review.judging import judged
from meadhall.review.looking import Looking
from meadhall.review.review import OF_THE_HALL, Judgement, Review, Step, digest_of, grained, mean_and_error
from meadhall.review.words import say

AHEAD = 20  # decisions that are played on
PLAYOUTS = 300  # from each moment of the match
DEEPEST = 100


class Reviewing:
    """A match being reviewed. `review` holds what is known; with it somebody else can go on at any time.

    Follows from record, seed and depth alone, wherever it was interrupted.
    """

    def __init__(self, record: Record, seed: int = 0, depth: int = 1, known: Review | None = None) -> None:
        if not 1 <= depth <= DEEPEST:
            raise BadOption(say("wrong-depth", given=depth, most=DEEPEST))
        self.record = record
        self.tables = moments(record)
        first = self.tables[0]
        self.looking = Looking(first, AHEAD)
        if known is None:
            known = Review(
                match=digest_of(record),
                game=record.game,
                seats=record.seats,
                names=list(first.setting.names),
                decisions=len(record.decisions),
                seed=seed,
                depth=depth,
                result=[grained(part) for part in chances(self.tables[-1])],
            )
        elif known.match != digest_of(record):
            raise BadOption(say("another-match"))
        self.review = known

    def go_on(self) -> Step | None:
        """One step more; nothing if all is done."""
        if self.review.done:
            return None
        number = self.review.left - 1
        decided = self.record.decisions[number]
        step = step_of(self.looking, self.tables[number], number, decided, self.review.seed, self.review.depth)
        self.review.steps.append(step)
        return step

    def __iter__(self) -> Iterator[Step]:
        while (step := self.go_on()) is not None:
            yield step


def step_of(looking: Looking, table: Table, number: int, decided: tuple[int, int], seed: int, depth: int) -> Step:
    """Decision `number`, as (seat, action), from the table before it."""
    seat, action = decided
    seats = table.setting.seats
    values = looking.from_table(table, derived(seed, "review tables", 0, number), PLAYOUTS * depth)
    means = [mean_and_error([one[at] for one in values]) for at in range(seats)]
    if seat < 0:
        none = [0.0] * seats
        judgement = Judgement(verdict=OF_THE_HALL, part=none, error=none, chance=0.0)
    else:
        judgement = judged(looking, table.view(seat), action, derived(seed, "review choices", seat, number), depth)
    return Step(
        number=number,
        seat=seat,
        action=action,
        before=[grained(mean) for mean, _ in means],
        before_error=[error for _, error in means],
        judgement=judgement,
    )


def review(record: Record, seed: int = 0, depth: int = 1, progress: Callable[[Review], None] | None = None) -> Review:
    """The whole review of a finished match; `progress` is told after each step."""
    making = Reviewing(record, seed, depth)
    for _ in making:
        if progress is not None:
            progress(making.review)
    return making.review


def moments(record: Record) -> list[Table]:
    """The table before each decision, and at the end, which must be the end of the game."""
    last = games.rebuild(record)
    if not last.over:
        raise BadRecord(say("not-over", decisions=len(record.decisions)))
    table = games.rebuild(record, 0)
    found = [table.copy()]
    for _ in record.decisions:
        table = go_on(record, table)
        found.append(table.copy())
    return found
