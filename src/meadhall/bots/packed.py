"""Numbers of a network, three in a word: adding two words adds three pairs of them at once, exactly.

Most of what a seat sees are zeros, so that the first layer of a network is a sum of a few rows. In whole numbers it
comes out the same compiled and interpreted, on every machine.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

LANES: Final = 3
MOST: Final = (1 << 20) - 1  # what a lane holds, and the same below zero
_LANE: Final = 21  # bits
_HALF: Final[i64] = 1 << 20
_MASK: Final[i64] = (1 << 21) - 1


@final
class Packed:
    """Rows of whole numbers, each `width` long. Whoever adds rows sees to it that no sum goes beyond MOST."""

    def __init__(self, rows: list[list[int]], width: int) -> None:
        self.width: Final = width
        self.words: Final[i64] = (width + LANES - 1) // LANES
        self.rows: vec[i64] = vec[i64]([word for row in rows for word in packed(row)])

    def empty(self) -> vec[i64]:
        """Sums of nothing."""
        return vec[i64]([0] * int(self.words))

    def add(self, numbers: vec[u8], size: i64, sums: vec[i64]) -> None:
        """To the sums, each row as often as the number in its place says."""
        rows = self.rows
        words = self.words
        first: i64 = 0
        for place in range(size):
            times: i64 = i64(numbers[place])
            if times == 1:
                for at in range(words):
                    sums[at] = sums[at] + rows[first + at]
            elif times != 0:
                for at in range(words):
                    sums[at] = sums[at] + times * rows[first + at]
            first += words

    def weigh(self, sums: vec[i64], weights: vec[float]) -> float:
        """What is above zero in the sums, weighed; there are as many weights as the words have lanes."""
        total = 0.0
        place: i64 = 0
        for at in range(self.words):
            left = sums[at]
            for _ in range(LANES):
                low: i64 = ((left + _HALF) & _MASK) - _HALF
                if low > 0:
                    total += weights[place] * float(low)
                left = (left - low) >> _LANE
                place += 1
        return total


def packed(row: list[int]) -> list[int]:
    """The numbers of a row in words."""
    found: list[int] = []
    for first in range(0, len(row), LANES):
        word = 0
        for lane, number in enumerate(row[first : first + LANES]):
            word += number << (_LANE * lane)
        found.append(word)
    return found


def padded(weights: list[float], width: int) -> vec[float]:
    """As many weights as the words of such a row have lanes."""
    lanes = (width + LANES - 1) // LANES * LANES
    return vec[float](weights + [0.0] * (lanes - len(weights)))
