"""Measures many tables at once beside the same games one by one: `python bench/vec.py meadhall 0.5`.

A step is one decision of a learner, drawn from the mask, with the observation and the mask of the next. The single
environments are those of PettingZoo (every seat learns) and Gymnasium (one does, the others are random); the peers are
OpenSpiel's games from Python, with an observation tensor and a mask at each step.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from measure import rate, rates
from zoo import steps

TABLES = 256
PEERS = ("leduc_poker", "liars_dice", "gin_rummy", "connect_four")


def drawn(masks: Any, dice: np.random.Generator) -> Any:
    """Any option of each row, each as likely as the other; 0 where there are none."""
    rows, actions = masks.shape
    flat = np.flatnonzero(masks.view(np.bool_))
    starts = np.searchsorted(flat, np.arange(rows + 1) * actions)
    many = np.diff(starts)
    at = starts[:-1] + (dice.random(rows) * many).astype(np.int64)
    return np.where(many > 0, flat[np.minimum(at, len(flat) - 1)] % actions, 0)


def self_play(play: Any) -> Callable[[], int]:
    dice = np.random.default_rng(1)
    play.reset(seed=1)

    def work() -> int:
        for _ in range(10):
            play.step(drawn(play.masks, dice))
        return 10 * int(play.count)

    return work


def against_bots(tables: Any) -> Callable[[], int]:
    dice = np.random.default_rng(1)
    tables.reset(seed=1)

    def work() -> int:
        for _ in range(10):
            tables.step(drawn(tables.action_masks(), dice))
        return 10 * int(tables.num_envs)

    return work


def single(table: Any) -> Callable[[], int]:
    """A whole game of one learner among bots."""
    dice = random.Random(1)

    def work() -> int:
        seen, _ = table.reset(seed=dice.randrange(2**31))
        made, over = 0, False
        while not over:
            options = seen["action_mask"].nonzero()[0]
            seen, _, over, _, _ = table.step(int(options[int(dice.random() * len(options))]))
            made += 1
        return made

    return work


def measure_ours(seconds: float) -> dict[str, dict[str, float]]:
    import meadhall
    from meadhall.rl import MeadhallSingle, MeadhallVec, SelfPlay, env

    found = {}
    for name in meadhall.SHELF:
        seats = max(4, meadhall.game(name).least_seats)
        play = SelfPlay(name, TABLES, seats, numbers="bytes")
        works = {
            "zoo": steps(env(name, seats=seats)),
            "gym": single(MeadhallSingle(name, "random", seats=seats)),
            "bytes": self_play(play),
            "floats": self_play(SelfPlay(name, TABLES, seats)),
            "bots": against_bots(MeadhallVec(name, TABLES, "random", seats=seats, numbers="bytes", copy=False)),
        }
        found[name] = {"seats": seats, "size": play.sight.size, **dict(zip(works, rates([*works.values()], seconds)))}
    return found


def spiel(game: Any) -> Callable[[], int]:
    """A whole game, asked of OpenSpiel from Python."""
    dice = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            np.asarray(state.legal_actions_mask(), np.int8)
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            made += 1
        return made

    return work


def measure_peers(seconds: float) -> dict[str, dict[str, float]]:
    import pyspiel

    found = {}
    for name in PEERS:
        game = pyspiel.load_game(name)
        size = int(np.prod(game.observation_tensor_shape()))
        found[name] = {"seats": game.num_players(), "size": size, "steps": rate(spiel(game), seconds)}
    return found


if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    json.dump((measure_ours if which == "meadhall" else measure_peers)(seconds), sys.stdout)
