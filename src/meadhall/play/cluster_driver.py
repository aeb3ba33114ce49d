"""The process that is connected to a Ray cluster: it passes work on, and what was made of it back.

Work comes packed and is unpacked by who does it, and so are answers: nothing of it is looked at here. When nothing was
heard of the cluster for a while, this process ends, and who started it knows that the cluster is lost.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import pickle
import signal
import socket
import threading
import time
import traceback
from collections.abc import Coroutine
from multiprocessing.connection import Connection
from typing import Any, Final

import meadhall
from meadhall.bots.levels import GIVEN
from meadhall.play.jobs import AUTO

KNOCK: Final = 5.0  # seconds in which somebody has to answer at an address
LOOK: Final = 2.0  # seconds between two looks at who is there
SILENCE: Final = 20.0  # seconds without an answer after which the cluster counts as lost
TRIES: Final = 8  # for a task whose workers or nodes are lost
MEMORY: Final = 256 * 1024 * 1024  # bytes for what lies between two processes, in a cluster of our own
NICE: Final = 10  # who clicks goes before who thinks
UNFIT: Final = b"unfit:"


def drive(line: Connection, address: str, may_start: bool) -> None:
    """In the new process: until it is told to stop, or its parent or the cluster is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are the parent's business
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for screen in (1, 2):  # Ray has its own logs
        os.dup2(nowhere, screen)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    if address != AUTO and not _answers(address):
        line.send(("refused", 0, ("no-cluster", {})))
        return
    import ray

    try:
        _connect(ray, address, may_start)
    except Exception as error:
        missing = address == AUTO and isinstance(error, ConnectionError)
        line.send(
            ("refused", 0, ("no-cluster-here", {}) if missing else ("cluster-unfit", {"reason": _first_line(error)}))
        )
        return
    Driver(ray, line).run()
    ray.shutdown()


def _answers(address: str) -> bool:
    """Is anybody there? Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def _connect(ray: Any, address: str, may_start: bool) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError:
        if address != AUTO or not may_start:
            raise
        os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112  # so it is spelt; processes without Ray have it, too
        own: dict[str, Any] = {"num_cpus": os.cpu_count(), "object_store_memory": MEMORY, "include_dashboard": False}
        ray.init(address="local", **own, **quiet)


def _first_line(error: BaseException) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


class Driver:
    """Questions come by the line and are Ray's to answer: tasks by anybody, others by the actor that was hired."""

    def __init__(self, ray: Any, line: Connection) -> None:
        self._ray = ray
        self._line = line
        self._speaking = threading.Lock()
        self._levels = os.environ.get(GIVEN, "")
        self._task = ray.remote(num_cpus=1, max_retries=TRIES)(work_on)
        self._actor = ray.remote(num_cpus=0, max_restarts=0, max_task_retries=0)(Hand)
        self._hands: dict[int, Any] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self._heard = time.monotonic()

    def run(self) -> None:
        for watch in (self._look, self._listen_to_silence):
            threading.Thread(target=watch, daemon=True).start()
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        over = asyncio.Event()

        def read() -> None:
            try:
                while (told := self._line.recv())[0] != "close":
                    loop.call_soon_threadsafe(self._take, *told)
            except (EOFError, OSError):
                pass
            loop.call_soon_threadsafe(over.set)

        threading.Thread(target=read, daemon=True).start()
        await over.wait()

    def _take(self, what: str, number: int, *more: Any) -> None:
        if what == "task":
            self._begin(self._answer(number, lambda: self._task.remote(meadhall.__version__, self._levels, *more)))
        elif what == "ask":
            hand, packed, seconds = more
            self._begin(self._answer(number, lambda: self._hands[hand].work_on.remote(packed, seconds)))
        elif what == "hire":
            hand, node = more
            there = self._ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(node, soft=False)
            actor = self._actor.options(scheduling_strategy=there)
            self._hands[hand] = actor.remote(meadhall.__version__, self._levels)
        elif what == "dismiss":
            self._ray.kill(self._hands.pop(more[0]))

    def _send(self, what: str, number: int, told: Any) -> None:
        with self._speaking:
            self._line.send((what, number, told))

    def _begin(self, answering: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(answering)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, number: int, ask: Any) -> None:
        try:
            told = await ask()
        except self._ray.exceptions.RayTaskError as error:  # it could not even begin: work of ours does not fail so
            self._send("unfit", number, str(error).strip().splitlines()[-1])
        except self._ray.exceptions.LocalRayletDiedError:  # the node that this process is connected to
            os._exit(1)
        except (self._ray.exceptions.RayError, KeyError) as error:
            self._send("lost", number, _first_line(error))
        else:
            if told.startswith(UNFIT):
                self._send("unfit", number, told.removeprefix(UNFIT).decode())
            else:
                self._send("done", number, told)

    # Is it still there?

    def _look(self) -> None:
        while True:
            nodes = {
                node["NodeID"]: int(node["Resources"].get("CPU", 0)) for node in self._ray.nodes() if node["Alive"]
            }
            self._heard = time.monotonic()
            self._send("nodes", 0, {name: processors for name, processors in nodes.items() if processors})
            time.sleep(LOOK)

    def _listen_to_silence(self) -> None:
        while time.monotonic() - self._heard < SILENCE:
            time.sleep(1)
        os._exit(1)


# On a node of the cluster


def work_on(version: str, levels: str, packed: bytes) -> bytes:
    """Do it; what comes of it is packed, also if it is trouble."""
    if version != meadhall.__version__:
        return UNFIT + f"Meadhall {meadhall.__version__}".encode()
    os.environ[GIVEN] = levels
    try:
        work, asked = pickle.loads(packed)
        return pickle.dumps((True, work(asked)))
    except Exception as error:
        return _packed(error, traceback.format_exc())


def _packed(error: Exception, traceback: str) -> bytes:
    """With the place where it happened."""
    error.add_note(traceback)
    try:
        return pickle.dumps((False, error))
    except Exception:  # not every error can be sent
        return pickle.dumps((False, RuntimeError(traceback)))


class Hand:
    """Does one thing after the other, for the hall that hired it. It is gone when its time is up, and with its hall."""

    def __init__(self, version: str, levels: str) -> None:
        self._version = version
        self._levels = levels
        if hasattr(os, "nice"):
            os.nice(max(0, NICE - os.nice(0)))  # Ray may have set it back already

    def work_on(self, packed: bytes, seconds: float) -> bytes:
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)  # needs no interpreter to be free
            try:
                return work_on(self._version, self._levels, packed)
            finally:
                faulthandler.cancel_dump_traceback_later()
