"""A new match: a table laid out, and somebody at each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall import games
from meadhall.bots import Bot
from meadhall.engine.rng import SFC32, Generator
from meadhall.play.absence import Patience
from meadhall.play.clock import Pace
from meadhall.play.match import Match
from meadhall.play.seat import seated


def new_match(
    game: str,
    kinds: Sequence[str | Bot],
    seed: int,
    options: Mapping[str, object] | None = None,
    *,
    data: str | None = None,
    names: Sequence[str] | None = None,
    live: bool = False,
    pace: Pace | None = None,
    keeps_past: bool = True,
    changes: bool = False,
    hints: bool = True,
    patience: Patience | None = None,
    now: float = 0.0,
    generator: Generator = SFC32,
) -> Match:
    """A new table with somebody at each seat: `you` for a person, a kind of bot, or a bot as it is.

    >>> from meadhall.bots import Random
    >>> match = new_match("bottlecap", ["greedy", Random(seed=3)], seed=7, options={"round_limit": 30})
    >>> match.run() > 50, match.over
    (True, True)
    """
    rules = games.game(game)
    seats = seated(kinds)
    table = rules.new(len(seats), seed, options, data=data, names=names, generator=generator)
    return Match(
        table,
        seats,
        seed=seed,
        live=live,
        pace=pace,
        keeps_past=keeps_past,
        changes=changes,
        hints=hints,
        patience=patience,
        now=now,
    )
