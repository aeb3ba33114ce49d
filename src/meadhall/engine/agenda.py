"""The Agenda: the stack of Steps still to be done."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.step import DO, Step

NOTHING: Final[Step[Any]] = Step(DO, -1)  # on top of an empty Agenda


@mypyc_attr(acyclic=True)
@final
class Agenda:
    """The top Step is now; what lies below it comes after.

    Steps come and go several times a decision, so the list never shrinks: what lies in it above `depth` is done with.
    The top one is asked for more often than it changes, and has a place of its own, too.
    """

    def __init__(self) -> None:
        self._steps: list[Step[Any]] = []
        self._depth = 0
        self._top: Step[Any] = NOTHING

    def __len__(self) -> int:
        return self._depth

    def inherit(self, other: Agenda) -> None:
        """Become the same as the other; the Steps themselves never change and are shared."""
        self._steps = other._steps[: other._depth]
        self._depth = other._depth
        self._top = other._top

    def top(self) -> Step[Any]:
        return self._top

    def push(self, step: Step[Any]) -> None:
        if self._depth < len(self._steps):
            self._steps[self._depth] = step
        else:
            self._steps.append(step)
        self._depth += 1
        self._top = step

    def push_all(self, steps: list[Step[Any]]) -> None:
        """The last of them becomes the top."""
        for step in steps:
            self.push(step)

    def drop(self) -> None:
        """The top Step is done."""
        self.cut(self._depth - 1)

    def cut(self, depth: int) -> None:
        """Keep so many Steps, from the bottom."""
        if depth < self._depth:
            self._depth = depth
            self._top = self._steps[depth - 1] if depth > 0 else NOTHING

    def steps(self) -> list[Step[Any]]:
        """All of them, the top one last."""
        return self._steps[: self._depth]
