"""Facts that happened, and what each viewer may know of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1  # as ears: all seats and spectators
SPECTATOR: Final = -1  # as viewer: sits at no seat


def ended(sentence: str) -> str:
    """The sentence with one mark at its end, also where a name brings a mark of its own.

    >>> ended("Sigrid discards Outrage!."), ended("Sigrid rests.")
    ('Sigrid discards Outrage!', 'Sigrid rests.')
    """
    while len(sentence) > 1 and sentence[-1] in ".!" and sentence[-2] in ".!?":
        sentence = sentence[:-1]
    return sentence


@mypyc_attr(acyclic=True)
@final
class Event:
    """One fact. `kind` and the numbers a to d are public; `secret` is for the seats whose bit is set in `ears`.

    `number` is how many decisions had been made when it happened.
    """

    def __init__(
        self,
        kind: int,
        seat: int,
        a: int,
        b: int,
        c: int,
        d: int,
        secret: tuple[int, ...] | None,
        ears: int,
        number: int,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.secret: Final = secret
        self.ears: Final = ears
        self.number: Final = number

    def heard_by(self, viewer: int) -> bool:
        """May this viewer know the secret part?"""
        if self.secret is None or self.ears == EVERYBODY:
            return True
        return viewer >= 0 and (self.ears >> viewer) & 1 == 1

    def redacted(self) -> Event:
        """The event as somebody hears it who may not know its secret."""
        return Event(self.kind, self.seat, self.a, self.b, self.c, self.d, None, self.ears, self.number)

    def facts(self) -> tuple[int, int, int, int, int, int, tuple[int, ...] | None]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.d, self.secret)


@mypyc_attr(acyclic=True)
@final
class Decision:
    """One entry of the record: who chose what."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
