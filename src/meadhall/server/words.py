"""What the hall itself says: why a request is not answered with what it asked for, and its own lines at tables."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from meadhall.engine.language import furnish, spoken
from meadhall.engine.message import Message

ROOM: Final = "server"

furnish(ROOM, resources.files("meadhall.server") / "languages")


def say(name: str, /, **args: object) -> Message:
    """A message of the hall."""
    return Message(ROOM, name, tuple(args.items()))


def kept(message: Message) -> str:
    """A message of the hall as it is stored: as facts, as each reader gets it in a language of their own."""
    return json.dumps({"says": message.name, **dict(message.args)}, ensure_ascii=False)


def heard(text: str) -> str:
    """What was stored, for who reads now; lines from before they were stored as facts stay as they are."""
    if not text.startswith("{"):
        return text
    facts = json.loads(text)
    return spoken(say(facts.pop("says"), **facts))
