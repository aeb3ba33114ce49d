"""Reviews of finished matches: made by a worker that stands behind everybody, kept, and read while they grow.

Each person who waits has a turn, and a turn is a few steps. Before each the bots' queue must be empty: a hall under
load lets reviews wait, never players. What is known is written after each turn, so a review that was stopped or whose
hall is gone goes on where it was, here or at another hall.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import Record
from meadhall.engine.table import Table
from meadhall.review import Review, Reviewing, Step
from meadhall.review.puzzles import Solution, mistakes
from meadhall.review.review import digest_of
from meadhall.server.bot_thinking import Hand
from meadhall.server.bot_workers import Failed, TooLong, Worker, WorkerLost
from meadhall.server.match_from_rows import take_up
from meadhall.server.problems import Problem
from meadhall.server.review_rows import KeptReviews
from meadhall.server.review_steps import Asked, AskedPuzzles, make, make_puzzles
from meadhall.server.rows import ReviewRow
from meadhall.server.shutting_down import stopped
from meadhall.web.review_model import ReviewStanding

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger("meadhall.server")

T = TypeVar("T")

SEED: Final = 0  # the same as at the terminal, so that both say the same
DEPTH: Final = 1
FORMAT: Final[str] = Review.model_fields["format"].default
NICE: Final = 19  # behind everybody
TURN: Final = 0.5  # seconds, or one step
LONGEST_TURN: Final = 180.0  # seconds after which a worker is ended, on a machine that has little time for it
TRIES: Final = 3
IDLE: Final = 30.0  # seconds after which a worker that has nothing to do is sent home
READ: Final = 16  # matches whose reviews were read last


@dataclass(eq=False)
class Job:
    """A review that is being made."""

    row: ReviewRow
    record: str
    decisions: int
    below: int  # steps of decisions before this one are missing
    tries: int = 0
    mistakes: list[int] = field(default_factory=list)  # decisions at which to look once more, for puzzles


class Turns:
    """Who has a turn next: each client in turn, and of one client's reviews the first until it is done."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()

    def add(self, job: Job) -> None:
        self._lines.setdefault(job.row.client, deque()).append(job)

    def next(self) -> Job | None:
        """It stays in its line; its client is the last from now on."""
        if not self._lines:
            return None
        client = next(iter(self._lines))
        self._lines.move_to_end(client)
        return self._lines[client][0]

    def remove(self, job: Job) -> None:
        line = self._lines[job.row.client]
        line.remove(job)
        if not line:
            del self._lines[job.row.client]


@dataclass(frozen=True)
class Known:
    """What is known of a match: nothing yet, some steps, or all."""

    row: ReviewRow | None
    review: Review  # as it is now: it does not grow
    tables: Sequence[Table]
    others: int = 0  # that are being made as well, or wait for it

    @property
    def state(self) -> ReviewStanding:
        """How it stands with the review itself: puzzles may still be made of it."""
        return "none" if self.row is None else "done" if self.review.done else self.row.state


@dataclass(frozen=True)
class KnownPuzzles:
    """What is known of the puzzles out of a seat's mistakes."""

    state: ReviewStanding
    mistakes: Sequence[int]  # the decisions, the costliest first
    looked_at: int  # so many of them
    solutions: dict[int, Solution]  # of those that are puzzles, in the same order


class Reviews:
    """All reviews that this hall makes, and what is known of any."""

    def __init__(self, hall: Hall, hire: Callable[[], Hand] | None = None) -> None:
        self._hall = hall
        self.kept = KeptReviews(hall.storage)
        self._threads = ThreadPoolExecutor(2, "reviews")
        self._reader = ThreadPoolExecutor(1, "review-pages")
        self._hire = hire or (lambda: Worker(self._threads, NICE))
        self._hand: Hand | None = None
        self._turns = Turns()
        self._jobs: dict[str, Job] = {}
        self._news = asyncio.Event()
        self._going: asyncio.Task[None] | None = None
        self._read: OrderedDict[str, Reviewing] = OrderedDict()

    def __len__(self) -> int:
        return len(self._jobs)

    def start(self) -> None:
        self._going = asyncio.create_task(self._go())

    async def stop(self) -> None:
        """What is not done goes on when the hall opens again, or at another one."""
        await stopped(self._going)
        self._rest()
        self._threads.shutdown(wait=False)
        self._reader.shutdown(wait=False)

    # Asking and reading

    async def ask(self, match: str, record: Record, client: str, seat: int | None = None) -> None:
        """Somebody wants it, with the seat's mistakes as puzzles if one is named; once is enough."""
        puzzles = 0 if seat is None else 1 << seat
        wish = ReviewRow(match, FORMAT, SEED, DEPTH, "wanted", client, self._hall.clock.now(), "", puzzles)
        row = await self.kept.ask(wish, self._hall.settings.limits)
        if row.state == "wanted" and row.hall == self.kept.hall and match not in self._jobs:
            await self._enter(row, record)

    async def known(self, match: str, record: Record) -> Known:
        """All that is known now, from the database, whoever makes it."""
        row = await self.kept.row(match)
        fits = row is not None and row.format == FORMAT
        making = await self.beside(self._followed, match, record, fits)
        if row is None or not fits:
            return Known(None, making.review, making.tables)
        more = await self.kept.steps(match, making.review.left)
        review = await self.beside(_grown, making.review, more)
        others = await self.kept.wanted() - 1 if row.state == "wanted" else 0
        return Known(row, review, making.tables, max(0, others))

    async def puzzles(self, known: Known, match: str, seat: int) -> KnownPuzzles:
        """Of a seat, from the database."""
        row = known.row
        if row is None or not row.puzzles >> seat & 1:
            return KnownPuzzles("none", [], 0, {})
        kept = await self.kept.puzzles(match)
        return await self.beside(_puzzles, known, row.state, kept, seat)

    async def beside(self, work: Callable[..., T], *given: Any) -> T:
        """One after the other in a thread, as a long match takes a while, and for who reads as this task does."""
        context = contextvars.copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._reader, partial(context.run, work, *given))

    def _followed(self, match: str, record: Record, known: bool) -> Reviewing:
        """The match with all its moments, and as many steps as were read before."""
        found = self._read.pop(match, None)
        if found is None or found.review.match != digest_of(record) or (found.review.steps and not known):
            found = Reviewing(record, SEED, DEPTH)
        self._read[match] = found
        while len(self._read) > READ:
            self._read.popitem(last=False)
        return found

    # Making

    async def take_up(self) -> None:
        """What is wanted and nobody makes: after the hall was opened, or when another one is gone."""
        if self._hall.storage.halls.draining:
            return
        for match in await self.kept.free():
            if match in self._jobs:
                continue
            row = await self.kept.take(match)
            if row is not None and row.format != FORMAT:  # another release began it: its steps mean something else
                row = await self.kept.ask(replace(row, format=FORMAT), self._hall.settings.limits)
            if row is not None:
                await self._take_up(row)

    async def _take_up(self, row: ReviewRow) -> None:
        try:
            stored = await self._hall.read(row.match)
            record = (await asyncio.to_thread(take_up, stored, self._hall.clock.now())).table.record()
        except (MeadhallError, Problem) as error:
            log.error("table %s can't be reviewed: %s", row.match, error)
            await self.kept.give_up(row)
            return
        await self._enter(row, record)

    async def _enter(self, row: ReviewRow, record: Record) -> None:
        steps = await self.kept.steps(row.match, len(record.decisions))
        if row.match in self._jobs:
            return
        many = len(record.decisions)
        job = Job(row, record.text(), many, many - len(steps))
        self._jobs[row.match] = job
        self._turns.add(job)
        self._news.set()

    def _leave(self, job: Job) -> None:
        self._turns.remove(job)
        del self._jobs[job.row.match]

    async def _go(self) -> None:
        while True:
            job = self._turns.next()
            if job is None:
                await self._wait()
                continue
            try:
                await self._hall.thinkers.calm()
                await self._turn(job)
            except Exception:
                log.exception("table %s: its review is left for later", job.row.match)
                self._leave(job)

    async def _wait(self) -> None:
        self._news.clear()
        try:
            async with asyncio.timeout(IDLE if self._hand is not None else None):
                await self._news.wait()
        except TimeoutError:
            self._rest()

    def _rest(self) -> None:
        if self._hand is not None:
            self._hand.end()
            self._hand = None

    async def _turn(self, job: Job) -> None:
        if not job.below and not job.mistakes:
            await self._end(job)
            return
        if self._hand is None or not self._hand.alive:
            self._hand = self._hire()
        row = job.row
        steps: list[tuple[int, str]] = []
        puzzles: list[tuple[int, str]] = []
        try:
            if job.below:
                asked = Asked(row.match, job.record, row.seed, row.depth, job.below, TURN)
                steps = await self._hand.run(make, asked, LONGEST_TURN)
            else:
                more = AskedPuzzles(row.match, job.record, row.seed, tuple(job.mistakes), TURN)
                puzzles = await self._hand.run(make_puzzles, more, LONGEST_TURN)
        except (TooLong, WorkerLost, Failed) as trouble:
            await self._troubled(job, trouble)
            return
        job.tries = 0
        job.below -= len(steps)
        del job.mistakes[: len(puzzles)]
        if not await self.kept.keep(row, steps, puzzles):
            self._leave(job)

    async def _end(self, job: Job) -> None:
        """It is done, unless somebody wants puzzles of it whose mistakes were not looked at yet."""
        row = await self.kept.row(job.row.match)
        if row is None or row.state != "wanted" or row.hall != job.row.hall:
            self._leave(job)
            return
        if row.puzzles:
            steps = await self.kept.steps(row.match, job.decisions)
            kept = await self.kept.puzzles(row.match)
            wanted = await self.beside(_mistakes, steps, row.puzzles)
            job.mistakes = [number for number in wanted if number not in kept]
        if not job.mistakes:
            await self.kept.finish(row)
            if (now := await self.kept.row(row.match)) is None or now.state != "wanted":
                self._leave(job)

    async def _troubled(self, job: Job, trouble: Exception) -> None:
        """A worker that died or took too long is replaced; what fails again and again is given up."""
        job.tries += 1
        for_good = isinstance(trouble, Failed) or job.tries >= TRIES
        log.log(
            logging.ERROR if for_good else logging.WARNING,
            "table %s: its review %s: %s",
            job.row.match,
            "is given up" if for_good else "is tried again",
            trouble or type(trouble).__name__,
        )
        if for_good:
            await self.kept.give_up(job.row)
            self._leave(job)


def _grown(review: Review, texts: Sequence[str]) -> Review:
    """With these steps, unless somebody else has read them meanwhile; a copy that stays as it is."""
    for step in map(Step.model_validate_json, texts):
        if step.number == review.left - 1:
            review.steps.append(step)
    return review.model_copy(update={"steps": review.steps[:]})


def _mistakes(steps: Sequence[str], seats: int) -> list[int]:
    """The decisions that may become puzzles, of each seat with a bit."""
    known = [Step.model_validate_json(step) for step in steps]
    return [step.number for seat in range(seats.bit_length()) if seats >> seat & 1 for step in mistakes(known, seat)]


def _puzzles(known: Known, state: ReviewStanding, kept: dict[int, str], seat: int) -> KnownPuzzles:
    numbers = [step.number for step in mistakes(known.review.steps, seat)]
    found = {number: Solution.model_validate_json(kept[number]) for number in numbers if kept.get(number)}
    looked_at = sum(number in kept for number in numbers)
    done = known.review.done and looked_at == len(numbers)
    return KnownPuzzles("done" if done else state, numbers, looked_at, found)
