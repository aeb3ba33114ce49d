"""The Judge: what bots ask of a table, and nobody else. One for each game, outside of the Table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import log
from typing import Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from meadhall.engine.rng import Rng
from meadhall.engine.table import Table

T = TypeVar("T", bound=Table)

LEAST: Final = 0.000001  # a share whose logarithm is small enough


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC, Generic[T]):
    """Values, leanings and guesses about the tables of one game. Knows no table by itself: all share one Judge.

    Bots ask it about redealt tables only, so that looking at them is no peeking. A new game needs no more than
    `values`; the rest makes its bots stronger or faster.
    """

    @abstractmethod
    def values(self, table: T) -> list[float]:
        """How well every seat stands, from 0 to 1: from what is on this table."""

    def shares(self, table: T) -> list[float]:
        """Every seat's chance to win, as far as can be told from `values`; adds up to 1 unless seats win as a team."""
        if table.over:
            share = 1.0 / len(table.winners)
            return [share if seat in table.winners else 0.0 for seat in range(table.setting.seats)]
        weights = [value * value * value + 0.0001 for value in self.values(table)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def lean(self, table: T, seat: int, action: int) -> float:
        """How much a sensible player at the seat leans towards the option.

        As it stands: take it on a copy and see how well the seat stands then.
        """
        world = cast(T, table.copy())  # of the same game
        world.loud = False
        world.take(seat, action)
        return self.values(world)[seat]

    def prior(self, table: T, seat: int, action: int) -> float:
        """How much the search thinks of the option before it has tried it: what it leans to, unless it knows better."""
        return self.lean(table, seat, action)

    def lean_unit(self) -> float:
        """By how much a sensible player must lean less to an option to take it hardly ever: the scale of `lean`."""
        return 0.05

    def hunch(self, table: T, seat: int, rng: Rng) -> int:
        """What a hasty player at the seat does, for playouts: cheap, and with some chance in it."""
        legal = table.legal(seat)
        return legal[rng.below(len(legal))]

    def foresight(self, table: T) -> int:
        """How many decisions a playout makes before it is worth while to value the table."""
        return 20

    def sign_names(self) -> list[str]:
        """What the numbers of `signs` are called, in their order."""
        return ["share"]

    def signs(self, table: T) -> list[list[float]]:
        """Of every seat, what tells its chance to win, as numbers; none for a seat that can't win any more.

        The weights in the game's `data/chances.toml` make chances of them. As it stands: the logarithm of its share.
        """
        return [[log(max(LEAST, share))] if share > 0.0 else [] for share in self.shares(table)]

    def forget(self, table: T, rng: Rng) -> None:
        """Deal anew what nobody at the table knows, such as the order of a pile; for who looks back on a true table.

        As it stands nothing lies face down for everybody: what the table draws, it draws from its generator.
        """

    def assets(self, table: T, seat: int) -> list[tuple[str, float, float]]:
        """What the seat has that counts: its name, how much of it, and what one of it is worth; for hints."""
        return []
