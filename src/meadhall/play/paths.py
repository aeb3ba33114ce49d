"""Several small decisions of one seat that one click makes, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.table import Table
from meadhall.play.reveals import learnt
from meadhall.play.undo import barred


def surely(table: Table, seat: int, path: Sequence[int]) -> int:
    """How many of these decisions the seat can make in a row; refused whole if one of them would be.

    The row ends where something is drawn or shown to the seat, or another decides: what comes after it can't be known,
    and a refusal must not tell.
    """
    for number, action in enumerate(path, start=1):
        after = table.copy()
        after.apply(seat, action)
        if barred(table, after) or learnt(table, after, seat, action):
            return number
        table = after
    return len(path)
