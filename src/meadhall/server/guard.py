"""The door: what every request passes before anything looks at it, and what every answer carries.

Sizes, rates and origins are checked here, once for all routes; a request that is refused costs next to nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.problems import Problem
from meadhall.server.security import HEADERS, check_origin
from meadhall.server.settings import Limits

MOST_CLIENTS: Final = 20_000  # that are remembered
DRAINED: Final = 32 * 1024 * 1024  # of a body that is too large: read and dropped, so that the sender hears the answer

UPLOADS = ("/upload", "/api/records")


class Limiter:
    """How much each client has asked for lately, of each kind of thing."""

    def __init__(self, limits: Limits) -> None:
        self._rates = {
            "read": (limits.reads, limits.reads_burst),
            "write": (limits.writes, limits.writes_burst),
            "table": (limits.new_tables, limits.new_tables_burst),
            "chat": (limits.chat, limits.chat_burst),
        }
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, client: str) -> None:
        """Refuse what is too much."""
        rate, burst = self._rates[kind]
        now = time.monotonic()
        left, then = self._left.get((kind, client), (burst, now))
        left = min(burst, left + (now - then) * rate)
        if left < 1.0:
            wait = (1.0 - left) / rate
            raise Problem(429, f"That is too much at once. Wait {_span(wait)}, then go on.")
        self._left[kind, client] = (left - 1.0, now)
        if len(self._left) > MOST_CLIENTS:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        for key, (left, then) in list(self._left.items()):
            rate, burst = self._rates[key[0]]
            if left + (now - then) * rate >= burst:
                del self._left[key]
        while len(self._left) > MOST_CLIENTS:
            del self._left[next(iter(self._left))]


def _span(seconds: float) -> str:
    return "a second" if seconds <= 1 else f"{seconds:.0f} seconds"


class Guard:
    """The middleware. `tell` turns a Problem into an answer, for a browser or for a program."""

    def __init__(
        self, app: ASGIApp, limits: Limits, limiter: Limiter, tell: Callable[[Request, Problem], Response]
    ) -> None:
        self.app = app
        self.limits = limits
        self.limiter = limiter
        self.tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                message["headers"] = headers.raw
            await send(message)

        try:
            headers = Headers(scope=scope)
            client = client_of(scope)
            writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if not scope["path"].startswith("/assets/"):
                self.limiter.take("write" if writes else "read", client)
            check_origin(scope["method"], dict(headers))
            if writes:
                receive = await self._body(scope["path"], headers, receive)
        except Problem as problem:
            await self.tell(Request(scope), problem)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    async def _body(self, path: str, headers: Headers, receive: Receive) -> Receive:
        """The whole body, read now, if it is not too large."""
        most = self.limits.upload if path in UPLOADS else self.limits.body
        chunks: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return _once(message, receive)
            chunk = message.get("body", b"")
            size += len(chunk)
            if size <= most:
                chunks.append(chunk)
            if not message.get("more_body", False) or size > DRAINED:
                break
        if size > most:
            raise Problem(413, f"This is too long: {_size(most)} are taken, and more was sent.")
        return _once({"type": "http.request", "body": b"".join(chunks), "more_body": False}, receive)


def _once(message: Message, receive: Receive) -> Receive:
    """A way to receive the message first, and then what comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if not given:
            given = True
            return message
        return await receive()

    return again


def _size(number: int) -> str:
    return f"{number // 1024} KiB" if number < 1024 * 1024 else f"{number // (1024 * 1024)} MiB"


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"
