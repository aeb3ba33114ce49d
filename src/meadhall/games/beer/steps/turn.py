"""Turns: whose it is, and what it is made of (4.1, 4.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do, Step
from meadhall.games.beer import events
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.anytime import ANY_TIME, window_opens
from meadhall.games.beer.steps.closing import CLOSING
from meadhall.games.beer.steps.ending import score, turn_mug_over
from meadhall.games.beer.steps.locations import AT_TURN_START
from meadhall.games.beer.steps.minions import MINION_PHASE
from meadhall.games.beer.steps.spirit import ELATION, HAUNTING, SPIRIT_DRAW
from meadhall.games.beer.steps.warrior import AFTERWARDS, CARDS_PHASE, DEFENSE_PHASE, WARRIOR_PHASE
from meadhall.games.beer.table import Beer


class NextTurn(Do[Beer]):
    """BEER-SET-10, BEER-SD-1: the next seat clockwise; in Sudden Death the next that still has a turn.

    It always lies at the bottom of the agenda, so that a turn can be cut short by dropping all that lies on it.
    """

    rule: ClassVar[str] = "BEER-TURN-1"

    def resolve(self, table: Beer) -> None:
        table.push(self)
        seats = table.setting.seats
        if not table.sudden and table.turns == table.rules.turn_cap * seats:
            turn_mug_over(table, (table.active + 1) % seats)
        if table.sudden and table.due == 0:
            score(table)
            return
        for seat in table.clockwise((table.active + 1) % seats):
            if table.sudden:
                if (table.due >> seat) & 1:
                    table.due &= ~(1 << seat)
                    begin(table, seat)
                    return
            elif table.players[seat].state != OUT:
                begin(table, seat)
                return


def begin(table: Beer, seat: int) -> None:
    """A turn begins."""
    table.turns += 1
    table.active = seat
    table.plays_left = 2
    table.rage = 0
    table.charge = 0
    table.skips_cards = False
    table.feasted = False
    table.spent = 0
    state = table.players[seat].state
    table.say(events.TURN, seat, table.round, state)
    if state == SPIRIT:
        table.agenda.push_all(SPIRIT_TURN[seat])
        push_windows(table, seat)
    else:
        table.agenda.push_all(WARRIOR_TURN[seat])
        if table.rules.location:
            table.push(AT_TURN_START[seat])
        if not table.rules.lean_windows:
            push_windows(table, seat)


def push_windows(table: Beer, seat: int) -> None:
    """BEER-W-2: each other Warrior whom it may concern, clockwise from the active seat's left."""
    around = table.clockwise(seat)
    for i in range(len(around) - 1, 0, -1):
        if window_opens(table, around[i]):
            table.push(ANY_TIME[around[i]])


class SpiritWindow(Do[Beer]):
    """BEER-W-3: in a Spirit's turn, between the draw and what he does."""

    rule: ClassVar[str] = "BEER-W-3"

    def resolve(self, table: Beer) -> None:
        push_windows(table, self.seat)


# Steps never change, so one of each serves all tables. The last one on the agenda comes first.
NEXT_TURN: Final = NextTurn()
WARRIOR_TURN: Final[list[list[Step[Beer]]]] = [
    [
        CLOSING[seat],
        DEFENSE_PHASE[seat],
        CARDS_PHASE[seat],
        AFTERWARDS[seat],
        MINION_PHASE[seat],
        WARRIOR_PHASE[seat],
    ]
    for seat in range(16)
]
SPIRIT_TURN: Final[list[list[Step[Beer]]]] = [
    [HAUNTING[seat], SpiritWindow(seat), SPIRIT_DRAW[seat], ELATION[seat]] for seat in range(16)
]
