"""What the hall keeps: an append-only list of decisions is the only truth; what it takes to play on stands beside it.

One thread writes. What is waiting when it comes round is committed together, and a write is only done, for whoever
awaits it, when it is on the disk, so that an acknowledged action survives `kill -9` and a power cut. Reads go past it
on connections of their own. What one request changes is written in one transaction, so that it happens as a whole or
not at all.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from meadhall import __version__, games
from meadhall.engine.record import digest
from meadhall.server import columns, queries
from meadhall.server.database import Link, database_at, in_a_sentence
from meadhall.server.database.reader import reader_of
from meadhall.server.match_leaders import FIRST_OPENING, Alone, Halls
from meadhall.server.queries import KEYS_KEPT
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow, Snapshot, Stored, TempoKind
from meadhall.server.several_halls import Together
from meadhall.server.storage_quota import Brought, Opened
from meadhall.server.table_lists import Lists
from meadhall.server.writer import Conflict, NotWritten, Superseded, Uncertain, Work, Writer

__all__ = ["KEYS_KEPT", "Change", "Conflict", "NotWritten", "Storage", "Superseded", "Uncertain"]

T = TypeVar("T")

BRIEF = 20  # decisions that are written down on the spot
HOLDERS = 20  # people that one seat's link has let in and who are remembered


@dataclass
class Change:
    """What one request changes at a table."""

    row: MatchRow
    entries: Sequence[Entry] = ()
    seats: Sequence[SeatRow] = ()
    chat: ChatRow | None = None
    fence: int | None = None  # under which the table is led, if it is not the hall's own


class Storage:
    """Everything that is kept. Reads and writes are awaited, writes until they are on the disk."""

    def __init__(self, where: Path | str) -> None:
        self.database = database_at(where)
        self.database.open()
        try:
            with in_a_sentence(self.database), closing(self.database.connect()) as link:
                self.opening = _opened(link)  # how many times it was, this time included
                self.newest = queries.newest(link)  # moment that was stored when it was opened
                self.secret = _secret(link)  # between the halls
                self.time = self.database.time(link)  # by the database's own clock, if it is one for several halls
            self._reader = reader_of(self.database)
        except BaseException:
            self.database.close()
            raise
        self._closed = False
        self.decisions = 0  # that were written down since it was opened
        self.lists = Lists(self._reader)
        self._writer = Writer(self.database)
        self.halls: Halls = Together(self) if self.database.shared else Alone(self.opening)

    @property
    def name(self) -> str:
        """Where it is, as one may tell."""
        return self.database.name

    @property
    def waiting(self) -> int:
        """Writes that are not committed yet."""
        return self._writer.waiting

    @property
    def seconds(self) -> float:
        """That were spent in writing transactions."""
        return self._writer.seconds

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def reachable(self, patience: float) -> None:
        """The database answers, and this hall knows what it leads; or a TimeoutError, or a sentence."""
        async with asyncio.timeout(patience):
            await self.halls.sure()
            await self.ask(lambda link: link.one("name_of", id=""))

    def close(self) -> None:
        """Whatever waits is written first. Once is enough, and twice does no harm."""
        if not self._closed:
            self._closed = True
            self._writer.close()
            self._reader.close()
            self.database.close()

    # Writing

    async def write(self, work: Work[Any], brief: bool = False) -> Any:
        """Do it in a transaction and wait until it is on the disk; what is brief, on the spot."""
        return await self._writer.write(work, brief)

    async def create(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        brought: Brought | None = None,
        change: Change | None = None,
        fence: int | None = None,
        opened: Opened | None = None,
    ) -> None:
        """A new match, together with what it changes at another table and what it adds to what somebody brought."""
        put_match = {**columns.match_values(match), "leader": self.halls.leader, "fence": self._fence(fence)}
        ended = match.changed if match.state == "finished" else None
        put_seats = [{**columns.seat_values(seat), "match": match.id, "ended": ended} for seat in seats]
        more = None if change is None else self._changing(change)

        def work(link: Link) -> None:
            if opened is not None:
                opened.count(link)
            if brought is not None:
                brought.weigh(link)
            if match.data is not None:
                link.run("add_component", hash=digest(match.data), content=match.data)
            link.run("add_match", **put_match)
            link.run_many("add_seat", put_seats)
            _append(link, match.id, entries)
            if more is not None:
                more(link)

        await self.write(work)
        self.lists.stale()

    async def keep(self, change: Change) -> None:
        """Add to the truth, and keep who sits there, what is said, and how far the match is."""
        await self.write(self._changing(change), brief=len(change.entries) < BRIEF)
        self.decisions += len(change.entries)
        if change.seats or change.row.state == "finished":
            self.lists.stale()

    def _changing(self, change: Change) -> Work[None]:
        """The change as it is now, to be written when it is its turn."""
        match, changed = change.row.id, change.row.changed
        progress = {**columns.progress_values(change.row), "id": match, "fence": self._fence(change.fence)}
        entries = list(change.entries)
        ended = bool(entries) and change.row.state == "finished"
        seats = [({**columns.seat_values(seat), "match": match}, list(seat.orders)) for seat in change.seats]
        line = change.chat

        def work(link: Link) -> None:
            if not link.run("keep_match", **progress):
                raise Superseded(f"Another hall leads the match {match} by now.")
            _append(link, match, entries)
            for values, orders in seats:
                at = {"match": match, "seat": values["seat"]}
                link.run("keep_seat", **values)
                link.run("drop_orders", **at)
                link.run_many(
                    "add_order", [{**at, "number": number, "wish": wish} for number, wish in enumerate(orders)]
                )
            if ended:
                link.run("end_seats", match=match, ended=changed)
            if line is not None:
                link.run("add_line", match=match, **vars(line))

        return work

    def _fence(self, given: int | None) -> int:
        """Who leads no table, as a test, writes as the opened hall itself."""
        return self.opening if given is None else given

    async def set_aside(self, match: str, why: str) -> None:
        """The hall leaves this match alone from now on."""
        await self.write(lambda link: link.run("set_aside", id=match, aside=why.replace("\0", "")))
        self.lists.stale()

    async def keep_snapshot(self, match: str, snapshot: Snapshot, fence: int | None = None) -> None:
        def work(link: Link) -> None:
            if not link.run("hold_match", id=match, fence=self._fence(fence)):
                raise Superseded(f"Another hall leads the match {match} by now.")
            link.run("keep_snapshot", match=match, number=snapshot.number, saved=snapshot.saved)

        await self.write(work)

    async def set_name(self, person: str, name: str, now: float) -> None:
        await self.write(lambda link: link.run("set_name", id=person, name=name, seen=now))

    async def keep_keys(self, person: str, token_hashes: list[str], now: float) -> None:
        """The person has come by the links of these seats. Of each, the last few are remembered."""

        def work(link: Link) -> None:
            for token_hash in token_hashes:
                link.run("keep_key", token_hash=token_hash, person=person, at=now)
                link.run("prune_keys", token_hash=token_hash, most=HOLDERS)

        await self.write(work)

    async def put_to_sleep(self, before: float) -> None:
        """Unfinished matches at which nothing has happened since: nobody wakes them but who visits."""
        await self.write(lambda link: link.run("put_to_sleep", before=before))

    async def clear_away(self, before: float, but: set[str]) -> int:
        """Delete those at which nothing has happened for even longer, unless somebody has them in memory."""
        from meadhall.server import upkeep

        def work(link: Link) -> int:
            found = [str(row[0]) for row in link.all("unfinished_since", before=before)]
            old = [match for match in found if match not in but][:100]
            upkeep.drop_rows(link, old)
            return len(old)

        count: int = await self.write(work)
        if count:
            self.lists.stale()
        return count

    # Reading

    async def ask(self, question: Callable[..., T], *given: Any, **named: Any) -> T:
        """What the question, one of `queries`, finds."""
        return await self._reader.ask(question, *given, **named)

    async def stored(self, ident: str, with_snapshot: bool = True) -> Stored | None:
        return await self.ask(queries.stored, ident, with_snapshot)

    async def match(self, ident: str) -> MatchRow | None:
        return await self.ask(queries.match, ident)

    async def invited(self, invite: str) -> str | None:
        return await self.ask(queries.invited, invite)

    async def seats(self, match: str) -> list[SeatRow]:
        return await self.ask(queries.seats, match)

    async def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        return await self.ask(queries.seat_of, token_hash)

    async def name_of(self, person: str) -> str:
        return await self.ask(queries.name_of, person)

    async def due(
        self, tempo: TempoKind, now: float, after: tuple[float, str] = (0.0, ""), most: int = 20
    ) -> list[tuple[float, str]]:
        return await self.ask(queries.due, tempo, now, after, most, self.halls.id)


def _secret(link: Link) -> str:
    """Drawn by the first hall that opens the database."""
    link.run("add_fact", name="secret", value=secrets.token_urlsafe(32))
    return next(str(value) for name, value in link.all("known") if name == "secret")


def _opened(link: Link) -> int:
    """Count this opening; and what another release has set aside is given another try by this one."""
    release = " ".join([__version__, *(f"{game.name}-{game.version}" for game in games.shelf())])
    link.begin()
    known = {str(name): str(value) for name, value in link.all("known")}
    opening = int(known.get("opening", FIRST_OPENING)) + 1
    for name, value in (("opening", str(opening)), ("release", release)):
        link.run("set_fact", name=name, value=value)
    if known.get("release") != release:
        link.run("try_again")
    link.commit()
    return opening


def _append(link: Link, match: str, entries: Iterable[Entry]) -> None:
    link.run_many("add_entry", [{**columns.entry_values(entry), "match": match} for entry in entries])
