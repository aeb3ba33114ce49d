"""The learned bot: what a network scores highest, at first sight."""

from __future__ import annotations

from typing import Final, final

from meadhall.bots.bot import Bot
from meadhall.bots.look import Look
from meadhall.bots.weights import look_at
from meadhall.engine.rng import Rng
from meadhall.engine.table import Table
from meadhall.engine.view import View

WORLDS: Final = 8


@final
class Learned(Bot):
    """Looks at a few worlds redealt from the view, and takes the option that scores most.

    The network sees no more of them than the seat does; the worlds are for the Judge, whose leanings are a part of what
    the network goes by.
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
        scores = look.scores(some_worlds(view, self.rng), view.seat, options)
        best = 0
        for at in range(1, len(scores)):
            if scores[at] > scores[best]:
                best = at
        return options[best]


def some_worlds(view: View, rng: Rng) -> list[Table]:
    """As many as the leanings of the Judge are averaged over, dealt from the view."""
    found: list[Table] = []
    for _ in range(WORLDS):
        world = view.redeal(int(rng.next()))
        world.loud = False
        found.append(world)
    return found
