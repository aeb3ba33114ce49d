"""Bottlecap Vikings for those who learn: what a seat sees and what its options are, counted from that seat.

Everything lies open here, so there is nothing to keep from anybody, and no action names a seat.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.lens import Lens
from meadhall.engine.sheet import Sheet
from meadhall.games.bottlecap.actions import AMOUNT, COPY, GOODS, PLACE, ROTATE, SAIL, STEP, SWAP, VERBS
from meadhall.games.bottlecap.observation import CITY, SPACES, turn_and_ring, village
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap

NEAR: Final = 3  # spaces that a ship reaches as a rule


@final
class BottlecapLens(Lens[Bottlecap]):
    def observe(self, table: Bottlecap, seat: int, sheet: Sheet) -> None:
        turn_and_ring(table, seat, sheet)
        own = table.villages[seat]
        for distance in range(1, NEAR + 1):
            ahead = ahead_of(own.ship, own.heading, distance)
            sheet.choice("space ahead of you", table.spaces[ahead] - 1 if ahead >= 0 else -1, SPACES)
            sheet.number("ships there", ships_at(table, ahead), 3)
        for place, other in enumerate(table.clockwise(seat)):
            if sheet.fields is not None:
                sheet.about("you" if place == 0 else f"village {place} to your left")
            village(table, table.villages[other], sheet)

    def option(self, table: Bottlecap, seat: int, action: int, sheet: Sheet) -> None:
        """The space that the option is about and who is there, the city space, and how many."""
        own = table.villages[seat]
        position = -1
        if VERBS.has(SAIL, action):
            position = ahead_of(own.ship, own.heading, action - SAIL)
        elif VERBS.has(PLACE, action):
            position = action - PLACE
        elif VERBS.has(SWAP, action):
            position = action - SWAP
        elif VERBS.has(ROTATE, action):
            position = action - ROTATE
        sheet.choice("position", position, POSITIONS)
        sheet.choice("its space", table.spaces[position] - 1 if position >= 0 else -1, SPACES)
        sheet.number("ships there", ships_at(table, position), 3)
        sheet.flag("the helper faces it", position >= 0 and position == table.rotation)
        sheet.choice("city space", action - STEP if VERBS.has(STEP, action) else -1, CITY)
        sheet.flag("a copied ability", VERBS.has(COPY, action))
        sheet.number("how many", amount(action), 16)


def ahead_of(ship: int, heading: int, distance: int) -> int:
    """The position so many spaces ahead of a ship, or -1 if it is not placed yet."""
    return (ship + heading * distance) % POSITIONS if ship >= 0 else -1


def ships_at(table: Bottlecap, position: int) -> int:
    found = 0
    for one in table.villages:
        if position >= 0 and one.ship == position:
            found += 1
    return found


def amount(action: int) -> int:
    """The number that the option names."""
    for base in (SAIL, GOODS, AMOUNT):
        if VERBS.has(base, action):
            return action - base
    verb = VERBS.of(action)
    return min(16, action - verb.base) if verb is not None else 0


LENS: Final = BottlecapLens()
