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
from meadhall.cli.terminal import complain
from meadhall.cli.theme import GOLD, SOFT
from meadhall.cli.words import in_english, message, say, text, wrong
from meadhall.engine import introduction
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.play.jobs import OnRay
from meadhall.play.simulate import Plan, simulate
from meadhall.play.statistics import Outcome, Rate, Spread, Summary, summarise

INTERRUPTED = 130


def written(plan: Plan, path: str, rows: Literal["decision", "game"], jobs: int | OnRay) -> Iterator[Outcome]:
    """The plan's games, with a data set of them in a file."""
    if not path:
        raise BadOption(message("no-file-name", given=repr(path), example="games.parquet"))
    try:
        from meadhall.rl import dataset
    except ImportError as error:
        raise MeadhallError(message("cant-write-data-set", reason=str(error))) from None
    return dataset.write(plan, Path(path), rows, jobs)


def run(
    plan: Plan,
    jobs: int | OnRay,
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
        task = progress.add_task(spoken(introduction.title(games.game(plan.game))), total=plan.games)
        try:
            for outcome in playing:
                outcomes.append(outcome)
                progress.advance(task)
        except KeyboardInterrupt as stop:
            code = INTERRUPTED
            if (guest := games.blamed(stop)) is not None:  # a rule of theirs may never come to an end
                complain(wrong(guest))
    outcomes.sort(key=lambda outcome: outcome.number)
    summary = summarise(plan.kinds, outcomes)
    if as_json:
        out.print(json.dumps(facts(plan, summary), indent=2), soft_wrap=True, markup=False)
    else:
        report(plan, summary, out)
    if file is not None and not as_json:
        out.print(text("written-games", SOFT, file=file, games=len(outcomes)))
        if outcomes:
            out.print(text("written-card", SOFT, file=str(Path(file).with_suffix(".card.md"))))
    if code and not as_json:
        out.print(text("interrupted", SOFT, played=len(outcomes), games=plan.games))
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
    title = Text(spoken(introduction.title(game)), style=f"bold {GOLD}")
    out.print(text("simulated", title=title, games=summary.games, seed=str(plan.seed)))
    if summary.games == 0:
        return
    out.print(_rates(game, summary))
    out.print(_lengths(summary))
    out.print(_ways(game, summary))
    if not in_english():
        out.print(text("rules-in-english", SOFT))
    if summary.shared:
        out.print(text("shared-wins", SOFT, games=summary.shared))


def _grid(title: str, columns: list[str], first: str = "") -> Grid:
    """A table with a title: words to the left, numbers to the right."""
    grid = Grid(title=say(title), title_justify="left", title_style="bold", box=None, padding=(0, 2))
    grid.add_column(first)
    for column in columns:
        grid.add_column(say(column) if column else "", justify="right" if column else "left")
    return grid


def _rates(game: Game, summary: Summary) -> Grid:
    grid = _grid("column-wins", ["column-won", "column-share", "column-interval", "column-fair"])
    seats = len(summary.kinds)
    for seat, rate in enumerate(summary.by_seat):
        name = spoken(introduction.seat_name(game, seat))
        grid.add_row(f"{name} ({summary.kinds[seat]})", *_rate_cells(rate), say("percent", share=100 / seats))
    if len(summary.by_kind) > 1:
        for kind, rate in summary.by_kind.items():
            fair = 100 * summary.kinds.count(kind) / seats
            grid.add_row(text("any-of-kind", "bold", kind=kind), *_rate_cells(rate), say("percent", share=fair))
    return grid


def _rate_cells(rate: Rate) -> tuple[str, str, str]:
    low, high = rate.interval
    share = say("percent", share=100 * rate.share)
    return str(rate.hits), share, say("percent-from-to", low=100 * low, high=100 * high)


def _lengths(summary: Summary) -> Grid:
    grid = _grid("column-lengths", ["column-mean", "column-median", "column-least", "column-most"])
    rows: list[tuple[str, Spread]] = [(say("length-decision"), summary.decisions)]
    if summary.unit != "decision":
        rows.insert(0, (say(f"length-{summary.unit}"), summary.length))
    rows += [(say("winners-score"), summary.winner_score), (say("everybodys-score"), summary.score)]
    for words, spread in rows:
        entry = "number" if spread.most >= 10 else "small-number"
        numbers = (spread.mean, spread.median, spread.least, spread.most)
        grid.add_row(words, *[say(entry, number=number) for number in numbers])
    return grid


def _ways(game: Game, summary: Summary) -> Grid:
    grid = _grid("column-ways", ["", "column-games", "column-share"], first=say("column-rule"))
    for ident, count in summary.rules.items():
        title = game.rules[ident].title if ident in game.rules else ""
        grid.add_row(ident, title, str(count), say("percent", share=100 * count / summary.games))
    return grid
