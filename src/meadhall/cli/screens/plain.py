"""A screen for any game: who sits there, how they stand, and whom the table waits for."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid

from meadhall.cli.theme import SOFT, badge, seat_letters
from meadhall.engine.view import View


def draw(view: View) -> RenderableType:
    table = view.table
    letters = seat_letters(table)
    deciders = view.deciders()
    grid = Grid(box=None, padding=(0, 2))
    grid.add_column("seat")
    grid.add_column("score", justify="right")
    grid.add_column("", style=SOFT)
    for seat, score in enumerate(table.scores()):
        name = badge(seat, letters[seat]).append(f" {table.name(seat)}", style="default")
        notes = ["you"] if seat == view.seat else []
        notes += ["decides"] if seat in deciders else []
        grid.add_row(name, f"{score:g}", ", ".join(notes))
    return grid
