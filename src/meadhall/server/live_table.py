"""A table in the hall's memory: a Match, who watches it, and what people do there. `table_driver.py` drives it on.

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
from typing import TYPE_CHECKING

from meadhall.engine.errors import MeadhallError
from meadhall.engine.message import Message
from meadhall.play import Match
from meadhall.play.absence import look_around
from meadhall.play.hint import Hint
from meadhall.play.paths import surely
from meadhall.play.seat import check_bot
from meadhall.server import presence
from meadhall.server.bot_questions import Question
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.names import THE_HALL
from meadhall.server.problems import Problem, not_known, not_stored, stale
from meadhall.server.rows import HALL, REOPENED, ChatRow, Entry, MatchRow, SeatRow, Stored
from meadhall.server.rows_from_match import note_progress, note_seats, put_away
from meadhall.server.storage import KEYS_KEPT, Change, Conflict, NotWritten, Superseded, Uncertain
from meadhall.server.table_driver import TableDriver
from meadhall.server.watchers import Standing, Watcher
from meadhall.server.words import kept, say

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger("meadhall.server")


class LiveTable:
    """One match in memory."""

    def __init__(
        self,
        hall: Hall,
        stored: Stored,
        match: Match,
        fence: int,
    ) -> None:
        self.hall = hall
        self.row = stored.row
        self.seats = stored.seats
        self.match = match
        self.fence = fence  # under which all is written here
        self.number = stored.number  # of the last entry
        self.chat = list(stored.chat)
        self.lock = asyncio.Lock()
        self.dead = False  # what is in memory may not be what was written: rebuild it
        self.version = hall.first_version(fence)
        self._private = [0] * len(self.seats)  # changes that only this seat sees
        self.watchers: set[Watcher] = hall.watchers_of(self.row.id)
        self._elsewhere: dict[
            str, tuple[frozenset[int], int]
        ] = {}  # at other halls: seats whose people look, and how many
        self.touched = time.monotonic()
        self.kept = self.number  # the entry of the last snapshot
        self.hints: dict[int, tuple[int, Hint]] = {}  # seat: at which number of decisions it asked, and the answer
        self._repeats = list(stored.keys)  # seats and keys of the last requests
        self.driver = TableDriver(self)
        presence.note(self)

    @property
    def running(self) -> bool:
        return self.row.state == "running" and not self.match.over

    @property
    def present(self) -> set[int]:
        """The seats whose people look on, here or at another hall."""
        found = {seat for watcher in self.watchers for seat in watcher.seats}
        for present, _ in self._elsewhere.values():
            found |= present
        return found

    def watched_from(self, hall: str, present: frozenset[int], watchers: int) -> None:
        """So many look on at another hall, among them the people of these seats."""
        before, _ = self._elsewhere.pop(hall, (frozenset(), 0))
        if watchers:
            self._elsewhere[hall] = (present, watchers)
        if before != present:
            presence.came_or_went(self)

    async def learn_holders(self) -> None:
        """Who was let in by the seats' links, here or elsewhere."""
        seats = await self.hall.storage.seats(self.row.id)
        for own, stored in zip(self.seats, seats):
            if own.token_hash == stored.token_hash:
                own.holders = stored.holders

    def standing(self, own: tuple[int, ...]) -> Standing:
        """How far it is, for who holds these seats."""
        yours = any(seat in self.row.waiting for seat in own)
        return Standing(self.version_for(own), self.match.table.decisions, yours)

    # What people do. The caller holds the lock.

    async def act(self, seat: int, action: int, made: int | None, key: str = "", then: tuple[int, ...] = ()) -> None:
        """A person's choice; `made` is the number of decisions that the person has seen.

        `then` are the answers to what the seat is asked next (`play/paths.py`).
        """
        if key and (seat, key) in self._repeats:
            return
        self._begun()
        self._expect(seat, action, made)
        now = self.now()
        then = then[: surely(self.match.table, seat, (action, *then)) - 1] if then else ()
        if self.match.seats[seat].absent:
            with self.changing():
                self.match.come_back(seat, now)
                self.match.act(seat, action, now, then)
        else:
            self.match.act(seat, action, now, then)
        with self.changing():
            entries = [self.entry(now, key or None)]
            for one in then:
                self.match.act(seat, one, now, goes_on=True)
                entries.append(self.entry(now))
            entries += self.driver.answer_now(now)
            await self.keep(entries, now)
            if key:
                self._repeats = [*self._repeats, (seat, key)][-KEYS_KEPT:]

    async def undo(self, seat: int) -> None:
        self._going_on()
        now = self.now()
        taken_out = self.match.undo(seat, now)
        if taken_out is None:
            await self._go_back(seat, "undo", now)
        else:
            self.number += 1
            await self.keep([Entry(self.number, seat, taken_out, REOPENED, now)], now)

    async def ask_back(self, seat: int) -> None:
        self._going_on()
        now = self.now()
        if self.match.ask_back(seat, now):
            await self._go_back(seat, "consent", now)
        else:
            await self.keep([], now)

    async def agree(self, seat: int) -> None:
        self._going_on()
        now = self.now()
        request = self.match.request
        if self.match.agree(seat, now):
            await self._go_back(seat if request is None else request.seat, "consent", now)
        else:
            await self.keep([], now)

    async def disagree(self, seat: int) -> None:
        self._going_on()
        self.match.disagree(seat)
        await self.keep([], self.now())

    async def seat_changed(self, seat: int, change: Callable[[], None], private: bool = False) -> None:
        """Do something to the seat in the Match (a bot takes over, an order is left), and write it down."""
        before = self.match.seats[seat].model_copy(deep=True)
        try:
            change()
        except (Problem, MeadhallError):
            self.match.seats[seat] = before
            raise
        await self.keep([], self.now(), tell=seat if private else None)

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

    async def take_seats(self, seats: list[SeatRow], row: MatchRow, match: Match | None) -> None:
        """These are the seats as they are from now on, and the row; with the last of them the match begins."""
        now = self.now()
        with self.changing():
            for seat in seats:
                self.seats[seat.seat] = seat
            self.row = row
            if match is not None:
                self.match = match
                presence.note(self)
            await self.keep([], now, [seat.seat for seat in seats])

    def now(self) -> float:
        """As the Match's clocks count: seconds that go on over restarts."""
        return self.hall.clock.now()

    def line(self, seat: int, name: str, text: str) -> ChatRow:
        """Something that is said, to be written down."""
        return ChatRow((self.chat[-1].number if self.chat else 0) + 1, seat, name, text, self.now())

    def hall_line(self, message: Message) -> ChatRow:
        """Something that the hall says at the table."""
        return self.line(HALL, THE_HALL, kept(message))

    async def say(self, seat: int, name: str, text: str) -> None:
        line = self.line(seat, name, text)
        with self.changing():
            await self.hall.storage.keep(Change(self.row, chat=line, fence=self.fence))
        self.said(line)

    def said(self, line: ChatRow) -> None:
        """It is written: tell everybody."""
        self._remember(line)
        self.changed()

    def _remember(self, line: ChatRow) -> None:
        self.chat.append(line)
        del self.chat[:-200]

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
        if self.match.asked(seat) >= 0:
            same = self.match.asked_the_same(seat, made)
        else:
            same = action in self.match.table.legal(seat)
        if not same:
            raise stale(now)

    # Telling

    def changed(self) -> None:
        """Something that anybody may see is different now."""
        self.version += 1
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.ring()
        self.hall.storage.halls.tell(self.row.id, self.version)

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
        self.hall.storage.halls.tell(self.row.id, self.version)

    # For the hall and its bots

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
            tuple(self.match.table.redealt),
        )

    # Writing down

    def entry(self, now: float, key: str | None = None) -> Entry:
        """The newest decision, as it is written down."""
        last = self.match.table.last_decision
        assert last is not None
        clock = self.match.clock
        bank = None if clock is None or last.seat < 0 else clock.banks[last.seat]
        self.number += 1
        return Entry(self.number, last.seat, last.action, self.match.made[-1].by, now, bank, key)

    async def _go_back(self, seat: int, how: str, now: float) -> None:
        self.number += 1
        self.driver.rewind()
        self.hints.clear()
        await self.keep([Entry(self.number, seat, self.match.table.decisions, how, now)], now)

    async def keep(
        self,
        entries: list[Entry],
        now: float,
        taken: list[int] | None = None,
        tell: int | None = None,
        line: ChatRow | None = None,
    ) -> None:
        """Write everything down that is different now, then tell everybody, or only the seat that sees it.

        `taken` are seats whose rows were changed already; what the Match has changed about seats is found out here.
        """
        with self.changing():
            changed = {*(taken or ()), *note_seats(self.seats, self.match)}
            if self.row.state == "running":
                look_around(self.match, now)
            note_progress(self.row, self.match, now, moved=bool(entries or taken))
            seats = [self.seats[seat] for seat in sorted(changed)]
            await self.hall.storage.keep(Change(self.row, entries, seats, line, self.fence))
            if line is not None:
                self._remember(line)
            self.hall.rounds.went_well(self.row.id)
            if tell is None:
                self.changed()
            else:
                self.ring(tell)
            self.driver.plan()
        if self.number - self.kept >= self.hall.settings.snapshot_every:
            await self.keep_snapshot()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Memory runs ahead of the database: if anything goes wrong meanwhile, it is not to be trusted any more."""
        try:
            yield
        except Superseded:
            self.hall.storage.halls.lost(self.row.id)
            self.hall.forget(self)
            raise LedElsewhere(self.row.id) from None
        except Conflict:
            self.hall.forget(self)
            raise stale(self.match.table.decisions) from None
        except NotWritten as error:
            log.error("table %s: %s", self.row.id, error)
            self.hall.forget(self)
            raise not_stored() from None
        except Uncertain as error:
            log.error("table %s: %s", self.row.id, error)
            self.hall.forget(self)
            raise not_known() from None
        except BaseException:
            self.hall.forget(self)
            raise

    # Leaving the memory

    @property
    def idle(self) -> bool:
        """Could this table leave the memory without anybody noticing?"""
        quiet = time.monotonic() - self.touched > self.hall.settings.idle
        return quiet and not self.watchers and not self._elsewhere and not self.driver.busy and not self._counts_seconds

    @property
    def _counts_seconds(self) -> bool:
        """Taken up again, its clocks would begin anew: nobody loses seconds because the hall was closed."""
        return self.row.tempo == "live" and self.running and not self.match.absence.asleep

    async def is_due(self) -> bool:
        """Has the hall anything to do here by now? If not, the row says from now on when it will have."""
        now = self.now()
        row = replace(self.row)
        note_progress(row, self.match, now, moved=False)
        if row.deadline is not None and (row.deadline <= now or self._counts_seconds):
            return True
        with self.changing():
            self.row = row
            await self.hall.storage.keep(Change(row, fence=self.fence))
        return False

    async def keep_snapshot(self) -> None:
        """Where the match stands, to spare work later. It can be done without, so nothing fails if it can't be kept."""
        if self.number > self.kept and not self.dead:
            number = self.number
            try:
                snapshot = put_away(self.match, number, self.now())
                await self.hall.storage.keep_snapshot(self.row.id, snapshot, self.fence)
            except Exception as error:
                log.warning("table %s: no snapshot was kept: %s", self.row.id, error)
            else:
                self.kept = number

    def stop(self) -> None:
        self.driver.stop()
