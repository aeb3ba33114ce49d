"""The revealed cards are carried out: red, then yellow, then blue."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do
from meadhall.games.drakkar import events
from meadhall.games.drakkar.components import BLUE, BOARDING, LOKI, RAID, RED, THIEF, YELLOW
from meadhall.games.drakkar.steps.boarding import begin_boarding
from meadhall.games.drakkar.steps.raid import begin_raid
from meadhall.games.drakkar.steps.red import begin_loki, begin_thief
from meadhall.games.drakkar.steps.sabotage import begin_sabotage
from meadhall.games.drakkar.steps.store import STORE_FULL, place_card
from meadhall.games.drakkar.table import Drakkar


def next_up(table: Drakkar, colour: int) -> int:
    """DRK-RES-2 to DRK-RES-4: the seat whose card of this colour has the lowest number, or -1."""
    rules = table.rules
    best = -1
    number = 0
    for seat in table.laid if rules.by_commit else table.clockwise(table.earl):
        played = table.villages[seat].played
        if played >= 0:
            face = played & 255
            if rules.colours[face] == colour and (best < 0 or rules.numbers[face] < number):
                best = seat
                number = rules.numbers[face]
    return best


class Red(Do[Drakkar]):
    """DRK-RES-2: red cards one at a time, the lowest number first."""

    rule: ClassVar[str] = "DRK-RES-2"

    def resolve(self, table: Drakkar) -> None:
        seat = next_up(table, RED)
        if seat >= 0:
            table.push(self)
            carry_out(table, seat)


class Yellow(Do[Drakkar]):
    """DRK-RES-9: yellow cards are placed by all at once; who has no room for cargo decides in secret."""

    rule: ClassVar[str] = "DRK-RES-9"

    def resolve(self, table: Drakkar) -> None:
        waiting = False
        rules = table.rules
        if table.loud and any_yellow(table):
            table.say(events.ABOARD, -1)
        for seat in table.clockwise(table.earl):
            village = table.villages[seat]
            card = village.played
            if card < 0 or rules.colours[card & 255] != YELLOW:
                continue
            if rules.cargoes[card & 255] and village.parts and not village.room():
                waiting = True
                continue
            village.played = -1
            place_card(table, seat, card)
        if waiting:
            table.push(STORE_FULL)


def any_yellow(table: Drakkar) -> bool:
    """Is there a yellow card that no Thief has taken?"""
    for village in table.villages:
        if village.played >= 0 and table.rules.colours[village.played & 255] == YELLOW:
            return True
    return False


class Blue(Do[Drakkar]):
    """DRK-RES-3: blue cards one at a time, the lowest number first."""

    rule: ClassVar[str] = "DRK-RES-3"

    def resolve(self, table: Drakkar) -> None:
        seat = next_up(table, BLUE)
        if seat >= 0:
            table.push(self)
            carry_out(table, seat)


def carry_out(table: Drakkar, seat: int) -> None:
    """A red or blue card comes up; DRK-RES-8: it lies among the discards from now on."""
    village = table.villages[seat]
    card = village.played
    village.played = -1
    table.discard(card)
    table.say(events.RESOLVING, seat, card & 255)
    effect = table.rules.effects[card & 255]
    if effect == LOKI:
        begin_loki(table, seat, card)
    elif effect == THIEF:
        begin_thief(table, seat, card)
    elif effect == RAID:
        begin_raid(table, seat, card)
    elif effect == BOARDING:
        begin_boarding(table, seat, card)
    else:
        begin_sabotage(table, seat, card)


RED_STEP: Final = Red()
YELLOW_STEP: Final = Yellow()
BLUE_STEP: Final = Blue()
