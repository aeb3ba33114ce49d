"""Browsers that were here before still have a cookie for each table: they are taken over, and go.

Each of them held the tokens of seats. Now a person's own token opens the person's seats, so whatever the old ones
opened becomes the person's, and the browser is told to forget them, a few with each answer.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.security import PERSON_COOKIE, hashed, is_token, new_token, set_cookie, with_cookies

AT_ONCE: Final = 20  # with each answer: proxies take no long heads from us either

_OLD = re.compile(r"meadhall_(?:lift_)?([A-Za-z0-9]{12})")


class OldCookies:
    """The middleware behind the door, before anything looks at who asks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        bare = scope["type"] != "http" or not any(name == b"cookie" for name, _ in scope["headers"])
        cookies = {} if bare else Request(scope).cookies
        old = [name for name in cookies if _OLD.fullmatch(name)]
        if not old or scope["path"].startswith("/assets/"):
            await self.app(scope, receive, send)
            return
        here = scope["path"].split("/")
        old.sort(key=lambda name: name[-12:] not in here)
        batch = old[:AT_ONCE]
        token = cookies.get(PERSON_COOKIE, "")
        if not is_token(token):
            token = new_token()
        tokens = [token for name in batch for token in cookies[name].split(".")[:12] if is_token(token)]
        if tokens:
            await scope["app"].state.desk.take_keys(tokens, hashed(token))
        kept = {**{name: value for name, value in cookies.items() if name not in batch}, PERSON_COOKIE: token}
        scope["headers"] = with_cookies(scope["headers"], [f"{name}={kept[name]}".encode() for name in kept])
        gone = Response()
        set_cookie(Request(scope), gone, PERSON_COOKIE, token)
        for name in batch:
            gone.delete_cookie(name, path="/", httponly=True, samesite="lax")

        async def send_and_forget(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in gone.raw_headers:
                    if name == b"set-cookie":
                        headers.append("set-cookie", value.decode("latin-1"))
                message["headers"] = headers.raw
            await send(message)

        await self.app(scope, receive, send_and_forget)
