"""What bots ask of a table. `values` is all that they need; the rest makes them better."""

from __future__ import annotations

from herring.actions import BOATS, MEND, ROW, STAY
from herring.table import WORTH, Herring
from meadhall.engine import Judge


class HerringJudge(Judge[Herring]):
    def values(self, table: Herring) -> list[float]:
        """From 0 to 1: herring so far, compared with the best; only at the end anybody has it all."""
        if table.over:
            return [1.0 if seat in table.winners else 0.0 for seat in range(table.setting.seats)]
        most, least = max(table.herring), min(table.herring)
        return [0.05 + 0.9 * (herring - least + 1) / (most - least + 2) for herring in table.herring]

    def lean(self, table: Herring, seat: int, action: int) -> float:
        """High boats for large shoals and for jellyfish, low ones when there is little to catch; mend what is worst."""
        if action >= MEND:
            boat = BOATS / 2 if action == STAY else action - MEND + 1
            return 1.0 - boat / BOATS
        boat = action - ROW + 1
        wanted = BOATS * (table.worth / max(WORTH) if table.worth > 0 else 0.6)
        return 1.0 - abs(boat - wanted) / BOATS

    def lean_unit(self) -> float:
        return 0.2

    def assets(self, table: Herring, seat: int) -> list[tuple[str, float, float]]:
        return [("herring", float(table.herring[seat]), 0.05)]
