"""New tables, and who sits down at them: opened, begun, played again, played on from a moment, or sent as a record."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starlette.requests import Request

from meadhall import rebuild
from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import Anew
from meadhall.play import PERSON, lesson, samples
from meadhall.server import sealing, strangers_files
from meadhall.server.bots_allowed import allowed_or_usual
from meadhall.server.live_table import LiveTable
from meadhall.server.names import check_name, clean
from meadhall.server.problems import Problem
from meadhall.server.rows import SAMPLES, State
from meadhall.server.schemas import Done
from meadhall.server.seat_requests import done
from meadhall.server.security import Viewer, hashed, person_of, viewer_of
from meadhall.server.settings import NAME_LENGTH, TITLE_LENGTH
from meadhall.server.storage import Change
from meadhall.server.storage_quota import ENTRY, Brought
from meadhall.server.table_facts import title_of
from meadhall.server.table_wish import FRIEND, SECRET_BITS, Wish
from meadhall.server.words import say

if TYPE_CHECKING:
    from meadhall.server.front_desk import FrontDesk


class NewTables:
    """What is asked of the hall before a match begins."""

    def __init__(self, desk: FrontDesk) -> None:
        self._desk = desk

    async def open(self, request: Request, wish: Wish, person: str) -> tuple[LiveTable, list[str]]:
        wish.kinds = [kind if kind in (PERSON, FRIEND) else self._desk.bot(kind) for kind in wish.kinds]
        creator = await self._creator(request, person)
        wish.name = check_name(clean(wish.name, NAME_LENGTH, "name"))
        wish.title = clean(wish.title, TITLE_LENGTH, "title")
        wish.word = sealing.word_of(wish.word)
        brought = None
        if wish.data is not None:
            given = (wish.rules.name, len(wish.kinds), wish.options, wish.data)
            await self._desk.strangers.read(self._desk.client(request), strangers_files.set_up, *given)
            brought = self._brought(request, len(wish.data.encode()))
        return await self._desk.hall.create(wish, creator, brought=brought)

    def _brought(self, request: Request, size: int) -> Brought:
        """What this client wants the hall to keep, to be weighed."""
        client = hashed(f"client {self._desk.client(request)}")
        return Brought(client, size, self._desk.hall.clock.now(), self._desk.hall.settings.limits)

    async def _creator(self, request: Request, person: str) -> str:
        """Who opens a table, if it is not too many."""
        client = self._desk.client(request)
        self._desk.limiter.take("table", client)
        creator = person or person_of(request) or hashed(f"client {client}")
        most = self._desk.hall.settings.limits.open_tables
        if await self._desk.hall.storage.lists.unfinished_of(creator, self._desk.hall.clock.now()) >= most:
            raise Problem(429, say("too-many-tables", most=most))
        return creator

    async def sit(
        self, match: str, name: str, seat: int | None, invite: str, person: str, word: str = ""
    ) -> tuple[int, str, State]:
        async with self._desk.hall.table(match) as live:
            if not live.row.listed and not same(invite, live.row.invite):
                raise Problem(403, say("only-guests"))
            called, own = clean(name, NAME_LENGTH, "name"), sealing.word_of(word)
            seat, token = await self._desk.hall.join(live, called, seat, person, own)
            return seat, token, live.row.state

    async def begin(self, request: Request, match: str, kind: str) -> Done:
        async with self._desk.hall.table(match) as live:
            if not self._desk.shown(request, live).seats:
                raise Problem(403, say("begin-seated"))
            await self._desk.hall.fill(live, self._desk.bot(kind))
            return done(live)

    async def rematch(
        self, request: Request, match: str, person: str, word: str = "", ticket: str = ""
    ) -> tuple[LiveTable, list[str], list[str]]:
        """The same seats once more. Who asks first opens the table; the others sit down at it."""
        async with self._desk.hall.table(match) as live:
            viewer = self._desk.shown(request, live)
            if not viewer.seats:
                raise Problem(403, say("rematch-seated"))
            if live.row.state != "finished":
                raise Problem(409, say("not-over"))
            if live.row.rematch:
                return await self._sit_again(request, live, viewer, person, sealing.word_of(word))
            wish = self._again(live, viewer.seats)
            wish.word, wish.ticket = sealing.word_of(word), ticket
            wish.name = live.seats[viewer.seats[0]].name
            creator = await self._creator(request, person)
            line = live.hall_line(say("asks-for-rematch", name=wish.name))
            with live.changing():
                new, tokens = await self._desk.hall.create(
                    wish, creator, change=Change(live.row, chat=line, fence=live.fence)
                )
                live.row.rematch = new.row.id
                live.said(line)
            return new, tokens, wish.kinds

    def _again(self, live: LiveTable, own: Sequence[int]) -> Wish:
        """The same table once more, with its people and bots."""
        settings = self._desk.hall.settings
        kinds = [FRIEND if row.kind == PERSON else allowed_or_usual(row.kind, settings) for row in live.seats]
        for seat in own:
            kinds[seat] = PERSON
        row = live.row
        return Wish(
            row.game,
            kinds,
            options=row.options,
            tempo=row.tempo,
            seconds=row.seconds,
            bank=row.bank,
            listed=False,
            title=title_of(row, live.seats) if row.origin == "lesson" else row.title,
            data=row.data,
            house=row.house,
        )

    async def _sit_again(
        self, request: Request, live: LiveTable, viewer: Viewer, person: str, word: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        async with self._desk.hall.table(live.row.rematch) as new:
            kinds = [row.kind for row in new.seats]
            if viewer_of(request, new.seats).seats:
                return new, [], kinds  # sits there already
            wishes = [(seat, live.seats[seat].name) for seat in viewer.seats]
            taken = await self._desk.hall.join_several(new, wishes, person, word)
            others = [FRIEND if kind == PERSON and at not in viewer.seats else kind for at, kind in enumerate(kinds)]
            return new, [token for _, token in taken], others

    async def fork(
        self, request: Request, match: str, at: int, seat: int, kind: str, name: str, person: str, anew: bool = False
    ) -> tuple[LiveTable, list[str], list[str]]:
        """Play on from there. Without a kind every bot stays what it was, and the usual one plays for people.

        Anew: with all that the seat could not know then dealt once more.
        """
        if kind:
            kind = self._desk.bot(kind)
        async with self._desk.hall.table(match) as live:
            if live.row.state != "finished":
                raise Problem(403, say("no-trying-out"))
            record = live.match.table.record()
            if at > len(record.decisions):
                raise Problem(404, say("no-moment-of-match", length=len(record.decisions), at=at))
            row = live.row
            others = [kind or allowed_or_usual(sitting.kind, self._desk.hall.settings) for sitting in live.seats]
        if not 0 <= seat < record.seats:
            raise Problem(400, say("no-seat", seat=seat, last=record.seats - 1))
        redealt = [one for one in record.redealt if one.after <= at]
        if anew:
            redealt.append(Anew(after=at, seat=seat, seed=secrets.randbits(SECRET_BITS)))
        record = record.model_copy(update={"decisions": record.decisions[:at], "redealt": redealt})
        kinds = [PERSON if number == seat else other for number, other in enumerate(others)]
        wish = Wish(row.game, kinds, options=row.options, title=row.title, data=row.data, house=row.house)
        wish.name = check_name(clean(name, NAME_LENGTH, "name"))
        creator = await self._creator(request, person)
        if await self._desk.strangers.read(self._desk.client(request), strangers_files.is_over, record):
            raise Problem(409, say("over-at-this-moment"))
        new, tokens = await self._desk.hall.fork(record, wish, creator, self._brought(request, ENTRY * at))
        return new, tokens, kinds

    async def learn(
        self, request: Request, game: str, name: str, called: str, person: str
    ) -> tuple[LiveTable, list[str]]:
        """The table of a lesson: the person's own, where it was left, or a new one."""
        wanted = lesson.lesson(game, name)
        left = await self._left_off(game, wanted.name, person) if person else None
        if left is not None:
            return left, []
        own = check_name(clean(called, NAME_LENGTH, "name"))
        return await self._desk.hall.learn(game, wanted, own, await self._creator(request, person))

    async def _left_off(self, game: str, name: str, person: str) -> LiveTable | None:
        """The person's newest table of that lesson, if it can be gone on with."""
        taught = await self._desk.hall.storage.lists.lessons_of(person)
        for known in [one.id for one in taught if (one.game, one.title) == (game, name)][:1]:
            try:
                async with self._desk.hall.table(known) as live:
                    coach = live.match.coach
                    if live.running and coach is not None and coach.taken_up_again(live.match):
                        await live.seat_changed(coach.you, lambda: None)
                        return live
            except MeadhallError:  # it was played by other rules
                return None
        return None

    async def sample(self, request: Request, game: str) -> str:
        """A match between bots, to be looked at; played when it is asked for first, and kept."""
        hall = self._desk.hall
        kept = await hall.storage.lists.ended_of(SAMPLES)
        for one in kept:
            if one.game == game and one.first:
                return one.id
        self._desk.limiter.take("table", self._desk.client(request))
        record = await asyncio.to_thread(samples.played, game)
        winners = rebuild(record).winners
        live = await hall.store_record(record, "", SAMPLES, winners)
        return live.row.id

    async def upload(self, request: Request, person: str, form: str = "") -> LiveTable:
        """A record that was sent, in a form of that type or as JSON, to be looked at."""
        creator = await self._creator(request, person)
        body = await request.body()
        sent = await self._desk.strangers.read(self._desk.client(request), strangers_files.upload, body, form)
        names = [clean(name, 40, "name") for name in sent.record.names]
        record = sent.record.model_copy(update={"names": names})
        title = clean(sent.title, TITLE_LENGTH, "title")
        brought = self._brought(request, len(body) + ENTRY * len(record.decisions))
        return await self._desk.hall.store_record(record, title, creator, sent.winners, brought)


def same(left: str, right: str) -> bool:
    """Compared by their hashes: how long it takes says nothing about how much of a guess was right."""
    return hashed(left) == hashed(right)
