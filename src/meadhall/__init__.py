"""Meadhall: three Viking tabletop games, complete, for people at a table and for researchers; and a house for others.

>>> import meadhall
>>> table = meadhall.game("bottlecap").new(seats=2, seed=7)
>>> print(table.prompt(table.deciders()[0]))
Place your ship at any position.
"""

from __future__ import annotations

from meadhall.engine import COMPILED as COMPILED
from meadhall.engine import Record, Refused, Table, View, load_record, play_out, read_record, seeded
from meadhall.engine.game import Game
from meadhall.games import SHELF, game, rebuild, shelf

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "SHELF",
    "Game",
    "Record",
    "Refused",
    "Table",
    "View",
    "game",
    "load_record",
    "playout",
    "read_record",
    "rebuild",
    "shelf",
]


def playout(of: Game | str, seats: int, seed: int, options: dict[str, object] | None = None) -> Table:
    """A whole game of uniformly random options: the table at its end.

    >>> playout("bottlecap", seats=2, seed=1).over
    True
    """
    table = (game(of) if isinstance(of, str) else of).new(seats, seed, options)
    play_out(table, seeded(seed + 1_000_003))
    return table
