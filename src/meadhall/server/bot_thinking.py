"""The hall's workers and what waits for them: who thinks about which question next, and for how long.

No question costs more than its budget, and none waits long: the more wait, the less is thought about each. A worker
that dies or is ended over a question is replaced, and the question asked again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from meadhall.engine.language import spoken
from meadhall.play.hint import Hint
from meadhall.server.bot_questions import Budget, Question, advise, choose
from meadhall.server.bot_queue import FairQueue, Rank
from meadhall.server.bot_workers import Failed, TooLong, Worker, WorkerLost
from meadhall.server.problems import Problem
from meadhall.server.settings import Settings
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.bot_cluster import FarHands

log = logging.getLogger("meadhall.server")

TRIES: Final = 3  # for a question whose workers die
TURN: Final = 0.25  # seconds in which all who wait should have been thought for
LEAST: Final = 0.004  # seconds: less is not worth a question
ON_THE_WAY: Final = 0.06  # seconds of a bot's time that are not for thinking: to the worker and back
CROWD: Final = 4  # questions waiting for each worker, at which the hall calls itself busy
CALM_AGAIN: Final = 10.0  # seconds without a crowd, until it is not any more
HINT_PATIENCE: Final = 12.0  # seconds that a person waits for a hint
BUSY: Final = say("busy")


class Hand(Protocol):
    """Who does the work: a process, or what stands in its place in a test."""

    warm: bool

    @property
    def alive(self) -> bool: ...

    async def run(self, work: Callable[[Any], Any], asked: Any, seconds: float) -> Any: ...

    def end(self) -> None: ...


@runtime_checkable
class Resting(Protocol):
    """One who has a place to wait for the next question: with the others of a cluster."""

    def rest(self) -> None: ...


@dataclass(eq=False)
class Job:
    """A question that somebody waits to be answered."""

    rank: Rank
    who: str  # whose turn it is used for
    question: Question
    budget: Budget
    answer: asyncio.Future[Any]
    by: float | None = None  # by the loop's clock: afterwards nobody wants to know
    tries: int = 0
    waiting: int = 0  # people who wait for this hint


@dataclass(frozen=True)
class Thought:
    """As it is sent to a worker."""

    question: Question
    budget: Budget
    is_hint: bool


def think(thought: Thought) -> int | Hint:
    """In a worker."""
    return (advise if thought.is_hint else choose)(thought.question, thought.budget)


class Thinkers:
    """A few workers, and a fair queue before them."""

    def __init__(self, settings: Settings, hire: Callable[[], Hand] | None = None) -> None:
        self._near = settings.workers or max(2, min(4, os.cpu_count() or 2))  # one that thinks long leaves another
        self._settings = settings
        self._budget = Budget(settings.worlds, settings.thought)
        self._threads = ThreadPoolExecutor(2 * self._near, "bots")  # each waits for a worker
        self._hire = hire or (lambda: Worker(self._threads))
        self._queue: FairQueue[Job] = FairQueue()
        self._idle: list[Hand] = []
        self._far = _far_hands(settings, self._go_on)
        self._at_work: dict[asyncio.Task[None], tuple[Hand, Job]] = {}
        self._advising: dict[object, Job] = {}
        self._crowded = time.monotonic() - CALM_AGAIN
        self._busy = False
        self._calm = asyncio.Event()
        self.thought: Callable[[Rank, float], None] | None = None  # who wants to know how long one took

    @property
    def workers(self) -> int:
        """Those who can think at once: on a cluster, and on this machine if they are fewer there."""
        return max(self._near, 0 if self._far is None else len(self._far))

    # Asking

    def waiting(self, rank: Rank) -> int:
        """Questions that no worker has taken yet."""
        return self._queue.waiting(rank)

    async def calm(self) -> None:
        """Wait until nobody waits for a worker: what can wait, waits for that."""
        while self._queue.waiting(*Rank):
            self._calm.clear()
            await self._calm.wait()

    @property
    def warm(self) -> bool:
        """Is there a worker that could answer at once, were it free?"""
        if self._far is not None and len(self._far):
            return True
        return any(hand.warm for hand in self._idle) or any(hand.warm for hand, _ in self._at_work.values())

    @property
    def notice(self) -> str:
        """What people should know about the bots now, if anything."""
        self._note_crowd(0)
        return spoken(BUSY) if self._busy else ""

    async def answer(self, question: Question, rank: Rank, who: str, left: float | None = None) -> int:
        """The bot's choice, within so many seconds if at all."""
        now = asyncio.get_running_loop().time()
        job = self._job(rank, who, question, None if left is None else now + left)
        self._enter(job)
        found: int = await job.answer
        if self.thought is not None:
            self.thought(rank, asyncio.get_running_loop().time() - now)
        return found

    async def advise(self, question: Question, client: str) -> Hint:
        """What a bot would do in a person's place, and why. Who asks the same gets the same answer."""
        key = (question.match, question.seat, tuple(question.decisions))
        job = self._advising.get(key)
        if job is None:
            self._has_room(client)
            job = self._advising[key] = self._job(Rank.HINTS, client, question, None)
            job.answer.add_done_callback(lambda _: self._advising.pop(key, None))
            self._enter(job)
        job.waiting += 1
        try:
            async with asyncio.timeout(HINT_PATIENCE):
                found: Hint = await asyncio.shield(job.answer)
        except TimeoutError:
            raise Problem(503, say("hints-come-last")) from None
        except (Failed, TooLong, WorkerLost) as trouble:
            log.error("table %s: no hint could be given: %s", question.match, trouble or type(trouble).__name__)
            raise Problem(503, say("no-hint")) from None
        finally:
            job.waiting -= 1
            if not job.waiting:
                job.answer.cancel()  # nobody waits any more
        return found

    def _has_room(self, client: str) -> None:
        limits = self._settings.limits
        if self._queue.waiting_of(Rank.HINTS, client) >= limits.hints:
            raise Problem(429, say("waits-for-hints", hints=limits.hints))
        if self._queue.waiting(Rank.HINTS) >= limits.all_hints:
            raise Problem(503, say("many-wait-for-hints"))

    def _job(self, rank: Rank, who: str, question: Question, by: float | None) -> Job:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        return Job(rank, who, question, self._budget, answer, by)

    # Who thinks

    def _enter(self, job: Job) -> None:
        if self._far is not None:
            self._far.begin()
        self._queue.put(job.rank, job.who, job.question.match, job)
        self._go_on()

    def _go_on(self) -> None:
        """Work for everybody who has nothing to do."""
        self._give_out()
        if not self._queue.waiting(*Rank):
            self._calm.set()

    def _give_out(self) -> None:
        while self._has_hands():
            job = self._queue.take(Rank.HINTS if self._hints_at_work() < max(1, self.workers - 1) else Rank.BOTS)
            if job is None:
                return
            if job.answer.done():
                continue  # nobody wants to know any more
            budget = self._allotted(job)
            if budget.seconds < LEAST:
                job.answer.set_exception(TooLong("There was no time left to think."))
                continue
            try:
                hand = self._free_hand()
            except WorkerLost as lost:
                job.answer.set_exception(lost)
                continue
            task = asyncio.get_running_loop().create_task(self._work(hand, job, budget))
            self._at_work[task] = (hand, job)
            task.add_done_callback(self._done)

    def _has_hands(self) -> bool:
        """Is anybody free, or may somebody be hired?"""
        return bool(self._idle or (self._far is not None and self._far.idle) or len(self._at_work) < self._near)

    def _free_hand(self) -> Hand:
        far = None if self._far is None else self._far.free()
        if far is not None:
            return far
        while self._idle:
            hand = self._idle.pop()
            if hand.alive:
                return hand
            hand.end()
        return self._hire()

    def _hints_at_work(self) -> int:
        """They leave a worker to the bots, where there are several."""
        return sum(job.rank is Rank.HINTS for _, job in self._at_work.values())

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._at_work[task]
        if not task.cancelled():
            self._go_on()

    async def _work(self, hand: Hand, job: Job, budget: Budget) -> None:
        thought = Thought(job.question, budget, job.rank is Rank.HINTS)
        try:
            told = await hand.run(think, thought, budget.seconds + self._settings.overtime)
        except (TooLong, WorkerLost) as trouble:
            self._ask_again(job, trouble)
            return
        except Failed as trouble:
            _tell(job, trouble)
        except Exception as trouble:  # the question could not even be sent: whatever it was, nobody waits in vain
            hand.end()
            _tell(job, trouble)
            return
        else:
            _tell(job, None, told)
        if isinstance(hand, Resting):
            hand.rest()
        else:
            self._idle.append(hand)

    def _ask_again(self, job: Job, trouble: Exception) -> None:
        """Another worker tries, with less to do if it was too much."""
        job.tries += 1
        too_long = isinstance(trouble, TooLong)
        if job.answer.done():
            return
        if job.tries >= (2 if too_long else TRIES):
            _tell(job, trouble)
            return
        if too_long:
            job.budget = job.budget.smaller()
        log.warning("table %s: a worker %s", job.question.match, "took too long" if too_long else "died")
        self._queue.put(job.rank, job.who, job.question.match, job)

    # How long

    def _allotted(self, job: Job) -> Budget:
        """What the job may cost now, as it has come to its turn."""
        budget = job.budget
        if job.rank is not Rank.HINTS:
            waiting = self._queue.waiting(Rank.PEOPLE, Rank.BOTS)
            self._note_crowd(waiting)
            if waiting:
                budget = budget.within(max(LEAST, self.workers * TURN / waiting))
        if job.by is not None:
            budget = budget.within(job.by - ON_THE_WAY - asyncio.get_running_loop().time())
        return budget

    def _note_crowd(self, waiting: int) -> None:
        now = time.monotonic()
        if waiting > CROWD * self.workers:
            self._crowded = now
        busy = now - self._crowded < CALM_AGAIN
        if busy != self._busy:
            self._busy = busy
            log.warning("%s", f"{BUSY} {waiting} of them wait." if busy else "Bots think as long as usual again.")

    def close(self) -> None:
        """Let nobody think any longer."""
        for task, (hand, job) in list(self._at_work.items()):
            task.cancel()
            hand.end()
            job.answer.cancel()
        while (waiting := self._queue.take()) is not None:
            waiting.answer.cancel()
        for hand in self._idle:
            hand.end()
        self._idle.clear()
        if self._far is not None:
            self._far.close()
        self._threads.shutdown(wait=False)


def _far_hands(settings: Settings, came: Callable[[], None]) -> FarHands | None:
    """Those on a cluster, if there shall be any."""
    if not settings.ray:
        return None
    from meadhall.server.bot_cluster import FarHands

    return FarHands(settings, came)


def _tell(job: Job, trouble: Exception | None, told: Any = None) -> None:
    if job.answer.done():
        return
    if trouble is None:
        job.answer.set_result(told)
    else:
        job.answer.set_exception(trouble)
