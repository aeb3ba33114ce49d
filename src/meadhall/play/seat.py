"""Who sits where: people, bots, and bots in the place of people."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, PrivateAttr

from meadhall import bots
from meadhall.engine.errors import BadOption
from meadhall.play.standing import Order
from meadhall.play.words import say

PERSON = "you"


class Seat(BaseModel):
    """One seat of a Match: who it belongs to, and who decides there now."""

    model_config = ConfigDict(extra="forbid")
    kind: str  # PERSON, or the kind of bot that it belongs to
    stand_in: str | None = None  # the kind of bot that has taken over from the person
    absent: bool = False  # the person is away: defaults decide
    orders: list[Order] = []
    _mind: bots.Bot | None = PrivateAttr(None)  # the bot itself, where it was brought and not named

    @classmethod
    def of(cls, bot: bots.Bot) -> Seat:
        """The seat of a bot that somebody has made; called by its class."""
        seat = cls(kind=type(bot).__name__)
        seat._mind = bot
        return seat

    @property
    def mind(self) -> bots.Bot | None:
        """The bot itself; None where it is made by its name for each decision."""
        return self._mind

    @property
    def person(self) -> bool:
        """Does the seat belong to a person?"""
        return self.kind == PERSON

    @property
    def bot(self) -> str | None:
        """The kind of bot that decides here now, if one does."""
        return self.stand_in if self.kind == PERSON else self.kind

    @property
    def attended(self) -> bool:
        """Does a person decide here now?"""
        return self.kind == PERSON and self.stand_in is None and not self.absent


def check_kind(kind: str) -> str:
    """The kind, if a seat can be of it: a person, or a bot with or without parameters."""
    if kind == PERSON:
        return kind
    called = kind.partition(":")[0]
    if called not in (*bots.KINDS, *bots.LEVELS) and bots.DOOR.open(called) is None:
        known, levels = ", ".join(bots.kinds()), ", ".join(bots.LEVELS)
        raise BadOption(say("no-seat-kind", kind=repr(kind), person=PERSON, bots=known, levels=levels))
    return check_bot(kind)


def check_bot(kind: str) -> str:
    """The kind, if there is such a bot."""
    bots.read_spec(kind)
    return kind


def seated(kinds: Sequence[str | bots.Bot]) -> list[Seat]:
    """Seats of these kinds; a bot may be named, or brought as it is.

    >>> [seat.person for seat in seated(["you", "greedy"])]
    [True, False]
    """
    return [Seat(kind=check_kind(kind)) if isinstance(kind, str) else Seat.of(kind) for kind in kinds]
