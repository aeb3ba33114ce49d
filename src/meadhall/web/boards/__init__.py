"""Boards: how each game lies on the table. A game without a board of its own gets a plain one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from meadhall.engine.game import Game
from meadhall.web.html import Node
from meadhall.web.model import OptionInfo, TablePage


class Board(Protocol):
    """What a module of this folder has to offer."""

    EMBLEM: str  # the game's icon
    MARKS: Sequence[tuple[str, str]]  # what a newcomer wants to know at a glance: an icon and a word each

    def draw(self, page: TablePage) -> Node:
        """The table, the viewer's own area, and the options; calls `parts.options.listed` once."""

    def picture(self, ident: str) -> Node:
        """The picture on the box; what it defines for itself is called by the ident."""

    def called(self, page: TablePage, option: OptionInfo) -> str:
        """An option in a line of its own, away from the table: two that are worded alike are told apart."""

    def progress(self, page: TablePage) -> str:
        """How far the game has come, in a few words."""

    def brief(self, text: str) -> Node:
        """An event in short for the news, its subject left out; None if it is not worth telling."""

    def legend(self, game: Game) -> Node:
        """What the symbols mean."""

    def gallery(self, game: Game) -> Node:
        """All components."""


@cache
def of(game: str) -> Board:
    """The board of that game, or the plain one."""
    own = f"{__name__}.{game}"
    name = own if game.isidentifier() and find_spec(own) is not None else f"{__name__}.generic"
    return cast(Board, import_module(name))
