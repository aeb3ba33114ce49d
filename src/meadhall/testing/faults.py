"""Writes that fail, and whether a hall's memory says what its database says, for tests of what a hall does then."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from meadhall.server.database import Link
from meadhall.server.live_table import LiveTable
from meadhall.server.match_from_rows import take_up
from meadhall.server.rows import Stored
from meadhall.server.storage import Storage
from meadhall.server.writer import Work
from meadhall.testing.served import Served


class Faults:
    """A disk that is full for one write: the work is done, then the database says that there is no room for it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._write = storage.write
        self.count = 0
        self.failing = 0  # which of the writes; 0 for none

    async def write(self, work: Work[Any], brief: bool = False) -> Any:
        self.count += 1
        return await self._write(_then_full(work) if self.count == self.failing else work, brief)

    @contextmanager
    def at(self, failing: int) -> Iterator[None]:
        self.count, self.failing = 0, failing
        self._storage.write = self.write  # type: ignore[method-assign]  # a disk is not always as one wishes
        try:
            yield
        finally:
            self._storage.write = self._write  # type: ignore[method-assign]


def _then_full(work: Work[Any]) -> Work[None]:
    def full(link: Link) -> None:
        work(link)
        raise sqlite3.OperationalError("database or disk is full")

    return full


async def agrees(served: Served) -> None:
    """All tables in memory are as they would be if they were taken up from the database now."""
    hall = served.hall
    for live in list(hall.tables.values()):
        async with live.lock:
            if hall.tables.get(live.row.id) is live:  # else it was forgotten while one waited for it
                compare(live, await hall.read(live.row.id))


def compare(live: LiveTable, found: Stored) -> None:
    """The table in memory is what this was taken up as."""
    assert not live.dead
    assert live.row == found.row
    assert live.seats == found.seats
    assert live.chat == found.chat
    assert live._repeats == found.keys
    assert live.number == found.number
    again, here = take_up(found, live.now()), live.match
    assert again.table.record() == here.table.record()
    assert again.seats == here.seats
    assert again.made == here.made
    assert again.request == here.request
    assert again.past.barrier == here.past.barrier
    assert (again.clock and again.clock.banks) == (here.clock and here.clock.banks)
    assert again.waiting() == here.waiting()
    assert (again.coach and again.coach.learning) == (here.coach and here.coach.learning)
