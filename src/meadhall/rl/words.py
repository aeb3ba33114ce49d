"""What is said of data sets."""

from __future__ import annotations

from importlib import resources
from typing import Final

from meadhall.engine.language import furnish
from meadhall.engine.message import Message

ROOM: Final = "rl"

furnish(ROOM, resources.files("meadhall.rl") / "languages")


def say(name: str, /, **args: object) -> Message:
    """A message of this room."""
    return Message(ROOM, name, tuple(args.items()))
