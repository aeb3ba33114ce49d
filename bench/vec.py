"""Measures many tables at once beside the same games one by one: `python bench/vec.py meadhall 0.5`.

A step is one decision of a learner, drawn from the mask, with the observation and the mask of the next. The single
environments are those of PettingZoo (every seat learns) and Gymnasium (one does, the others are random). The peers are
OpenSpiel's games from Python, with an observation tensor and a mask at each step; RLCard's; and those of Pgx, as many
tables at once as ours, compiled by JAX for the CPU, actions drawn and new games begun inside. All is CPU time, so that
who uses several cores has no advantage.
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
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PGX = ("leduc_holdem", "connect_four", "kuhn_poker")


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
    seen, _ = tables.reset(seed=1)
    masks = seen["action_mask"]  # with copy=False the same array in every step

    def work() -> int:
        for _ in range(10):
            tables.step(drawn(masks, dice))
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


def rlcard_game(game: Any) -> Callable[[], int]:
    """A whole game of RLCard: each state that it gives has the observation and the options."""
    dice = random.Random(1)

    def work() -> int:
        state, _ = game.reset()
        made = 0
        while not game.is_over():
            options = list(state["legal_actions"])
            state, _ = game.step(options[int(dice.random() * len(options))])
            made += 1
        return made

    return work


def measure_rlcard(seconds: float) -> dict[str, dict[str, float]]:
    import rlcard

    found = {}
    for name in RLCARD:
        game = rlcard.make(name, config={"seed": 1})
        size = game.reset()[0]["obs"].size
        found[name] = {"seats": game.num_players, "size": size, "steps": rate(rlcard_game(game), seconds)}
    return found


def measure_pgx(seconds: float) -> dict[str, dict[str, float]]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    def steps_of(name: str) -> tuple[Any, Callable[[], int]]:
        env = pgx.make(name)
        begin = jax.jit(jax.vmap(env.init))
        go_on = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def step(state: Any, key: Any) -> tuple[Any, Any]:
            key, own, drawing = jax.random.split(key, 3)
            chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(drawing, chances, axis=-1)
            return go_on(state, actions, jax.random.split(own, TABLES)), key

        now = [begin(jax.random.split(jax.random.PRNGKey(1), TABLES)), jax.random.PRNGKey(2)]

        def work() -> int:
            for _ in range(10):
                now[:] = step(*now)
            jax.block_until_ready(now[0])
            return 10 * TABLES

        return env, work

    found = {}
    for name in PGX:
        env, work = steps_of(name)
        size = int(np.prod(env.observation_shape))
        found[name] = {"seats": env.num_players, "size": size, "steps": rate(work, seconds)}
    return found


MEASURES = {"meadhall": measure_ours, "openspiel": measure_peers, "rlcard": measure_rlcard, "pgx": measure_pgx}

if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    json.dump(MEASURES[which](seconds), sys.stdout)
