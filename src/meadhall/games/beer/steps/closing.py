"""The end of a Warrior's turn: Odin's Ravens, then the Eye and the Crew in any order (BEER-D-22)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import DONE, END_POWER, KEEP, PASS, USE, VERBS
from meadhall.games.beer.circle import addable, can_remove
from meadhall.games.beer.components import CREW, EYE, RAVENS
from meadhall.games.beer.events import BY_CREW
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import OUT
from meadhall.games.beer.steps.attack import Attack
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.counters import ShiftSteps
from meadhall.games.beer.steps.discard import limit
from meadhall.games.beer.steps.draw import READ_CARD, TO_ASIDE, fetch
from meadhall.games.beer.steps.minions import read_attack
from meadhall.games.beer.steps.ownturn import (
    AFTER,
    own_actions,
    own_candidates,
    own_refusal,
    own_rule,
    own_words,
    passes_by_itself,
    take_own,
)
from meadhall.games.beer.steps.window import declare
from meadhall.games.beer.table import Beer

USE_EYE: Final = END_POWER + 0
USE_CREW: Final = END_POWER + 1


class Closing(Do[Beer]):
    """BEER-PWR-4: what the owner's Valhalla cards allow at the end of his turn."""

    rule: ClassVar[str] = "BEER-PWR-4"

    def resolve(self, table: Beer) -> None:
        owned = table.players[self.seat].valhalla
        if owned & (1 << EYE | 1 << CREW):
            table.push(EndPowers(self.seat))
        if (owned >> RAVENS) & 1 and table.cards_to_draw():
            table.push(SendRavens(self.seat))


class EndOfTurn(Ask[Beer]):
    """Base of the questions at the end of a turn: a power or none, and all that the own turn allows without a card."""

    def powers(self, table: Beer) -> list[int]:
        """To let it be, and the powers of Valhalla that are asked for."""
        return [DONE]

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = self.powers(table)
        own_candidates(table, self.seat, found, AFTER)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if self.asks_for(action) else own_refusal(table, self.seat, action, AFTER)

    def options(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        for action in self.powers(table):
            if self.refusal(table, seat, action) is None:
                found.append(action)
        own_actions(table, self.seat, found, AFTER)
        return found

    def asks_for(self, action: int) -> bool:
        """Is it what the question is about?"""
        return action in (DONE, PASS, USE) or VERBS.has(END_POWER, action)

    def forced(self, table: Beer) -> bool:
        return passes_by_itself(table, self.seat, AFTER)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if self.asks_for(action) else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        return self.powers(table)[0]

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(self)
        take_own(table, seat, action, AFTER)


class SendRavens(EndOfTurn):
    """BEER-VAL-6: after the Defense Phase, two cards, of which one is kept."""

    rule: ClassVar[str] = "BEER-VAL-6"

    def powers(self, table: Beer) -> list[int]:
        return [PASS, USE]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-ravens")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-not-now")
        if action == USE:
            return say("do-ravens", count=table.box.ravens_draw)
        return super().describe(table, seat, action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == USE:
            table.push(RavensReturn(seat))
            for _ in range(table.box.ravens_draw):
                table.push(RavenFetches(seat))
        elif action != PASS:
            super().take(table, seat, action)


class RavenFetches(Do[Beer]):
    """One card, laid aside unseen by the others."""

    rule: ClassVar[str] = "BEER-VLR-9"

    def resolve(self, table: Beer) -> None:
        fetch(table, self.seat, TO_ASIDE)


class RavensReturn(Do[Beer]):
    """BEER-VLR-9: one card available: keep it."""

    rule: ClassVar[str] = "BEER-VLR-9"

    def resolve(self, table: Beer) -> None:
        if table.loud:
            table.whisper(events.RAVENS_FLEW, self.seat, tuple(table.aside), 1 << self.seat, len(table.aside))
        if len(table.aside) == 1:
            keep(table, self.seat, table.aside[0])
        elif table.aside:
            table.push(KeepOne(self.seat))


class KeepOne(Choice):
    """BEER-D-22: which of the Ravens' cards joins the hand; the rest is discarded openly."""

    rule: ClassVar[str] = "BEER-VLR-9"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [KEEP + card for card in table.aside]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-ravens-keep")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        card = action - KEEP
        return say("do-card", card=naming.card(table, card))

    def take(self, table: Beer, seat: int, action: int) -> None:
        keep(table, seat, action - KEEP)


def keep(table: Beer, seat: int, card: int) -> None:
    rest = [other for other in table.aside if other != card]
    table.aside = []
    player = table.players[seat]
    player.hand = [*player.hand, card]
    if table.loud:
        table.whisper(events.RAVENS_KEPT, seat, (card,), 1 << seat, table.box.back_of(card))
    for other in rest:
        table.say(events.DISCARDED, seat, other)
        table.discard(other)
    limit(table, seat)


class EndPowers(EndOfTurn):
    """BEER-D-22: the Eye and the Crew, in the owner's order, each once, or not at all.

    An Eye that the Crew has just won works as well (BEER-PWR-4).
    """

    rule: ClassVar[str] = "BEER-PWR-4"

    def powers(self, table: Beer) -> list[int]:
        left = table.players[self.seat].valhalla & ~table.spent
        found = [DONE]
        if (left >> EYE) & 1:
            found.append(USE_EYE)
        if (left >> CREW) & 1:
            found.append(USE_CREW)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        if action == USE_EYE and not can_remove(table) and not addable(table):
            return Refusal("BEER-VLR-7", "why-not-eye")
        if action == USE_CREW and not table.cards_to_draw():
            return Refusal("BEER-VLR-10", "why-not-no-card")
        return super().refusal(table, seat, action)

    def prompt(self, table: Beer, seat: int) -> Message:
        if len(self.powers(table)) == 1:
            return say("ask-closing")
        return say("ask-closing-power")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == DONE:
            return say("do-none" if len(self.powers(table)) > 1 else "do-end-turn")
        if not self.asks_for(action):
            return super().describe(table, seat, action)
        card = table.box.valhalla[EYE if action == USE_EYE else CREW]
        return say("do-card", card=naming.valhalla(card))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        if action in (USE_EYE, USE_CREW):
            return "BEER-VAL-2" if action == USE_EYE else "BEER-VAL-7"
        return super().cites(table, seat, action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == DONE:
            return
        if not self.asks_for(action):
            super().take(table, seat, action)
            return
        table.push(self)
        if action == USE_EYE:
            table.spent |= 1 << EYE
            table.say(events.EYE_OPENED, seat)
            table.push(ShiftSteps(seat, table.box.eye_counters, True))
        else:
            table.spent |= 1 << CREW
            table.say(events.CREW_CALLED, seat)
            call_crew(table, seat)


def call_crew(table: Beer, seat: int) -> None:
    """BEER-VLR-10: one card for each player, clockwise from the owner's left, the owner last."""
    order: list[int] = []
    for other in table.clockwise((seat + 1) % table.setting.seats):
        if table.players[other].state != OUT and (other != seat or table.rules.crew_hits_owner):
            order.append(other)
    table.push(CrewDraws(seat, order, []))


class CrewDraws(Do[Beer]):
    """First all cards are drawn openly, then the attacks come in the same order."""

    rule: ClassVar[str] = "BEER-VLR-10"

    def __init__(self, seat: int, order: list[int], values: list[int]) -> None:
        super().__init__(seat)
        self.order: Final = order
        self.values: Final = values

    def resolve(self, table: Beer) -> None:
        if len(self.values) < len(self.order):
            table.push(CrewReads(self.seat, self.order, self.values))
            table.push(READ_CARD[self.seat])
            return
        for i in range(len(self.order) - 1, -1, -1):
            if self.values[i] >= 0:
                other = self.order[i]
                table.push(CrewStrikes(self.seat, other, table.players[other].state, self.values[i]))


class CrewReads(Do[Beer]):
    """The value of one card is remembered; no card, or a dash under Loki's trick, is no attack."""

    rule: ClassVar[str] = "BEER-VLR-10"

    def __init__(self, seat: int, order: list[int], values: list[int]) -> None:
        super().__init__(seat)
        self.order: Final = order
        self.values: Final = values

    def resolve(self, table: Beer) -> None:
        value = read_attack(table) if table.read >= 0 else -1
        table.push(CrewDraws(self.seat, self.order, [*self.values, value]))


class CrewStrikes(Do[Beer]):
    """An attack of the Crew; who died or left meanwhile is skipped."""

    rule: ClassVar[str] = "BEER-VLR-10"

    def __init__(self, seat: int, target: int, state: int, value: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.state: Final = state
        self.value: Final = value

    def resolve(self, table: Beer) -> None:
        if table.players[self.target].state == self.state:
            declare(table, Attack(self.seat, self.target, self.value, False, BY_CREW))


CLOSING: Final = [Closing(seat) for seat in range(16)]
