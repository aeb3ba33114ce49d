"""`make bench`: one table of what random play, copying and redealing cost, compiled, interpreted, and beside OpenSpiel.

Every row is measured in the same run on the same machine, one process at a time. Compare rows with each other, not with
numbers from another machine.
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

BUDGETS = {"own": 800_000, "driven": 350_000, "copy": 3.0}


def measured(console: Console, words: str, which: str, seconds: float, interpreted: bool = False) -> Any:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if interpreted:
        environment["PYTHONPATH"] = str(SOURCE)
    with console.status(words):
        command = [sys.executable, str(HERE / "measure.py"), which, str(seconds)]
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
    parser.add_argument("--seconds", type=float, default=0.6, help="of each of the five rounds a number is the median of")
    seconds = parser.parse_args().seconds
    console = Console(width=None if sys.stdout.isatty() else 120)
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


if __name__ == "__main__":
    main()
