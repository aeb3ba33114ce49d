"""The result of one game of the arena."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Any


@dataclass(frozen=True)
class Played:
    """How one game of the arena ended. Lists go by seat; `lineup` says which contender sat there."""

    number: int
    deal: int
    lineup: list[int]
    winners: list[int]
    scores: list[float]
    rule: str
    asked: list[int]  # decisions that the seat made
    seconds: list[float]  # that it thought, all in all

    @classmethod
    def of(cls, facts: dict[str, Any]) -> Played:
        """The game that was written down so; a ValueError or TypeError if none was."""
        game = cls(**facts)
        seats = len(game.lineup)
        numbered = [game.number, game.deal, *game.lineup, *game.winners, *game.asked]
        if not all(type(one) is int and one >= 0 for one in numbered):
            raise ValueError("a number that is not whole, or below 0")
        if not all(type(one) in (int, float) and isfinite(one) for one in (*game.scores, *game.seconds)):
            raise ValueError("a score or a time that is no number")
        if not seats == len(game.scores) == len(game.asked) == len(game.seconds) or type(game.rule) is not str:
            raise ValueError("lists of different lengths, or a rule that is no word")
        if not game.winners or len(set(game.winners)) < len(game.winners) or max(game.winners) >= seats:
            raise ValueError("winners that don't sit at the table")
        return game

    def shares(self) -> list[float]:
        """Each seat's part of the victory."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.lineup))]

    def ranks(self) -> list[float]:
        """Each seat's place, from 1: winners first, then by score; who is equal shares the mean of their places."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        keys = [(True, 0.0) if won else (False, score) for won, score in keys]
        return [sum(other > key for other in keys) + (keys.count(key) + 1) / 2 for key in keys]
