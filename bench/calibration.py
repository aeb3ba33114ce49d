"""How true the chances of a network are, in games that it has not learnt from: the table of docs/howto/train.md.

    python bench/calibration.py training-drakkar training-beer     # folders of meadhall train

Of the games of the last round the last tenth is kept back from learning; positions of these make the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import torch

from chances import Said, brier, off, reliability
from meadhall.training.collect import eyes_for, together
from meadhall.training.learn import KEPT_BACK
from meadhall.training.network import Network, set_state
from meadhall.training.plan import Plan
from meadhall.training.run import kept_lessons, round_name


def row(folder: Path) -> list[str]:
    """One line of the table, for the network after the last round."""
    plan = Plan(**json.loads((folder / "plan.json").read_text()))
    network = Network(plan, eyes_for(plan.game, plan.seats))
    set_state(network, (folder / f"{round_name(plan.rounds)}.npz").read_bytes())
    lessons = together(kept_lessons(folder, plan.rounds))
    many = len(lessons.parts)
    back = np.arange(many) * KEPT_BACK // many == KEPT_BACK - 1
    with torch.no_grad():
        odds = network.eval().odds(torch.tensor(lessons.seen[back]), torch.tensor(lessons.signs[back]))
    chances = torch.softmax(odds, dim=1).numpy()
    said = [Said(float(one), float(part)) for one, part in zip(chances.flat, lessons.parts[back].flat)]
    even = [Said(1 / plan.seats, one.part) for one in said]
    cells = [plan.game, str(plan.seats), str(int(back.sum())), *reliability(said)]
    return [*cells, f"{off(said):.1f}", f"{brier(said):.3f}", f"{brier(even):.3f}"]


def main() -> None:
    head = ["", "seats", "positions", *(f"{called} %" for called in range(10, 100, 10)), "off by", "Brier", "even"]
    print("| " + " | ".join(head) + " |\n|" + " --- |" * len(head))
    for folder in sys.argv[1:]:
        print("| " + " | ".join(row(Path(folder))) + " |", flush=True)


if __name__ == "__main__":
    main()
