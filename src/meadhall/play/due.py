"""Seats for which the Match itself has to answer, and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from meadhall import bots
from meadhall.engine.rng import seeded
from meadhall.engine.table import Table

# Seconds that a live table lets pass before it answers for a seat: the same for all, whatever they hold.
SHORTEST_DELAY: Final = 0.7
LONGEST_DELAY: Final = 2.2


Why = Literal["bot", "pass", "usual", "order", "absent"]


@dataclass(frozen=True)
class Due:
    """A seat for which the Match itself has to answer, why, and how many seconds later it should."""

    seat: int
    why: Why
    delay: float


def delay(table: Table, seed: int, bot: str = "") -> float:
    """Seconds, as the dice of that seed have them.

    A bot with manners takes the time that its level takes, except in windows, where all are answered for alike.
    """
    shortest, longest = SHORTEST_DELAY, LONGEST_DELAY
    if bot and table.agenda.top().forced(table):
        shortest, longest = bots.thinking_time(bot) or (shortest, longest)
    return shortest + (longest - shortest) * seeded(seed).below(10_001) / 10_000
