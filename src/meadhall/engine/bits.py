"""Sets of small numbers as the bits of one: seats, places, Quests."""

from __future__ import annotations


def has_bit(bits: int, number: int) -> bool:
    """Is the number in the set?

    >>> has_bit(0b101, 2), has_bit(0b101, 1)
    (True, False)
    """
    return (bits >> number) & 1 == 1


def members(bits: int) -> list[int]:
    """The numbers in a set, the lowest first.

    >>> members(0b1101)
    [0, 2, 3]
    """
    found: list[int] = []
    number = 0
    while bits >> number:
        if (bits >> number) & 1:
            found.append(number)
        number += 1
    return found
