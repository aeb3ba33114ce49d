"""The Agenda: the stack of Steps still to be done."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from meadhall.engine.step import Step


@mypyc_attr(acyclic=True)
@final
class Agenda:
    """The top Step is now; what lies below it comes after.

    Steps come and go several times a decision, so the list never shrinks: what lies in it above `depth` is done with.
    """

    def __init__(self) -> None:
        self._steps: list[Step[Any]] = []
        self._depth = 0

    def __len__(self) -> int:
        return self._depth

    def inherit(self, other: Agenda) -> None:
        """Become the same as the other; the Steps themselves never change and are shared."""
        self._steps = other._steps[: other._depth]
        self._depth = other._depth

    def top(self) -> Step[Any]:
        return self._steps[self._depth - 1]

    def push(self, step: Step[Any]) -> None:
        if self._depth < len(self._steps):
            self._steps[self._depth] = step
        else:
            self._steps.append(step)
        self._depth += 1

    def push_all(self, steps: list[Step[Any]]) -> None:
        """The last of them becomes the top."""
        for step in steps:
            self.push(step)

    def drop(self) -> None:
        """The top Step is done."""
        self._depth -= 1

    def cut(self, depth: int) -> None:
        """Keep so many Steps, from the bottom."""
        self._depth = min(depth, self._depth)

    def steps(self) -> list[Step[Any]]:
        """All of them, the top one last."""
        return self._steps[: self._depth]
