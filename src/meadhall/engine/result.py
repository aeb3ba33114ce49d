"""How a match ended."""

from __future__ import annotations

from meadhall.engine.message import Listing, Message, Who


class Result:
    """How a match ended: the winning seats, every seat's score, by which rule, and the seats from first to last."""

    def __init__(self, winners: list[int], scores: list[float], rule: str, message: Message, places: list[int]) -> None:
        self.winners = winners
        self.scores = scores
        self.rule = rule
        self.message = message
        self.places = places

    @property
    def words(self) -> str:
        """How it ended, in English."""
        return str(self.message)

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, rule={self.rule!r})"


def won(winners: list[Who]) -> Message:
    """Who wins, alone or together."""
    if len(winners) == 1:
        return Message("engine", "wins", (("seat", winners[0]),))
    return Message("engine", "win-together", (("winners", Listing([*winners])),))
