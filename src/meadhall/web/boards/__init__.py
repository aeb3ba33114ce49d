"""Boards: how each game lies on the table. A game without a board of its own gets a plain one.

A game that another package brings may have a module `board` beside its `game`, with as much of a Board as it likes,
and a style sheet `board.css` beside that.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol, cast

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.guests import reason
from meadhall.web import assets
from meadhall.web.html import Node
from meadhall.web.model import BeatInfo, TablePage
from meadhall.web.parts.goal import Goal

log = logging.getLogger("meadhall.web")


class Board(Protocol):
    """What a module of this folder has to offer."""

    EMBLEM: str  # the game's icon
    FIGHTS: Sequence[int]  # kinds of events whose sums even who did it wants to see
    MARKS: Sequence[tuple[str, str]]  # what a newcomer wants to know at a glance: an icon and a word each

    def draw(self, page: TablePage) -> Node:
        """The table, the viewer's own area, and the options; calls `parts.options.listed` once."""

    def stage(self, page: TablePage, beat: BeatInfo) -> Node:
        """What lies over the table while this beat of a scene is shown; nothing if the table alone tells it."""

    def goal(self, page: TablePage) -> Goal | None:
        """How the game is won, how far each seat is, and what a phase is about; None if the board itself shows it."""

    def beside(self, page: TablePage, news: Node) -> Node:
        """What stands beside the table, above the log; `news` is what happened since the viewer's last turn."""

    def picture(self, ident: str) -> Node:
        """The picture on the box; what it defines for itself is called by the ident."""

    def progress(self, page: TablePage) -> str:
        """How far the game has come, in a few words."""

    def legend(self, game: Game) -> Node:
        """What the symbols mean."""

    def gallery(self, game: Game) -> Node:
        """All components."""


def of(game: str) -> Board:
    """The board of that game, or the plain one."""
    return _own(game) if game in games.SHELF else _brought(game)


@cache
def _own(game: str) -> Board:
    return cast(Board, import_module(f"{__name__}.{game}"))


@cache
def _brought(game: str) -> Board:
    """A guest's own board as far as it goes; the rest is plain."""
    plain = import_module(f"{__name__}.generic")
    try:
        package = games.game(game).package
    except MeadhallError:  # a match of a game that is not installed any more
        return cast(Board, plain)
    if find_spec(f"{package}.board") is None:
        return cast(Board, plain)
    try:
        found = vars(import_module(f"{package}.board"))
    except Exception as error:  # it is somebody else's code: anything can happen
        log.warning("the board of %s can't be used, and a plain one takes its place: %s", game, reason(error))
        return cast(Board, plain)
    styles = resources.files(package) / "board.css"
    if isinstance(styles, Path) and styles.is_file():
        assets.bring(style_sheet(game), styles)
    board = SimpleNamespace(**{name: found.get(name, vars(plain)[name]) for name in vars(plain)["__all__"]})
    if "picture" not in found:
        board.picture = partial(board.picture, emblem=board.EMBLEM)
    return cast(Board, board)


def look_again() -> None:
    """Somebody has come or gone: forget who brought a board."""
    _brought.cache_clear()


def style_sheet(game: str) -> str:
    """The file with the looks of the game's board."""
    return f"css/board-{game}.css"
