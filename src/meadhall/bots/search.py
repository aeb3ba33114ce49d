"""The search bot: information-set Monte Carlo tree search on redealt tables."""

from __future__ import annotations

import time
from typing import Final, final

from meadhall.bots.bot import Bot
from meadhall.bots.tree import Arms, Node, Tried
from meadhall.engine.step import ASK
from meadhall.engine.table import Table
from meadhall.engine.view import View

UNSEEN: Final = -1  # the way on from a decision that the searching seat has no part in and does not see


class Advice:
    """One option, how often the search came back to it, and what it thinks the seat's chances are after it."""

    def __init__(self, action: int, chance: float, visits: int) -> None:
        self.action: Final = action
        self.chance: Final = chance
        self.visits: Final = visits


@final
class Search(Bot):
    """Deals worlds that fit the view, walks down one tree that they share, and plays on from its rim.

    Decisions that several seats make at once are chosen without seeing each other's; the way on is then known by the
    searching seat's own choice. Each seat looks after itself: every option is judged by its own seat's value. Follows
    from view, seed and `iterations` alone; with `seconds` it thinks as long as that instead.
    """

    def __init__(
        self, seed: int, iterations: int = 400, seconds: float = 0.0, explore: float = 0.5, horizon: int = 20
    ) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.explore: Final = explore
        self.horizon: Final = horizon  # decisions of a playout before it is valued
        self.worlds = 0  # dealt for the last decision

    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        if len(options) == 1:
            return options[0]
        best = self.advise(view)
        return best[0].action

    def advise(self, view: View) -> list[Advice]:
        """All options of the view, the most visited first."""
        root = self.think(view)
        arms = root.arms_of(view.seat)
        options = view.table.legal(view.seat)
        found = [Advice(action, arms.mean(arms.slot(action)), arms.visits[arms.slot(action)]) for action in options]
        ranked: list[Advice] = []
        for one in found:  # an insertion sort keeps equal ones in the order of the options
            place = len(ranked)
            while place > 0 and better(one, ranked[place - 1]):
                place -= 1
            ranked.insert(place, one)
        return ranked

    def think(self, view: View) -> Node:
        """The tree after the budget is used up."""
        root = Node()
        self.worlds = 0
        until = time.perf_counter() + self.seconds
        while True:
            if self.seconds > 0:
                if self.worlds > 0 and time.perf_counter() >= until:
                    break
            elif self.worlds >= self.iterations:
                break
            world = view.redeal(int(self.rng.next()))
            world.loud = False
            if self.worlds == 0:
                self.lean_on(root, world, view.seat)
            self.walk(root, world, view.seat)
            self.worlds += 1
        return root

    def lean_on(self, root: Node, world: Table, seat: int) -> None:
        """Begin with what a sensible player leans to: it fades as an option is visited."""
        arms = root.arms_of(seat)
        leans = [world.lean(seat, action) for action in world.legal(seat)]
        least = min(leans)
        span = max(leans) - least
        for place, action in enumerate(world.legal(seat)):
            arms.prior[arms.slot(action)] = (leans[place] - least) / span if span > 0 else 0.0

    def walk(self, root: Node, world: Table, seat: int) -> None:
        """Down the tree in one world, one new node, a playout, and back up with what came of it."""
        node = root
        way: list[Tried] = []
        while not world.over:
            key = self.decide(node, world, seat, way)
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                break
            node = child
        values = self.play_on(world)
        for tried in way:
            tried.arms.visits[tried.slot] += 1
            tried.arms.total[tried.slot] += values[tried.arms.seat]

    def decide(self, node: Node, world: Table, seat: int, way: list[Tried]) -> int:
        """Everything that is decided at this point; returns by what the way on is known."""
        step = world.agenda[-1]
        if step.mode == ASK:
            return self.pick(node.arms_of(step.seat), world, way)
        key = UNSEEN
        while not world.over and world.agenda and world.agenda[-1] is step:
            owing = step.owing(world)
            if not owing:
                break
            arms = node.arms_of(owing[0])
            chosen = self.pick(arms, world, way)
            if arms.seat == seat:
                key = chosen
        return key

    def pick(self, arms: Arms, world: Table, way: list[Tried]) -> int:
        slot = arms.select(world.legal(arms.seat), self.explore, self.rng)
        way.append(Tried(arms, slot))
        action = arms.actions[slot]
        world.take(arms.seat, action)
        return action

    def play_on(self, world: Table) -> list[float]:
        """A few decisions as a hasty player makes them, then every seat's share of what the table is worth."""
        made = 0
        while not world.over and made < self.horizon:
            seat = world.first_decider()
            world.take(seat, world.hunch(seat, self.rng))
            made += 1
        return world.shares()


def better(one: Advice, other: Advice) -> bool:
    if one.visits != other.visits:
        return one.visits > other.visits
    return one.chance > other.chance
