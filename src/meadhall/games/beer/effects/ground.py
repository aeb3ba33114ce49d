"""Effects on the circle: Step counters, and the own Warrior's place."""

from __future__ import annotations

from typing import Final

from meadhall.engine.message import Message
from meadhall.games.beer import events
from meadhall.games.beer.actions import LEFT, RIGHT
from meadhall.games.beer.circle import addable, can_remove, can_walk, change_stretch, gap_seat, slots
from meadhall.games.beer.components import Effect
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.costs import PayStep
from meadhall.games.beer.steps.counters import ShiftSteps
from meadhall.games.beer.steps.move import FreeWalk
from meadhall.games.beer.table import Beer


class WidenGaps(Effect):
    """BEER-SAK-4: a Step counter into each of the own gaps, beside the Warrior, as far as the reserve allows."""

    def possible(self, table: Beer, seat: int) -> bool:
        return table.reserve > 0 and len(table.warriors) > 1

    def begin(self, table: Beer, seat: int, via: int) -> None:
        for side in (LEFT, RIGHT):
            gap = gap_seat(table, seat, side)
            if gap >= 0 and table.reserve > 0:
                stretch = 0 if side == LEFT else len(slots(table, gap)) - 2
                change_stretch(table, gap, stretch, 1)
                table.say(events.STEP_ADDED, seat, gap, stretch, table.left_of[gap])

    def words(self) -> Message:
        return say("effect-widen")


class AddSteps(Effect):
    """BEER-CIR-6: so many Step counters may be added or moved anywhere."""

    def __init__(self, count: int, moving: bool) -> None:
        self.count: Final = count
        self.moving: Final = moving

    def possible(self, table: Beer, seat: int) -> bool:
        return (self.moving and can_remove(table)) or len(addable(table)) > 0

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if self.possible(table, seat):
            table.push(ShiftSteps(seat, self.count, self.moving))

    def words(self) -> Message:
        return say("effect-shift-steps" if self.moving else "effect-add-steps", count=self.count)


class RemoveSteps(Effect):
    """BEER-CIR-6: remove so many Step counters anywhere."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, table: Beer, seat: int) -> bool:
        return can_remove(table)

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if can_remove(table):
            table.push(PayStep(seat, self.count))

    def words(self) -> Message:
        return say("effect-remove-steps", count=self.count)


class MoveWarrior(Effect):
    """BEER-SAK-7: the own Warrior moves up to so many Steps; no Movement Action."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def possible(self, table: Beer, seat: int) -> bool:
        return can_walk(table, seat)

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if can_walk(table, seat):
            table.push(FreeWalk(seat, self.steps))

    def words(self) -> Message:
        return say("effect-move", steps=self.steps)
