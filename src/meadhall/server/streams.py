"""Live updates as server-sent events: each says that the table has changed, and how far it is; pages fetch the rest.

As only the state counts, nothing can be missed or come twice: who was away hears the newest version on coming back, or
nothing if it is the one that was heard last.
"""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from meadhall.engine.errors import MeadhallError
from meadhall.server.hall import Hall
from meadhall.server.problems import Problem
from meadhall.server.watchers import Watcher

log = logging.getLogger("meadhall.server")


class Streams:
    """How many streams each client follows."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def enter(self, client: str) -> None:
        if self._open.get(client, 0) >= self.most:
            raise Problem(429, f"You follow {self.most} tables already. Close some pages first.")
        self._open[client] = self._open.get(client, 0) + 1

    def leave(self, client: str) -> None:
        left = self._open.get(client, 1) - 1
        if left > 0:
            self._open[client] = left
        else:
            self._open.pop(client, None)


def stream(
    hall: Hall, ident: str, seats: tuple[int, ...], heard: str, client: str, streams: Streams
) -> StreamingResponse:
    """The stream of one viewer; `heard` is the last version it knows of."""
    streams.enter(client)
    events = _events(hall, ident, seats, heard, client, streams)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)


async def _events(
    hall: Hall, ident: str, seats: tuple[int, ...], heard: str, client: str, streams: Streams
) -> AsyncIterator[str]:
    watcher = Watcher(seats)
    watchers = hall.watchers_of(ident)
    try:
        came = bool(seats) and not any(seat in other.seats for other in watchers for seat in seats)
        watchers.add(watcher)
        yield "retry: 1000\n\n"
        if came:
            _tell_presence(hall, ident)
        told = heard
        while not hall.closing:
            live = hall.load(ident)
            version = live.version_for(seats)
            if str(version) != told:
                told = str(version)
                yield _event(version, live.match.table.decisions, any(seat in live.row.waiting for seat in seats))
            while not await watcher.news(hall.settings.heartbeat):
                yield ": the hall is open\n\n"
    except (MeadhallError, Problem) as error:
        log.warning("the stream of table %s ends: %s", ident, error)
    finally:
        watchers.discard(watcher)
        streams.leave(client)
        if seats and not any(seat in other.seats for other in watchers for seat in seats) and not hall.closing:
            _tell_presence(hall, ident)


def _tell_presence(hall: Hall, ident: str) -> None:
    """Somebody came or went: that shows at the table."""
    live = hall.tables.get(ident)
    if live is not None:
        live.changed()


def _event(version: int, number: int, yours: bool) -> str:
    facts = json.dumps({"version": version, "decision_number": number, "yours": yours}, separators=(",", ":"))
    return f"id: {version}\nevent: table\ndata: {facts}\n\n"
