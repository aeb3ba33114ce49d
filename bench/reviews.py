"""What many reviews show: luck, whose mean must be 0, and the order of skill: `python bench/reviews.py --games 1000`.

Tables of four levels each; every review is short, as the laws hold at any depth, and looks for nothing better than what
was taken. Chances between start and end cancel out of the sums, so nobody looks at them. Beside each mean stands its
deviation, in points of the chance to win; `sure` counts the seats whose luck, reviewed twice with other seeds, agrees
within the stated intervals. What is known is kept in build/reviews: `--seconds 500` stops there, and the next goes on.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from meadhall import games
from meadhall.engine.view import View
from meadhall.play.jobs import side_by_side
from meadhall.play.new import new_match
from meadhall.review import judging, review, reviewing
from meadhall.review.review import Judgement

KEPT = Path(__file__).parent.parent / "build" / "reviews"
LEVELS = ("first-evening", "farmhand", "oarsman", "huscarl")
TWICE = 10  # every so many-th match is reviewed twice
BATCH = 40  # matches between two looks at the clock


class Row(NamedTuple):
    """One seat of a match; `agrees` says whether a second review's luck does."""

    level: str
    start: float
    own: float
    others: float
    luck: float
    result: float
    agrees: bool | None


class NothingElse:
    """Instead of the search for something better, which luck and skill don't need."""

    taken = -1

    def __init__(self, seed: int, iterations: int) -> None:
        pass

    def choose(self, view: View) -> int:
        return self.taken


class FromTheStart(reviewing.Followed):
    """Looks at the chances before the first decision alone."""

    def _worth_before(self, number: int, seed: int, depth: int) -> list[tuple[float, float]]:
        return [(0.0, 0.0)] * self.tables[0].setting.seats if number else super()._worth_before(number, seed, depth)


def quickly() -> None:
    """Short looks: there are many of them."""
    judging.WORLDS = judging.MOST_WORLDS = 6
    judging.Search = NothingElse  # type: ignore[misc,assignment]  # as much of one as is asked for
    reviewing.Followed = FromTheStart  # type: ignore[misc]
    reviewing.judged = judged


def judged(looking: Any, view: View, action: int, seed: int, depth: int) -> Judgement:
    NothingElse.taken = action
    return judging.judged(looking, view, action, seed, depth)


def looked_at(task: tuple[str, int]) -> list[Row]:
    """Of one match: every seat's account, and whether a second review agrees."""
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
        found.append(Row(level, one.start, one.own, one.others, one.luck, one.result, agrees))
    return found


def kept(name: str) -> list[Row]:
    """What was found in all matches so far, one after the other."""
    file = KEPT / f"{name}.jsonl"
    if not file.exists():
        return []
    return [Row(*row) for line in file.read_text(encoding="utf-8").splitlines() for row in json.loads(line)]


def look_on(name: str, first: int, last: int, jobs: int) -> None:
    """At the matches from the first to before the last."""
    tasks = [(name, number) for number in range(first, last)]
    with (KEPT / f"{name}.jsonl").open("a", encoding="utf-8") as file:
        for found in side_by_side(looked_at, tasks, jobs):
            file.write(json.dumps(found) + "\n")


def mean(numbers: Sequence[float]) -> str:
    middle = sum(numbers) / len(numbers)
    spread = sqrt(sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1) / len(numbers))
    return f"{100 * middle:+.1f} ± {100 * spread:.1f}"


def tell(name: str, rows: Sequence[Row]) -> None:
    agreed = [row.agrees for row in rows if row.agrees is not None]
    for level in LEVELS:
        mine = [row for row in rows if row.level == level]
        cells = [name, str(len(mine)), level, mean([row.own for row in mine]), mean([row.luck for row in mine])]
        print("| " + " | ".join([*cells, f"{sum(agreed)} of {len(agreed)}"]) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no more matches are begun")
    words = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + words.seconds
    names = [game.name for game in ([games.game(words.only)] if words.only else games.shelf())]
    for first in range(0, words.games, BATCH):
        for name in names:
            many = len(kept(name)) // len(LEVELS)
            if many < first + BATCH and time.monotonic() < end:
                look_on(name, many, min(first + BATCH, words.games), words.jobs)
    print("| | games | | skill | luck | sure |\n| --- | --- | --- | --- | --- | --- |")
    for name in names:
        tell(name, kept(name))


if __name__ == "__main__":
    main()
