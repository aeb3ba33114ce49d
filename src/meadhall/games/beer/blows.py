"""What an attack or a Torment takes from whom it hits, before it does."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.message import Message
from meadhall.games.beer.actions import FLYING
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.defend import damage_of
from meadhall.games.beer.table import Beer


@final
class Blow:
    """What an attack takes from a Warrior."""

    def __init__(self, damage: int, life: int, left: int, drink: bool, spared: bool) -> None:
        self.damage: Final = damage
        self.life: Final = life  # cards before
        self.left: Final = left  # cards after
        self.drink: Final = drink  # the drink on the Life pile goes first
        self.spared: Final = spared  # by Dragon's Blood
        self.deadly: Final = left == 0


def blow(table: Beer, seat: int, value: int, defense: int) -> Blow:
    """BEER-ATT-8, BEER-LIFE-1."""
    player = table.players[seat]
    life = len(player.life)
    damage = damage_of(table, seat, value - defense)
    drink = damage > 0 and player.on_life > 0
    left = max(0, life - damage + (1 if drink else 0))
    return Blow(damage, life, left, drink, value > defense and damage == 0)


def blow_words(of: Blow) -> Message:
    """'2 damage, Life 4 → 2.'"""
    if of.spared:
        return say("will-be-spared")
    if of.damage == 0:
        return say("will-be-unhurt", life=of.life)
    if of.deadly:
        return say("will-die", damage=of.damage)
    if of.left == of.life:
        return say("will-lose-drink-on-life")
    return say("will-hurt", damage=of.damage, life=of.life, left=of.left, drink=1 if of.drink else 0)


def lost_to_torment(table: Beer, seat: int, strength: int, defense: int) -> int:
    """BEER-SPI-8."""
    return min(max(0, strength - defense), table.players[seat].drinks)


def target_words(table: Beer, target: int, value: int) -> Message:
    """What an attack of that value would mean for whom it hits."""
    if target == FLYING:
        return say("will-valkyrie-stand")
    if target >= 16:
        minion = table.minion_of(target - 16)
        return say("will-minion-stand", bonus=table.minion_defense(minion) if minion is not None else 0)
    player = table.players[target]
    if player.state == SPIRIT:
        return say("will-haunt-lose", drinks=min(value, player.drinks))
    harm = blow(table, target, value, 0)
    if harm.spared:
        return say("will-spare")
    return say("will-kill" if harm.deadly else "will-wound", life=harm.life, left=harm.left)
