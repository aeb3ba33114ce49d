"""How true the chances of a network are, in games that it has not learnt from: the table of docs/howto/train.md.

    python bench/calibration.py --games 1500 training-drakkar training-beer     # folders of meadhall train

The games are played as those of the last round were, and come after them.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

import torch

from chances import Said, head, print_row
from meadhall.training.collect import eyes_for, play_one, together
from meadhall.training.network import Network, set_state
from meadhall.training.plan import Plan
from meadhall.training.run import round_name


def show(folder: Path, games: int) -> None:
    """One line of the table, for the network after the last round."""
    plan = Plan(**json.loads((folder / "plan.json").read_text()))
    network = Network(plan, eyes_for(plan.game, plan.seats))
    set_state(network, (folder / f"{round_name(plan.rounds)}.npz").read_bytes())
    before = folder / f"{round_name(plan.rounds - 1)}-weights.npz"
    weights = before.read_bytes() if plan.rounds > 1 else None
    nothing_searched = replace(plan, searched=0.0)
    numbers = range(plan.games, plan.games + games)
    lessons = together([play_one(nothing_searched, plan.rounds, weights, number)[1] for number in numbers])
    with torch.no_grad():
        odds = network.eval().odds(torch.tensor(lessons.seen), torch.tensor(lessons.signs))
    chances = torch.softmax(odds, dim=1).numpy()
    said = [Said(float(one), float(part)) for one, part in zip(chances.flat, lessons.parts.flat)]
    print_row(plan.game, plan.seats, said)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("folders", nargs="+", type=Path)
    words.add_argument("--games", type=int, default=1500)
    said = words.parse_args()
    head()
    for folder in said.folders:
        show(folder, said.games)


if __name__ == "__main__":
    main()
