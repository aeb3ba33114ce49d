"""The engine's own loop: uniformly random play, as fast as it goes."""

from __future__ import annotations

from meadhall.engine.rng import Rng
from meadhall.engine.table import Table


def play_out(table: Table, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random options until the game is over or `limit` decisions are made; returns how many were."""
    made = 0
    while not table.over and made < limit:
        seat = table.first_decider()
        legal = table.legal(seat)
        table.take(seat, legal[rng.below(len(legal))])
        made += 1
    return made
