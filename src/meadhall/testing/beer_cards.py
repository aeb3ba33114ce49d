"""How tests speak of cards and seats: "Broddi", "A2 D-", "K1 drowsy"; "A" is seat 0."""

from __future__ import annotations

import re

from meadhall.games.beer.components import BACK_NAMES, Box

BOX = re.compile(r"^[ADMK][-0123]$")
LETTERS = "ABCDEFGHIJKLMNOP"


def number(seat: str) -> int:
    """The seat of a letter.

    >>> number("C")
    2
    """
    return LETTERS.index(seat)


def letter(seat: int) -> str:
    return LETTERS[seat]


class Spec:
    """A card described by its name, its boxes and its back, as far as they matter; "" is any card.

    >>> Spec("Broddi drowsy A2").name
    'Broddi'
    """

    def __init__(self, words: str) -> None:
        parts = words.split()
        self.boxes = {part[0]: 0 if part[1] == "-" else int(part[1]) for part in parts if BOX.match(part)}
        self.back = next((BACK_NAMES.index(part) for part in parts if part in BACK_NAMES), -1)
        self.name = " ".join(part for part in parts if not BOX.match(part) and part not in BACK_NAMES)

    @property
    def looseness(self) -> int:
        """How late this card is picked: the more is said of it the sooner."""
        return -(10 if self.name else 0) - len(self.boxes) - (1 if self.back >= 0 else 0)

    def fits(self, box: Box, card: int) -> bool:
        if card < 0:
            return False
        shown = {"A": box.attack[card], "D": box.defense[card], "M": box.movement[card], "K": box.drink[card]}
        return (
            (not self.name or box.cards[card].name == self.name)
            and all(shown[letter] == value for letter, value in self.boxes.items())
            and (self.back < 0 or box.back_of(card) == self.back)
        )
