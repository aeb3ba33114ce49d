"""Looking back on a finished match: what decided it, luck and skill."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from pydantic import ValidationError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.commandline import Parser
from meadhall.cli.puzzles import play
from meadhall.cli.replay import load
from meadhall.cli.terminal import ask, console
from meadhall.cli.theme import GOLD, SOFT, colour
from meadhall.cli.words import message, said_to, say, text
from meadhall.engine.errors import BadOption, BadRecord, why
from meadhall.engine.language import spoken
from meadhall.engine.message import Message
from meadhall.review import Review, Reviewing, puzzles
from meadhall.review.facts import facts, puzzle_facts
from meadhall.review.puzzles import Solution
from meadhall.review.telling import Telling
from meadhall.review.turning import turning_points
from meadhall.review.words import say as of_review
from meadhall.web import review_sheet

INTERRUPTED = 130
EVERY = 2.0  # seconds: how often what is known is kept


def describe(parser: Parser) -> None:
    parser.place("file", "word-file")
    parser.number("--game", say("help-which-game"))
    parser.number("--depth", say("help-depth"), 1)
    parser.number("--seed", say("help-review-seed"), 0)
    parser.option("--seat", "word-name", say("help-review-seat"))
    parser.option("--keep", "word-file", say("help-keep"))
    parser.flag("--json", say("help-json"))
    parser.flag("--html", say("help-html"))
    parser.flag("--puzzles", say("help-own-puzzles"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.json and arguments.html:
        raise BadOption(message("json-or-html"))
    if arguments.puzzles and (arguments.html or arguments.seat is None):
        raise BadOption(message("puzzles-of-whom"))
    record = load(Path(arguments.file), arguments.game)
    file = None if arguments.keep is None else Path(arguments.keep)
    known = None if file is None or not file.exists() else read(file)
    making = Reviewing(record, arguments.seed, arguments.depth, known)
    seat = seat_of(making.review, arguments.seat)
    stopped = not made(making, file)
    out = console()
    if stopped and file is None:
        Console(stderr=True).print(text("review-lost", SOFT))
        return INTERRUPTED
    if stopped:
        Console(stderr=True).print(text("review-kept", SOFT, left=making.review.left, file=str(file)))
        return INTERRUPTED
    telling = Telling(making.review, making.tables)
    if arguments.puzzles:
        return learn(telling, seat, arguments.json, out)
    with said_to(seat):
        if arguments.json:
            out.print(facts(telling, seat).model_dump_json(indent=2), soft_wrap=True, markup=False, highlight=False)
        elif arguments.html:
            out.print(review_sheet.sheet(telling, seat), soft_wrap=True, markup=False, highlight=False)
        else:
            report(telling, seat, out)
    return 0


def learn(telling: Telling, seat: int, as_json: bool, out: Console) -> int:
    """The seat's own mistakes as puzzles: asked one after the other, or as JSON with their answers."""
    found: dict[int, Solution] = {}
    mistakes = puzzles.mistakes(telling.review.steps, seat)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for step in progress.track(mistakes, description=say("own-puzzles-made")):
            solution = puzzles.learnt(telling.tables[step.number], (seat, step.action), telling.review.seed)
            if solution is not None:
                found[step.number] = solution
    if as_json:
        with said_to(seat):
            told = [puzzle_facts(telling, *one).model_dump(mode="json") for one in found.items()]
        out.print(json.dumps(told, indent=2, ensure_ascii=False), soft_wrap=True, markup=False, highlight=False)
        return 0
    if not found:
        out.print(text("no-own-puzzles", mistakes=len(mistakes)))
    for at, (number, solution) in enumerate(found.items(), start=1):
        if at > 1:
            ask(out, text("puzzle-next", SOFT))
        play(puzzles.asked(telling.tables[number], seat, solution, taken=True), at, len(found), out)
    return 0


def made(making: Reviewing, file: Path | None) -> bool:
    """Make the review, with visible progress; False if it was stopped before its end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    review = making.review
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("reviewing"), total=review.decisions, completed=len(review.steps))
        kept = time.monotonic()
        try:
            for _ in making:
                progress.advance(task)
                if file is not None and time.monotonic() - kept > EVERY:
                    keep(review, file)
                    kept = time.monotonic()
        except KeyboardInterrupt:
            del review.steps[review.decisions :]
    if file is not None:
        keep(review, file)
    return review.done


def keep(review: Review, file: Path) -> None:
    """Store what is known; what was there before is replaced as a whole or not at all."""
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_text(review.model_dump_json() + "\n", encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise BadOption(message("cant-keep", path=str(file), reason=why(error))) from None


def read(file: Path) -> Review:
    """What was kept of a review."""
    try:
        return Review.model_validate_json(file.read_text(encoding="utf-8"))
    except (ValidationError, UnicodeDecodeError):
        raise BadRecord(message("no-review", path=str(file))) from None
    except OSError as error:
        raise BadOption(message("cant-keep", path=str(file), reason=why(error))) from None


def seat_of(review: Review, named: str | None) -> int:
    """The seat to which it is told, by name or number; -1 for nobody's."""
    if named is None:
        return -1
    lowered = [name.lower() for name in review.names]
    if named.lower() in lowered:
        return lowered.index(named.lower())
    if named.isascii() and named.isdigit() and 1 <= int(named) <= review.seats:
        return int(named) - 1
    raise BadOption(message("nobody-sat", name=repr(named[:40]), names=", ".join(review.names)))


def report(telling: Telling, seat: int, out: Console) -> None:
    """The review for people."""
    review = telling.review
    for sentence in telling.summary(seat):
        out.print(Text(spoken(sentence)))
    out.print()
    out.print(accounts(telling))
    out.print()
    out.print(Text(spoken(of_review("what-decided")), style=f"bold {GOLD}"))
    points = turning_points(review, None if seat < 0 else seat)
    if not points:
        out.print(Text(spoken(of_review("nothing-decided"))))
    for number, point in enumerate(points, start=1):
        sign = spoken(of_review("signed", change=abs(round(100 * point.change)), sign="+" if point.change > 0 else "-"))
        line = Text(f"{number}. {spoken(telling.moment(point.number))}  {sign}", style="bold")
        out.print(line)
        out.print(Text("   " + " ".join(spoken(sentence) for sentence in telling.turning(point))))
    if seat >= 0:
        out.print(Text(spoken(telling.verdicts(seat))))
    out.print(Text(spoken(telling.sureness()), style=SOFT))


def accounts(telling: Telling) -> Grid:
    """Start, decisions, luck and result of every seat."""
    review = telling.review
    grid = Grid(title=spoken(of_review("luck-and-skill")), title_justify="left", title_style="bold", box=None)
    grid.add_column("")
    for name in ("start", "own", "others", "luck", "result"):
        grid.add_column(spoken(of_review(f"column-{name}")), justify="right")
    for seat, name in enumerate(review.names):
        account = review.account(seat)
        cells = [
            _percent(of_review("percent", percent=account.start * 100)),
            _within(account.own, account.own_error),
            _percent(of_review("percent", percent=account.others * 100)),
            _within(account.luck, account.luck_error),
            _percent(of_review("percent", percent=account.result * 100)),
        ]
        grid.add_row(Text(name, style=f"bold {colour(seat)}"), *cells)
    return grid


def _within(number: float, error: float) -> str:
    return _percent(of_review("percent-within", percent=number * 100, within=error * 100))


def _percent(words: Message) -> str:
    return spoken(words)
