"""The View: what one viewer may know of a table."""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import Event
from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.sentence import Sentence
from meadhall.engine.table import Table


class View:
    """A table with everything turned face down that the viewer can't know.

    `table` has the same shape as the true one, so that who can read a table can read a view; numbers that are not
    known are negative. A bot gets this and nothing else; `redeal` gives it worlds to think in.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat

    def deciders(self) -> list[int]:
        return self.table.deciders()

    def options(self) -> list[int]:
        """The viewer's own options."""
        return self.table.options(self.seat)

    def prompt(self) -> Message:
        return self.table.prompt(self.seat)

    def describe(self, action: int) -> Message:
        return self.table.describe(self.seat, action)

    def events(self, first: int = 0) -> list[Event]:
        return self.table.events(self.seat, first)

    def forecast(self, action: int) -> list[Outcome]:
        """What the option leads to, as far as the viewer can know."""
        return self.table.forecast(self.seat, action)

    def sentences(self) -> list[Sentence]:
        """The log, as this viewer heard it."""
        return [self.table.tell(event) for event in self.events()]

    def told(self) -> list[str]:
        """The log in English."""
        return [str(sentence) for sentence in self.sentences()]

    def redeal(self, seed: int) -> Table:
        """One world that fits everything in this view, with an open future. Follows from view and seed alone."""
        return self.table.dreamt(seed)
