"""Who may do what: unguessable tokens for seats, a cookie that remembers a browser, and where requests may come from.

A seat is a token. It is shown once, in a link or an answer, kept by the browser in a cookie that no script can read,
and stored as a hash only: who reads the database can't sit down anywhere.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.problems import Problem
from meadhall.server.rows import SeatRow

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
    """Who looks at a table: the seats that are theirs, with the tokens that open them."""

    seats: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    forged: bool = False  # a token was shown that opens no seat here

    def holds(self, seat: int | None) -> int:
        """The seat that is meant, if it is the viewer's own; without saying which, the only one."""
        if seat is None:
            if len(self.seats) == 1:
                return self.seats[0]
            if self.seats:
                raise Problem(400, "You hold several seats at this table: say for which one (seat).")
        if seat is None or seat not in self.seats:
            if self.forged:
                raise Problem(403, "This token opens no seat at this table. The link may be cut off or replaced.")
            raise Problem(403, "You don't sit at this seat. Open the link that you were given for it.")
        return seat


def viewer_of(request: Request, match: str, seats: Iterable[SeatRow]) -> Viewer:
    """Who asks, by the token in the header or those in the table's cookie."""
    shown = _bearer(request) or tokens_in(request.cookies.get(cookie_name(match), ""))
    if not shown:
        return Viewer()
    known = {row.token_hash: row.seat for row in seats if row.token_hash is not None}
    found = []
    for token in shown:
        digest = hashed(token)
        for known_digest, seat in known.items():
            if hmac.compare_digest(digest, known_digest):
                found.append((seat, token))
    found.sort()
    return Viewer(tuple(seat for seat, _ in found), tuple(token for _, token in found), not found)


def _bearer(request: Request) -> list[str]:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return [token.strip()] if kind.lower() == "bearer" and token else []


# Cookies


def cookie_name(match: str) -> str:
    return f"meadhall_{match}"


def tokens_in(cookie: str) -> list[str]:
    """The tokens of a table's cookie: one, or several where one browser plays for several seats."""
    return [token for token in cookie.split(".")[:12] if is_token(token)]


def set_cookie(request: Request, response: Response, name: str, value: str, path: str = "/") -> None:
    """Kept from scripts, from other sites' posts and, where the hall is served over https, from open wires.

    Lax and not Strict: an invitation is a link on another site, and has to open one's own table. No request by GET
    changes a game, and posts from other sites are refused by their origin as well.
    """
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure)


def sit(request: Request, response: Response, match: str, tokens: Iterable[str]) -> None:
    """Let the browser keep these seats, besides those that it has at this table."""
    kept = tokens_in(request.cookies.get(cookie_name(match), ""))
    for token in tokens:
        if token not in kept:
            kept.append(token)
    set_cookie(request, response, cookie_name(match), ".".join(kept[-12:]))


def person_of(request: Request) -> str:
    """The hash of the browser's own token, or nothing when it has none yet."""
    token = request.cookies.get(PERSON_COOKIE, "")
    return hashed(token) if is_token(token) else ""


def remember(request: Request, response: Response) -> str:
    """The browser's own token: the one that it has, or a new one. Returns its hash."""
    person = person_of(request)
    if not person:
        token = new_token()
        set_cookie(request, response, PERSON_COOKIE, token)
        person = hashed(token)
    return person


# Where requests come from


def check_origin(method: str, headers: dict[str, str]) -> None:
    """Refuse what another site makes a browser send. A program that is no browser sends neither of these headers."""
    if method in ("GET", "HEAD", "OPTIONS"):
        return
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin", "")
    foreign = site not in ("same-origin", "none")
    if origin and urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        foreign = True
    if foreign:
        raise Problem(403, "This came from another site. Open the hall itself, and try there.")
