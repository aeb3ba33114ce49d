"""A Warrior's own prompts: the Warrior Phase, the moment after the Minions, and the Defense Phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from meadhall.engine.message import Listing, Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import (
    AS,
    AS_ATTACK,
    BANQUET,
    BARE,
    BERSERK,
    BURN,
    CARDS,
    DONE,
    GEAR,
    GEARS,
    IAIDO,
    PLACES,
    PLAY,
    POWER,
    SOUL,
    SOULS,
    THROW,
    TICKET,
    gear_card,
    gear_number,
)
from meadhall.games.beer.components import VIKING
from meadhall.games.beer.events import BY_HAND
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.discard import lay_down
from meadhall.games.beer.steps.draw import draw
from meadhall.games.beer.steps.iaido import IAIDO_CARD, IAIDO_WORDS, iaido_cards, iaido_refused
from meadhall.games.beer.steps.ownturn import (
    AFTER,
    WITHIN,
    own_actions,
    own_candidates,
    own_refusal,
    own_rule,
    own_words,
    passes_by_itself,
    take_own,
)
from meadhall.games.beer.steps.play import PlayAs, chances, playable, use_refused, uses
from meadhall.games.beer.steps.weapons import can_attack
from meadhall.games.beer.table import Beer


class WarriorPhase(Ask[Beer]):
    """BEER-D-4, BEER-TURN-2: up to two cards, one at a time, and all else that the own turn allows."""

    rule: ClassVar[str] = "BEER-TURN-2"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        player = table.players[self.seat]
        found = [PLAY + card for card in player.hand]
        found.append(BERSERK if player.kind == VIKING else IAIDO)
        own_candidates(table, self.seat, found, WITHIN)
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
        own_actions(table, me, found, WITHIN)
        found.append(DONE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        if action == DONE:
            return None
        player = table.players[self.seat]
        raging = table.rage > 0 and not table.rules.interleave
        if PLAY <= action < PLAY + CARDS:
            return self.play_refused(table, action - PLAY, raging)
        if action in (BERSERK, IAIDO):
            if action == IAIDO:
                return iaido_refused(table, self.seat)
            if not player.energy:
                return Refusal("BEER-BSK-4", "why-not-energy")
            if raging:
                return Refusal("BEER-BSK-1", "why-not-raging")
            if not can_attack(table, self.seat) or not attack_card(table, self.seat):
                return Refusal("BEER-BSK-2", "why-not-rage-target")
            return None
        return own_refusal(table, self.seat, action, WITHIN)

    def play_refused(self, table: Beer, card: int, raging: bool) -> Refusal | None:
        if table.plays_left == 0 or raging:
            if table.rage == 0:
                return Refusal("BEER-TURN-2", "why-not-played")
            return use_refused(table, self.seat, card, AS_ATTACK)
        if uses(table, self.seat, card, chances(table, self.seat)):
            return None
        for i in range(5, -1, -1):
            refused = use_refused(table, self.seat, card, AS + i)
            if refused is not None:
                return refused
        return Refusal("BEER-TURN-6", "why-not-card-idle")

    def forced(self, table: Beer) -> bool:
        """Ending the phase at once would betray a hand of which nothing can be played."""
        return not table.players[self.seat].hand

    def prompt(self, table: Beer, seat: int) -> Message:
        if table.rage > 0 and not table.rules.interleave:
            return say("ask-rage", count=table.rage)
        if table.plays_left == 0:
            return say("ask-played", charge=table.charge)
        return say("ask-warrior", left=table.plays_left, charge=table.charge)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == DONE:
            raging = table.rage > 0 and not table.rules.interleave
            return say("do-calm-down" if raging else "do-end-phase")
        if PLAY <= action < PLAY + CARDS:
            return say("do-play", card=naming.card(table, action - PLAY))
        if action == BERSERK:
            return say("do-berserk")
        if action == IAIDO:
            return IAIDO_WORDS
        return own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        if action == BERSERK:
            return "BEER-BSK-1"
        if action == IAIDO:
            return "BEER-CMB-6"
        return self.rule if action == DONE or PLAY <= action < PLAY + CARDS else own_rule(action)

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
        if PLAY <= action < PLAY + CARDS:
            card = action - PLAY
            lay_down(table, seat, card)
            table.push(PlayAs(seat, card, BY_HAND, raging or table.plays_left == 0))
        elif action == BERSERK:
            player.energy = False
            table.rage = 2
            table.skips_cards = True
            table.say(events.RAGED, seat)
        elif action == IAIDO:
            table.push(IAIDO_CARD[seat])
        else:
            take_own(table, seat, action, WITHIN)


def attack_card(table: Beer, seat: int) -> bool:
    """BEER-BSK-2: is there a hand card that could attack?"""
    hand = table.players[seat].hand
    if not table.rules.lokis_trick:
        return len(hand) > 0
    for card in hand:
        if table.box.attack[card] > 0:
            return True
    return False


def still_open(options: Sequence[int]) -> Listing:
    """What can be done when both cards are played, beside ending the phase: each kind of it once."""
    kinds = (
        ("still-attack", PLAY, PLAY + CARDS),
        ("still-berserk", BERSERK, BERSERK + 1),
        ("still-throw", THROW, THROW + GEARS),
        ("still-power", POWER, POWER + PLACES),
        ("still-ticket", TICKET, TICKET + 1),
        ("still-banquet", BANQUET, BANQUET + CARDS),
        ("still-burn", BURN, BURN + PLACES),
        ("still-soul", SOUL, SOUL + SOULS),
    )
    found: list[object] = []
    for name, first, end in kinds:
        for action in options:
            if first <= action < end:
                found.append(say(name))
                break
    return Listing(found)


class Afterwards(Ask[Beer]):
    """BEER-D-20: after the Minions, a last moment for what needs no card."""

    rule: ClassVar[str] = "BEER-W-1"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        own_candidates(table, self.seat, found, AFTER)
        found.append(DONE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if action == DONE else own_refusal(table, self.seat, action, AFTER)

    def options(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        own_actions(table, self.seat, found, AFTER)
        found.append(DONE)
        return found

    def forced(self, table: Beer) -> bool:
        return passes_by_itself(table, self.seat, AFTER)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-afterwards")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-go-on") if action == DONE else own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if action == DONE else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        return DONE

    def usual(self, table: Beer, seat: int) -> int:
        """What needs no card was done before the Minions went."""
        return DONE

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != DONE:
            table.push(self)
            take_own(table, seat, action, AFTER)


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
        own_candidates(table, self.seat, found, AFTER)
        return found

    def weapons(self, table: Beer) -> list[int]:
        found: list[int] = []
        for card in table.players[self.seat].gear:
            if table.box.cards[card].weapon:
                found.append(GEAR + gear_number(card))
        found.append(BARE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if GEAR <= action <= BARE else own_refusal(table, self.seat, action, AFTER)

    def options(self, table: Beer, seat: int) -> list[int]:
        found = self.weapons(table)
        own_actions(table, self.seat, found, AFTER)
        return found

    def forced(self, table: Beer) -> bool:
        return passes_by_itself(table, self.seat, AFTER)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-wield")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == BARE:
            return say("do-none")
        if GEAR <= action < GEAR + GEARS:
            card = gear_card(action - GEAR)
            return say("do-card", card=naming.card(table, card))
        return own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if GEAR <= action <= BARE else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        wielded = table.players[self.seat].wielded
        return GEAR + gear_number(wielded) if wielded >= 0 else BARE

    def usual(self, table: Beer, seat: int) -> int:
        """The Weapon that wards off most; of equals the one that is wielded already."""
        player = table.players[self.seat]
        best, most = self.default(table, seat), 0
        if player.usable_wielded() >= 0:
            most = table.box.cards[player.wielded].defense
        for card in player.gear:
            text = table.box.cards[card]
            if text.weapon and player.usable(card) and (best == BARE or text.defense > most):
                best, most = GEAR + gear_number(card), text.defense
        return best

    def take(self, table: Beer, seat: int, action: int) -> None:
        if GEAR <= action <= BARE:
            wielded = gear_card(action - GEAR) if action < BARE else -1
            player = table.players[seat]
            if wielded != player.wielded:
                player.wielded = wielded
                table.say(events.WIELDED, seat, wielded)
        else:
            table.push(self)
            take_own(table, seat, action, AFTER)


WARRIOR_PHASE: Final = [WarriorPhase(seat) for seat in range(16)]
AFTERWARDS: Final = [Afterwards(seat) for seat in range(16)]
CARDS_PHASE: Final = [CardsPhase(seat) for seat in range(16)]
DEFENSE_PHASE: Final = [DefensePhase(seat) for seat in range(16)]
