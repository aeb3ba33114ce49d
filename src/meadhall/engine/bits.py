"""Small sets as the bits of a whole number: seats, places, abilities."""

from __future__ import annotations


def has_bit(mask: int, at: int) -> bool:
    """Is it in the set?

    >>> has_bit(0b101, 2), has_bit(0b101, 1)
    (True, False)
    """
    return (mask >> at) & 1 == 1


def set_bits(mask: int) -> list[int]:
    """What is in the set, the lowest first.

    >>> set_bits(0b1101)
    [0, 2, 3]
    """
    found: list[int] = []
    at = 0
    while mask >> at:
        if (mask >> at) & 1:
            found.append(at)
        at += 1
    return found
