"""How well a seat stands: for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.bottlecap.table import Bottlecap

FEASTS: Final = 0b1100  # spaces S02 and S03, as bits
BUILDS: Final = 0b10  # space S01
TIER_WORTH: Final = [0.0, 0.0, 0.4, 1.7, 99.0]


def values(table: Bottlecap) -> list[float]:
    """How well every seat stands, from 0 to 1: the winner 1, the others by what they have gathered."""
    if table.over:
        return [1.0 if seat in table.winners else 0.0 for seat in range(table.setting.seats)]
    standing = [worth(table, seat) for seat in range(table.setting.seats)]
    return [one / (one + 25.0) for one in standing]


def worth(table: Bottlecap, seat: int) -> float:
    """What a village is worth: glory and hut steps most, then goods as far as they are of use, less its dangers."""
    village = table.villages[seat]
    side = village.side
    glory = village.glory / side.glory
    worth = 24.0 * glory * glory + 1.2 * village.glory
    worth += [0.0, 4.0, 9.5, 17.0, 99.0][village.tier]
    if village.tier < 4:
        cost = side.costs[village.tier]
        lacking = side.needs[village.tier] - village.helmets()
        useful = min(village.gold, cost)
        worth += 0.75 * useful + 0.25 * (village.gold - useful)
        if lacking <= 0:
            worth += 1.2 * useful / cost
        if lacking <= 0 and village.gold >= cost:
            worth += 1.0
    worth += 0.45 * min(village.wood, 6) + 0.15 * max(0, village.wood - 6)
    worth += 0.35 * min(village.wood // 2, village.gold)
    worth -= 0.45 * village.damage + (0.5 if village.damage >= 2 else 0.0)
    return max(0.0, worth)


# What each ability is worth to its owner, as logarithmic odds; entry 0 is empty. Fitted, as all weights of `prospects`,
# to who won 3,000 games of four greedy bots on common and unique sides.
ABILITY_WORTH: Final = [
    0.0,
    -0.6,
    0.6,
    0.1,
    -0.6,
    -0.0,
    0.5,
    1.0,
    -0.3,
    -0.3,
    0.3,
    -0.3,
    0.0,
    0.0,
    0.5,
    0.1,
    -0.8,
    -0.4,
    -0.0,
    0.4,
    -0.5,
    1.0,
    0.6,
    -0.6,
    0.8,
    0.5,
    0.9,
    -0.4,
    -0.5,
    -0.8,
    -0.8,
    -0.4,
    0.9,
    0.6,
]


def prospects(table: Bottlecap, seat: int) -> float:
    """A village's logarithmic odds to win: glory most, then goods and steps, less its damage."""
    village = table.villages[seat]
    side = village.side
    to_go = side.glory - village.glory
    cost = side.costs[min(village.tier, 3)]
    useful = min(village.gold, cost)
    total = 8.3 * village.glory / side.glory
    total += 0.25 * useful + 0.13 * (village.gold - useful)
    total += 0.23 * min(village.wood, 6) + 0.07 * max(0, village.wood - 6)
    total += TIER_WORTH[village.tier] - 0.18 * min(village.damage, 5)
    for ability in village.abilities:
        total += ABILITY_WORTH[ability]
    if to_go < 4:
        total += 0.2 * (4 - to_go) + (0.7 * (2 - to_go) if to_go < 2 else 0.0)
        if to_go == 1 and village.wood >= 2 and village.gold >= 1 and ahead(table, seat, FEASTS):
            total += 2.0
    if village.tier == 3 and village.gold >= cost and village.helmets() >= side.needs[3]:
        total += 1.5 + (1.0 if ahead(table, seat, BUILDS) else 0.0)
    return total


def ahead(table: Bottlecap, seat: int, spaces: int) -> bool:
    """Does one of these spaces lie within a move of 1 to 3?"""
    village = table.villages[seat]
    for distance in range(1, 4):
        if (spaces >> table.spaces[(village.ship + village.heading * distance) & 7]) & 1:
            return True
    return False


def shares(table: Bottlecap) -> list[float]:
    """Every seat's chance to win, as far as can be told from the table: what the search bot goes by."""
    if table.over:
        return [1.0 if seat in table.winners else 0.0 for seat in range(table.setting.seats)]
    odds = [exp(prospects(table, seat)) for seat in range(table.setting.seats)]
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]


def assets(table: Bottlecap, seat: int) -> list[tuple[str, float, float]]:
    """What counts in a village, for hints."""
    village = table.villages[seat]
    return [
        ("glory", float(village.glory), 1.2),
        ("steps of the city", float(village.tier), 4.0),
        ("gold", float(village.gold), 0.6),
        ("wood", float(village.wood), 0.4),
        ("damage", float(village.damage), -0.5),
    ]
