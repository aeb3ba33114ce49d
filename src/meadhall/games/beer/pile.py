"""A draw pile with its discards."""

from __future__ import annotations

from typing import final


@final
class Pile:
    """`cards[:left]` lie face down, the top card is the last of them. `cards` is replaced, never changed.

    The discards lie face up, in the order in which they came.
    """

    def __init__(self, cards: list[int], left: int, discards: list[int]) -> None:
        self.cards = cards
        self.left = left
        self.discards = discards
        self.shuffles = 0  # how often the discards became the pile

    def copy(self) -> Pile:
        twin = Pile(self.cards, self.left, self.discards[:])
        twin.shuffles = self.shuffles
        return twin

    def top(self) -> int:
        """The top card, or -99 if the pile is empty. Below 0 only its back is known."""
        return self.cards[self.left - 1] if self.left else -99
