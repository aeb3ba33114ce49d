"""The end of a turn and of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do
from meadhall.games.bottlecap.abilities import BUILDERS_SCRAPS, FEAST_FIRES, HEALING_SONGS, TIMBER_TITHE
from meadhall.games.bottlecap.actions import GOLD, WOOD
from meadhall.games.bottlecap.events import ABILITY
from meadhall.games.bottlecap.steps.damage import lose_damage
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import bits

PAYS_WOOD: Final = bits(TIMBER_TITHE, FEAST_FIRES, BUILDERS_SCRAPS)
HEALS: Final = bits(HEALING_SONGS)


class EndOfTurn(Do[Bottlecap]):
    """CAP-EOT-2: armed instances fire, the active seat's first, the oldest first, until none is left."""

    rule: ClassVar[str] = "CAP-EOT-2"

    def resolve(self, table: Bottlecap) -> None:
        table.closing = not table.rules.chain
        for seat in table.clockwise(self.seat):
            village = table.villages[seat]
            ready = village.armed & ~village.fired
            if ready:
                instance = 0
                while not (ready >> instance) & 1:
                    instance += 1
                village.fired |= 1 << instance
                table.push(self)
                fire(table, seat, village.abilities[instance])
                return
        table.closing = False


def fire(table: Bottlecap, seat: int, ability: int) -> None:
    """What an end-of-turn ability pays."""
    if (HEALS >> ability) & 1:
        lose_damage(table, seat, 1)
    else:
        table.gain(seat, WOOD if (PAYS_WOOD >> ability) & 1 else GOLD, 1, ABILITY + ability)


def stalemate(table: Bottlecap) -> None:
    """CAP-END-6: after the last round the seat nearest to a throne wins."""
    best = max([table.stalemate_key(seat) for seat in range(table.setting.seats)])
    for seat in range(table.setting.seats):
        if table.stalemate_key(seat) == best:
            table.win(seat, 2, "CAP-END-6")
