"""Sets of small numbers as the bits of one."""

from __future__ import annotations


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
