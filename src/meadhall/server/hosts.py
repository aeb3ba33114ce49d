"""Which names the hall answers to.

A page of another site can let its own name lead to this machine, and would then be the hall's own page for the browser
(DNS rebinding). So the hall answers to the addresses that it is reached by, to this machine's names, and to those that
its host allows.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from meadhall.engine.errors import MeadhallError
from meadhall.server.clients import is_loopback
from meadhall.server.problems import Problem
from meadhall.server.words import say


class Hosts:
    """The names that are allowed: `hall.example`, `.example` with all below it, or `*` for any."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        given = [name.strip().lower().rstrip(".") for name in allowed]
        for name in given:
            if not name or any(letter in name for letter in "/@ ") or (":" in name and not _is_address(name)):
                raise MeadhallError(say("no-host-name", name=repr(name)))
        machine = socket.gethostname().lower().rstrip(".")
        self._any = "*" in given
        self._names = {name for name in given if not name.startswith(".")} | {"localhost"}
        if machine:
            self._names |= {machine, f"{machine.partition('.')[0]}.local"}
        self._ends = (*(name for name in given if name.startswith(".")), ".localhost")

    def check(self, host: str, reached: str) -> None:
        """Refuse a request for somebody else; `reached` is the address at which it came in."""
        name = name_in(host)
        if self._any and name:
            return
        if name in self._names or name.endswith(self._ends) or f".{name}" in self._ends:
            return
        if name and _is_address(name) and (is_loopback(name) or _same(name, reached)):
            return
        shown = ascii(name[:60])[1:-1]
        if not name:
            raise Problem(400, say("no-host"))
        raise Problem(
            421,
            say("other-name", name=shown),
        )


@lru_cache(maxsize=1024)
def name_in(host: str) -> str:
    """The name or address in a Host header, without its port; nothing if it makes no sense.

    >>> name_in("Hall.Example:8765"), name_in("[::1]:80"), name_in("http://["), name_in("a b")
    ('hall.example', '::1', '', '')
    """
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or parts.username is not None or any(letter in host for letter in "/\\ \t"):
            return ""
        _ = parts.port
        return (parts.hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _same(name: str, reached: str) -> bool:
    try:
        return _plain(name) == _plain(reached)
    except ValueError:
        return False


def _plain(address: str) -> object:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
