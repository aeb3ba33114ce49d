"""Moving: how far, whither, and the Charge (5.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Do
from meadhall.games.beer import events
from meadhall.games.beer.actions import LEFT, RIGHT, WALK
from meadhall.games.beer.circle import free_steps, walk, way_words
from meadhall.games.beer.components import ON_MOVE
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.window import chain_or, open_window
from meadhall.games.beer.table import Beer


def walks(table: Beer, seat: int, box: int, bonus: int) -> list[int]:
    """BEER-MOV-1, BEER-MOV-2: the Steps that a Movement Action may go, to either side.

    Exactly the box (and as many bonus Steps as one likes), cut short where an opponent blocks.
    """
    found: list[int] = []
    for side in (LEFT, RIGHT):
        free = free_steps(table, seat, side)
        most = box + bonus if box + bonus < free else free
        least = 1 if table.rules.up_to or box == 0 else (box if box < most else most)
        for steps in range(least, most + 1):
            if steps > 0:
                found.append(WALK + 16 * side + steps)
    return found


class ChooseWalk(Choice):
    """BEER-MOV-1: side and Steps of a Movement Action."""

    rule: ClassVar[str] = "BEER-MOV-1"

    def __init__(self, seat: int, card: int, charging: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.charging: Final = charging

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return walks(table, self.seat, table.box.movement[self.card], table.players[self.seat].stride)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-charge" if self.charging else "ask-move")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return way_words(table, self.seat, action - WALK)

    def take(self, table: Beer, seat: int, action: int) -> None:
        go = Walk(seat, self.card, action - WALK, self.charging)
        open_window(table, ON_MOVE, seat, Held(seat, go), action - WALK)


class Held(Do[Beer]):
    """BEER-W-7: after the Interrupts, Fenrir's Chain may still hold the mover."""

    rule: ClassVar[str] = "BEER-VAL-3"

    def __init__(self, seat: int, go: Walk) -> None:
        super().__init__(seat)
        self.go: Final = go

    def resolve(self, table: Beer) -> None:
        chain_or(table, self.seat, self.go.how, self.go)


class Walk(Do[Beer]):
    """The Steps are made; BEER-CHG-1: a Charge waits for the next card."""

    rule: ClassVar[str] = "BEER-MOV-1"

    def __init__(self, seat: int, card: int, how: int, charging: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.how: Final = how
        self.charging: Final = charging

    def resolve(self, table: Beer) -> None:
        side = self.how // 16
        steps = self.how % 16
        walk(table, self.seat, side, steps)
        table.say(events.MOVED, self.seat, side, steps, 1 if self.charging else 0)
        if self.charging:
            table.charge = table.box.movement[self.card] if table.rules.charge_by_box else steps


class FreeWalk(Choice):
    """A power moves its owner's Warrior up to so many Steps; that is no Movement Action."""

    rule: ClassVar[str] = "BEER-DAT-9"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        for side in (LEFT, RIGHT):
            for steps in range(1, min(self.steps, free_steps(table, self.seat, side)) + 1):
                found.append(WALK + 16 * side + steps)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-slip")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return way_words(table, self.seat, action - WALK)

    def take(self, table: Beer, seat: int, action: int) -> None:
        walk(table, seat, (action - WALK) // 16, (action - WALK) % 16)
        table.say(events.MOVED, seat, (action - WALK) // 16, (action - WALK) % 16)
