"""Measures tree search on hidden information, ours and OpenSpiel's C++ ISMCTS: `python bench/search.py meadhall 0.5`.

An iteration deals one world, walks down the tree and plays to the end of the game. Games differ in how long that is,
so each row says how many decisions were left; what a search gets through in a second is the product of the two.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections.abc import Callable

from measure import rate

ITERATIONS = 50
TO_THE_END = 1_000_000
PLAYED = 12  # decisions before the position that is searched
LATE = 60  # decisions left in the late position: between those of the peers


def measure_ours(seconds: float) -> dict[str, dict[str, float]]:
    import meadhall
    from meadhall.bots import Search
    from meadhall.engine import Table, play_out, seeded

    def left(table: Table, seat: int) -> float:
        """Decisions from here to the end, as random playouts make them."""
        found = []
        for seed in range(20):
            world = table.redeal(seat, seed)
            world.loud = False
            dice = seeded(seed)
            made = 0
            while not world.over:
                decider = world.first_decider()
                legal = world.legal(decider)
                world.take(decider, legal[dice.below(len(legal))])
                made += 1
            found.append(made)
        return statistics.mean(found)

    def row(table: Table) -> dict[str, float]:
        seat = table.first_decider()
        view = table.view(seat)

        def plain() -> int:
            Search(1, iterations=ITERATIONS, horizon=TO_THE_END, plain=1).think(view)
            return ITERATIONS

        def usual() -> int:
            Search(1, iterations=ITERATIONS).think(view)
            return ITERATIONS

        return {
            "seats": table.setting.seats,
            "left": left(table, seat),
            "iterations": rate(plain, seconds),
            "usual": rate(usual, seconds),
        }

    found = {}
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        table = game.new(max(4, game.least_seats), 3)
        dice = seeded(1)
        play_out(table, dice, PLAYED)
        while len(table.options(table.first_decider())) < 2:
            play_out(table, dice, 1)
        found[name] = row(table)
        late = table
        while not table.over and left(late, late.first_decider()) > LATE:
            play_out(table, dice, 10)
            if not table.over and len(table.options(table.first_decider())) > 1:
                late = table.copy()
        found[f"{name}, late"] = row(late)
    return found


def measure_openspiel(seconds: float) -> dict[str, dict[str, float]]:
    import pyspiel

    dice = random.Random(1)

    def step(state: pyspiel.State) -> int:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            return 0
        state.apply_action(dice.choice(state.legal_actions()))
        return 1

    def left(state: pyspiel.State) -> float:
        found = []
        for _ in range(20):
            world = state.clone()
            made = 0
            while not world.is_terminal():
                made += step(world)
            found.append(made)
        return statistics.mean(found)

    def searching(state: pyspiel.State) -> Callable[[], int]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(
            1, evaluator, 1.4, ITERATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, True
        )

        def work() -> int:
            bot.step(state)
            return ITERATIONS

        return work

    found = {}
    for name in ("hearts", "gin_rummy"):
        state = pyspiel.load_game(name).new_initial_state()
        made = 0
        while made < PLAYED or state.is_chance_node() or len(state.legal_actions()) < 2:
            made += step(state)
        found[name] = {
            "seats": state.num_players(),
            "left": left(state),
            "iterations": rate(searching(state), seconds),
        }
    return found


if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    json.dump((measure_ours if which == "meadhall" else measure_openspiel)(seconds), sys.stdout)
