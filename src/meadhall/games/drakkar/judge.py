"""What bots ask of a table of Drakkar."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.judge import Judge
from meadhall.engine.rng import Rng
from meadhall.games.drakkar import evaluation, leaning, signs
from meadhall.games.drakkar.table import Drakkar

LEAN_UNIT: Final = 0.8


@final
class DrakkarJudge(Judge[Drakkar]):
    def values(self, table: Drakkar) -> list[float]:
        return evaluation.values(table)

    def shares(self, table: Drakkar) -> list[float]:
        return evaluation.shares(table)

    def lean(self, table: Drakkar, seat: int, action: int) -> float:
        return leaning.lean(table, seat, action)

    def lean_unit(self) -> float:
        return LEAN_UNIT

    def hunch(self, table: Drakkar, seat: int, rng: Rng) -> int:
        return leaning.hunch(table, seat, rng)

    def sign_names(self) -> list[str]:
        return signs.names()

    def signs(self, table: Drakkar) -> list[list[float]]:
        return signs.signs(table)

    def assets(self, table: Drakkar, seat: int) -> list[tuple[str, float, float]]:
        return evaluation.assets(table, seat)
