"""What tells a village's chance to win, as numbers: `data/chances.toml` weighs them, fitted to who won."""

from __future__ import annotations

from math import log
from typing import Final

from meadhall.games.bottlecap.evaluation import shares
from meadhall.games.bottlecap.table import Bottlecap

NAMES: Final = ["share", "late share", "glory", "late glory", "steps", "late steps", "gold", "wood", "damage", "turn"]
LEAST: Final = 0.000001


def signs(table: Bottlecap) -> list[list[float]]:
    """Of every seat. It is late when somebody has little glory or few steps of the city to go."""
    villages = table.villages
    late = 0.0
    for village in villages:
        late = max(late, village.glory / village.side.glory, 0.25 * village.tier)
    parts = shares(table)
    found: list[list[float]] = []
    for seat in range(len(villages)):
        village = villages[seat]
        share = log(max(LEAST, parts[seat]))
        glory = village.glory / village.side.glory
        steps = 0.25 * village.tier
        row = [share, late * share, glory, late * glory, steps, late * steps]
        row += [0.1 * village.gold, 0.1 * village.wood, 0.2 * village.damage, 1.0 if seat == table.active else 0.0]
        found.append(row)
    return found
