"""The laws of observation: what a seat sees, as numbers, for those who learn. A game may do without."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from meadhall.engine import Game, View
from meadhall.engine.sheet import Sheet
from meadhall.testing.laws.law import alike, hold, law
from meadhall.testing.worlds import moments

ABOUT = "observation"


def observer(game: Game) -> Callable[[View, Sheet], None] | None:
    """The `observe` of the game's module `observation`, if it has one."""
    module = f"{game.package}.observation"
    if find_spec(module) is None:
        return None
    found: Callable[[View, Sheet], None] = import_module(module).observe
    return found


def written(observe: Callable[[View, Sheet], None], view: View, size: int = 0) -> Sheet:
    sheet = Sheet(size)
    observe(view, sheet)
    return sheet


@law(ABOUT, 3)
def every_moment_is_written_in_the_same_layout(game: Game, seed: int) -> int:
    observe = observer(game)
    if observe is None:
        return 0
    looked = 0
    layout: list[tuple[str, int, int, int]] | None = None
    for table in moments(game, 50 + seed, 6):
        for seat in range(table.setting.seats):
            looked += 1
            sheet = written(observe, table.view(seat))
            fields = [(field.name, field.at, field.size, field.most) for field in sheet.fields or ()]
            hold(fields, "nothing is written")
            alike(fields, layout or fields, f"seat {seat} writes in another layout")
            layout = fields
            numbers = bytes(written(observe, table.view(seat), int(sheet.at)).numbers)
            alike(numbers, bytes(sheet.numbers), "with the size known other numbers are written")
            for name, at, size, most in fields:
                odd = [number for number in numbers[at : at + size] if not 0 <= number <= min(most, 255)]
                hold(not odd, f"{name} is from 0 to {most}, and here:", odd)
    return looked


@law(ABOUT, 3)
def no_number_knows_more_than_the_view(game: Game, seed: int) -> int:
    """It is the same in every world that the seat thinks possible."""
    observe = observer(game)
    if observe is None:
        return 0
    looked = 0
    for table in moments(game, 60 + seed, 6):
        for seat in range(table.setting.seats):
            looked += 1
            one = bytes(written(observe, table.view(seat)).numbers)
            two = bytes(written(observe, table.redeal(seat, seed).view(seat)).numbers)
            alike(one, two, f"the numbers of seat {seat} know what it can't")
    return looked
