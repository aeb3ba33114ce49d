"""What a Location does at the start of a Warrior's turn (5.19), and the base Minions of the Battleground."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events
from meadhall.games.beer.actions import LEFT, LOSE, REMOVE, RIGHT, SIDE, STRETCHES
from meadhall.games.beer.circle import Minion, gap_seat, removable_in, slots
from meadhall.games.beer.components import DRAKKAR, FJORD
from meadhall.games.beer.events import BY_FJORD
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.attack import Attack, side_words
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.costs import remove_step, remove_words
from meadhall.games.beer.steps.death import die
from meadhall.games.beer.steps.draw import READ_CARD
from meadhall.games.beer.steps.minions import read_attack
from meadhall.games.beer.steps.ownturn import (
    BEFORE,
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


class AtTurnStart(Do[Beer]):
    """BEER-LCR-1: after the window of the others, before the Warrior Phase."""

    rule: ClassVar[str] = "BEER-LCR-1"

    def resolve(self, table: Beer) -> None:
        if table.rules.location == DRAKKAR:
            table.push(Burning(self.seat))
        elif table.rules.location == FJORD:
            table.push(Wave(self.seat))
            table.push(READ_CARD[self.seat])


def own_removable(table: Beer, seat: int) -> list[int]:
    """BEER-LCR-3: any stretch of the two own gaps may give the counter."""
    found: list[int] = []
    for side in (LEFT, RIGHT):
        gap = gap_seat(table, seat, side)
        if gap >= 0:
            found += removable_in(table, gap)
    return found


def scorch(table: Beer, seat: int) -> None:
    """BEER-LCR-3: the Life Point is lost; this may kill, and nobody gains by it."""
    table.lose_life(seat, 1, events.SCORCHED)
    if not table.players[seat].life:
        die(table, seat, -1, -1, [])


class Burning(Ask[Beer]):
    """BEER-D-3: a Step counter, or a Life Point; before it, all that the own turn allows without a card (BEER-W-1).

    So nobody burns unasked who could still do something; with nothing but the Life Point left, it is lost at once.
    """

    rule: ClassVar[str] = "BEER-LOC-2"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = own_removable(table, self.seat)
        found.append(LOSE)
        own_candidates(table, self.seat, found, BEFORE)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return own_refusal(table, self.seat, action, BEFORE)

    def options(self, table: Beer, seat: int) -> list[int]:
        found = own_removable(table, self.seat)
        found.append(LOSE)
        own_actions(table, self.seat, found, BEFORE)
        return found

    def forced(self, table: Beer) -> bool:
        return passes_by_itself(table, self.seat, BEFORE)

    def prompt(self, table: Beer, seat: int) -> Message:
        if own_removable(table, self.seat):
            return say("ask-burning")
        return say("ask-burning-lose")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == LOSE:
            return say("do-lose-life")
        return remove_words(table, action) if action >= REMOVE else own_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if action == LOSE or action >= REMOVE else own_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        """From the longest stretch."""
        best = LOSE
        longest = 0
        for action in own_removable(table, self.seat):
            at = action - REMOVE
            places = slots(table, at // STRETCHES)
            length = places[at % STRETCHES + 1] - places[at % STRETCHES]
            if length > longest:
                longest = length
                best = action
        return best

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == LOSE:
            scorch(table, seat)
        elif action >= REMOVE:
            remove_step(table, seat, action)
        else:
            table.push(self)
            take_own(table, seat, action, BEFORE)


class Wave(Do[Beer]):
    """BEER-LOC-4: a Ranged Attack of nobody, by the card just read."""

    rule: ClassVar[str] = "BEER-LOC-4"

    def resolve(self, table: Beer) -> None:
        value = read_attack(table) if table.read >= 0 else -1
        if value < 0:
            table.say(events.NO_ATTACK, self.seat, 0 if table.read >= 0 else 1)
        else:
            declare(table, Attack(-1, self.seat, value, True, BY_FJORD))


class BaseMinion(Choice):
    """BEER-D-1, BEER-SET-9: on which side the base Minion starts."""

    rule: ClassVar[str] = "BEER-LOC-1"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SIDE + LEFT, SIDE + RIGHT]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-base-minion")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return side_words(table, self.seat, action - SIDE)

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.minions = [*table.minions, Minion(20 + seat, seat, action - SIDE, 0)]
        table.say(events.DEPLOYED, seat, 20 + seat, action - SIDE)


AT_TURN_START: Final = [AtTurnStart(seat) for seat in range(16)]
