"""How a worker makes a review: some steps at a time, each from the match alone, so that anybody can go on anywhere.

The same goes for puzzles out of its mistakes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meadhall.engine.record import read_record
from meadhall.review.puzzles import learnt
from meadhall.review.reviewing import Followed, moments

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


_followed: OrderedDict[tuple[str, str], Followed] = OrderedDict()


def make(asked: Asked) -> list[tuple[int, str]]:
    """One step at least: the number of its decision, and the step as JSON."""
    begun = time.monotonic()
    match = _match(asked)
    found: list[tuple[int, str]] = []
    number = asked.below
    while number > 0 and (not found or time.monotonic() - begun < asked.seconds):
        number -= 1
        found.append((number, match.step(number, asked.seed, asked.depth).model_dump_json()))
    return found


def make_puzzles(asked: AskedPuzzles) -> list[tuple[int, str]]:
    """One at least: the number of its decision, and what there was to be found out as JSON, or nothing."""
    begun = time.monotonic()
    match = _match(asked)
    found: list[tuple[int, str]] = []
    for number in asked.numbers:
        solution = learnt(match.tables[number], match.decisions[number], asked.seed)
        found.append((number, "" if solution is None else solution.model_dump_json()))
        if time.monotonic() - begun >= asked.seconds:
            break
    return found


def _match(asked: Asked | AskedPuzzles) -> Followed:
    key = (asked.match, asked.record)
    match = _followed.pop(key, None)
    if match is None:
        record = read_record(asked.record)
        match = Followed(moments(record), record.decisions)
    _followed[key] = match
    while len(_followed) > KEPT:
        _followed.popitem(last=False)
    return match
