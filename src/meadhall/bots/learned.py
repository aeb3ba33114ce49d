"""The learned bot: what a network scores highest, at first sight."""

from __future__ import annotations

from typing import final

from meadhall.bots.bot import Bot
from meadhall.bots.look import Look
from meadhall.bots.weights import look_at
from meadhall.engine.view import View


@final
class Learned(Bot):
    """Looks at one world redealt from the view, as the greedy bot does, and takes the option that scores most.

    The network sees no more of it than the seat does; the world is for the Judge, whose leanings are a part of what the
    network goes by.
    """

    def __init__(self, seed: int, look: Look | None = None) -> None:
        super().__init__(seed)
        self.look = look  # None: by the weights of the game, as soon as it sees which it is

    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        if len(options) == 1:
            return options[0]
        look = self.look
        if look is None:
            look = look_at(view.table)
            self.look = look
        world = view.redeal(int(self.rng.next()))
        world.loud = False
        scores = look.scores(world, view.seat, options)
        best = 0
        for at in range(1, len(scores)):
            if scores[at] > scores[best]:
                best = at
        return options[best]
