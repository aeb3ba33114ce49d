"""A plain choice: everything that comes to mind is open."""

from __future__ import annotations

from meadhall.engine.step import Ask
from meadhall.games.beer.table import Beer


class Choice(Ask[Beer]):
    """Base of the Steps whose candidates are all options."""

    def options(self, table: Beer, seat: int) -> list[int]:
        return self.candidates(table, seat)
