"""What is to be said, before it is said: facts that become words only at the rim, for one viewer in one language.

A Message is the name of an entry in a room's language files (`languages/en.ftl` of a game's folder) and what goes into
it. Nothing takes a sentence apart again: who needs a part of it has it here, by name.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

PLAIN: Final = "plain"  # the one message of the room without a name: text that is said as it is


@mypyc_attr(acyclic=True)
@final
class Who:
    """A seat in a message. The viewer's own is "you"; every other has its name."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat: Final = seat
        self.name: Final = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and other.seat == self.seat and other.name == self.name

    def __hash__(self) -> int:
        return hash((self.seat, self.name))

    def __reduce__(self) -> tuple[object, ...]:
        return Who, (self.seat, self.name)


@mypyc_attr(acyclic=True)
@final
class Named:
    """A thing of the box in a message. Languages that have an entry `key` call it so; else it is called `text`.

    A box of one's own has names of its own, so `text` comes from the data and the entry is looked up by it.
    """

    def __init__(self, room: str, key: str, text: str) -> None:
        self.room: Final = room
        self.key: Final = key
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Named) and other.key == self.key and other.text == self.text and other.room == self.room
        )

    def __hash__(self) -> int:
        return hash((self.room, self.key, self.text))

    def __reduce__(self) -> tuple[object, ...]:
        return Named, (self.room, self.key, self.text)


@mypyc_attr(acyclic=True)
@final
class Listing:
    """Several things in a message: "a, b and c"."""

    def __init__(self, items: list[object]) -> None:
        self.items: Final = tuple(items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and other.items == self.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __reduce__(self) -> tuple[object, ...]:
        return Listing, (list(self.items),)


@mypyc_attr(acyclic=True)
@final
class Message:
    """The entry `name` of the room's language files with its arguments.

    Arguments are numbers, texts that stay as they are, a Who, a Named, a Listing, or another Message. As a string a
    message is English, said to nobody in particular.
    """

    def __init__(self, room: str, name: str, args: tuple[tuple[str, object], ...] = ()) -> None:
        self.room: Final = room
        self.name: Final = name
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return False
        return other.name == self.name and other.room == self.room and other.args == self.args

    def __hash__(self) -> int:
        return hash((self.room, self.name, self.args))

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.room, self.name, self.args)

    def __str__(self) -> str:
        from meadhall.engine.language import english

        return english().say(self)

    def __repr__(self) -> str:
        inside = "".join([f", {name}={value!r}" for name, value in self.args])
        return f"Message({self.room}:{self.name}{inside})"


def common(entry: str, /, **args: object) -> Message:
    """A message of the engine's own, whichever game lies on the table."""
    return Message("engine", entry, tuple(args.items()))


def plain(text: str) -> Message:
    """Text that is the same in every language: a name, a number with its sign."""
    return Message("", PLAIN, (("text", text),))


Words = Message | str  # of an error: a str is English, for who writes a program or a box


def as_message(words: Words) -> Message:
    return words if isinstance(words, Message) else plain(words)


def slug(text: str) -> str:
    """The name of a thing as a part of a message's name.

    >>> slug("Hammer & Tongs"), slug("It's for You!")
    ('hammer-tongs', 'its-for-you')
    """
    found = _SLUGS.get(text)
    if found is None:
        if len(_SLUGS) >= MOST_SLUGS:  # boxes of one's own have names without number
            _SLUGS.clear()
        found = _SLUGS[text] = _slug(text)
    return found


MOST_SLUGS: Final = 4096
_SLUGS: Final[dict[str, str]] = {}


def _slug(text: str) -> str:
    parts: list[str] = []
    word = ""
    for letter in text.lower():
        if letter.isalnum() and letter.isascii():
            word += letter
        elif letter != "'" and letter != "\u2019" and word:
            parts.append(word)
            word = ""
    if word:
        parts.append(word)
    return "-".join(parts)
