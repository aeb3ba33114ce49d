"""What tells a village's chance to win, as numbers: `data/chances.toml` weighs them, fitted to who won."""

from __future__ import annotations

from math import log
from typing import Final

from meadhall.games.drakkar.components import HAND, MONTHS
from meadhall.games.drakkar.evaluation import hand_of, shares
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.worth import quest_chance

NAMES: Final = ["share", "late share", "points", "late points", "last points", "trio", "late trio"]
NAMES_OF_SHIPS: Final = ["ends", "strength", "barrels", "spears", "helmets", "beers", "mischief", "hand"]
NAMES_OF_QUESTS: Final = ["likely loot", "late likely loot", "sure loot", "done"]
LEAST: Final = 0.000001


def names() -> list[str]:
    return NAMES + NAMES_OF_SHIPS + NAMES_OF_QUESTS


def signs(table: Drakkar) -> list[list[float]]:
    """Of every seat. It is late when few months and turns are left."""
    late = (max(0, table.month - 1) + 0.1 * min(HAND, table.turn)) / MONTHS
    parts = shares(table)
    return [signs_of(table, seat, late, log(max(LEAST, parts[seat]))) for seat in range(len(table.villages))]


def signs_of(table: Drakkar, seat: int, late: float, share: float) -> list[float]:
    village = table.villages[seat]
    points = 0.1 * village.score()
    tokens = sorted(village.tokens)
    trio = 0.1 * min(3, tokens[1] - tokens[0])
    row = [share, late * share, points, late * points, late * late * late * points, trio, late * trio]
    helmets, barrels, mischief = hand_of(table, seat)
    row += [0.5 * village.ends(), 0.1 * village.strength(), 0.2 * village.barrels(), 0.2 * len(village.spears)]
    row += [0.1 * helmets, 0.1 * barrels, 0.1 * mischief, 0.1 * village.hand_size()]
    quest = table.quest(seat)
    if quest is None:
        return [*row, 0.0, 0.0, 0.0, 0.0]
    if village.served:
        return [*row, 0.0, 0.0, 0.0, 1.0]
    likely = 0.1 * quest.tokens * quest_chance(table, seat, quest)
    ready = village.complete() and quest.strength <= village.strength() and quest.beer <= village.barrels()
    return [*row, likely, late * likely, 0.1 * quest.tokens if ready else 0.0, 0.0]
