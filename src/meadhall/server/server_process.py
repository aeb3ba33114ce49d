"""How the hall's own process is run, so that a click never waits long behind something else."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.message import Words
from meadhall.server.settings import Limits
from meadhall.server.words import say

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp

# The writer gives up the interpreter at each statement of a transaction and wants it back: by Python's own 5 ms it
# would stand in line for 30 ms behind pages that are being made.
SWITCH: Final = 0.0005

# What a request makes is gone by itself when it is answered, and what stays are tables: looking for cycles among the
# young is soon done, and finds those of refusals and lost connections. Going through all tables of the hall takes a
# tenth of a second in which nobody is answered, so it is done every few minutes and not every few seconds.
YOUNG, MIDDLE, OLD = 1000, 5, 400

DESCRIPTORS: Final = 65_536  # as many as are asked for
SPARE: Final = 200  # of them, for the database, workers and files
WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG
BACKLOG: Final = 512  # connections that may wait to be taken; asyncio takes as many at once


def even_out() -> None:
    """For the process of a hall, when all is loaded: no long pauses."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # modules and classes stay: never look through them again
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def listen(host: str, port: int, inherited: int | None = None) -> socket.socket:
    """A socket that listens there, or a sentence that says why not; or the one that this process was given."""
    if inherited is not None:
        return socket.socket(fileno=inherited)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once only over what is called TCP: else each may wait 40 ms for the other's receipt
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # where it would let a second hall take the port of the first
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise MeadhallError(say("cant-listen", host=host, port=str(port), reason=_reason(error, port))) from None
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    """Where others reach it."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def end_with_parent() -> None:
    """This process is one of several that another has opened: when that one is gone, it closes as well."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(WITH_PARENT, signal.SIGTERM)


def _reason(error: Exception, port: int) -> Words:
    """What stands against listening there, and the way out."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return say("port-taken", other=str(port + 1))
    if number == errno.EACCES:
        return say("port-of-system")
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"{reason[:1].lower()}{reason[1:]}"


def serve(server: uvicorn.Server, *listening: socket.socket) -> None:
    """Until it is told to stop."""
    even_out()
    asyncio.run(server.serve(sockets=list(listening)))


def raise_descriptors() -> int:
    """Let this process open as many files and connections as the system allows; returns how many."""
    if sys.platform == "win32":  # which knows no such limit
        return DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def config(app: ASGIApp, limits: Limits | None = None, believed: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn serves the hall. The proxies that are believed say for whom they ask."""
    import uvicorn

    from meadhall.server.connections import protocol_of

    chosen = limits or Limits()
    room = max(16, raise_descriptors() - SPARE)
    named = os.environ.get("FORWARDED_ALLOW_IPS")  # which uvicorn knows as well
    proxies = [proxy.strip() for proxy in named.split(",")] if named else [*believed] or ["127.0.0.1"]
    return uvicorn.Config(
        app,
        http=protocol_of(replace(chosen, connections=min(chosen.connections, room)), proxies),
        forwarded_allow_ips=proxies,
        ws="none",
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=75,  # a player thinks longer than a few seconds, and then wants no new handshake
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
