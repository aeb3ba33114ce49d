"""What is said about bots."""

from __future__ import annotations

from importlib import resources
from typing import Final

from meadhall.engine.language import furnish
from meadhall.engine.message import Message

ROOM: Final = "bots"

furnish(ROOM, resources.files("meadhall.bots") / "languages")


def say(entry: str, /, **args: object) -> Message:
    """A message about bots."""
    return Message(ROOM, entry, tuple(args.items()))
