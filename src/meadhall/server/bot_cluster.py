"""Bots that think beyond this machine: processes on the nodes of a Ray cluster, hired for this hall alone.

As many are hired as the cluster has processors, and each is trusted with questions once it has answered a greeting. A
node that is lost, or lets a question down, costs its hands: the question is asked again. A cluster that is lost costs
all of them: the hall's own workers think, until it is back.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from meadhall.engine.errors import MeadhallError
from meadhall.play.cluster import Cluster, ClusterTrouble
from meadhall.server.bot_workers import Failed, TooLong, WorkerLost, answer
from meadhall.server.settings import MOST_WORKERS, Settings

log = logging.getLogger("meadhall.server")

Asked = TypeVar("Asked")
Told = TypeVar("Told")

LOOK: Final = 1.0  # seconds between two looks at who is there
STARTING: Final = 60.0  # seconds that a new process there may take to load everything
GREETING: Final = 5.0  # seconds for one that is there already
SHUNNED: Final = 30.0  # seconds until a node that could not even greet is tried again
AGAIN: Final = 15.0  # seconds between two tries to reach a cluster that was lost
SPARE: Final = 1.0  # seconds after which a process ends itself that its hall has not ended in time


class FarHand:
    """One process on a node of the cluster."""

    def __init__(self, crew: FarHands, cluster: Cluster, number: int, node: str) -> None:
        self.node = node
        self.warm = False  # it has loaded everything, and can answer
        self._crew = crew
        self._cluster = cluster
        self._number = number
        self._ended = False
        cluster.hire(number, node)

    @property
    def alive(self) -> bool:
        return not self._ended and not self._cluster.lost

    async def run(self, work: Callable[[Asked], Told], asked: Asked, seconds: float) -> Told:
        """What the work makes of it. After so many seconds the process is ended, whatever it does."""
        future = self._cluster.ask(self._number, answer, (work, asked), seconds + SPARE)
        try:
            async with asyncio.timeout(seconds):
                fine, told = await asyncio.wrap_future(future)
        except TimeoutError:
            self.end()
            self._crew.doubt(self.node)
            raise TooLong from None
        except ClusterTrouble as trouble:
            self.end()
            self._crew.doubt(self.node)
            raise WorkerLost(str(trouble)) from None
        except asyncio.CancelledError:
            self.end()
            raise
        if not fine:
            raise Failed(told)
        found: Told = told
        return found

    def rest(self) -> None:
        self._crew.idle.append(self)

    def end(self) -> None:
        if not self._ended:
            self._ended = True
            self.warm = False
            self._cluster.dismiss(self._number)


def greet(_: None) -> None:
    """On a node: whoever answers has loaded everything."""


class FarHands:
    """All that this hall has hired on a cluster. `idle` are those who have nothing to do."""

    def __init__(self, settings: Settings, came: Callable[[], None]) -> None:
        self.idle: list[FarHand] = []
        self._address = settings.ray
        self._most = settings.ray_workers or MOST_WORKERS
        self._came = came  # somebody is free
        self._numbers = itertools.count(1)
        self._hired: set[FarHand] = set()
        self._shunned: dict[str, float] = {}  # nodes, and until when
        self._beside: set[asyncio.Task[None]] = set()
        self._keeping = False
        self._cluster = Cluster(self._address)

    def __len__(self) -> int:
        return sum(hand.warm and hand.alive for hand in self._hired)

    def free(self) -> FarHand | None:
        """Somebody who has nothing to do."""
        while self.idle:
            hand = self.idle.pop()
            if hand.alive:
                return hand
        return None

    def begin(self) -> None:
        """From now on, in this loop, the crew is kept complete."""
        if not self._keeping:
            self._keeping = True
            self._start(self._keep())

    def doubt(self, node: str) -> None:
        """One of its processes was lost or late: the others there have to greet again."""
        doubtful = [hand for hand in self.idle if hand.node == node and hand.alive]
        self.idle = [hand for hand in self.idle if hand.node != node]
        for hand in doubtful:
            self._start(self._greet(hand, GREETING))

    def close(self) -> None:
        for task in self._beside:
            task.cancel()
        self._cluster.close(at_once=True)

    def _start(self, coming: Any) -> None:
        task = asyncio.get_running_loop().create_task(coming)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # The crew

    async def _keep(self) -> None:
        await self._reached()
        while True:
            if self._cluster.lost:
                await self._come_back()
            self._fill()
            await asyncio.sleep(LOOK)

    def _fill(self) -> None:
        """Hire whoever is missing."""
        nodes = self._cluster.nodes
        for hand in [hand for hand in self._hired if not hand.alive or hand.node not in nodes]:
            hand.end()
            self._hired.remove(hand)
        there = [hand.node for hand in self._hired]
        for node in places(nodes, self._most):
            if node in there:
                there.remove(node)
            elif self._shunned.get(node, 0.0) < time.monotonic():
                hand = FarHand(self, self._cluster, next(self._numbers), node)
                self._hired.add(hand)
                self._start(self._greet(hand, STARTING))

    async def _greet(self, hand: FarHand, seconds: float) -> None:
        hand.warm = False
        try:
            await hand.run(greet, None, seconds)
        except (TooLong, WorkerLost, Failed) as trouble:
            if not self._cluster.lost:
                self._shunned[hand.node] = time.monotonic() + SHUNNED
                log.warning("A node of the Ray cluster at %s was left: %s", self._address, trouble or "it was silent")
            hand.end()
            return
        hand.warm = True
        hand.rest()
        self._came()

    async def _come_back(self) -> None:
        """The cluster is lost: try to reach it until it is there again."""
        log.error("The Ray cluster at %s is lost: bots think on this machine until it is back.", self._address)
        self._hired.clear()
        self.idle.clear()
        while self._cluster.lost:
            await asyncio.sleep(AGAIN)
            self._cluster = Cluster(self._address)
            await self._reached()
        log.warning("The Ray cluster at %s is back: bots think there again.", self._address)

    async def _reached(self) -> None:
        """When it is connected, or has to count as lost."""
        try:
            async with asyncio.timeout(STARTING):
                await asyncio.wrap_future(self._cluster.ready)
        except (TimeoutError, MeadhallError):
            self._cluster.close(at_once=True)


def places(nodes: Mapping[str, int], most: int) -> list[str]:
    """Where hands are wanted: one for each processor, at most so many, spread over the nodes.

    >>> places({"oak": 3, "elm": 1, "ash": 2}, 5)
    ['oak', 'elm', 'ash', 'oak', 'ash']
    """
    rounds = range(max(nodes.values(), default=0))
    return [node for turn in rounds for node, processors in nodes.items() if processors > turn][:most]
