"""An attack: the end of a move beside other ships."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do
from meadhall.games.bottlecap import events
from meadhall.games.bottlecap.abilities import PLUNDER
from meadhall.games.bottlecap.actions import GOLD
from meadhall.games.bottlecap.steps.damage import CHECK, GAIN
from meadhall.games.bottlecap.steps.exchange import PlunderTake
from meadhall.games.bottlecap.table import ON_ATTACKED, Bottlecap

ROBBERS_BAY: Final = 9


class Attack(Do[Bottlecap]):
    """CAP-ATK-1 to CAP-ATK-3: all ships at the place draw one damage, then one check, then what else it brings."""

    rule: ClassVar[str] = "CAP-ATK-1"

    def resolve(self, table: Bottlecap) -> None:
        place = table.villages[self.seat].ship
        attacked = 0
        for seat in range(table.setting.seats):
            if seat != self.seat and table.villages[seat].ship == place:
                attacked |= 1 << seat
        if attacked == 0:
            return
        table.say(events.ATTACKED, self.seat, attacked)
        around = table.clockwise(self.seat)
        for seat in around:
            if (attacked >> seat) & 1:
                table.witness(table.villages[seat], ON_ATTACKED)
        table.push(Spoils(self.seat, attacked))
        table.push(CHECK)
        for seat in reversed(around):
            if seat == self.seat or (attacked >> seat) & 1:
                table.push(GAIN[seat])


class Spoils(Do[Bottlecap]):
    """CAP-ATK-5, CAP-ATK-6: Robbers' bay takes its gold, then A23 swaps goods."""

    rule: ClassVar[str] = "CAP-ATK-5"

    def __init__(self, seat: int, attacked: int) -> None:
        super().__init__(seat)
        self.attacked: Final = attacked

    def resolve(self, table: Bottlecap) -> None:
        village = table.villages[self.seat]
        others = [seat for seat in table.clockwise(self.seat) if (self.attacked >> seat) & 1]
        if table.spaces[village.ship] == ROBBERS_BAY:
            for seat in others:
                if table.rules.robbed_always or table.villages[seat].took_gold:
                    table.lose(seat, GOLD, 1, events.ROBBED)
        for _ in range(village.count(PLUNDER)):
            table.push(Plunder(self.seat, self.attacked))


class Plunder(Do[Bottlecap]):
    """CAP-ATK-6: take from everybody who has a good, then give to the same in the same order."""

    rule: ClassVar[str] = "CAP-ATK-6"

    def __init__(self, seat: int, attacked: int) -> None:
        super().__init__(seat)
        self.attacked: Final = attacked

    def resolve(self, table: Bottlecap) -> None:
        robbed: list[int] = []
        for seat in table.clockwise(self.seat):
            if (self.attacked >> seat) & 1 and table.villages[seat].wood + table.villages[seat].gold > 0:
                robbed.append(seat)
        if robbed:
            table.push(PlunderTake(self.seat, tuple(robbed), ()))
