"""Before the first turn: city sides, ships, and what each seat starts with."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.event import GAIN, NEUTRAL
from meadhall.engine.message import Listing, Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.actions import GOLD, GOODS, PLACE, SIDE, WOOD
from meadhall.games.bottlecap.events import GLORY, START
from meadhall.games.bottlecap.steps.city import ChooseStep
from meadhall.games.bottlecap.steps.turn import Turn
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap


class Setup(Do[Bottlecap]):
    """CAP-SET-4 to CAP-SET-10: sides, then ships, then packages, each in the order of play."""

    rule: ClassVar[str] = "CAP-SET-6"

    def __init__(self, choose_sides: bool) -> None:
        super().__init__()
        self.choose_sides: Final = choose_sides

    def resolve(self, table: Bottlecap) -> None:
        order = table.clockwise(table.start)
        table.push(Turn(table.start))
        for seat in reversed(order):
            table.push(Package(seat))
        for seat in reversed(order):
            table.push(PlaceShip(seat))
        if self.choose_sides:
            for seat in reversed(order):
                table.push(ChooseSide(seat))


class ChooseSide(Ask[Bottlecap]):
    """CAP-SET-4: each seat picks a side of its city card, openly."""

    rule: ClassVar[str] = "CAP-SET-4"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [SIDE, SIDE + 1]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-side")

    def side(self, table: Bottlecap, action: int) -> int:
        return 0 if action == SIDE else table.villages[self.seat].card

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-side", side=naming.side(table, self.side(table, action)))

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        chosen = self.side(table, action)
        table.villages[seat].side = table.box.sides[chosen]
        table.say(events.SIDE_CHOSEN, seat, chosen)


class PlaceShip(Ask[Bottlecap]):
    """CAP-SET-7: at any position; sharing one is no attack (option share_start)."""

    rule: ClassVar[str] = "CAP-SET-7"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [PLACE + position for position in range(POSITIONS)]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if table.rules.share_start:
            return None
        for other in range(table.setting.seats):
            if table.villages[other].ship == action - PLACE:
                return Refusal("CAP-OPT-share_start", "why-not-moored other:seat", other)
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-place")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-place", space=naming.place(table, action - PLACE))

    def forecast(self, table: Bottlecap, seat: int, action: int) -> list[Outcome]:
        position = action - PLACE
        found = [Outcome(naming.say("beside-helper"), GAIN)] if position == table.rotation else []
        others = [table.who(other) for other in range(table.setting.seats) if table.villages[other].ship == position]
        if others:
            found.append(Outcome(naming.say("lie-there", others=Listing([*others]), count=len(others)), NEUTRAL))
        return found

    def default(self, table: Bottlecap, seat: int) -> int:
        taken = [village.ship for village in table.villages]
        return PLACE + min([position for position in range(POSITIONS) if position not in taken])

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        position = action - PLACE
        table.villages[seat].ship = position
        table.say(events.PLACED, seat, position, table.spaces[position])


class Package(Do[Bottlecap]):
    """CAP-SET-10: the whole package of one seat before the next seat gets its own."""

    rule: ClassVar[str] = "CAP-SET-10"

    def resolve(self, table: Bottlecap) -> None:
        package = table.box.packages[table.setting.seats - 2]
        place = (self.seat - table.start) % table.setting.seats
        if package.free_improvement:
            table.push(ChooseStep(self.seat, True))
        table.push(StartingGlory(self.seat))
        table.push(ChooseGoods(self.seat, package.goods[place]))
        if package.wood:
            table.gain(self.seat, WOOD, package.wood, START)


class ChooseGoods(Ask[Bottlecap]):
    """CAP-SET-11: goods of choice, any split of wood and gold."""

    rule: ClassVar[str] = "CAP-SET-11"

    def __init__(self, seat: int, goods: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [GOODS + gold for gold in range(self.goods, -1, -1)]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-goods", goods=self.goods)

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        gold = action - GOODS
        return naming.say("do-goods", gold=gold, wood=self.goods - gold)

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        gold = action - GOODS
        if gold:
            table.gain(seat, GOLD, gold, START)
        if self.goods > gold:
            table.gain(seat, WOOD, self.goods - gold, START)


class StartingGlory(Do[Bottlecap]):
    """CAP-SET-10: the glory that everybody starts with."""

    rule: ClassVar[str] = "CAP-SET-10"

    def resolve(self, table: Bottlecap) -> None:
        table.gain(self.seat, GLORY, table.box.packages[table.setting.seats - 2].glory, START)
