"""Playing a card: as what, with which Weapon, at whom (5.3, 5.6, 5.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events
from meadhall.games.beer.actions import (
    AS,
    AS_ATTACK,
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    BARE,
    DONE,
    GEAR,
    SIDE,
    TARGET,
    gear_card,
    gear_number,
    minion_number,
)
from meadhall.games.beer.circle import AT_LEAST, BEYOND, EXACT, Minion, can_walk, targets
from meadhall.games.beer.components import EQUIPMENT, EVENT, INTERRUPT_CARD, MINION, ON_DRINK, ON_EQUIP
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.attack import BY_AXE, BY_EVENT, BY_HAND, Attack, side_words, sides, target_words
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.costs import can_start, cost_refused, effects_possible, start
from meadhall.games.beer.steps.drink import TakeDrinks, drinks_within_reach
from meadhall.games.beer.steps.gear import Equip
from meadhall.games.beer.steps.move import ChooseWalk
from meadhall.games.beer.steps.window import declare, open_window
from meadhall.games.beer.table import Beer

CAN_DRINK: Final = 1
CAN_MOVE: Final = 2
CAN_ATTACK: Final = 4
BARE_HANDS: Final = -1


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
            return Refusal("BEER-DRK-9", "It is Sudden Death: the Mug is empty and stays so.")
        if box.drink[card] == 0 and (loki or player.thirst == 0):
            return Refusal("BEER-OPT-2" if loki else "BEER-DRK-1", "Its Drink box shows a dash.")
        if player.room == 0:
            return Refusal("BEER-DRK-8", "You have no free place for a drink.")
    elif action in (AS_MOVE, AS_CHARGE):
        if box.movement[card] == 0 and (loki or player.stride == 0):
            return Refusal("BEER-OPT-2" if loki else "BEER-MOV-6", "Its Movement box shows a dash.")
        if not can_walk(table, seat):
            return Refusal("BEER-MOV-2", "Opponents block you on both sides.")
    elif action in (AS_ATTACK, AS_CALM):
        if loki and box.attack[card] == 0:
            return Refusal("BEER-OPT-2", "Its Attack box shows a dash, and Loki plays his trick.")
        if not can_attack(table, seat):
            return Refusal("BEER-ATT-2", "No opponent is at the right distance for any of your Weapons or your fists.")
    elif box.kind[card] == EVENT:
        held = len(player.hand) - (1 if card in player.hand else 0)
        power = box.cards[card].power
        refused = cost_refused(table, seat, power.cost, held)
        if refused is None and not effects_possible(table, seat, power.effects):
            return Refusal("BEER-TURN-6", "There is nothing that {name} could do now.", name=box.name(card))
        return refused
    elif box.kind[card] == INTERRUPT_CARD:
        return Refusal("BEER-TURN-4", "Interrupts are played in other players' turns.")
    elif box.kind[card] == MINION and len(table.warriors) < 2:
        return Refusal("BEER-CIR-8", "You are the last Warrior: there is no gap for a Minion.")
    return None


def card_words(table: Beer, card: int) -> str:
    text = table.box.cards[card]
    said = text.words()
    return f"{text.name} ({table.box.boxes(card)}{'; ' + said if said else ''})"


class Finish(Do[Beer]):
    """BEER-TURN-5: the played card is discarded, if it did not stay in play."""

    rule: ClassVar[str] = "BEER-TURN-5"

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def resolve(self, table: Beer) -> None:
        table.finish_card(self.card)


class PlayAs(Ask[Beer]):
    """BEER-TURN-3: for exactly one box, or for its Text. A Ticket card may be thrown away as well."""

    rule: ClassVar[str] = "BEER-TURN-3"

    def __init__(self, seat: int, card: int, via: int, attack_only: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.via: Final = via
        self.attack_only: Final = attack_only

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [DONE] if self.via != BY_HAND else []
        if self.attack_only:
            found.append(AS_ATTACK)
            if table.charge:
                found.append(AS_CALM)
            return found
        for i in range(6):
            if AS + i != AS_CALM or table.charge:
                found.append(AS + i)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if action == DONE else use_refused(table, self.seat, self.card, action)

    def options(self, table: Beer, seat: int) -> list[int]:
        if self.attack_only:
            return [AS_ATTACK, AS_CALM] if table.charge else [AS_ATTACK]
        found = uses(table, self.seat, self.card, chances(table, self.seat))
        return [DONE, *found] if self.via != BY_HAND else found

    def prompt(self, table: Beer, seat: int) -> str:
        return f"Play {card_words(table, self.card)} as what?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        box = table.box
        card = self.card
        player = table.players[self.seat]
        if action == DONE:
            return "Discard it unplayed"
        if action == AS_DRINK:
            many = min(box.drink[card] + player.thirst, drinks_within_reach(table, self.seat))
            return f"Drink {many}"
        if action in (AS_MOVE, AS_CHARGE):
            far = f"{box.movement[card]}" + (f" (+{player.stride})" if player.stride else "")
            return f"Move {far}" if action == AS_MOVE else f"Charge {far}: the next attack gains by it"
        if action == AS_ATTACK:
            return f"Attack with {box.attack[card]}" + (f" + {table.charge} by the Charge" if table.charge else "")
        if action == AS_CALM:
            return f"Attack with {box.attack[card]}, without the Charge"
        text = box.cards[card]
        verb = ["Event", "Equip", "Deploy", ""][text.kind]
        return f"{verb}: {text.name} ({text.words()})"

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
            open_window(table, ON_DRINK, seat, TakeDrinks(seat, amount, False))
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
            open_window(table, ON_EQUIP, self.seat, Equip(self.seat, card))
        else:
            table.push(Deploy(self.seat, card))


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
            return Refusal("BEER-DRK-3", "A drink lies on the {name}.", name=table.box.name(weapon))
        if weapon_targets(table, self.seat, weapon):
            return None
        if weapon < 0:
            return Refusal("BEER-ATT-3", "Bare hands reach 1 Step, and nobody is there.")
        text = table.box.cards[weapon]
        words = (
            "The {name} needs {a} Steps or more on both sides." if text.ranged else "The {name} strikes at {a} Steps."
        )
        return Refusal("BEER-ATT-5" if text.ranged else "BEER-ATT-4", words, text.steps, name=text.name)

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

    def prompt(self, table: Beer, seat: int) -> str:
        return "Attack with what?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        if action == BARE:
            return f"Bare hands: {self.value}"
        card = gear_card(action - GEAR)
        return f"{table.box.name(card)}: {attack_value(table, self.seat, card, self.value)}"

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

    def prompt(self, table: Beer, seat: int) -> str:
        return "Attack whom?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        tool = "bare hands" if self.weapon < 0 else f"the {table.box.name(self.weapon)}"
        value = attack_value(table, self.seat, self.weapon, self.value)
        return f"Attack {target_words(table, action)} with {tool}: {value}"

    def take(self, table: Beer, seat: int, action: int) -> None:
        value = attack_value(table, seat, self.weapon, self.value)
        ranged = self.weapon >= 0 and table.box.cards[self.weapon].ranged
        declare(table, Attack(seat, action - TARGET, value, ranged, self.via, self.weapon))


class Deploy(Choice):
    """BEER-MIN-1: beside the own Warrior, on the side to which the Minion will head."""

    rule: ClassVar[str] = "BEER-MIN-1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SIDE + side for side in sides(table, self.seat)]

    def prompt(self, table: Beer, seat: int) -> str:
        return f"On which side do you send out {table.box.name(self.card)}?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        return side_words(table, self.seat, action - SIDE)

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.resolving = [one for one in table.resolving if one != self.card]
        number = minion_number(self.card)
        table.minions = [*table.minions, Minion(number, seat, action - SIDE, 0)]
        table.say(events.DEPLOYED, seat, number, action - SIDE)


# Thrown Axes (5.8)


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

    def prompt(self, table: Beer, seat: int) -> str:
        return f"Throw the {table.box.name(self.card)} at whom?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        return f"Throw it at {target_words(table, action)}: a Ranged Attack of {self.value(table)}"

    def take(self, table: Beer, seat: int, action: int) -> None:
        value = self.value(table)
        table.say(events.THREW, seat, self.card)
        table.drop_gear(seat, self.card)
        declare(table, Attack(seat, action - TARGET, value, True, BY_AXE, self.card))
