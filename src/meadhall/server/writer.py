"""The one thread that writes to the database, and commits together whatever waits."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from meadhall.engine.errors import MeadhallError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class Conflict(MeadhallError):
    """Somebody else has written there already."""


class NotWritten(MeadhallError):
    """It is not in the database, so it did not happen."""


class Writer:
    """Jobs are done in the order in which they come, each as a whole or not at all."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="meadhall-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Whatever waits is written first."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    async def write(self, work: Work[T]) -> T:
        """Do it in a transaction, and wait until it is on the disk.

        Who is told to stop waiting stops when it is written: whoever comes next has to find it.
        """
        if self._closed:
            raise NotWritten("The hall is closed, so nothing is written any more.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, future, loop))
        stopped: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.wait([future])
            except asyncio.CancelledError as error:
                stopped = error
        if stopped is not None:
            with contextlib.suppress(Exception):
                future.result()  # heard, if by nobody else
            raise stopped
        return future.result()

    def _run(self) -> None:
        connection = connect(self._path)
        open_for_more = True
        while open_for_more:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            open_for_more = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                _commit(connection, jobs)
        connection.close()


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction; one that fails is undone and fails alone."""
    outcomes: list[tuple[Job, Any, Exception | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                outcomes.append((job, job[0](connection), None))
            except Exception as error:
                if not connection.in_transaction:
                    raise  # a full disk: the database has undone all of them by itself
                connection.execute("ROLLBACK TO job")
                outcomes.append((job, None, _told(error)))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except Exception as error:  # whatever it is: others wait, and the thread has to go on
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        outcomes = [(job, None, _told(error)) for job in jobs]
    for (_, future, loop), value, failure in outcomes:
        with contextlib.suppress(RuntimeError):  # the loop is gone, and with it whoever waited
            loop.call_soon_threadsafe(_resolve, future, value, failure)


def _told(error: Exception) -> Exception:
    if isinstance(error, MeadhallError):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(f"Another process was faster: {error}.")
    return NotWritten(f"The database can't be written: {error}.")


def _resolve(future: asyncio.Future[Any], value: Any, failure: Exception | None) -> None:
    if future.cancelled():
        return
    if failure is None:
        future.set_result(value)
    else:
        future.set_exception(failure)
