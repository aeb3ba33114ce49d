"""A table of bots that nobody will look back on is played in half the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meadhall import bots
from meadhall.engine.rng import derived

if TYPE_CHECKING:
    from meadhall.play.match import Match

FOR_BOTS: Final = "bots"  # what a bot's dice are drawn for


def run_bots(match: Match, now: float, wanted: Callable[[], bool] | None) -> int:
    """Play on until the game is over, or is not wanted. Returns how many decisions it were."""
    table = match.table
    kinds = [sitter.bot or "" for sitter in match.seats]
    minds = [sitter.mind for sitter in match.seats]
    begun = table.decisions
    while not table.over and (wanted is None or wanted()):
        seat = table.first_decider()
        mind = minds[seat] or bots.bot(kinds[seat], derived(match.seed, FOR_BOTS, seat, table.decisions))
        table.apply(seat, mind.choose(table.view(seat)))
    match.renew_questions(now)
    return table.decisions - begun
