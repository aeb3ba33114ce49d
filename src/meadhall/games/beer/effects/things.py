"""Effects on equipment and drinks."""

from __future__ import annotations

from typing import Final

from meadhall.engine.message import Message
from meadhall.games.beer.components import Effect
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.drink import TakeDrinks
from meadhall.games.beer.steps.gear import PickGear, SmashGear
from meadhall.games.beer.table import Beer


class DiscardGear(Effect):
    """BEER-EV-5: one Weapon or Item of another Warrior is discarded."""

    def possible(self, table: Beer, seat: int) -> bool:
        for other in table.warriors:
            if other != seat and table.players[other].gear:
                return True
        return False

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if self.possible(table, seat):
            table.push(SmashGear(seat))

    def words(self) -> Message:
        return say("effect-discard-gear")


class PassGear(Effect):
    """BEER-EV-1: a Weapon or Item of any Warrior goes to another Warrior."""

    def possible(self, table: Beer, seat: int) -> bool:
        if len(table.warriors) < 2:
            return False
        for other in table.warriors:
            if table.players[other].gear:
                return True
        return False

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if self.possible(table, seat):
            table.push(PickGear(seat))

    def words(self) -> Message:
        return say("effect-pass-gear")


class TakeFromFloor(Effect):
    """BEER-EV-4, BEER-R-96: take drinks from out of play, as far as there are some and places for them."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, table: Beer, seat: int) -> bool:
        return not table.sudden

    def begin(self, table: Beer, seat: int, via: int) -> None:
        table.push(TakeDrinks(seat, self.count, True))

    def drinks_taken(self) -> int:
        return self.count

    def words(self) -> Message:
        return say("effect-floor", drinks=self.count)
