"""The tree that many sampled worlds share, and how a way through it is chosen."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.rng import Rng


@mypyc_attr(acyclic=True)
@final
class Arms:
    """What one seat may choose at one decision point, over all worlds in which it came up.

    An option is measured against how often it was *available*, not against the visits of its parent: in one world a
    seat holds a card, in the next it does not.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.actions: list[int] = []
        self.index: dict[int, int] = {}
        self.visits: list[int] = []
        self.available: list[int] = []
        self.total: list[float] = []
        self.prior: list[float] = []

    def slot(self, action: int) -> int:
        """Where the option is kept; a new one is added."""
        found = self.index.get(action, -1)
        if found < 0:
            found = len(self.actions)
            self.index[action] = found
            self.actions.append(action)
            self.visits.append(0)
            self.available.append(0)
            self.total.append(0.0)
            self.prior.append(0.0)
        return found

    def select(self, legal: list[int], explore: float, rng: Rng) -> int:
        """The slot to try: something new while there is any, else the best by its upper bound."""
        best = -1
        most = -1.0
        fresh = 0
        for action in legal:
            slot = self.slot(action)
            self.available[slot] += 1
            visits = self.visits[slot]
            if visits == 0:
                fresh += 1
                if rng.below(fresh) == 0:
                    best = slot
            elif fresh == 0:
                bound = self.total[slot] / visits + explore * sqrt(log(self.available[slot]) / visits)
                bound += self.prior[slot] / (1 + visits)
                if bound > most:
                    most = bound
                    best = slot
        return best

    def mean(self, slot: int) -> float:
        return self.total[slot] / self.visits[slot] if self.visits[slot] else 0.0


@final
class Node:
    """One decision point: the arms of whoever decides here, and where each way leads."""

    def __init__(self) -> None:
        self.arms: list[Arms] = []
        self.children: dict[int, Node] = {}

    def arms_of(self, seat: int) -> Arms:
        for arms in self.arms:
            if arms.seat == seat:
                return arms
        made = Arms(seat)
        self.arms.append(made)
        return made


@mypyc_attr(acyclic=True)
@final
class Tried:
    """One choice on the way down, to be told what came of it."""

    def __init__(self, arms: Arms, slot: int) -> None:
        self.arms: Final = arms
        self.slot: Final = slot
