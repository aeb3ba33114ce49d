"""What bots ask of a table of Bottlecap Vikings."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.judge import Judge
from meadhall.engine.rng import Rng
from meadhall.games.bottlecap import evaluation, leaning, signs
from meadhall.games.bottlecap.table import Bottlecap

LEAN_UNIT: Final = 1.0


@final
class BottlecapJudge(Judge[Bottlecap]):
    def values(self, table: Bottlecap) -> list[float]:
        return evaluation.values(table)

    def shares(self, table: Bottlecap) -> list[float]:
        return evaluation.shares(table)

    def lean(self, table: Bottlecap, seat: int, action: int) -> float:
        return leaning.lean(table, seat, action)

    def lean_unit(self) -> float:
        return LEAN_UNIT

    def hunch(self, table: Bottlecap, seat: int, rng: Rng) -> int:
        return leaning.hunch(table, seat, rng)

    def sign_names(self) -> list[str]:
        return signs.NAMES

    def signs(self, table: Bottlecap) -> list[list[float]]:
        return signs.signs(table)

    def assets(self, table: Bottlecap, seat: int) -> list[tuple[str, float, float]]:
        return evaluation.assets(table, seat)
