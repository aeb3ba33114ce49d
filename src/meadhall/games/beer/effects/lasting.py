"""Effects that always work: bonuses, doubling, room for drinks."""

from __future__ import annotations

from typing import Final

from meadhall.engine.message import Message, slug
from meadhall.games.beer.components import Effect
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import Player

# What a bonus may be added to.
ATTACK_MELEE: Final = 0
ATTACK_RANGED: Final = 1
ATTACK_AXES: Final = 2
DEFENSE: Final = 3
DEFENSE_MELEE: Final = 4
MOVEMENT: Final = 5
DRINK: Final = 6
CARDS: Final = 7
BURNING: Final = 8
MINION_ATTACK: Final = 9
MINION_DEFENSE: Final = 10

BONUSES: Final = [
    "attack_melee",
    "attack_ranged",
    "attack_axes",
    "defense",
    "defense_melee",
    "movement",
    "drink",
    "cards",
    "burning",
    "minion_attack",
    "minion_defense",
]


class Bonus(Effect):
    """A number is added to something that its owner does."""

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def lasting(self) -> bool:
        return True

    def fit(self, player: Player) -> None:
        what = self.what
        if what == ATTACK_MELEE:
            player.melee += self.amount
        elif what == ATTACK_RANGED:
            player.ranged += self.amount
        elif what == ATTACK_AXES:
            player.axes += self.amount
        elif what == DEFENSE:
            player.guard += self.amount
        elif what == DEFENSE_MELEE:
            player.guard_melee += self.amount
        elif what == MOVEMENT:
            player.stride += self.amount
        elif what == DRINK:
            player.thirst += self.amount
        elif what == CARDS:
            player.cards_drawn += self.amount
        elif what == BURNING:
            player.burn_power += self.amount
        elif what == MINION_ATTACK:
            player.minion_attack += self.amount
        else:
            player.minion_defense += self.amount

    def words(self) -> Message:
        return say(f"bonus-{slug(BONUSES[self.what])}", amount=self.amount)


class DoubleDefense(Effect):
    """BEER-ITM-3: the Defense box of a card played for Defense counts double."""

    def lasting(self) -> bool:
        return True

    def fit(self, player: Player) -> None:
        player.doubles_defense = True

    def words(self) -> Message:
        return say("effect-double-defense")


class DoubleIaido(Effect):
    """BEER-SAK-7: the Steps of an Iaido attack count double."""

    def lasting(self) -> bool:
        return True

    def fit(self, player: Player) -> None:
        player.iaido_factor = 2

    def words(self) -> Message:
        return say("effect-double-iaido")


class Capacity(Effect):
    """BEER-ITM-2: room for more than one drink; a drink does not switch it off (BEER-R-32)."""

    def __init__(self, drinks: int) -> None:
        self.drinks: Final = drinks

    def lasting(self) -> bool:
        return True

    def words(self) -> Message:
        return say("effect-capacity", drinks=self.drinks)
