"""The sheet on which a game writes down what a seat sees, as small numbers, for those who learn from it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8


@mypyc_attr(acyclic=True)
@final
class Field:
    """A stretch of a sheet with one meaning: `size` numbers from `at` on, each from 0 to `most`."""

    def __init__(self, name: str, at: int, size: int, most: int) -> None:
        self.name: Final = name
        self.at: Final = at
        self.size: Final = size
        self.most: Final = most


@final
class Sheet:
    """Numbers from 0 to 255, written in a fixed order.

    The same code writes the sheet and tells its layout: with `size` 0 the sheet takes notes of what is written and how
    long it gets. With the size known only the numbers are kept, and nothing is spent on names. A sheet may have many
    rows of that size, one after the other: `begin` says which of them is written next.

    The numbers lie in memory as plain bytes: `memoryview(sheet.numbers)` shows them as they change, without a copy.
    """

    def __init__(self, size: int = 0, rows: int = 1) -> None:
        self.numbers: vec[u8] = vec[u8](bytes(size * rows))
        self.size: Final[i64] = size
        self.at: i64 = 0
        self.fields: list[Field] | None = [] if size == 0 else None
        self.topic = ""

    def begin(self, row: i64) -> None:
        """Write this row from its beginning, which is empty again."""
        numbers = self.numbers
        at: i64 = row * self.size
        self.at = at
        for place in range(at, at + self.size):
            numbers[place] = 0

    def about(self, topic: str) -> None:
        """What the following is about; only for the layout."""
        self.topic = topic

    def _note(self, name: str, size: int, most: int) -> None:
        fields = self.fields
        if fields is not None:
            fields.append(Field(f"{self.topic}: {name}" if self.topic else name, int(self.at), size, most))
            for _ in range(size):
                self.numbers = append(self.numbers, 0)

    def number(self, name: str, value: int, most: int) -> None:
        """How many: 0 to `most`; what is more counts as `most`, what is not known (negative) as 0."""
        if self.fields is not None:
            self._note(name, 1, most)
        if value > 0:
            self.numbers[self.at] = u8(value if value < most else most)
        self.at += 1

    def flag(self, name: str, on: bool) -> None:
        """Yes or no."""
        if self.fields is not None:
            self._note(name, 1, 1)
        if on:
            self.numbers[self.at] = 1
        self.at += 1

    def choice(self, name: str, value: int, size: int) -> None:
        """One of `size`, as a 1 among zeros; nothing but zeros if it is none of them or not known."""
        if self.fields is not None:
            self._note(name, size, 1)
        if 0 <= value < size:
            self.numbers[self.at + i64(value)] = 1
        self.at += size

    def bits(self, name: str, mask: int, size: int) -> None:
        """Any of `size`, as zeros and ones; the lowest bit comes first."""
        if self.fields is not None:
            self._note(name, size, 1)
        at = self.at
        end: i64 = at + i64(size)
        left = mask
        while left > 0:
            if left & 1 and at < end:
                self.numbers[at] = 1
            left >>= 1
            at += 1
        self.at = end

    def counts(self, name: str, values: list[int], size: int, most: int) -> None:
        """How many of each of `size` kinds."""
        if self.fields is not None:
            self._note(name, size, most)
        at = self.at
        for i in range(min(size, len(values))):
            value = values[i]
            if value > 0:
                self.numbers[at + i64(i)] = u8(value if value < most else most)
        self.at += size

    def tally(self, name: str, things: list[int], size: int, most: int) -> None:
        """How often each of `size` things occurs among these; what is not known (negative) is left out."""
        if self.fields is not None:
            self._note(name, size, most)
        for thing in things:
            if 0 <= thing < size:
                self._count(self.at + i64(thing), most)
        self.at += size

    def _count(self, at: i64, most: i64) -> None:
        found: i64 = i64(self.numbers[at])
        if found < most:
            self.numbers[at] = u8(found + 1)
