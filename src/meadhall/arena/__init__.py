"""The arena: many games between bots, with seats rotated and deals shared, and what they show."""

from meadhall.arena.ledger import Ledger
from meadhall.arena.plan import Pairing, Plan
from meadhall.arena.play import play_game, play_missing
from meadhall.arena.played import Played
from meadhall.arena.rating import Rating, ratings
from meadhall.arena.standings import Duel, Estimate, Standing, duel, standings

__all__ = [
    "Duel",
    "Estimate",
    "Ledger",
    "Pairing",
    "Plan",
    "Played",
    "Rating",
    "Standing",
    "duel",
    "play_game",
    "play_missing",
    "ratings",
    "standings",
]
