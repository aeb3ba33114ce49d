"""Rehearsals: an option is taken on copies of the table, once for each way in which the tokens may fall.

So a forecast knows no rule by itself: what is foretold is what the Steps did when they were tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.event import Event
from meadhall.engine.step import ASK
from meadhall.games.bottlecap.actions import FINISH, GREY, PART, RED

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap


@mypyc_attr(acyclic=True)
@final
class Fate:
    """What the lid gives in one rehearsal: the colours laid down, and from there on red wherever there is one."""

    def __init__(self, colours: list[int]) -> None:
        self.colours: Final = colours
        self.chance = 1.0  # that it gives just these
        self._open: Final[list[bool]] = []  # could it have given the other colour?

    def gives_red(self, reds: int, greys: int) -> bool:
        at = len(self._open)
        if at == len(self.colours):
            self.colours.append(RED if reds > 0 else GREY)
        red = self.colours[at] == RED
        self._open.append(reds > 0 and greys > 0)
        self.chance *= (reds if red else greys) / (reds + greys)
        return red

    def turned(self) -> list[int] | None:
        """The colours of the next rehearsal, or None if this was the last."""
        at = len(self.colours) - 1
        while at >= 0:
            if self.colours[at] == RED and self._open[at]:
                return [*self.colours[:at], GREY]
            at -= 1
        return None


@mypyc_attr(acyclic=True)
@final
class Path:
    """One way in which it may go: how likely, what happened at once, and the table before the next decision.

    If nothing is left to do at the space, `table` is the one before the turn is finished without asking.
    """

    def __init__(self, chance: float, table: Bottlecap, events: list[Event]) -> None:
        self.chance: Final = chance
        self.table: Final = table
        self.events: Final = events


def rehearse(table: Bottlecap, seat: int, action: int) -> list[Path]:
    """All that may come at once of the option."""
    found: list[Path] = []
    colours: list[int] | None = []
    while colours is not None:
        fate = Fate(colours)
        stage = table.copy()
        stage.fate = fate
        stage.loud = True
        stage.told = 0  # it tells its own story only
        stage.take(seat, action)
        before = stage
        active = stage.active  # who may be another: a token is returned in anybody's turn
        if acting(stage, active) and stage.legal(active) == [FINISH]:
            before = stage.copy()
            stage.take(active, FINISH)
        found.append(Path(fate.chance, before, stage.all_events()))
        colours = fate.turned()
    return found


def asked(table: Bottlecap, seat: int) -> bool:
    """Is the next decision the seat's own?"""
    return not table.over and table.agenda.top().mode == ASK and table.first_decider() == seat


def acting(table: Bottlecap, seat: int) -> bool:
    """Is it what the space offers that the seat is asked about?"""
    return asked(table, seat) and PART in table.candidates(seat)
