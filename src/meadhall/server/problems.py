"""What a request can be answered with instead of what it asked for: a sentence, its rule, and a status code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.engine.errors import (
    BadData,
    BadGuest,
    BadOption,
    BadRecord,
    BadValue,
    MeadhallError,
    Refused,
    UnknownGame,
)
from meadhall.engine.fault import fault
from meadhall.engine.language import spoken
from meadhall.engine.message import Words, as_message
from meadhall.server.database.reader import Unreachable
from meadhall.server.storage_quota import TooMuch
from meadhall.server.words import say
from meadhall.server.writer import Conflict, NotWritten, Uncertain


class Problem(Exception):
    """A sentence for a person, and the status code for the program that carries it."""

    def __init__(self, status: int, words: Words, rule: str = "", field: str = "") -> None:
        super().__init__(str(words))
        self.status = status
        self.message = as_message(words)
        self.rule = rule
        self.field = field  # of a form: the one that is wrong

    @property
    def sentence(self) -> str:
        """For who reads the answer."""
        return spoken(self.message)


def problem_of(error: MeadhallError) -> Problem:
    """What the game or the hall refuses, as an answer to a request."""
    if isinstance(error, Refused):
        return Problem(422, error.message, error.rule)
    if isinstance(error, BadGuest):  # what is wrong with it is the host's affair, who reads it in the log
        return Problem(404, say("guest-not-here"))
    if isinstance(error, UnknownGame):
        return Problem(404, error.message)
    if isinstance(error, BadValue):
        return Problem(400, error.message, field=f"option-{error.option}")
    if isinstance(error, (BadOption, BadData, BadRecord)):
        return Problem(400, error.message)
    if isinstance(error, TooMuch):
        return Problem(429, error.message)
    if isinstance(error, NotWritten):
        return not_stored()
    if isinstance(error, Uncertain):
        return not_known()
    if isinstance(error, Unreachable):
        return Problem(503, say("no-database"))
    if isinstance(error, Conflict):
        return Problem(409, say("faster"))
    return Problem(409, error.message)


def not_found() -> Problem:
    return Problem(404, say("no-table"))


def stale(made: int) -> Problem:
    return Problem(409, say("moved-on", made=made))


def not_stored() -> Problem:
    return Problem(503, say("not-stored"))


def not_known() -> Problem:
    return Problem(503, say("not-known"))


def not_readable() -> Problem:
    return Problem(500, say("unreadable"))


def not_valid(first: Mapping[str, Any]) -> Problem:
    """The first thing that is wrong in a request, by its place."""
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    if first["type"] == "json_invalid":
        return Problem(422, say("not-json"))
    return Problem(422, say("wrong-field" if place else "wrong-request", field=place, reason=fault(first)))
