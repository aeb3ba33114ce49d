"""What stands beside every game's own screen: the log, the options, the end."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall import games
from meadhall.cli.theme import CHOICE, GOLD, OAK, SOFT, colour, seat_letters
from meadhall.engine.event import Event
from meadhall.engine.table import Result, Table
from meadhall.engine.view import View

WIDE = 132  # from here on the log stands beside the board
HALVES = 92  # from here on the log stands beside the options
LOG_WIDTH = 36


def log_lines(view: View, events: list[Event], most: int) -> list[Text]:
    """The last events in words, each with its seat's letter."""
    letters = seat_letters(view.table)
    shown = events[-most:] if most else events
    lines = [Text(f"… {len(events) - len(shown)} earlier (l)", style=SOFT)] if len(shown) < len(events) else []
    for event in shown:
        mark = letters[event.seat] if 0 <= event.seat < len(letters) else "·"
        lines.append(Text.assemble((f"{mark} ", f"bold {colour(event.seat)}"), str(view.table.tell(event))))
    return lines


def log_panel(view: View, events: list[Event], most: int, title: str) -> Panel:
    lines = log_lines(view, events, most) or [Text("nothing yet", style=SOFT)]
    return Panel(_hanging(lines), title=title, title_align="left", border_style=OAK)


def _hanging(lines: list[Text]) -> RenderableType:
    """Lines whose continuations stand under their words, not under the seat's letter."""
    grid = Grid.grid(padding=(0, 0, 0, 0))
    grid.add_column(width=2)
    grid.add_column()
    for line in lines:
        if line.plain.startswith("…"):
            grid.add_row("", line)
        else:
            grid.add_row(line[:2], line[2:])
    return grid


def options_panel(view: View) -> Panel:
    """The question, and what can be answered, by number."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    options = view.options()
    wide = len(str(len(options)))
    grid.add_column(width=wide + 2)
    grid.add_column()
    for number, action in enumerate(options, start=1):
        grid.add_row(Text(f" {number:>{wide}} ", style=CHOICE), Text(str(view.describe(action))))
    who = Text.assemble(
        (f"{view.table.name(view.seat)}: ", f"bold {colour(view.seat)}"), (str(view.prompt()), f"bold {GOLD}")
    )
    return Panel(Group(who, grid), border_style=GOLD)


def compose(
    width: int, board: RenderableType, options: RenderableType | None, log: Callable[[int], RenderableType]
) -> RenderableType:
    """Board, log and options as they fit; `log` is given how many lines it may have."""
    if width >= WIDE:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=width - LOG_WIDTH - 1)
        grid.add_column(width=LOG_WIDTH)
        left = board if options is None else Group(board, options)
        grid.add_row(left, log(24))
        return grid
    if options is None:
        return Group(board, log(8))
    if width < HALVES:
        return Group(board, log(6), options)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    half = (width - 1) // 2
    grid.add_column(width=half)
    grid.add_column(width=width - half - 1)
    grid.add_row(options, log(8))
    return Group(board, grid)


def result_panel(table: Table, result: Result) -> Panel:
    """Who has won, by which rule, and how everybody stands."""
    rules = games.game(table.setting.game).rules
    by = f"{rules[result.rule].title} ({result.rule})" if result.rule in rules else result.rule
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in result.places:
        won = seat in result.winners
        name = Text(table.name(seat), style=f"bold {colour(seat)}")
        grid.add_row(
            "♛" if won else " ", name, f"{result.scores[seat]:.2f}".rstrip("0").rstrip("."), "wins" if won else ""
        )
    words = Text(result.words, style=f"bold {GOLD}")
    return Panel(Group(words, Text(by, style=SOFT), grid), title="The game is over", border_style=GOLD)
