"""What bots are asked, and how a worker answers: by the match so far, within a budget.

A worker gets how the match was set up and its decisions, and rebuilds the table; it keeps the last ones it has seen, so
that usually a few decisions are all there is to follow. The bot gets the seat's view, as everywhere.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meadhall import bots, games
from meadhall.engine.record import Anew, DataFile, Record, digest
from meadhall.engine.rng import Generator
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play.hint import Hint, hint

KEPT: Final = 64  # tables that a worker remembers
LEAST: Final = 0.001  # seconds: one world at least is always looked at


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
    redealt: tuple[tuple[int, int, int], ...] = ()  # as the record says it: after how many decisions, seat, seed


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision."""

    iterations: int
    seconds: float

    def within(self, seconds: float) -> Budget:
        return self if seconds >= self.seconds else Budget(self.iterations, seconds)

    def smaller(self) -> Budget:
        """For a question that was too much once."""
        return Budget(max(1, self.iterations // 8), self.seconds / 4)


# In a worker

_tables: OrderedDict[str, tuple[list[tuple[int, int]], Table]] = OrderedDict()


def choose(question: Question, budget: Budget) -> int:
    """What the bot takes at this table."""
    view, seconds = _view(question, budget)
    return bots.bounded(question.kind, question.dice, question.game, budget.iterations, seconds).choose(view)


def advise(question: Question, budget: Budget) -> Hint:
    """The options that a person might take at this table."""
    view, seconds = _view(question, budget)
    return hint(view, question.dice, seconds)


def _view(question: Question, budget: Budget) -> tuple[View, float]:
    """What the seat sees, and the seconds that are left to think about it."""
    begun = time.perf_counter()
    view = _table(question).view(question.seat)
    return view, max(LEAST, budget.seconds - (time.perf_counter() - begun))


def _table(question: Question) -> Table:
    made, table = _tables.pop(question.match, (None, None))
    if table is None or made is None or question.decisions[: len(made)] != made:
        made = question.decisions
        table = games.rebuild(_record(question))
    for seat, action in question.decisions[len(made) :]:
        table.apply(seat, action)
    _tables[question.match] = (question.decisions, table)
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def _record(question: Question) -> Record:
    return Record(
        game=question.game,
        rules_version=games.game(question.game).version,
        seats=question.seats,
        seed=question.seed,
        generator=question.generator,
        names=question.names,
        options=question.options,
        data=None if question.data is None else DataFile(sha256=digest(question.data), content=question.data),
        decisions=question.decisions,
        redealt=[Anew(after=after, seat=seat, seed=seed) for after, seat, seed in question.redealt],
    )
