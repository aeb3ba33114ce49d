"""The random bot: any option, each as likely as the other."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.engine.view import View


class Random(Bot):
    def choose(self, view: View) -> int:
        options = view.table.legal(view.seat)
        return options[self.rng.below(len(options))]
