"""The greedy bot: looks one step ahead and takes what it leans to most."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.engine.view import View


class Greedy(Bot):
    """Asks the game how much a sensible player leans towards each option, in one world redealt from the view."""

    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        if len(options) == 1:
            return options[0]
        world = view.redeal(int(self.rng.next()))
        world.loud = False
        best: list[int] = []
        most = 0.0
        for action in options:
            lean = world.lean(view.seat, action)
            if not best or lean > most:
                best = [action]
                most = lean
            elif lean == most:
                best.append(action)
        return best[self.rng.below(len(best))]
