"""What the hall does at a table by itself: bots move, passes and defaults happen, bells ring, each at its moment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meadhall.play import Due
from meadhall.play.absence import lates, look_around, next_look
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.problems import Problem
from meadhall.server.rows import Entry
from meadhall.server.rows_from_match import bells
from meadhall.server.table_bots import Asked, TableBots

if TYPE_CHECKING:
    from meadhall.server.live_table import LiveTable

log = logging.getLogger("meadhall.server")

MOST_AT_ONCE: Final = 100  # moves of the hall that are written down together


class TableDriver:
    """The timer of one table, and what is done when it rings."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._bots = TableBots(table)
        self._first_seen: dict[object, float] = {}
        self._rewound = 0
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._at_work = False  # it plans when that is done

    @property
    def busy(self) -> bool:
        """Does a bot think?"""
        return self._bots.busy

    def rewind(self) -> None:
        """Decisions were taken back: whatever is asked from now on is another question."""
        self._rewound += 1

    def stop(self) -> None:
        self._cancel()
        self._bots.keep_only(set())

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def plan(self) -> None:
        """Set the timer to the next thing that the hall has to do here, and let bots think meanwhile."""
        if self._at_work:
            return
        self._cancel()
        table = self.table
        if table.dead or not table.running or table.hall.closing:
            return
        now = table.now()
        moments = [moment for moment, _ in self.todo(now)]
        look = next_look(table.match)
        if look is not None:
            moments.append(look)
        clock = table.match.clock
        if clock is not None and not table.match.absence.asleep:
            moments += [now + clock.left(seat, now) for seat in table.match.waiting() if clock.since[seat] is not None]
        if moments:
            delay = max(0.0, min(moments) - now)
            self._timer = asyncio.get_running_loop().call_later(delay, self.wake)

    def wake(self) -> None:
        """There is something to do here, now."""
        self._timer = None
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self.tick())

    async def tick(self) -> None:
        table = self.table
        try:
            async with table.lock:
                if table.dead or not table.running:
                    return
                self._at_work = True
                try:
                    await self._do_what_is_due(table.now())
                finally:
                    self._at_work = False
                self.plan()  # at the very end: what rang while this was under way was not heard
        except LedElsewhere:
            log.info("table %s is driven on by another hall", table.row.id)
        except Problem as problem:
            log.error("table %s: %s", table.row.id, problem.sentence)
            table.hall.rounds.postpone(table.row.id)
        except Exception as error:
            log.exception("table %s could not be driven on", table.row.id)
            await table.hall.rounds.troubled(table.row.id, error)

    async def _do_what_is_due(self, now: float) -> None:
        table = self.table
        with table.changing():
            entries = self.answer_now(now)
            self._time_out(now, entries)
            if look_around(table.match, now) or entries:
                await table.keep(entries, now)

    def todo(self, now: float) -> list[tuple[float, Callable[[], None]]]:
        """What the hall has to do, and when; bots are set thinking on the way."""
        match = self.table.match
        seen: dict[object, float] = {}
        found: list[tuple[float, Callable[[], None]]] = []
        asked: set[Asked] = set()
        for due in match.dues():
            question: Asked = (due.seat, match.asked(due.seat), self._rewound)
            asked.add(question)
            since = seen[question] = self._first_seen.get(question, now)
            delay = due.delay * self.table.hall.settings.calm
            if due.why != "bot":
                found.append((since + delay, self._mover(due, now)))
                continue
            pause = self._bots.pause(due.seat, delay)
            if self._bots.ready(question, pause, since + pause - now):
                found.append((since + pause, self._bot_mover(question, now)))
        for action in bells(match):
            bell = ("bell", action, self._rewound)
            since = seen[bell] = self._first_seen.get(bell, now)
            found.append((since + self.table.hall.settings.bell, self._ringer(action, now)))
        self._first_seen = seen
        self._bots.keep_only(asked)
        return found

    def _mover(self, due: Due, now: float) -> Callable[[], None]:
        return lambda: self.table.match.move(due.seat, now)

    def _bot_mover(self, question: Asked, now: float) -> Callable[[], None]:
        return lambda: self.table.match.move(question[0], now, self._bots.answer(question))

    def _ringer(self, action: int, now: float) -> Callable[[], None]:
        return lambda: self.table.match.inject(action, now)

    def answer_now(self, now: float) -> list[Entry]:
        """Do all that is due by now."""
        entries: list[Entry] = []
        while self.table.running and len(entries) < MOST_AT_ONCE:
            ready = [(moment, do) for moment, do in self.todo(now) if moment <= now]
            if not ready:
                break
            min(ready, key=lambda pair: pair[0])[1]()
            entries.append(self.table.entry(now))
        return entries

    def _time_out(self, now: float, entries: list[Entry]) -> None:
        """Defaults for who is out of time; who is late again and again counts as absent."""
        match = self.table.match
        for seat in match.late(now):
            if seat in match.late(now):  # still: another's default may have gone before
                match.time_out(seat, now)
                entries.append(self.table.entry(now))
                if lates(match, seat) >= self.table.hall.settings.lates and self.table.row.tempo == "live":
                    match.leave(seat)
