"""The film of a match: how the table looked on the way, so that people can be shown what happened."""

from __future__ import annotations

from typing import Final

from meadhall import games
from meadhall.engine.beat import Beat, beats
from meadhall.engine.table import Table

KEPT: Final = 32  # frames; what is further back is found by playing the record once more


class Film:
    """The newest frames of a match, for as long as somebody watches."""

    def __init__(self, told: int) -> None:
        self.frames: list[Table] = []
        self.begun = told  # events that had happened before the first frame

    def keep(self, frames: list[Table]) -> None:
        self.frames += frames
        if len(self.frames) > KEPT:
            self.begun = self.frames[-KEPT - 1].told
            del self.frames[:-KEPT]

    def forget(self, told: int) -> None:
        """What came after so many events has not happened after all."""
        while self.frames and self.frames[-1].told > told:
            self.frames.pop()
        self.begun = min(self.begun, told)


def scene(table: Table, told: int, film: Film | None = None) -> list[Beat]:
    """What happened on the true table since `told` events, beat by beat."""
    if film is not None and told >= film.begun:
        frames = film.frames
    else:
        frames = []
        games.rebuild(table.record(), film=frames)
    return beats(table, told, [frame for frame in frames if frame.told > told])
