"""`meadhall arena`: bots against each other, rated."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from meadhall import bots, games
from meadhall.arena import Ledger, Pairing, Plan, Played, Standing, duel, play_missing, standings
from meadhall.arena.report import as_csv, as_svg
from meadhall.cli import setup
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import console
from meadhall.cli.theme import GOLD, SOFT
from meadhall.cli.words import message, say, text
from meadhall.engine import introduction
from meadhall.engine.errors import BadOption
from meadhall.engine.language import spoken
from meadhall.play.jobs import OnRay

INTERRUPTED = 130
LEDGER = ".jsonl"


def describe(parser: Parser) -> None:
    """The words of the command."""
    parser.place("game", "word-game")
    kinds, parameters = ", ".join((*bots.KINDS, *bots.LEVELS)), ", ".join(bots.PARAMETERS["search"])
    parser.option("--bots", "word-list", say("help-contenders", bots=kinds, parameters=parameters), required=True)
    parser.number("--seats", say("help-arena-seats"))
    parser.number("--games", say("help-arena-games"), 100)
    setup.about_work(parser)
    parser.option("--out", "word-file", say("help-ledger"))
    setup.about_table(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and report; Ctrl-C reports what was played until then."""
    seed = 0 if arguments.seed is None else arguments.seed
    options = setup.parse_options(arguments.option)
    specs = parse_bots(arguments.bots)
    data = setup.check_data(arguments.game, arguments.seats or len(specs), options, arguments.data)
    if arguments.seats is not None:  # to a plan 0 would mean as many as bots
        games.game(arguments.game).new(arguments.seats, seed, options, data=data)
    plan = Plan(arguments.game, tuple(specs), arguments.seats or 0, seed, options, data)
    plan.check()
    setup.warn(plan.contenders, games.game(plan.game).new(plan.table_seats, seed, options, data=data).setting)
    jobs = setup.jobs_of(arguments)
    pairings = plan.pairings(arguments.games)
    out = console()
    path = None if arguments.out is None else ledger_path(arguments.out)
    lineups = sum(pairing.deal == 0 for pairing in pairings)
    if lineups > arguments.games:
        out.print(text("played-by-all", SOFT, lineups=lineups))
    with Ledger(plan, path) as ledger:
        known = sum(pairing.number in ledger.played for pairing in pairings)
        if known:
            out.print(text("known-games", SOFT, games=known, path=str(path)))
        code = _play(plan, pairings, ledger, jobs, known)
        results = ledger.results(pairing.number for pairing in pairings)
    table = standings(plan.contenders, results)
    report(plan, table, len(results), out)
    if len(plan.contenders) == 2 and results:
        out.print(Text(compared(plan, results)))
    if path is not None and table:
        title = say("arena-of", game=introduction.title(games.game(plan.game)))
        path.with_suffix(".csv").write_text(as_csv(table), encoding="utf-8")
        path.with_suffix(".svg").write_text(as_svg(title, _subtitle(plan, len(results)), table), encoding="utf-8")
        beside = [path.with_suffix(suffix).name for suffix in (".csv", ".svg")]
        out.print(text("written-files", SOFT, files=", ".join([str(path), *beside])))
    if code:
        name = "arena-interrupted" if path is None else "arena-goes-on"
        out.print(text(name, SOFT, played=len(results), games=len(pairings)))
    return code


def parse_bots(words: str) -> list[str]:
    """The bots in a list like `search:iterations=400,greedy*3`.

    >>> parse_bots("search:seconds=0.2,greedy*2")
    ['search:seconds=0.2', 'greedy', 'greedy']
    """
    specs: list[str] = []
    for word in words.split(","):
        spec, _, times = word.strip().partition("*")
        if times and not (times.isdigit() and 1 <= int(times) <= 20):
            raise BadOption(message("no-bot", given=repr(word.strip())))
        bots.read_spec(spec)
        specs += [spec] * (int(times) if times else 1)
    return specs


def ledger_path(named: str) -> Path:
    """Where the games are kept: the name itself, or the one beside the table and the picture."""
    path = Path(named)
    if not path.name:
        raise BadOption(message("no-file-name", given=repr(named), example="evening"))
    return path.with_suffix(LEDGER) if path.suffix in (".csv", ".svg", "") else path


def _play(plan: Plan, pairings: Sequence[Pairing], ledger: Ledger, jobs: int | OnRay, known: int) -> int:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            spoken(introduction.title(games.game(plan.game))), total=len(pairings), completed=known
        )
        try:
            for _ in play_missing(plan, pairings, ledger, jobs):
                progress.advance(task)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def compared(plan: Plan, played: Sequence[Played]) -> str:
    """Two bots at the same tables, in a sentence."""
    found = duel(played)
    one, other = plan.contenders
    share, low, high = (round(100 * number) for number in (found.won.value, found.won.low, found.won.high))
    facts = {"share": share, "low": low, "high": high, "decided": found.decided, "shared": found.shared}
    return say("compared", one=one, other=other, **facts)


def _subtitle(plan: Plan, played: int) -> str:
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    name = "arena-line-with-options" if options else "arena-line"
    return say(name, games=played, seats=plan.table_seats, seed=str(plan.seed), options=options)


def report(plan: Plan, table: Sequence[Standing], played: int, out: Console) -> None:
    """The standings for people; `won` counts all who win together, `ms` are milliseconds for each decision."""
    title = spoken(introduction.title(games.game(plan.game)))
    out.print(Text.assemble((title, f"bold {GOLD}"), f"  {_subtitle(plan, played)}"))
    if not table:
        return
    grid = Grid(box=None, padding=(0, 1))
    grid.add_column("", overflow="fold")  # a long name takes more lines, so that no number is ever cut
    for column in ("rating", "win-share", "fair", "won", "mean-rank", "ms"):
        grid.add_column(say(f"arena-{column}"), justify="right", no_wrap=True)
    for one in table:
        low, high = 100 * one.share.low, 100 * one.share.high
        grid.add_row(
            one.bot,
            say("cell-rating", mean=one.rating.mean, more=one.rating.high - one.rating.mean),
            say("cell-share", share=100 * one.share.value, low=low, high=high),
            f"{100 * one.fair:.0f} %",
            f"{100 * one.won:.0f} %",
            say("cell-rank", rank=one.rank.value, low=one.rank.low, high=one.rank.high),
            say("number", number=one.milliseconds) if one.milliseconds < 100 else f"{one.milliseconds:.0f}",
        )
    out.print(grid)
