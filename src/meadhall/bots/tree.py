"""The tree that many sampled worlds share, and how a way through it is chosen."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from meadhall.bots.look import Look
from meadhall.engine.judge import Judge
from meadhall.engine.table import Table

FLOOR: Final = 0.02  # what even the least likely option weighs beside the best one


@mypyc_attr(acyclic=True)
@final
class Arms:
    """What one seat may choose at one decision point, over all worlds in which it came up.

    An option is measured against how often it was *available*, not against the visits of its parent: in one world a
    seat holds a card, in the next it does not. What a sensible player leans to is tried first, and most.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.actions: list[int] = []
        self.index: dict[int, int] = {}
        self.visits: list[int] = []
        self.available: list[int] = []
        self.total: list[float] = []
        self.leans: list[float] = []
        self.weights: list[float] = []
        self.most = 0.0  # of the leans
        self.tries = 0  # of all options
        self.gained = 0.0  # by all of them

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
            self.leans.append(0.0)
            self.weights.append(1.0)
        return found

    def meet(self, world: Table, judge: Judge[Any], legal: list[int], unit: float, look: Look | None) -> None:
        """Weigh the options that are seen for the first time; without a unit all weigh the same."""
        if unit <= 0.0:
            for action in legal:
                self.slot(action)
            return
        scores = look.scores([world], self.seat, legal, self.index) if look is not None and len(legal) > 1 else []
        self.weigh(world, judge, legal, scores, unit)

    def weigh(self, world: Table, judge: Judge[Any], legal: list[int], scores: list[float], unit: float) -> None:
        """Weigh the new ones among the options by their scores, or without these by what the Judge leans to."""
        higher = False
        for at in range(len(legal)):
            action = legal[at]
            if action not in self.index:
                slot = self.slot(action)
                lean = scores[at] if scores else judge.prior(world, self.seat, action)
                self.leans[slot] = lean
                if slot == 0 or lean > self.most:
                    self.most = lean
                    higher = True
                self.weights[slot] = weight(lean - self.most, unit)
        if higher:
            for slot in range(len(self.leans)):
                self.weights[slot] = weight(self.leans[slot] - self.most, unit)

    def select(self, world: Table, judge: Judge[Any], explore: float, unit: float, look: Look | None) -> int:
        """The slot to try: the best by what it has brought so far, and by how much more it deserves to be tried."""
        legal = world.legal(self.seat)
        slots: list[int] = []
        whole = 0.0
        for action in legal:
            slot = self.index.get(action, -1)
            if slot < 0:
                self.meet(world, judge, legal, unit, look)
                slots = [self.index[one] for one in legal]
                whole = 0.0
                for slot in slots:
                    whole += self.weights[slot]
                break
            slots.append(slot)
            whole += self.weights[slot]
        usual = self.gained / self.tries if self.tries else 0.0
        best = -1
        most = -1.0
        for slot in slots:
            available = self.available[slot] + 1
            self.available[slot] = available
            visits = self.visits[slot]
            bound = self.total[slot] / visits if visits else usual
            bound += explore * self.weights[slot] / whole * sqrt(available) / (1 + visits)
            if bound > most:
                most = bound
                best = slot
        return best

    def tell(self, slot: int, value: float) -> None:
        """What came of a try."""
        self.visits[slot] += 1
        self.total[slot] += value
        self.tries += 1
        self.gained += value

    def mean(self, slot: int) -> float:
        return self.total[slot] / self.visits[slot] if self.visits[slot] else 0.0


def weight(behind: float, unit: float) -> float:
    """What an option weighs that a sensible player leans to less than to the best, by so much."""
    return FLOOR + exp(behind / unit) if behind > -20.0 * unit else FLOOR


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
