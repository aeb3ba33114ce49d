"""The threshold: what a connection may cost before it has become a request.

httptools reads requests in C, but knows no limits: it waits for ever and keeps whatever is sent. Here a head has a
size, heads and bodies have their time, a client has a number of connections, and so has the hall. A stream of live
updates is an answer that goes on, and may take as long as it likes, if only somebody reads it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, ClassVar, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meadhall.server.clients import client_key, is_loopback
from meadhall.server.settings import Limits

log = logging.getLogger("meadhall.server")

NEVER: Final = math.inf
LINGER: Final = 2.0  # seconds in which who was refused can read why
MOST_AHEAD: Final = 16  # requests that wait behind another on one connection; browsers send none at all

BUSY = "The hall is full: as many connections are open as it can hold. Try again in a moment."
TOO_MANY = "You have {most} connections to the hall open. Close some pages first."
LATE_HEAD = "The request did not arrive in {seconds:.0f} seconds. Try again."
LATE_BODY = "What you sent did not arrive in {seconds:.0f} seconds. Try again, on a better line."
NOT_HTTP = "This is no request that the hall understands."


class Refusal(Exception):
    """Raised while a head is read: the answer, and why."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class Threshold:
    """All connections of a hall, and who has how many. What takes too long is ended in rounds."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self._proxies = frozenset(proxies)
        self._by_client: dict[str, dict[Connection, None]] = {}
        self._open = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return self._open

    def enter(self, connection: Connection, address: str) -> str:
        """Let it in, if need be for one that waits for nothing; or the sentence why not."""
        client = connection.of = client_key(address)
        theirs = self._by_client.setdefault(client, {})
        sentence = ""
        if len(theirs) >= self.limits.connections_each and not self._is_proxy(address):
            if not self._let_go(theirs):
                sentence = TOO_MANY.format(most=self.limits.connections_each)
        elif self._open >= self.limits.connections and not self._make_room():
            sentence = BUSY
        theirs[connection] = None
        self._open += 1
        if self._timer is None:
            self._timer = connection.loop.call_later(self.limits.round, self._round, connection.loop)
        return sentence

    def leave(self, connection: Connection) -> None:
        theirs = self._by_client.get(connection.of, {})
        if connection in theirs:
            del theirs[connection]
            self._open -= 1
            if not theirs:
                del self._by_client[connection.of]

    def _is_proxy(self, address: str) -> bool:
        """Everybody comes from where a trusted proxy stands: those connections are the proxy's to count."""
        return is_loopback(address) or "*" in self._proxies or address in self._proxies

    def _make_room(self) -> bool:
        """Somebody has to go: of whoever has most, the one that waits longest without being answered."""
        most = sorted(self._by_client.values(), key=len, reverse=True)
        return any(self._let_go(theirs) for theirs in most)

    def _let_go(self, connections: dict[Connection, None]) -> bool:
        for connection in list(connections):
            if connection.waits:
                connection.transport.abort()
                self.leave(connection)
                return True
        return False

    def _round(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for theirs in list(self._by_client.values()):
            for connection in list(theirs):
                connection.look_at_the_clock(now)
        self._timer = loop.call_later(self.limits.round, self._round, loop) if self._open else None


class Envelope:
    """The head of an answer waits for what comes with it: to send both at once wakes the other side once, not twice."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head: bytes | None = None

    def write(self, data: bytes) -> None:
        if self._head is None:
            self._head = data
            self._loop.call_soon(self._send)  # if nothing comes with it
        elif self._head:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        elif data:
            self._transport.write(data)

    def _send(self) -> None:
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head)

    def close(self) -> None:
        self._send()
        self._transport.close()

    def is_closing(self) -> bool:
        return self._transport.is_closing()


class Connection(HttpToolsProtocol):
    """One connection, with its limits. A hall's own class has its own threshold."""

    threshold: ClassVar[Threshold]

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.of = ""
        self.limits = self.threshold.limits
        self._until = NEVER  # what is being received has to be here by then
        self._unread_since = NEVER  # when the other side stopped reading what we send
        self._in_head = False
        self._pending = 0  # bytes of a head that has no end yet
        self._size = 0
        self._refused = False
        self.url = b""  # uvicorn sets it when a request begins

    @property
    def waits(self) -> bool:
        """Is nothing being answered here?"""
        return self._refused or self.cycle is None or self.cycle.response_complete

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        sentence = self.threshold.enter(self, self.client[0] if self.client else "")
        self._until = self.loop.time() + self.limits.head_seconds
        if sentence:
            self._refuse(Refusal(503, sentence))

    def connection_lost(self, exc: Exception | None) -> None:
        self.threshold.leave(self)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def pause_writing(self) -> None:
        self._unread_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread_since = NEVER
        super().resume_writing()

    def look_at_the_clock(self, now: float) -> None:
        """End what takes too long."""
        if now - self._unread_since > self.limits.write_seconds:
            self.transport.abort()
        elif now < self._until:
            return
        elif self._refused or (self.waits and not self._in_head):
            self.transport.abort()  # it was told why, or it never said anything
        elif self._in_head:
            self._refuse(Refusal(408, LATE_HEAD.format(seconds=self.limits.head_seconds)))
        else:
            self._refuse(Refusal(408, LATE_BODY.format(seconds=self.limits.body_seconds)))

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._unset_keepalive_if_required()
        if self._until == NEVER and self.waits:
            self._until = self.loop.time() + self.limits.head_seconds
        head = self._in_head
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as error:
            known = error.__context__
            self._refuse(known if isinstance(known, Refusal) else Refusal(400, NOT_HTTP))
            return
        except httptools.HttpParserUpgrade:
            pass  # it is answered over HTTP/1.1 all the same
        if head and self._in_head:
            self._pending += len(data)
            if self._pending > self.limits.head:
                self._refuse(_too_large("All headers", self.limits.head))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._pending = 0
        self._size = 0
        self._until = self.loop.time() + self.limits.head_seconds

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.address:
            raise Refusal(414, f"This address is too long: {self.limits.address} letters are taken.")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._size += len(name) + len(value) + 4
        if self._size > self.limits.head:
            raise _too_large("All headers", self.limits.head)
        if len(self.headers) >= self.limits.headers:
            raise Refusal(431, f"There are too many headers: {self.limits.headers} are taken.")
        if len(value) > self.limits.header_line and name.lower() != b"cookie":
            raise _too_large(f"The header {name[:40].decode('latin-1')}", self.limits.header_line)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise Refusal(400, "Too many requests were sent at once: wait for the answers.")
        self._in_head = False
        self._until = self.loop.time() + self.limits.body_seconds
        super().on_headers_complete()
        self.cycle.transport = Envelope(self.transport, self.loop)  # type: ignore[assignment]  # as far as it is used

    def on_message_complete(self) -> None:
        self._until = NEVER
        super().on_message_complete()

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody has to know: who asks too much would fill the log."""

    # Refusing

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, and hear no more. The other side has a moment to read it."""
        if self._refused:
            return
        answering = not self.waits
        started = answering and self.cycle.response_started
        self._refused = True
        if answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if started or self.transport.is_closing():
            self.transport.abort()
            return
        self._until = self.loop.time() + LINGER
        self.transport.write(_answer(refusal, self.url.startswith(b"/api")))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()


def _too_large(what: str, most: int) -> Refusal:
    return Refusal(
        431, f"{what} may have {most // 1024} KiB, and more was sent. Clear this site's cookies, and try again."
    )


def _answer(refusal: Refusal, as_json: bool) -> bytes:
    """The whole answer, as it goes over the wire."""
    if as_json:
        kind, text = "application/json", json.dumps({"sentence": refusal.sentence, "rule": ""})
    else:
        kind, text = "text/plain; charset=utf-8", refusal.sentence
    body = text.encode()
    lines = (
        f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}",
        f"content-type: {kind}",
        f"content-length: {len(body)}",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def protocol_of(limits: Limits, proxies: Iterable[str] = ()) -> type[Connection]:
    """The class of a hall's connections."""
    return type("HallConnection", (Connection,), {"threshold": Threshold(limits, proxies)})


# What the system refuses

ONCE_IN: Final = 60.0  # seconds


def quiet_accept_errors(loop: asyncio.AbstractEventLoop, clock: Callable[[], float] = time.monotonic) -> None:
    """asyncio tells of each connection that it could not take for want of descriptors: once a minute is enough."""
    told = -NEVER
    unsaid = 0

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal told, unsaid
        if "socket.accept()" not in str(context.get("message", "")):
            loop.default_exception_handler(context)
            return
        if clock() - told < ONCE_IN:
            unsaid += 1
            return
        more = f" ({unsaid} more since the last time this was said)" if unsaid else ""
        log.error("connections can't be taken: %s%s", context.get("exception"), more)
        told, unsaid = clock(), 0

    loop.set_exception_handler(handle)
