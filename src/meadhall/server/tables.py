"""A table in the hall's memory: a Match, who watches it, and the timers that drive it on.

Everything here can be lost at any time: it is rebuilt from the database. A change is made in memory, written down as a
whole, and only then told to anybody. While that is under way the table's lock is held, and so is it by whoever looks.
Whatever goes wrong between the first change and the last byte, the table is forgotten: memory never says anything else
than the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from meadhall.engine.errors import MeadhallError
from meadhall.play import Due, Match
from meadhall.play.hint import Hint
from meadhall.play.seat import check_bot
from meadhall.server.bot_questions import Question
from meadhall.server.noting import bells, note_progress, note_seats
from meadhall.server.problems import Problem, not_stored, stale
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow
from meadhall.server.storage import KEYS_KEPT, Change, Conflict, NotWritten
from meadhall.server.table_bots import Asked, TableBots
from meadhall.server.taking_up import put_away, turns_of
from meadhall.server.watchers import Watcher
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger("meadhall.server")

MOST_AT_ONCE: Final = 100  # moves of the hall that are written down together


class LiveTable:
    """One match in memory."""

    def __init__(
        self,
        hall: Hall,
        row: MatchRow,
        seats: list[SeatRow],
        match: Match,
        number: int = 0,
        chat: list[ChatRow] | None = None,
        keys: list[tuple[int, str]] | None = None,
    ) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.match = match
        self.number = number  # of the last entry
        self.chat = chat or []
        self.lock = asyncio.Lock()
        self.dead = False  # what is in memory may not be what was written: rebuild it
        self.version = hall.first_version()
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
        self._repeats = keys or []  # seats and keys of the last requests
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
        now = self.now()
        if self.match.seats[seat].absent:
            with self.changing():
                self.match.come_back(seat, now)
                self.match.act(seat, action, now)
        else:
            self.match.act(seat, action, now)
        with self.changing():
            self._lates[seat] = 0
            entries = [self._entry(now, key or None), *self._answer_now(now)]
            await self._keep(entries, now)
            if key:
                self._repeats = [*self._repeats, (seat, key)][-KEYS_KEPT:]

    async def undo(self, seat: int) -> None:
        self._going_on()
        now = self.now()
        self.match.undo(seat, now)
        await self._go_back(seat, "undo", now)

    async def ask_back(self, seat: int) -> None:
        self._going_on()
        now = self.now()
        if self.match.ask_back(seat, now):
            await self._go_back(seat, "consent", now)
        else:
            await self._keep([], now)

    async def agree(self, seat: int) -> None:
        self._going_on()
        now = self.now()
        request = self.match.request
        if self.match.agree(seat, now):
            await self._go_back(seat if request is None else request.seat, "consent", now)
        else:
            await self._keep([], now)

    async def disagree(self, seat: int) -> None:
        self._going_on()
        self.match.disagree(seat)
        await self._keep([], self.now())

    async def seat_changed(self, seat: int, change: Callable[[], None], private: bool = False) -> None:
        """Do something to the seat in the Match (a bot takes over, an order is left), and write it down."""
        before = self.match.seats[seat].model_copy(deep=True)
        try:
            change()
        except (Problem, MeadhallError):
            self.match.seats[seat] = before
            raise
        await self._keep([], self.now(), tell=seat if private else None)

    def resign(self, seat: int, kind: str) -> None:
        """The seat is the bot's from now on, and its token opens nothing any more."""
        sitter = self.match.seats[seat]
        if not sitter.person:
            raise Problem(409, say("bot-has-seat"))
        sitter.kind = check_bot(kind)
        sitter.stand_in = None
        sitter.absent = False
        sitter.orders = []
        self.seats[seat].token_hash = None

    async def take_seats(self, seats: list[SeatRow], match: Match | None) -> None:
        """These are the seats as they are from now on; with the last of them the match begins, laid out anew."""
        now = self.now()
        with self.changing():
            for seat in seats:
                self.seats[seat.seat] = seat
            if match is not None:
                self.match = match
                self.row.state = "running"
                self.row.names = [seat.name for seat in self.seats]
            await self._keep([], now, [seat.seat for seat in seats])

    def now(self) -> float:
        """As the Match's clocks count: seconds that go on over restarts."""
        return self.hall.clock.now()

    def line(self, seat: int, name: str, text: str) -> ChatRow:
        """Something that is said, to be written down."""
        return ChatRow((self.chat[-1].number if self.chat else 0) + 1, seat, name, text, self.now())

    async def say(self, seat: int, name: str, text: str) -> None:
        line = self.line(seat, name, text)
        with self.changing():
            await self.hall.storage.keep(Change(self.row, chat=line))
        self.said(line)

    def said(self, line: ChatRow) -> None:
        """It is written: tell everybody."""
        self.chat.append(line)
        del self.chat[:-200]
        self.changed()

    def _begun(self) -> None:
        if self.row.state == "open":
            raise Problem(409, say("not-begun"))

    def _going_on(self) -> None:
        self._begun()
        if not self.running:
            raise Problem(409, say("game-over"))

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

    @property
    def newest_version(self) -> int:
        """No viewer was told a higher one."""
        return self.version + sum(self._private)

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
        now = self.now()
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
                now = self.now()
                with self.changing():
                    entries = self._answer_now(now)
                    self._time_out(now, entries)
                    if entries:
                        await self._keep(entries, now)
                self.plan()  # at the very end: what rang while this was under way was not heard
        except Problem as problem:
            log.error("table %s: %s", self.row.id, problem.sentence)
            self.hall.rounds.postpone(self.row.id)
        except Exception as error:
            log.exception("table %s could not be driven on", self.row.id)
            await self.hall.rounds.troubled(self.row.id, error)

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
        for action in bells(self.match.table):
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

    def _time_out(self, now: float, entries: list[Entry]) -> None:
        """Defaults for who is out of time; who is late again and again counts as absent."""
        for seat in self.match.late(now):
            if seat in self.match.late(now):  # still: another's default may have gone before
                self.match.time_out(seat, now)
                entries.append(self._entry(now))
                self._lates[seat] += 1
                if self._lates[seat] >= self.hall.settings.lates and self.row.tempo == "live":
                    self.match.leave(seat)

    def question(self, seat: int, kind: str, dice: int) -> Question:
        """What somebody in another process has to know to choose for the seat."""
        row = self.row
        decisions = self.match.table.history()
        return Question(
            row.id,
            row.game,
            row.seats,
            row.seed,
            row.generator,
            row.options,
            row.data,
            row.names,
            decisions,
            seat,
            kind,
            dice,
        )

    # Writing down

    def _entry(self, now: float, key: str | None = None) -> Entry:
        """The newest decision, as it is written down."""
        last = self.match.table.last_decision
        assert last is not None
        clock = self.match.clock
        bank = None if clock is None or last.seat < 0 else clock.banks[last.seat]
        self.number += 1
        return Entry(self.number, last.seat, last.action, self.match.made[-1].by, now, bank, key)

    async def _go_back(self, seat: int, how: str, now: float) -> None:
        self.number += 1
        self._rewound += 1
        self.hints.clear()
        await self._keep([Entry(self.number, seat, self.match.table.decisions, how, now)], now)

    async def _keep(
        self, entries: list[Entry], now: float, taken: list[int] | None = None, tell: int | None = None
    ) -> None:
        """Write everything down that is different now, then tell everybody, or only the seat that sees it.

        `taken` are seats whose rows were changed already; what the Match has changed about seats is found out here.
        """
        with self.changing():
            changed = {*(taken or ()), *note_seats(self.seats, self.match)}
            note_progress(self.row, self.match, now, moved=bool(entries or taken))
            await self.hall.storage.keep(Change(self.row, entries, [self.seats[seat] for seat in sorted(changed)]))
            self.hall.rounds.went_well(self.row.id)
            if tell is None:
                self.changed()
            else:
                self.ring(tell)
            self.plan()
        if self.number - self.kept >= self.hall.settings.snapshot_every:
            await self.keep_snapshot()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Memory runs ahead of the database: if anything goes wrong meanwhile, it is not to be trusted any more."""
        try:
            yield
        except Conflict:
            self.hall.forget(self)
            raise stale(self.match.table.decisions) from None
        except NotWritten as error:
            log.error("table %s: %s", self.row.id, error)
            self.hall.forget(self)
            raise not_stored() from None
        except BaseException:
            self.hall.forget(self)
            raise

    # Leaving the memory

    @property
    def idle(self) -> bool:
        """Could this table leave the memory without anybody noticing?"""
        quiet = time.monotonic() - self.touched > self.hall.settings.idle
        return quiet and not self.watchers and not self._bots.busy and not self._counts_seconds

    @property
    def _counts_seconds(self) -> bool:
        """Taken up again, its clocks would begin anew: nobody loses seconds because the hall was closed."""
        return self.row.tempo == "live" and self.running

    async def is_due(self) -> bool:
        """Has the hall anything to do here by now? If not, the row says from now on when it will have."""
        now = self.now()
        row = replace(self.row)
        note_progress(row, self.match, now, moved=False)
        if row.deadline is not None and (row.deadline <= now or self._counts_seconds):
            return True
        with self.changing():
            self.row = row
            await self.hall.storage.keep(Change(row))
        return False

    async def keep_snapshot(self) -> None:
        """Where the match stands, to spare work later. It can be done without, so nothing fails if it can't be kept."""
        if self.number > self.kept and not self.dead:
            number = self.number
            try:
                snapshot = put_away(self.match, number, self.now())
                await self.hall.storage.keep_snapshot(self.row.id, snapshot)
            except Exception as error:
                log.warning("table %s: no snapshot was kept: %s", self.row.id, error)
            else:
                self.kept = number

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bots.keep_only(set())
