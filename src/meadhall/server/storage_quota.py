"""What strangers bring is kept for good, so it is weighed: by the client and the day, and altogether."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from meadhall.engine.errors import MeadhallError
from meadhall.server.database import Link
from meadhall.server.settings import Limits
from meadhall.server.words import say

DAY: Final = 86_400
ENTRY: Final = 100  # bytes that a decision takes in the database
MEGABYTE: Final = 1_000_000


class TooMuch(MeadhallError):
    """More than the hall is willing to keep."""


@dataclass(frozen=True)
class Brought:
    """Something that somebody wants the hall to keep."""

    client: str
    bytes: int
    now: float
    limits: Limits

    def weigh(self, link: Link) -> None:
        """Add it to what was brought, unless it becomes too much: in the transaction, so that nobody slips in beside.

        Of the days before nothing is kept but their sum, in the row of day 0.
        """
        day = int(self.now // DAY)
        link.run("forget_days", day=day)
        link.run("bring", day=0, client="", bytes=self.bytes)  # first: whoever else brings something waits here
        link.run("bring", day=day, client=self.client, bytes=self.bytes)
        own = _bytes(link.one("brought_by", day=day, client=self.client))
        today = _bytes(link.one("brought_on", day=day))
        ever = _bytes(link.one("brought_by", day=0, client=""))
        limits = self.limits
        _check(own, limits.brought_by_one, "brought-by-one")
        _check(today, limits.brought_in_a_day, "brought-in-a-day")
        _check(ever, limits.brought_ever, "brought-ever")


@dataclass(frozen=True)
class Opened:
    """A table that somebody opens, one of so many unfinished ones of a day at most."""

    creator: str
    now: float
    most: int

    def count(self, link: Link) -> None:
        """Unless it becomes too many: in the transaction, under a lock of the creator's own."""
        link.hold(f"creator {self.creator}")
        row = link.one("unfinished", creator=self.creator, since=self.now - DAY)
        if row is not None and int(row[0]) >= self.most:
            raise TooMuch(say("too-many-tables", most=self.most))


def _bytes(row: Sequence[Any] | None) -> int:
    return 0 if row is None else int(row[0])


def _check(found: int, most: int, entry: str) -> None:
    if found > most:
        raise TooMuch(say(entry, most=f"{most / MEGABYTE:g}", found=f"{found / MEGABYTE:.1f}"))
