"""What many reviews show: luck, whose mean must be 0, and the order of skill: `python bench/reviews.py --games 1000`.

Tables of four levels each; every review is short, as the laws hold at any depth, and looks for nothing better than what
was taken. Beside each mean stands its deviation, in points of the chance to win; `sure` counts the seats whose luck,
reviewed twice with other seeds, agrees within the stated intervals. What is known is printed as it goes.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

from meadhall import games
from meadhall.engine.view import View
from meadhall.play.jobs import side_by_side
from meadhall.play.new import new_match
from meadhall.review import judging, review, reviewing
from meadhall.review.review import Judgement

Row = tuple[str, float, float, bool | None]  # level, skill, luck, and whether a second review agrees

LEVELS = ("first-evening", "farmhand", "oarsman", "huscarl")
TWICE = 20  # every so many-th match is reviewed twice
TOLD = 100  # matches after which it is told what is known


class NothingElse:
    """Instead of the search for something better, which luck and skill don't need."""

    taken = -1

    def __init__(self, seed: int, iterations: int) -> None:
        pass

    def choose(self, view: View) -> int:
        return self.taken


def quickly() -> None:
    """Short looks: there are many of them."""
    reviewing.PLAYOUTS = 4
    judging.WORLDS = judging.MOST_WORLDS = 6
    judging.Search = NothingElse  # type: ignore[misc,assignment]  # as much of one as is asked for
    reviewing.judged = judged


def judged(looking: Any, view: View, action: int, seed: int, depth: int) -> Judgement:
    NothingElse.taken = action
    return judging.judged(looking, view, action, seed, depth)


def looked_at(task: tuple[str, int]) -> list[Row]:
    """Of one match: every seat's level, skill and luck, and whether a second review agrees."""
    name, number = task
    quickly()
    order = [LEVELS[(number + at) % 4] for at in range(4)]
    match = new_match(name, order, 50_000 + number, keeps_past=False)
    match.table.loud = False
    match.run()
    record = match.table.record()
    first = review(record)
    second = review(record, seed=1) if number % TWICE == 0 else None
    found = []
    for seat, level in enumerate(order):
        one = first.account(seat)
        agrees = None
        if second is not None:
            other = second.account(seat)
            agrees = abs(one.luck - other.luck) <= sqrt(one.luck_error**2 + other.luck_error**2)
        found.append((level, one.own, one.luck, agrees))
    return found


def mean(numbers: list[float]) -> str:
    middle = sum(numbers) / len(numbers)
    spread = sqrt(sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1) / len(numbers))
    return f"{100 * middle:+.1f} ± {100 * spread:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--jobs", type=int, default=1)
    words = parser.parse_args()
    print("| | games | | skill | luck | sure |\n| --- | --- | --- | --- | --- | --- |")
    for game in [games.game(words.only)] if words.only else games.shelf():
        tasks = [(game.name, number) for number in range(words.games)]
        rows: list[Row] = []
        for number, found in enumerate(side_by_side(looked_at, tasks, words.jobs), start=1):
            rows += found
            if number % TOLD == 0 or number == words.games:
                tell(game.name, rows)


def tell(name: str, rows: list[Row]) -> None:
    agreed = [row[3] for row in rows if row[3] is not None]
    for level in LEVELS:
        skill = mean([own for one, own, _, _ in rows if one == level])
        luck = mean([luck for one, _, luck, _ in rows if one == level])
        sure = f"{sum(agreed)} of {len(agreed)}"
        print(f"| {name} | {len(rows) // len(LEVELS)} | {level} | {skill} | {luck} | {sure} |", flush=True)


if __name__ == "__main__":
    main()
