"""Playing a card: as what, with which Weapon, at whom (5.3, 5.6, 5.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import (
    AS,
    AS_ATTACK,
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    DONE,
    SIDE,
    minion_number,
)
from meadhall.games.beer.circle import Minion, can_walk
from meadhall.games.beer.components import EQUIPMENT, EVENT, INTERRUPT_CARD, MINION, ON_DRINK, ON_EQUIP
from meadhall.games.beer.events import BY_EVENT, BY_HAND
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.attack import side_words, sides
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.costs import can_start, cost_refused, effects_possible, start
from meadhall.games.beer.steps.drink import TakeDrinks, drinks_within_reach
from meadhall.games.beer.steps.gear import Equip
from meadhall.games.beer.steps.move import ChooseWalk
from meadhall.games.beer.steps.weapons import ChooseWeapon, can_attack
from meadhall.games.beer.steps.window import open_window
from meadhall.games.beer.table import Beer

CAN_DRINK: Final = 1
CAN_MOVE: Final = 2
CAN_ATTACK: Final = 4


def chances(table: Beer, seat: int) -> int:
    """What the Warrior's cards could be played for at all, as bits."""
    found = 0
    if drinks_within_reach(table, seat) > 0:
        found |= CAN_DRINK
    if can_walk(table, seat):
        found |= CAN_MOVE
    if can_attack(table, seat):
        found |= CAN_ATTACK
    return found


def uses(table: Beer, seat: int, card: int, open_chances: int) -> list[int]:
    """BEER-TURN-4, BEER-TURN-6: as what the card can be played now."""
    box = table.box
    player = table.players[seat]
    loki = table.rules.lokis_trick
    found: list[int] = []
    if open_chances & CAN_DRINK:
        value = box.drink[card]
        if value > 0 or (player.thirst > 0 and not loki):
            found.append(AS_DRINK)
    if open_chances & CAN_MOVE:
        value = box.movement[card]
        if value > 0 or (player.stride > 0 and not loki):
            found.append(AS_MOVE)
            if value > 0 or not table.rules.charge_by_box:
                found.append(AS_CHARGE)
    if open_chances & CAN_ATTACK and (not loki or box.attack[card] > 0):
        found.append(AS_ATTACK)
        if table.charge:
            found.append(AS_CALM)
    if text_possible(table, seat, card):
        found.append(AS_TEXT)
    return found


def playable(table: Beer, seat: int, card: int, open_chances: int) -> bool:
    """Is there anything that the card can be played as now? The same as `uses`, quickly."""
    box = table.box
    loki = table.rules.lokis_trick
    if open_chances & CAN_ATTACK and (not loki or box.attack[card] > 0):
        return True
    player = table.players[seat]
    if open_chances & CAN_MOVE and (box.movement[card] > 0 or (player.stride > 0 and not loki)):
        return True
    if open_chances & CAN_DRINK and (box.drink[card] > 0 or (player.thirst > 0 and not loki)):
        return True
    return text_possible(table, seat, card)


def text_possible(table: Beer, seat: int, card: int) -> bool:
    kind = table.box.kind[card]
    if kind == EVENT:
        player = table.players[seat]
        held = len(player.hand) - (1 if card in player.hand else 0)
        return can_start(table, seat, table.box.cards[card].power, held)
    if kind == EQUIPMENT:
        return True
    return kind == MINION and len(table.warriors) > 1


def use_refused(table: Beer, seat: int, card: int, action: int) -> Refusal | None:
    """Why the card can't be played as that, or None."""
    box = table.box
    player = table.players[seat]
    loki = table.rules.lokis_trick
    if action == AS_DRINK:
        if table.sudden:
            return Refusal("BEER-DRK-9", "why-not-sudden")
        if box.drink[card] == 0 and (loki or player.thirst == 0):
            return Refusal("BEER-OPT-2" if loki else "BEER-DRK-1", "why-not-dash-drink")
        if player.room == 0:
            return Refusal("BEER-DRK-8", "why-not-no-place")
    elif action in (AS_MOVE, AS_CHARGE):
        if box.movement[card] == 0 and (loki or player.stride == 0):
            return Refusal("BEER-OPT-2" if loki else "BEER-MOV-6", "why-not-dash-move")
        if not can_walk(table, seat):
            return Refusal("BEER-MOV-2", "why-not-blocked")
        if action == AS_CHARGE and box.movement[card] == 0 and table.rules.charge_by_box:
            return Refusal("BEER-CHG-1", "why-not-dash-charge")
    elif action in (AS_ATTACK, AS_CALM):
        if loki and box.attack[card] == 0:
            return Refusal("BEER-OPT-2", "why-not-dash-attack")
        if not can_attack(table, seat):
            return Refusal("BEER-ATT-2", "why-not-no-target")
    elif box.kind[card] == EVENT:
        held = len(player.hand) - (1 if card in player.hand else 0)
        power = box.cards[card].power
        refused = cost_refused(table, seat, power.cost, held)
        if refused is None and not effects_possible(table, seat, power.effects):
            return Refusal("BEER-TURN-6", "why-not-idle card:card", card)
        return refused
    elif box.kind[card] == INTERRUPT_CARD:
        return Refusal("BEER-TURN-4", "why-not-interrupt")
    elif box.kind[card] == MINION and len(table.warriors) < 2:
        return Refusal("BEER-CIR-8", "why-not-last-warrior")
    return None


class PlayAs(Ask[Beer]):
    """BEER-TURN-3: for exactly one box, or for its Text. A Ticket card may be thrown away as well."""

    rule: ClassVar[str] = "BEER-TURN-3"

    def __init__(self, seat: int, card: int, via: int, attack_only: bool, may_charge: bool = True) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.via: Final = via
        self.attack_only: Final = attack_only
        self.may_charge: Final = may_charge  # BEER-CHG-4: not for a Ticket card after the Warrior Phase

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [DONE] if self.via != BY_HAND else []
        if self.attack_only:
            found.append(AS_ATTACK)
            if table.charge:
                found.append(AS_CALM)
            return found
        for i in range(6):
            if (AS + i != AS_CALM or table.charge) and (AS + i != AS_CHARGE or self.may_charge):
                found.append(AS + i)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if action == DONE else use_refused(table, self.seat, self.card, action)

    def options(self, table: Beer, seat: int) -> list[int]:
        if self.attack_only:
            return [AS_ATTACK, AS_CALM] if table.charge else [AS_ATTACK]
        found = uses(table, self.seat, self.card, chances(table, self.seat))
        if not self.may_charge and AS_CHARGE in found:
            found.remove(AS_CHARGE)
        return [DONE, *found] if self.via != BY_HAND else found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-play-as", card=naming.card(table, self.card))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        box = table.box
        card = self.card
        player = table.players[self.seat]
        if action == DONE:
            return say("do-discard-unplayed")
        if action == AS_DRINK:
            return say("do-drink", count=min(box.drink[card] + player.thirst, drinks_within_reach(table, self.seat)))
        if action in (AS_MOVE, AS_CHARGE):
            name = "do-move" if action == AS_MOVE else "do-charge"
            return say(name, steps=box.movement[card], more=player.stride)
        if action == AS_ATTACK:
            name = "do-attack-charge" if table.charge else "do-attack"
            return say(name, value=box.attack[card], charge=table.charge)
        if action == AS_CALM:
            return say("do-attack-calm", value=box.attack[card])
        text = box.cards[card]
        name = ["do-event", "do-equip", "do-deploy", "do-event"][text.kind]
        return say(name, card=naming.text(text))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        if action == AS_TEXT:
            return table.box.cards[self.card].rule
        if action == AS_DRINK:
            return "BEER-DRK-1"
        if action == AS_MOVE:
            return "BEER-MOV-1"
        if action == AS_CHARGE:
            return "BEER-CHG-1"
        return self.rule if action == DONE else "BEER-ATT-1"

    def default(self, table: Beer, seat: int) -> int:
        return self.options(table, seat)[0]

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == DONE:
            return
        table.say(events.PLAYED, seat, self.card, action - AS)
        charge = table.charge
        table.charge = 0
        if action == AS_DRINK:
            amount = table.box.drink[self.card] + table.players[seat].thirst
            open_window(table, ON_DRINK, seat, TakeDrinks(seat, amount, False), amount)
        elif action in (AS_MOVE, AS_CHARGE):
            table.push(ChooseWalk(seat, self.card, action == AS_CHARGE))
        elif action in (AS_ATTACK, AS_CALM):
            if table.rage > 0 and self.via == BY_HAND:
                table.rage -= 1
            elif self.via == BY_HAND:
                table.plays_left -= 1
            bonus = charge if action == AS_ATTACK else 0
            table.push(ChooseWeapon(seat, table.box.attack[self.card] + bonus, self.via))
            return
        else:
            self.play_text(table)
        if self.via == BY_HAND:
            table.plays_left -= 1

    def play_text(self, table: Beer) -> None:
        card = self.card
        kind = table.box.kind[card]
        if kind == EVENT:
            start(table, self.seat, table.box.cards[card].power, BY_EVENT if self.via == BY_HAND else self.via)
        elif kind == EQUIPMENT:
            open_window(table, ON_EQUIP, self.seat, Equip(self.seat, card), card)
        else:
            table.push(Deploy(self.seat, card))


class Deploy(Choice):
    """BEER-MIN-1: beside the own Warrior, on the side to which the Minion will head."""

    rule: ClassVar[str] = "BEER-MIN-1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SIDE + side for side in sides(table, self.seat)]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-deploy", card=naming.card(table, self.card))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return side_words(table, self.seat, action - SIDE)

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.resolving = [one for one in table.resolving if one != self.card]
        number = minion_number(self.card)
        table.minions = [*table.minions, Minion(number, seat, action - SIDE, 0)]
        table.say(events.DEPLOYED, seat, number, action - SIDE)
