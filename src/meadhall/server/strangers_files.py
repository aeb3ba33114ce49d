"""What strangers bring is read in a process of its own: component files, records, and matches to be played on.

It may take its time and its memory there, and no more: a process that takes longer is ended and replaced, and the hall
has answered everybody else meanwhile. What was accepted is read once more by the hall itself when it is needed, so
accepted is only what took little time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import pickle
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.message import Message
from meadhall.engine.record import Record
from meadhall.server.child_process import follow_the_hall
from meadhall.server.problems import Problem, problem_of
from meadhall.server.uploads import record_in_form, record_in_json
from meadhall.server.words import say

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

log = logging.getLogger("meadhall.server")

T = TypeVar("T")

MEMORY: Final = 1024 * 1024 * 1024  # bytes of address space
START: Final = 60.0  # seconds for the process to begin
NICE: Final = 5  # who plays goes before who brings something
WAITING: Final = 32  # questions in all that may wait
WAITING_EACH: Final = 3

SET_UP: Final = 0.25  # seconds of a processor: the hall does that again whenever it takes up the match
FOLLOWED: Final = 1.0
LONGEST_MATCH: Final = 20_000  # decisions; a long evening has 2,000
LONGEST_DATA: Final = 64 * 1024  # letters of a component file; all of ours together have 40,000


class ReadingRoom:
    """One process that reads what strangers bring, one thing after the other, a few for each of them."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting: dict[str, int] = {}
        self._thread = ThreadPoolExecutor(1, "meadhall-strangers")
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    async def read(self, client: str, work: Callable[..., T], *given: object) -> T:
        """What the work makes of it, or a sentence."""
        if self._waiting.get(client, 0) >= WAITING_EACH:
            raise Problem(429, say("still-reads"))
        if sum(self._waiting.values()) >= WAITING:
            raise Problem(503, say("brought-too-much"))
        self._waiting[client] = self._waiting.get(client, 0) + 1
        try:
            async with self._turn:
                loop = asyncio.get_running_loop()
                asked = loop.run_in_executor(self._thread, self._ask, pickle.dumps((work, given)))
                kind, found = await asyncio.shield(asked)
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]
        if kind == "refused":
            raise Problem(*found)
        read: T = found
        return read

    def close(self) -> None:
        self._closed = True
        self._end()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # In a thread of its own

    def _ask(self, question: bytes) -> tuple[str, Any]:
        try:
            line = self._running()
            line.send_bytes(question)
            if line.poll(self._seconds):
                answer: tuple[str, Any] = line.recv()
                return answer
            log.warning("something that was brought could not be read in %s seconds", self._seconds)
        except (EOFError, OSError) as error:
            log.warning("the process that reads what is brought has ended: %r", error)
        self._end()
        return "refused", (413, say("takes-too-long"))

    def _running(self) -> Connection:
        if self._line is not None and self._process is not None and self._process.is_alive():
            return self._line
        self._end()
        if self._closed:
            raise OSError("the hall is closed")
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_serve, args=(theirs, self._seconds), daemon=True)
        process.start()
        theirs.close()
        self._process, self._line = process, ours
        if not ours.poll(START) or ours.recv() != "ready":
            raise OSError("it did not begin")
        return ours

    def _end(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


# In the process


def _serve(line: Connection, seconds: float) -> None:
    """Answer until the hall is gone."""
    _confine()
    line.send("ready")
    while True:
        try:
            question = line.recv_bytes()
        except EOFError:
            return
        _alarm(seconds + 1)  # ends the process, whatever it does, should nobody be left to do so
        line.send(_answer(question))
        _alarm(0)


def _answer(question: bytes) -> tuple[str, Any]:
    try:
        work, given = pickle.loads(question)
        return "read", work(*given)
    except Problem as problem:
        return "refused", _facts(problem)
    except MeadhallError as error:
        return "refused", _facts(problem_of(error))
    except (MemoryError, RecursionError):
        return "refused", (413, say("too-much-in-this"))
    except Exception as error:
        print(f"what a stranger has brought could not be read: {error!r}", file=sys.stderr, flush=True)
        return "refused", (400, say("not-understood"))


def _facts(problem: Problem) -> tuple[int, Message, str, str]:
    return problem.status, problem.message, problem.rule, problem.field


def _confine() -> None:
    follow_the_hall(NICE)
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


# What is read


@dataclass(frozen=True)
class ReadRecord:
    """A record that can be followed to its end."""

    record: Record
    title: str
    winners: list[int]


def upload(body: bytes, form: str) -> ReadRecord:
    """A record in a form of that type, or in JSON with a title."""
    if form:
        record, title = record_in_form(body, form), ""
    else:
        record, title = record_in_json(body)
    if record.data is not None:
        check_data(record.data.content)
    if len(record.decisions) > LONGEST_MATCH:
        raise Problem(413, say("match-too-long", decisions=str(len(record.decisions)), most=str(LONGEST_MATCH)))
    _timed(SET_UP, games.rebuild, record, 0)
    table = _timed(FOLLOWED, games.rebuild, record)
    return ReadRecord(record, title, table.winners[:])


def set_up(game: str, seats: int, options: dict[str, str | int], data: str) -> None:
    """Refuse a component file with which the game can't be set up."""
    check_data(data)
    _timed(SET_UP, lambda: games.game(game).new(seats, 0, options, data=data))


def is_over(record: Record) -> bool:
    """Is the game over where the record ends?"""
    return games.rebuild(record).over


def check_data(content: str) -> None:
    if len(content) > LONGEST_DATA:
        raise Problem(413, say("data-too-long", most=str(LONGEST_DATA), given=str(len(content))))


def _timed(most: float, work: Callable[..., T], *given: Any) -> T:
    begun = time.process_time()
    found = work(*given)
    if time.process_time() - begun > most:
        raise Problem(413, say("takes-too-long"))
    return found
