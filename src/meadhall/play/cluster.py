"""A Ray cluster, as the rest of Meadhall sees it: work goes there, and what was made of it comes back.

Who speaks with Ray is a process of its own (`cluster_driver`). Ray ends the process that is connected to a cluster when
the cluster is gone, and writes on its screen; here it ends nothing but that process, and `ClusterLost` says so.
"""

from __future__ import annotations

import itertools
import multiprocessing
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import Any, Final, TypeVar

import meadhall
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.message import Message
from meadhall.play import cluster_driver
from meadhall.play.jobs import check_ray, deaf
from meadhall.play.words import say

Asked = TypeVar("Asked")
Told = TypeVar("Told")

PATIENCE: Final = 60.0  # seconds for Ray to connect, or to start
GOODBYE: Final = 10.0  # seconds for it to put everything away

_SPAWN: Final = multiprocessing.get_context("spawn")


class ClusterTrouble(MeadhallError):
    """Work could not be done there, and it is not the work's fault."""


class ClusterLost(ClusterTrouble):
    """The cluster is gone, or does not answer any more."""


class Cluster:
    """A connection to a cluster. `nodes` are those that are there, by their names, with their processors."""

    def __init__(self, address: str, *, may_start: bool = False) -> None:
        """Begins to connect: `ready` is done when it has. Where there is no cluster, one of our own may be started."""
        check_ray()
        self.address = address
        self.nodes: dict[str, int] = {}
        self.lost = False
        self._numbers = itertools.count(1)
        self._waiting: dict[int, Future[Any]] = {}
        self._speaking = threading.Lock()
        self._line, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(
            target=cluster_driver.drive, args=(theirs, address, may_start), daemon=True, name="meadhall-ray"
        )
        with deaf():
            self._process.start()
        theirs.close()
        self.ready: Future[None] = Future()
        threading.Thread(target=self._listen, daemon=True, name="ray").start()

    def wait(self) -> Cluster:
        """Until it is connected; or a sentence that says why it can't be."""
        try:
            self.ready.result(PATIENCE)
        except TimeoutError:
            self.close()
            raise ClusterLost(self._say("cluster-silent", seconds=round(PATIENCE))) from None
        except BaseException:
            self.close()
            raise
        return self

    @property
    def processors(self) -> int:
        return sum(self.nodes.values())

    # Asking

    def submit(self, work: Callable[[Asked], Told], asked: Asked) -> Future[Told]:
        """Somebody on the cluster does it, and another one if that one is lost."""
        return self._sent("task", pickle.dumps((work, asked)))

    def hire(self, hand: int, node: str) -> None:
        """From now on that node has a process under this number, that works for nobody else."""
        self._send("hire", 0, hand, node)

    def ask(self, hand: int, work: Callable[[Asked], Told], asked: Asked, seconds: float) -> Future[Told]:
        """The one that was hired does it, or nobody. When the time is up, it is gone."""
        return self._sent("ask", hand, pickle.dumps((work, asked)), seconds)

    def dismiss(self, hand: int) -> None:
        self._send("dismiss", 0, hand)

    def _sent(self, what: str, *more: Any) -> Future[Any]:
        number = next(self._numbers)
        future: Future[Any] = Future()
        self._waiting[number] = future
        self._send(what, number, *more)
        if self.lost:
            self._give_up()
        return future

    def _send(self, *told: Any) -> None:
        with suppress(OSError), self._speaking:  # who listens to it will find out that the line is dead
            self._line.send(told)

    # Hearing

    def _listen(self) -> None:
        try:
            while True:
                self._hear(*self._line.recv())
        except (EOFError, OSError):
            self.lost = True
            self.nodes = {}
            self._give_up()

    def _hear(self, what: str, number: int, told: Any) -> None:
        if what == "nodes":
            self.nodes = told
            if not self.ready.done():
                self.ready.set_result(None)
        elif what == "refused":
            _fail(self.ready, BadOption(self._say(told[0], **told[1])))
        else:
            future = self._waiting.pop(number)
            with suppress(InvalidStateError):  # nobody wants to know any more
                self._settle(future, what, told)

    def _settle(self, future: Future[Any], what: str, told: Any) -> None:
        if what == "lost":
            future.set_exception(ClusterTrouble(self._say("work-lost", reason=told)))
        elif what == "unfit":
            sentence = self._say("node-unfit", version=meadhall.__version__, reason=told)
            future.set_exception(ClusterTrouble(sentence))
        else:
            fine, made = pickle.loads(told)
            if fine:
                future.set_result(made)
            else:
                future.set_exception(made)

    def _give_up(self) -> None:
        lost = ClusterLost(self._say("cluster-lost"))
        _fail(self.ready, lost)
        while self._waiting:
            with suppress(KeyError):
                _fail(self._waiting.popitem()[1], lost)

    def _say(self, name: str, **facts: object) -> Message:
        return say(name, address=self.address, cluster=say("the-cluster", address=self.address), **facts)

    # Leaving

    def close(self, *, at_once: bool = False) -> None:
        """Nothing of ours is left running there; a cluster of our own is gone."""
        if not at_once and not self.lost:
            self._send("close", 0)
            self._process.join(GOODBYE)
        self._process.kill()
        self._process.join()
        self.lost = True

    def __enter__(self) -> Cluster:
        return self.wait()

    def __exit__(self, *_: object) -> None:
        self.close()


def _fail(future: Future[Any], error: Exception) -> None:
    with suppress(InvalidStateError):
        future.set_exception(error)
