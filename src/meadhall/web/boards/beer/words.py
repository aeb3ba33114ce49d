"""The words of the board: entries of the game's own language files, for who reads the page."""

from __future__ import annotations

from meadhall.engine.language import entry, spoken_briefly
from meadhall.engine.message import Message
from meadhall.games.beer import naming
from meadhall.web.html import Node
from meadhall.web.words import capital as capital
from meadhall.web.words import woven


def said(name: str, /, **args: object) -> str:
    return entry(naming.ROOM, name, tuple(args.items()))


def around(name: str, /, *nodes: Node, **args: object) -> list[Node]:
    """An entry with elements in it: `$one`, `$two`, each where the language puts it."""
    return woven(naming.ROOM, name, nodes, args)


def named(thing: object) -> str:
    """A thing of the box as it is called, or a message; nothing if there is none."""
    return "" if thing is naming.NONE else said("thing", thing=thing)


def briefly(thing: object) -> str:
    """What it does in few words, for a small card."""
    short = spoken_briefly(thing) if isinstance(thing, Message) else ""
    return short or named(thing)
