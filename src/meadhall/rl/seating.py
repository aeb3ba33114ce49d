"""What the faces for learning have in common: rewards, passes, refusals, pictures, and how a table is stored."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from io import StringIO
from typing import Literal

from rich.console import Console

from meadhall import games
from meadhall.engine.errors import BadOption
from meadhall.engine.record import Record, go_on
from meadhall.engine.table import Table

Illegal = Literal["refuse", "default"]
RENDER_MODES = ("ansi", "human")


def new_table(game: str, seats: int, seed: int, options: Mapping[str, object], loud: bool) -> Table:
    """A table that waits for its first decision; a quiet one keeps no log, which nobody reads while learning."""
    table = games.game(game).new(seats, seed, options)
    table.loud = loud
    pass_single_options(table)
    return table


def rewards(table: Table) -> list[float]:
    """At the end: each seat's part of the victory, less the part that is everybody's by chance. They add up to 0."""
    seats = table.setting.seats
    if not table.over:
        return [0.0] * seats
    part = 1 / len(table.winners)
    return [(part if seat in table.winners else 0.0) - 1 / seats for seat in range(seats)]


def pass_single_options(table: Table) -> None:
    """A seat that has but one option has nothing to decide: it is passed, as the Match does it."""
    while not table.over:
        for seat in table.deciders():
            legal = table.legal(seat)
            if len(legal) == 1:
                table.take(seat, legal[0])
                break
        else:
            return


def answer(table: Table, seat: int, action: int, illegal: Illegal) -> None:
    """The seat's action. One that is none of its options is refused, or replaced by what an absent seat does."""
    if illegal == "default" and action not in table.legal(seat):
        table.time_out(seat)
    else:
        table.apply(seat, action)
    pass_single_options(table)


def check_illegal(illegal: str) -> Illegal:
    if illegal == "refuse":
        return "refuse"
    if illegal == "default":
        return "default"
    raise BadOption(f"What happens to an illegal action can't be {illegal!r}; it is refuse or default.")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"There is no render mode {mode!r}; there are {' and '.join(RENDER_MODES)}.")
    return mode


def onlooker(table: Table) -> int:
    """Through whose eyes a table is shown: the seat's that is asked now."""
    return 0 if table.over else table.first_decider()


def picture(table: Table, seat: int) -> str:
    """The table on the terminal's screen, as the seat sees it."""
    page = StringIO()
    draw(table, seat, Console(file=page, width=100, highlight=False, emoji=False))
    return page.getvalue()


def draw(table: Table, seat: int, console: Console | None = None) -> None:
    """The same, onto a console. The screens are the terminal's own, and only opened when somebody looks."""
    screens = import_module("meadhall.cli.screens")
    (console or Console()).print(screens.screen(table.setting.game)(table.view(seat)))


def stored(table: Table) -> str:
    """The table as text: its record, for pickles."""
    return table.record().text()


def restored(text: str, loud: bool) -> Table:
    """The table that was stored: every decision is made once more."""
    record = Record.model_validate_json(text)
    table = games.rebuild(record, upto=0)
    table.loud = loud
    for _ in record.decisions:
        table = go_on(record, table)
    return table
