"""Clocks without time: the moments are handed in by whoever drives the Match."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Pace(BaseModel):
    """How fast a table plays: seconds for each decision, and a bank of spare seconds for each seat."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seconds: float = Field(gt=0)
    bank: float = Field(default=0.0, ge=0)


class Clock:
    """What every seat has left. A seat's clock runs from the moment it owes a decision until it has made it."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank] * seats
        self.since: list[float | None] = [None] * seats
        self.one_screen = False  # all people of the table sit at one: a curtain hangs before who has not lifted it
        self.lifted: int | None = None

    def share(self, one_screen: bool) -> None:
        """Do all people sit at one screen? What was asked before that was known waits for the curtain as well."""
        if one_screen and not self.one_screen and self.lifted is None:
            self.since = [None] * len(self.since)
        self.one_screen = one_screen

    def start(self, seat: int, now: float) -> None:
        """The seat is asked; behind a curtain nobody's time runs."""
        self.since[seat] = now if not self.one_screen or self.lifted == seat else None

    def lift(self, seat: int) -> None:
        """The seat's person has lifted the curtain."""
        self.lifted = seat

    def stop(self, seat: int, now: float) -> None:
        """The seat has decided; what it took beyond its seconds comes out of its bank."""
        over = self.spent(seat, now) - self.pace.seconds
        self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, over))
        self.since[seat] = None

    def resume(self, seat: int, now: float, spent: float) -> None:
        """The decision that was made after so many seconds is open again: they count, and the bank has them back."""
        self.banks[seat] = min(self.pace.bank, self.banks[seat] + max(0.0, spent - self.pace.seconds))
        self.since[seat] = now - spent

    def spent(self, seat: int, now: float) -> float:
        since = self.since[seat]
        return 0.0 if since is None else max(0.0, now - since)

    def left(self, seat: int, now: float) -> float:
        """Seconds until the seat is out of time, its bank included; negative when it is late."""
        return self.pace.seconds + self.banks[seat] - self.spent(seat, now)
