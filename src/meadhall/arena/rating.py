"""Ratings for tables of any size, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from meadhall.arena.played import Played
from meadhall.arena.words import say
from meadhall.engine.errors import MeadhallError

Z_95 = 1.959963984540054


@dataclass(frozen=True)
class Rating:
    """On openskill's scale: everybody begins at 25; 6.5 more make a favourite of 3 to 1 at a table for two."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        return self.mean - Z_95 * self.deviation

    @property
    def high(self) -> float:
        return self.mean + Z_95 * self.deviation


def ratings(contenders: int, played: Sequence[Played]) -> list[Rating]:
    """Everybody's rating after the games, taken in the order of their numbers, in whichever they were played."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MeadhallError(say("no-openskill")) from None
    model = PlackettLuce()
    known = [(model.mu, model.sigma) for _ in range(contenders)]
    for game in sorted(played, key=lambda game: game.number):
        teams = [[model.rating(*known[one])] for one in game.lineup]
        rated = model.rate(teams, ranks=game.ranks())
        for one in set(game.lineup):
            # who sat at several seats has learnt something at each of them
            own = [rated[seat][0] for seat, sitter in enumerate(game.lineup) if sitter == one]
            known[one] = (mean(player.mu for player in own), mean(player.sigma for player in own))
    return [Rating(mu, sigma) for mu, sigma in known]
