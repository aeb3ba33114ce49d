"""The sheet on which a game writes down what a seat sees, as small numbers, for those who learn from it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
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
        self.size: Final[i64] = size
        self.at: i64 = 0
        self.fields: list[Field] | None = [] if size == 0 else None
        self.topic = ""
        # Each of the shorter ones ends where a row begins, in the memory of all: see `begin`
        empty = vec[u8](bytes(size))
        shorter: list[vec[u8]] = []
        numbers = vec[u8](capacity=size * rows)
        for _ in range(rows):
            shorter.append(numbers)
            numbers = extend(numbers, empty)
        self.numbers: vec[u8] = numbers
        self._empty: vec[u8] = empty
        self._shorter: list[vec[u8]] = shorter

    def begin(self, row: i64) -> None:
        """Write this row from its beginning, which is empty again.

        What a vec is extended by is laid behind it, in place while there is room: all at once, and not byte by byte.
        """
        self.at = row * self.size
        extend(self._shorter[row], self._empty)

    def about(self, topic: str) -> None:
        """What the following is about; only for the layout."""
        self.topic = topic

    def _note(self, name: str, size: i64, most: i64) -> None:
        fields = self.fields
        if fields is not None:
            fields.append(Field(f"{self.topic}: {name}" if self.topic else name, int(self.at), int(size), int(most)))
            for _ in range(size):
                self.numbers = append(self.numbers, 0)

    def number(self, name: str, value: i64, most: i64) -> None:
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

    def choice(self, name: str, value: i64, size: i64) -> None:
        """One of `size`, as a 1 among zeros; nothing but zeros if it is none of them or not known."""
        if self.fields is not None:
            self._note(name, size, 1)
        if 0 <= value < size:
            self.numbers[self.at + value] = 1
        self.at += size

    def bits(self, name: str, mask: i64, size: i64) -> None:
        """Any of `size`, as zeros and ones; the lowest bit comes first."""
        if self.fields is not None:
            self._note(name, size, 1)
        at = self.at
        end: i64 = at + size
        self.at = end
        left = mask
        while left > 0 and at < end:
            if left & 1:
                self.numbers[at] = 1
            left >>= 1
            at += 1

    def counts(self, name: str, values: list[int], size: i64, most: i64) -> None:
        """How many of each of `size` kinds."""
        at: i64 = self.stretch(name, size, most)
        end: i64 = at + size
        numbers = self.numbers
        for one in values:
            value: i64 = one
            if value > 0 and at < end:
                numbers[at] = u8(value if value < most else most)
            at += 1

    def tally(self, name: str, things: list[int], size: i64, most: i64) -> None:
        """How often each of `size` things occurs among these; what is not known (negative) is left out."""
        at: i64 = self.stretch(name, size, most)
        for thing in things:
            if 0 <= thing < size:
                self.add(at + i64(thing), most)

    # For what would first have to be put together in a list

    def stretch(self, name: str, size: i64, most: i64) -> i64:
        """Room for `size` numbers; where it begins. They are counted there by `add` and `count`."""
        if self.fields is not None:
            self._note(name, size, most)
        at: i64 = self.at
        self.at = at + size
        return at

    def add(self, at: i64, most: i64) -> None:
        """One more at that place, up to `most`."""
        numbers = self.numbers
        found: i64 = i64(numbers[at])
        if found < most:
            numbers[at] = u8(found + 1)

    def count(self, at: i64, things: list[int], sorts: vec[i64], most: i64) -> None:
        """One more of the sort of each of these things; what is not known (negative) is left out."""
        numbers = self.numbers
        for thing in things:
            one: i64 = thing
            if one >= 0:
                place: i64 = at + sorts[one]
                found: i64 = i64(numbers[place])
                if found < most:
                    numbers[place] = u8(found + 1)

    def add_all(self, at: i64, source: i64, size: i64) -> None:
        """Count from there on as well what was counted in the stretch that begins at `source`."""
        numbers = self.numbers
        for i in range(size):
            numbers[at + i] = u8(i64(numbers[at + i]) + i64(numbers[source + i]))

    def rest(self, at: i64, totals: list[int], most: i64) -> None:
        """What is left of each total when what was counted from there on is taken away."""
        numbers = self.numbers
        for total in totals:
            left: i64 = i64(total) - i64(numbers[at])
            if left < 0:  # of a 0 among i64 a compiled `u8(...)` would make one of Python's own numbers first
                left = 0
            elif left > most:
                left = most
            numbers[at] = u8(left)
            at += 1

    def skip(self, size: i64) -> bool:
        """Leave so many numbers at 0, which is what they would be, unless the layout is wanted; were they left?"""
        if self.fields is not None:
            return False
        self.at += size
        return True

    def press(self, stamp: Stamp) -> None:
        """What was cut into the stamp."""
        numbers = self.numbers
        at: i64 = self.at
        for mark in stamp.marks:
            numbers[at + (mark >> 8)] = u8(mark & 255)
        self.at = at + stamp.size


@final
class Stamp:
    """What a thing that never changes looks like on a sheet: only the numbers that are not 0.

    Each is a mark, `256 * place + number`: of one vec every one is read faster than of two side by side.

    >>> sheet = Sheet()
    >>> sheet.choice("colour", 2, 5)
    >>> print(Stamp(sheet).size, list(Stamp(sheet).marks))
    5 [513]
    """

    def __init__(self, sheet: Sheet) -> None:
        numbers = sheet.numbers
        self.size: Final[i64] = i64(len(numbers))
        self.marks: Final = vec[i64]([256 * place + int(number) for place, number in enumerate(numbers) if number])
