"""Tables where the seats take their turns one after the other."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.progress import Progress
from meadhall.engine.rng import Rng
from meadhall.engine.setting import Setting
from meadhall.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnTable(Table):
    """Base of tables with an active seat and rounds; a copy takes over `active` and `turns` itself."""

    def __init__(self, setting: Setting, rng: Rng, start: int) -> None:
        super().__init__(setting, rng)
        self.active = start
        self.turns = 0  # begun so far

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return (self.turns + self.setting.seats - 1) // self.setting.seats

    def active_seat(self) -> int:
        return self.active

    def turn_number(self) -> int | None:
        return self.turns

    def progress(self) -> list[Progress]:
        return [self.length()]

    def length(self) -> Progress:
        return Progress("round", self.round)
