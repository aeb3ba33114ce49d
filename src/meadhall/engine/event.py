"""Facts that happened, and what each viewer may know of them."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # as ears: all seats and spectators
SPECTATOR: Final = -1  # as viewer: sits at no seat


class Event:
    """One fact. `kind` and the numbers a to d are public; `secret` is for the seats whose bit is set in `ears`.

    `number` is how many decisions had been made when it happened. Events hang together by `before`, so that copies
    of a table share their past.
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
        before: Event | None,
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
        self.before: Final = before

    def heard_by(self, viewer: int) -> bool:
        """May this viewer know the secret part?"""
        if self.secret is None or self.ears == EVERYBODY:
            return True
        return viewer >= 0 and (self.ears >> viewer) & 1 == 1

    def facts(self) -> tuple[int, int, int, int, int, int, tuple[int, ...] | None]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.d, self.secret)


def redacted(event: Event) -> Event:
    """The event as somebody hears it who may not know its secret."""
    return Event(event.kind, event.seat, event.a, event.b, event.c, event.d, None, event.ears, event.number, None)


def heard(last: Event | None, viewer: int, hearer: int, until: Event | None) -> list[Event]:
    """All events up to `last` as the viewer heard them, oldest first.

    On a redealt table the past up to `until` is known only as far as `hearer`, the seat it was redealt for, knew it.
    """
    found: list[Event] = []
    past = False
    event = last
    while event is not None:
        if event is until:
            past = True
        open_to_viewer = event.heard_by(viewer) and (not past or event.heard_by(hearer))
        found.append(event if open_to_viewer else redacted(event))
        event = event.before
    found.reverse()
    return found


class Decision:
    """One entry of the record: who chose what, and the entry before it."""

    def __init__(self, seat: int, action: int, before: Decision | None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before


def listed(last: Decision | None) -> list[tuple[int, int]]:
    """All decisions up to `last`, oldest first, as (seat, action)."""
    found: list[tuple[int, int]] = []
    entry = last
    while entry is not None:
        found.append((entry.seat, entry.action))
        entry = entry.before
    found.reverse()
    return found
