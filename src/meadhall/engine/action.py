"""Actions are small whole numbers: a verb and its argument."""

from __future__ import annotations

from typing import Final, final

# What an option is among those of a decision: what is no plain choice stands apart, where nobody takes it by mistake.
CHOICE: Final = 0
ENDS: Final = 1  # ends a turn or a phase, passes, or forgoes what could be had
BURNS: Final = 2  # destroys something of one's own that need not go


class Verb:
    """A stretch of action numbers with one meaning: `base` plus an argument below `size`."""

    def __init__(self, base: int, size: int, name: str, rank: int = CHOICE) -> None:
        self.base: Final = base
        self.size: Final = size
        self.name: Final = name
        self.rank: Final = rank


@final
class Verbs:
    """All verbs of a game, gapless from 0, so that an action number can index an array."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.all: Final = verbs
        self.count: Final = verbs[-1].base + verbs[-1].size
        self._bases: Final[list[int]] = [-1] * self.count
        for verb in verbs:
            self._bases[verb.base : verb.base + verb.size] = [verb.base] * verb.size

    def base(self, action: int) -> int:
        """The number at which the verb of the action begins; -1 if it has none."""
        return self._bases[action] if 0 <= action < self.count else -1

    def has(self, base: int, action: int) -> bool:
        """Is the action one of the verb that begins at this number?"""
        return self.base(action) == base

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
