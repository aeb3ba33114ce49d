"""A request for a table that another hall leads is passed on to it as it came, and its answer handed back.

Between halls there is a secret that only their database knows; what comes with it, at the address that is for the other
halls, was checked at the first hall's door already.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.hall_neighbours import SECRET
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.peers import Answer, Headers, NotAnswered, NotSent
from meadhall.server.problems import Problem, not_known
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger("meadhall.server")

PATIENCE: Final = 10.0  # seconds until somebody has to lead the table
PAUSE: Final = 0.15
PASSED: Final = "meadhall.passed"  # in the scope of what another hall has passed on
CLIENT: Final = b"x-meadhall-client"
SCHEME: Final = b"x-meadhall-scheme"
LED_BY: Final = b"x-meadhall-led-by"
ELSEWHERE: Final = 421
ABOUT_THE_LINE: Final = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"te", b"upgrade", b"expect"})
OURS: Final = frozenset({SECRET, CLIENT, SCHEME, LED_BY, b"x-forwarded-for", b"x-forwarded-proto"})


class FromPeers:
    """Outermost: what comes in at the address for the other halls has to know the secret."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            hall: Hall = scope["app"].state.hall
            server = scope.get("server")
            if hall.neighbours.port and server and server[1] == hall.neighbours.port:
                given = {name: value for name, value in scope["headers"] if name in OURS}
                if not hmac.compare_digest(given.get(SECRET, b""), hall.storage.secret.encode()):
                    await PlainTextResponse("This address is for other halls only.\n", 403)(scope, receive, send)
                    return
                scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in OURS]
                scope["client"] = (given.get(CLIENT, b"").decode("latin-1"), 0)
                scope["scheme"] = given.get(SCHEME, b"http").decode("latin-1")
                scope[PASSED] = True
            elif hall.storage.halls.draining:
                send = _last(send)
        await self.app(scope, receive, send)


class Passing:
    """Innermost but for what makes answers smaller: tries it here, and passes on what is led elsewhere."""

    def __init__(self, app: ASGIApp, tell: Callable[[Request, Problem], Response]) -> None:
        self.app = app
        self.tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["app"].state.hall.storage.halls.alone:
            await self.app(scope, receive, send)
            return
        hall: Hall = scope["app"].state.hall
        body = b""
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            message = await receive()
            if message["type"] != "http.request":
                return
            body = message.get("body", b"")
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await self.app(scope, given(body, receive), send)
                return
            except LedElsewhere as elsewhere:
                if PASSED in scope:
                    led = elsewhere.address.encode()
                    await Response(status_code=ELSEWHERE, headers={LED_BY.decode(): led.decode()})(scope, receive, send)
                    return
                answer = await self._elsewhere(hall, scope, body, elsewhere, end)
            if isinstance(answer, Problem):
                await self.tell(Request(scope), answer)(scope, receive, send)
                return
            if answer is not None:
                await send({"type": "http.response.start", "status": answer.status, "headers": _kept(answer.headers)})
                await send({"type": "http.response.body", "body": answer.body})
                return

    async def _elsewhere(
        self, hall: Hall, scope: Scope, body: bytes, led: LedElsewhere, end: float
    ) -> Answer | Problem | None:
        """The answer of the hall that leads it; None to try it once more here."""
        address = led.address
        if address:
            try:
                answer = await hall.neighbours.peers.ask(
                    address, scope["method"], _path(scope), _headers(hall, scope), body
                )
                if answer.status != ELSEWHERE or not any(name == LED_BY for name, _ in answer.headers):
                    return answer
            except NotSent as error:
                log.info("table %s: the hall at %s can't be reached: %s", led.match, address, error)
            except NotAnswered:
                if scope["method"] not in ("GET", "HEAD"):
                    return not_known()
        hall.storage.halls.doubt(led.match)
        if time.monotonic() > end:
            return Problem(503, say("nobody-leads"))
        await asyncio.sleep(PAUSE)
        return None


def _last(send: Send) -> Send:
    """With this answer the connection ends: the next request finds a hall that stays open."""

    async def closing(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), (b"connection", b"close")]
        await send(message)

    return closing


def given(body: bytes, receive: Receive) -> Receive:
    """The body once more, and then whatever comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


def _path(scope: Scope) -> bytes:
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return path + b"?" + query if query else path


def _headers(hall: Hall, scope: Scope) -> Headers:
    client: Any = scope.get("client")
    kept = [
        (name, value) for name, value in scope["headers"] if name not in ABOUT_THE_LINE | OURS | {b"content-length"}
    ]
    return [
        *kept,
        (SECRET, hall.storage.secret.encode()),
        (CLIENT, str(client[0]).encode() if client else b""),
        (SCHEME, str(scope.get("scheme", "http")).encode()),
    ]


def _kept(headers: Headers) -> Headers:
    """Of an answer. How long it is stays true; the rest about the connection was about the other one."""
    return [(name, value) for name, value in headers if name not in ABOUT_THE_LINE | {b"date"}]
