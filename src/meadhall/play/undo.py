"""Undo: what a seat may take back by itself, and what needs everybody's consent."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from meadhall.engine.rng import Rng
from meadhall.engine.table import Table
from meadhall.play import house

By = Literal["person", "bot", "pass", "order", "absent", "late", "hall"]

# What the hall does for a seat goes back together with what the person did before it.
BY_ITSELF: Final = ("pass", "order")

_SENTENCES: Final = {
    house.UNDO_CHANCE: "Something was drawn at random since then, so it stands.",
    house.UNDO_REVEAL: "Something was revealed since then, so it stands.",
    house.UNDO_OWN_MOMENT: "By now it is not only your decision any more, so it stands.",
    house.UNDO_CONSENT: "This is as far back as was agreed upon.",
}


class Made(BaseModel):
    """One decision: at which seat, and who made it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seat: int
    by: By


class Barrier(BaseModel):
    """The number of decisions that stand, and the rule of the house by which they do; none at the very beginning."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    number: int = Field(default=0, ge=0)
    rule: str = ""

    @property
    def sentence(self) -> str:
        return _SENTENCES.get(self.rule, "There is nothing before this to take back.")


class Request(BaseModel):
    """A wish to go back behind a barrier, to the moment after `number` decisions, and who has agreed so far."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seat: int
    number: int = Field(ge=0)
    agreed: list[int]


def barred(before: Table, after: Table) -> str:
    """The rule against taking back what lies between these two tables, or an empty word if nothing does."""
    if chance(before.rng) != chance(after.rng):
        return house.UNDO_CHANCE
    if before.reveals != after.reveals:
        return house.UNDO_REVEAL
    if before.deciders() != after.deciders():
        return house.UNDO_OWN_MOMENT
    return ""


def chance(rng: Rng) -> tuple[tuple[int, int, int, int], int]:
    """Changes with each draw, laid-down ones included."""
    return rng.state(), len(rng.script or ())
