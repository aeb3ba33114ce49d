"""The baselines of the benchmark: plays the rows that are missing, and writes the tables of docs/benchmark.md.

    python bench/baselines.py --table                    the tables, of all results in docs/benchmark
    python bench/baselines.py                            plays what is missing first, quick rows first
    python bench/baselines.py --only drakkar --games 40  fewer games, of one game
    python bench/baselines.py --seats 3 --rows greedy    the tasks of so many seats, and some rows of them

A row comes from a result: `meadhall evaluate ... --out docs/benchmark/TASK.ROW.json` adds one. Those of PPO
are trained first, which takes a while; `best-BOT` is a best response, which meets nobody but that bot. Games and
policies are kept in build/benchmark, so that nothing is done twice.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from meadhall.arena.tasks import tasks

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "benchmark"
PAGE = ROOT / "docs" / "benchmark.md"
KEPT = ROOT / "build" / "benchmark"
TRAINING = ROOT / "examples" / "training"

GAMES = ("bottlecap", "drakkar", "beer")
LEVELS = ("first-evening", "farmhand", "oarsman", "huscarl", "jarl")
QUICK = ("random", "greedy", *LEVELS[:4])
STEPS = {"bottlecap": 200_000, "drakkar": 200_000, "beer": 30_000}
BEST = 30_000  # decisions of a best response to others than random and greedy bots
MARK = re.compile(r"(<!-- (\w+): made by bench/baselines\.py -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--table", action="store_true", help="write the tables, and play nothing")
    words.add_argument("--only", choices=GAMES, help="one game")
    words.add_argument("--games", type=int, help="against each opponent, where the task has more")
    words.add_argument("--seats", type=int, default=4, help="of the tasks")
    words.add_argument("--rows", default="", help="some rows, as in random,ppo-greedy,learned,best-learned")
    said = words.parse_args()
    if not said.table:
        for row in filter(None, said.rows.split(",")) if said.rows else (*QUICK, "ppo-random", "ppo-greedy", "jarl"):
            for game in [said.only] if said.only else GAMES:
                if f"{game}-{said.seats}-v1" in tasks():
                    play(f"{game}-{said.seats}-v1", row, said.games)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), results()), encoding="utf-8")


def play(task: str, row: str, games: int | None) -> None:
    """The row's result at the task, if it is not there yet with so many games."""
    wanted = RESULTS / f"{task}.{re.sub('[^a-z0-9]+', '-', row)}.json"
    enough = tasks()[task].games if games is None else games
    if wanted.exists() and json.loads(wanted.read_text(encoding="utf-8"))["protocol"]["games"] >= enough:
        return
    KEPT.mkdir(parents=True, exist_ok=True)
    bot = ["--bot", row]
    kind, _, opponent = row.partition("-")
    if kind in ("ppo", "best"):
        game, seats = tasks()[task].game, tasks()[task].seats
        bot = trained(game, opponent, seats, STEPS[game] if kind == "ppo" else BEST)
        bot += ["--against", opponent] if kind == "best" else []
    print(f"{task}: {row}", flush=True)
    out = KEPT / wanted.name
    run("-m", "meadhall", "evaluate", *bot, "--task", task, "--out", str(out), "--games", str(enough))
    shutil.copy(out, wanted)


def trained(game: str, opponent: str, seats: int, steps: int) -> list[str]:
    """A policy that has learnt against that opponent, and how it is named."""
    file = f"{game}-{opponent}.zip" if seats == 4 else f"{game}-{seats}-{opponent}.zip"
    made = ["maskable_ppo.py", game, "--opponents", opponent, "--steps", str(steps), "--out", file]
    made += [] if seats == 4 else ["--seats", str(seats)]
    if not (KEPT / file).exists():
        run(str(TRAINING / made[0]), *made[1:])
    bot, name = f"maskable_ppo:Trained:file={file}", f"PPO against {opponent}"
    return ["--bot", bot, "--name", name, "--made-by", " ".join(["python", *made])]


def run(*words: str) -> None:
    """A command in the folder where everything is kept; it finds the bots of the examples."""
    paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(TRAINING)]))
    subprocess.run([sys.executable, *words], cwd=KEPT, env={**os.environ, "PYTHONPATH": paths}, check=True)


# The tables


def results() -> list[dict[str, Any]]:
    """All results in the folder."""
    paths = sorted(RESULTS.glob("*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) | {"file": path.name} for path in paths]


def page(text: str, found: list[dict[str, Any]]) -> str:
    """The page with its tables made anew."""
    makers = {"baselines": baselines, "exploited": exploited, "commands": commands}
    return MARK.sub(lambda mark: f"{mark[1]}\n{makers[mark[2]](found)}\n{mark[3]}", text)


def ordered(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """By task, and by share, the best first."""
    known = list(tasks())
    return sorted(found, key=lambda one: (known.index(one["task"]), -one["share"]["value"], one["name"]))


def baselines(found: list[dict[str, Any]]) -> str:
    """One table for each task: who had which share against whom."""
    parts = []
    found = [one for one in found if of_the_task(one)]
    for task in dict.fromkeys(one["task"] for one in ordered(found)):
        rows = [one for one in ordered(found) if one["task"] == task]
        opponents = [one["opponent"] for one in rows[0]["against"]]
        head = ["", *[f"against `{one}`" for one in opponents], "all in all", "mean rank", "games", "ms"]
        lines = [f"### {task}", "", "| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
        for row in rows:
            played = [one for one in row["against"] if one["games"]]
            rank = sum(one["rank"]["value"] for one in row["against"]) / len(row["against"])
            slow = max((one["milliseconds"] for one in played), default=0.0)
            games = sorted({one["games"] for one in played})
            cells = [called(row), *map(against, row["against"]), share(row["share"]), f"{rank:.2f}"]
            cells += [" to ".join(map(str, games)), f"{slow:.2f}" if slow < 10 else f"{slow:.0f}"]
            lines.append("| " + " | ".join(cells) + " |")
        parts.append("\n".join([*lines, ""]))
    return "\n".join(parts)


def of_the_task(row: dict[str, Any]) -> bool:
    """Was it played against the task's own opponents?"""
    return tuple(one["opponent"] for one in row["against"]) == tasks()[row["task"]].opponents


def called(row: dict[str, Any]) -> str:
    name = f"`{row['name']}`" if row["name"] == row["bot"] else row["name"]
    return name if row["plays"] == row["bot"] else f"{name} (`{row['plays']}`)"


def share(one: dict[str, float]) -> str:
    return f"{100 * one['value']:.1f} % ({100 * one['low']:.0f}–{100 * one['high']:.0f})"


def against(one: dict[str, Any]) -> str:
    return share(one["share"]) if one["games"] else f"*{100 * one['fair']:.0f} %*"


def exploited(found: list[dict[str, Any]]) -> str:
    """What a policy that was trained against an opponent gets from it."""
    head = ["task", "against", "best response", "if all were equal", "training"]
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    for row in ordered(found):
        trained_against = re.search(r"--opponents (\S+)", row["made_by"])
        steps = re.search(r"--steps (\d+)", row["made_by"])
        for one in row["against"]:
            if trained_against and one["opponent"] == trained_against[1]:
                budget = f"{int(steps[1]):,} decisions" if steps else ""
                cells = [row["task"], f"`{one['opponent']}`", share(one["share"]), f"{100 * one['fair']:.0f} %", budget]
                lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def commands(found: list[dict[str, Any]]) -> str:
    """How each row comes out again."""
    lines = ["```text"]
    for row in sorted(ordered(found), key=lambda one: not of_the_task(one)):
        words = ["meadhall", "evaluate", "--task", row["task"], "--bot", row["bot"]]
        words += [] if of_the_task(row) else ["--against", row["against"][0]["opponent"]]
        if row["protocol"]["games"] != tasks()[row["task"]].games:
            words += ["--games", str(row["protocol"]["games"])]
        if row["made_by"]:
            lines.append(row["made_by"])
            words += ["--name", row["name"], "--made-by", row["made_by"]]
        lines.append(shlex.join([*words, "--out", row["file"]]))
    return "\n".join([*lines, "```", ""])


if __name__ == "__main__":
    main()
