"""The words of the terminal itself: commands, prompts, reports. What a game says comes as messages."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from importlib import resources
from typing import Final

from rich.text import Text

from meadhall.engine.errors import MeadhallError
from meadhall.engine.language import ENGLISH, furnish, reader, reading, spoken
from meadhall.engine.message import Message

ROOM: Final = "cli"

furnish(ROOM, resources.files("meadhall.cli") / "languages")

_PLACE = re.compile("([\ue000-\uf8ff])")  # letters that no language has


def message(name: str, /, **args: object) -> Message:
    """A message of the terminal's own."""
    return Message(ROOM, name, tuple(args.items()))


def say(name: str, /, **args: object) -> str:
    """An entry of the terminal's own words, for who reads the screen."""
    return spoken(message(name, **args))


def text(name: str, style: str = "", /, **args: object) -> Text:
    """An entry with a style of its own; arguments that are Texts keep theirs, each where the language puts it."""
    pieces: list[Text] = []
    inside: dict[str, object] = {}
    for key, value in args.items():
        if isinstance(value, Text):
            inside[key] = chr(0xE000 + len(pieces))
            pieces.append(value)
        else:
            inside[key] = value
    said = Text(style=style)
    for part in _PLACE.split(say(name, **inside)):
        if _PLACE.match(part):
            said.append_text(pieces[ord(part) - 0xE000])
        else:
            said.append(part)
    return said


def wrong(error: MeadhallError) -> str:
    """What a person got wrong, in the reader's language, with the rule against it."""
    return spoken(error.cited)


def said_to(seat: int) -> AbstractContextManager[None]:
    """Whatever is said meanwhile is said to who sits there: "you"."""
    return reading(reader()[0], seat)


def in_english() -> bool:
    """Does the reader read what stands in English only: the catalogue of rules?"""
    return reader()[0] == ENGLISH
