"""Everything that a person may do wrong, said in one sentence."""

from __future__ import annotations

import errno

from meadhall.engine.message import Message, Words, as_message, common, plain

USUAL = {"EACCES", "EEXIST", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"}  # that files meet with


class MeadhallError(Exception):
    """A clear sentence for a person: what was wrong, and what would be right. As a string it is English."""

    def __init__(self, words: Words = "") -> None:
        super().__init__(str(words))
        self.message = as_message(words)

    @property
    def cited(self) -> Message:
        """The sentence, with the rule behind it if there is one."""
        return self.message


class UnknownGame(MeadhallError):
    """There is no game of that name."""


class BadGuest(MeadhallError):
    """A game or a bot that another package brings, and that can't be let in; names it, its package and the reason."""


class BadOption(MeadhallError):
    """An option, a number of seats or a seed that the game does not have."""


class BadValue(BadOption):
    """A value that an option can't have; `right` says what it may be, in the words of a command line."""

    def __init__(self, option: str, given: Words, right: Message) -> None:
        super().__init__(common("option-wrong", option=option, given=given, right=right))
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

    @property
    def cited(self) -> Message:
        return common("by-rule", sentence=self.message, rule=self.rule) if self.rule else self.message

    def __str__(self) -> str:
        return str(self.cited)


def why(error: OSError) -> Message:
    """What stands against reading or writing a file; what is not usual is said in the system's own words."""
    code = errno.errorcode.get(error.errno or 0, "")
    return common(f"file-{code.lower()}") if code in USUAL else plain(error.strerror or str(error))


def no_such_seat(option: str, seat: int, seats: int) -> BadValue:
    """The option names a seat that the table does not have."""
    return BadValue(option, common("seat-numbered", seat=seat), common("option-right-seats", last=seats - 1))
