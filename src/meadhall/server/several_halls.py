"""Several halls on one database: each leads the matches that it was asked for first.

A hall is alive while its row changes. It counts up a few times in each `lease`; who sees it stand still for that
long, by its own steady clock, removes it, and whoever is asked for one of its matches then leads it, under a higher
fence. A hall that could not count for nearly that long trusts its memory no more. So no machine's time of day matters,
and what a hall that was stopped for long still wants to write is refused by the fence.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from meadhall.server import queries
from meadhall.server.database import Link
from meadhall.server.database.reader import Unreachable
from meadhall.server.hall_clock import seconds_gone
from meadhall.server.match_leaders import FIRST_OPENING, LedElsewhere
from meadhall.server.problems import not_found
from meadhall.server.shutting_down import stopped

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.storage import Storage

log = logging.getLogger("meadhall.server")

T = TypeVar("T")

BEATS_IN_A_LEASE: Final = 5
SURE: Final = 0.75  # of a lease: for so long after its last beat a hall is certain of what it leads
LOOKS: Final = 3  # that found no beat, before a hall is given up: who could not look itself has seen nothing
MOST_KNOWN: Final = 50_000  # matches of which it is remembered who leads them
PATIENCE: Final = 8.0  # seconds for a hall to find out again where it stands


@dataclass
class Seen:
    """Another hall, as it was seen last."""

    address: str
    beat: int
    draining: bool
    since: float  # when the beat was first seen
    looks: int = 0  # that found the same since


class Together:
    """This hall among the others."""

    alone = False

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._hall: Hall | None = None
        self._address = ""
        self.id = secrets.token_hex(8)
        self.draining = False
        self._beat = 0
        self._sure_until = 0.0
        self._beaten = asyncio.Event()  # anew with each beat that was written
        self._looking = asyncio.Lock()
        self._others: dict[str, Seen] = {}
        self._leads: dict[str, int] = {}  # matches, and their fences
        self._elsewhere: dict[str, str] = {}  # matches, and the halls that lead them
        self._notices: dict[str, int] = {}
        self._sending: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._keeper = ThreadPoolExecutor(
            1, "meadhall-keeper"
        )  # with a connection of its own, so that nothing delays it
        self._link: Any = None
        self._listening: Any = None
        self._lease = 5.0

    # Opening and closing

    async def start(self, hall: Hall, address: str) -> None:
        from meadhall.server.database.notices import Listening

        self._hall = hall
        self._address = address
        self._lease = hall.settings.lease
        loop = asyncio.get_running_loop()

        def heard(match: str, version: int) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is gone
                loop.call_soon_threadsafe(self._heard, match, version)

        await self._enter()
        self._listening = Listening(self._storage.database.address, heard, self._own_number)
        self._beating = asyncio.create_task(self._go())

    async def _enter(self) -> None:
        """Under a new name: what was led under the old one may be others' by now."""
        assert self._hall is not None
        self.id = secrets.token_hex(8)
        self._leads.clear()
        self._beat = 0
        began = seconds_gone()
        row = {"id": self.id, "address": self._address, "beat": 0, "clock": self._hall.clock.now(), "draining": 0}
        await self._kept(lambda link: link.run("enter", **row))
        self._sure_until = began + self._lease * SURE
        await self._count_up()

    async def drain(self) -> None:
        self.draining = True
        with contextlib.suppress(Exception):
            await self._look()

    async def stop(self) -> None:
        for task in (self._beating, self._sending):
            await stopped(task)
        if self._listening is not None:
            await asyncio.to_thread(self._listening.stop)
            with contextlib.suppress(Exception):
                await self._kept(lambda link: link.run("leave", id=self.id))
        await asyncio.to_thread(self._keeper.shutdown)
        if self._link is not None:
            self._link.close()

    # Beats

    async def _go(self) -> None:
        while True:
            try:
                await self._look()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the hall could not tell the others that it is open: %s", error)
            await asyncio.sleep(self._lease / BEATS_IN_A_LEASE)

    async def _look(self) -> None:
        """One at a time: on a beat, or because this hall begins to drain."""
        async with self._looking:
            await self._count_up()

    async def _count_up(self) -> None:
        """Count up, and see who else does."""
        assert self._hall is not None
        began = seconds_gone()
        self._beat += 1
        row = {
            "id": self.id,
            "beat": self._beat,
            "clock": self._hall.clock.now(),
            "draining": int(self.draining),
        }
        known, found = await self._kept(lambda link: (link.run("beat", **row), link.all("halls")))
        if not known:
            log.warning("the others have given up this hall, as it did not answer: it takes up its tables anew")
            self._hall.forget_all()
            await self._enter()
            return
        self._sure_until = began + self._lease * SURE
        self._beaten.set()
        self._beaten = asyncio.Event()
        self._hall.clock.catch_up(max(float(clock) for _, _, _, clock, _ in found))
        await self._see(found)
        await self._share_limits()

    async def _see(self, found: list[Any]) -> None:
        assert self._hall is not None
        now = seconds_gone()
        before = self._others
        self._others = {}
        for ident, address, beat, _, draining in found:
            if ident == self.id:
                continue
            seen = before.get(ident)
            if seen is None or seen.beat != beat:
                seen = Seen(str(address), int(beat), bool(draining), now)
            else:
                seen.looks += 1
            self._others[ident] = seen
        for ident, seen in list(self._others.items()):
            if seen.looks >= LOOKS and now - seen.since > self._lease:
                if await self._kept(partial(_declare_gone, ident, seen.beat)):
                    log.warning("the hall %s at %s does not answer any more: its tables are free", ident, seen.address)
                del self._others[ident]
        gone = before.keys() - self._others.keys()
        if gone:
            self._elsewhere = {match: hall for match, hall in self._elsewhere.items() if hall not in gone}
            self._hall.neighbours.gone(gone, [before[ident].address for ident in gone])

    async def sure(self) -> None:
        end = seconds_gone() + PATIENCE
        while seconds_gone() > self._sure_until:
            if seconds_gone() > end:
                raise Unreachable("The database does not answer, so nobody knows who leads a table.")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self._beaten.wait()

    # Leading

    @property
    def count(self) -> int:
        return 1 + len(self._others)

    @property
    def beside(self) -> list[str]:
        machine = self._address.rpartition(":")[0]
        return [seen.address for seen in self._others.values() if seen.address.rpartition(":")[0] == machine]

    @property
    def leader(self) -> str | None:
        return self.id

    def first_fence(self, match: str) -> int:
        self._leads[match] = FIRST_OPENING + 1
        return FIRST_OPENING + 1

    async def lead(self, match: str) -> int:
        await self.sure()
        known = self._leads.get(match)
        if known is not None:
            return known
        hall = self._elsewhere.get(match)
        if hall in self._others and not self._others[hall].draining:
            raise LedElsewhere(match, self._others[hall].address)
        if self.draining:
            self._hand_on(match)
        own = self.id
        fence, leader, address = await self._storage.ask(queries.lead, match, own)
        if own != self.id:
            raise LedElsewhere(match)  # this hall was given up meanwhile, and asks again
        if fence is not None:
            self._elsewhere.pop(match, None)
            self._leads[match] = fence
            self.tell(match, 0)
            return fence
        if leader is None:
            raise not_found()
        if len(self._elsewhere) >= MOST_KNOWN:
            self._elsewhere.clear()
        self._elsewhere[match] = leader
        raise LedElsewhere(match, address)

    def _hand_on(self, match: str) -> None:
        """To any hall that stays open, if there is one."""
        staying = [seen.address for seen in self._others.values() if not seen.draining]
        if staying:
            raise LedElsewhere(match, random.choice(staying))

    def lost(self, match: str) -> None:
        self._leads.pop(match, None)

    def doubt(self, match: str) -> None:
        self._elsewhere.pop(match, None)

    async def give_back(self, matches: list[str]) -> None:
        fences = [(match, self._leads.pop(match)) for match in matches if match in self._leads]
        rows = [{"id": match, "fence": fence, "hall": self.id} for match, fence in fences]
        if rows:
            await self._storage.write(lambda link: link.run_many("give_back", rows))

    # Telling

    def tell(self, match: str, version: int) -> None:
        if self._others:
            self._notices[match] = version
            if self._sending is None or self._sending.done():
                self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._notices:
            sent, self._notices = list(self._notices.items()), {}
            try:
                await self._kept(partial(_send, sent))
            except Exception as error:
                log.warning("the other halls could not be told of changes: %s", error)

    def _heard(self, match: str, version: int) -> None:
        if self._hall is None:
            return
        if not match:
            self._hall.ring_all()
            return
        if match not in self._leads:
            if version == 0:
                self.doubt(match)
            self._hall.ring(match)
        else:
            self._hall.neighbours.look_again(match)

    def _own_number(self) -> int:
        link = self._link
        return 0 if link is None or link.lost else int(link.raw.info.backend_pid)

    # Limits

    async def _share_limits(self) -> None:
        assert self._hall is not None
        limiter = self._hall.limiter
        if limiter is None or not self._others:
            return
        taken = limiter.report()
        if taken:
            now = self._hall.clock.now()
            rows = [
                {"kind": kind, "client": client, "taken": amount, "at": now, "rate": limiter.rate(kind)}
                for (kind, client), amount in taken.items()
            ]
            levels = await self._kept(lambda link: [link.one("spend", **row) for row in rows])
            for (kind, client), level in zip(taken, levels):
                limiter.learn(kind, client, float(level[0]))
        if self._beat % 60 == 0:
            before = self._hall.clock.now() - 3600
            await self._kept(lambda link: link.run("forget_spent", before=before))

    # The connection for all this

    async def _kept(self, work: Callable[[Any], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._keeper, self._by_own_link, work)

    def _by_own_link(self, work: Callable[[Link], T]) -> T:
        if self._link is None or self._link.lost:
            self._link = self._storage.database.connect()
            self._link.execute("SET synchronous_commit = off")  # what is said here is true only while it is said
        return work(self._link)


def _declare_gone(hall: str, beat: int, link: Link) -> int:
    return link.run("declare_gone", id=hall, beat=beat)


def _send(told: list[tuple[str, int]], link: Any) -> None:
    from meadhall.server.database import notices

    notices.send(link, told)
