"""How the hall's own process is run, so that a click never waits long behind something else."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from typing import TYPE_CHECKING, Any, Final

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


def even_out() -> None:
    """For the process of a hall, when all is loaded: no long pauses."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # modules and classes stay: never look through them again
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def serve(server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
    """Until it is told to stop."""
    even_out()
    asyncio.run(server.serve(sockets=sockets))


def config(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the hall."""
    import uvicorn

    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=75,  # a player thinks longer than a few seconds, and then wants no new handshake
        timeout_graceful_shutdown=3,
        lifespan="on",
        **more,
    )
