"""Version 1 of observation and action: seats are counted from the one who looks, and options have features.

A game says it in its module `learning`, whose `LENS` writes small numbers in a fixed order; layouts name them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from meadhall import games
from meadhall.engine.lens import Wheel, Writer
from meadhall.engine.sheet import Field, Sheet
from meadhall.engine.view import View
from meadhall.rl.observation import Floats, Mask

Bytes = NDArray[np.uint8]


class Sight:
    """How a learner sees tables of one game with so many seats and those options.

    `layout` names the numbers of an observation, `option_layout` those of an option. The wheel turns actions as the
    learner counts them into the table's own, and back.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, object], foretells: bool) -> None:
        rules = games.game(game)
        self.lens = games.lens(rules)
        self.actions = rules.verbs.count
        self.wheel = Wheel(self.lens.spans(), seats, self.actions)
        table = rules.new(seats, 0, options)
        events = max((kind.number for kind in table.kinds().all), default=-1) + 1
        self.writer = Writer(self.lens, rules.verbs, events, foretells)
        sheet = Sheet()
        self.lens.observe(table, 0, sheet)
        self.layout: Sequence[Field] = tuple(sheet.fields or ())
        self.size = int(sheet.at)
        sheet = Sheet()
        seat = table.first_decider()
        self.writer.write(table.view(seat).table, seat, table.legal(seat)[0], sheet)
        self.option_layout: Sequence[Field] = tuple(sheet.fields or ())
        self.option_size = int(sheet.at)
        self.most = _most(self.layout)
        self.option_most = _most(self.option_layout)

    def raw(self, view: View) -> bytes:
        """The numbers as the game wrote them, a byte each."""
        sheet = Sheet(self.size)
        self.lens.observe(view.table, view.seat, sheet)
        return bytes(sheet.numbers)

    def observe(self, view: View) -> Floats:
        """The numbers scaled to 0 to 1."""
        return scaled(np.frombuffer(self.raw(view), np.uint8), self.most)

    def mask(self, options: Sequence[int]) -> Mask:
        """1 for each of the options, as the learner counts them."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(options)] = 1
        return mask

    def options(self, view: View) -> tuple[list[int], Floats]:
        """The viewer's options, as it counts them, and a row of features for each, scaled to 0 to 1."""
        legal = view.options()
        sheet = Sheet(self.option_size, max(1, len(legal)))
        for row, action in enumerate(legal):
            sheet.begin(row)
            self.writer.write(view.table, view.seat, action, sheet)
        rows = np.frombuffer(bytes(sheet.numbers), np.uint8).reshape(-1, self.option_size)[: len(legal)]
        return [self.wheel.relative(view.seat, action) for action in legal], scaled(rows, self.option_most)

    def words(self) -> str:
        """Both layouts as tables that a person can read."""
        return f"What is seen\n{_table(self.layout)}\n\nWhat an option is\n{_table(self.option_layout)}"


def scaled(rows: Bytes, most: Floats, out: Floats | None = None) -> Floats:
    """Numbers from 0 to `most` as numbers from 0 to 1."""
    found: Floats = np.divide(rows, most, out=out, dtype=np.float32)
    return found


def _most(layout: Sequence[Field]) -> Floats:
    return np.array([field.most for field in layout for _ in range(field.size)], np.float32)


def _table(layout: Sequence[Field]) -> str:
    lines = [f"{field.at:5d} {field.size:4d}  0..{field.most:<4d} {field.name}" for field in layout]
    return "\n".join(["   at size  range   meaning", *lines])


def sight(game: str, seats: int, options: Mapping[str, object] | None = None, foretells: bool = False) -> Sight:
    """The one sight for such tables; with `foretells` the features of an option say what it leads to.

    >>> sight("bottlecap", seats=2).size
    362
    """
    return _sight(game, seats, tuple(sorted((options or {}).items())), foretells)


@cache
def _sight(game: str, seats: int, options: tuple[tuple[str, object], ...], foretells: bool) -> Sight:
    return Sight(game, seats, dict(options), foretells)
