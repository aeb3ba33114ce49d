"""`meadhall simulate`: many games, and what they show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from meadhall import games
from meadhall.cli.theme import GOLD, SOFT
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.words import many
from meadhall.play.simulate import Plan, simulate
from meadhall.play.statistics import Outcome, Rate, Spread, Summary, summarise

INTERRUPTED = 130


def written(plan: Plan, path: str, rows: Literal["decision", "game"], jobs: int) -> Iterator[Outcome]:
    """The plan's games, with a data set of them in a file."""
    if not path:
        raise BadOption("'' is no name for a file; --out wants one, as in --out games.parquet.")
    try:
        from meadhall.rl import dataset
    except ImportError as error:
        raise MeadhallError(f"A data set can't be written: {error}.") from None
    return dataset.write(plan, Path(path), rows, jobs)


def run(
    plan: Plan,
    jobs: int,
    as_json: bool,
    out: Console,
    file: str | None = None,
    rows: Literal["decision", "game"] = "decision",
) -> int:
    """Play, count and report, and write a data set if there is a file; Ctrl-C reports what was played until then."""
    outcomes: list[Outcome] = []
    code = 0
    playing = simulate(plan, jobs) if file is None else written(plan, file, rows, jobs)
    with _progress() as progress:
        task = progress.add_task(f"{games.game(plan.game).title}", total=plan.games)
        try:
            for outcome in playing:
                outcomes.append(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            code = INTERRUPTED
    outcomes.sort(key=lambda outcome: outcome.number)
    summary = summarise(plan.kinds, outcomes)
    if as_json:
        out.print(json.dumps(facts(plan, summary), indent=2), soft_wrap=True, markup=False)
    else:
        report(plan, summary, out)
    if file is not None and not as_json:
        out.print(Text(f"Written: {file}, {many(len(outcomes), 'game')}", style=SOFT))
    if code and not as_json:
        out.print(Text(f"Interrupted after {len(outcomes)} of {plan.games} games.", style=SOFT))
    return code


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def facts(plan: Plan, summary: Summary) -> dict[str, object]:
    """The summary for programs."""
    rules = games.game(plan.game).rules

    def rate(rate: Rate) -> dict[str, object]:
        low, high = rate.interval
        return {"wins": rate.hits, "games": rate.of, "share": rate.share, "low": low, "high": high}

    return {
        "game": plan.game,
        "games": summary.games,
        "seats": list(summary.kinds),
        "seed": plan.seed,
        "options": dict(plan.options),
        "by_seat": [rate(one) for one in summary.by_seat],
        "by_kind": {kind: rate(one) for kind, one in summary.by_kind.items()},
        "shared_wins": summary.shared,
        "length_unit": summary.unit,
        "length": asdict(summary.length),
        "decisions": asdict(summary.decisions),
        "winner_score": asdict(summary.winner_score),
        "score": asdict(summary.score),
        "ways": [
            {"rule": ident, "title": rules[ident].title if ident in rules else "", "games": count}
            for ident, count in summary.rules.items()
        ],
    }


def report(plan: Plan, summary: Summary, out: Console) -> None:
    """The summary for people."""
    game = games.game(plan.game)
    out.print(Text.assemble((game.title, f"bold {GOLD}"), f"  {many(summary.games, 'game')}, seeds from {plan.seed}"))
    if summary.games == 0:
        return
    out.print(_rates(game, summary))
    out.print(_lengths(summary))
    out.print(_ways(game, summary))
    if summary.shared:
        out.print(
            Text(f"{many(summary.shared, 'game')} had more than one winner; each of them counts as one.", style=SOFT)
        )


def _rates(game: Game, summary: Summary) -> Grid:
    grid = Grid(title="Wins", title_justify="left", title_style="bold", box=None, padding=(0, 2))
    for column in ("", "won", "share", "95 % interval", "if all were equal"):
        grid.add_column(column, justify="left" if column == "" else "right")
    seats = len(summary.kinds)
    for seat, rate in enumerate(summary.by_seat):
        grid.add_row(f"{game.seat_names[seat]} ({summary.kinds[seat]})", *_rate_cells(rate), f"{100 / seats:.1f} %")
    if len(summary.by_kind) > 1:
        for kind, rate in summary.by_kind.items():
            fair = 100 * summary.kinds.count(kind) / seats
            grid.add_row(Text(f"any {kind}", style="bold"), *_rate_cells(rate), f"{fair:.1f} %")
    return grid


def _rate_cells(rate: Rate) -> tuple[str, str, str]:
    low, high = rate.interval
    return str(rate.hits), f"{100 * rate.share:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"


def _lengths(summary: Summary) -> Grid:
    grid = Grid(title="Lengths and scores", title_justify="left", title_style="bold", box=None, padding=(0, 2))
    for column in ("", "mean", "median", "least", "most"):
        grid.add_column(column, justify="left" if column == "" else "right")
    rows: list[tuple[str, Spread]] = [("decisions", summary.decisions)]
    if summary.unit != "decision":
        rows.insert(0, (f"{summary.unit}s", summary.length))
    rows += [("winner's score", summary.winner_score), ("everybody's score", summary.score)]
    for words, spread in rows:
        digits = 1 if spread.most >= 10 else 2
        numbers = (spread.mean, spread.median, spread.least, spread.most)
        grid.add_row(words, *[f"{number:.{digits}f}".removesuffix("." + "0" * digits) for number in numbers])
    return grid


def _ways(game: Game, summary: Summary) -> Grid:
    grid = Grid(title="Ways of winning", title_justify="left", title_style="bold", box=None, padding=(0, 2))
    for column in ("rule", "", "games", "share"):
        grid.add_column(column, justify="right" if column in ("games", "share") else "left")
    for ident, count in summary.rules.items():
        title = game.rules[ident].title if ident in game.rules else ""
        grid.add_row(ident, title, str(count), f"{100 * count / summary.games:.1f} %")
    return grid
