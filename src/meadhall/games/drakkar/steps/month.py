"""The course of a month, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do
from meadhall.games.drakkar import events
from meadhall.games.drakkar.components import GOAT, MONTHS
from meadhall.games.drakkar.steps.brawl import LayPiles
from meadhall.games.drakkar.steps.commit import TURN
from meadhall.games.drakkar.steps.quests import DEAL_QUESTS
from meadhall.games.drakkar.steps.sailing import SET_SAIL
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.teamup import in_need


class Setup(Do[Drakkar]):
    """DRK-SET-4: each player takes a goat."""

    rule: ClassVar[str] = "DRK-SET-4"

    def resolve(self, table: Drakkar) -> None:
        one = [0, 0, 0]
        one[GOAT] = 1
        for seat in table.clockwise(table.earl):
            table.collect(seat, one, events.SETUP)
        table.push(MONTH)


class Month(Do[Drakkar]):
    """DRK-MON-1: Brawl, cards, Quest, in that order."""

    rule: ClassVar[str] = "DRK-MON-1"

    def resolve(self, table: Drakkar) -> None:
        table.month += 1
        table.turn = 0
        table.say(events.MONTH, table.earl, table.month)
        table.push(MONTH_END)
        table.push(SET_SAIL)
        table.push(TURN)
        if table.rules.quests_first:
            table.push(LAY_PILES)
            table.push(DEAL_QUESTS)
        else:
            table.push(DEAL_QUESTS)
            table.push(LAY_PILES)


class MonthEnd(Do[Drakkar]):
    """DRK-END-2: after three months the game ends, with the ships as they lie; else the next one begins."""

    rule: ClassVar[str] = "DRK-END-2"

    def resolve(self, table: Drakkar) -> None:
        if table.loud:
            for seat in table.clockwise(table.earl):
                if in_need(table, seat):
                    table.say(events.QUEST_FAILED, seat)
        table.say(events.MONTH_OVER, -1, table.month)
        if table.month == MONTHS:
            end_game(table)
        else:
            table.push(GATHER_IN)


class GatherIn(Do[Drakkar]):
    """DRK-END-1: all cards return to the deck and kept Quests leave the game."""

    rule: ClassVar[str] = "DRK-END-1"

    def resolve(self, table: Drakkar) -> None:
        for village in table.villages:
            village.parts = []
            village.cargo = []
            village.spears = []
            village.pile = -1
            village.left = 0
            village.order = []
            village.choices = []
            village.knows = 0
            village.played = -1
            village.offer_to = -1
            village.offer = -1
            village.lent = 0
            village.served = False
        table.cards = []
        table.ups = []
        table.common = 0
        table.discards = []
        table.laying = 0
        table.late = 0
        table.out = 0
        if table.rules.earl_passes:
            table.earl = (table.earl + 1) % len(table.villages)
            table.say(events.NEW_EARL, table.earl)
        table.push(MONTH)


def end_game(table: Drakkar) -> None:
    """DRK-SCO-2: the highest score wins; tied players all win."""
    best = max([village.score() for village in table.villages])
    winners = [seat for seat in range(len(table.villages)) if table.villages[seat].score() == best]
    for seat in winners:
        table.say(events.WON, seat, best, 1 if len(winners) > 1 else 0)
    table.finish(winners, "DRK-SCO-2")


SETUP: Final = Setup()
MONTH: Final = Month()
MONTH_END: Final = MonthEnd()
GATHER_IN: Final = GatherIn()
LAY_PILES: Final = LayPiles()
