"""The greedy bot: looks one step ahead and takes what it leans to most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from meadhall import games
from meadhall.bots.bot import Bot
from meadhall.bots.parameter import Parameter, Word
from meadhall.engine.view import View


class Greedy(Bot):
    """Asks the game how much a sensible player leans towards each option, in one world redealt from the view.

    With `slips` it takes any option instead, in that share of its decisions: how somebody plays on a first evening.
    """

    parameters: ClassVar[Mapping[str, Parameter | Word]] = {
        "slips": Parameter(False, 0, 1, "share of its decisions that it takes at random", "0.3")
    }

    def __init__(self, seed: int, slips: float = 0.0) -> None:
        super().__init__(seed)
        self.slips: Final = slips

    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        if len(options) == 1:
            return options[0]
        if self.slips > 0 and self.rng.below(1000) < self.slips * 1000:
            return options[self.rng.below(len(options))]
        judge = games.judge(view.table)
        world = view.redeal(int(self.rng.next()))
        world.loud = False
        best: list[int] = []
        most = 0.0
        for action in options:
            lean = judge.lean(world, view.seat, action)
            if not best or lean > most:
                best = [action]
                most = lean
            elif lean == most:
                best.append(action)
        return best[self.rng.below(len(best))]
