"""Boarding: pillage a passing ship."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Ask
from meadhall.games.drakkar import events, words
from meadhall.games.drakkar.actions import BOARD, DROP
from meadhall.games.drakkar.steps.raid import ENOUGH, NONE, spend_spears, suffer_loss
from meadhall.games.drakkar.steps.red import drop, fizzle
from meadhall.games.drakkar.table import Drakkar


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

    def prompt(self, table: Drakkar, seat: int) -> str:
        face = table.face(self.card & 255)
        return f"A ship of strength {face.asks} with {words.loot(face.loot)} passes by: board it?"

    def describe(self, table: Drakkar, seat: int, action: int) -> str:
        if action == DROP:
            return "Let it pass and drop the card"
        return f"Board it with strength {table.villages[self.seat].strength()}"

    def default(self, table: Drakkar, seat: int) -> int:
        return DROP

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == DROP:
            drop(table, seat, self.card)
        else:
            approach(table, seat, self.card)


def approach(table: Drakkar, seat: int, card: int) -> None:
    """DRK-BRD-4: Spears are asked for only if they can turn the result."""
    village = table.villages[seat]
    missing = table.face(card & 255).asks - village.strength()
    needed = (missing + 1) // 2
    if missing > 0 and len(village.spears) >= needed:
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

    def prompt(self, table: Drakkar, seat: int) -> str:
        face = table.face(self.card & 255)
        have = table.villages[self.seat].strength()
        return f"Boarding a ship of strength {face.asks} with {have}: use Odin's Spear?"

    def describe(self, table: Drakkar, seat: int, action: int) -> str:
        if action == NONE:
            return "Keep your Spears; the boarding fails"
        return f"Spend {words.spears(self.needed)} and win {words.loot(table.face(self.card & 255).loot)}"

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
