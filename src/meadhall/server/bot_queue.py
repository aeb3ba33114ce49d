"""Who is thought for next: those whom people wait for, then other bots, then hints; and among equals, each in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What goes before what."""

    PEOPLE = 0  # a bot at a table where people sit and wait for it
    BOTS = 1  # a bot among bots
    HINTS = 2


class FairQueue(Generic[T]):
    """Waiting questions. Within a rank everybody has a turn, and within a turn each of one's tables.

    So it is no use to ask often, nor to open many tables.

    >>> queue: FairQueue[str] = FairQueue()
    >>> for table in ("first", "second", "third"):
    ...     queue.put(Rank.BOTS, "a stranger", table, f"the stranger's {table}")
    >>> queue.put(Rank.BOTS, "a guest", "a table", "the guest's")
    >>> queue.put(Rank.PEOPLE, "a host", "a table", "the host's")
    >>> [queue.take(), queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]
    ["the host's", "the stranger's first", "the guest's", "the stranger's second", "the stranger's third", None]
    """

    def __init__(self) -> None:
        self._lines: list[OrderedDict[str, OrderedDict[str, deque[T]]]] = [OrderedDict() for _ in Rank]
        self._waiting = [0 for _ in Rank]

    def put(self, rank: Rank, who: str, table: str, what: T) -> None:
        self._lines[rank].setdefault(who, OrderedDict()).setdefault(table, deque()).append(what)
        self._waiting[rank] += 1

    def take(self, last: Rank = Rank.HINTS) -> T | None:
        """What is next; nothing that ranks behind `last`."""
        for rank in Rank:
            if rank <= last and self._waiting[rank]:
                return self._next(rank)
        return None

    def _next(self, rank: Rank) -> T:
        line = self._lines[rank]
        who = next(iter(line))
        table = next(iter(line[who]))
        found = line[who][table].popleft()
        self._waiting[rank] -= 1
        if line[who][table]:
            line[who].move_to_end(table)
        else:
            del line[who][table]
        if line[who]:
            line.move_to_end(who)
        else:
            del line[who]
        return found

    def waiting(self, *ranks: Rank) -> int:
        """How many questions wait."""
        return sum(self._waiting[rank] for rank in ranks)

    def waiting_of(self, rank: Rank, who: str) -> int:
        return sum(len(questions) for questions in self._lines[rank].get(who, {}).values())
