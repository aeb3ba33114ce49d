"""The laws of observation: what a seat sees, as numbers, for those who learn. A game may do without."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from meadhall.engine import Game, Table, View
from meadhall.engine.lens import Lens, Wheel
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


def lens(game: Game) -> Lens[Any] | None:
    """The `LENS` of the game's module `learning`, if it has one."""
    module = f"{game.package}.learning"
    if find_spec(module) is None:
        return None
    found: Lens[Any] = import_module(module).LENS
    return found


def looked(through: Lens[Any], table: Table, seat: int) -> dict[str, bytes]:
    """What a Lens writes of a table, by the names of the fields, the options included."""
    sheet = Sheet()
    through.observe(table, seat, sheet)
    sized = Sheet(int(sheet.at))
    through.observe(table, seat, sized)
    alike(bytes(sized.numbers), bytes(sheet.numbers), "with the size known other numbers are written")
    found = _named(sheet, "")
    for action in table.legal(seat):
        sheet = Sheet()
        through.option(table, seat, action, sheet)
        found |= _named(sheet, f"option {action} ")
    return found


def _named(sheet: Sheet, topic: str) -> dict[str, bytes]:
    numbers = bytes(sheet.numbers)
    return {f"{topic}{one.at} {one.name}": numbers[one.at : one.at + one.size] for one in sheet.fields or ()}


@law(ABOUT, 3)
def a_lens_writes_of_a_table_what_it_writes_of_the_view_and_of_every_world(game: Game, seed: int) -> int:
    """It looks at the true table, and yet all that is hidden could be exchanged, answers in secret included."""
    through = lens(game)
    if through is None:
        return 0
    many = 0
    for table in moments(game, 70 + seed, 8):
        for seat in range(table.setting.seats):
            many += 1
            true = looked(through, table, seat)
            alike(true, looked(through, table.view(seat).table, seat), f"seat {seat} sees more than its view")
            world = table.redeal(seat, seed)
            if seat in world.deciders() or seat not in table.deciders():
                alike(true, looked(through, world, seat), f"seat {seat} sees what was exchanged")
    return many


@law(ABOUT, 3)
def a_lens_writes_every_moment_in_the_same_layout(game: Game, seed: int) -> int:
    through = lens(game)
    if through is None:
        return 0
    many = 0
    layouts: list[list[tuple[str, int, int, int]] | None] = [None, None]
    for table in moments(game, 80 + seed, 8):
        for seat in range(table.setting.seats):
            sheets = [Sheet()]
            through.observe(table, seat, sheets[0])
            for action in table.legal(seat):
                sheets.append(Sheet())
                through.option(table, seat, action, sheets[-1])
            for number, sheet in enumerate(sheets):
                many += 1
                fields = [(field.name, field.at, field.size, field.most) for field in sheet.fields or ()]
                which = min(1, number)
                alike(fields, layouts[which] or fields, f"seat {seat} writes in another layout")
                layouts[which] = fields
                for name, at, size, most in fields:
                    odd = [one for one in bytes(sheet.numbers)[at : at + size] if one > most]
                    hold(not odd and most <= 255, f"{name} is from 0 to {most}, and here:", odd)
    return many


@law(ABOUT, 1)
def actions_that_count_seats_from_the_one_who_acts_come_back(game: Game, seed: int) -> int:
    """They are all actions in another order, the seat's own number is 0 in them, and turned back they are the same."""
    through = lens(game)
    if through is None:
        return 0
    actions = list(range(game.verbs.count))
    for seats in range(game.least_seats, game.most_seats + 1):
        wheel = Wheel(through.spans(), seats, len(actions))
        for seat in range(seats):
            turned = [wheel.relative(seat, action) for action in actions]
            alike(sorted(turned), actions, f"with {seats} seats some actions of seat {seat} are the same")
            alike([wheel.absolute(seat, action) for action in turned], actions, "turned back they are others")
            for verb in game.verbs.all:
                stretch = range(verb.base, verb.base + verb.size)
                hold(all(turned[action] in stretch for action in stretch), f"{verb.name} becomes another verb")
            for span in through.spans():
                alike(turned[span.base + span.stride * seat], span.base, f"seat {seat} is not its own first")
    return len(actions)
