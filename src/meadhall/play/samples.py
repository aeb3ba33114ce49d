"""A match between bots, for who wants to see how a game goes before anybody has played it here."""

from __future__ import annotations

from typing import Final

from meadhall import games
from meadhall.engine.record import Record
from meadhall.play.new import new_match

SEED: Final = 11
SEATS: Final = 3
LEVEL: Final = "oarsman"


def played(game: str) -> Record:
    """The same match each time.

    >>> played("drakkar").seats
    3
    """
    rules = games.game(game)
    seats = min(rules.most_seats, max(rules.least_seats, SEATS))
    match = new_match(game, [LEVEL] * seats, SEED, keeps_past=False)
    match.run()
    return match.table.record()
