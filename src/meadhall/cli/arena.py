"""`meadhall arena`: bots against each other, rated."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from meadhall import bots, games
from meadhall.arena import Ledger, Pairing, Plan, Played, Standing, duel, play_missing, standings
from meadhall.arena.report import as_csv, as_svg
from meadhall.cli import setup
from meadhall.cli.terminal import console
from meadhall.cli.theme import GOLD, SOFT
from meadhall.engine.errors import BadOption

P = TypeVar("P", bound=argparse.ArgumentParser)

INTERRUPTED = 130
LEDGER = ".jsonl"


def add_parser(commands: argparse._SubParsersAction[P]) -> None:
    """The words of the command."""
    parser = commands.add_parser("arena", help="let bots play against each other, and rate them")
    parser.add_argument("game", metavar="GAME")
    kinds = ", ".join((*bots.KINDS, *bots.LEVELS))
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help=f"who plays ({kinds}), with parameters as in search:iterations=400:explore=0.7; greedy*3 are three of "
        f"them. The parameters of search are {', '.join(bots.PARAMETERS['search'])}; that of greedy is slips",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="of each table (as many as bots)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="at least so many (100)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to share the work (1)")
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="keep the games in FILE.jsonl, to go on later, with FILE.csv and FILE.svg beside it",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first deal (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--data", metavar="FILE", help="your own component file, in the place of ours")


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and report; Ctrl-C reports what was played until then."""
    options = setup.parse_options(arguments.option)
    specs = parse_bots(arguments.bots)
    data = setup.check_data(arguments.game, arguments.seats or len(specs), options, arguments.data)
    if arguments.seats is not None:  # to a plan 0 would mean as many as bots
        games.game(arguments.game).new(arguments.seats, arguments.seed, options, data=data)
    plan = Plan(arguments.game, tuple(specs), arguments.seats or 0, arguments.seed, options, data)
    plan.check()
    pairings = plan.pairings(arguments.games)
    out = console()
    path = None if arguments.out is None else ledger_path(arguments.out)
    lineups = sum(pairing.deal == 0 for pairing in pairings)
    if lineups > arguments.games:
        out.print(Text(f"A deal is played by all {lineups} line-ups: {lineups} games.", style=SOFT))
    with Ledger(plan, path) as ledger:
        known = sum(pairing.number in ledger.played for pairing in pairings)
        if known:
            out.print(Text(f"{known} of these games are in {path} already.", style=SOFT))
        code = _play(plan, pairings, ledger, arguments.jobs, known)
        results = ledger.results(pairing.number for pairing in pairings)
    table = standings(plan.contenders, results)
    report(plan, table, len(results), out)
    if len(plan.contenders) == 2 and results:
        out.print(Text(compared(plan, results)))
    if path is not None and table:
        title = f"{games.game(plan.game).title}: the arena"
        path.with_suffix(".csv").write_text(as_csv(table), encoding="utf-8")
        path.with_suffix(".svg").write_text(as_svg(title, _subtitle(plan, len(results)), table), encoding="utf-8")
        out.print(
            Text(f"Written: {path}, {path.with_suffix('.csv').name}, {path.with_suffix('.svg').name}", style=SOFT)
        )
    if code:
        again = "the same command goes on from there" if path is not None else "with --out it could go on from there"
        out.print(Text(f"Interrupted after {len(results)} of {len(pairings)} games; {again}.", style=SOFT))
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
            raise BadOption(f"{word.strip()!r} is no bot; for three greedy bots say greedy*3.")
        bots.read_spec(spec)
        specs += [spec] * (int(times) if times else 1)
    return specs


def ledger_path(named: str) -> Path:
    """Where the games are kept: the name itself, or the one beside the table and the picture."""
    path = Path(named)
    if not path.name:
        raise BadOption(f"{named!r} is no name for a file; --out wants one, as in --out evening.")
    return path.with_suffix(LEDGER) if path.suffix in (".csv", ".svg", "") else path


def _play(plan: Plan, pairings: Sequence[Pairing], ledger: Ledger, jobs: int, known: int) -> int:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(games.game(plan.game).title, total=len(pairings), completed=known)
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
    share = f"{100 * found.won.value:.0f} % ({100 * found.won.low:.0f}–{100 * found.won.high:.0f})"
    words = f"{one} wins {share} of {found.decided} decided games against {other}"
    if not found.shared:
        return f"{words}."
    return f"{words}; {found.shared} {'victory was' if found.shared == 1 else 'victories were'} shared."


def _subtitle(plan: Plan, played: int) -> str:
    options = "".join(f", {name}={value}" for name, value in plan.options.items())
    return f"{played} games, {plan.table_seats} seats, deals from seed {plan.seed}{options}; intervals of 95 %"


def report(plan: Plan, table: Sequence[Standing], played: int, out: Console) -> None:
    """The standings for people; `won` counts all who win together, `ms` are milliseconds for each decision."""
    out.print(Text.assemble((games.game(plan.game).title, f"bold {GOLD}"), f"  {_subtitle(plan, played)}"))
    if not table:
        return
    grid = Grid(box=None, padding=(0, 1))
    grid.add_column("", overflow="fold")  # a long name takes more lines, so that no number is ever cut
    for column in ("rating", "win share", "fair", "won", "mean rank", "ms"):
        grid.add_column(column, justify="right", no_wrap=True)
    for one in table:
        low, high = 100 * one.share.low, 100 * one.share.high
        grid.add_row(
            one.bot,
            f"{one.rating.mean:.1f} ±{one.rating.high - one.rating.mean:.1f}",
            f"{100 * one.share.value:.1f} % ({low:.0f}–{high:.0f})",
            f"{100 * one.fair:.0f} %",
            f"{100 * one.won:.0f} %",
            f"{one.rank.value:.2f} ({one.rank.low:.1f}–{one.rank.high:.1f})",
            f"{one.milliseconds:.1f}" if one.milliseconds < 100 else f"{one.milliseconds:.0f}",
        )
    out.print(grid)
