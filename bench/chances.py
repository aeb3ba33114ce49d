"""How true the judges' chances are, and the weights that make them so. For maintainers, in three steps:

    python bench/chances.py play --games 500       # games by bots of mixed levels, as records in build/chances
    python bench/chances.py fit                    # writes data/chances.toml of each game (needs numpy)
    python bench/chances.py show                   # the reliability tables of docs/bots.md

What the curve of a review says of the games that were held back, beside who won them:

    python bench/chances.py curve --only drakkar:4

`--only drakkar:4,beer` keeps to some games and numbers of seats; weights of others stay as they are. Two games of three
are fitted to, and the third is what the tables are made of.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from meadhall import games
from meadhall.bots.chances import FILE, chances
from meadhall.engine.datafile import read
from meadhall.engine.record import Record
from meadhall.play.jobs import side_by_side
from meadhall.play.new import new_match
from meadhall.review import reviewing

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src" / "meadhall"
KEPT = HOUSE / "build" / "chances"
PLAYERS = ("first-evening", "farmhand", "farmhand", "oarsman", "oarsman", "oarsman", "huscarl")
MOST_SEATS = 8  # larger tables go by the weights of these
BATCH = 5  # games that are stored together
POSITIONS = 16  # of each game
PULL = 20.0  # positions: so much the pull towards no weight at all counts
PULL_OF_ALL = 300.0  # the same towards the weights that fit all numbers of seats
ROUNDS = 25  # of Newton's method
CURVE_PLAYOUTS = 100  # for a point of the curve: a review has more, which makes it smoother, and not truer
ENOUGH = 40  # numbers said: fewer don't tell whether they are true
HELD_BACK = 3  # every third game is not fitted to: the tables are made of these


class Moment(NamedTuple):
    """A position out of a game, what was said of it, and what came of it."""

    number: int  # of the game
    shares: Sequence[float]  # what the Judge says by itself
    chances: Sequence[float]  # what is made of its signs
    signs: Sequence[Sequence[float]]
    parts: Sequence[float]  # of the victory


def tables(only: str) -> Iterator[tuple[str, int]]:
    """Games and numbers of seats."""
    wanted = [one.partition(":") for one in only.split(",")] if only else []
    for game in games.shelf():
        for seats in range(game.least_seats, min(game.most_seats, MOST_SEATS) + 1):
            if not wanted or any(name == game.name and many in ("", str(seats)) for name, _, many in wanted):
                yield game.name, seats


def kept(game: str, seats: int) -> Path:
    return KEPT / f"{game}-{seats}.jsonl"


def play(only: str, many: int, jobs: int) -> None:
    """So many games for each game and number of seats, those that are there already included."""
    KEPT.mkdir(parents=True, exist_ok=True)
    there = {one: len(stored(*one)) for one in tables(only)}
    tasks = [
        (game, seats, first)
        for first in range(0, many, BATCH)
        for (game, seats), known in there.items()
        if first >= known
    ]
    for done in side_by_side(played, tasks, jobs):
        game, seats, lines = done
        with kept(game, seats).open("a", encoding="utf-8") as file:
            file.writelines(lines)


def played(task: tuple[str, int, int]) -> tuple[str, int, list[str]]:
    game, seats, first = task
    lines = []
    for number in range(first, first + BATCH):
        dice = random.Random(f"{game} {seats} {number}")
        kinds = [dice.choice(PLAYERS) for _ in range(seats)]
        match = new_match(game, kinds, number, keeps_past=False)
        match.table.loud = False
        match.run()
        lines.append(match.table.record().text())
    return game, seats, lines


def stored(game: str, seats: int) -> list[Record]:
    if not kept(game, seats).exists():
        return []
    with kept(game, seats).open(encoding="utf-8") as file:
        return [Record.model_validate_json(line) for line in file]


# Fitting


def moments(game: str, seats: int, held_back: bool) -> list[Moment]:
    """Of the games that are fitted to, or of those held back."""
    return [
        one
        for number, record in enumerate(stored(game, seats))
        if (number % HELD_BACK == 0) == held_back
        for one in moments_of(record, number)
    ]


def moments_of(record: Record, number: int) -> list[Moment]:
    dice = random.Random(f"moments {record.game} {record.seats} {number}")
    last = len(record.decisions)
    wanted = set(dice.sample(range(last), min(last, POSITIONS)))
    table = games.rebuild(record, 0)
    table.loud = False
    judge = games.judge(table)
    said = []
    for at, (seat, action) in enumerate(record.decisions):
        if at in wanted:
            said.append((judge.shares(table), chances(table), judge.signs(table)))
        table.take(seat, action)
    parts = [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(record.seats)]
    return [Moment(number, *one, parts) for one in said]


def fitted(known: list[Moment], pull: float, usual: Sequence[float] | None = None) -> list[float]:
    """The weights under which what happened is likeliest: softmax over the seats, by Newton's method.

    They are pulled towards the usual ones, or towards none at all, so that a sign that tells little does not tell much
    by accident.
    """
    import numpy as np

    width = max(len(row) for row in known[0].signs)
    seats = max(len(one.signs) for one in known)
    none = [0.0] * width
    signs = np.array([[*(row or none for row in one.signs), *[none] * (seats - len(one.signs))] for one in known])
    gone = np.array([[*(not row for row in one.signs), *[True] * (seats - len(one.signs))] for one in known])
    parts = np.array([[*one.parts, *[0.0] * (seats - len(one.parts))] for one in known])
    scale = np.maximum(signs[~gone].std(axis=0), 0.02)
    signs /= scale
    home = np.zeros(width) if usual is None else np.array(usual) * scale
    pull /= len(known)
    weights = home.copy()
    for _ in range(ROUNDS):
        odds = np.where(gone, -60.0, signs @ weights)
        chance = np.exp(odds - odds.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        slope = np.einsum("ms,msf->f", chance - parts, signs) / len(known) + pull * (weights - home)
        apart = (signs - np.einsum("ms,msf->mf", chance, signs)[:, None, :]) * np.sqrt(chance)[:, :, None]
        flat = apart.reshape(-1, width)
        bend = flat.T @ flat / len(known) + pull * np.eye(width)
        weights -= np.linalg.solve(bend, slope)
    return [round(float(weight), 4) for weight in weights / scale]


def fit(only: str) -> None:
    """Write the weights of every game that is asked for."""
    for name in dict.fromkeys(game for game, _ in tables(only)):
        write(name, {one[1]: moments(*one, held_back=False) for one in tables(only) if one[0] == name})


def write(name: str, known: dict[int, list[Moment]]) -> None:
    """The weights that fit these positions, for each number of seats, beside those of other numbers that are there."""
    signs = games.game(name).judge.sign_names()
    place = SOURCE / "games" / name / "data" / FILE
    usual = fitted([one for some in known.values() for one in some], PULL)
    found = {int(seats): list(weights.values()) for seats, weights in (read(place) or {}).items()}
    for seats, some in known.items():
        found[seats] = fitted(some, PULL_OF_ALL, usual)
        print(f"{name}, {seats} seats: {len(some)} positions", flush=True)
    lines = ["# What the signs of the Judge weigh, for each number of seats: made by bench/chances.py, don't edit.", ""]
    for seats in sorted(found):
        lines.append(f"[{seats}]")
        lines += [f'"{sign}" = {weight}' for sign, weight in zip(signs, found[seats])]
        lines.append("")
    place.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


# What is true of them


class Said(NamedTuple):
    """One number that was said, and what came."""

    chance: float
    part: float


def reliability(said: Sequence[Said]) -> list[str]:
    """For what was called about 10 %, 20 % and so on: how often it happened, in per cent, if there is enough of it."""
    cells = []
    for called in range(10, 100, 10):
        near = [one.part for one in said if called - 5 <= 100 * one.chance < called + 5]
        cells.append(f"{100 * sum(near) / len(near):.0f}" if len(near) >= ENOUGH else "")
    return cells


def brier(said: Sequence[Said]) -> float:
    return sum((one.chance - one.part) ** 2 for one in said) / len(said)


def off(said: Sequence[Said]) -> float:
    """By how much a number is off on average, with numbers of five per cent taken together."""
    groups: dict[int, list[Said]] = {}
    for one in said:
        groups.setdefault(int(one.chance * 20), []).append(one)
    lost = sum(abs(sum(one.chance - one.part for one in group)) for group in groups.values())
    return 100 * lost / len(said)


HEAD = ["", "seats", "positions", *(f"{called} %" for called in range(10, 100, 10)), "off by", "Brier", "even"]


def head() -> None:
    print("| " + " | ".join(HEAD) + " |\n|" + " --- |" * len(HEAD))


def print_row(called: str, seats: int, said: Sequence[Said]) -> None:
    even = brier([Said(1 / seats, one.part) for one in said])
    row = [called, str(seats), str(len(said) // seats), *reliability(said)]
    print("| " + " | ".join([*row, f"{off(said):.1f}", f"{brier(said):.3f}", f"{even:.3f}"]) + " |", flush=True)


def show(only: str) -> None:
    """The tables, in Markdown."""
    head()
    for game, seats in tables(only):
        known = moments(game, seats, held_back=True)
        for called, which in (("before", Moment.shares), ("now", Moment.chances)):
            said = [Said(*pair) for one in known for pair in zip(which.__get__(one), one.parts)]
            print_row(f"{game} {called}", seats, said)


def curve(only: str) -> None:
    """The tables for what the curve of a review says."""
    head()
    for game, seats in tables(only):
        known = enumerate(stored(game, seats))
        said = [one for number, record in known if number % HELD_BACK == 0 for one in curve_of(record, number)]
        print_row(f"{game}, curve", seats, said)


def curve_of(record: Record, number: int) -> list[Said]:
    dice = random.Random(f"curve {record.game} {record.seats} {number}")
    match = reviewing.Followed(reviewing.moments(record), record.decisions)
    last = len(record.decisions)
    said = []
    for at in dice.sample(range(last), min(last, POSITIONS)):
        values = match.looking.from_table(match.tables[match.firsts[at]], dice.getrandbits(60), CURVE_PLAYOUTS)
        said += [
            Said(sum(of_seat) / len(of_seat), part) for of_seat, part in zip(zip(*values), chances(match.tables[-1]))
        ]
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("play", "fit", "show", "curve"))
    parser.add_argument("--only", default="")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    words = parser.parse_args()
    if words.step == "play":
        play(words.only, words.games, words.jobs)
    elif words.step == "fit":
        fit(words.only)
    elif words.step == "curve":
        curve(words.only)
    else:
        show(words.only)


if __name__ == "__main__":
    main()
