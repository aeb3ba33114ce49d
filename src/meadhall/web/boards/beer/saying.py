"""What the board itself has to say, from the language files of the game."""

from __future__ import annotations

from meadhall.engine.language import spoken
from meadhall.games.beer import naming


def said(name: str, /, **args: object) -> str:
    """An entry of the game's words, for who reads the page."""
    return spoken(naming.say(name, **args))


def named(thing: object) -> str:
    """A thing of the box as it is called, or a message; nothing if there is none."""
    return "" if thing is naming.NONE else said("thing", thing=thing)
