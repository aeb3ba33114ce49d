"""How a worker makes a review: some steps at a time, each from the match alone, so that anybody can go on anywhere.

The same goes for puzzles out of its mistakes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meadhall.engine.record import Record, read_record
from meadhall.review.looking import Looking
from meadhall.review.puzzles import learnt
from meadhall.review.reviewing import AHEAD, moments, step_of

KEPT: Final = 3  # matches that a worker remembers


@dataclass(frozen=True)
class AskedPuzzles:
    """A closer look at these decisions, in this order, at as many as can be looked at in so many seconds."""

    match: str
    record: str
    seed: int
    numbers: tuple[int, ...]
    seconds: float


@dataclass(frozen=True)
class Asked:
    """The steps of the decisions before `below`, the last one first, as many as can be made in so many seconds."""

    match: str
    record: str
    seed: int
    depth: int
    below: int
    seconds: float


class Followed:
    """A match with all its moments."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.tables = moments(record)
        self.looking = Looking(self.tables[0], AHEAD)


_followed: OrderedDict[tuple[str, str], Followed] = OrderedDict()


def make(asked: Asked) -> list[tuple[int, str]]:
    """One step at least: the number of its decision, and the step as JSON."""
    begun = time.monotonic()
    match = _match(asked)
    found: list[tuple[int, str]] = []
    number = asked.below
    while number > 0 and (not found or time.monotonic() - begun < asked.seconds):
        number -= 1
        decided = match.record.decisions[number]
        step = step_of(match.looking, match.tables[number], number, decided, asked.seed, asked.depth)
        found.append((number, step.model_dump_json()))
    return found


def make_puzzles(asked: AskedPuzzles) -> list[tuple[int, str]]:
    """One at least: the number of its decision, and what there was to be found out as JSON, or nothing."""
    begun = time.monotonic()
    match = _match(asked)
    found: list[tuple[int, str]] = []
    for number in asked.numbers:
        solution = learnt(match.tables[number], match.record.decisions[number], asked.seed)
        found.append((number, "" if solution is None else solution.model_dump_json()))
        if time.monotonic() - begun >= asked.seconds:
            break
    return found


def _match(asked: Asked | AskedPuzzles) -> Followed:
    key = (asked.match, asked.record)
    match = _followed.pop(key, None) or Followed(read_record(asked.record))
    _followed[key] = match
    while len(_followed) > KEPT:
        _followed.popitem(last=False)
    return match
