"""Undo: what a seat may take back by itself, and what needs everybody's consent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from meadhall import games
from meadhall.engine.errors import Refused
from meadhall.engine.message import Message
from meadhall.engine.rng import Rng
from meadhall.engine.table import Table
from meadhall.play import house
from meadhall.play.reveals import taught
from meadhall.play.turns import go_on, turn_of
from meadhall.play.words import say

By = Literal["person", "bot", "pass", "order", "absent", "late", "hall"]

# What the hall does for a seat goes back together with what the person did before it.
BY_ITSELF: Final = ("pass", "order")

_ENTRIES: Final = {
    house.UNDO_CHANCE: "undo-chance",
    house.UNDO_REVEAL: "undo-reveal",
    house.UNDO_OWN_MOMENT: "undo-moment",
    house.UNDO_CONSENT: "undo-consent",
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
    def message(self) -> Message:
        """Why it stands."""
        return say(_ENTRIES.get(self.rule, "undo-nothing"))


class Request(BaseModel):
    """A wish to go back behind a barrier, to the moment after `number` decisions, and who has agreed so far."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seat: int
    number: int = Field(ge=0)
    agreed: list[int]


@dataclass
class Moment:
    """A table that can be gone back to, and since when its questions stood."""

    table: Table
    seat: int  # whose decision was made there
    action: int
    since: list[float | None]
    harmless: bool = (
        False  # nobody has learnt anything by the decision that was made there: looked into when it matters
    )


class Past:
    """Who made each decision, the tables since the barrier, and a wish to go back behind it."""

    def __init__(self, table: Table) -> None:
        self.first = table.decisions  # that had been made on the table before
        self.made: list[Made] = []
        self.barrier = Barrier(number=self.first)
        self.moments: list[Moment] = []  # since the barrier
        self.request: Request | None = None
        self.turns = [turn_of(table)]
        self._began: Table | None = None
        self._went_on: set[int] = set()  # decisions that a click went on with, by how many had been made before

    def note(self, before: Table, after: Table, made: Made, action: int, since: list[float | None]) -> None:
        """A decision was made. Can one go back over it, or does it stand with all before it?"""
        turn = self.turns[-1]
        if made.seat == turn.active and (self._began is None or self._began.decisions < turn.first):
            self._began = before
        self.made.append(made)
        go_on(self.turns, after)
        rule = barred(before, after)
        if rule:
            self.barrier = Barrier(number=after.decisions, rule=rule)
            self.moments = []
        else:
            self.moments.append(Moment(before, made.seat, action, since))

    def clicked(self, goes_on: bool) -> None:
        """Does the decision that was just made belong to the same click as the person's one before it?"""
        if goes_on and self.made:
            self._went_on.add(self.first + len(self.made) - 1)

    def turn_began(self, table: Table) -> Table | None:
        """The table as its active seat was first asked in the present turn, if it has decided anything since.

        It is not to be changed. It is kept, or found in the record.
        """
        turn = self.turns[-1]
        if self._began is None or self._began.decisions < turn.first:
            own = (self.first + at for at, made in enumerate(self.made) if made.seat == turn.active)
            number = next((at for at in own if at >= turn.first), None)
            self._began = None if number is None else games.rebuild(table.record(), upto=number)
        return None if self._began is None or self._began.decisions >= table.decisions else self._began

    def look_for_reveals(self, table: Table, number: int) -> None:
        """What anybody has learnt something by stands: found out now, back to the moment after `number` decisions.

        Not whenever a decision is made: it costs as much as some pages, and hardly anybody asks.
        """
        for at in range(len(self.moments) - 1, max(0, number - self.barrier.number) - 1, -1):
            moment = self.moments[at]
            after = self.moments[at + 1].table if at + 1 < len(self.moments) else table
            moment.harmless = moment.harmless or not taught(moment.table, after, moment.seat, moment.action)
            if not moment.harmless:
                self.barrier = Barrier(number=after.decisions, rule=house.UNDO_REVEAL)
                del self.moments[: at + 1]
                return

    def moment(self, number: int) -> Moment | None:
        """The table after so many decisions, if it is kept."""
        back = number - self.barrier.number
        return self.moments[back] if 0 <= back < len(self.moments) else None

    def forget(self, number: int) -> None:
        """Only so many decisions have been made after all."""
        del self.made[number - self.first :]
        del self.moments[max(0, number - self.barrier.number) :]
        if self._began is not None and self._began.decisions > number:
            self._began = None
        self._went_on = {one for one in self._went_on if one < number}
        self.turns = [turn for turn in self.turns if turn.first <= number] or self.turns[:1]
        self.request = None

    def take_out(self, number: int, left: int) -> None:
        """The decision after so many others was not made after all; those after it were."""
        del self.made[number - self.first]
        self.barrier = Barrier(number=left, rule=house.UNDO_OWN_MOMENT)
        self.moments = []
        self.request = None
        self._began = None
        self._went_on = set()

    def last_own(self, table: Table, seat: int) -> int:
        """How many decisions had been made before the person's last one at this seat."""
        return self._own(table, seat)[-1]

    def last_click(self, table: Table, seat: int) -> int:
        """The same of the person's last click, which may have made several decisions.

        This is remembered for as long as the match is in memory: taken up anew each decision is a click of its own.
        """
        return self._own(table, seat)[0]

    def _own(self, table: Table, seat: int) -> list[int]:
        """The decisions of the person's last click, by how many had been made before each."""
        found: list[int] = []
        for back, made in enumerate(reversed(self.made), start=1):
            if made.seat == seat and made.by == "person":
                found.insert(0, self.first + len(self.made) - back)
                if found[0] not in self._went_on:
                    return found
        if not found:
            raise house.refused(house.UNDO_OTHERS, "undo-none-yet", seat=table.who(seat))
        return found

    def undone(self, table: Table, seat: int, number: int = -1) -> Moment:
        """Where the seat comes to when it takes back its last decision by itself; refused beyond the four limits.

        Or, with `number`, what it decided after so many decisions, and all since.
        """
        number = self.last_own(table, seat) if number < 0 else number
        for made in self.made[number - self.first :]:
            if made.seat != seat:
                raise house.refused(house.UNDO_OTHERS, "undo-others", seat=table.who(made.seat))
            if made.by not in ("person", *BY_ITSELF):
                raise house.refused(house.UNDO_OTHERS, "undo-not-you")
        self.look_for_reveals(table, number)
        moment = self.moment(number)
        if moment is None:
            raise Refused(self.barrier.message, self.barrier.rule or house.UNDO_OWN_MOMENT)
        return moment


def barred(before: Table, after: Table) -> str:
    """The rule against taking back what lies between these two tables as far as it shows at once, or an empty word."""
    if chance(before.rng) != chance(after.rng):
        return house.UNDO_CHANCE
    if before.deciders() != after.deciders():
        return house.UNDO_OWN_MOMENT
    return ""


def chance(rng: Rng) -> tuple[tuple[int, int, int, int], int]:
    """Changes with each draw, laid-down ones included."""
    return rng.state(), len(rng.script or ())
