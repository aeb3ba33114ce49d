"""The words of the board: entries of the game's own language files, for who reads the page."""

from __future__ import annotations

from meadhall.engine.language import entry
from meadhall.engine.message import Named
from meadhall.games.bottlecap import naming


def said(name: str, **args: object) -> str:
    return entry(naming.ROOM, name, tuple(args.items()))


def named(thing: Named) -> str:
    """A thing's name."""
    return said("name", thing=thing)
