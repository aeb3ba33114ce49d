"""The other halls of the same database: what is heard of them, and what is asked of them for who watches here."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from meadhall.engine.errors import MeadhallError
from meadhall.server import queries
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.peers import NotAnswered, NotSent, Peers
from meadhall.server.problems import Problem, not_found, not_readable
from meadhall.server.watchers import Standing
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.live_table import LiveTable

PATIENCE: Final = 10.0  # seconds until somebody has to lead a table
PAUSE: Final = 0.15
AT_ONCE: Final = 3.0  # seconds
SECRET: Final = b"x-meadhall-secret"


class Neighbours:
    """This hall's dealings with the others. Where there can't be any, everything is led here."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.peers = Peers()
        self.port = 0  # at which the others pass on what is led here

    def close(self) -> None:
        self.peers.close()

    def look_again(self, ident: str) -> None:
        """Another hall has let somebody in by a seat's link, or who runs the halls has changed something."""
        live = self._hall.tables.get(ident)
        if live is not None:
            self._hall.beside(self._learn(live))

    async def _learn(self, live: LiveTable) -> None:
        with contextlib.suppress(MeadhallError):
            if await self._hall.storage.ask(queries.fence_of, live.row.id) == live.fence:
                await live.learn_holders()
            elif not live.dead:
                self._hall.storage.halls.lost(live.row.id)
                self._hall.forget(live)

    def gone(self, halls: Iterable[str], addresses: Iterable[str]) -> None:
        """Who waits for them waits no more; whoever watched a table of theirs finds out who leads it now."""
        hall = self._hall
        for address in addresses:
            self.peers.gone(address)
        for live in hall.tables.values():
            for other in halls:
                live.watched_from(other, frozenset(), 0)
        hall.ring_all()
        hall.rounds.hurry()

    async def standing(self, ident: str, seats: tuple[int, ...]) -> Standing:
        """How far the table is for these seats; whoever leads it hears who looks on here."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return (await self._hall.load(ident)).standing(seats)
            except LedElsewhere as elsewhere:
                found = await self._ask(elsewhere.address, ident, seats) if elsewhere.address else None
            if found is not None:
                return found
            self._hall.storage.halls.doubt(ident)
            if time.monotonic() > end:
                raise Problem(503, say("nobody-leads"))
            await asyncio.sleep(PAUSE)

    async def _ask(self, address: str, ident: str, seats: tuple[int, ...]) -> Standing | None:
        storage = self._hall.storage
        watchers = self._hall.watchers_of(ident)
        present = sorted({seat for watcher in watchers for seat in watcher.seats})
        told = {"hall": storage.halls.id, "seats": seats, "present": present, "watchers": len(watchers)}
        headers = [(SECRET, storage.secret.encode()), (b"content-type", b"application/json"), (b"host", b"hall")]
        path = f"/hall/{ident}/standing".encode()
        try:
            answer = await self.peers.ask(address, "POST", path, headers, json.dumps(told).encode())
        except (NotSent, NotAnswered):
            return None
        if answer.status == 200:
            return Standing(**json.loads(answer.body))
        if answer.status in (404, 500):
            raise not_found() if answer.status == 404 else not_readable()
        return None

    async def numbers(self) -> list[bytes]:
        """What the other halls of this machine count; one that does not answer at once is left out."""
        storage = self._hall.storage
        headers = [(SECRET, storage.secret.encode()), (b"host", b"hall")]

        async def told(address: str) -> bytes:
            with contextlib.suppress(NotSent, NotAnswered, TimeoutError):
                async with asyncio.timeout(AT_ONCE):
                    answer = await self.peers.ask(address, "GET", b"/metrics", headers)
                return answer.body if answer.status == 200 else b""
            return b""

        return list(await asyncio.gather(*map(told, storage.halls.beside)))

    async def announce(self, ident: str) -> None:
        """Somebody came or went here: who leads the table tells all."""
        with contextlib.suppress(Problem, MeadhallError):
            await self.standing(ident, ())
