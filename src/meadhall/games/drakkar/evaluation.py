"""How well a seat stands, and what a sensible player leans to: for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.games.drakkar.table import Drakkar


def values(table: Drakkar) -> list[float]:
    return [village.score() / 30.0 for village in table.villages]


def lean(table: Drakkar, seat: int, action: int) -> float:
    return 0.0
