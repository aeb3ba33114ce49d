"""What bots ask of a table of Beer & Vikings."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.judge import Judge
from meadhall.engine.rng import Rng
from meadhall.games.beer import evaluation, knowledge, leaning, signs
from meadhall.games.beer.table import Beer
from meadhall.games.beer.temper import SENSIBLE, WARY

LEAN_UNIT: Final = 0.3
SOME_TURNS: Final = 60  # decisions: about four turns
ALL: Final = 1_000_000  # decisions: more than any game has


@final
class BeerJudge(Judge[Beer]):
    """The greedy bot is sensible, and the search is wary: see temper.py."""

    def values(self, table: Beer) -> list[float]:
        return evaluation.values(table)

    def shares(self, table: Beer) -> list[float]:
        return evaluation.shares(table)

    def lean(self, table: Beer, seat: int, action: int) -> float:
        return leaning.lean_to(table, seat, action, SENSIBLE)

    def prior(self, table: Beer, seat: int, action: int) -> float:
        return leaning.lean_to(table, seat, action, WARY)

    def lean_unit(self) -> float:
        return LEAN_UNIT

    def hunch(self, table: Beer, seat: int, rng: Rng) -> int:
        return leaning.at_once(table, seat, rng)

    def foresight(self, table: Beer) -> int:
        """Who has come as far as Sudden Death sees the end of it."""
        return ALL if table.sudden else SOME_TURNS

    def sign_names(self) -> list[str]:
        return signs.names()

    def signs(self, table: Beer) -> list[list[float]]:
        return signs.signs(table)

    def forget(self, table: Beer, rng: Rng) -> None:
        knowledge.forget(table, rng)

    def assets(self, table: Beer, seat: int) -> list[tuple[str, float, float]]:
        return evaluation.assets(table, seat)
