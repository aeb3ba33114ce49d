"""The revealed cards are carried out: red, then yellow, then blue."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do
from meadhall.games.drakkar import events
from meadhall.games.drakkar.components import BOARDING, LOKI, RAID, SABOTAGE, SPEAR, THIEF, YGGDRASIL
from meadhall.games.drakkar.steps.boarding import begin_boarding
from meadhall.games.drakkar.steps.raid import begin_raid
from meadhall.games.drakkar.steps.red import begin_loki, begin_thief
from meadhall.games.drakkar.steps.sabotage import begin_sabotage
from meadhall.games.drakkar.steps.store import STORE_FULL, place_card
from meadhall.games.drakkar.table import Drakkar


def next_up(table: Drakkar, lowest: int, highest: int) -> int:
    """DRK-RES-2 to DRK-RES-4: the seat whose card of these kinds has the lowest number, or -1."""
    rules = table.rules
    best = -1
    number = 0
    for seat in table.laid if rules.by_commit else table.clockwise(table.earl):
        played = table.villages[seat].played
        if played >= 0:
            face = played & 255
            if lowest <= rules.kinds[face] <= highest and (best < 0 or rules.numbers[face] < number):
                best = seat
                number = rules.numbers[face]
    return best


class Red(Do[Drakkar]):
    """DRK-RES-2: red cards one at a time, the lowest number first."""

    rule: ClassVar[str] = "DRK-RES-2"

    def resolve(self, table: Drakkar) -> None:
        seat = next_up(table, LOKI, THIEF)
        if seat < 0:
            return
        table.push(self)
        card = begin(table, seat)
        if table.kind(card) == LOKI:
            begin_loki(table, seat, card)
        else:
            begin_thief(table, seat, card)


class Yellow(Do[Drakkar]):
    """DRK-RES-9: yellow cards are placed by all at once; who has no room for cargo decides in secret."""

    rule: ClassVar[str] = "DRK-RES-9"

    def resolve(self, table: Drakkar) -> None:
        waiting = False
        for seat in table.clockwise(table.earl):
            village = table.villages[seat]
            card = village.played
            if card < 0 or card & 255 > SPEAR:
                continue
            if YGGDRASIL < card & 255 < SPEAR and village.parts and not village.room():
                waiting = True
                continue
            village.played = -1
            place_card(table, seat, card)
        if waiting:
            table.push(STORE_FULL)


class Blue(Do[Drakkar]):
    """DRK-RES-3: blue cards one at a time, the lowest number first."""

    rule: ClassVar[str] = "DRK-RES-3"

    def resolve(self, table: Drakkar) -> None:
        seat = next_up(table, RAID, SABOTAGE)
        if seat < 0:
            return
        table.push(self)
        card = begin(table, seat)
        kind = table.kind(card)
        if kind == RAID:
            begin_raid(table, seat, card)
        elif kind == BOARDING:
            begin_boarding(table, seat, card)
        else:
            begin_sabotage(table, seat, card)


def begin(table: Drakkar, seat: int) -> int:
    """A red or blue card comes up; DRK-RES-8: it lies among the discards from now on."""
    village = table.villages[seat]
    card = village.played
    village.played = -1
    table.discard(card)
    table.say(events.RESOLVING, seat, card & 255)
    return card


RED_STEP: Final = Red()
YELLOW_STEP: Final = Yellow()
BLUE_STEP: Final = Blue()
