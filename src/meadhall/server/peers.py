"""Requests from one hall to another, over connections that are kept open.

What could not be sent may be sent again, elsewhere. What was sent and not answered may have been done: who asks is told
so, and decides.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

import httptools

CONNECT: Final = 1.5  # seconds for another hall to take a connection
ANSWER: Final = 60.0  # for its answer; a hall that is gone is noticed much earlier
MOST_KEPT: Final = 32  # connections that wait for something to do, for each hall

Headers = list[tuple[bytes, bytes]]


class NotSent(Exception):
    """The other hall has not got it."""


class NotAnswered(Exception):
    """The other hall may have got it, and is gone."""


@dataclass
class Answer:
    status: int = 0
    headers: Headers = field(default_factory=list)
    body: bytes = b""

    def header(self, name: bytes) -> bytes:
        return next((value for key, value in self.headers if key == name), b"")


class Line(asyncio.Protocol):
    """One connection: a request, then its answer."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._parser: Any = None
        self._answer = Answer()
        self._body: list[bytes] = []
        self._bodiless = False
        self._waiting: asyncio.Future[Answer] | None = None
        self.closed = False
        self.last = False  # request on it: the other side closes it then

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(NotAnswered())

    def data_received(self, data: bytes) -> None:
        if self._parser is None:
            self.close()  # nobody has asked
            return
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self.close()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._answer.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self._answer.status = self._parser.get_status_code()
        self.last = not self._parser.should_keep_alive()
        if self._bodiless:
            self._done()

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        self._done()

    def _done(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._answer.body = b"".join(self._body)
            self._waiting.set_result(self._answer)

    async def ask(self, request: bytes, bodiless: bool) -> Answer:
        assert self._transport is not None
        self._parser = httptools.HttpResponseParser(self)
        self._answer, self._body, self._bodiless = Answer(), [], bodiless
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        try:
            async with asyncio.timeout(ANSWER):
                return await self._waiting
        except BaseException:
            self.close()
            raise
        finally:
            self._waiting = None

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Peers:
    """The lines to the other halls, by their addresses."""

    def __init__(self) -> None:
        self._kept: dict[str, list[Line]] = {}
        self._busy: dict[str, set[Line]] = {}

    async def ask(self, address: str, method: str, path: bytes, headers: Headers, body: bytes = b"") -> Answer:
        """The other hall's answer; NotSent or NotAnswered, if there is none."""
        line = self._free(address) or await self._connect(address)
        lines = [f"{method} ".encode() + path + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in headers]
        lines += [b"content-length: %d" % len(body), b"", body]
        busy = self._busy.setdefault(address, set())
        busy.add(line)
        try:
            answer = await line.ask(b"\r\n".join(lines), method == "HEAD")
        except TimeoutError:
            raise NotAnswered from None
        finally:
            busy.discard(line)
        kept = self._kept.setdefault(address, [])
        if line.last or line.closed or len(kept) >= MOST_KEPT:
            line.close()
        else:
            kept.append(line)
        return answer

    def gone(self, address: str) -> None:
        """Whoever still waits for that hall waits in vain."""
        for line in [*self._kept.pop(address, []), *self._busy.pop(address, set())]:
            line.close()

    def close(self) -> None:
        for address in [*self._kept, *self._busy]:
            self.gone(address)

    def _free(self, address: str) -> Line | None:
        kept = self._kept.get(address, [])
        while kept:
            line = kept.pop()
            if not line.closed:
                return line
        return None

    async def _connect(self, address: str) -> Line:
        host, _, port = address.rpartition(":")
        try:
            async with asyncio.timeout(CONNECT):
                _, line = await asyncio.get_running_loop().create_connection(Line, host.strip("[]"), int(port))
        except (OSError, TimeoutError, ValueError) as error:
            raise NotSent(str(error)) from None
        return line
