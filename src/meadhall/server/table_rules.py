"""Rules of the house that can be set for one table: what its row says of them, and what holds if it says nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.play import PERSON
from meadhall.play.absence import Patience
from meadhall.server.rows import MatchRow, SeatRow, TempoKind

CHANGES: Final = "changes"  # a secret choice may be changed until all have chosen
HINTS: Final = "hints"  # people may ask for advice
STAND_IN: Final = "stand_in"  # minutes after which a bot may play for somebody who is away; 0: never

_NOTICE: Final[Mapping[TempoKind, float]] = {"relaxed": 120.0, "slow": 120.0, "live": 20.0}  # seconds
_BOT: Final[Mapping[TempoKind, float]] = {"relaxed": 120.0, "slow": 86_400.0, "live": 20.0}
LONGEST_WAIT: Final = 14 * 1440  # minutes that a table can be set to


def several_people(seats: list[SeatRow]) -> bool:
    """Where several people sit, nobody's speed may betray anything."""
    return sum(seat.kind == PERSON for seat in seats) > 1


def lets_change(row: MatchRow, seats: list[SeatRow]) -> bool:
    """May a secret choice be changed until all have chosen? Usually, but not where people play against the clock."""
    return bool(row.house.get(CHANGES, row.tempo != "live" or not several_people(seats)))


def gives_hints(row: MatchRow) -> bool:
    """May people ask for advice?"""
    return bool(row.house.get(HINTS, True))


def patience_of(row: MatchRow) -> Patience:
    """How long the table waits for people who are away."""
    minutes = row.house.get(STAND_IN)
    notice = _NOTICE[row.tempo]
    if minutes is None:
        return Patience(notice=notice, bot=_BOT[row.tempo])
    return Patience(notice=notice, bot=max(notice, 60.0 * minutes) if minutes else None)
