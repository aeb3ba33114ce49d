"""Work that is shared by several processes, or by the nodes of a Ray cluster, and that ends with who wanted it."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from typing import Any, Final, Generic, NamedTuple, TypeVar

from meadhall import games
from meadhall.engine.errors import BadOption
from meadhall.play.words import say

Task = TypeVar("Task")
Done = TypeVar("Done")

AUTO: Final = "auto"  # the cluster that runs on this machine, or that RAY_ADDRESS names
MOMENT: Final = 0.5  # seconds that a batch should take
LARGEST_BATCH: Final = 1000

_ADDRESS: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/]+):[0-9]{1,5}")


class Unwanted(Exception):
    """Nobody waits for this work any more."""


@dataclass(frozen=True)
class OnRay:
    """Work is done on the Ray cluster at this address; "auto" is the one that is found, or else one for now."""

    address: str = AUTO


def check_jobs(jobs: int | OnRay) -> None:
    """Refuse at once what could not do any work."""
    if isinstance(jobs, OnRay):
        check_address(jobs.address)
        check_ray()
    elif jobs < 1:
        raise BadOption(say("no-jobs", given=jobs))


def check_ray() -> None:
    if importlib.util.find_spec("ray") is None:
        raise BadOption(say("no-ray"))


def check_address(address: str) -> None:
    if address != AUTO and not _ADDRESS.fullmatch(address):
        raise BadOption(say("no-cluster-address", given=repr(address[:80])))


def side_by_side(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int | OnRay) -> Iterator[Done]:
    """The work on all tasks, as it is done: in so many processes, or on a cluster. Several may mix up the order.

    Who stops asking, or is interrupted, leaves nothing running: work that asks `wanted` now and then, and raises
    Unwanted if it is not, ends at once.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    with _on_ray(jobs) if isinstance(jobs, OnRay) else _in_processes(jobs) as hands:
        yield from _shared(work, _Batches(tasks), hands)


class _Hands(NamedTuple):
    """Who does the work: how it is given to them, and how many they are at this moment."""

    submit: Callable[[Any, Any], Future[Any]]
    number: Callable[[], int]


@contextmanager
def _in_processes(jobs: int) -> Iterator[_Hands]:
    context = multiprocessing.get_context("spawn")  # a progress bar is a thread, and threads don't survive a fork
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,))

    def submit(work: Callable[[Any], Any], task: Any) -> Future[Any]:
        with deaf():
            return pool.submit(work, task)

    try:
        yield _Hands(submit, lambda: jobs)
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _on_ray(where: OnRay) -> Iterator[_Hands]:
    from meadhall.play.cluster import Cluster

    with Cluster(where.address, may_start=True) as cluster:
        yield _Hands(cluster.submit, lambda: cluster.processors)


def _shared(work: Callable[[Task], Done], batches: _Batches[Task], hands: _Hands) -> Iterator[Done]:
    waiting: set[Future[tuple[list[Done], float]]] = set()
    while True:
        count = max(1, hands.number())
        while len(waiting) < 2 * count and (batch := batches.take(count)):
            waiting.add(hands.submit(_Each(work), batch))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            made, seconds = future.result()
            batches.note(len(made), seconds)
            yield from made


class _Batches(Generic[Task]):
    """Tasks, as many at once as are done in a moment: each batch has its price, and one that is lost is done again."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks
        self._taken = 0
        self._size = 1

    def take(self, hands: int) -> Sequence[Task]:
        """The next ones; fewer at the end, so that all have something to do."""
        left = len(self._tasks) - self._taken
        size = max(1, min(self._size, left // (4 * hands)))
        self._taken += size
        return self._tasks[self._taken - size : self._taken]

    def note(self, tasks: int, seconds: float) -> None:
        """So many took so long."""
        self._size = max(1, min(4 * self._size, LARGEST_BATCH, int(MOMENT * tasks / max(seconds, 1e-9))))


class _Each(Generic[Task, Done]):
    """The work on each task of a batch, until it is given up, and the seconds that it took."""

    def __init__(self, work: Callable[[Task], Done]) -> None:
        self.work = work

    def __call__(self, tasks: Sequence[Task]) -> tuple[list[Done], float]:
        begun = time.perf_counter()
        made: list[Done] = []
        with suppress(Unwanted):
            for task in tasks:
                if _wanted:
                    made.append(self._done(task))
        return made, time.perf_counter() - begun

    def _done(self, task: Task) -> Done:
        try:
            return self.work(task)
        except Exception as error:  # where it came from does not travel to the other process
            guest = games.blamed(error)
            if guest is None:
                raise
            raise guest from None


@contextmanager
def deaf() -> Iterator[None]:
    """A process that begins here never hears Ctrl-C, not even before it can ask to be spared."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_wanted = True  # in a worker: whether anybody waits for its work


def wanted() -> bool:
    return _wanted


def _begin_work(stop: Event) -> None:
    """In a worker, first of all: interrupts are the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for watch in (_leave_with_parent, lambda: _stop_with(stop)):
        threading.Thread(target=watch, daemon=True).start()


def _stop_with(stop: Event) -> None:
    global _wanted
    stop.wait()
    _wanted = False


def _leave_with_parent() -> None:
    """A parent that was killed can't send its workers home."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
