"""Bots think in worker processes, so that no table waits for another's bot.

A worker gets how the match was set up and its decisions, and rebuilds the table; it keeps the last ones it has seen, so
that usually a few decisions are all there is to follow. The bot gets the seat's view, as everywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Final, TypeVar

from meadhall import bots, games
from meadhall.engine.rng import Generator
from meadhall.engine.table import Table
from meadhall.play.hint import Hint, hint

T = TypeVar("T")

KEPT: Final = 64  # tables that a worker remembers
NICE: Final = 10  # of 19: how far the workers stand back
INSTANT: Final = ("random",)  # kinds that cost less than a question to another process


@dataclass(frozen=True)
class Question:
    """What a bot is asked: the match so far, whose decision, and the bot's own chance."""

    match: str
    game: str
    seats: int
    seed: int
    generator: Generator
    options: dict[str, str | int]
    data: str | None
    names: list[str]
    decisions: list[tuple[int, int]]
    seat: int
    kind: str
    dice: int


class Thinkers:
    """A few worker processes that answer for bots."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(2, min(4, os.cpu_count() or 2))  # one that thinks long leaves another
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question) -> int:
        """The bot's choice. A worker that dies is replaced, and the question asked once more."""
        return await self._run(choose, question)

    async def advise(self, question: Question) -> Hint:
        """What a bot would do in a person's place, and why."""
        return await self._run(advise, question)

    async def _run(self, work: Callable[[Question], T], question: Question) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._running(), work, question)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._running(), work, question)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """Let nobody think any longer."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# In a worker

_tables: OrderedDict[str, tuple[list[tuple[int, int]], Table]] = OrderedDict()


def choose(question: Question) -> int:
    """What the bot takes at this table."""
    table = _table(question)
    return bots.bot(question.kind, question.dice).choose(table.view(question.seat))


def advise(question: Question) -> Hint:
    """The options that a person might take at this table."""
    return hint(_table(question).view(question.seat), question.dice)


def _table(question: Question) -> Table:
    made, table = _tables.pop(question.match, (None, None))
    if table is None or made is None or question.decisions[: len(made)] != made:
        game = games.game(question.game)
        table = game.new(
            question.seats,
            question.seed,
            question.options,
            data=question.data,
            names=question.names,
            generator=question.generator,
        )
        made = []
    for seat, action in question.decisions[len(made) :]:
        table.apply(seat, action)
    _tables[question.match] = (question.decisions, table)
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def _begin() -> None:
    """First of all: interrupts are the server's business, and when the server is gone, so is the worker.

    Who clicks goes before who thinks: a bot that takes a second takes no processor away from the pages meanwhile.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        with contextlib.suppress(OSError):
            wait([parent.sentinel])
        os._exit(0)
