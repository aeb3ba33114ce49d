"""Defending: one card against one attack, or somebody who takes the blow (5.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import (
    CARDS,
    DEFEND,
    DONE,
    FLYING,
    GEAR,
    MINIONS,
    PASS,
    SACRIFICE,
    USE,
    VALKYRIE,
    gear_card,
    gear_number,
    minion_card,
    minion_number,
)
from meadhall.games.beer.components import DRAGONS_BLOOD, MINION, VALKYRIE_CARD
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT, WARRIOR
from meadhall.games.beer.steps.anytime import (
    any_time,
    any_time_candidates,
    any_time_refusal,
    any_time_rule,
    any_time_words,
    is_any_time,
    take_any_time,
)
from meadhall.games.beer.steps.attack import Attack, MinionStands, ValkyrieStands, lose_valkyrie, striker_name
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.costs import start_effects
from meadhall.games.beer.steps.death import die, smash
from meadhall.games.beer.steps.discard import lay_down
from meadhall.games.beer.steps.draw import READ_CARD
from meadhall.games.beer.steps.mist import haunted
from meadhall.games.beer.table import Beer


def defense_of(table: Beer, seat: int, card: int, ranged: bool) -> int:
    """BEER-DEF-4: box, doubled by a ShieldWall, and what else helps; a Weapon not against Ranged Attacks."""
    player = table.players[seat]
    value = table.box.defense[card]
    if player.doubles_defense:
        value *= 2
    value += player.guard
    if not ranged:
        value += player.guard_melee
        wielded = player.usable_wielded()
        if wielded >= 0:
            value += table.box.cards[wielded].defense
    return value


def defense_without(table: Beer, seat: int, card: int, ranged: bool, idle: list[int]) -> int:
    """The same if some of the equipment is left unused."""
    if not idle:
        return defense_of(table, seat, card, ranged)
    true_player = table.players[seat]
    twin = true_player.copy()
    twin.on_gear = [1 if twin.gear[i] in idle else twin.on_gear[i] for i in range(len(twin.gear))]
    twin.refit(table.box)
    table.players[seat] = twin
    value = defense_of(table, seat, card, ranged)
    table.players[seat] = true_player
    return value


def helpful_gear(table: Beer, seat: int, card: int, ranged: bool, idle: list[int]) -> list[int]:
    """BEER-VLR-8: the equipment that raises the Defense."""
    whole = defense_without(table, seat, card, ranged, idle)
    found: list[int] = []
    for gear in table.players[seat].gear:
        if gear not in idle and defense_without(table, seat, card, ranged, [*idle, gear]) < whole:
            found.append(gear)
    return found


class Defend(Ask[Beer]):
    """BEER-D-8: any-time actions first; then one Defense card, a sacrifice, or nothing."""

    rule: ClassVar[str] = "BEER-DEF-1"

    def __init__(self, seat: int, attack: Attack) -> None:
        super().__init__(seat)
        self.attack: Final = attack

    def candidates(self, table: Beer, seat: int) -> list[int]:
        player = table.players[self.seat]
        found = [PASS]
        found += [DEFEND + card for card in player.hand]
        found += [SACRIFICE + minion_number(card) for card in player.hand if table.box.kind[card] == MINION]
        if player.has(VALKYRIE_CARD):
            found.append(VALKYRIE)
        any_time_candidates(table, self.seat, found)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        if is_any_time(action):
            return any_time_refusal(table, self.seat, action)
        if DEFEND <= action < DEFEND + CARDS and table.rules.lokis_trick and table.box.defense[action - DEFEND] == 0:
            return Refusal("BEER-OPT-2", "why-not-loki-defense")
        return None

    def options(self, table: Beer, seat: int) -> list[int]:
        player = table.players[self.seat]
        box = table.box
        found = [PASS]
        loki = table.rules.lokis_trick
        for card in player.hand:
            if not loki or box.defense[card] > 0:
                found.append(DEFEND + card)
        for card in player.hand:
            if box.kind[card] == MINION:
                found.append(SACRIFICE + minion_number(card))
        if player.has(VALKYRIE_CARD):
            found.append(VALKYRIE)
        any_time(table, self.seat, found)
        return found

    def forced(self, table: Beer) -> bool:
        """With Loki's trick, passing at once would betray a hand."""
        return not table.players[self.seat].hand

    def aimed_at(self, table: Beer, seat: int) -> bool:
        return seat == self.attack.target

    def prompt(self, table: Beer, seat: int) -> Message:
        striker = striker_name(table, self.attack)
        ranged = 1 if self.attack.ranged else 0
        return say("ask-defend", striker=striker, ranged=ranged, value=self.attack.value)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-undefended")
        if action == VALKYRIE:
            return say("do-valkyrie")
        if is_any_time(action):
            return any_time_words(table, self.seat, action)
        if SACRIFICE <= action < SACRIFICE + MINIONS:
            return say("do-sacrifice", card=naming.card(table, minion_card(action - SACRIFICE)))
        card = action - DEFEND
        return say("do-defend", card=naming.card(table, card))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        if is_any_time(action):
            return any_time_rule(action)
        if action == VALKYRIE:
            return "BEER-DEF-6"
        return "BEER-DEF-5" if SACRIFICE <= action < SACRIFICE + MINIONS else self.rule

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if is_any_time(action):
            table.push(self)
            take_any_time(table, seat, action)
        elif action == PASS:
            table.say(events.UNDEFENDED, seat)
            hit(table, seat, self.attack, 0, [])
        elif action == VALKYRIE:
            lose_valkyrie(table, seat, False)
        elif action >= SACRIFICE:
            card = minion_card(action - SACRIFICE)
            table.players[seat].drop(card)
            table.say(events.SACRIFICED, seat, card)
            table.discard(card)
        else:
            self.defend(table, action - DEFEND)

    def defend(self, table: Beer, card: int) -> None:
        seat = self.seat
        lay_down(table, seat, card)
        if self.attack.smashes(table) and helpful_gear(table, seat, card, self.attack.ranged, []):
            table.push(RiskGear(seat, self.attack, card, []))
            return
        defense = defense_of(table, seat, card, self.attack.ranged)
        table.say(events.DEFENDED, seat, card, defense)
        hit(table, seat, self.attack, defense, [])


class RiskGear(Choice):
    """BEER-D-29: against Mjollnir, which helpful equipment is used at all; what is used will be gone."""

    rule: ClassVar[str] = "BEER-VLR-8"

    def __init__(self, seat: int, attack: Attack, card: int, idle: list[int]) -> None:
        super().__init__(seat)
        self.attack: Final = attack
        self.card: Final = card
        self.idle: Final = idle

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [DONE]
        for card in helpful_gear(table, self.seat, self.card, self.attack.ranged, self.idle):
            found.append(GEAR + gear_number(card))
        return found

    def aimed_at(self, table: Beer, seat: int) -> bool:
        return seat == self.attack.target

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-risk-gear")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        idle = self.idle
        if action != DONE:
            idle = [*idle, gear_card(action - GEAR)]
        value = defense_without(table, self.seat, self.card, self.attack.ranged, idle)
        if action == DONE:
            return say("do-use-rest", defense=value)
        return say("do-leave-gear", card=naming.card(table, gear_card(action - GEAR)), defense=value)

    def default(self, table: Beer, seat: int) -> int:
        return DONE

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != DONE:
            table.push(RiskGear(seat, self.attack, self.card, [*self.idle, gear_card(action - GEAR)]))
            return
        used = helpful_gear(table, seat, self.card, self.attack.ranged, self.idle)
        defense = defense_without(table, seat, self.card, self.attack.ranged, self.idle)
        table.say(events.DEFENDED, seat, self.card, defense)
        hit(table, seat, self.attack, defense, used)


def damage_of(table: Beer, seat: int, damage: int) -> int:
    """BEER-VAL-1: what is left of it; an even amount does no harm to who bathed in Dragon's Blood."""
    if damage <= 0 or (damage % 2 == 0 and table.players[seat].has(DRAGONS_BLOOD)):
        return 0
    return damage


def hit(table: Beer, seat: int, attack: Attack, defense: int, used: list[int]) -> None:
    """BEER-ATT-8, BEER-W-7: damage, death, Mjollnir, Valhalla, conditional powers."""
    player = table.players[seat]
    damage = damage_of(table, seat, attack.value - defense)
    lost = 0
    if damage == 0:
        table.say(events.UNHURT, seat, 1 if attack.value > defense else 0)
    else:
        lost = table.lose_life(seat, damage, events.HURT)
        if not player.life:
            die(table, seat, attack.source, attack.via, used)
            return
    smash(table, seat, used)
    if lost and player.board.power.when_hurt and player.on_board == 0:
        table.push(WhenHurt(seat))


class WhenHurt(Choice):
    """BEER-PWR-2: a conditional power may be used when an attack cost its owner a Life Point."""

    rule: ClassVar[str] = "BEER-PWR-2"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [PASS]
        for effect in table.players[self.seat].board.power.effects:
            if effect.possible(table, self.seat):
                found.append(USE)
                break
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-hurt-power")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-leave-it")
        return say("do-hurt-power", power=naming.effects(table.players[self.seat].board.power))

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == USE:
            table.say(events.POWER_USED, seat, 1)
            start_effects(table, seat, table.players[seat].board.power.effects, 8)


# Anybody


class Strike(Do[Beer]):
    """The final target faces the attack."""

    rule: ClassVar[str] = "BEER-ATT-8"

    def __init__(self, attack: Attack) -> None:
        super().__init__()
        self.attack: Final = attack

    def resolve(self, table: Beer) -> None:
        attack = self.attack
        target = attack.target
        if target < 16:
            state = table.players[target].state
            if state == WARRIOR:
                face(table, target, attack)
            elif state == SPIRIT:
                if attack.value > 0:
                    haunted(table, attack, 0)
                else:
                    table.say(events.UNHURT, target)
        elif target == FLYING:
            if table.valkyrie_owner >= 0:
                table.push(ValkyrieStands(attack))
                table.push(READ_CARD[table.valkyrie_owner])
        else:
            minion = table.minion_of(target - 16)
            if minion is not None:
                table.push(MinionStands(attack))
                table.push(READ_CARD[minion.owner])


def face(table: Beer, seat: int, attack: Attack) -> None:
    """BEER-DEF-8: an attack worth nothing asks nobody anything."""
    if attack.value <= 0:
        table.say(events.UNHURT, seat)
    else:
        table.push(Defend(seat, attack))
