"""Boarding: pillage a passing ship."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Ask
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import BOARD, DROP
from meadhall.games.drakkar.components import Face
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.aimed import drop, fizzle
from meadhall.games.drakkar.steps.raid import ENOUGH, NONE, spend_spears, suffer_loss
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import Village


def begin_boarding(table: Drakkar, seat: int, card: int) -> None:
    """DRK-BRD-1: Boarding needs a complete ship."""
    if not table.villages[seat].complete():
        fizzle(table, seat, card, events.NO_SHIP)
    elif table.rules.may_decline:
        table.push(BoardOrNot(seat, card))
    else:
        approach(table, seat, card)


class BoardOrNot(Ask[Drakkar]):
    """DRK-OPT-may_decline: the owner may drop the card."""

    rule: ClassVar[str] = "DRK-OPT-may_decline"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [BOARD, DROP]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        face = table.face(self.card & 255)
        return say("ask-board", asks=face.asks, loot=naming.loot(face.loot))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        if action == DROP:
            return say("do-let-pass")
        return say("do-board", strength=table.villages[self.seat].strength())

    def default(self, table: Drakkar, seat: int) -> int:
        return DROP

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == DROP:
            drop(table, seat, self.card)
        else:
            approach(table, seat, self.card)


def spears_to_board(village: Village, face: Face) -> int:
    """How many Spears a crew would have to spend to be strong enough; 0 if none."""
    return max(0, (face.asks - village.strength() + 1) // 2)


def approach(table: Drakkar, seat: int, card: int) -> None:
    """DRK-BRD-4: Spears are asked for only if they can turn the result."""
    village = table.villages[seat]
    needed = spears_to_board(village, table.face(card & 255))
    if 0 < needed <= len(village.spears):
        table.push(BoardSpears(seat, card, needed))
    else:
        fight_it_out(table, seat, card, 0)


class BoardSpears(Ask[Drakkar]):
    """DRK-D-SPEAR_BOARD: spend just enough, or none."""

    rule: ClassVar[str] = "DRK-BRD-4"

    def __init__(self, seat: int, card: int, needed: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.needed: Final = needed

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [ENOUGH, NONE]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        face = table.face(self.card & 255)
        return say("ask-spears-board", asks=face.asks, strength=table.villages[self.seat].strength())

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-keep-spears") if action == NONE else say("do-spend-board", count=self.needed)

    def default(self, table: Drakkar, seat: int) -> int:
        return NONE

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        spent = self.needed if action == ENOUGH else 0
        if spent:
            spend_spears(table, seat, spent)
            table.say(events.SPENT, seat, spent, table.villages[seat].strength() + 2 * spent)
        fight_it_out(table, seat, self.card, spent)


def fight_it_out(table: Drakkar, seat: int, card: int, spent: int) -> None:
    """DRK-BRD-2, DRK-BRD-3: the Loot if strong enough; a Viking card or Spear is lost either way."""
    face = table.face(card & 255)
    strength = table.villages[seat].strength() + 2 * spent
    won = strength >= face.asks
    table.say(events.BOARDED, seat, card & 255, strength, 1 if won else 0)
    if won:
        table.collect(seat, face.loot, events.PILLAGE)
    suffer_loss(table, seat, spent)
