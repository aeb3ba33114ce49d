"""How far a game has come, as a fact."""

from __future__ import annotations

from typing import NamedTuple


class Progress(NamedTuple):
    """Number 2 of 3 months, say. Before the first one the number is 0; where no end is set, `of` is None."""

    unit: str  # "round", "month", "turn" or "decision"
    number: int
    of: int | None = None
