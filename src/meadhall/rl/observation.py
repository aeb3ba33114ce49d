"""Observations: what a view shows, as numbers from 0 to 1, in the layout of its game, seats, options and components."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.sheet import Field, Sheet
from meadhall.engine.view import View

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Makes observations for tables of one game with so many seats and those options.

    A game says what a seat sees in its module `observation`, whose `observe(view, sheet)` writes small numbers in a
    fixed order; `layout` names them. It gets the view and nothing else.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, object], data: str | None = None) -> None:
        rules = games.game(game)
        if not has_observation(rules):
            raise MeadhallError(f"{rules.title} does not say yet what a seat sees of it, so it can't be learnt from.")
        self._write: Callable[[View, Sheet], None] = import_module(_module(rules)).observe
        self.actions = rules.verbs.count
        sheet = Sheet()
        self._write(rules.new(seats, 0, options, data=data).view(0), sheet)
        self.layout: Sequence[Field] = tuple(sheet.fields or ())
        self.size = int(sheet.at)
        self._most: Floats = np.array([f.most for f in self.layout for _ in range(f.size)], np.float32)

    def raw(self, view: View) -> bytearray:
        """The numbers as the game wrote them, a byte each."""
        sheet = Sheet(self.size)
        self._write(view, sheet)
        return bytearray(sheet.numbers)

    def observe(self, view: View) -> Floats:
        """The numbers scaled to 0 to 1."""
        seen: Floats = np.divide(np.frombuffer(self.raw(view), np.uint8), self._most, dtype=np.float32)
        return seen

    def mask(self, options: Sequence[int]) -> Mask:
        """1 for each of the options; nothing but zeros where there are none."""
        mask = bytearray(self.actions)
        for option in options:
            mask[option] = 1
        return np.frombuffer(mask, np.int8)

    def words(self) -> str:
        """The layout as a table that a person can read."""
        lines = [f"{field.at:5d} {field.size:4d}  0..{field.most:<4d} {field.name}" for field in self.layout]
        return "\n".join(["   at size  range   meaning", *lines])


def _module(rules: Game) -> str:
    return f"{rules.package}.observation"


def has_observation(rules: Game) -> bool:
    """Does the game say what a seat sees of it?"""
    return find_spec(_module(rules)) is not None


def observer(game: str, seats: int, options: Mapping[str, object] | None = None, data: str | None = None) -> Observer:
    """The one observer for such tables; `data` is the component file that they are played with, if it is not ours.

    >>> observer("bottlecap", seats=2).size
    314
    """
    return _observer(game, seats, tuple(sorted((options or {}).items())), data)


@cache
def _observer(game: str, seats: int, options: tuple[tuple[str, object], ...], data: str | None) -> Observer:
    return Observer(game, seats, dict(options), data)
