"""What many games show: win rates with their uncertainty, lengths, and ways of winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, median

Z_95 = 1.959963984540054  # the two-sided 95 % quantile of the normal distribution


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    number: int  # of the game, from 0
    seed: int
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    rule: str  # by which it was won
    decisions: int
    length: int  # in the unit that the game counts in
    unit: str  # "round", "turn", or "decision" where a game counts neither


@dataclass(frozen=True)
class Rate:
    """So many of so many, with the 95 % interval by Wilson's formula, which holds near 0 and 1 as well."""

    hits: int
    of: int

    @property
    def share(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.hits, self.of)


@dataclass(frozen=True)
class Spread:
    """Mean, median, least and most of some numbers."""

    mean: float
    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Summary:
    """What a row of games showed. A win that several seats share counts as one for each of them."""

    games: int
    kinds: tuple[str, ...]
    unit: str
    by_seat: tuple[Rate, ...]
    by_kind: dict[str, Rate]  # games that at least one seat of the kind has won
    shared: int  # games with more than one winner
    length: Spread
    decisions: Spread
    winner_score: Spread
    score: Spread
    rules: dict[str, int]  # how many games each rule has ended, the most frequent first


def wilson(hits: float, of: float, z: float = Z_95) -> tuple[float, float]:
    """The interval in which the true share lies, for `hits` of `of`.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    centre = share + z * z / (2 * of)
    reach = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    scale = 1 + z * z / of
    low, high = (centre - reach) / scale, (centre + reach) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # at 0 and at 1 a rounding error must not exclude it


def summarise(kinds: Sequence[str], outcomes: Sequence[Outcome]) -> Summary:
    """All of it together; `kinds` says who sat where."""
    games = len(outcomes)
    by_kind = {}
    for kind in dict.fromkeys(kinds):
        won = sum(any(kinds[seat] == kind for seat in outcome.winners) for outcome in outcomes)
        by_kind[kind] = Rate(won, games)
    return Summary(
        games=games,
        kinds=tuple(kinds),
        unit=outcomes[0].unit if outcomes else "decision",
        by_seat=tuple(Rate(sum(seat in o.winners for o in outcomes), games) for seat in range(len(kinds))),
        by_kind=by_kind,
        shared=sum(len(outcome.winners) > 1 for outcome in outcomes),
        length=_spread([outcome.length for outcome in outcomes]),
        decisions=_spread([outcome.decisions for outcome in outcomes]),
        winner_score=_spread([outcome.scores[seat] for outcome in outcomes for seat in outcome.winners]),
        score=_spread([score for outcome in outcomes for score in outcome.scores]),
        rules=dict(Counter(outcome.rule for outcome in outcomes).most_common()),
    )


def _spread(numbers: Sequence[float]) -> Spread:
    if not numbers:
        return Spread(0.0, 0.0, 0.0, 0.0)
    return Spread(mean(numbers), median(numbers), min(numbers), max(numbers))
