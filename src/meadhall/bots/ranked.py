"""A bot of one of the levels."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.bots.bot import Bot
from meadhall.bots.levels import level
from meadhall.engine.view import View


class Ranked(Bot):
    """Plays one of the levels: which bot that is depends on the game, so it is made when the table is seen."""

    def __init__(self, seed: int, name: str, maker: Callable[[str, int], Bot]) -> None:
        super().__init__(seed)
        self.seed = seed
        self.name = name
        self.maker = maker  # of a bot by its spec
        self.mind: Bot | None = None

    def choose(self, view: View) -> int:
        mind = self.mind
        if mind is None:
            mind = self.maker(level(view.table.setting.game, self.name).spec, self.seed)
            self.mind = mind
        return mind.choose(view)
