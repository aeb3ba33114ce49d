"""What a blow promises and what it costs to suffer one: how a sensible player judges a fight."""

from __future__ import annotations

from typing import Final

from meadhall.games.beer.actions import (
    BARE,
    BURN,
    CARDS,
    DEFEND,
    FLYING,
    GEAR,
    INTERRUPT,
    MINIONS,
    PASS,
    PLACES,
    SACRIFICE,
    TARGET,
    VALKYRIE,
    gear_card,
)
from meadhall.games.beer.circle import targets
from meadhall.games.beer.components import ON_RANGED
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.attack import Attack
from meadhall.games.beer.steps.defend import defense_of
from meadhall.games.beer.steps.weapons import BARE_HANDS, attack_value, weapon_targets
from meadhall.games.beer.steps.window import Window
from meadhall.games.beer.table import Beer
from meadhall.games.beer.temper import Temper

FIERCE: Final = 0.55  # how much a blow at a Warrior is worth beside a drink, with any number of rivals,
RIVALRY: Final = 2.2  # and what is added, shared by the Warriors: a blow helps all other rivals too


def life_of(table: Beer, seat: int) -> int:
    player = table.players[seat]
    return len(player.life) + (1 if player.on_life else 0)


def blow(table: Beer, seat: int, target: int, value: int, temper: Temper) -> float:
    """What an attack of that value on that target promises: drinks and lives of rivals, most of all of the leader."""
    if target >= 16:
        return 0.5 if target < FLYING else 0.7
    if target == seat:
        return -3.0
    player = table.players[target]
    if player.state == SPIRIT:
        return 0.55 * min(value, player.drinks)
    expected = value * temper.spared - 0.3 * len(player.hand)
    life = life_of(table, target)
    worth = 0.22 * max(0.0, min(expected, float(life))) + 0.06 * value
    if value >= life and expected >= 0.6 * life:
        worth += 0.9 + 0.45 * player.drinks
    return (FIERCE + RIVALRY / len(table.warriors)) * (worth + temper.envy * player.drinks)


def best_blow(table: Beer, seat: int, weapon: int, value: int, temper: Temper) -> float:
    best = -1.0
    whole = attack_value(table, seat, weapon, value)
    for action in weapon_targets(table, seat, weapon):
        best = max(best, blow(table, seat, action - TARGET, whole, temper))
    return best


def best_attack(table: Beer, seat: int, value: int, temper: Temper) -> float:
    """The best that an Attack Action of that value promises now."""
    best = best_blow(table, seat, BARE_HANDS, value, temper)
    player = table.players[seat]
    for card in player.gear:
        if table.box.cards[card].weapon and player.usable(card):
            best = max(best, best_blow(table, seat, card, value, temper))
    return best


def defending(table: Beer, seat: int, attack: Attack, action: int, temper: Temper) -> float:
    """A life lost hurts; death most of all."""
    if action == PASS:
        return -suffering(table, seat, attack.value, temper)
    if DEFEND <= action < DEFEND + CARDS:
        card = action - DEFEND
        left = attack.value - defense_of(table, seat, card, attack.ranged)
        return -suffering(table, seat, left, temper) - temper.shield * card_worth(table, seat, card, temper)
    if SACRIFICE <= action < SACRIFICE + MINIONS:
        return -0.55
    if action == VALKYRIE:
        return -1.0
    if BURN <= action < BURN + PLACES and table.players[seat].wounds and attack.value >= life_of(table, seat):
        return -1.2
    return -20.0


def suffering(table: Beer, seat: int, damage: int, temper: Temper) -> float:
    if damage <= 0:
        return 0.0
    life = life_of(table, seat)
    if damage >= life:
        return temper.death + temper.mourning * table.players[seat].drinks
    return temper.pain * damage + (0.4 if life - damage <= 2 else 0.0)


def resisting(table: Beer, seat: int, strength: int, action: int, temper: Temper) -> float:
    """A stolen drink counts for the thieves as well; what will be lost anyway is better burnt."""
    player = table.players[seat]
    if action == PASS:
        return -temper.stolen * min(strength, player.drinks)
    if DEFEND <= action < DEFEND + CARDS:
        card = action - DEFEND
        left = max(0, strength - defense_of(table, seat, card, False))
        return -temper.stolen * min(left, player.drinks) - temper.shield * card_worth(table, seat, card, temper)
    if BURN <= action < BURN + PLACES and strength >= player.drinks:
        return 0.3 - temper.stolen * player.drinks
    return -20.0


def interrupting(table: Beer, seat: int, window: Window, action: int, temper: Temper) -> float:
    if action == PASS:
        return 0.0
    if action < INTERRUPT:  # burning for a card that may not even be an Interrupt
        return -20.0
    if window.trigger != ON_RANGED:
        return 0.5
    if window.attack.target == seat:
        return suffering(table, seat, window.attack.value, temper)
    return -0.2


def raging(table: Beer, seat: int, temper: Temper) -> float:
    """Berserk and Iaido are for a hand full of blows that reach somebody."""
    player = table.players[seat]
    blows = [best_attack(table, seat, table.box.attack[card], temper) for card in player.hand]
    blows.sort()
    return sum(blows[-2:]) - temper.calm if len(blows) >= 2 else -1.0


def throwing(table: Beer, seat: int, card: int, temper: Temper) -> float:
    value = table.box.cards[card].attack + table.players[seat].axes
    best = -1.0
    for action in targets(table, seat, 2, table.box.cards[card].steps, True, True):
        best = max(best, blow(table, seat, action - TARGET, value, temper))
    return best - 0.65


def wielding(table: Beer, seat: int, action: int) -> float:
    if action == BARE:
        return 0.2
    card = gear_card(action - GEAR)
    defense = table.box.cards[card].defense
    return 0.3 + 0.2 * defense if table.players[seat].usable(card) else 0.21 + 0.02 * defense


def card_worth(table: Beer, seat: int, card: int, temper: Temper) -> float:
    """What a card in the hand is good for, on the whole."""
    box = table.box
    worth = (
        0.35 * box.attack[card] + temper.guard * box.defense[card] + 0.1 * box.movement[card] + 0.9 * box.drink[card]
    )
    if table.sudden:
        worth -= 0.9 * box.drink[card]
    return worth + [0.3, 0.5, 0.8, 0.6][box.kind[card]]
