"""Measures PettingZoo environments, ours and its own classic games: `python bench/zoo.py meadhall 0.5`.

A step is `last()`, a random option out of the mask, and `step()`: what every learner pays, observations included.
"""

from __future__ import annotations

import json
import os
import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

from measure import rate

CLASSICS = ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "hanabi_v5")


def steps(env: Any) -> Callable[[], int]:
    """A whole game of random options; returns how many steps it had."""
    dice = random.Random(1)

    def work() -> int:
        env.reset(seed=dice.randrange(2**31))
        made = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            options = mask.nonzero()[0]
            env.step(int(options[int(dice.random() * len(options))]))
            made += 1
        return made

    return work


def measure_ours(seconds: float) -> dict[str, dict[str, float]]:
    import meadhall
    from meadhall.rl import env

    found = {}
    for name in meadhall.SHELF:
        table = env(name, seats=max(4, meadhall.game(name).least_seats))
        speed = rate(steps(table), seconds)
        found[name] = {"seats": table.seats, "size": table.observer.size, "steps": speed}
    return found


def measure_classics(seconds: float) -> dict[str, dict[str, float]]:
    from importlib import import_module

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # nobody looks on, and there may be no screen
    warnings.simplefilter("ignore")  # PettingZoo warns of its own games
    found = {}
    for name in CLASSICS:
        game = import_module(f"pettingzoo.classic.{name}").env()
        game.reset(seed=1)
        seen = game.last()[0]["observation"]
        found[name] = {"seats": len(game.possible_agents), "size": seen.size, "steps": rate(steps(game), seconds)}
    return found


if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    json.dump((measure_ours if which == "meadhall" else measure_classics)(seconds), sys.stdout)
