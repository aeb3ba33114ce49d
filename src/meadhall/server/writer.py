"""Who writes to the database, and commits together whatever waits: one thread, with the loop's help.

While a batch is being committed, what comes gathers, and is the next batch. The statements of a batch take microseconds
in a file, so there the loop runs them itself and leaves only the flushing of the disk to the thread. A thread that runs
statements asks for the interpreter after each of them, and on a busy machine every such change of hands takes as long
as the system takes to run the other one: that was most of what a click waited for.

All that waits is tried as a whole first. If one of it fails it is undone and done again, each in a savepoint of its
own, so that the bad one fails alone: that is rare, and the others are spared two statements each.

A connection that is lost on the way is made again. What was not committed is done again; of a commit whose answer got
lost the database is asked what became of it. So whoever waits is told the truth, or, if the database does not come back
in time, that nobody knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from meadhall.engine.errors import MeadhallError
from meadhall.server.database import Database, Link

log = logging.getLogger("meadhall.server")

T = TypeVar("T")
Work = Callable[[Link], T]  # may be done again when it was undone, so it changes nothing but the database

PATIENCE: Final = 8.0  # seconds for a lost database to come back
TRIES: Final = 3  # of what only stood in another's way


class Conflict(MeadhallError):
    """Somebody else has written there already."""


class Superseded(Conflict):
    """Another hall leads this match by now."""


class NotWritten(MeadhallError):
    """It is not in the database, so it did not happen."""


class Uncertain(MeadhallError):
    """The database was lost in the very moment: it may have happened or not."""


@dataclass
class Job:
    work: Work[Any]
    brief: bool
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    value: Any = None
    failure: Exception | None = None


@dataclass
class Batch:
    jobs: list[Job]
    begun: bool = False  # its statements were run already, and are to be committed


class _Unknown(Exception):
    """The connection was lost with the answer to a commit."""


class Writer:
    """Jobs are done in the order in which they come, each as a whole or not at all."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._link: Link | None = None
        self._state = threading.Lock()  # of the two that follow
        self._gathered: list[Job] = []
        self._busy = False  # a batch is under way
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._closed = False
        self._mark = (secrets.token_hex(8), 0)  # whose transactions these are, and which one is the last
        self.seconds = 0.0  # that were spent in transactions
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="meadhall-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Whatever waits is written first."""
        self._closed = True
        with self._state:
            jobs, self._gathered = self._gathered, []
        if jobs:
            self._batches.put(Batch(jobs))
        self._batches.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        return len(self._gathered)

    async def write(self, work: Work[T], brief: bool = False) -> T:
        """Do it in a transaction, and wait until it is on the disk. What is brief may be done by the loop itself.

        Who is told to stop waiting stops when it is written: whoever comes next has to find it.
        """
        if self._closed:
            raise NotWritten("The hall is closed, so nothing is written any more.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._state:
            self._gathered.append(Job(work, brief, future, loop))
            free, self._busy = not self._busy, True
        if free:
            self._next()
        stopped: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.shield(future)
            except asyncio.CancelledError as error:
                stopped = error
            except Exception:
                break  # which is raised below
        if stopped is not None:
            with contextlib.suppress(Exception):
                future.result()  # heard, if by nobody else
            raise stopped
        return future.result()

    # Handing over between loop and thread

    def _next(self) -> None:
        """What has gathered is the next batch. Of its statements, the loop runs those that it may."""
        with self._state:
            jobs, self._gathered = self._gathered, []
            self._busy = bool(jobs)
        if jobs:
            self._batches.put(Batch(jobs, self._begun(jobs)))

    def _begun(self, jobs: list[Job]) -> bool:
        """Were the statements run, on the spot? If anything is unusual about them, the thread does it all."""
        link = self._link
        if link is None or link.shared or self._closed or not all(job.brief for job in jobs):
            return False
        began = time.perf_counter()
        try:
            link.begin(patient=False)
            for job in jobs:
                job.value, job.failure = job.work(link), None
        except Exception:
            _undo(link)
            return False
        finally:
            self.seconds += time.perf_counter() - began
        return True

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            self._commit(batch)
            self.seconds += time.perf_counter() - began
            self._tell(batch.jobs)
        if self._link is not None:
            with contextlib.suppress(Exception):  # the server may be gone by now
                self._link.unmark(self._mark[0])
            self._link.close()

    def _tell(self, jobs: list[Job]) -> None:
        """One call for all who wait in a loop, which goes on with what has gathered, if it may begin it."""
        on_the_spot = not self._database.shared
        for loop in {job.loop: None for job in jobs}:
            told = [job for job in jobs if job.loop is loop]
            with contextlib.suppress(RuntimeError):  # the loop is gone, and with it whoever waited
                loop.call_soon_threadsafe(self._resolve, told, on_the_spot)
                on_the_spot = False
        if self._database.shared or on_the_spot:  # nobody else will
            with self._state:
                left, self._gathered = self._gathered, []
                self._busy = bool(left)
            if left:
                self._batches.put(Batch(left))

    def _resolve(self, jobs: list[Job], goes_on: bool) -> None:
        if goes_on:
            self._next()  # the disk need not wait until everybody has heard
        for job in jobs:
            if not job.future.done():
                if job.failure is None:
                    job.future.set_result(job.value)
                else:
                    job.future.set_exception(job.failure)

    # Writing

    def _commit(self, batch: Batch) -> None:
        """All of them are done and on the disk, or have failed."""
        jobs = batch.jobs
        end = time.monotonic() + PATIENCE
        together = True
        while True:
            try:
                link = self._connected(end)
                if batch.begun:
                    batch.begun = False  # if it fails, it is all done again
                    self._sealed(link)
                elif together:
                    self._all(link, jobs)
                else:
                    self._one_by_one(link, jobs)
                return
            except _Unknown:
                became = self._asked(end)
                if became is True:
                    return
                if became is None:
                    _fail(jobs, Uncertain("The database was lost while this was written."))
                    return
            except Exception as error:  # whatever it is: others wait, and the thread has to go on
                if self._lost(error):
                    if time.monotonic() > end:
                        _fail(jobs, NotWritten(f"The database is lost: {error}."))
                        return
                elif together:
                    together = False
                else:
                    _fail(jobs, self._told(error))
                    return

    def _all(self, link: Link, jobs: list[Job]) -> None:
        self._begin(link)
        try:
            for job in jobs:
                job.value, job.failure = job.work(link), None
        except BaseException:
            _undo(link)
            raise
        self._sealed(link)

    def _one_by_one(self, link: Link, jobs: list[Job]) -> None:
        """All jobs in one transaction; one that fails is undone and fails alone."""
        self._begin(link)
        try:
            for job in jobs:
                self._in_savepoint(link, job)
        except BaseException:
            _undo(link)
            raise
        self._sealed(link)

    def _in_savepoint(self, link: Link, job: Job) -> None:
        for tries in range(1, TRIES + 1):
            link.execute("SAVEPOINT job")
            try:
                job.value, job.failure = job.work(link), None
            except Exception as error:
                if link.lost or not link.in_transaction:
                    raise  # a full disk: the database has undone all of them by itself
                link.execute("ROLLBACK TO SAVEPOINT job")
                job.failure = self._told(error)
                if self._database.to_be_tried_again(error) and tries < TRIES:
                    continue
            link.execute("RELEASE SAVEPOINT job")
            return

    def _begin(self, link: Link) -> None:
        self._mark = (self._mark[0], self._mark[1] + 1)
        link.begin(mark=self._mark)

    def _sealed(self, link: Link) -> None:
        try:
            link.commit()
            self.commits += 1
        except Exception as error:
            if link.lost:
                raise _Unknown from error
            _undo(link)
            raise

    def _connected(self, end: float) -> Link:
        """The connection, or a new one if it was lost."""
        if self._link is not None and self._link.lost:
            self._link = None
        pause = 0.02
        while self._link is None:
            try:
                self._link = self._database.connect()
            except Exception:
                if time.monotonic() + pause > end:
                    raise
                time.sleep(pause)
                pause = min(0.5, pause * 2)
        return self._link

    def _lost(self, error: Exception) -> bool:
        return self._link is None or self._link.lost

    def _asked(self, end: float) -> bool | None:
        """Was the transaction committed whose answer we did not hear? None if that can't be found out."""
        log.warning("the database was lost during a commit: asking what became of it")
        while time.monotonic() < end:
            try:
                return self._connected(end).committed(self._mark)
            except Exception as error:
                log.warning("the database is not back yet: %s", error)
            time.sleep(0.05)
        return None

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, MeadhallError):
            return error
        if self._database.is_conflict(error):
            return Conflict(f"Another process was faster: {error}.")
        return NotWritten(f"The database can't be written: {error}.")


def _undo(link: Link) -> None:
    if not link.lost and link.in_transaction:
        with contextlib.suppress(Exception):
            link.rollback()


def _fail(jobs: list[Job], failure: Exception) -> None:
    for job in jobs:
        job.failure = failure
