"""How true the chances of a network are, in games that it has not learnt from: the table of docs/howto/train.md.

    python bench/calibration.py --games 1000 drakkar beer     the weights that the bots of these games play by
    python bench/calibration.py --games 1000 --refit beer     makes their odds larger or smaller, too

Games are played as those of another round of `meadhall train` would be. Refitted, each fifth of the games is told by
what fits the others best; the weights then get what fits all of them. Needs numpy, and no PyTorch.
"""

from __future__ import annotations

import argparse
import io
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from chances import Said, head, print_row
from meadhall import games
from meadhall.training.collect import play_one, together
from meadhall.training.plan import Plan

TIMES = [step / 40 for step in range(20, 61)]  # what all odds may be multiplied with
FOLDS = 5
ROOT = Path(__file__).resolve().parent.parent


def weights_file(game: str) -> Path:
    """The weights in the source."""
    return ROOT / "src" / "meadhall" / "games" / game / "data" / "learned.npz"


def played(game: str, many: int) -> tuple[Any, Any, Any, Any]:
    """The odds of all seats at positions of so many games, who won, and which game each position is of."""
    content = weights_file(game).read_bytes()
    with np.load(io.BytesIO(content)) as file:
        arrays = {name: file[name] for name in file.files}
    header = json.loads(bytes(arrays["header"]))
    known = {field.name for field in fields(Plan)} - {"searched"}
    plan = Plan(**{name: value for name, value in header["made"].items() if name in known}, searched=0.0)
    numbers = range(plan.games, plan.games + many)
    each = [play_one(plan, plan.rounds + 1, content, number)[1] for number in numbers]
    lessons = together(each)
    hidden = np.maximum(0, lessons.seen.astype(np.float64) @ arrays["value"] + arrays["value_bias"])
    odds = hidden @ arrays["value_out"] / header["scale"] + np.nan_to_num(lessons.signs) @ arrays["value_signs"]
    odds[np.isnan(lessons.signs[..., 0])] = -1e9  # who can't win any more
    return odds, lessons.parts, np.repeat(np.arange(many), [len(one.parts) for one in each]), plan


def chances(odds: Any, times: float) -> Any:
    raised = np.exp(times * (odds - odds.max(axis=1, keepdims=True)))
    return raised / raised.sum(axis=1, keepdims=True)


def fitting(odds: Any, parts: Any) -> float:
    """What the odds are to be multiplied with, so that these positions are foretold best."""

    def missed(times: float) -> float:
        return float(-(parts * np.log(np.maximum(1e-12, chances(odds, times)))).sum())

    return min(TIMES, key=missed)


def refitted(game: str, times: float, command: str) -> bytes:
    """The weights with larger or smaller odds; their header says by which command."""
    with np.load(weights_file(game)) as file:
        arrays = {name: file[name] for name in file.files}
    header = json.loads(bytes(arrays["header"]))
    header["made"] |= {"refit": command, "odds_times": times * header["made"].get("odds_times", 1.0)}
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    for name in ("value_out", "value_signs"):
        arrays[name] = (arrays[name] * times).astype(arrays[name].dtype)
    content = io.BytesIO()
    np.savez_compressed(content, **arrays)
    return content.getvalue()


def said(odds: Any, parts: Any, times: Any) -> list[Said]:
    return [Said(float(one), float(part)) for one, part in zip(chances(odds, times).flat, parts.flat)]


def show(game: str, many: int, refit: bool) -> None:
    """The lines of the table for one game, and new weights if they are wanted."""
    odds, parts, of_game, plan = played(game, many)
    title = games.game(game).title
    print_row(title, plan.seats, said(odds, parts, 1.0))
    if not refit:
        return
    apart: list[Said] = []
    for fold in range(FOLDS):
        own = of_game % FOLDS == fold
        apart += said(odds[own], parts[own], fitting(odds[~own], parts[~own]))
    times = fitting(odds, parts)
    print_row(f"{title}, odds times {times:g}", plan.seats, apart)
    command = f"python bench/calibration.py --games {many} --refit {game}"
    weights_file(game).write_bytes(refitted(game, times, command))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="+", metavar="GAME")
    words.add_argument("--games", type=int, default=1000, dest="many")
    words.add_argument("--refit", action="store_true", help="write weights whose odds fit these games")
    told = words.parse_args()
    head()
    for game in told.games:
        show(game, told.many, told.refit)


if __name__ == "__main__":
    main()
