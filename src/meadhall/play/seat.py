"""Who sits where: people, bots, and bots in the place of people."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict

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
    if kind != PERSON and kind.partition(":")[0] not in (*bots.KINDS, *bots.LEVELS):
        known, levels = ", ".join(bots.KINDS), ", ".join(bots.LEVELS)
        raise BadOption(say("no-seat-kind", kind=repr(kind), person=PERSON, bots=known, levels=levels))
    return kind if kind == PERSON else check_bot(kind)


def check_bot(kind: str) -> str:
    """The kind, if there is such a bot."""
    bots.read_spec(kind)
    return kind


def seated(kinds: Sequence[str]) -> list[Seat]:
    """Seats of these kinds.

    >>> [seat.person for seat in seated(["you", "greedy"])]
    [True, False]
    """
    return [Seat(kind=check_kind(kind)) for kind in kinds]
