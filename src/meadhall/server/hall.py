"""The hall: all its tables. They live in the database; those that somebody plays or watches are in memory as well."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import Record
from meadhall.play import Match, lesson
from meadhall.play.coach import Learning
from meadhall.play.lesson import Lesson
from meadhall.play.seat import check_bot
from meadhall.server import sealing
from meadhall.server.bot_thinking import Thinkers
from meadhall.server.hall_clock import HallClock
from meadhall.server.hall_neighbours import Neighbours
from meadhall.server.hall_rounds import Rounds
from meadhall.server.live_table import LiveTable
from meadhall.server.match_from_rows import fits, take_up
from meadhall.server.problems import Problem, not_found, not_readable
from meadhall.server.reviews import Reviews
from meadhall.server.rows import MatchRow, Origin, SeatRow, Stored
from meadhall.server.rows_from_match import note_progress
from meadhall.server.security import is_match_id
from meadhall.server.settings import Settings
from meadhall.server.shutting_down import PUTS_AWAY
from meadhall.server.storage import Change, Conflict, Storage, Superseded
from meadhall.server.storage_quota import Brought, Opened
from meadhall.server.table_wish import FRIEND, Wish, entries_of, is_free, row_of, seats_of, take, tried
from meadhall.server.watchers import Watcher
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.guard import Limiter

log = logging.getLogger("meadhall.server")

# A version is above all versions under earlier fences, and every fence has room for so many.
VERSIONS_OF_A_FENCE = 1 << 28
VERSIONS_APART = 1 << 8  # between a table that is let go and the next: how far the one had come does not show

AT_ONCE = 32  # tables that are put away side by side: what they write is committed together


@dataclass
class Door:
    """Of a table that is being taken up: who does it, and who waits."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    people: int = 0


class Hall:
    """All tables, and what happens to them when nobody asks."""

    def __init__(self, storage: Storage, settings: Settings | None = None) -> None:
        self.storage = storage
        self.settings = settings or Settings()
        self.clock = HallClock(storage.newest, shared=storage.time)
        self.thinkers = Thinkers(self.settings)
        self.tables: dict[str, LiveTable] = {}
        self.reviews = Reviews(self)
        self.rounds = Rounds(self)
        self.waking: set[str] = set()  # tables that are being taken up beside the loop
        self._doors: dict[str, Door] = {}  # of tables that are being taken up
        self.neighbours = Neighbours(self)
        self.limiter: Limiter | None = None  # of the door, which other halls' doors share
        self._beside: set[asyncio.Task[None]] = set()
        self._put_down: set[str] = set()  # tables that have left the memory, to be given back
        self.closing = False
        self._watchers: dict[str, set[Watcher]] = {}
        self._version = 0  # that was told last of a table that left the memory, behind its fence

    async def start(self, peers_at: str = "") -> None:
        """Open; the other halls of the database, if there are any, pass on what is led here to that address."""
        self.neighbours.port = int(peers_at.rpartition(":")[2] or 0)
        await self.storage.halls.start(self, peers_at)
        self.reviews.start()
        self.rounds.start()

    def stop_streams(self) -> None:
        """The hall closes: let all live updates end, so that their connections can."""
        self.closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.ring()

    async def drain(self) -> None:
        """Other halls take over what is led here, one table after the other; who still asks here is passed on."""
        await self.storage.halls.drain()
        self.stop_streams()
        await self.rounds.stop()
        await self.reviews.stop()
        await self._put_away(PUTS_AWAY)

    async def close(self) -> None:
        """Put everything away."""
        self.stop_streams()
        await self.rounds.stop()
        await self.reviews.stop()
        await self._put_away(PUTS_AWAY / 2)
        await self._drop_beside()
        self.thinkers.close()
        self.neighbours.close()
        await self.storage.halls.stop()
        self.storage.close()

    async def _put_away(self, seconds: float) -> None:
        """As long as there is time. What is left is free when this hall is gone."""
        tables = iter(list(self.tables.values()))
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._put_away_from(tables) for _ in range(AT_ONCE)))
        except TimeoutError:
            log.warning("%d tables could not be put away in %g seconds", len(self.tables), seconds)

    async def _put_away_from(self, tables: Iterator[LiveTable]) -> None:
        """One after the other, while others do the same beside it."""
        for live in tables:
            async with live.lock:
                await live.keep_snapshot()
                self.let_go(live)
            await self.give_back()
            self.storage.halls.tell(live.row.id, 0)

    # Finding a table

    @asynccontextmanager
    async def table(self, ident: str) -> AsyncIterator[LiveTable]:
        """The table, for as long as one needs it to stay as it is."""
        while True:
            live = await self.load(ident)
            async with live.lock:
                if not live.dead:
                    live.touched = time.monotonic()
                    yield live
                    return

    async def load(self, ident: str) -> LiveTable:
        """From memory, or else from the database."""
        await self.storage.halls.sure()
        live = self.tables.get(ident)
        if live is not None:
            return live
        async with self._door(ident):
            return self.tables.get(ident) or await self._from_database(ident)

    @asynccontextmanager
    async def _door(self, ident: str) -> AsyncIterator[None]:
        """One at a time takes the table into memory; others wait, and find it there."""
        door = self._doors.setdefault(ident, Door())
        door.people += 1
        try:
            async with door.lock:
                yield
        finally:
            door.people -= 1
            if not door.people:
                del self._doors[ident]

    def is_loading(self, ident: str) -> bool:
        return ident in self._doors

    async def _from_database(self, ident: str) -> LiveTable:
        self.waking.discard(ident)  # who is asked for does not wait for a round
        fence = await self.lead(ident)
        try:
            stored = await self.read(ident)
            try:
                match = take_up(stored, self.clock.now())
            except Exception as error:
                if stored.snapshot is None:
                    raise
                log.warning("table %s: its snapshot is of no use (%s); following all its entries", ident, error)
                stored = await self.read(ident, with_snapshot=False)
                match = take_up(stored, self.clock.now())
        except (MeadhallError, Problem):
            raise
        except Exception as error:
            log.exception("table %s can't be read", ident)
            raise not_readable() from error
        return self.take_in(stored, match, fence)

    async def lead(self, ident: str) -> int:
        """The fence under which the table is led here from now on; LedElsewhere, if it is."""
        if not is_match_id(ident):
            raise not_found()
        return await self.storage.halls.lead(ident)

    async def read(self, ident: str, with_snapshot: bool = True) -> Stored:
        """All that is stored of the table."""
        stored = await self.storage.stored(ident, with_snapshot)
        if stored is None:
            raise not_found()
        fits(stored.row)
        return stored

    def take_in(self, stored: Stored, match: Match, fence: int) -> LiveTable:
        """From now on the table is in memory, and driven on; a round that was about to do the same comes too late."""
        self.waking.discard(stored.row.id)
        live = LiveTable(self, stored, match, fence)
        self.tables[stored.row.id] = live
        live.driver.plan()
        return live

    def first_version(self, fence: int) -> int:
        """Above all that anybody was told of the table when it was in memory before, here or elsewhere."""
        return fence * VERSIONS_OF_A_FENCE + self._version

    def let_go(self, live: LiveTable) -> None:
        """Out of memory: the next who asks gets it from the database."""
        live.dead = True
        live.stop()
        told = live.newest_version - live.fence * VERSIONS_OF_A_FENCE
        self._version = max(self._version, (told // VERSIONS_APART + 1) * VERSIONS_APART)
        self._put_down.add(live.row.id)
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]

    def forget(self, live: LiveTable) -> None:
        """What is in memory can't be trusted any more; whoever follows the table has to look anew."""
        self.let_go(live)
        self.ring(live.row.id)

    def forget_all(self) -> None:
        for live in list(self.tables.values()):
            self.forget(live)

    async def give_back(self) -> None:
        """What has left the memory may be led by others."""
        free = [ident for ident in self._put_down if ident not in self.tables and not self.is_loading(ident)]
        self._put_down.clear()
        try:
            await self.storage.halls.give_back(free)
        except MeadhallError as error:
            log.warning("tables could not be given back: %s", error)

    def ring(self, ident: str) -> None:
        """The table has changed, wherever it is led: who watches it here looks again."""
        for watcher in self._watchers.get(ident, ()):
            watcher.ring()

    def ring_all(self) -> None:
        for ident in list(self._watchers):
            self.ring(ident)

    @property
    def watching(self) -> int:
        """Live updates that are followed here."""
        return sum(map(len, self._watchers.values()))

    def watchers_of(self, ident: str) -> set[Watcher]:
        return self._watchers.setdefault(ident, set())

    def tidy(self) -> None:
        """Nobody watches there any more."""
        for ident in [ident for ident, watchers in self._watchers.items() if not watchers]:
            if ident not in self.tables:
                del self._watchers[ident]

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it, though nobody waits for it."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _drop_beside(self) -> None:
        """Nobody waits for it, and the database is about to be closed."""
        for task in (dropped := list(self._beside)):
            task.cancel()
        if dropped:
            await asyncio.wait(dropped)

    # New tables

    async def create(
        self,
        wish: Wish,
        creator: str,
        origin: Origin = "new",
        brought: Brought | None = None,
        change: Change | None = None,
    ) -> tuple[LiveTable, list[str]]:
        """A new table, and the tokens of the seats of who opened it."""
        seats, tokens = seats_of(wish, creator)
        row = row_of(wish, seats, creator, origin, self.clock.now())
        tried(row)
        sealing.promise(row, seats, self.storage.secret, wish.ticket, wish.word)
        if change is not None:
            change = replace(change, row=replace(change.row, rematch=row.id))
        try:
            return await self._lay_out(Stored(row, seats), brought, change), tokens
        except Superseded:
            raise
        except Conflict:
            if wish.ticket:
                raise Problem(409, say("ticket-used")) from None
            raise

    async def _lay_out(self, stored: Stored, brought: Brought | None, change: Change | None = None) -> LiveTable:
        """The table is written down as it stands from its first moment on, and then taken into memory."""
        row = stored.row
        match = take_up(stored, row.created)
        note_progress(row, match, row.created)
        fence = self.storage.halls.first_fence(row.id)
        async with self._door(row.id):  # it may be due as soon as it is written: no round takes it up as well
            try:
                opened = Opened(row.creator, row.created, self.settings.limits.open_tables)
                await self.storage.create(row, stored.seats, stored.entries, brought, change, fence, opened)
            except BaseException:
                self.storage.halls.lost(row.id)
                raise
            return self.take_in(stored, match, fence)

    async def store_record(
        self, record: Record, title: str, creator: str, winners: list[int], brought: Brought | None = None
    ) -> LiveTable:
        """A match that was played elsewhere, to be looked at. It was followed to its end before."""
        wish = Wish(record.game, [FRIEND] * record.seats, options=record.options, title=title)
        wish.data = None if record.data is None else record.data.content
        seats, _ = seats_of(wish, creator)
        row = row_of(wish, seats, creator, "upload", self.clock.now())
        row.seed = record.seed
        row.seal = "" if record.seal is None else record.seal.model_dump_json()
        row.generator = record.generator
        row.names = list(record.names) or list(wish.rules.seat_names[: record.seats])
        for seat in seats:
            seat.name = row.names[seat.seat]
        row.state = "finished"
        row.winners = winners
        row.first = len(record.decisions)
        row.redealt = [anew.model_dump() for anew in record.redealt]
        return await self._lay_out(Stored(row, seats, entries_of(record.decisions, row.created)), brought)

    async def fork(
        self, record: Record, wish: Wish, creator: str, brought: Brought | None = None
    ) -> tuple[LiveTable, list[str]]:
        """Play on from where the record ends, which is not the end of the game, at that seat, against bots."""
        seats, tokens = seats_of(wish, creator)
        row = row_of(wish, seats, creator, "fork", self.clock.now())
        row.seed = record.seed
        row.generator = record.generator
        row.first = len(record.decisions)
        row.redealt = [anew.model_dump() for anew in record.redealt]
        stored = Stored(row, seats, entries_of(record.decisions, row.created))
        return await self._lay_out(stored, brought), tokens

    async def learn(self, game: str, wanted: Lesson, name: str, creator: str) -> tuple[LiveTable, list[str]]:
        """The table of a lesson, and the token of the learner's seat."""
        record = lesson.record(game, wanted)
        wish = Wish(game, wanted.kinds, options=wanted.options, name=name, title=wanted.name)
        seats, tokens = seats_of(wish, creator, record.names)
        row = row_of(wish, seats, creator, "lesson", self.clock.now())
        row.seed, row.generator, row.dice = record.seed, record.generator, wanted.dice
        row.first = len(record.decisions)
        row.learning = Learning(lesson=wanted.name).model_dump_json()
        return await self._lay_out(Stored(row, seats, entries_of(record.decisions, row.created)), None), tokens

    async def join(self, live: LiveTable, name: str, seat: int | None, person: str, word: str = "") -> tuple[int, str]:
        """Take an open seat; the game begins with the last one. The caller holds the lock."""
        [joined] = await self.join_several(live, [(seat, name)], person, word)
        return joined

    async def join_several(
        self, live: LiveTable, wishes: Sequence[tuple[int | None, str]], person: str, word: str = ""
    ) -> list[tuple[int, str]]:
        """Take open seats, all or none, each under its name, with one word. Returns them with their tokens."""
        seats = [replace(row) for row in live.seats]
        taken = [take(live.row, seats, seat, name, person) for seat, name in wishes]
        row = sealing.with_words(live.row, {taken[0][0]: word})
        await live.take_seats([seats[seat] for seat, _ in taken], row, self._begun(row, seats))
        return taken

    async def fill(self, live: LiveTable, kind: str) -> None:
        """Bots take the seats that are still open, and it begins. The caller holds the lock."""
        check_bot(kind)
        if live.row.state != "open":
            raise Problem(409, say("begun-already"))
        seats = [replace(row, kind=kind) if is_free(row) else row for row in live.seats]
        filled = [new for new, old in zip(seats, live.seats) if new is not old]
        row = replace(live.row)
        await live.take_seats(filled, row, self._begun(row, seats))

    def _begun(self, row: MatchRow, seats: list[SeatRow]) -> Match | None:
        """If everybody is here: the table is laid out anew under everybody's name, and sealed."""
        if any(is_free(seat) for seat in seats):
            return None
        row.state = "running"
        row.names = [seat.name for seat in seats]
        sealing.press(row)
        return take_up(Stored(row, seats), self.clock.now())
