"""What can be said of a bot in its spec: `search:iterations=400`."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.bots.words import say
from meadhall.engine.errors import BadOption
from meadhall.engine.message import Message


class Parameter(NamedTuple):
    """A parameter that is a whole number or any number, from `least` to `most`."""

    whole: bool
    least: float
    most: float
    meaning: str
    example: str = "12"

    def parse(self, name: str, text: str) -> float:
        """The number, or a sentence that says what it may be."""
        try:
            value = int(text) if self.whole else float(text)
        except ValueError:
            value = float("nan")
        if self.least <= value <= self.most:
            return value
        raise BadOption(say("parameter-no-word", name=name, given=repr(text), known=self.allowed))

    @property
    def allowed(self) -> Message:
        """What it may be.

        >>> str(Parameter(True, 1, 10_000_000, "worlds to walk through").allowed)
        'a whole number from 1 to 10000000'
        """
        kind = "parameter-whole" if self.whole else "parameter-number"
        return say(kind, least=_plain(self.least), most=_plain(self.most))


class Word(NamedTuple):
    """A parameter that is a word: one of the `choices`, or any (without colons and commas, as a spec has them)."""

    meaning: str
    choices: tuple[str, ...] = ()
    example: str = "word"

    def parse(self, name: str, text: str) -> str:
        if text and (not self.choices or text in self.choices):
            return text
        raise BadOption(say("parameter-no-word", name=name, given=repr(text), known=self.allowed))

    @property
    def allowed(self) -> Message:
        """What it may be.

        >>> str(Word("how it opens", ("bold", "wary")).allowed)
        'bold or wary'
        """
        if len(self.choices) < 2:
            return say("parameter-word")
        return say("parameter-choices", known=", ".join(self.choices[:-1]), last=self.choices[-1])


def _plain(limit: float) -> str:
    """The number with all its digits, and no others.

    >>> _plain(10_000_000), _plain(0.001)
    ('10000000', '0.001')
    """
    return str(int(limit)) if limit == int(limit) else str(limit)
