"""Attacking with a Weapon: which one, at whom; and thrown Axes (5.6, 5.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.beer import naming
from meadhall.games.beer.actions import BARE, GEAR, TARGET, gear_card, gear_number
from meadhall.games.beer.circle import AT_LEAST, BEYOND, EXACT, long_way, targets
from meadhall.games.beer.events import BY_AXE
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.attack import Attack, target_words
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.window import declare
from meadhall.games.beer.table import Beer

BARE_HANDS: Final = -1


def weapon_targets(table: Beer, seat: int, weapon: int) -> list[int]:
    """BEER-ATT-3 to BEER-ATT-5: what the Weapon, or bare hands, can reach."""
    if weapon < 0:
        return targets(table, seat, EXACT, 1, False, False)
    text = table.box.cards[weapon]
    return targets(table, seat, AT_LEAST if text.ranged else EXACT, text.steps, text.ranged, False)


def can_attack(table: Beer, seat: int) -> bool:
    for player in table.players:
        if player.state == SPIRIT:
            return True
    if weapon_targets(table, seat, BARE_HANDS):
        return True
    player = table.players[seat]
    for i in range(len(player.gear)):
        card = player.gear[i]
        if player.on_gear[i] == 0 and table.box.cards[card].weapon and weapon_targets(table, seat, card):
            return True
    return False


class ChooseWeapon(Ask[Beer]):
    """BEER-ATT-1: bare hands or a Weapon without a drink, with a legal target."""

    rule: ClassVar[str] = "BEER-ATT-1"

    def __init__(self, seat: int, value: int, via: int) -> None:
        super().__init__(seat)
        self.value: Final = value
        self.via: Final = via

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [GEAR + gear_number(card) for card in table.players[self.seat].gear if table.box.cards[card].weapon]
        found.append(BARE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        weapon = BARE_HANDS if action == BARE else gear_card(action - GEAR)
        if weapon >= 0 and not table.players[self.seat].usable(weapon):
            return Refusal("BEER-DRK-3", "why-not-drink-on card:card", weapon)
        if weapon_targets(table, self.seat, weapon):
            return None
        if weapon < 0:
            return Refusal("BEER-ATT-3", "why-not-bare")
        text = table.box.cards[weapon]
        if text.ranged:
            return Refusal("BEER-ATT-5", "why-not-too-near steps card:card", text.steps, weapon)
        return Refusal("BEER-ATT-4", "why-not-wrong-steps steps card:card", text.steps, weapon)

    def options(self, table: Beer, seat: int) -> list[int]:
        player = table.players[self.seat]
        found: list[int] = []
        for i in range(len(player.gear)):
            card = player.gear[i]
            if player.on_gear[i] == 0 and table.box.cards[card].weapon and weapon_targets(table, self.seat, card):
                found.append(GEAR + gear_number(card))
        if weapon_targets(table, self.seat, BARE_HANDS):
            found.append(BARE)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-weapon")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == BARE:
            return say("do-bare", value=self.value)
        card = gear_card(action - GEAR)
        return say("do-weapon", card=naming.card(table, card), value=attack_value(table, self.seat, card, self.value))

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(ChooseTarget(seat, BARE_HANDS if action == BARE else gear_card(action - GEAR), self.value, self.via))


def attack_value(table: Beer, seat: int, weapon: int, value: int) -> int:
    """BEER-ATT-1: what the Weapon and powers add."""
    if weapon < 0:
        return value
    text = table.box.cards[weapon]
    player = table.players[seat]
    value += text.attack + (player.ranged if text.ranged else player.melee)
    return value + player.axes if text.axe else value


class ChooseTarget(Choice):
    """BEER-ATT-2: at whom."""

    rule: ClassVar[str] = "BEER-ATT-2"

    def __init__(self, seat: int, weapon: int, value: int, via: int) -> None:
        super().__init__(seat)
        self.weapon: Final = weapon
        self.value: Final = value
        self.via: Final = via

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return weapon_targets(table, self.seat, self.weapon)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-target")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        value = attack_value(table, self.seat, self.weapon, self.value)
        tool = table.value("card", self.weapon)
        return say("do-attack-at", goal=target_words(table, action), tool=tool, value=value)

    def take(self, table: Beer, seat: int, action: int) -> None:
        value = attack_value(table, seat, self.weapon, self.value)
        target = action - TARGET
        ranged = self.weapon >= 0 and table.box.cards[self.weapon].ranged
        way = long_way(table, seat, target, exact_steps(table, self.weapon))
        declare(table, Attack(seat, target, value, ranged, self.via, self.weapon, -1, way))


def exact_steps(table: Beer, weapon: int) -> int:
    """The one distance at which a Melee Weapon, or bare hands, strike; 0 for a Ranged one."""
    if weapon < 0:
        return 1
    text = table.box.cards[weapon]
    return 0 if text.ranged else text.steps


def axe_targets(table: Beer, seat: int, card: int) -> list[int]:
    """BEER-AXE-3: beyond the Axe's Steps on both sides."""
    return targets(table, seat, BEYOND, table.box.cards[card].steps, True, True)


class ThrowAt(Choice):
    """BEER-AXE-1: at whom the Axe flies; it is discarded first."""

    rule: ClassVar[str] = "BEER-AXE-1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return axe_targets(table, self.seat, self.card)

    def value(self, table: Beer) -> int:
        return table.box.cards[self.card].attack + table.players[self.seat].axes

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-throw", card=naming.card(table, self.card))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-throw-at", goal=target_words(table, action), value=self.value(table))

    def take(self, table: Beer, seat: int, action: int) -> None:
        value = self.value(table)
        table.drop_gear(seat, self.card)
        declare(table, Attack(seat, action - TARGET, value, True, BY_AXE, self.card))
