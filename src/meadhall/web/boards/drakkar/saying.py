"""What the board itself has to say, from the language files of the game."""

from __future__ import annotations

from meadhall.engine.language import spoken, spoken_briefly
from meadhall.games.drakkar.naming import say


def said(name: str, /, **args: object) -> str:
    """An entry of the game's words, for who reads the page."""
    return spoken(say(name, **args))


def briefly(name: str, /, **args: object) -> str:
    """Its short form."""
    return spoken_briefly(say(name, **args))


def named(thing: object) -> str:
    """A thing of the box, as it is called."""
    return said("thing", thing=thing)
