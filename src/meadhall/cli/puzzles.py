"""`meadhall puzzles`: what would you do? And where the puzzles come from."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from meadhall import games
from meadhall.cli.commandline import Parser
from meadhall.cli.panels import OptionsPanel, compose, log_panel
from meadhall.cli.screens import screen
from meadhall.cli.terminal import ask, console, number, turn_page
from meadhall.cli.theme import BLOOD, GOLD, SOFT
from meadhall.cli.words import message, said_to, say, text
from meadhall.engine.errors import BadOption, why
from meadhall.engine.language import spoken
from meadhall.engine.view import View
from meadhall.review import puzzles
from meadhall.review.puzzles import Puzzle

MOST: Final = 24  # that are made
MOST_GAMES: Final = 10_000


def describe(parser: Parser) -> None:
    parser.place("game", "word-game")
    parser.number("--number", say("help-puzzle-number"))
    parser.option("--file", "word-file", say("help-puzzle-file"))
    parser.option("--out", "word-file", say("help-puzzle-out"))
    parser.number("--games", say("help-puzzle-games"), 40)
    parser.number("--most", say("help-puzzle-most"), MOST)
    parser.number("--seed", say("help-puzzle-seed"), 0)


def run(arguments: argparse.Namespace) -> int:
    game = games.game(arguments.game).name
    if arguments.out is not None:
        return make(game, arguments.seed, arguments.games, arguments.most, Path(arguments.out))
    found = puzzles.shipped(game) if arguments.file is None else puzzles.load_puzzles(Path(arguments.file))
    fitting = [one for one in found if one.record.game == game]
    if not fitting:
        raise BadOption(message("no-puzzles", game=game))
    at = puzzles.of_the_day(len(fitting), datetime.now(UTC).date())
    if arguments.number is not None:
        if not 1 <= arguments.number <= len(fitting):
            raise BadOption(message("no-puzzle", number=arguments.number, last=len(fitting)))
        at = arguments.number - 1
    return play(fitting[at], at + 1, len(fitting), console())


# Playing


def play(puzzle: Puzzle, at: int, of: int, out: Console) -> int:
    """Show it as its seat sees it, hear a choice, and tell the answer."""
    with said_to(puzzle.seat):
        view = puzzle.table().view(puzzle.seat)
        turn_page(out)
        board = screen(puzzle.record.game)(view)
        log = view.events()
        out.print(compose(out.width, board, OptionsPanel(view), lambda most: log_panel(view, log, most, say("log"))))
        out.print(text("puzzle-asked", f"bold {GOLD}", name=view.table.name(puzzle.seat), number=at, of=of))
        choice = _chosen(view, out)
        tell(puzzle, view, choice, out)
    return 0


def _chosen(view: View, out: Console) -> int:
    options = view.options()
    while True:
        said = number(ask(out, Text(">", style=f"bold {GOLD}")))
        if said is not None and 1 <= said <= len(options):
            return options[said - 1]
        out.print(text("puzzle-choose", BLOOD, last=len(options)))


def tell(puzzle: Puzzle, view: View, choice: int, out: Console) -> None:
    """The answer, and what every option is worth."""
    right = choice == puzzle.answer
    out.print(text("puzzle-right" if right else "puzzle-wrong", f"bold {GOLD if right else BLOOD}"))
    for sentence in puzzles.told(puzzle, view):
        out.print(Text(spoken(sentence)))
    grid = Grid(box=None)
    grid.add_column(say("puzzle-option"))
    grid.add_column(say("puzzle-chance"), justify="right")
    for one in puzzle.choices:
        style = f"bold {GOLD}" if one.action == puzzle.answer else ""
        named = Text(spoken(view.describe(one.action)), style=style)
        if one.action == choice:
            named.append(f"  {say('puzzle-yours')}", style=SOFT)
        grid.add_row(named, f"{round(100 * one.chance)} %")
    out.print(grid)


# Making


def make(game: str, seed: int, many: int, most: int, file: Path) -> int:
    """Puzzles out of so many simulated games, of as many kinds as there are, into a file."""
    if not 1 <= many <= MOST_GAMES or most < 1:
        raise BadOption(message("wrong-puzzle-games", most=MOST_GAMES))
    found: list[Puzzle] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("puzzles-made"), total=many)
        try:
            for number in range(many):
                found += puzzles.from_game(game, seed + number)
                progress.advance(task)
        except KeyboardInterrupt:
            Console(stderr=True).print(text("puzzles-stopped", SOFT))
    chosen = puzzles.varied(found, most)
    try:
        file.write_text(puzzles.texts(chosen), encoding="utf-8")
    except OSError as error:
        raise BadOption(message("cant-keep", path=str(file), reason=why(error))) from None
    console().print(text("puzzles-kept", kept=len(chosen), found=len(found), file=str(file)), soft_wrap=True)
    return 0
