"""What is asked for all the time: to look, and to decide. Answered at once, past the router.

FastAPI's router tries its routes, solves dependencies and checks parameters for some 100 µs, a quarter of all that it
takes to look at a table by JSON. Here the four routes of nearly all requests are known by their shape. Whatever is
unusual about a request (another parameter, a number that is none) is the router's as before, and so is every
description of the interface: the answers are the same.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.engine.errors import MeadhallError
from meadhall.server import api, table_pages
from meadhall.server.forwarding import given
from meadhall.server.problems import Problem, problem_of
from meadhall.server.schemas import Act

JSON: Final = b"application/json"

_PATH = re.compile(r"/(api/tables|table)/([A-Za-z0-9]{12})(|/act|/fragment)")
_LOOK = re.compile(rb"(?:log_from=(\d{1,9}))?")
_SINCE = re.compile(rb"since=(\d{0,30})")

Answer = Callable[[Request, str, bytes], Awaitable[Response]]


class Unusual(Exception):
    """It is the router's to answer; nothing has happened."""


@dataclass(frozen=True)
class Known:
    """A route, by the name that it has among the hall's numbers."""

    path: str
    answer: Answer


async def _look(request: Request, match: str, body: bytes) -> Response:
    asked = _LOOK.fullmatch(request.scope["query_string"])
    if asked is None:
        raise Unusual
    return await api.look(request, match, None, int(asked[1] or 0))


async def _act(request: Request, match: str, body: bytes) -> Response:
    if request.scope["query_string"] or request.headers.get("content-type", "").encode() != JSON:
        raise Unusual
    try:
        act = Act.model_validate_json(body)
    except ValidationError:
        raise Unusual from None
    done = await api.act(request, match, act)
    return Response(done.model_dump_json(), media_type="application/json")


async def _fragment(request: Request, match: str, body: bytes) -> Response:
    asked = _SINCE.fullmatch(request.scope["query_string"])
    if asked is None:
        raise Unusual
    return await table_pages.fragment(request, match, asked[1].decode())


async def _act_by_page(request: Request, match: str, body: bytes) -> Response:
    try:
        return await table_pages.act(request, match)
    except HTTPException:  # what was sent is no form: it is read first, so nothing has happened
        raise Unusual from None


KNOWN: Final = {
    ("GET", "api/tables", ""): Known("/api/tables/{match}", _look),
    ("POST", "api/tables", "/act"): Known("/api/tables/{match}/act", _act),
    ("GET", "table", "/fragment"): Known("/table/{match}/fragment", _fragment),
    ("POST", "table", "/act"): Known("/table/{match}/act", _act_by_page),
}


class Often:
    """Innermost: next is the router. `tell` turns a Problem into an answer, for a browser or for a program."""

    def __init__(self, app: ASGIApp, tell: Callable[[Request, Problem], Response]) -> None:
        self.app = app
        self.tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        known = KNOWN.get((scope["method"], asked[1], asked[3])) if asked is not None else None
        if asked is None or known is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        body = await request.body() if scope["method"] == "POST" else b""
        try:
            scope["route"] = known
            response = await known.answer(request, asked[2], body)
        except Unusual:
            del scope["route"]
            await self.app(scope, given(body, receive), send)
            return
        except Problem as problem:
            response = self.tell(request, problem)
        except MeadhallError as error:
            response = self.tell(request, problem_of(error))
        await response(scope, receive, send)
