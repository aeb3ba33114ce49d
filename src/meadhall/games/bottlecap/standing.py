"""How near a seat is to a throne, for who watches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.message import Message
from meadhall.games.bottlecap.naming import say

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap
    from meadhall.games.bottlecap.village import Village

NEAR = 3  # glory


def lacks(village: Village) -> tuple[int, int]:
    """The helmets and the gold that the next step of the hut lacks."""
    if village.tier >= 4:
        return 0, 0
    helmets = village.side.needs[village.tier] - village.helmets()
    gold = village.side.costs[village.tier] - village.gold
    return max(0, helmets), max(0, gold)


def threat(table: Bottlecap, seat: int) -> Message | None:
    """How the seat may soon win, if it may."""
    village = table.villages[seat]
    glory = village.side.glory - village.glory
    if village.tier == 3:
        helmets, gold = lacks(village)
        if not helmets:
            return say("threat-gold", gold=village.side.costs[3]) if gold else say("threat-build")
        if glory > NEAR:
            return say("threat-helmets", helmets=helmets, gold=village.side.costs[3])
    return say("threat-glory", glory=glory) if glory <= NEAR else None
