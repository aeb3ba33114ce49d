"""The games on the shelf: our own three, and those that other installed packages bring.

A game's folder is only opened when somebody asks for it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from traceback import walk_tb
from typing import Any

from meadhall.engine.errors import BadGuest, MeadhallError, UnknownGame
from meadhall.engine.game import Game
from meadhall.engine.guests import GAME, Door, reason
from meadhall.engine.judge import Judge
from meadhall.engine.lens import Lens
from meadhall.engine.message import Message, common
from meadhall.engine.record import Record, follow
from meadhall.engine.table import Table
from meadhall.games.first_look import looked_over

SHELF = ("bottlecap", "drakkar", "beer")  # our own
DOOR: Door[Game] = Door(GAME, SHELF, looked_over)


def game(name: str) -> Game:
    """The game of that name.

    >>> game("bottlecap").title
    'Bottlecap Vikings'
    """
    if name in SHELF:
        return _own(name)
    found = DOOR.open(name)
    if found is None:
        raise UnknownGame(common("no-game", game=repr(name), known=", ".join(names())))
    return found


@cache
def _own(name: str) -> Game:
    found: Game = import_module(f"meadhall.games.{name}.game").GAME
    return found


def names() -> tuple[str, ...]:
    """Of all games that may be asked for, our own first."""
    return (*SHELF, *DOOR.names())


def shelf() -> list[Game]:
    """All games that can be played here, our own first; `faults` says what is wrong with others."""
    return [*(game(name) for name in SHELF), *DOOR.all()]


def faults() -> list[BadGuest]:
    """Games of other packages that can't be played, each with what is wrong with it."""
    return DOOR.faults()


def blamed(error: BaseException) -> BadGuest | None:
    """Who is to blame, if the code of another package's game has raised it: a sentence that names game and line.

    What was interrupted there, as it would not end, is named as well.
    """
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        module = str(frame.f_globals.get("__name__", ""))
        name = guest_of(module)
        if name is not None:
            return _stumbled(name, f"{module}:{line}", error)
    return None


def guest_of(module: str) -> str | None:
    """The game of another package that this module belongs to."""
    package = module.partition(".")[0]
    for guest in DOOR.opened():
        if type(guest).__module__.partition(".")[0] == package:
            return guest.name
    return None


def turn_out(name: str, place: str, error: Exception) -> BadGuest:
    """The game can't be played here any more, because of what happened there."""
    fault = _stumbled(name, place, error)
    DOOR.turn_out(name, fault)
    return fault


def _stumbled(name: str, place: str, error: BaseException) -> BadGuest:
    known = (("name", name), ("package", DOOR.package(name)), ("reason", reason(error)), ("place", place))
    ending = "interrupted" if isinstance(error, KeyboardInterrupt) else "stumbled"
    return BadGuest(Message("engine", f"guest-game-{ending}", known))


def judge(table: Table) -> Judge[Any]:
    """Whom bots ask about the table: the same one for all tables of a game."""
    return game(table.setting.game).judge


def has_lens(rules: Game) -> bool:
    """Does the game say how it is seen by those who learn?"""
    return find_spec(f"{rules.package}.learning") is not None


def lens(rules: Game) -> Lens[Any]:
    """How those who learn see its tables: the `LENS` of its module `learning`."""
    if not has_lens(rules):
        raise MeadhallError(f"{rules.title} has no Lens for those who learn; there is no version 1 of it.")
    found: Lens[Any] = import_module(f"{rules.package}.learning").LENS
    return found


def rebuild(record: Record, upto: int | None = None, film: list[Table] | None = None) -> Table:
    """The table as it was after `upto` decisions of the record (all of them if not said).

    A `film` gets the tables between any two Steps on the way there.
    """
    return follow(game(record.game), record, upto, film)
