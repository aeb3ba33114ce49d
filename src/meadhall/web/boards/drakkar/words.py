"""The words of the board: entries of the game's own language files, for who reads the page."""

from __future__ import annotations

from meadhall.engine.language import entry, spoken_briefly
from meadhall.games.drakkar.naming import ROOM, say


def said(name: str, /, **args: object) -> str:
    return entry(ROOM, name, tuple(args.items()))


def briefly(name: str, /, **args: object) -> str:
    """Its short form."""
    return spoken_briefly(say(name, **args))


def named(thing: object) -> str:
    """A thing of the box, as it is called."""
    return said("thing", thing=thing)
