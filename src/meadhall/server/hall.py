"""The hall: all its tables. They live in the database; those that somebody plays or watches are in memory as well."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from meadhall import games
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.record import Record
from meadhall.play import PERSON
from meadhall.play.seat import check_bot
from meadhall.server.problems import Problem, not_found
from meadhall.server.rows import Entry, MatchRow, Origin, SeatRow, TempoKind
from meadhall.server.security import hashed, is_match_id, new_match_id, new_token
from meadhall.server.settings import Settings
from meadhall.server.storage import Storage
from meadhall.server.tables import LiveTable
from meadhall.server.taking_up import fits, take_up
from meadhall.server.thinking import Thinkers
from meadhall.server.watchers import Watcher

log = logging.getLogger("meadhall.server")

FRIEND = "friend"  # as the kind of a seat at a new table: a person who is still to come


class Wish:
    """What somebody wants to be set up; checked by the game itself."""

    def __init__(
        self,
        game: str,
        kinds: Sequence[str],
        *,
        options: dict[str, str | int] | None = None,
        tempo: TempoKind = "relaxed",
        seconds: float = 0.0,
        bank: float = 0.0,
        listed: bool = False,
        title: str = "",
        name: str = "",
        data: str | None = None,
    ) -> None:
        self.rules = games.game(game)
        self.kinds = list(kinds)
        self.options = dict(options or {})
        self.tempo: TempoKind = tempo
        self.seconds = seconds
        self.bank = bank
        self.listed = listed
        self.title = title
        self.name = name
        self.data = data
        for kind in self.kinds:
            if kind not in (PERSON, FRIEND):
                check_bot(kind)
        if tempo != "relaxed" and seconds <= 0:
            raise BadOption("A table with a clock needs seconds for each decision.")
        if tempo == "live":
            self.options = {**self.rules.at_live_tables, **self.options}


class Hall:
    """All tables, and what happens to them when nobody asks."""

    def __init__(self, storage: Storage, settings: Settings | None = None) -> None:
        self.storage = storage
        self.settings = settings or Settings()
        self.thinkers = Thinkers(self.settings.workers)
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self._watchers: dict[str, set[Watcher]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    def stop_streams(self) -> None:
        """The hall closes: let all live updates end, so that their connections can."""
        self.closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.ring()

    async def close(self) -> None:
        """Put everything away."""
        self.stop_streams()
        if self._sweeping is not None:
            self._sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeping
        for live in list(self.tables.values()):
            async with live.lock:
                await live.put_away()
        self.tables.clear()
        self.thinkers.close()
        self.storage.close()

    # Finding a table

    @asynccontextmanager
    async def table(self, ident: str) -> AsyncIterator[LiveTable]:
        """The table, for as long as one needs it to stay as it is."""
        while True:
            live = self.load(ident)
            async with live.lock:
                if not live.dead:
                    live.touched = time.monotonic()
                    yield live
                    return

    def load(self, ident: str) -> LiveTable:
        """From memory, or else from the database."""
        live = self.tables.get(ident)
        return self._take_up(ident) if live is None else live

    def _take_up(self, ident: str) -> LiveTable:
        row = self.storage.match(ident) if is_match_id(ident) else None
        if row is None:
            raise not_found()
        fits(row)
        now = time.time()
        seats = self.storage.seats(ident)
        snapshot = self.storage.snapshot(ident)
        entries = self.storage.entries(ident, 0 if snapshot is None else snapshot.number)
        try:
            match = take_up(row, seats, entries, snapshot, now)
        except MeadhallError as error:
            if snapshot is None:
                raise
            log.warning("table %s: its snapshot is of no use (%s); following all its entries", ident, error)
            snapshot = None
            entries = self.storage.entries(ident)
            match = take_up(row, seats, entries, None, now)
        number = entries[-1].number if entries else 0 if snapshot is None else snapshot.number
        live = LiveTable(self, row, seats, match, number, self.storage.chat(ident))
        self.tables[ident] = live
        live.plan()
        return live

    def forget(self, live: LiveTable) -> None:
        """What is in memory can't be trusted any more: the next who asks gets it from the database."""
        live.dead = True
        live.stop()
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]
        for watcher in self.watchers_of(live.row.id):
            watcher.ring()

    def watchers_of(self, ident: str) -> set[Watcher]:
        return self._watchers.setdefault(ident, set())

    async def _sweep(self) -> None:
        """Again and again: wake what is due in the database, and let go of what nobody looks at."""
        while True:
            try:
                for ident in self.storage.due(time.time()):
                    if ident not in self.tables:
                        await self._wake(ident)
                for live in [live for live in self.tables.values() if live.idle]:
                    await live.put_away()
                    if not live.lock.locked() and not live.watchers:
                        live.dead = True
                        self.tables.pop(live.row.id, None)
                for ident in [ident for ident, watchers in self._watchers.items() if not watchers]:
                    if ident not in self.tables:
                        del self._watchers[ident]
            except Exception:
                log.exception("a round through the hall failed")
            await asyncio.sleep(self.settings.sweep)

    async def _wake(self, ident: str) -> None:
        try:
            self.load(ident)
        except (MeadhallError, Problem) as error:
            log.warning("table %s can't be taken up: %s", ident, error)
            await self.storage.set_deadline(ident, None)

    # New tables

    async def create(self, wish: Wish, creator: str, origin: Origin = "new") -> tuple[LiveTable, list[str]]:
        """A new table, and the tokens of the seats of who opened it."""
        seats, tokens = _seats(wish, creator)
        row = _row(wish, seats, creator, origin)
        _tried(row)
        await self.storage.create(row, seats)
        live = self.load(row.id)
        live.note_progress(row.created)
        await self.storage.append(live.row, [])
        return live, tokens

    async def store_record(self, record: Record, title: str, creator: str) -> LiveTable:
        """A match that was played elsewhere, to be looked at."""
        table = games.rebuild(record)  # first of all: it refuses whatever can't be
        wish = Wish(record.game, [FRIEND] * record.seats, options=record.options, title=title)
        wish.data = None if record.data is None else record.data.content
        seats, _ = _seats(wish, creator)
        row = _row(wish, seats, creator, "upload")
        row.seed = record.seed
        row.names = list(record.names) or list(wish.rules.seat_names[: record.seats])
        for seat in seats:
            seat.name = row.names[seat.seat]
        row.state = "finished"
        row.winners = table.winners[:]
        row.first = len(record.decisions)
        await self.storage.create(row, seats, _entries(record.decisions, row.created))
        return self.load(row.id)

    async def fork(self, record: Record, seat: int, wish: Wish, creator: str) -> tuple[LiveTable, list[str]]:
        """Play on from where the record ends, at that seat, against bots."""
        if not 0 <= seat < record.seats:
            raise Problem(400, f"There is no seat {seat}; the seats are 0 to {record.seats - 1}.")
        if games.rebuild(record).over:
            raise Problem(409, "The game is over at this moment; go back to an earlier one to play on from there.")
        seats, tokens = _seats(wish, creator)
        row = _row(wish, seats, creator, "fork")
        row.seed = record.seed
        row.first = len(record.decisions)
        row.deadline = row.created
        await self.storage.create(row, seats, _entries(record.decisions, row.created))
        return self.load(row.id), tokens

    async def join(self, live: LiveTable, name: str, seat: int | None, person: str) -> tuple[int, str]:
        """Take an open seat; the game begins with the last one. The caller holds the lock."""
        free = [row for row in live.seats if row.kind == PERSON and row.token_hash is None]
        if live.row.state != "open" or not free:
            raise Problem(409, "All seats of this table are taken; you are welcome to watch.")
        chosen = next((row for row in free if seat is None or row.seat == seat), None)
        if chosen is None:
            raise Problem(
                409, f"Seat {seat} is not open; the open seats are {', '.join(str(row.seat) for row in free)}."
            )
        token = new_token()
        chosen.token_hash = hashed(token)
        chosen.person = person or None
        chosen.name = _unlike(name, [row.name for row in live.seats if row is not chosen]) if name else chosen.name
        await self.storage.set_seats(live.row.id, [chosen])
        if len(free) == 1:
            await self._begin(live)
        live.changed()
        return chosen.seat, token

    async def fill(self, live: LiveTable, kind: str) -> None:
        """Bots take the seats that are still open, and it begins. The caller holds the lock."""
        check_bot(kind)
        free = [row for row in live.seats if row.kind == PERSON and row.token_hash is None]
        if live.row.state != "open":
            raise Problem(409, "The game has begun already.")
        for row in free:
            row.kind = kind
        await self.storage.set_seats(live.row.id, free)
        await self._begin(live)
        live.changed()

    async def _begin(self, live: LiveTable) -> None:
        """Everybody is here: the table is laid out anew under everybody's name."""
        names = [row.name for row in live.seats]
        await self.storage.set_state(live.row.id, "running", names, time.time())
        live.row.state = "running"
        live.row.names = names
        live.match = take_up(live.row, live.seats, [], None, time.time())
        live.note_progress(time.time())
        await self.storage.append(live.row, [])
        live.plan()


def _seats(wish: Wish, person: str) -> tuple[list[SeatRow], list[str]]:
    names = list(wish.rules.seat_names[: len(wish.kinds)])
    seats, tokens = [], []
    for number, kind in enumerate(wish.kinds):
        name = names[number] if number < len(names) else f"Seat {number + 1}"
        row = SeatRow(number, PERSON if kind == FRIEND else kind, name)
        if kind == PERSON:
            tokens.append(new_token())
            row.token_hash = hashed(tokens[-1])
            row.person = person or None
            if wish.name and len(tokens) == 1:  # further ones play at the same screen
                row.name = wish.name
        seats.append(row)
    return seats, tokens


def _row(wish: Wish, seats: list[SeatRow], creator: str, origin: Origin) -> MatchRow:
    now = time.time()
    waits = FRIEND in wish.kinds and origin == "new"
    return MatchRow(
        id=new_match_id(),
        game=wish.rules.name,
        rules_version=wish.rules.version,
        title=wish.title or (f"{wish.name}'s table" if wish.name else wish.rules.title),
        options=wish.options,
        seats=len(seats),
        seed=secrets.randbits(96),
        dice=secrets.randbits(32),
        names=[seat.name for seat in seats],
        data=wish.data,
        tempo=wish.tempo,
        seconds=wish.seconds,
        bank=wish.bank,
        listed=wish.listed,
        state="open" if waits else "running",
        invite=new_token(),
        origin=origin,
        first=0,
        winners=[],
        creator=creator,
        created=now,
        changed=now,
        deadline=None if waits else now,
    )


def _tried(row: MatchRow) -> None:
    """Refuse at once what the game would refuse; and keep the options as the game understands them."""
    game = games.game(row.game)
    table = game.new(row.seats, row.seed, row.options, data=row.data, names=row.names)
    row.options = {name: value for name, value in table.setting.options.items() if isinstance(value, (str, int))}


def _entries(decisions: Sequence[tuple[int, int]], at: float) -> list[Entry]:
    return [Entry(number, seat, action, "hall", at) for number, (seat, action) in enumerate(decisions, start=1)]


def _unlike(name: str, others: list[str]) -> str:
    """The name, with a number behind it if somebody else has it already."""
    found = name
    number = 2
    while found in others:
        found = f"{name[:20]} {number}"
        number += 1
    return found
