"""The words of the pages themselves: lobby, forms, tools around a table. What a game says comes as messages."""

from __future__ import annotations

from importlib import resources

from meadhall.engine.language import furnish, spoken
from meadhall.engine.message import Message

ROOM = "web"

furnish(ROOM, resources.files("meadhall.web") / "languages")


def say(name: str, /, **args: object) -> str:
    """An entry of the pages' own words, for who reads the page."""
    return spoken(Message(ROOM, name, tuple(args.items())))
