"""The front desk: who asks, which table is meant, and what may be seen of it, by a page or by the JSON interface.

What is asked for is done by `new_tables.py` (setting up, sitting down, playing on) and `seat_requests.py` (all that one
does at one's seat).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.requests import Request

from meadhall.engine.record import Record
from meadhall.engine.view import View
from meadhall.server import presence, sealing, table_facts
from meadhall.server.bots_allowed import check_allowed
from meadhall.server.guard import Limiter, client_of
from meadhall.server.hall import Hall
from meadhall.server.live_table import LiveTable
from meadhall.server.lobby import Lobby
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.new_tables import NewTables
from meadhall.server.problems import Problem
from meadhall.server.review_requests import ReviewRequests
from meadhall.server.seat_requests import SeatRequests
from meadhall.server.security import Viewer, hashed, is_token, viewer_of
from meadhall.server.storage import HOLDERS
from meadhall.server.strangers_files import ReadingRoom
from meadhall.server.streams import Streams
from meadhall.server.words import say
from meadhall.web.facts import Look
from meadhall.web.model import TablePage


class FrontDesk:
    """Where every request arrives, of a page or of a program. It says who it is by the tokens it carries."""

    def __init__(self, hall: Hall, limiter: Limiter) -> None:
        self.hall = hall
        self.limiter = hall.limiter = limiter
        limiter.shared = not hall.storage.halls.alone
        self.lobby = Lobby(hall)
        self.streams = Streams(hall.settings.limits.streams, hall.settings.grace)
        self.strangers = ReadingRoom(hall.settings.reading)
        self.new_tables = NewTables(self)
        self.seats = SeatRequests(self)
        self.reviews = ReviewRequests(self)

    def close(self) -> None:
        self.strangers.close()

    # Who asks

    def client(self, request: Request) -> str:
        return client_of(request.scope)

    async def viewer(self, request: Request, match: str) -> Viewer:
        return self.shown(request, await self.hall.load(match))

    async def watcher(self, request: Request, match: str) -> Viewer:
        """Who wants live updates, which every hall can give, whoever leads the table."""
        try:
            return await self.viewer(request, match)
        except LedElsewhere:
            return viewer_of(request, await self.hall.storage.seats(match))

    def shown(self, request: Request, live: LiveTable) -> Viewer:
        """Who asks; a token that was sent on purpose and opens nothing is refused."""
        viewer = viewer_of(request, live.seats)
        if viewer.forged and "authorization" in request.headers:
            raise Problem(403, say("token-opens-nothing"))
        return viewer

    async def take_keys(self, tokens: Sequence[str], person: str) -> str:
        """Seats' own tokens were shown: from now on the person opens them. Returns the first one's table, if any."""
        places = {hashed(token): await self.hall.storage.seat_of(hashed(token)) for token in tokens}
        found = {token_hash: place for token_hash, place in places.items() if place is not None}
        if not found:
            return ""
        await self.hall.storage.keep_keys(person, list(found), self.hall.clock.now())
        for token_hash, (match, seat) in found.items():
            live = self.hall.tables.get(match)
            if live is None:
                self.hall.storage.halls.tell(match, 0)
            if live is not None and live.seats[seat].token_hash == token_hash:
                others = [holder for holder in live.seats[seat].holders if holder != person]
                live.seats[seat].holders = [*others, person][-HOLDERS:]
        return next(iter(found.values()))[0]

    @asynccontextmanager
    async def at_seat(self, request: Request, match: str, seat: int | None) -> AsyncIterator[tuple[LiveTable, int]]:
        """The table, held, and the asker's own seat at it."""
        async with self.hall.table(match) as live:
            own = self.shown(request, live).holds(seat)
            presence.seen(live, own)
            yield live, own

    def bot(self, kind: str) -> str:
        """A bot that somebody asks for, if the hall seats it."""
        return check_allowed(kind, self.hall.settings)

    # Looking

    async def look(self, request: Request, match: str, seat: int | None, log_from: int = 0) -> TablePage:
        async with self.hall.table(match) as live:
            viewer = self.shown(request, live)
            chosen = viewer.holds(seat) if seat is not None or viewer.seats else None
            if chosen is not None:
                presence.seen(live, chosen)
            look = Look(
                seat=chosen, own=viewer.seats, log_from=log_from, log_lines=table_facts.LOG_LINES, in_brief=True
            )
            return table_facts.table_page(live, look)

    async def view(self, request: Request, match: str, seat: int | None) -> View:
        """What the asker's own seat may know."""
        async with self.at_seat(request, match, seat) as (live, own):
            return live.match.view(own)

    async def linked(self, token: str) -> tuple[str, int | None]:
        """The table that a link leads to, and the seat if it is that seat's own."""
        storage = self.hall.storage
        place = await storage.seat_of(hashed(token)) if is_token(token) else None
        match = await storage.invited(token) if place is None and is_token(token) else None
        if place is None and match is None:
            raise Problem(404, say("link-opens-nothing"))
        return place or (match or "", None)

    async def moment(self, request: Request, match: str, at: int, seat: int | None) -> TablePage:
        async with self.hall.table(match) as live:
            viewer = self.shown(request, live)
            length = live.match.table.decisions
            if at > length:
                raise Problem(404, say("no-moment", length=length, at=at))
            eyes = self.allowed_eyes(live, viewer, seat)
            return table_facts.replay_page(
                live, at, Look(seat=eyes, own=viewer.seats, log_lines=table_facts.LOG_LINES, in_brief=True)
            )

    def allowed_eyes(self, live: LiveTable, viewer: Viewer, seat: int | None) -> int | None:
        """Whose eyes one may look through: anybody's after the end, one's own before."""
        if live.row.state != "finished":
            if seat is None:
                return viewer.seats[0] if len(viewer.seats) == 1 else None
            if seat not in viewer.seats:
                raise Problem(403, say("own-eyes"))
        elif seat is not None and not 0 <= seat < live.row.seats:
            raise Problem(404, say("no-seat", seat=seat, last=live.row.seats - 1))
        return seat

    async def record(self, match: str) -> Record:
        async with self.hall.table(match) as live:
            if live.row.state != "finished":
                raise Problem(403, say("record-at-the-end"))
            return sealing.with_seal(live.row, live.match.table.record())
