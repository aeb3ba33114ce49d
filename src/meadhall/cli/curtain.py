"""What must not be seen by others who look at the same screen."""

from __future__ import annotations

from meadhall.engine.event import SPECTATOR
from meadhall.engine.snapshot import snapshot
from meadhall.engine.table import Table


def hides_something(table: Table, seat: int) -> bool:
    """Does the seat see anything that a spectator does not?"""
    own = snapshot(table.veiled(seat), seat)
    everybody = snapshot(table.veiled(SPECTATOR), SPECTATOR)
    for facts in (own, everybody):
        facts.pop("hearer", None)  # whose view it is, not what it shows
    return own != everybody
