"""How the database is read: a file on the spot, which takes microseconds; a server in threads, so that nobody waits for
it who does not need it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from meadhall.engine.errors import MeadhallError
from meadhall.server.database import Database, Link

T = TypeVar("T")

THREADS: Final = 4
PATIENCE: Final = 8.0  # seconds for a lost server to come back


class Unreachable(MeadhallError):
    """The database does not answer."""


def _closed() -> Unreachable:
    return Unreachable("The hall is closed, so nothing is read any more.")


class Reader(Protocol):
    """Asks the database."""

    async def ask(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        """What the work finds by a connection, which it gets before what is given."""

    def close(self) -> None: ...


class OnTheSpot:
    """One connection, used by the loop itself."""

    def __init__(self, database: Database) -> None:
        self._link = database.connect()
        self._closed = False

    async def ask(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        if self._closed:
            raise _closed()
        return work(self._link, *given, **named)

    def close(self) -> None:
        self._closed = True
        self._link.close()


class _Own(threading.local):
    """What each thread has of its own."""

    link: Link | None = None


class InThreads:
    """A few threads, each with a connection of its own. A lost one is made again, and the question asked again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own = _Own()
        self._links: list[Link] = []
        self._threads = ThreadPoolExecutor(THREADS, "meadhall-reader")
        self._closed = False

    async def ask(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        if self._closed:
            raise _closed()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: self._answer(work, *given, **named))

    def _answer(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        end = time.monotonic() + PATIENCE
        pause = 0.02
        while True:
            link = self._own.link
            try:
                if link is None or link.lost:
                    link = self._own.link = self._database.connect()
                    self._links.append(link)
                return work(link, *given, **named)
            except Exception as error:
                if not self._database.is_error(error) or (link is not None and not link.lost):
                    raise
                if time.monotonic() + pause > end:
                    raise Unreachable(f"The database does not answer: {error}.") from error
            time.sleep(pause)
            pause = min(0.5, pause * 2)

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown()
        for link in self._links:
            link.close()


def reader_of(database: Database) -> Reader:
    return InThreads(database) if database.shared else OnTheSpot(database)
