"""A Warrior's own prompts: the Warrior Phase, the moment after the Minions, and the Defense Phase."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events
from meadhall.games.beer.actions import (
    AS,
    AS_ATTACK,
    BANQUET,
    BARE,
    BERSERK,
    DONE,
    GEAR,
    IAIDO,
    PLAY,
    POWER,
    THROW,
    TICKET,
    gear_card,
    gear_number,
)
from meadhall.games.beer.components import BANQUET_HALL, TICKET_CARD, VIKING
from meadhall.games.beer.steps.anytime import (
    any_time,
    any_time_candidates,
    any_time_refusal,
    any_time_rule,
    any_time_words,
    is_any_time,
    take_any_time,
)
from meadhall.games.beer.steps.attack import BY_HAND, BY_TICKET
from meadhall.games.beer.steps.costs import power_candidates, power_refused, power_words, powers, use_power
from meadhall.games.beer.steps.draw import draw
from meadhall.games.beer.steps.iaido import IaidoCard, iaido_cards
from meadhall.games.beer.steps.play import (
    Finish,
    PlayAs,
    ThrowAt,
    axe_targets,
    can_attack,
    card_words,
    chances,
    playable,
    use_refused,
    uses,
)
from meadhall.games.beer.table import Beer

# Own-turn actions that are no cards played (BEER-W-1, BEER-D-20)


def can_throw(table: Beer, in_phase: bool) -> bool:
    """BEER-AXE-2 with its option: does throwing count as a card, and is one left?"""
    return not table.rules.throws_count or (in_phase and table.plays_left > 0)


def ticket_ready(table: Beer, seat: int) -> bool:
    """BEER-VLR-11: never the last card, not through a drink, not between two Berserk attacks."""
    player = table.players[seat]
    return player.has(TICKET_CARD) and player.on_life == 0 and len(player.life) >= 2 and table.rage == 0


def own_actions(table: Beer, seat: int, found: list[int], in_phase: bool) -> None:
    """Axes, powers, Ticket, Banquet and any-time actions."""
    player = table.players[seat]
    box = table.box
    if can_throw(table, in_phase):
        for i in range(len(player.gear)):
            card = player.gear[i]
            if player.on_gear[i] == 0 and box.cards[card].axe and axe_targets(table, seat, card):
                found.append(THROW + gear_number(card))
    powers(table, seat, found)
    if player.valhalla and ticket_ready(table, seat):
        found.append(TICKET)
    if table.rules.location == BANQUET_HALL and not table.feasted and table.rage == 0:
        for card in player.hand:
            found.append(BANQUET + card)
    any_time(table, seat, found)


def own_candidates(table: Beer, seat: int, found: list[int]) -> None:
    player = table.players[seat]
    for card in player.gear:
        if table.box.cards[card].axe:
            found.append(THROW + gear_number(card))
    power_candidates(table, seat, found)
    if player.has(TICKET_CARD):
        found.append(TICKET)
    if table.rules.location == BANQUET_HALL:
        for card in player.hand:
            found.append(BANQUET + card)
    any_time_candidates(table, seat, found)


def own_refusal(table: Beer, seat: int, action: int, in_phase: bool) -> Refusal | None:
    player = table.players[seat]
    if is_any_time(action):
        return any_time_refusal(table, seat, action)
    if THROW <= action < THROW + 80:
        card = gear_card(action - THROW)
        if not player.usable(card):
            return Refusal("BEER-AXE-1", "A drink lies on the {name}.", name=table.box.name(card))
        if not can_throw(table, in_phase):
            return Refusal("BEER-AXE-2", "Throwing counts as a card here, and you have none left to play.")
        if not axe_targets(table, seat, card):
            steps = table.box.cards[card].steps
            return Refusal("BEER-AXE-3", "Nobody is more than {a} Steps away on both sides.", steps)
    elif POWER <= action < POWER + 82:
        return power_refused(table, seat, action)
    elif action == TICKET:
        if table.rage:
            return Refusal("BEER-VLR-11", "Not between the two Berserk attacks.")
        if player.on_life:
            return Refusal("BEER-VLR-11", "A drink lies on your Life pile: no card may be drawn from it.")
        if len(player.life) < 2:
            return Refusal("BEER-VLR-11", "The last Life card is never drawn.")
    elif BANQUET <= action < BANQUET + 196:
        if table.feasted:
            return Refusal("BEER-LCR-4", "Once in your turn is enough.")
        if table.rage:
            return Refusal("BEER-BSK-3", "Not between the two Berserk attacks.")
    return None


def own_words(table: Beer, seat: int, action: int) -> str:
    if is_any_time(action):
        return any_time_words(table, seat, action)
    if THROW <= action < THROW + 80:
        card = gear_card(action - THROW)
        value = table.box.cards[card].attack + table.players[seat].axes
        return f"Throw the {table.box.name(card)}: a Ranged Attack of {value}"
    if POWER <= action < POWER + 82:
        return power_words(table, seat, action)
    if action == TICKET:
        return "Ticket for Valhalla: show your top Life card and play it"
    return f"Banquet: lay {table.box.name(action - BANQUET)} on your Wounds"


def own_rule(action: int) -> str:
    if is_any_time(action):
        return any_time_rule(action)
    if THROW <= action < THROW + 80:
        return "BEER-AXE-1"
    if action == TICKET:
        return "BEER-VLR-11"
    return "BEER-PWR-1" if POWER <= action < POWER + 82 else "BEER-LCR-4"


def take_own(table: Beer, seat: int, action: int) -> None:
    """Carry out one of them; the asking Step has laid itself on the agenda again."""
    if is_any_time(action):
        take_any_time(table, seat, action)
    elif THROW <= action < THROW + 80:
        if table.rules.throws_count:
            table.plays_left -= 1
        table.push(ThrowAt(seat, gear_card(action - THROW)))
    elif POWER <= action < POWER + 82:
        use_power(table, seat, action)
    elif action == TICKET:
        show_ticket(table, seat)
    else:
        feast(table, seat, action - BANQUET)


def show_ticket(table: Beer, seat: int) -> None:
    """BEER-VAL-9: the top Life card is shown, then played at once or discarded."""
    player = table.players[seat]
    card = player.life[-1]
    player.life = player.life[:-1]
    table.resolving = [*table.resolving, card]
    table.reveals += 1
    table.say(events.TICKET_SHOWN, seat, card)
    table.push(Finish(card))
    table.push(PlayAs(seat, card, BY_TICKET, False))


def feast(table: Beer, seat: int, card: int) -> None:
    """BEER-LOC-3: a hand card becomes a Wound, which can be recovered."""
    player = table.players[seat]
    table.move_unseen(card, player.hand, 1 << seat)
    player.drop(card)
    player.wounds = [*player.wounds, card]
    table.feasted = True
    if table.loud:
        table.whisper(events.FEASTED, seat, (card,), 1 << seat, table.box.back_of(card))


class WarriorPhase(Ask[Beer]):
    """BEER-D-4, BEER-TURN-2: up to two cards, one at a time, and all else that the own turn allows."""

    rule: ClassVar[str] = "BEER-TURN-2"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        player = table.players[self.seat]
        found = [PLAY + card for card in player.hand]
        found.append(BERSERK if player.kind == VIKING else IAIDO)
        own_candidates(table, self.seat, found)
        found.append(DONE)
        return found

    def options(self, table: Beer, seat: int) -> list[int]:
        me = self.seat
        player = table.players[me]
        box = table.box
        found: list[int] = []
        raging = table.rage > 0 and not table.rules.interleave
        open_chances = chances(table, me)
        if table.plays_left > 0 and not raging:
            for card in player.hand:
                if playable(table, me, card, open_chances):
                    found.append(PLAY + card)
        elif table.rage > 0 and open_chances & 4:
            for card in player.hand:
                if not table.rules.lokis_trick or box.attack[card] > 0:
                    found.append(PLAY + card)
        if player.energy and not raging:
            if player.kind == VIKING:
                if open_chances & 4 and attack_card(table, me):
                    found.append(BERSERK)
            elif table.plays_left > 0 and iaido_cards(table, me):
                found.append(IAIDO)
        own_actions(table, me, found, True)
        found.append(DONE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        if action == DONE:
            return None
        player = table.players[self.seat]
        raging = table.rage > 0 and not table.rules.interleave
        if PLAY <= action < PLAY + 196:
            return self.play_refused(table, action - PLAY, raging)
        if action in (BERSERK, IAIDO):
            if not player.energy:
                return Refusal("BEER-BSK-4", "Your Energy counter is gone.")
            if raging:
                return Refusal("BEER-BSK-1", "You are raging already.")
            if action == BERSERK:
                if not can_attack(table, self.seat) or not attack_card(table, self.seat):
                    return Refusal("BEER-BSK-2", "You need a hand card and a legal target for it.")
            elif table.plays_left == 0:
                return Refusal("BEER-CMB-6", "Iaido takes one of your two cards, and you have played both.")
            elif not iaido_cards(table, self.seat):
                return Refusal("BEER-CMB-6", "No card of yours leads from a Step to a legal target.")
            return None
        return own_refusal(table, self.seat, action, True)

    def play_refused(self, table: Beer, card: int, raging: bool) -> Refusal | None:
        if table.plays_left == 0 or raging:
            if table.rage == 0:
                return Refusal("BEER-TURN-2", "You have played your two cards.")
            return use_refused(table, self.seat, card, AS_ATTACK)
        if uses(table, self.seat, card, chances(table, self.seat)):
            return None
        for i in range(5, -1, -1):
            refused = use_refused(table, self.seat, card, AS + i)
            if refused is not None:
                return refused
        return Refusal("BEER-TURN-6", "There is nothing that this card could do now.")

    def forced(self, table: Beer) -> bool:
        """Ending the phase at once would betray a hand of which nothing can be played."""
        return not table.players[self.seat].hand

    def prompt(self, table: Beer, seat: int) -> str:
        if table.rage > 0 and not table.rules.interleave:
            return f"Berserk! {table.rage} attack{'s' if table.rage > 1 else ''} to go."
        left = table.plays_left
        charge = f" Your Charge adds {table.charge} if the next one is an attack." if table.charge else ""
        if left == 0:
            return "You have played your two cards. Anything else?" + charge
        return f"Your turn: you may play {left} card{'s' if left > 1 else ''}.{charge}"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        if action == DONE:
            raging = table.rage > 0 and not table.rules.interleave
            return "Calm down" if raging else "End your Warrior Phase"
        if PLAY <= action < PLAY + 196:
            return f"Play {card_words(table, action - PLAY)}"
        if action == BERSERK:
            return "Go Berserk: two more cards as attacks, but no cards drawn this turn"
        if action == IAIDO:
            return "Iaido: move and attack with one card"
        return own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        if action == BERSERK:
            return "BEER-BSK-1"
        if action == IAIDO:
            return "BEER-CMB-6"
        return self.rule if action == DONE or PLAY <= action < PLAY + 196 else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        return DONE

    def take(self, table: Beer, seat: int, action: int) -> None:
        raging = table.rage > 0 and not table.rules.interleave
        if action == DONE:
            table.rage = 0
            if raging:
                table.push(self)
            else:
                table.charge = 0
            return
        table.push(self)
        player = table.players[seat]
        if PLAY <= action < PLAY + 196:
            card = action - PLAY
            player.drop(card)
            table.resolving = [*table.resolving, card]
            table.push(Finish(card))
            table.push(PlayAs(seat, card, BY_HAND, raging or table.plays_left == 0))
        elif action == BERSERK:
            player.energy = False
            table.rage = 2
            table.skips_cards = True
            table.say(events.RAGED, seat)
        elif action == IAIDO:
            table.push(IaidoCard(seat))
        else:
            take_own(table, seat, action)


def attack_card(table: Beer, seat: int) -> bool:
    """BEER-BSK-2: is there a hand card that could attack?"""
    hand = table.players[seat].hand
    if not table.rules.lokis_trick:
        return len(hand) > 0
    for card in hand:
        if table.box.attack[card] > 0:
            return True
    return False


class Afterwards(Ask[Beer]):
    """BEER-D-20: after the Minions, a last moment for what needs no card."""

    rule: ClassVar[str] = "BEER-W-1"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        own_candidates(table, self.seat, found)
        found.append(DONE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if action == DONE else own_refusal(table, self.seat, action, False)

    def options(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        own_actions(table, self.seat, found, False)
        found.append(DONE)
        return found

    def prompt(self, table: Beer, seat: int) -> str:
        return "Before you draw: anything else?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        return "Go on" if action == DONE else own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if action == DONE else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        return DONE

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != DONE:
            table.push(self)
            take_own(table, seat, action)


class CardsPhase(Do[Beer]):
    """BEER-TURN-7: draw 2, then the hand limit; skipped after Berserk."""

    rule: ClassVar[str] = "BEER-TURN-7"

    def resolve(self, table: Beer) -> None:
        if not table.skips_cards:
            draw(table, self.seat, table.players[self.seat].cards_drawn)


class DefensePhase(Ask[Beer]):
    """BEER-D-21, BEER-DEF-10: the Weapon to wield until the own next Defense Phase, or none."""

    rule: ClassVar[str] = "BEER-DEF-10"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = self.weapons(table)
        own_candidates(table, self.seat, found)
        return found

    def weapons(self, table: Beer) -> list[int]:
        found: list[int] = []
        for card in table.players[self.seat].gear:
            if table.box.cards[card].weapon:
                found.append(GEAR + gear_number(card))
        found.append(BARE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if GEAR <= action <= BARE else own_refusal(table, self.seat, action, False)

    def options(self, table: Beer, seat: int) -> list[int]:
        found = self.weapons(table)
        own_actions(table, self.seat, found, False)
        return found

    def prompt(self, table: Beer, seat: int) -> str:
        return "Which Weapon do you wield until your next turn?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        if action == BARE:
            return "None"
        if GEAR <= action < BARE:
            card = gear_card(action - GEAR)
            text = table.box.cards[card]
            said = f"{text.name}: Defense +{text.defense}"
            return said if table.players[self.seat].usable(card) else said + " (once the drink on it is gone)"
        return own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if GEAR <= action <= BARE else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        wielded = table.players[self.seat].wielded
        return GEAR + gear_number(wielded) if wielded >= 0 else BARE

    def take(self, table: Beer, seat: int, action: int) -> None:
        if GEAR <= action <= BARE:
            wielded = gear_card(action - GEAR) if action < BARE else -1
            player = table.players[seat]
            if wielded != player.wielded:
                player.wielded = wielded
                table.say(events.WIELDED, seat, wielded)
        else:
            table.push(self)
            take_own(table, seat, action)


WARRIOR_PHASE: Final = [WarriorPhase(seat) for seat in range(16)]
AFTERWARDS: Final = [Afterwards(seat) for seat in range(16)]
CARDS_PHASE: Final = [CardsPhase(seat) for seat in range(16)]
DEFENSE_PHASE: Final = [DefensePhase(seat) for seat in range(16)]
