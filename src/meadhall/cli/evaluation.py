"""`meadhall evaluate`: a bot at a task of the benchmark."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from meadhall import bots, games
from meadhall.arena import brought
from meadhall.arena.benchmark import Against, Evaluation, Result
from meadhall.arena.tasks import tasks
from meadhall.cli import setup
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import console
from meadhall.cli.theme import GOLD, SOFT
from meadhall.cli.words import message, say, text
from meadhall.engine.errors import BadOption
from meadhall.play.jobs import OnRay

INTERRUPTED = 130


def describe(parser: Parser) -> None:
    """The words of the command."""
    kinds = ", ".join((*bots.KINDS, *bots.LEVELS))
    parser.option("--bot", "word-bot", say("help-evaluated", bots=kinds), required=True)
    parser.option("--task", "word-task", say("help-task", tasks=", ".join(tasks())), required=True)
    parser.option("--against", "word-bot", say("help-against"), default="")
    parser.option("--out", "word-file", say("help-result"))
    parser.number("--games", say("help-task-games"))
    parser.number("--seed", say("help-task-seed"))
    setup.about_work(parser)
    parser.option("--name", "word-called", say("help-result-name"), default="")
    parser.option("--made-by", "word-called", say("help-made-by"), default="")


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and report. After Ctrl-C the same command goes on."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # a bot may lie in the folder where one works
    if arguments.out == "":
        raise BadOption(message("no-file-name", given=repr(""), example="result.json"))
    out = None if arguments.out is None else Path(arguments.out)
    jobs = setup.jobs_of(arguments)
    evaluation = Evaluation(
        arguments.bot,
        arguments.task,
        arguments.games,
        arguments.seed,
        out,
        against=arguments.against,
        name=arguments.name,
        made_by=arguments.made_by,
    )
    if brought.found(evaluation.bot) is None:
        task = evaluation.task
        setup.warn([evaluation.bot], games.game(task.game).new(task.seats, task.seed, task.options).setting)
    page = console()
    known = evaluation.known
    if known:
        page.print(text("known-before", SOFT, games=known, all=evaluation.total))
    if not _played(evaluation, jobs, known):
        name = "evaluation-interrupted" if out is None else "arena-goes-on"
        page.print(text(name, SOFT, played=evaluation.known, games=evaluation.total))
        return INTERRUPTED
    result = evaluation.result()
    report(result, page)
    if out is not None:
        result.write(out)
        page.print(text("written-files", SOFT, files=str(out)))
    return 0


def _played(evaluation: Evaluation, jobs: int | OnRay, known: int) -> bool:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(evaluation.task.name, total=evaluation.total, completed=known)
        try:
            for _ in evaluation.play(jobs):
                progress.advance(bar)
        except KeyboardInterrupt:
            return False
    return True


def report(result: Result, page: Console) -> None:
    """The result for people: against each opponent, and all in all."""
    task = result.task
    facts = {"seats": task.seats, "seed": str(result.seed), "bot": result.bot}
    page.print(Text.assemble((task.name, f"bold {GOLD}"), "  ", say("evaluation-line", **facts)))
    grid = Grid(box=None, padding=(0, 1))
    grid.add_column(say("column-against"), overflow="fold")
    for column in ("column-games", "arena-win-share", "arena-fair", "arena-won", "arena-mean-rank", "arena-ms"):
        grid.add_column(say(column), justify="right", no_wrap=True)
    for one in result.against:
        grid.add_row(one.opponent, *_cells(one))
    page.print(grid)
    share, low, high = (100 * number for number in (result.share.value, result.share.low, result.share.high))
    page.print(text("evaluation-share", share=say("cell-share", share=share, low=low, high=high)))
    if tuple(one.opponent for one in result.against) != task.opponents:
        page.print(text("evaluation-against-others", SOFT, opponents=", ".join(task.opponents)))
    elif result.games < task.games or result.seed != task.seed:
        page.print(text("evaluation-differs", SOFT, games=task.games, seed=str(task.seed)))


def _cells(one: Against) -> tuple[str, ...]:
    fair = f"{100 * one.fair:.0f} %"
    if not one.games or one.won is None:
        return ("", say("evaluation-itself"), fair, "", "", "")
    low, high = 100 * one.share.low, 100 * one.share.high
    return (
        str(one.games),
        say("cell-share", share=100 * one.share.value, low=low, high=high),
        fair,
        f"{100 * one.won:.0f} %",
        say("cell-rank", rank=one.rank.value, low=one.rank.low, high=one.rank.high),
        say("number", number=one.milliseconds) if one.milliseconds < 100 else f"{one.milliseconds:.0f}",
    )
