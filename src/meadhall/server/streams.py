"""Live updates as server-sent events: each says that the table has changed, and how far it is; pages fetch the rest.

A program may have the table itself come along. That spares it a request for every change, and the hall a quarter of
its work; where another hall leads the table, it is told of the change as pages are.

As only the state counts, nothing can be missed or come twice: who was away hears the newest version on coming back, or
nothing if it is the one that was heard last. A page that has just been loaded is told the version that its own coming
has made, so that it need not fetch again what it shows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from pydantic_core import to_json
from starlette.responses import StreamingResponse

from meadhall.engine.errors import MeadhallError
from meadhall.server import presence
from meadhall.server.hall import Hall
from meadhall.server.live_table import LiveTable
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.problems import Problem
from meadhall.server.watchers import Standing, Watcher
from meadhall.server.words import say

log = logging.getLogger("meadhall.server")

# The table with its log from so many decisions on: how far it is, and its JSON.
Look = Callable[[int], Awaitable[tuple[Standing, bytes]]]


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
    hall: Hall,
    ident: str,
    seats: tuple[int, ...],
    heard: str,
    client: str,
    streams: Streams,
    look: Look | None = None,
    log_from: int = 0,
    page: bool = False,
) -> StreamingResponse:
    """The stream of one viewer; `heard` is the last version it knows of. With `look` the table comes along."""
    streams.enter(client)
    events = _events(hall, ident, Watcher(seats), heard, client, streams, look, log_from, page)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)


async def _events(
    hall: Hall,
    ident: str,
    watcher: Watcher,
    heard: str,
    client: str,
    streams: Streams,
    look: Look | None,
    log_from: int,
    page: bool,
) -> AsyncIterator[bytes]:
    try:
        unmoved = _unmoved(hall, ident, watcher, heard) if page else None
        streams.came(hall, ident, watcher)
        yield b"retry: 1000\n\n"
        told = heard
        if unmoved is not None and (version := unmoved.version_for(watcher.seats)) != int(heard):
            told = str(version)
            yield b"id: %d\nevent: here\ndata: %d\n\n" % (version, version)
        while not hall.closing:
            standing, table = await _standing(hall, ident, watcher, look, log_from)
            if str(standing.version) != told:
                told, log_from = str(standing.version), standing.number + 1 if table else log_from
                yield _event(standing, None if look is None else table or b"null")
            while not await watcher.news(hall.settings.heartbeat):
                yield b": the hall is open\n\n"
    except (MeadhallError, Problem) as error:
        log.warning("the stream of table %s ends: %s", ident, error)
    finally:
        streams.went(hall, ident, watcher)
        streams.leave(client)


def _unmoved(hall: Hall, ident: str, watcher: Watcher, heard: str) -> LiveTable | None:
    """The table, if this page shows its newest state, and still does when its own seat is here: nobody is told that of
    oneself, unless the table slept, or those who are present are counted."""
    live = hall.tables.get(ident)
    if live is None or len(watcher.seats) != 1 or heard != str(live.version_for(watcher.seats)):
        return None
    absence = live.match.absence
    return None if absence.asleep or absence.away else live


def _tell(hall: Hall, ident: str) -> None:
    """That somebody came or went shows at the table."""
    live = hall.tables.get(ident)
    if live is not None:
        presence.came_or_went(live)
    elif not hall.storage.halls.alone:
        hall.beside(hall.neighbours.announce(ident))


async def _standing(
    hall: Hall, ident: str, watcher: Watcher, look: Look | None, log_from: int
) -> tuple[Standing, bytes]:
    """How far the table is, and itself if it is wanted and led here."""
    if look is not None:
        with contextlib.suppress(LedElsewhere):
            return await look(log_from)
    return await hall.neighbours.standing(ident, watcher.seats), b""


def _event(standing: Standing, table: bytes | None) -> bytes:
    told = to_json({"version": standing.version, "number": standing.number, "yours": standing.yours})
    if table is not None:
        told = told[:-1] + b',"table":' + table + b"}"
    return b"id: %d\nevent: table\ndata: %b\n\n" % (standing.version, told)
