"""What the hall does when nobody asks: it wakes the tables that are due, and lets go of those that nobody looks at.

Each table fails alone: one that can't be read or driven on is told of and set aside, and the round goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.server.database.reader import Unreachable
from meadhall.server.match_from_rows import take_up
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.problems import Problem
from meadhall.server.rows import TempoKind
from meadhall.server.shutting_down import stopped

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.live_table import LiveTable

log = logging.getLogger("meadhall.server")

URGENT_FIRST: Final[tuple[TempoKind, ...]] = ("live", "slow", "relaxed")  # seconds run at the first
MOST_TRIES: Final = 3  # to drive a table on, before it is set aside
LONGEST_PAUSE: Final = 300.0  # seconds until a table that made trouble is tried again
CLEARS: Final = 600.0  # seconds between two looks for what is old
DAY: Final = 86_400.0
SHORT_PAUSE: Final = 30.0  # until one is that could not be written


class Rounds:
    """The hall's rounds, again and again until it closes."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._going: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()
        self._clears_at = time.monotonic() + CLEARS  # the hall has other things to do when it opens
        self._troubles: dict[str, tuple[int, float]] = {}  # how often a table made trouble, and until when it is left

    def start(self) -> None:
        self._going = asyncio.create_task(self._go())

    async def stop(self) -> None:
        await stopped(self._going)

    async def _go(self) -> None:
        while True:
            try:
                await self.wake_the_due()
                await self.let_go_of_the_idle()
                self._hall.tidy()
                await self._hall.give_back()
                await self._hall.reviews.take_up()
                await self._clear_away()
            except Exception:
                log.exception("a round through the hall failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._hall.settings.sweep):
                    await self._hurried.wait()
            self._hurried.clear()

    def hurry(self) -> None:
        """Another hall is gone: what it led may be due."""
        self._hurried.set()

    async def _clear_away(self) -> None:
        """Once in a while: old unfinished tables sleep, and in the end they go."""
        now = time.monotonic()
        if now < self._clears_at:
            return
        self._clears_at = now + CLEARS
        settings, today = self._hall.settings, self._hall.clock.now()
        if settings.sleeps:
            await self._hall.storage.put_to_sleep(today - settings.sleeps * DAY)
        if settings.goes:
            gone = await self._hall.storage.clear_away(today - settings.goes * DAY, set(self._hall.tables))
            if gone:
                log.warning("%d unfinished tables at which nothing happened for %g days are gone", gone, settings.goes)

    # Waking

    async def wake_the_due(self) -> None:
        """All of them, a few at a time; before each few, those with a clock that have become due meanwhile."""
        reached: dict[TempoKind, tuple[float, str]] = {}
        while due := await self._next_due(reached):
            for ident in due:
                if ident not in self._hall.tables and not self._left_alone(ident):
                    await self._wake(ident)
            await asyncio.sleep(0)

    async def _next_due(self, reached: dict[TempoKind, tuple[float, str]]) -> list[str]:
        now = self._hall.clock.now()
        for tempo in URGENT_FIRST:
            due = await self._hall.storage.due(tempo, now, reached.get(tempo, (0.0, "")))
            if due:
                reached[tempo] = due[-1]
                return [ident for _, ident in due]
        return []

    async def _wake(self, ident: str) -> None:
        try:
            live = await self._taken_up(ident)
            if live is not None:
                async with live.lock:
                    if not live.dead and not await live.is_due() and not live.watchers:
                        self._hall.let_go(live)
        except LedElsewhere:
            pass  # then it is that one's to look at
        except Exception as error:
            if (isinstance(error, Problem) and error.status == 503) or isinstance(error, Unreachable):
                self.postpone(ident)
            else:
                await self.troubled(ident, error, for_good=True)

    async def _taken_up(self, ident: str) -> LiveTable | None:
        """Its past is followed beside the loop, so that nobody waits. None if somebody else was faster."""
        hall = self._hall
        hall.waking.add(ident)
        try:
            fence = await hall.lead(ident)
            stored = await hall.read(ident)
            match = await asyncio.to_thread(take_up, stored, hall.clock.now())
            if ident in hall.waking and not hall.is_loading(ident):
                return hall.take_in(stored, match, fence)
        except LedElsewhere:
            return None
        except Exception as error:
            log.info("table %s: %s", ident, error)  # if it is lasting, it shows when it is loaded in the usual way
        finally:
            hall.waking.discard(ident)
        return await hall.load(ident) if ident not in hall.tables else None

    def _left_alone(self, ident: str) -> bool:
        return time.monotonic() < self._troubles.get(ident, (0, 0.0))[1]

    async def troubled(self, ident: str, error: Exception, for_good: bool = False) -> None:
        """The table could not be taken up or driven on: it is left alone for a while, or set aside."""
        error = games.blamed(error) or error
        times = self._troubles.pop(ident, (0, 0.0))[0] + 1
        if for_good or times >= MOST_TRIES:
            try:
                await self._hall.storage.set_aside(ident, f"{type(error).__name__}: {error}"[:500])
                log.error("table %s is set aside: %s", ident, error)
                return
            except MeadhallError as unwritten:
                log.error("table %s can't even be set aside: %s", ident, unwritten)
        self._leave_alone(ident, times, LONGEST_PAUSE)

    def postpone(self, ident: str) -> None:
        """Something could not be written, which is not the table's fault: it is tried again in a while."""
        self._leave_alone(ident, self._troubles.get(ident, (0, 0.0))[0], SHORT_PAUSE)

    def went_well(self, ident: str) -> None:
        self._troubles.pop(ident, None)

    def _leave_alone(self, ident: str, times: int, longest: float) -> None:
        pause = min(longest, self._hall.settings.sweep * 2.0**times)
        self._troubles[ident] = (times, time.monotonic() + pause)

    # Letting go

    async def let_go_of_the_idle(self) -> None:
        for live in [live for live in self._hall.tables.values() if live.idle]:
            async with live.lock:
                await live.keep_snapshot()
                if live.idle and not live.dead:  # still: nobody has come while that was written
                    self._hall.let_go(live)
