"""What the house itself says at every table: refusals, advice, standing orders."""

from __future__ import annotations

from importlib import resources
from typing import Final

from meadhall.engine.language import furnish
from meadhall.engine.message import Message

ROOM: Final = "play"

furnish(ROOM, resources.files("meadhall.play") / "languages")


def say(name: str, /, **args: object) -> Message:
    """A message of the house."""
    return Message(ROOM, name, tuple(args.items()))
