"""A match between bots, for who wants to see how a game goes before anybody has played it here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall import games
from meadhall.engine.record import Record, read_record
from meadhall.play.new import new_match

SEED: Final = 11
SEATS: Final = 3
LEVEL: Final = "oarsman"
EYES: Final = 0  # the seat through whose eyes it is looked at
STOPS: Final = (1 / 6, 1 / 2, 5 / 6)  # how far the match has come where who looks on is asked
KEPT: Final = 16  # records whose stops are remembered


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


def stops(record: Record) -> tuple[int, ...]:
    """After how many decisions it is asked what one would do: real choices of the seat that one looks with.

    >>> len(stops(played("drakkar")))
    3
    """
    return _stops(record.text())


@lru_cache(KEPT)
def _stops(text: str) -> tuple[int, ...]:
    record = read_record(text)
    table = games.rebuild(record, upto=0)
    real: list[int] = []  # where there is more than one sensible thing to do
    for at, (seat, action) in enumerate(record.decisions):
        if seat == EYES and len(table.options(seat)) > 2:
            real.append(at)
        table.apply(seat, action)
    length = len(record.decisions)
    near = [min((abs(at - part * length), at) for at in real)[1] for part in STOPS] if real else []
    return tuple(dict.fromkeys(near))
