"""What stands beside every game's own screen: the log, the options, the end."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall import games
from meadhall.cli.theme import BLOOD, CHOICE, GOLD, MOSS, OAK, SOFT, colour, seat_letters
from meadhall.cli.words import say, text
from meadhall.engine.event import GAIN, HARM, Event
from meadhall.engine.language import spoken
from meadhall.engine.result import Result
from meadhall.engine.table import Table
from meadhall.engine.view import View

WIDE = 132  # from here on the log stands beside the board
HALVES = 92  # from here on the log stands beside the options
LOG_WIDTH = 36
AROUND = 7  # lines that belong to options: their frame, the question, the keys, what is typed
LEAST = 30  # columns for an option where two stand side by side
TONES = {GAIN: MOSS, HARM: BLOOD}  # whatever else is soft


def log_lines(view: View, events: list[Event]) -> list[Text]:
    """The events in words, each with its seat's letter."""
    return [Text.assemble(letter, words) for letter, words in _told(view, events)]


def log_panel(view: View, events: list[Event], most: int, title: str, by_key: bool = True) -> Panel:
    """The last events; who may press a key for the others is told so. Whole words stand under words, not letters."""
    shown = events[-most:] if most else events
    grid = Grid.grid(padding=(0, 0, 0, 0))
    grid.add_column(width=2)
    grid.add_column()
    if len(shown) < len(events):
        earlier = len(events) - len(shown)
        grid.add_row("", text("earlier-by-key" if by_key else "earlier", SOFT, events=earlier))
    for letter, words in _told(view, shown):
        grid.add_row(letter, words)
    return Panel(grid if events else text("nothing-yet", SOFT), title=title, title_align="left", border_style=OAK)


def _told(view: View, events: list[Event]) -> list[tuple[Text, Text]]:
    letters = seat_letters(view.table)
    found = []
    for event in events:
        letter = letters[event.seat] if 0 <= event.seat < len(letters) else "·"
        mark = Text(f"{letter} ", style=f"bold {colour(event.seat)}")
        found.append((mark, Text(spoken(view.table.tell(event).message))))
    return found


class OptionsPanel:
    """The question, and what can be answered, by number; in a low window in fewer lines, so that all of it is seen."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.question = Text.assemble(
            (f"{view.table.name(view.seat)}: ", f"bold {colour(view.seat)}"), (spoken(view.prompt()), f"bold {GOLD}")
        )
        self.numbers = [f" {number:>{len(str(len(view.options())))}} " for number, _ in enumerate(view.options(), 1)]
        self.lines = [option_line(view, action) for action in view.options()]
        self.titles = [Text(spoken(view.describe(action))) for action in view.options()]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width - 4 - len(self.numbers[0]) - 1  # inside of the frame, beside the number
        room = console.height - AROUND if console.is_terminal else len(self.lines) * 99
        if sum(len(line.wrap(console, wide)) for line in self.lines) <= room:
            shown = self._list(self.lines)
        elif len(self.lines) <= room or wide < 2 * LEAST:
            shown = self._list([_one_line(line) for line in self.lines])
        else:
            shown = self._columns([_one_line(title) for title in self.titles])
        yield Panel(Group(self.question, shown), border_style=GOLD)

    def _list(self, lines: list[Text]) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=len(self.numbers[0]))
        grid.add_column()
        for number, line in zip(self.numbers, lines):
            grid.add_row(Text(number, style=CHOICE), line)
        return grid

    def _columns(self, lines: list[Text]) -> Grid:
        """Two of them, read downwards."""
        half = (len(lines) + 1) // 2
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(width=len(self.numbers[0]))
            grid.add_column(ratio=1)
        for row in range(half):
            cells = [(self.numbers[at], lines[at]) for at in (row, row + half) if at < len(lines)]
            grid.add_row(*[cell for number, line in cells for cell in (Text(number, style=CHOICE), line)])
        return grid


def _one_line(text: Text) -> Text:
    short = text.copy()
    short.no_wrap, short.overflow = True, "ellipsis"
    return short


def option_line(view: View, action: int, style: str = "") -> Text:
    """What the option is called, and what it leads to, each outcome in its tone."""
    line = Text.assemble((spoken(view.describe(action)), style))
    for at, one in enumerate(view.forecast(action)):
        line.append(" " if at else "  ").append(spoken(one.message), style=TONES.get(one.tone, SOFT))
    return line


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
    known = result.rule in rules
    by = say("ended-by-rule", title=rules[result.rule].title, rule=result.rule) if known else result.rule
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in result.places:
        won = seat in result.winners
        name = Text(table.name(seat), style=f"bold {colour(seat)}")
        grid.add_row("♛" if won else " ", name, say("score", score=result.scores[seat]), say("wins") if won else "")
    words = Text(spoken(result.message), style=f"bold {GOLD}")
    return Panel(Group(words, Text(by, style=SOFT), grid), title=say("game-over"), border_style=GOLD)
