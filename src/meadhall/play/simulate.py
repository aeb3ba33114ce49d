"""Many games by bots: in this process, or side by side in several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from typing import Final

from meadhall import games
from meadhall.engine.errors import BadOption
from meadhall.engine.table import Table
from meadhall.play.match import new_match
from meadhall.play.seat import check_bot
from meadhall.play.statistics import Outcome

LARGEST_BATCH: Final = 40  # games that a process plays before it reports


@dataclass(frozen=True)
class Plan:
    """What to simulate. Game number i is played with the seed `seed` + i, whichever process plays it."""

    game: str
    kinds: Sequence[str]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: str | None = None

    def check(self) -> None:
        """Refuse at once what could not be played."""
        if self.games < 1:
            raise BadOption(f"At least one game must be played, not {self.games}.")
        for kind in self.kinds:
            check_bot(kind)
        games.game(self.game).new(len(self.kinds), self.seed, self.options, data=self.data)


def play_one(plan: Plan, number: int) -> Outcome:
    """Game `number` of the plan."""
    seed = plan.seed + number
    match = new_match(plan.game, plan.kinds, seed, plan.options, data=plan.data, keeps_past=False)
    match.table.loud = False
    match.run()
    result = match.result()
    length, unit = length_of(match.table)
    decisions = match.table.decisions
    return Outcome(number, seed, tuple(result.winners), tuple(result.scores), result.rule, decisions, length, unit)


def length_of(table: Table) -> tuple[int, str]:
    """How long the game has lasted, in rounds or turns if it counts them."""
    for unit in ("round", "turns"):
        number = getattr(table, unit, None)
        if isinstance(number, int):
            return number, unit.removesuffix("s")
    return table.decisions, "decision"


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """Play all games of the plan; outcomes come as they are done, so several jobs may mix up their order.

    The caller may stop at any time, by Ctrl-C or by not asking for more: then nothing is left running.
    """
    plan.check()
    if jobs < 1:
        raise BadOption(f"At least one job must do the work, not {jobs}.")
    if jobs == 1:
        return (play_one(plan, number) for number in range(plan.games))
    return _side_by_side(plan, jobs)


def _side_by_side(plan: Plan, jobs: int) -> Iterator[Outcome]:
    size = max(1, min(LARGEST_BATCH, plan.games // (20 * jobs)))
    batches = iter(range(0, plan.games, size))
    stop = multiprocessing.Event()
    pool = ProcessPoolExecutor(jobs, initializer=_begin_work, initargs=(stop,))
    waiting: set[Future[list[Outcome]]] = set()
    try:
        while True:
            while len(waiting) < 2 * jobs and (first := next(batches, None)) is not None:
                waiting.add(pool.submit(_play_batch, plan, first, min(first + size, plan.games)))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for batch in done:
                yield from batch.result()
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


_stop: Event | None = None  # in a worker: set when nobody wants its games any more


def _begin_work(stop: Event) -> None:
    """In a worker, first of all: interrupts are the parent's business."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(plan: Plan, first: int, end: int) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for number in range(first, end):
        if _stop is not None and _stop.is_set():
            break
        outcomes.append(play_one(plan, number))
    return outcomes
