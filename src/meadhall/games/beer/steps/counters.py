"""Shifting Step counters about: the Eye of the Maelstrom, and powers like it (BEER-VLR-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.games.beer import events
from meadhall.games.beer.actions import ADD, DONE, REMOVE, STRETCHES
from meadhall.games.beer.circle import addable, change_stretch, removable, stretch_words
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.costs import remove_step
from meadhall.games.beer.table import Beer


def add_step(table: Beer, seat: int, action: int) -> None:
    at = action - ADD
    change_stretch(table, at // STRETCHES, at % STRETCHES, 1)
    gap = at // STRETCHES
    table.say(events.STEP_ADDED, seat, gap, at % STRETCHES, table.left_of[gap])


def add_words(table: Beer, action: int) -> Message:
    at = action - ADD
    return say("do-add-step", where=stretch_words(table, at // STRETCHES, at % STRETCHES))


class ShiftSteps(Choice):
    """BEER-VAL-2: add a counter, or take one up; each of them counts once."""

    rule: ClassVar[str] = "BEER-VLR-7"

    def __init__(self, seat: int, left: int, moving: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.moving: Final = moving

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [DONE]
        if self.moving:
            found += removable(table)
        return found + addable(table)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-shift", count=self.left)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == DONE:
            return say("do-no-more")
        if action >= REMOVE:
            at = action - REMOVE
            return say("do-take-up-step", where=stretch_words(table, at // STRETCHES, at % STRETCHES))
        return add_words(table, action)

    def default(self, table: Beer, seat: int) -> int:
        return DONE

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == DONE:
            return
        if self.left > 1:
            table.push(ShiftSteps(seat, self.left - 1, self.moving))
        if action >= REMOVE:
            remove_step(table, seat, action)
            table.push(LayStep(seat, action - REMOVE))
        else:
            add_step(table, seat, action)


class LayStep(Choice):
    """The counter just taken up goes to another place, or stays in the reserve."""

    rule: ClassVar[str] = "BEER-VLR-7"

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin  # 16 * gap + stretch

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [DONE, *[action for action in addable(table) if action != ADD + self.origin]]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-lay-step")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-reserve") if action == DONE else add_words(table, action)

    def default(self, table: Beer, seat: int) -> int:
        return DONE

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != DONE:
            add_step(table, seat, action)
