"""Everything that a person may do wrong, said in one sentence."""

from __future__ import annotations

from meadhall.engine.message import Words, as_message


class MeadhallError(Exception):
    """A clear sentence for a person: what was wrong, and what would be right. As a string it is English."""

    def __init__(self, words: Words = "") -> None:
        super().__init__(str(words))
        self.message = as_message(words)


class UnknownGame(MeadhallError):
    """There is no game of that name."""


class BadOption(MeadhallError):
    """An option, a number of seats or a seed that the game does not have."""


class BadValue(BadOption):
    """A value that an option can't have; `right` says what it may be, in the words of a command line."""

    def __init__(self, option: str, given: str, right: str) -> None:
        super().__init__(f"Option {option} can't be {given}; {right}.")
        self.option = option
        self.given = given
        self.right = right


class NoSuchSeat(MeadhallError, ValueError):
    """A seat that the table does not have."""


class BadData(MeadhallError):
    """A component file that can't be played with; names file, entry and field."""


class BadRecord(MeadhallError):
    """A record that can't be read or does not follow the rules; names the decision."""


class Refused(MeadhallError):
    """An action that the rules don't allow now. `rule` is the ID of the rule that stands against it."""

    def __init__(self, words: Words, rule: str) -> None:
        super().__init__(words)
        self.sentence = str(words)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence
