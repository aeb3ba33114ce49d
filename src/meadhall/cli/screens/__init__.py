"""One screen a game: each module draws a View with rich, and sees nothing else.

A game that another package brings may have a module `screen` beside its `game`; else it is shown as plain rows.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from meadhall import games
from meadhall.cli.screens import plain
from meadhall.engine.view import View


def screen(game: str) -> Callable[[View], RenderableType]:
    """The `draw` of the game's own screen; a game that has none is shown as plain rows."""
    name = f"{__name__}.{game}" if game in games.SHELF else f"{games.game(game).package}.screen"
    if find_spec(name) is None:
        return plain.draw
    draw: Callable[[View], RenderableType] = import_module(name).draw
    return draw
