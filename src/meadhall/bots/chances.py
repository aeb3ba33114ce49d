"""Every seat's chance to win, in numbers that come true: of what is called 30 %, some 30 in 100 happen.

The Judge says by which signs a seat's chance is told, and `data/chances.toml` of the game weighs them, for each number
of seats. `bench/chances.py` fits the weights to who won games of mixed levels; `docs/bots.md` has the tables. A victory
that several seats share counts in parts, so that all chances add up to 1.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from meadhall import games
from meadhall.engine.datafile import read
from meadhall.engine.errors import BadData
from meadhall.engine.judge import Judge
from meadhall.engine.table import Table

FILE: Final = "chances.toml"  # in a game's data


@final
class Chances:
    """The weights of one game and number of seats."""

    def __init__(self, judge: Judge[Any], weights: list[float]) -> None:
        self.judge: Final = judge
        self.weights: Final = weights

    def of(self, table: Table) -> list[float]:
        """Every seat's chance, from what lies on this table; when the game is over, its part of the victory."""
        if table.over:
            part = 1.0 / len(table.winners)
            return [part if seat in table.winners else 0.0 for seat in range(table.setting.seats)]
        return self.by(self.judge.signs(table))

    def by(self, signs: list[list[float]]) -> list[float]:
        """Every seat's chance, by its signs."""
        weights = self.weights
        odds: list[float] = []
        total = 0.0
        for row in signs:
            one = 0.0
            if row:
                sum = 0.0
                for at in range(len(weights)):
                    sum += weights[at] * row[at]
                one = exp(max(-40.0, min(40.0, sum)))
            odds.append(one)
            total += one
        return [one / total for one in odds]


_KNOWN: Final[dict[tuple[str, int], Chances]] = {}


def chances_at(table: Table) -> Chances:
    """Whom to ask about tables like this one, among players of any level."""
    key = (table.setting.game, table.setting.seats)
    found = _KNOWN.get(key)
    if found is None:
        judge = games.judge(table)
        found = Chances(judge, weights_of(table.setting.game, table.setting.seats, judge.sign_names()))
        _KNOWN[key] = found
    return found


def chances(table: Table) -> list[float]:
    """Every seat's chance to win at this table."""
    return chances_at(table).of(table)


def weights_of(game: str, seats: int, names: list[str]) -> list[float]:
    """The weights of the signs: those of the nearest number of seats, or the share alone if the game has none."""
    known = read(games.game(game).folder / FILE)
    if not known:
        return [1.0 if name == "share" else 0.0 for name in names]
    nearest = min(known, key=lambda many: (abs(int(many) - seats), many))
    weights = known[nearest]
    if set(weights) != set(names):
        odd = ", ".join(sorted(set(weights) ^ set(names)))
        raise BadData(f"{FILE}, section {nearest}, {odd}: there is one weight for each sign of the Judge.")
    return [float(weights[name]) for name in names]
