"""What a review says."""

from __future__ import annotations

from importlib import resources
from typing import Final

from meadhall.engine.language import furnish
from meadhall.engine.message import Message

ROOM: Final = "review"

furnish(ROOM, resources.files("meadhall.review") / "languages")


def say(name: str, /, **args: object) -> Message:
    """A message of the review."""
    return Message(ROOM, name, tuple(args.items()))
