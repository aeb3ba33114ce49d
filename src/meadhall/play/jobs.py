"""Work that several processes share, and that ends with who wanted it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Generic, TypeVar

from meadhall.engine.errors import BadOption
from meadhall.play.words import say

Task = TypeVar("Task")
Done = TypeVar("Done")


class Unwanted(Exception):
    """Nobody waits for this work any more."""


def check_jobs(jobs: int) -> None:
    if jobs < 1:
        raise BadOption(say("no-jobs", given=jobs))


def side_by_side(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """The work on all tasks, as it is done: several jobs may mix up the order.

    Who stops asking, or is interrupted, leaves nothing running: work that asks `wanted` now and then, and raises
    Unwanted if it is not, ends at once.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")  # a progress bar is a thread, and threads don't survive a fork
    stop = context.Event()
    coming = iter(tasks)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,))
    waiting: set[Future[Done | None]] = set()
    try:
        while True:
            for task in coming:
                with _deaf():
                    waiting.add(pool.submit(_Unless(work), task))
                if len(waiting) == 2 * jobs:
                    break
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                if result is not None:
                    yield result
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """A process that begins here never hears Ctrl-C, not even before it can ask to be spared."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Unless(Generic[Task, Done]):
    """The work, or None if it was given up."""

    def __init__(self, work: Callable[[Task], Done]) -> None:
        self.work = work

    def __call__(self, task: Task) -> Done | None:
        try:
            return self.work(task) if _wanted else None
        except Unwanted:
            return None


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
