"""Measures one engine in one process and prints the numbers as JSON: `python bench/measure.py meadhall 0.5`.

Everything is CPU time of this process, so that a busy machine disturbs it less; each number is the median of several
rounds of about the given seconds. Rounds of different things take turns, so that a slow minute of the machine falls on
one round of everything instead of on all rounds of one thing.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

ROUNDS = 5


def once(work: Callable[[], int], seconds: float) -> float:
    """How many things a second `work` does; it returns how many it has done."""
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += work()
    return done / spent


def rates(works: Sequence[Callable[[], int]], seconds: float) -> list[float]:
    """The median of each one's rounds."""
    for work in works:
        work()
    rounds = [[once(work, seconds) for work in works] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*rounds, strict=True)]


def rate(work: Callable[[], int], seconds: float) -> float:
    return rates([work], seconds)[0]


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
    works: list[Callable[[], int]] = []
    games = {name: meadhall.game(name) for name in meadhall.SHELF}
    lengths: dict[str, list[int]] = {}
    for name, game in games.items():
        seats = max(4, game.least_seats)
        found[name] = {"seats": seats}
        quiet, lengths[name] = own_loop(game, seats, loud=False)
        told, _ = own_loop(game, seats, loud=True)
        works += [quiet, told, driven(game, seats), copies(midway(game, seats)), redeals(midway(game, seats))]
    speeds = iter(rates(works, seconds))
    for name, row in found.items():
        row["own"], row["told"], row["driven"] = next(speeds), next(speeds), next(speeds)
        row["copy"], row["redeal"] = 1e6 / next(speeds), 1e6 / next(speeds)
        row["games"] = row["own"] / statistics.mean(lengths[name])
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

    def clones(state: pyspiel.State) -> Callable[[], int]:
        def work() -> int:
            for _ in range(300):
                state.clone()
            return 300

        return work

    def plays(game: pyspiel.Game, lengths: list[int]) -> Callable[[], int]:
        def work() -> int:
            lengths.append(random_game(game)[0])
            return lengths[-1]

        return work

    found: dict[str, dict[str, float]] = {}
    works: list[Callable[[], int]] = []
    lengths: dict[str, list[int]] = {}
    for name, players in (("hearts", 4), ("crazy_eights", 4), ("gin_rummy", 2)):
        game = pyspiel.load_game(name, {"players": players} if name == "crazy_eights" else {})
        found[name] = {"seats": players}
        lengths[name] = []
        works += [plays(game, lengths[name]), clones(random_game(game)[1])]
    speeds = iter(rates(works, seconds))
    for name, row in found.items():
        row["driven"], row["copy"] = next(speeds), 1e6 / next(speeds)
        row["games"] = row["driven"] / statistics.mean(lengths[name])
    return found


if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    json.dump((measure_meadhall if which == "meadhall" else measure_openspiel)(seconds), sys.stdout)
