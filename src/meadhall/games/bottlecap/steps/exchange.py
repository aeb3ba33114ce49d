"""Swapping a good with another seat: in passing (A07) and in an attack (A23)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.actions import EXCHANGE, GIVE, GOLD, TAKE, WOOD
from meadhall.games.bottlecap.table import Bottlecap


def take_from(table: Bottlecap, seat: int, other: int, kind: int) -> None:
    """CAP-RUL-7: what does not fit under the taker's maximum is forfeited; the gift is still owed."""
    table.lose(other, kind, 1, 0)
    table.receive(seat, kind, True)


def give_to(table: Bottlecap, seat: int, other: int, kind: int) -> None:
    """CAP-RUL-22: who receives the gift gains it, too (option gift_gain)."""
    table.lose(seat, kind, 1, 0)
    table.receive(other, kind, table.rules.both_gain)


def fitting_kind(table: Bottlecap, seat: int, other: int) -> int:
    """What an absent seat takes: a kind that fits under its own maximum, wood first."""
    own = table.villages[seat]
    theirs = table.villages[other]
    if theirs.wood > 0 and (own.room(WOOD) > 0 or theirs.gold == 0 or own.room(GOLD) == 0):
        return WOOD
    return GOLD


class PassExchange(Ask[Bottlecap]):
    """CAP-A07: take one good from a ship you pass, then give it one."""

    rule: ClassVar[str] = "CAP-A07"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [EXCHANGE, EXCHANGE + 1, EXCHANGE + 2, EXCHANGE + 3]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        taken = (action - EXCHANGE) >> 1
        given = (action - EXCHANGE) & 1
        if table.villages[self.other].amount(taken) == 0:
            return Refusal("CAP-RUL-7", "why-not-take other:seat meter:meter", self.other, taken)
        if given != taken and table.villages[self.seat].amount(given) == 0:
            return Refusal("CAP-RUL-7", "why-not-give meter:meter", given)
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-exchange", other=table.who(self.other))

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        taken = naming.meter((action - EXCHANGE) >> 1)
        given = naming.meter((action - EXCHANGE) & 1)
        return naming.say("do-exchange", other=table.who(self.other), taken=taken, given=given)

    def default(self, table: Bottlecap, seat: int) -> int:
        return EXCHANGE + 3 * fitting_kind(table, self.seat, self.other)

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        taken = (action - EXCHANGE) >> 1
        given = (action - EXCHANGE) & 1
        table.say(events.EXCHANGED, seat, self.other, taken, given)
        take_from(table, seat, self.other, taken)
        give_to(table, seat, self.other, given)


class PlunderTake(Ask[Bottlecap]):
    """CAP-A23, CAP-ATK-6: take one good from each attacked seat that has one, then give to each of them.

    `robbed` are all these seats in order, `taken` the kinds taken so far: the next one is the seat asked about.
    """

    rule: ClassVar[str] = "CAP-A23"

    def __init__(self, seat: int, robbed: tuple[int, ...], taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.robbed: Final = robbed
        self.taken: Final = taken
        self.other: Final = robbed[len(taken)]

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [TAKE + WOOD, TAKE + GOLD]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if table.villages[self.other].amount(action - TAKE) == 0:
            return Refusal("CAP-ATK-6", "why-not-take other:seat meter:meter", self.other, action - TAKE)
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-take", other=table.who(self.other))

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-take", meter=naming.meter(action - TAKE), other=table.who(self.other))

    def default(self, table: Bottlecap, seat: int) -> int:
        return TAKE + fitting_kind(table, self.seat, self.other)

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        kind = action - TAKE
        table.say(events.TOOK, seat, self.other, kind)
        take_from(table, seat, self.other, kind)
        taken = (*self.taken, kind)
        if len(taken) < len(self.robbed):
            table.push(PlunderTake(seat, self.robbed, taken))
            return
        for i in range(len(taken) - 1, -1, -1):
            table.push(PlunderGive(seat, self.robbed[i], taken[i]))


class PlunderGive(Ask[Bottlecap]):
    """CAP-ATK-6: after all takes, give one good to each seat that one was taken from."""

    rule: ClassVar[str] = "CAP-ATK-6"

    def __init__(self, seat: int, other: int, taken: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.taken: Final = taken  # the kind taken from it

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [GIVE + WOOD, GIVE + GOLD]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if table.villages[self.seat].amount(action - GIVE) == 0:
            return Refusal("CAP-ATK-6", "why-not-give meter:meter", action - GIVE)
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-give", other=table.who(self.other))

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-give", meter=naming.meter(action - GIVE), other=table.who(self.other))

    def default(self, table: Bottlecap, seat: int) -> int:
        """The same kind back. If none of it is left, the other one is given without asking."""
        return GIVE + self.taken

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        table.say(events.GAVE, seat, self.other, action - GIVE)
        give_to(table, seat, self.other, action - GIVE)
