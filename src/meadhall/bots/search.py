"""The search bot: information-set Monte Carlo tree search on redealt tables."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from meadhall import games
from meadhall.bots.bot import Bot
from meadhall.bots.cores import think_together
from meadhall.bots.learned import play_on, some_worlds
from meadhall.bots.look import Look
from meadhall.bots.parameter import Parameter, Word
from meadhall.bots.tree import Arms, Node, Tried
from meadhall.bots.weights import look_at
from meadhall.engine.judge import Judge
from meadhall.engine.playout import play_out
from meadhall.engine.step import ASK
from meadhall.engine.table import Table
from meadhall.engine.view import View

USUAL_ITERATIONS: Final = 400
TRIES: Final = 1  # the network says which options to try first
FORETELLS: Final = 2  # the network says who will win
OWN: Final = 4  # the network says which of its own options the searching seat tries first
LOOKS: Final = 32  # worlds between two looks whether it is decided
FASTER: Final = 1.25  # than until now: so fast the rest of the worlds may go by
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
    from view, seed and `iterations` alone; with `seconds` it thinks as long as that instead. With `patience` it stops
    after so many seconds even if iterations are left, and answers by what it has found until then.
    """

    parameters: ClassVar[Mapping[str, Parameter | Word]] = {
        "iterations": Parameter(True, 1, 10_000_000, "worlds to walk through for each decision", "400"),
        "seconds": Parameter(
            False, 0.001, 3600, "time to think about each decision, in the place of iterations", "0.2"
        ),
        "explore": Parameter(False, 0, 100, "how much it tries what looks worse so far", "0.5"),
        "horizon": Parameter(True, 0, 1_000_000, "decisions of a playout before it is valued"),
        "plain": Parameter(
            True, 0, 1, "1 for a search that knows nothing of the game: random playouts, no leaning", "1"
        ),
        "net": Parameter(
            True,
            0,
            6,
            "what it asks the learned network: 1 which options to try first, 4 only which of its own, 2 who will win",
            "1",
        ),
        "cores": Parameter(True, 1, 64, "processes that think about one decision side by side", "2"),
    }

    judge: Judge[Any]  # of the game that it thinks about

    def __init__(
        self,
        seed: int,
        iterations: int = USUAL_ITERATIONS,
        seconds: float = 0.0,
        explore: float = 0.5,
        horizon: int = -1,
        cores: int = 1,
        plain: int = 0,
        patience: float = 0.0,
        net: int = 0,
        look: Look | None = None,
    ) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.explore: Final = explore
        self.horizon: Final = horizon  # decisions of a playout before it is valued; negative: as the game says
        self.plain: Final = plain > 0  # knows nothing of the game: all options weigh the same, playouts are random
        self.cores: Final = cores
        self.patience = patience
        self.net: Final = net  # bits: what to ask the network in the place of the Judge
        self.look = look  # of the network; None: by the weights of the game, as soon as it sees which it is
        self.worlds = 0  # dealt for the last decision

    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        if len(options) == 1:
            return options[0]
        if self.cores > 1:
            return self.advise(view)[0].action
        return self.ranked(self.think(view, True).arms_of(view.seat), view)[0].action

    def advise(self, view: View) -> list[Advice]:
        """All options of the view, the most visited first."""
        if self.cores > 1:
            together = think_together(self.parts(), view)
            self.worlds = sum(together.visits)
            return self.ranked(together, view)
        return self.ranked(self.think(view).arms_of(view.seat), view)

    def parts(self) -> list[Search]:
        """The same search in as many parts as there are cores; each has its own chance, and shares the iterations."""
        found: list[Search] = []
        left = self.iterations
        for others in range(self.cores, 0, -1):
            own = (left + others - 1) // others
            left -= own
            if own > 0:
                seed = int(self.rng.next())
                found.append(
                    Search(
                        seed,
                        own,
                        self.seconds,
                        self.explore,
                        self.horizon,
                        1,
                        self.plain,
                        self.patience,
                        self.net,
                        self.look,
                    )
                )
        return found

    def ranked(self, arms: Arms, view: View) -> list[Advice]:
        """What was found out about the options, the most visited first."""
        found: list[Advice] = []
        for action in view.table.legal(view.seat):
            slot = arms.slot(action)
            one = Advice(action, arms.mean(slot), arms.visits[slot])
            place = len(found)
            while place > 0 and better(one, found[place - 1]):  # equal ones stay in the order of the options
                place -= 1
            found.insert(place, one)
        return found

    def think(self, view: View, settles: bool = False) -> Node:
        """The tree after the budget is used up; who only wants to decide `settles` as soon as nothing can change."""
        root = Node()
        self.judge = games.judge(view.table)
        if self.net and self.look is None:
            self.look = look_at(view.table)
        if self.net & OWN and self.look is not None:
            worlds = some_worlds(view, self.rng)
            legal = view.table.legal(view.seat)
            scores = self.look.scores(worlds, view.seat, legal)
            root.arms_of(view.seat).weigh(worlds[0], self.judge, legal, scores, 1.0)
        self.worlds = 0
        limit = self.seconds if self.seconds > 0 else self.patience
        begun = time.perf_counter()
        until = begun + limit
        while True:
            if self.seconds <= 0 and self.worlds >= self.iterations:
                break
            if limit > 0 and self.worlds > 0:
                now = time.perf_counter()
                if now >= until:
                    break
                if settles and self.seconds > 0 and self.worlds % LOOKS == 0:
                    left = FASTER * self.worlds * (until - now) / (now - begun)  # worlds that there is still time for
                    if lead(root.arms_of(view.seat)) > left:
                        break
            world = view.redeal(int(self.rng.next()))
            world.loud = False
            self.walk(root, world, view.seat)
            self.worlds += 1
        return root

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
            tried.arms.tell(tried.slot, values[tried.arms.seat])

    def decide(self, node: Node, world: Table, seat: int, way: list[Tried]) -> int:
        """Everything that is decided at this point; returns by what the way on is known."""
        step = world.agenda.top()
        if step.mode == ASK:
            return self.pick(node.arms_of(step.seat), world, way, seat)
        key = UNSEEN
        asked = 0
        while not world.over and world.agenda and world.agenda.top() is step:
            decider = next_to_ask(step.owing(world), asked, seat)
            if decider < 0:
                break
            asked |= 1 << decider
            chosen = self.pick(node.arms_of(decider), world, way, seat)
            if decider == seat:
                key = chosen
        return key

    def pick(self, arms: Arms, world: Table, way: list[Tried], seat: int) -> int:
        look = self.look if self.net & TRIES or (self.net & OWN and arms.seat == seat) else None
        unit = 0.0 if self.plain else self.judge.lean_unit() if look is None else 1.0
        slot = arms.select(world, self.judge, self.explore, unit, look)
        way.append(Tried(arms, slot))
        action = arms.actions[slot]
        world.take(arms.seat, action)
        return action

    def play_on(self, world: Table) -> list[float]:
        """Some decisions as come to mind, then every seat's share of what the table is worth."""
        if self.plain:
            play_out(world, self.rng, self.sight(world))
            return self.judge.shares(world)
        play_on(world, self.judge, self.rng, self.horizon)
        look = self.look if self.net & FORETELLS else None
        return self.judge.shares(world) if look is None else look.shares(world)

    def sight(self, world: Table) -> int:
        return self.horizon if self.horizon >= 0 else self.judge.foresight(world)


def next_to_ask(owing: list[int], asked: int, seat: int) -> int:
    """Who decides next where several do, each of them once; the searching seat first, or -1 when all have."""
    found = -1
    for one in owing:
        if not (asked >> one) & 1:
            if one == seat:
                return one
            if found < 0:
                found = one
    return found


def lead(arms: Arms) -> int:
    """By how many visits the most visited option is ahead of the next."""
    most = 0
    second = 0
    for visits in arms.visits:
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
    return most - second


def better(one: Advice, other: Advice) -> bool:
    if one.visits != other.visits:
        return one.visits > other.visits
    return one.chance > other.chance
