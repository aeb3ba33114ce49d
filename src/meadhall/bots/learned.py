"""The learned bot: what a network scores highest, and of its best options the one that looks best a little later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from meadhall.bots.bot import Bot
from meadhall.bots.look import Look
from meadhall.bots.parameter import Parameter, Word
from meadhall.bots.weights import look_at
from meadhall.engine.judge import Judge
from meadhall.engine.rng import Rng, seeded
from meadhall.engine.table import Table
from meadhall.engine.view import View

WORLDS: Final = 8
AHEAD: Final = 4  # worlds in which it looks ahead
BEST: Final = 3  # options at most that are looked at further
NEAR: Final = 3.0  # what scores so much less than the best is not
WORTH: Final = 20.0  # of a whole victory, in scores


@final
class Learned(Bot):
    """Looks at a few worlds redealt from the view, and takes the option that scores most.

    The network sees no more of them than the seat does; the worlds are for the Judge, whose leanings are a part of what
    the network goes by. Where more than one option scores well, `ahead` of these worlds are played on a little after
    each of them, with the same chance after all, and the seat's part of the victory by then counts as well.
    """

    parameters: ClassVar[Mapping[str, Parameter | Word]] = {
        "ahead": Parameter(
            True, 0, WORLDS, "worlds in which it looks how its best options go on; 0: by the network alone", "4"
        )
    }

    def __init__(self, seed: int, look: Look | None = None, ahead: int = AHEAD) -> None:
        super().__init__(seed)
        self.look = look  # None: by the weights of the game, as soon as it sees which it is
        self.ahead: Final = ahead

    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        if len(options) == 1:
            return options[0]
        look = self.look
        if look is None:
            look = look_at(view.table)
            self.look = look
        worlds = some_worlds(view, self.rng)
        scores = look.scores(worlds, view.seat, options)
        best = highest(scores, BEST if self.ahead else 1)
        if len(best) > 1:
            judge = look.mind.judge
            for world in range(self.ahead):
                chance = int(self.rng.next())
                for at in best:
                    parts = outcome(worlds[world], judge, view.seat, options[at], chance)
                    scores[at] += WORTH * parts[view.seat] / self.ahead
        first = best[0]
        for at in best:
            if scores[at] > scores[first]:
                first = at
        return options[first]


def some_worlds(view: View, rng: Rng) -> list[Table]:
    """As many as the leanings of the Judge are averaged over, dealt from the view."""
    found: list[Table] = []
    for _ in range(WORLDS):
        world = view.redeal(int(rng.next()))
        world.loud = False
        found.append(world)
    return found


def highest(scores: list[float], most: int) -> list[int]:
    """Where the highest scores are, so many at most, as far as they are near the very highest; the highest first."""
    found: list[int] = []
    for at in range(len(scores)):
        place = len(found)
        while place > 0 and scores[at] > scores[found[place - 1]]:  # equal ones stay in the order of the options
            place -= 1
        if place < most:
            found.insert(place, at)
            if len(found) > most:
                found.pop()
    return [at for at in found if scores[at] > scores[found[0]] - NEAR]


def outcome(world: Table, judge: Judge[Any], seat: int, action: int, chance: int) -> list[float]:
    """Every seat's part of the victory some hasty decisions after the option."""
    table = world.copy()
    table.loud = False
    table.take(seat, action)
    play_on(table, judge, seeded(chance), -1)
    return judge.shares(table)


def play_on(world: Table, judge: Judge[Any], rng: Rng, horizon: int) -> None:
    """So many decisions as come to mind; below 0 as many as the Judge thinks worth while, which may grow on the way."""
    made = 0
    while not world.over and made < (horizon if horizon >= 0 else judge.foresight(world)):
        seat = world.first_decider()
        world.take(seat, judge.hunch(world, seat, rng))
        made += 1
