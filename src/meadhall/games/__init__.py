"""The games on the shelf. A game's folder is only opened when somebody asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from meadhall.engine.errors import UnknownGame
from meadhall.engine.game import Game
from meadhall.engine.judge import Judge
from meadhall.engine.record import Record, follow
from meadhall.engine.table import Table

SHELF = ("bottlecap", "drakkar", "beer")


@cache
def game(name: str) -> Game:
    """The game of that name.

    >>> game("bottlecap").title
    'Bottlecap Vikings'
    """
    if name not in SHELF:
        raise UnknownGame(f"There is no game {name!r}; the games are {', '.join(SHELF)}.")
    found: Game = import_module(f"meadhall.games.{name}.game").GAME
    return found


def judge(table: Table) -> Judge[Any]:
    """Whom bots ask about the table: the same one for all tables of a game."""
    return game(table.setting.game).judge


def rebuild(record: Record, upto: int | None = None) -> Table:
    """The table as it was after `upto` decisions of the record (all of them if not said)."""
    return follow(game(record.game), record, upto)
