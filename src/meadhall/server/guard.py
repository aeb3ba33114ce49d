"""The door: what every request passes before anything looks at it, and what every answer carries.

Sizes, rates and origins are checked here, once for all routes; a request that is refused costs next to nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.careful_json import check_type, read_json
from meadhall.server.clients import client_key
from meadhall.server.forwarding import PASSED, given
from meadhall.server.hosts import Hosts
from meadhall.server.problems import Problem
from meadhall.server.request_turns import Turns
from meadhall.server.security import DOCUMENTS, HEADERS, check_origin, own_cookies
from meadhall.server.settings import Limits
from meadhall.server.words import say
from meadhall.web import assets

MOST_CLIENTS: Final = 20_000  # that are remembered
WORTH_TELLING: Final = 0.02  # of what a client may take at once
DRAINED: Final = 32 * 1024 * 1024  # of a body that is too large: read and dropped, so that the sender hears the answer

UPLOADS = ("/upload", "/api/records")

# With every answer that says nothing else itself.
CARRIED: Final = tuple(
    (name.encode(), value.encode()) for name, value in ({**HEADERS, "cache-control": "no-store"}).items()
)
# What is never looked at by itself, only as a part of a page, which says the rest: it is half of a small file's bytes.
OF_PAGES: Final = {assets.TYPES[kind].encode() for kind in (".css", ".js", ".woff2")}
PARTS: Final = tuple(header for header in CARRIED if header[0] not in DOCUMENTS)
# A drawing can be looked at by itself: then it may do nothing at all, which takes few words.
DRAWING: Final = assets.TYPES[".svg"].encode()
DRAWN: Final = (*PARTS, (b"content-security-policy", b"default-src 'none'; sandbox"))


def carried(kind: bytes | None) -> tuple[tuple[bytes, bytes], ...]:
    """The headers of an answer of that type."""
    return PARTS if kind in OF_PAGES else DRAWN if kind == DRAWING else CARRIED


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
        self._taken: dict[tuple[str, str], float] = {}  # that the other halls don't know of yet

    def take(self, kind: str, client: str) -> None:
        """Refuse what is too much."""
        rate, burst = self._rates[kind]
        now = time.monotonic()
        left, then = self._left.get((kind, client), (burst, now))
        left = min(burst, left + (now - then) * rate)
        if left < 1.0:
            wait = (1.0 - left) / rate
            raise Problem(429, say("too-much", seconds=max(1, round(wait))))
        self._left[kind, client] = (left - 1.0, now)
        if self.shared:
            self._taken[kind, client] = self._taken.get((kind, client), 0.0) + 1.0
        if len(self._left) > MOST_CLIENTS:
            self._tidy(now)

    # With several halls

    shared = False  # are the same clients at other halls as well?

    def rate(self, kind: str) -> float:
        return self._rates[kind][0]

    def report(self) -> dict[tuple[str, str], float]:
        """What was taken here since the last time; of what may be taken often, only what adds up to something."""
        told = {key: taken for key, taken in self._taken.items() if taken >= self._rates[key[0]][1] * WORTH_TELLING}
        for key in told:
            del self._taken[key]
        if len(self._taken) > MOST_CLIENTS:
            self._taken.clear()
        return told

    def learn(self, kind: str, client: str, level: float) -> None:
        """So much was taken at all halls together, of which nothing has run out yet."""
        rate, burst = self._rates[kind]
        now = time.monotonic()
        left, then = self._left.get((kind, client), (burst, now))
        self._left[kind, client] = (min(left + (now - then) * rate, burst - level), now)

    def _tidy(self, now: float) -> None:
        for key, (left, then) in list(self._left.items()):
            rate, burst = self._rates[key[0]]
            if left + (now - then) * rate >= burst:
                del self._left[key]
        while len(self._left) > MOST_CLIENTS:
            del self._left[next(iter(self._left))]


class Guard:
    """The middleware. `tell` turns a Problem into an answer, for a browser or for a program."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        limiter: Limiter,
        hosts: Hosts,
        tell: Callable[[Request, Problem], Response],
    ) -> None:
        self.app = app
        self.limits = limits
        self.limiter = limiter
        self.hosts = hosts
        self.tell = tell
        self._turns = Turns()
        self._held: dict[str, int] = {}  # bytes of bodies that are being received, by client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = dict(message["headers"])
                more = carried(said.get(b"content-type"))
                message["headers"] = [*message["headers"], *(header for header in more if header[0] not in said)]
            await send(message)

        client = client_of(scope)
        await self._turns.take(client)
        scope["headers"] = own_cookies(scope["headers"])
        headers = Headers(scope=scope)
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        try:
            if PASSED not in scope:  # else another hall has seen to it
                self._host(scope, headers)
                if not scope["path"].startswith("/assets/"):
                    self.limiter.take("write" if writes else "read", client)
                if writes:
                    check_origin(headers)
            if writes:
                body = await self._body(scope["path"], client, receive)
                if body is None:
                    return  # whoever sent it is gone
                _check(scope["path"], headers, body)
                receive = given(body, receive)
        except Problem as problem:
            await self.tell(Request(scope), problem)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def _host(self, scope: Scope, headers: Headers) -> None:
        named = headers.getlist("host")
        if len(named) > 1:
            raise Problem(400, say("twice-host"))
        if named:  # browsers always say it; old programs need not
            reached = scope.get("server")
            self.hosts.check(named[0], str(reached[0]) if reached else "")

    async def _body(self, path: str, client: str, receive: Receive) -> bytes | None:
        """The whole body, read now, if it is not too large; None if the sender is gone."""
        most = self.limits.upload if path in UPLOADS else self.limits.body
        chunks: list[bytes] = []
        size = held = 0
        try:
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return None
                chunk = message.get("body", b"")
                size += len(chunk)
                if size <= most:
                    chunks.append(chunk)
                    held += len(chunk)
                    self._hold(client, len(chunk))
                if not message.get("more_body", False) or size > DRAINED:
                    break
        finally:
            self._let_go(client, held)
        if size > most:
            raise Problem(413, say("too-long", most=_size(most)))
        return b"".join(chunks)

    def _hold(self, client: str, more: int) -> None:
        self._held[client] = self._held.get(client, 0) + more
        if self._held[client] > self.limits.held_each:
            raise Problem(429, say("sends-too-much"))
        if sum(self._held.values()) > self.limits.held:
            raise Problem(503, say("hall-gets-too-much"))

    def _let_go(self, client: str, held: int) -> None:
        left = self._held.get(client, 0) - held
        if left > 0:
            self._held[client] = left
        else:
            self._held.pop(client, None)


def _check(path: str, headers: Headers, body: bytes) -> None:
    """Refuse what no reader behind the door should have to bother with. Uploads are read elsewhere, with care."""
    kind = headers.get("content-type", "")
    check_type(kind)
    if body and path not in UPLOADS and "json" in kind.lower():
        read_json(body)


def _size(number: int) -> str:
    return f"{number // 1024} KiB" if number < 1024 * 1024 else f"{number // (1024 * 1024)} MiB"


def client_of(scope: Scope) -> str:
    """Who asks, as rates and numbers are counted."""
    client = scope.get("client")
    return client_key(str(client[0])) if client else "unknown"
