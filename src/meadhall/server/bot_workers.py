"""A worker: a process that thinks for bots, one question after the other, and can be ended at any moment.

Whatever a worker does, and be it lost in compiled code, it is gone when its hall is, and when its time is up: the
system ends it, without having to ask its interpreter. A worker that is too late, dead or stopped costs its own
question some time, and no other anything.
"""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Executor
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from meadhall.server.child_process import follow_the_hall

Asked = TypeVar("Asked")
Told = TypeVar("Told")

NICE: Final = 10  # who clicks goes before who thinks
STARTING: Final = 60.0  # seconds that a new process may take to load everything, on a machine that is busy
READY: Final = "ready"

_SPAWN: Final = multiprocessing.get_context("spawn")  # a hall has threads, and threads don't survive a fork


class WorkerLost(Exception):
    """The worker died over its question."""


class TooLong(Exception):
    """The worker did not answer in time, and was ended."""


class Failed(Exception):
    """The question itself made trouble; here is what the worker has to say about it."""


class Worker:
    """One process and the line to it. Begun by the thread of the hall's loop, as it ends with that thread."""

    def __init__(self, threads: Executor, nice: int = NICE) -> None:
        """`nice`, of 19, is how far it stands back."""
        self._threads = threads
        self._speaking = threading.Lock()
        self.warm = False  # it has loaded everything, and can answer
        self.ended = False
        try:
            self._line, theirs = _SPAWN.Pipe()
            self._process = _SPAWN.Process(target=_work, args=(theirs, nice), daemon=True, name="meadhall-bots")
            self._process.start()
            theirs.close()
        except OSError as error:
            raise WorkerLost(f"no process for bots could be started: {error}") from None

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def alive(self) -> bool:
        return not self.ended and self._process.is_alive()

    async def run(self, work: Callable[[Asked], Told], asked: Asked, seconds: float) -> Told:
        """What the work makes of it. After so many seconds the worker is ended, whatever it does."""
        try:
            if not self.warm:
                await self._wait(STARTING, self._hear)
                self.warm = True
            fine, told = await self._wait(seconds, self._ask, (work, asked, seconds))
        except TimeoutError:
            self.end()
            raise TooLong from None
        except (EOFError, OSError):
            self.end()
            raise WorkerLost from None
        except asyncio.CancelledError:
            self.end()
            raise
        if not fine:
            raise Failed(told)
        found: Told = told
        return found

    async def _wait(self, seconds: float, do: Callable[..., Any], *args: Any) -> Any:
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._threads, do, *args)

    def _ask(self, asked: Any) -> Any:
        with self._speaking:
            self._line.send(asked)
            return self._line.recv()

    def _hear(self) -> Any:
        with self._speaking:
            return self._line.recv()

    def end(self) -> None:
        """At once, also if it is stopped or deaf. Whoever waits for its answer hears that the line is dead."""
        if self.ended:
            return
        self.ended = True
        self.warm = False
        self._process.kill()
        threading.Thread(target=self._bury, daemon=True).start()

    def _bury(self) -> None:
        self._process.join()
        with self._speaking:
            self._line.close()


# In the worker


def _work(line: Connection, nice: int) -> None:
    follow_the_hall(nice)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        try:
            line.send(READY)
            while True:
                work, asked, seconds = line.recv()
                faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)  # needs no interpreter to be free
                told = answer((work, asked))
                faulthandler.cancel_dump_traceback_later()
                line.send(told)
        except (EOFError, OSError):
            return  # the hall is closed


def answer(question: tuple[Callable[[Any], Any], Any]) -> tuple[bool, Any]:
    """What the work makes of it, or what it has to say about its trouble."""
    work, asked = question
    try:
        return True, work(asked)
    except Exception:
        return False, traceback.format_exc()
