"""Yellow cards come onto the ship; where there is no room something has to go."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Ask, Gather
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import STORE
from meadhall.games.drakkar.components import NO_PART, SPEAR
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.table import Drakkar


def place_card(table: Drakkar, seat: int, card: int) -> None:
    """DRK-SHP-6: what can be placed is placed, anything else is discarded."""
    why = table.against_placing(seat, card & 255)
    if why:
        throw_away(table, seat, card, why)
    elif table.rules.parts[card & 255] != NO_PART:
        table.put_part(seat, card)
    elif table.rules.effects[card & 255] == SPEAR:
        table.arm(seat, card)
    else:
        table.store(seat, card)


def throw_away(table: Drakkar, seat: int, card: int, why: int) -> None:
    table.discard(card)
    table.say(events.THREW_AWAY, seat, card & 255, why)


def by_card(table: Drakkar, seat: int) -> list[int]:
    """The places of the seat's cargo in the order of their cards."""
    cargo = table.villages[seat].cargo
    if len(cargo) < 2:
        return list(range(len(cargo)))
    order = [0]
    for at in range(1, len(cargo)):
        card = table.cards[cargo[at] >> 8]
        place = at
        order.append(at)
        while place > 0 and table.cards[cargo[order[place - 1]] >> 8] > card:
            order[place] = order[place - 1]
            place -= 1
        order[place] = at
    return order


def store_options(table: Drakkar, seat: int) -> list[int]:
    """DRK-D-STORE_FULL: discard the new card, or one that is stored."""
    return [STORE] + [STORE + 1 + at for at in by_card(table, seat)]


def describe_store(table: Drakkar, seat: int, card: int, action: int) -> Message:
    new = naming.face(table.face(card & 255))
    if action == STORE:
        return say("do-discard-new", face=new)
    old = table.villages[seat].cargo[action - STORE - 1]
    return say("do-discard-old", gone=naming.face(table.face(old & 255)), face=new)


def store_prompt(table: Drakkar, card: int) -> Message:
    return say("ask-store", face=naming.face(table.face(card & 255)))


def take_or_leave(table: Drakkar, seat: int, action: int) -> None:
    """DRK-STO-4."""
    village = table.villages[seat]
    card = village.played
    village.played = -1
    if action == STORE:
        throw_away(table, seat, card, events.NO_ROOM)
    else:
        table.replace_cargo(seat, action - STORE - 1, card)


class StoreFull(Gather[Drakkar]):
    """DRK-STO-4, DRK-RES-9: the owners of cargo without room decide in secret; all is carried out together."""

    rule: ClassVar[str] = "DRK-STO-4"

    def owes(self, table: Drakkar, seat: int) -> bool:
        played = table.villages[seat].played
        return played >= 0 and table.rules.cargoes[played & 255] and table.sealed[seat] < 0

    def owing(self, table: Drakkar) -> list[int]:
        return [seat for seat in range(len(table.villages)) if self.owes(table, seat)]

    def forced(self, table: Drakkar) -> bool:
        return False

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        if not 0 <= seat < len(table.villages) or not self.owes(table, seat):
            return []
        return store_options(table, seat)

    def prompt(self, table: Drakkar, seat: int) -> Message:
        if not 0 <= seat < len(table.villages) or not self.owes(table, seat):
            return say("ask-store-others")
        return store_prompt(table, table.villages[seat].played)

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return describe_store(table, seat, table.villages[seat].played, action)

    def default(self, table: Drakkar, seat: int) -> int:
        return STORE

    def reveal(self, table: Drakkar, answers: list[int]) -> None:
        for seat in table.clockwise(table.earl):
            if answers[seat] >= 0:
                take_or_leave(table, seat, answers[seat])


class StoreStolen(Ask[Drakkar]):
    """DRK-THF-2, DRK-STO-4: a stolen cargo card without room; decided openly, at once."""

    rule: ClassVar[str] = "DRK-STO-4"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return store_options(table, self.seat)

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return store_prompt(table, table.villages[self.seat].played)

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return describe_store(table, self.seat, table.villages[self.seat].played, action)

    def default(self, table: Drakkar, seat: int) -> int:
        return STORE

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        take_or_leave(table, seat, action)


STORE_FULL: Final = StoreFull(())
