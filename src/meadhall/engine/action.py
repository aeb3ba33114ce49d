"""Actions are small whole numbers: a verb and its argument."""

from __future__ import annotations

from typing import Final


class Verb:
    """A stretch of action numbers with one meaning: `base` plus an argument below `size`."""

    def __init__(self, base: int, size: int, name: str) -> None:
        self.base: Final = base
        self.size: Final = size
        self.name: Final = name


class Verbs:
    """All verbs of a game, gapless from 0, so that an action number can index an array."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.all: Final = verbs
        self.count: Final = verbs[-1].base + verbs[-1].size
        self._sizes: Final = {verb.base: verb.size for verb in verbs}

    def has(self, base: int, action: int) -> bool:
        """Is the action one of the verb that begins at this number?"""
        return base <= action < base + self._sizes[base]

    def of(self, action: int) -> Verb | None:
        for verb in self.all:
            if verb.base <= action < verb.base + verb.size:
                return verb
        return None

    def name(self, action: int) -> str:
        """The action in short, for records and play-throughs: 'sail 2'."""
        verb = self.of(action)
        if verb is None:
            return f"unknown action {action}"
        return verb.name if verb.size == 1 else f"{verb.name} {action - verb.base}"
