"""Beats: what a person notices as one thing, and how the table stood after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from meadhall.engine.table import Table


@mypyc_attr(acyclic=True)
@final
class Beat:
    """The events from `first` to before `last`, and the true table after them, of which a viewer gets a view."""

    def __init__(self, first: int, last: int, table: Table) -> None:
        self.first: Final = first
        self.last: Final = last
        self.table: Final = table


def beats(now: Table, told: int, film: list[Table]) -> list[Beat]:
    """What happened on the table since `told` events, beat by beat; `film` has the tables on the way, oldest first.

    How many there are follows from the kinds of events alone, which everybody hears.
    """
    kinds = now.kinds()
    log = now.all_events()
    starts: list[int] = []
    for at in range(told, now.told):
        kind = kinds.of(log[at].kind)
        if not starts or kind.opens or (kind.follows and (starts[-1] != at - 1 or log[at - 1].seat != log[at].seat)):
            starts.append(at)
    found: list[Beat] = []
    frame = 0
    for number, first in enumerate(starts):
        last = starts[number + 1] if number + 1 < len(starts) else now.told
        while frame < len(film) and film[frame].told < last:
            frame += 1
        found.append(Beat(first, last, film[frame] if frame < len(film) else now))
    return found
