"""Measures one engine in one process and prints the numbers as JSON: `python bench/measure.py meadhall 0.5`.

Everything is CPU time of this process, so that a busy machine disturbs it less; each number is the median of several
rounds of about the given seconds.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable

ROUNDS = 5


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things a second `work` does; it returns how many it has done."""
    found = []
    work()
    for _ in range(ROUNDS):
        done = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            done += work()
        found.append(done / spent)
    return statistics.median(found)


def measure_meadhall(seconds: float) -> dict[str, dict[str, float]]:
    import meadhall
    from meadhall.engine import Table, play_out, seeded

    def own_loop(game: meadhall.Game, seats: int, loud: bool) -> tuple[Callable[[], int], list[int]]:
        seeds = iter(range(1_000_000))
        lengths: list[int] = []

        def work() -> int:
            seed = next(seeds)
            table = game.new(seats, seed)
            table.loud = loud
            lengths.append(play_out(table, seeded(seed)))
            return lengths[-1]

        return work, lengths

    def driven(game: meadhall.Game, seats: int) -> Callable[[], int]:
        dice = random.Random(1)

        def work() -> int:
            table = game.new(seats, dice.randrange(10**9))
            while not table.over:
                seat = table.deciders()[0]
                options = table.options(seat)
                table.apply(seat, options[int(dice.random() * len(options))])
            return table.decisions

        return work

    def midway(game: meadhall.Game, seats: int) -> Table:
        table = game.new(seats, 3)
        play_out(table, seeded(1), 60)
        return table

    def copies(table: Table) -> Callable[[], int]:
        def work() -> int:
            for _ in range(1000):
                table.copy()
            return 1000

        return work

    def redeals(table: Table) -> Callable[[], int]:
        def work() -> int:
            for seed in range(300):
                table.redeal(0, seed)
            return 300

        return work

    found: dict[str, dict[str, float]] = {}
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        seats = max(4, game.least_seats)
        quiet, lengths = own_loop(game, seats, loud=False)
        own = rate(quiet, seconds)
        found[name] = {
            "seats": seats,
            "own": own,
            "games": own / statistics.mean(lengths),
            "told": rate(own_loop(game, seats, loud=True)[0], seconds),
            "driven": rate(driven(game, seats), seconds),
            "copy": 1e6 / rate(copies(midway(game, seats)), seconds),
            "redeal": 1e6 / rate(redeals(midway(game, seats)), seconds),
        }
    return found


def measure_openspiel(seconds: float) -> dict[str, dict[str, float]]:
    import pyspiel

    dice = random.Random(1)

    def random_game(game: pyspiel.Game) -> tuple[int, pyspiel.State]:
        state = game.new_initial_state()
        middle = state
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            made += 1
            if made == 20:
                middle = state.clone()
        return made, middle

    found: dict[str, dict[str, float]] = {}
    for name, players in (("hearts", 4), ("crazy_eights", 4), ("gin_rummy", 2)):
        game = pyspiel.load_game(name, {"players": players} if name == "crazy_eights" else {})
        _, middle = random_game(game)

        def clones(state: pyspiel.State = middle) -> int:
            for _ in range(300):
                state.clone()
            return 300

        lengths: list[int] = []

        def play(game: pyspiel.Game = game, lengths: list[int] = lengths) -> int:
            lengths.append(random_game(game)[0])
            return lengths[-1]

        speed = rate(play, seconds)
        found[name] = {
            "seats": players,
            "driven": speed,
            "games": speed / statistics.mean(lengths),
            "copy": 1e6 / rate(clones, seconds),
        }
    return found


if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    json.dump((measure_meadhall if which == "meadhall" else measure_openspiel)(seconds), sys.stdout)
