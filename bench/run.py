"""`make bench`: what random play, copying and redealing cost, compiled, interpreted, and beside OpenSpiel; how fast the
search is beside OpenSpiel's; how fast our PettingZoo environments are beside PettingZoo's own; and how fast the server
shows a click to the other seats of many live tables.

Every row is measured in the same run on the same machine, one process at a time. Compare rows with each other, not with
numbers from another machine. `make bench ARGS="--only server --rows SQLite"` measures a part of it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"

LIVE_TABLES = 200
MANY_TABLES = 1000
STORED = 20_000  # matches that lie in the database
CLICK_BUDGET = 100.0  # milliseconds

PARTS = ("play", "search", "zoo", "vec", "server")
BUDGETS = {"own": 800_000, "driven": 350_000, "copy": 3.0}


def measured(
    console: Console,
    words: str,
    which: str,
    seconds: float,
    *more: str,
    interpreted: bool = False,
    script: str = "measure.py",
) -> Any:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if interpreted:
        environment["PYTHONPATH"] = str(SOURCE)
    with console.status(words):
        command = [sys.executable, str(HERE / script), which, str(seconds), *more]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        console.print(f"{words} could not be measured: {last}")
        return {}
    return json.loads(done.stdout)


def cell(row: dict[str, float], key: str, budget: bool) -> str:
    if key not in row:
        return "–"
    value = row[key]
    text = f"{value:.2f}" if key in ("copy", "redeal") else f"{value:,.0f}"
    if not budget or key not in BUDGETS:
        return text
    met = value <= BUDGETS[key] if key == "copy" else value >= BUDGETS[key]
    return f"{text} {'✓' if met else '✗'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=0.6, help="of each of the five rounds a number is the median of"
    )
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS, help="of the parts, these")
    parser.add_argument("--rows", default="", help="of the server, rows whose name has this in it: 'PostgreSQL, 3'")
    args = parser.parse_args()
    seconds = args.seconds
    console = Console(width=None if sys.stdout.isatty() else 120)
    if "play" in args.only:
        show_play(console, seconds)
    if "search" in args.only:
        show_search(console, seconds)
    if "zoo" in args.only:
        show_zoo(console, seconds)
    if "vec" in args.only:
        show_vec(console, seconds)
    if "server" in args.only:
        show_server(console, seconds, args.rows)


def show_play(console: Console, seconds: float) -> None:
    compiled = measured(console, "Meadhall, compiled", "meadhall", seconds)
    interpreted = measured(console, "Meadhall, interpreted", "meadhall", seconds, interpreted=True)
    peers = measured(console, "OpenSpiel", "openspiel", seconds)

    table = Table(title="Uniformly random play, one core (✓ ✗: the budget of the design)", title_justify="left")
    for heading in ("", "seats", "own loop\ndecisions/s", "told\ndecisions/s", "driven from\nPython /s", "games/s"):
        table.add_column(heading, justify="left" if not heading else "right")
    table.add_column("copy\nµs", justify="right")
    table.add_column("redeal\nµs", justify="right")
    keys = ("seats", "own", "told", "driven", "games", "copy", "redeal")
    for title, rows, budget in (
        ("compiled", compiled, True),
        ("interpreted", interpreted, False),
        ("OpenSpiel", peers, False),
    ):
        for name, row in rows.items():
            table.add_row(f"{name} ({title})", *[cell(row, key, budget) for key in keys])
        table.add_section()
    console.print(table)
    if compiled and peers:
        best = max(peers.items(), key=lambda item: item[1]["driven"])
        for name, row in compiled.items():
            console.print(
                f"{name}, driven from Python: {row['driven'] / best[1]['driven']:.1f} times as many decisions a second "
                f"as the fastest peer ({best[0]}); compiled is {row['own'] / interpreted[name]['own']:.0f} times "
                "interpreted."
            )


def show_search(console: Console, seconds: float) -> None:
    ours = measured(console, "Meadhall's search", "meadhall", seconds, script="search.py")
    theirs = measured(console, "OpenSpiel's search", "openspiel", seconds, script="search.py")
    table = Table(title="Tree search on sampled worlds, playouts to the end, one core", title_justify="left")
    for heading in ("", "seats", "decisions\nleft", "iterations/s", "decisions/s", "iterations/s\nas it plays"):
        table.add_column(heading, justify="left" if not heading else "right")
    for title, rows in (("compiled", ours), ("OpenSpiel ISMCTS", theirs)):
        for name, row in rows.items():
            usual = f"{row['usual']:,.0f}" if "usual" in row else "–"
            through = row["iterations"] * row["left"]
            numbers = (f"{row['seats']}", f"{row['left']:.0f}", f"{row['iterations']:,.0f}", f"{through:,.0f}", usual)
            table.add_row(f"{name} ({title})", *numbers)
        table.add_section()
    console.print(table)


def show_zoo(console: Console, seconds: float) -> None:
    ours = measured(console, "Meadhall in PettingZoo", "meadhall", seconds, script="zoo.py")
    theirs = measured(console, "PettingZoo's classic games", "classics", seconds, script="zoo.py")
    table = Table(title="PettingZoo steps, with observation and mask", title_justify="left")
    for heading in ("", "seats", "numbers\nobserved", "steps/s"):
        table.add_column(heading, justify="left" if not heading else "right")
    for title, rows in (("compiled", ours), ("PettingZoo", theirs)):
        for name, row in rows.items():
            table.add_row(f"{name} ({title})", *[f"{row[key]:,.0f}" for key in ("seats", "size", "steps")])
        table.add_section()
    console.print(table)
    if ours and theirs:
        best = max(theirs.items(), key=lambda item: item[1]["steps"])
        times = ", ".join(f"{name} {row['steps'] / best[1]['steps']:.1f}" for name, row in ours.items())
        console.print(f"Times the fastest of PettingZoo's own ({best[0]}): {times}.")


def show_vec(console: Console, seconds: float) -> None:
    """Many tables at once beside one at a time, and beside what others offer on one core."""
    ours = measured(console, "Meadhall, many tables", "meadhall", seconds, script="vec.py")
    spiel = measured(console, "OpenSpiel from Python", "openspiel", seconds, script="vec.py")
    zoo = measured(console, "PettingZoo's classic games", "classics", seconds, script="zoo.py")
    cards = measured(console, "RLCard", "rlcard", seconds, script="vec.py")
    pgx = measured(console, "Pgx (pip install pgx)", "pgx", seconds, script="vec.py")
    table = Table(title="A learner's steps a second, 256 tables at once and one at a time", title_justify="left")
    for heading in ("", "seats", "numbers\nobserved", "one table,\nall seats", "256 tables,\nbytes", "floats"):
        table.add_column(heading, justify="left" if not heading else "right")
    table.add_column("one table,\nrandom bots", justify="right")
    table.add_column("256 tables", justify="right")
    keys = ("seats", "size", "zoo", "bytes", "floats", "gym", "bots")
    for name, row in ours.items():
        table.add_row(f"{name} (compiled)", *[f"{row[key]:,.0f}" for key in keys])
    table.add_section()
    for title, rows in (("OpenSpiel", spiel), ("PettingZoo", zoo), ("RLCard", cards)):
        for name, row in rows.items():
            table.add_row(f"{name} ({title})", *[f"{row[key]:,.0f}" for key in ("seats", "size", "steps")])
    for name, row in pgx.items():
        table.add_row(f"{name} (Pgx)", f"{row['seats']}", f"{row['size']:,}", "", f"{row['steps']:,.0f}")
    console.print(table)
    for name, row in ours.items():
        gains = (
            f"{row['bytes'] / row['zoo']:.1f} times one table in self-play, {row['bots'] / row['gym']:.1f} with bots"
        )
        console.print(f"{name}: {gains}.")


SERVERS = (
    ("SQLite, by JSON", ()),
    ("SQLite, by pages", ("--pages",)),
    ("PostgreSQL, 1 process", ("--postgres",)),
    ("PostgreSQL, 3 processes", ("--postgres", "--processes", "3")),
)


def show_server(console: Console, seconds: float, wanted: str = "") -> None:
    """Each kind of hall with some tables and with many, and once more while a core is busy with something else."""
    table = Table(title="The server: a click, until another seat has it (p50 / p99, ms)", title_justify="left")
    for heading in (
        "",
        "live\ntables",
        "stored",
        "heard",
        "seen",
        "decisions/s",
        "server ms\na decision",
        "memory\nMiB",
        "KiB a\ntable",
        "opens\nin s",
        "lobby\nms",
    ):
        table.add_column(heading, justify="left" if not heading else "right")
    for title, more in SERVERS:
        for tables, busy in ((LIVE_TABLES, False), (LIVE_TABLES, True), (MANY_TABLES, False), (MANY_TABLES, True)):
            named = f"{title}, a core busy" if busy else title
            if wanted not in named:
                continue
            asked = (*more, "--stored", str(STORED), *(("--busy",) if busy else ()))
            words = f"The server, {tables} live tables, {named}"
            row = measured(console, words, str(tables), 25 * seconds, *asked, script="server.py")
            if row:
                times = [
                    f"{row[f'{what}_p50']:.0f} / {row[f'{what}_p99']:.0f}" for what in ("stored", "heard", "shown")
                ]
                times[2] += f" {'✓' if row['shown_p99'] <= CLICK_BUDGET else '✗'}"
                sizes = (row["memory"], 1024 * row["memory_table"])
                opening = (f"{row['opened']:.1f}", f"{row['lobby_ms']:.0f}")
                told = [f"{row['rate']:.0f}", f"{row['cpu_ms']:.1f}", *[f"{one:.0f}" for one in sizes], *opening]
                table.add_row(named, str(tables), *times, *told)
    console.print(table)
    console.print(
        f"{STORED:,} matches lie there already when it opens, and while the lobby is asked for. The people's programs, "
        "the bots and PostgreSQL run on the same machine, and take part of its cores."
    )


if __name__ == "__main__":
    main()
