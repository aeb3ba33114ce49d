"""What is said about training."""

from __future__ import annotations

from importlib import resources
from typing import Final

from meadhall.engine.language import furnish
from meadhall.engine.message import Message

ROOM: Final = "training"

furnish(ROOM, resources.files("meadhall.training") / "languages")


def say(entry: str, /, **args: object) -> Message:
    """A message about training."""
    return Message(ROOM, entry, tuple(args.items()))
