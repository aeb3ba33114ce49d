"""Who may do what: unguessable tokens for seats and for people, and where requests may come from.

A seat is a token. It is shown once, in a link or an answer. A browser has one token for the person in front of it, in a
cookie that no script can read; whatever seats that person takes are opened by it. All tokens are stored as hashes only:
who reads the database can't sit down anywhere.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.problems import Problem
from meadhall.server.rows import SeatRow
from meadhall.server.words import say

PERSON_COOKIE = "meadhall_person"
YEAR = 365 * 86_400

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # others never learn a table's address; our own forms need their origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# Of these, what is about documents and nothing else.
DOCUMENTS = {
    b"content-security-policy",
    b"x-frame-options",
    b"referrer-policy",
    b"cross-origin-opener-policy",
    b"permissions-policy",
}

_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}\Z")
_MATCH = re.compile(r"[A-Za-z0-9]{12}\Z")
_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_match_id() -> str:
    """Short enough for an address, and not to be guessed either (70 bits): an unlisted table can be watched by it."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def is_match_id(text: str) -> bool:
    return _MATCH.match(text) is not None


def is_token(text: str) -> bool:
    return _TOKEN.match(text) is not None


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table, and the seats that are theirs."""

    seats: tuple[int, ...] = ()
    forged: bool = False  # a token was shown that opens no seat here

    def holds(self, seat: int | None) -> int:
        """The seat that is meant, if it is the viewer's own; without saying which, the only one."""
        if seat is None:
            if len(self.seats) == 1:
                return self.seats[0]
            if self.seats:
                raise Problem(400, say("several-seats"))
        if seat is None or seat not in self.seats:
            if self.forged:
                raise Problem(403, say("token-opens-nothing"))
            raise Problem(403, say("not-your-seat"))
        return seat


def viewer_of(request: Request, seats: Iterable[SeatRow]) -> Viewer:
    """Who asks, by the token of a seat in the header, or by the person's in the cookie.

    A seat without a token is nobody's: it is still open, or its player has resigned.
    """
    taken = [row for row in seats if row.token_hash is not None]
    token = _bearer(request)
    if token:
        digest = hashed(token)
        found = [row.seat for row in taken if hmac.compare_digest(digest, row.token_hash or "")]
        return Viewer(tuple(found), forged=not found)
    person = person_of(request)
    if not person:
        return Viewer()
    return Viewer(tuple(row.seat for row in taken if row.person == person or person in row.holders))


def _bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


# Cookies

_OWN_COOKIE = re.compile(rb"\s*(meadhall_[A-Za-z0-9_]+=[A-Za-z0-9_.-]*)\s*\Z")
RawHeaders = list[tuple[bytes, bytes]]


def own_cookies(headers: RawHeaders) -> RawHeaders:
    """The headers with our own cookies only, in one line: the others are not ours, and cost time to take apart."""
    lines = [value for name, value in headers if name == b"cookie"]
    if not lines:
        return headers
    found = [_OWN_COOKIE.match(cookie) for line in lines for cookie in line.split(b";")]
    return with_cookies(headers, [cookie[1] for cookie in found if cookie is not None])


def with_cookies(headers: RawHeaders, cookies: list[bytes]) -> RawHeaders:
    others = [(name, value) for name, value in headers if name != b"cookie"]
    return [*others, (b"cookie", b"; ".join(cookies))] if cookies else others


def set_cookie(request: Request, response: Response, name: str, value: str, path: str = "/", age: int = YEAR) -> None:
    """Kept from scripts, from other sites' posts and, where the hall is served over https, from open wires.

    Lax and not Strict: an invitation is a link on another site, and has to open one's own table. No request by GET
    changes a game, and posts from other sites are refused by their origin as well.
    """
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=age, path=path, httponly=True, samesite="lax", secure=secure)


def person_of(request: Request) -> str:
    """The hash of the person's token, or nothing when the browser has none yet."""
    token = request.cookies.get(PERSON_COOKIE, "")
    return hashed(token) if is_token(token) else ""


def remember(request: Request, response: Response) -> str:
    """The person's token, for another year: the one that the browser has, or a new one. Returns its hash."""
    token = request.cookies.get(PERSON_COOKIE, "")
    if not is_token(token):
        token = new_token()
    set_cookie(request, response, PERSON_COOKIE, token)
    return hashed(token)


# Where requests come from


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what another site makes a browser send. A program that is no browser sends neither of these headers."""
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin", "")
    if site not in ("same-origin", "none") or (origin and not _names(origin, headers.get("host", ""))):
        raise Problem(403, say("other-site"))


def _names(origin: str, host: str) -> bool:
    """Is the origin that of this host? What is no origin at all is none of ours."""
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
