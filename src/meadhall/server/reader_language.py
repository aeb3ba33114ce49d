"""The reader's language: the one that was chosen here, else the best of ours for what the browser asks for."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.engine.language import known, reading, wanted
from meadhall.server.security import set_cookie
from meadhall.web import links

COOKIE = "meadhall_language"

_OF_A_TABLE = r"table/\w+(/(replay|invite|join|review|puzzles|puzzles/\d+))?"
_PAGES = re.compile(rf"/(|new/\w+|rules|rules/\w+|gallery/\w+|credits|join/[\w-]+|puzzle/\w+/\w+|{_OF_A_TABLE})\Z")
_AT_A_TABLE = re.compile(r"/table/\w+(?=/)")


class Reader:
    """The middleware: whatever is said while a request is answered is said in its reader's language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with reading(language_of(scope)):
            await self.app(scope, receive, send)


def language_of(scope: Scope) -> str:
    """The language in which the request wants to be answered."""
    headers = Headers(scope=scope)
    chosen = _kept(headers.get("cookie", ""))
    return chosen if known(chosen) else wanted(headers.get("accept-language", ""))


def _kept(cookies: str) -> str:
    """The language among the cookies, without reading any other: nobody has checked them yet."""
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def choose(request: Request, tag: str) -> RedirectResponse:
    """Remember the language, and go back to where it was chosen."""
    response = RedirectResponse(back(request.headers.get("referer", "")), 303)
    set_cookie(request, response, COOKIE, tag)
    return response


def back(referer: str) -> str:
    """The page that a form was sent from, or the nearest one: some pages are answers to a form and have no address.

    >>> back("http://hall/table/Abc123/replay?at=7"), back("http://hall/table/Abc123/act"), back("//elsewhere//x")
    ('/table/Abc123/replay?at=7', '/table/Abc123', '/')
    """
    parts = urlsplit(referer)
    if _PAGES.match(parts.path):
        return f"{parts.path}?{parts.query}" if parts.query else parts.path
    table = _AT_A_TABLE.match(parts.path)
    return table[0] if table else links.LOBBY
