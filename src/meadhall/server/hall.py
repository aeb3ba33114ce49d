"""The hall: all its tables. They live in the database; those that somebody plays or watches are in memory as well."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from meadhall import games
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.message import Listing
from meadhall.engine.record import Record
from meadhall.engine.rng import BLAKE2B
from meadhall.play import PERSON, Match
from meadhall.play.seat import check_bot, check_kind
from meadhall.server.bot_thinking import Thinkers
from meadhall.server.brought import Brought
from meadhall.server.hall_clock import HallClock
from meadhall.server.names import look_alike, told_apart
from meadhall.server.noting import note_progress
from meadhall.server.problems import Problem, not_found, not_readable
from meadhall.server.rounds import Rounds
from meadhall.server.rows import Entry, MatchRow, Origin, SeatRow, TempoKind
from meadhall.server.security import hashed, is_match_id, new_match_id, new_token
from meadhall.server.settings import Settings
from meadhall.server.storage import Change, Storage
from meadhall.server.tables import LiveTable
from meadhall.server.taking_up import Stored, fits, take_up
from meadhall.server.watchers import Watcher
from meadhall.server.words import say

log = logging.getLogger("meadhall.server")

# A version is above all versions of earlier openings, and every opening has room for so many.
VERSIONS_OF_AN_OPENING = 1 << 28
VERSIONS_APART = 1 << 8  # between a table that is let go and the next: how far the one had come does not show
SECRET_BITS = 128  # of a table's seed, and of what bots and delays are drawn from
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
        if tempo != "relaxed" and seconds <= 0:
            raise BadOption(say("clock-needs-seconds"))
        if tempo == "live":
            self.options = {**self.rules.at_live_tables, **self.options}


class Hall:
    """All tables, and what happens to them when nobody asks."""

    def __init__(self, storage: Storage, settings: Settings | None = None) -> None:
        self.storage = storage
        self.settings = settings or Settings()
        self.clock = HallClock(storage.newest())
        self.thinkers = Thinkers(self.settings)
        self.tables: dict[str, LiveTable] = {}
        self.rounds = Rounds(self)
        self.waking: set[str] = set()  # tables that are being taken up beside the loop
        self.closing = False
        self._watchers: dict[str, set[Watcher]] = {}
        self._version = storage.opening * VERSIONS_OF_AN_OPENING

    def start(self) -> None:
        self.rounds.start()

    def stop_streams(self) -> None:
        """The hall closes: let all live updates end, so that their connections can."""
        self.closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.ring()

    async def close(self) -> None:
        """Put everything away."""
        self.stop_streams()
        await self.rounds.stop()
        for live in list(self.tables.values()):
            async with live.lock:
                await live.keep_snapshot()
                self.let_go(live)
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
        if live is not None:
            return live
        self.waking.discard(ident)  # who is asked for is not waited for
        try:
            stored = self.read(ident)
            try:
                match = take_up(stored, self.clock.now())
            except Exception as error:
                if stored.snapshot is None:
                    raise
                log.warning("table %s: its snapshot is of no use (%s); following all its entries", ident, error)
                stored = self.read(ident, with_snapshot=False)
                match = take_up(stored, self.clock.now())
        except (MeadhallError, Problem):
            raise
        except Exception as error:
            log.exception("table %s can't be read", ident)
            raise not_readable() from error
        return self.take_in(stored, match)

    def read(self, ident: str, with_snapshot: bool = True) -> Stored:
        """All that is stored of the table."""
        row = self.storage.match(ident) if is_match_id(ident) else None
        if row is None:
            raise not_found()
        fits(row)
        snapshot = self.storage.snapshot(ident) if with_snapshot else None
        entries = self.storage.entries(ident, 0 if snapshot is None else snapshot.number)
        return Stored(row, self.storage.seats(ident), entries, snapshot)

    def take_in(self, stored: Stored, match: Match) -> LiveTable:
        """From now on the table is in memory, and driven on."""
        ident, number = stored.row.id, stored.number
        chat, keys = self.storage.chat(ident), self.storage.keys(ident, number)
        live = LiveTable(self, stored.row, stored.seats, match, number, chat, keys)
        self.tables[ident] = live
        live.plan()
        return live

    def first_version(self) -> int:
        """Above all that anybody was told of a table that was in memory before, in this opening or an earlier one."""
        return self._version

    def let_go(self, live: LiveTable) -> None:
        """Out of memory: the next who asks gets it from the database."""
        live.dead = True
        live.stop()
        self._version = max(self._version, (live.newest_version // VERSIONS_APART + 1) * VERSIONS_APART)
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]

    def forget(self, live: LiveTable) -> None:
        """What is in memory can't be trusted any more; whoever follows the table has to look anew."""
        self.let_go(live)
        for watcher in self.watchers_of(live.row.id):
            watcher.ring()

    def watchers_of(self, ident: str) -> set[Watcher]:
        return self._watchers.setdefault(ident, set())

    def tidy(self) -> None:
        """Nobody watches there any more."""
        for ident in [ident for ident, watchers in self._watchers.items() if not watchers]:
            if ident not in self.tables:
                del self._watchers[ident]

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
        seats, tokens = _seats(wish, creator)
        row = _row(wish, seats, creator, origin, self.clock.now())
        _tried(row)
        if change is not None:
            change = replace(change, row=replace(change.row, rematch=row.id))
        return await self._lay_out(Stored(row, seats), brought, change), tokens

    async def _lay_out(self, stored: Stored, brought: Brought | None, change: Change | None = None) -> LiveTable:
        """The table is written down as it stands from its first moment on, and then taken into memory."""
        row = stored.row
        match = take_up(stored, row.created)
        note_progress(row, match, row.created)
        await self.storage.create(row, stored.seats, stored.entries, brought, change)
        return self.take_in(stored, match)

    async def store_record(
        self, record: Record, title: str, creator: str, winners: list[int], brought: Brought | None = None
    ) -> LiveTable:
        """A match that was played elsewhere, to be looked at. It was followed to its end before."""
        wish = Wish(record.game, [FRIEND] * record.seats, options=record.options, title=title)
        wish.data = None if record.data is None else record.data.content
        seats, _ = _seats(wish, creator)
        row = _row(wish, seats, creator, "upload", self.clock.now())
        row.seed = record.seed
        row.generator = record.generator
        row.names = list(record.names) or list(wish.rules.seat_names[: record.seats])
        for seat in seats:
            seat.name = row.names[seat.seat]
        row.state = "finished"
        row.winners = winners
        row.first = len(record.decisions)
        return await self._lay_out(Stored(row, seats, _entries(record.decisions, row.created)), brought)

    async def fork(
        self, record: Record, wish: Wish, creator: str, brought: Brought | None = None
    ) -> tuple[LiveTable, list[str]]:
        """Play on from where the record ends, which is not the end of the game, at that seat, against bots."""
        seats, tokens = _seats(wish, creator)
        row = _row(wish, seats, creator, "fork", self.clock.now())
        row.seed = record.seed
        row.generator = record.generator
        row.first = len(record.decisions)
        stored = Stored(row, seats, _entries(record.decisions, row.created))
        return await self._lay_out(stored, brought), tokens

    async def join(self, live: LiveTable, name: str, seat: int | None, person: str) -> tuple[int, str]:
        """Take an open seat; the game begins with the last one. The caller holds the lock."""
        [joined] = await self.join_several(live, [(seat, name)], person)
        return joined

    async def join_several(
        self, live: LiveTable, wishes: Sequence[tuple[int | None, str]], person: str
    ) -> list[tuple[int, str]]:
        """Take open seats, all or none, each under its name. Returns them with their tokens."""
        seats = [replace(row) for row in live.seats]
        taken = [_take(live.row, seats, seat, name, person) for seat, name in wishes]
        await live.take_seats([seats[seat] for seat, _ in taken], self._begun(live, seats))
        return taken

    async def fill(self, live: LiveTable, kind: str) -> None:
        """Bots take the seats that are still open, and it begins. The caller holds the lock."""
        check_bot(kind)
        if live.row.state != "open":
            raise Problem(409, say("begun-already"))
        seats = [replace(row, kind=kind) if _free(row) else row for row in live.seats]
        filled = [new for new, old in zip(seats, live.seats) if new is not old]
        await live.take_seats(filled, self._begun(live, seats))

    def _begun(self, live: LiveTable, seats: list[SeatRow]) -> Match | None:
        """If everybody is here: the table is laid out anew under everybody's name."""
        if any(_free(row) for row in seats):
            return None
        row = replace(live.row, state="running", names=[seat.name for seat in seats])
        return take_up(Stored(row, seats), self.clock.now())


def _free(row: SeatRow) -> bool:
    return row.kind == PERSON and row.token_hash is None


def _take(row: MatchRow, seats: list[SeatRow], seat: int | None, name: str, person: str) -> tuple[int, str]:
    """Take one of the seats that are free, or the one that is wished for."""
    free = [row for row in seats if _free(row)]
    if row.state != "open" or not free:
        raise Problem(409, say("all-taken"))
    chosen = next((row for row in free if seat is None or row.seat == seat), None)
    if chosen is None:
        raise Problem(409, say("seat-not-open", seat=seat, free=Listing([row.seat for row in free])))
    token = new_token()
    chosen.token_hash = hashed(token)
    chosen.person = person or None
    chosen.name = told_apart(name, [row.name for row in seats if row is not chosen]) if name else chosen.name
    return chosen.seat, token


def _seats(wish: Wish, person: str) -> tuple[list[SeatRow], list[str]]:
    names = list(wish.rules.seat_names[: len(wish.kinds)])
    seats, tokens = [], []
    for number, kind in enumerate(wish.kinds):
        name = names[number] if number < len(names) else f"Seat {number + 1}"
        if wish.name and look_alike(name, wish.name):
            name = f"{name} 2"
        row = SeatRow(number, PERSON if kind == FRIEND else check_kind(kind), name)
        if kind == PERSON:
            tokens.append(new_token())
            row.token_hash = hashed(tokens[-1])
            row.person = person or None
            if wish.name and len(tokens) == 1:  # further ones play at the same screen
                row.name = wish.name
        seats.append(row)
    return seats, tokens


def _row(wish: Wish, seats: list[SeatRow], creator: str, origin: Origin, now: float) -> MatchRow:
    waits = FRIEND in wish.kinds and origin == "new"
    return MatchRow(
        id=new_match_id(),
        game=wish.rules.name,
        rules_version=wish.rules.version,
        title=wish.title or (f"{wish.name}'s table" if wish.name else wish.rules.title),
        options=wish.options,
        seats=len(seats),
        seed=secrets.randbits(SECRET_BITS),
        generator=BLAKE2B,
        dice=secrets.randbits(SECRET_BITS),
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
    )


def _tried(row: MatchRow) -> None:
    """Refuse at once what the game would refuse; and keep the options as the game understands them."""
    game = games.game(row.game)
    table = game.new(row.seats, row.seed, row.options, data=row.data, names=row.names)
    row.options = {name: value for name, value in table.setting.options.items() if isinstance(value, (str, int))}


def _entries(decisions: Sequence[tuple[int, int]], at: float) -> list[Entry]:
    return [Entry(number, seat, action, "hall", at) for number, (seat, action) in enumerate(decisions, start=1)]
