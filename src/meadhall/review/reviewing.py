"""Making a review: step by step from the end of the match backwards, so that it can be stopped and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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


class Followed:
    """Decisions with the table before each and at the end: every step can be made by itself."""

    def __init__(self, tables: Sequence[Table], decisions: Sequence[tuple[int, int]]) -> None:
        self.tables = tables
        self.decisions = decisions
        self.looking = Looking(tables[0], AHEAD)
        self.firsts = firsts(tables, decisions)
        self._worth: tuple[tuple[int, int, int], list[tuple[float, float]]] | None = None

    def step(self, number: int, seed: int, depth: int) -> Step:
        """Of that decision. Follows from the match, seed and depth alone."""
        seat, action = self.decisions[number]
        first = self.firsts[number]
        worth = self._worth_before(first, seed, depth)
        if seat < 0:
            none = [0.0] * len(worth)
            judgement = Judgement(verdict=OF_THE_HALL, part=none, error=none, chance=0.0)
        else:
            view = self.tables[number].view(seat)
            looking = self._looking(number - first)
            judgement = judged(looking, view, action, derived(seed, "review choices", seat, number), depth)
        return Step(
            number=number,
            first=first,
            seat=seat,
            action=action,
            before=[grained(mean) for mean, _ in worth],
            before_error=[error for _, error in worth],
            judgement=judgement,
        )

    def _looking(self, answered: int) -> Looking:
        """As far ahead as the worth before the first answer and the worth after the last one ask for.

        Answers that lie face down already are open again in a world that is redealt: each is a decision more.
        """
        return Looking(self.tables[0], AHEAD + answered) if answered else self.looking

    def _worth_before(self, number: int, seed: int, depth: int) -> list[tuple[float, float]]:
        """Every seat's chance before that decision, and its deviation; for all who choose at once it is the same."""
        key = (number, seed, depth)
        if self._worth is None or self._worth[0] != key:
            many = PLAYOUTS * depth
            values = self.looking.from_table(self.tables[number], derived(seed, "review tables", 0, number), many)
            self._worth = key, [mean_and_error(of_seat) for of_seat in zip(*values)]
        return self._worth[1]


class Reviewing:
    """A match being reviewed. `review` holds what is known; with it somebody else can go on at any time.

    Follows from record, seed and depth alone, wherever it was interrupted.
    """

    def __init__(self, record: Record, seed: int = 0, depth: int = 1, known: Review | None = None) -> None:
        if not 1 <= depth <= DEEPEST:
            raise BadOption(say("wrong-depth", given=depth, most=DEEPEST))
        self.record = record
        self.tables = moments(record)
        self.match = Followed(self.tables, record.decisions)
        first = self.tables[0]
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
        step = self.match.step(self.review.left - 1, self.review.seed, self.review.depth)
        self.review.steps.append(step)
        return step

    def __iter__(self) -> Iterator[Step]:
        while (step := self.go_on()) is not None:
            yield step


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


def firsts(tables: Sequence[Table], decisions: Sequence[tuple[int, int]]) -> list[int]:
    """For each decision the first of those that are made at once with it: itself, unless answers lie face down."""
    found: list[int] = []
    for number in range(len(decisions)):
        goes_on = number > 0 and still_sealed(tables[number - 1], decisions[number - 1], tables[number])
        found.append(found[-1] if goes_on else number)
    return found


def still_sealed(before: Table, decided: tuple[int, int], after: Table) -> bool:
    """Does the answer that was given lie face down, with all those before it?"""
    seat, action = decided
    answers = [(one, answer) for one, answer in enumerate(before.sealed) if answer >= 0]
    if seat >= 0 and before.sealed[seat] < 0:
        answers.append((seat, action))
    return bool(answers) and all(after.sealed[one] == answer for one, answer in answers)
