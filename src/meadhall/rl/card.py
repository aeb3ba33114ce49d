"""The card of a data set: what is in the file, who played, how it was made, and what to mind. In Markdown, beside it.

It begins with the few lines that collections of data sets read (licence, kind, size), and is in English as they are.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall import bots, games
from meadhall.engine.record import digest
from meadhall.play.simulate import Plan
from meadhall.play.statistics import Outcome, summarise

MEANINGS: Final[Mapping[str, str]] = {
    "game": "number of the game in the plan, from 0",
    "seed": "of that game: it decides the deal and all bots' chance",
    "number": "of the decision in its game; decisions without a choice are counted, and have no row",
    "seat": "that decides, from 0",
    "bot": "that sits there",
    "options": "the actions open to the seat, at least two",
    "action": "the one it took",
    "observation": "what the seat saw, from 0 to 1: version 0, as `meadhall.rl.observer` writes it",
    "reward": "of the seat at the end of the game: its part of the victory less 1/seats",
    "bots": "by seat",
    "winners": "the seats that won, together if there are several",
    "scores": "by seat",
    "rule": "by which the game ended",
    "decisions": "in the game, those without a choice included",
    "record": "the whole game: `meadhall.read_record` opens it",
}
SIZES: Final = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))


def card(plan: Plan, path: Path, columns: Mapping[str, str], rows: int, played: Sequence[Outcome]) -> str:
    """The card of the file that has these columns, so many rows, and these games of the plan."""
    game = games.game(plan.game)
    kind = "decision" if "action" in columns else "game"
    size = next((words for most, words in SIZES if rows < most), "n>1M")
    last = plan.seed + len(played) - 1
    said = [
        "---",
        "license: mit",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, imperfect-information, multi-agent, self-play, meadhall]",
        f"size_categories: [{size}]",
        "---",
        "",
        f"# {game.title}: self-play of {_listed(plan.kinds)}",
        "",
        f"{len(played):,} games of {game.title} at {len(plan.kinds)} seats, played by bots; a row for each {kind}, "
        f"{rows:,} rows. Each decision was made from what its seat could know.",
        "",
        "## Who plays",
        "",
        *_table(["seat", "bot", "plays as", "won", "95 % interval"], _players(plan, played)),
        "",
        "A victory that several seats share counts for each of them. Seats are no equals: compare bots by "
        "`meadhall arena` or `meadhall evaluate`, where everybody has every seat, not by this table.",
        "",
        "## What is in it",
        "",
        *_table(["column", "type", "meaning"], [[f"`{name}`", columns[name], MEANINGS[name]] for name in columns]),
        "",
        "The entry `meadhall` of the file's metadata has the plan and the layout of the observations, as JSON.",
        "",
        "## How it was made",
        "",
        "```text",
        _command(plan, path, kind, len(played)),
        "```",
        "",
        f"- meadhall {meadhall.__version__}, version {game.version} of the rules, seeds {plan.seed} to {last}",
        f"- `{path.name}`: {path.stat().st_size:,} bytes, SHA-256 `{hashlib.sha256(path.read_bytes()).hexdigest()}`",
    ]
    if plan.data is not None:
        said.append(f"- components of somebody's own: a file with SHA-256 `{digest(plan.data)}`")
    said += [
        "",
        "## What to mind",
        "",
        "- Rows of one game hang together: split by `game`, not by row.",
        "- Bots are no people: who learns from this learns to play as they do, with their slips.",
        "- `record`, where there is one, has the whole game, hidden cards included; `observation` has nothing that "
        "the seat could not know.",
        "- The benchmark has deals of its own (`tasks.toml` of the game's data); what is measured there should not "
        "have been trained on their seeds.",
        "",
    ]
    return "\n".join(said)


def _players(plan: Plan, played: Sequence[Outcome]) -> list[list[str]]:
    found = []
    for seat, rate in enumerate(summarise(plan.kinds, played).by_seat):
        low, high = rate.interval
        kind = plan.kinds[seat]
        sure = f"{100 * low:.0f}–{100 * high:.0f} %"
        found.append([str(seat), f"`{kind}`", f"`{bots.behind(kind, plan.game)}`", str(rate.hits), sure])
    return found


def _listed(kinds: Sequence[str]) -> str:
    different = list(dict.fromkeys(kinds))
    return different[0] if len(different) == 1 else f"{', '.join(different[:-1])} and {different[-1]}"


def _command(plan: Plan, path: Path, kind: str, played: int) -> str:
    seats = ",".join(plan.kinds)
    words = ["meadhall", "simulate", plan.game, "--seats", seats, "--games", str(played), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    if plan.data is not None:
        words += ["--data", "components.toml"]
    return shlex.join([*words, "--rows", kind, "--out", path.name])


def _table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(map(str, line)) + " |" for line in lines]


def beside(path: Path) -> Path:
    """Where the card of a data set lies.

    >>> beside(Path("games.parquet")).name
    'games.card.md'
    """
    return path.with_suffix(".card.md")
