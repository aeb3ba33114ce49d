"""What the hall itself says: why a request is not answered with what it asked for."""

from __future__ import annotations

from importlib import resources
from typing import Final

from meadhall.engine.language import furnish
from meadhall.engine.message import Message

ROOM: Final = "server"

furnish(ROOM, resources.files("meadhall.server") / "languages")


def say(name: str, /, **args: object) -> Message:
    """A message of the hall."""
    return Message(ROOM, name, tuple(args.items()))
