"""What those see who run a hall: is it alive (/health), does it take requests (/ready), and its numbers (/metrics).

Numbers are for Prometheus, and for this machine and the trusted proxies only. A hall that keeps none pays nothing.
Where several processes stand at one port, whichever is asked tells the numbers of all, each under its process.
"""

from __future__ import annotations

import hmac
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.engine.errors import MeadhallError
from meadhall.server.bot_queue import Rank
from meadhall.server.clients import is_loopback
from meadhall.server.hall_neighbours import SECRET
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

LATENCY: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
READY: Final = 2.0  # seconds in which the database has to answer


class Watchtower:
    """Outermost: asked by machines that know neither names nor limits."""

    def __init__(
        self, app: ASGIApp, numbers: Numbers | None = None, believed: Iterable[str] = (), processes: int = 1
    ) -> None:
        self.app = app
        self._numbers = numbers
        self._believed = frozenset(believed)
        self._processes = processes  # at this port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path")
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif path == "/health":
            await PlainTextResponse("The hall is alive.\n")(scope, receive, send)
        elif path == "/ready":
            await (await _ready(scope["app"].state.hall))(scope, receive, send)
        elif path == "/metrics" and self._numbers is not None:
            await (await self._told(self._numbers, scope))(scope, receive, send)
        elif self._numbers is None:
            await self.app(scope, receive, send)
        else:
            await self._measured(self._numbers, scope, receive, send)

    async def _told(self, numbers: Numbers, scope: Scope) -> Response:
        hall: Hall = scope["app"].state.hall
        client = scope.get("client")
        address = str(client[0]) if client else ""
        secret = next((value for name, value in scope["headers"] if name == SECRET), b"")
        by_peer = hmac.compare_digest(secret, hall.storage.secret.encode())
        if not by_peer and not is_loopback(address) and address not in self._believed:
            return PlainTextResponse("Numbers are for those who run the hall.\n", 403)
        told = numbers.text()
        if self._processes > 1:
            others = [] if by_peer else await hall.neighbours.numbers()
            told = numbers.together(told, others)
        return Response(told, media_type="text/plain; version=0.0.4")

    async def _measured(self, numbers: Numbers, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                numbers.answered(_route(scope), scope["method"], status, time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noting)


def _route(scope: Scope) -> str:
    """The route as it is written, not as it was asked for: there are as many tables as there are stars."""
    route: Any = scope.get("route")
    return str(route.path) if route is not None else "none"


async def _ready(hall: Hall) -> Response:
    """May a balancer send people here?"""
    if hall.closing or hall.storage.halls.draining:
        return PlainTextResponse("The hall is closing.\n", 503)
    try:
        await hall.storage.reachable(READY)
    except (MeadhallError, TimeoutError):
        return PlainTextResponse("The hall can't reach its database.\n", 503)
    return PlainTextResponse("The hall is open.\n")


class Numbers:
    """What is counted, and what is read off the hall when somebody asks."""

    def __init__(self) -> None:
        try:
            import prometheus_client
            import prometheus_client.metrics_core
        except ImportError:
            raise MeadhallError(say("no-numbers")) from None
        self._client: Any = prometheus_client
        self._registry: Any = prometheus_client.CollectorRegistry()
        self._hall: Hall | None = None
        self._answers: Any = prometheus_client.Histogram(
            "meadhall_request_seconds",
            "Until an answer begins, by route",
            ["route", "method", "status"],
            buckets=LATENCY,
            registry=self._registry,
        )
        self._thoughts: Any = prometheus_client.Histogram(
            "meadhall_bot_seconds",
            "From a bot's being asked until its thought is there",
            ["rank"],
            buckets=LATENCY,
            registry=self._registry,
        )
        self._registry.register(self)

    def watch(self, hall: Hall) -> None:
        self._hall = hall
        hall.thinkers.thought = self.thought

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        self._answers.labels(route, method, str(status)).observe(seconds)

    def thought(self, rank: Rank, seconds: float) -> None:
        self._thoughts.labels(rank.name.lower()).observe(seconds)

    def text(self) -> bytes:
        found: bytes = self._client.generate_latest(self._registry)
        return found

    def together(self, own: bytes, others: Sequence[bytes]) -> bytes:
        """The numbers of this process, under its name, and those that others have told under theirs."""
        from prometheus_client.parser import text_string_to_metric_families

        found: dict[str, Any] = {}
        for text, process in [(own, {"process": str(os.getpid())}), *((other, {}) for other in others)]:
            for told in text_string_to_metric_families(text.decode()):
                kind = self._client.metrics_core.Metric(told.name, told.documentation, told.type)
                family = found.setdefault(told.name, kind)
                for sample in told.samples:
                    family.add_sample(sample.name, {**sample.labels, **process}, sample.value)
        registry = self._client.CollectorRegistry()
        registry.register(_Told(list(found.values())))
        joined: bytes = self._client.generate_latest(registry)
        return joined

    def collect(self) -> Iterator[Any]:
        """As Prometheus's own client asks for what is not counted but looked up."""
        core = self._client.metrics_core
        hall = self._hall
        if hall is None:
            return
        states = {"running": 0, "open": 0, "finished": 0}
        for live in hall.tables.values():
            states[live.row.state] += 1
        tables = core.GaugeMetricFamily("meadhall_tables", "Tables in this hall's memory", labels=["state"])
        for state, count in states.items():
            tables.add_metric([state], count)
        yield tables
        queue = core.GaugeMetricFamily("meadhall_bot_questions", "Questions that wait for a worker", labels=["rank"])
        for rank in Rank:
            queue.add_metric([rank.name.lower()], hall.thinkers.waiting(rank))
        yield queue
        gauges = (
            ("meadhall_streams", "Live updates that are followed here", hall.watching),
            ("meadhall_reviews", "Reviews that are being made here, or wait for it", len(hall.reviews)),
            ("meadhall_writes_waiting", "Writes that wait to be committed", hall.storage.waiting),
            ("meadhall_halls", "Halls that are open on this database", hall.storage.halls.count),
        )
        counters = (
            ("meadhall_decisions", "Decisions that were written down", hall.storage.decisions),
            ("meadhall_database_seconds", "Seconds spent in writing transactions", hall.storage.seconds),
            ("meadhall_commits", "Transactions that were committed", hall.storage.commits),
        )
        yield from (core.GaugeMetricFamily(*gauge) for gauge in gauges)
        yield from (core.CounterMetricFamily(*counter) for counter in counters)


class _Told:
    """Numbers as they are, for Prometheus's own client."""

    def __init__(self, families: list[Any]) -> None:
        self._families = families

    def collect(self) -> list[Any]:
        return self._families
