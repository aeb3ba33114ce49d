"""The Lens: how those who learn see the tables of a game. One for each game, outside of the Table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from meadhall.engine.action import Verbs
from meadhall.engine.sheet import Sheet
from meadhall.engine.step import AS_ITS_VERB
from meadhall.engine.table import Table

T = TypeVar("T", bound=Table)

RANKS: Final = 3
CERTAIN: Final = 100  # chances are written in hundredths


@final
class Span:
    """Actions with a seat in their number: `base + stride * seat + rest`, where the rest is below the stride."""

    def __init__(self, base: int, stride: int = 1) -> None:
        self.base: Final = base
        self.stride: Final = stride


@final
class Wheel:
    """Turns the numbers of actions so that seats count from the one who acts, clockwise, and back again."""

    def __init__(self, spans: list[Span], seats: int, actions: int) -> None:
        self.turned: Final = [_turned(spans, seats, actions, seat) for seat in range(seats)]
        self.back: Final = [_turned(spans, seats, actions, -seat) for seat in range(seats)]

    def relative(self, seat: int, action: int) -> int:
        """The action as the seat counts it."""
        return self.turned[seat][action]

    def absolute(self, seat: int, action: int) -> int:
        """The action as the table counts it."""
        return self.back[seat][action]


def _turned(spans: list[Span], seats: int, actions: int, by: int) -> list[int]:
    found = list(range(actions))
    for span in spans:
        for seat in range(seats):
            for rest in range(span.stride):
                found[span.base + span.stride * seat + rest] = span.base + span.stride * ((seat - by) % seats) + rest
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens(ABC, Generic[T]):
    """Writes what a seat sees, and what its options are, as small numbers, seats counted from the one who looks.

    It gets the true table as well as views, since a veiled copy for each look costs more than the game itself. So it
    has to keep from what the seat can't know: laws hold that it writes the same of the table, of its view, and of every
    world in which what is hidden was exchanged.
    """

    @abstractmethod
    def observe(self, table: T, seat: int, sheet: Sheet) -> None:
        """What the seat sees, always as many numbers."""

    def option(self, table: T, seat: int, action: int, sheet: Sheet) -> None:
        """What one of the seat's options is about, always as many numbers; its verb is told anyway."""

    def spans(self) -> list[Span]:
        """The actions that name a seat."""
        return []


@final
class Writer:
    """Writes options: their verb, their rank, what the Lens says of them, and what they lead to if that is wanted."""

    def __init__(self, lens: Lens[Any], verbs: Verbs, kinds: int, foretells: bool) -> None:
        self.lens: Final = lens
        self.verbs: Final = verbs
        self.kinds: Final = kinds  # of events
        self.foretells: Final = foretells
        self._verb_of: Final = [number for number, verb in enumerate(verbs.all) for _ in range(verb.size)]

    def write(self, table: Table, seat: int, action: int, sheet: Sheet) -> None:
        """`table` is a view's where forecasts are wanted: they are made for who may not know."""
        number = self._verb_of[action]
        rank = table.rank(seat, action)
        sheet.choice("verb", number, len(self.verbs.all))
        sheet.choice("rank", self.verbs.all[number].rank if rank == AS_ITS_VERB else rank, RANKS)
        self.lens.option(table, seat, action, sheet)
        if self.foretells:
            self._foretell(table, seat, action, sheet)

    def _foretell(self, table: Table, seat: int, action: int, sheet: Sheet) -> None:
        own = [0] * self.kinds
        others = [0] * self.kinds
        for outcome in table.forecast(seat, action):
            kind = outcome.kind
            if kind >= 0:
                chances = own if outcome.seat == seat else others
                chances[kind] = max(chances[kind], int(outcome.chance * CERTAIN + 0.5))
        sheet.counts("happens to you", own, self.kinds, CERTAIN)
        sheet.counts("happens to others", others, self.kinds, CERTAIN)
