"""A table in the hall's memory: a Match, who watches it, and the timers that drive it on.

Everything here can be lost at any time: it is rebuilt from the database. A change is made in memory, written down, and
only then told to anybody. While that is under way the table's lock is held, and so is it by whoever looks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.step import DRIVER
from meadhall.play import Due, Match
from meadhall.play.hint import Hint
from meadhall.play.seat import check_bot
from meadhall.server.bot_questions import Question
from meadhall.server.problems import Problem, not_stored, stale
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow
from meadhall.server.storage import Conflict
from meadhall.server.table_bots import Asked, TableBots
from meadhall.server.taking_up import progress, put_away, turns_of
from meadhall.server.watchers import Watcher

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger("meadhall.server")

KEYS_KEPT: Final = 50  # of requests that might be repeated
MOST_AT_ONCE: Final = 100  # moves of the hall that are written down together


class LiveTable:
    """One match in memory."""

    def __init__(
        self, hall: Hall, row: MatchRow, seats: list[SeatRow], match: Match, number: int, chat: list[ChatRow]
    ) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.match = match
        self.number = number  # of the last entry
        self.chat = chat
        self.lock = asyncio.Lock()
        self.dead = False  # what is in memory may not be what was written: rebuild it
        self.version = int(time.time() * 1000)  # so that it grows over restarts as well
        self._private = [0] * len(seats)  # changes that only this seat sees
        self.watchers: set[Watcher] = hall.watchers_of(row.id)
        self.touched = time.monotonic()
        self.kept = number  # the entry of the last snapshot
        self.hints: dict[int, tuple[int, Hint]] = {}  # seat: at which number of decisions it asked, and the answer
        self._first_seen: dict[object, float] = {}
        self._bots = TableBots(self)
        self._rewound = 0
        self._lates = [0] * len(seats)
        self._turns: tuple[int, list[int]] = (-1, [])
        self._repeats: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.row.state == "running" and not self.match.over

    def online(self, seat: int) -> bool:
        return any(seat in watcher.seats for watcher in self.watchers)

    def turns(self) -> list[int]:
        """The numbers of decisions at which a turn begins, for a replay."""
        made = self.match.table.decisions
        if self._turns[0] != made:
            self._turns = (made, turns_of(self.match.table.record()))
        return self._turns[1]

    # What people do. The caller holds the lock.

    async def act(self, seat: int, action: int, made: int | None, key: str = "") -> None:
        """A person's choice; `made` is the number of decisions that the person has seen."""
        if key and (seat, key) in self._repeats:
            return
        self._begun()
        self._expect(seat, action, made)
        now = time.time()
        sitter = self.match.seats[seat]
        if sitter.absent:
            self.match.come_back(seat, now)
        self.match.act(seat, action, now)
        self._lates[seat] = 0
        if key:
            self._repeats[seat, key] = self.match.table.decisions
            while len(self._repeats) > KEYS_KEPT:
                self._repeats.popitem(last=False)
        entries = [self._entry(now), *self._answer_now(now)]
        await self._keep(entries, now)
        if self.seats[seat].absent:
            await self._keep_seats(seat)

    async def undo(self, seat: int) -> None:
        self._going_on()
        now = time.time()
        self.match.undo(seat, now)
        await self._go_back(seat, "undo", now)

    async def ask_back(self, seat: int) -> None:
        self._going_on()
        now = time.time()
        if self.match.ask_back(seat, now):
            await self._go_back(seat, "consent", now)
        else:
            self.changed()

    async def agree(self, seat: int) -> None:
        self._going_on()
        now = time.time()
        request = self.match.request
        if self.match.agree(seat, now):
            await self._go_back(seat if request is None else request.seat, "consent", now)
        else:
            self.changed()

    def disagree(self, seat: int) -> None:
        self._going_on()
        self.match.disagree(seat)
        self.changed()

    async def seat_changed(self, seat: int, change: Callable[[], None], private: bool = False) -> None:
        """Do something to the seat in the Match (a bot takes over, an order is left), and write it down."""
        change()
        await self._keep_seats(seat)
        if private:
            self.ring(seat)
        else:
            self.changed()
        self.plan()

    def resign(self, seat: int, kind: str) -> None:
        """The seat is the bot's from now on, and its token opens nothing any more."""
        sitter = self.match.seats[seat]
        if not sitter.person:
            raise Problem(409, "A bot has this seat already.")
        sitter.kind = check_bot(kind)
        sitter.stand_in = None
        sitter.absent = False
        sitter.orders = []
        self.seats[seat].token_hash = None

    @staticmethod
    def now() -> float:
        """As the Match's clocks count: seconds that go on over restarts."""
        return time.time()

    async def say(self, seat: int, name: str, text: str) -> None:
        line = ChatRow((self.chat[-1].number if self.chat else 0) + 1, seat, name, text, time.time())
        await self._stored(self.hall.storage.say(self.row.id, line))
        self.chat.append(line)
        del self.chat[:-200]
        self.changed()

    def _begun(self) -> None:
        if self.row.state == "open":
            raise Problem(409, "The game has not begun: a seat is still open.")

    def _going_on(self) -> None:
        self._begun()
        if not self.running:
            raise Problem(409, "The game is over, and what was decided stands.")

    def _expect(self, seat: int, action: int, made: int | None) -> None:
        """Refuse what was chosen at another moment: the seat must still be asked what it was asked then.

        Where several are asked at once, others may have answered since; that makes nobody's answer stale.
        """
        now = self.match.table.decisions
        if made is None or made == now:
            return
        asked = self.match.asked(seat)
        same = asked <= made < now if asked >= 0 else action in self.match.table.legal(seat)
        if not same:
            raise stale(now)

    # Telling

    def changed(self) -> None:
        """Something that anybody may see is different now."""
        self.version += 1
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.ring()

    def version_for(self, own: tuple[int, ...]) -> int:
        """The version as who holds these seats counts it: others can't see that a seat has left an order."""
        return self.version + sum(self._private[seat] for seat in own)

    def ring(self, seat: int) -> None:
        """Something is different that only this seat sees."""
        self._private[seat] += 1
        for watcher in self.watchers:
            if seat in watcher.seats:
                watcher.ring()

    # What the hall does by itself

    def plan(self) -> None:
        """Set the timer to the next thing that the hall has to do here, and let bots think meanwhile."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.dead or not self.running or self.hall.closing:
            return
        now = time.time()
        moments = [moment for moment, _ in self._todo(now)]
        clock = self.match.clock
        if clock is not None:
            moments += [now + clock.left(seat, now) for seat in self.match.waiting()]
        if moments:
            delay = max(0.0, min(moments) - now)
            self._timer = asyncio.get_running_loop().call_later(delay, self.wake)

    def wake(self) -> None:
        """There is something to do here, now."""
        self._timer = None
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            async with self.lock:
                if self.dead or not self.running:
                    return
                now = time.time()
                entries = self._answer_now(now)
                late = self._time_out(now, entries)
                if entries:
                    await self._keep(entries, now)
                for seat in late:
                    await self._keep_seats(seat)
                self.plan()
        except Problem as problem:
            log.error("table %s: %s", self.row.id, problem.sentence)
        except Exception:
            log.exception("table %s could not be driven on", self.row.id)
            self.hall.forget(self)

    def _todo(self, now: float) -> list[tuple[float, Callable[[], None]]]:
        """What the hall has to do, and when; bots are set thinking on the way."""
        match = self.match
        seen: dict[object, float] = {}
        found: list[tuple[float, Callable[[], None]]] = []
        asked: set[Asked] = set()
        for due in match.dues():
            question: Asked = (due.seat, match.asked(due.seat), self._rewound)
            asked.add(question)
            since = seen[question] = self._first_seen.get(question, now)
            delay = due.delay * self.hall.settings.calm
            if due.why != "bot":
                found.append((since + delay, self._mover(due, now)))
                continue
            pause = self._bots.pause(due.seat, delay)
            if self._bots.ready(question, pause, since + pause - now):
                found.append((since + pause, self._bot_mover(question, now)))
        for action in self._bells():
            bell = ("bell", action, self._rewound)
            since = seen[bell] = self._first_seen.get(bell, now)
            found.append((since + self.hall.settings.bell, self._ringer(action, now)))
        self._first_seen = seen
        self._bots.keep_only(asked)
        return found

    def _mover(self, due: Due, now: float) -> Callable[[], None]:
        return lambda: self.match.move(due.seat, now)

    def _bot_mover(self, question: Asked, now: float) -> Callable[[], None]:
        return lambda: self.match.move(question[0], now, self._bots.answer(question))

    def _ringer(self, action: int, now: float) -> Callable[[], None]:
        return lambda: self.match.inject(action, now)

    def _bells(self) -> list[int]:
        """What the hall may inject and what is no seat's default: a count that comes to its end."""
        table = self.match.table
        injectable = table.options(DRIVER)
        if not injectable:
            return []
        defaults = [table.default(seat) for seat in table.deciders()]
        return [action for action in injectable if action not in defaults]

    def _answer_now(self, now: float) -> list[Entry]:
        """Do all that is due by now."""
        entries: list[Entry] = []
        while self.running and len(entries) < MOST_AT_ONCE:
            ready = [(moment, do) for moment, do in self._todo(now) if moment <= now]
            if not ready:
                break
            min(ready, key=lambda pair: pair[0])[1]()
            entries.append(self._entry(now))
        return entries

    def _time_out(self, now: float, entries: list[Entry]) -> list[int]:
        """Defaults for who is out of time; who is late again and again counts as absent. Returns those."""
        gone = []
        for seat in self.match.late(now):
            if seat in self.match.late(now):  # still: another's default may have gone before
                self.match.time_out(seat, now)
                entries.append(self._entry(now))
                self._lates[seat] += 1
                if self._lates[seat] >= self.hall.settings.lates and self.row.tempo == "live":
                    self.match.leave(seat)
                    gone.append(seat)
        return gone

    def question(self, seat: int, kind: str, dice: int) -> Question:
        """What somebody in another process has to know to choose for the seat."""
        row = self.row
        decisions = self.match.table.history()
        return Question(
            row.id, row.game, row.seats, row.seed, row.options, row.data, row.names, decisions, seat, kind, dice
        )

    # Writing down

    def _entry(self, now: float) -> Entry:
        """The newest decision, as it is written down."""
        last = self.match.table.last_decision
        assert last is not None
        clock = self.match.clock
        bank = None if clock is None or last.seat < 0 else clock.banks[last.seat]
        self.number += 1
        return Entry(self.number, last.seat, last.action, self.match.made[-1].by, now, bank)

    async def _go_back(self, seat: int, how: str, now: float) -> None:
        self.number += 1
        self._rewound += 1
        self.hints.clear()
        await self._keep([Entry(self.number, seat, self.match.table.decisions, how, now)], now)

    async def _keep(self, entries: list[Entry], now: float) -> None:
        """Write the entries down, then tell everybody. What can't be written did not happen."""
        self.note_progress(now)
        await self._stored(self.hall.storage.append(self.row, entries))
        self.changed()
        self.plan()
        if self.number - self.kept >= self.hall.settings.snapshot_every:
            self.kept = self.number
            await self._stored(self.hall.storage.keep_snapshot(self.row.id, put_away(self.match, self.number, now)))

    def note_progress(self, now: float) -> None:
        """Let the row say how far the match is, and when the hall has to look here again if it loses its memory."""
        match, row = self.match, self.row
        row.changed = now
        row.deadline = None
        if row.state == "open":
            return
        row.waiting = match.waiting()
        row.note = progress(match.table)
        if match.over:
            row.state = "finished"
            row.winners = match.table.winners[:]
        elif match.dues() or self._bells():
            row.deadline = now
        elif match.clock is not None:
            row.deadline = now + min(match.clock.left(seat, now) for seat in row.waiting)

    async def _keep_seats(self, *numbers: int) -> None:
        for number in numbers:
            sitter = self.match.seats[number]
            row = self.seats[number]
            row.kind, row.stand_in, row.absent = sitter.kind, sitter.stand_in, sitter.absent
            row.orders = [order.model_dump_json() for order in sitter.orders]
        await self._stored(self.hall.storage.set_seats(self.row.id, [self.seats[number] for number in numbers]))

    async def _stored(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Conflict:
            self.hall.forget(self)
            raise stale(self.match.table.decisions) from None
        except MeadhallError as error:
            log.error("table %s: %s", self.row.id, error)
            self.hall.forget(self)
            raise not_stored() from None

    # Leaving the memory

    @property
    def idle(self) -> bool:
        """Could this table leave the memory without anybody noticing?"""
        quiet = time.monotonic() - self.touched > self.hall.settings.idle
        return quiet and not self.watchers and not self.lock.locked() and not self._bots.busy

    async def put_away(self) -> None:
        """Before it leaves the memory."""
        self.stop()
        if self.number > self.kept and not self.dead:
            self.kept = self.number
            await self.hall.storage.keep_snapshot(self.row.id, put_away(self.match, self.number, time.time()))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bots.keep_only(set())
