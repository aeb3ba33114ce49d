"""An event as it is told: whose deed it is, whom it concerns, how much it matters, and the message."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.message import Message


@mypyc_attr(acyclic=True)
@final
class Sentence:
    """One fact, ready to be said to anybody in any language. Its message may have a short form."""

    def __init__(
        self, kind: str, seat: int, concerns: list[int], weight: int, tone: int, message: Message, number: int
    ) -> None:
        self.kind: Final = kind  # the name of the kind of event
        self.seat: Final = seat  # whose deed it is; negative: nobody's
        self.concerns: Final = concerns  # other seats in it
        self.weight: Final = weight
        self.tone: Final = tone
        self.message: Final = message
        self.number: Final = number  # how many decisions had been made

    def __str__(self) -> str:
        return str(self.message)
