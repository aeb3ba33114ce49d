"""Live updates as server-sent events: each says that the table has changed, and how far it is; pages fetch the rest.

As only the state counts, nothing can be missed or come twice: who was away hears the newest version on coming back, or
nothing if it is the one that was heard last.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from meadhall.engine.errors import MeadhallError
from meadhall.server import presence
from meadhall.server.hall import Hall
from meadhall.server.problems import Problem
from meadhall.server.watchers import Standing, Watcher
from meadhall.server.words import say

log = logging.getLogger("meadhall.server")


class Streams:
    """How many streams each client follows, and who is here because of them."""

    def __init__(self, most: int, grace: float) -> None:
        self.most = most
        self.grace = grace
        self._open: dict[str, int] = {}
        self._leaving: dict[tuple[str, int], asyncio.TimerHandle] = {}

    def enter(self, client: str) -> None:
        if self._open.get(client, 0) >= self.most:
            raise Problem(429, say("too-many-streams", most=self.most))
        self._open[client] = self._open.get(client, 0) + 1

    def leave(self, client: str) -> None:
        left = self._open.get(client, 1) - 1
        if left > 0:
            self._open[client] = left
        else:
            self._open.pop(client, None)

    def came(self, hall: Hall, ident: str, watcher: Watcher) -> None:
        """Somebody is here; told to the others, unless it was only a page that was loaded anew."""
        watchers = hall.watchers_of(ident)
        new = [seat for seat in watcher.seats if not any(seat in other.seats for other in watchers)]
        watchers.add(watcher)
        back = [self._leaving.pop((ident, seat), None) for seat in new]
        for timer in back:
            if timer is not None:
                timer.cancel()
        if None in back:
            _tell(hall, ident)

    def went(self, hall: Hall, ident: str, watcher: Watcher) -> None:
        """Somebody is gone, if nobody comes back in a moment."""
        watchers = hall.watchers_of(ident)
        watchers.discard(watcher)
        for seat in watcher.seats:
            if not hall.closing and not any(seat in other.seats for other in watchers):
                later = asyncio.get_running_loop().call_later(self.grace, self._gone, hall, ident, seat)
                self._leaving[ident, seat] = later

    def _gone(self, hall: Hall, ident: str, seat: int) -> None:
        self._leaving.pop((ident, seat), None)
        _tell(hall, ident)


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
    try:
        streams.came(hall, ident, watcher)
        yield "retry: 1000\n\n"
        told = heard
        while not hall.closing:
            standing = await hall.neighbours.standing(ident, seats)
            if str(standing.version) != told:
                told = str(standing.version)
                yield _event(standing)
            while not await watcher.news(hall.settings.heartbeat):
                yield ": the hall is open\n\n"
    except (MeadhallError, Problem) as error:
        log.warning("the stream of table %s ends: %s", ident, error)
    finally:
        streams.went(hall, ident, watcher)
        streams.leave(client)


def _tell(hall: Hall, ident: str) -> None:
    """That somebody came or went shows at the table."""
    live = hall.tables.get(ident)
    if live is not None:
        presence.came_or_went(live)
    elif not hall.storage.halls.alone:
        hall.beside(hall.neighbours.announce(ident))


def _event(standing: Standing) -> str:
    told = {"version": standing.version, "number": standing.number, "yours": standing.yours}
    return f"id: {standing.version}\nevent: table\ndata: {json.dumps(told, separators=(',', ':'))}\n\n"
