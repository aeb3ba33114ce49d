"""What people can do in the hall, whether they come by a page or by the JSON interface: found, checked, and done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import Request

from meadhall.engine.record import Record
from meadhall.engine.rule import Rule
from meadhall.play import PERSON, Order
from meadhall.server import gather, strangers
from meadhall.server.bots_allowed import allowed_or_usual, check_allowed
from meadhall.server.brought import ENTRY, Brought
from meadhall.server.guard import Limiter, client_of
from meadhall.server.hall import FRIEND, Hall, Wish
from meadhall.server.lobby import Lobby
from meadhall.server.names import THE_HALL, check_name, clean, clean_words, told_apart
from meadhall.server.problems import Problem
from meadhall.server.rows import HALL, SPECTATOR, State
from meadhall.server.schemas import Done
from meadhall.server.security import Viewer, hashed, person_of, viewer_of
from meadhall.server.settings import CHAT_LENGTH, NAME_LENGTH, TITLE_LENGTH
from meadhall.server.storage import HOLDERS, Change
from meadhall.server.strangers import ReadingRoom
from meadhall.server.streams import Streams
from meadhall.server.tables import LiveTable
from meadhall.server.words import say
from meadhall.web.model import HintInfo, TablePage
from meadhall.web.presenter import Look, hint_info, possible_orders

FROM: Final = ", from decision "  # in the title of a table at which a match is played on


class Doing:
    """The hall's open door for requests. Each request says who it is by the tokens it carries."""

    def __init__(self, hall: Hall, limiter: Limiter) -> None:
        self.hall = hall
        self.limiter = limiter
        self.lobby = Lobby(hall)
        self.streams = Streams(hall.settings.limits.streams, hall.settings.grace)
        self.strangers = ReadingRoom(hall.settings.reading)

    def close(self) -> None:
        self.strangers.close()

    # Who asks

    def client(self, request: Request) -> str:
        return client_of(request.scope)

    def viewer(self, request: Request, match: str) -> Viewer:
        return self._shown(request, self.hall.load(match))

    def _shown(self, request: Request, live: LiveTable) -> Viewer:
        """Who asks; a token that was sent on purpose and opens nothing is refused."""
        viewer = viewer_of(request, live.seats)
        if viewer.forged and "authorization" in request.headers:
            raise Problem(403, say("token-opens-nothing"))
        return viewer

    async def take_keys(self, tokens: Sequence[str], person: str) -> str:
        """Seats' own tokens were shown: from now on the person opens them. Returns the first one's table, if any."""
        places = {hashed(token): self.hall.storage.seat_of(hashed(token)) for token in tokens}
        found = {token_hash: place for token_hash, place in places.items() if place is not None}
        if not found:
            return ""
        await self.hall.storage.keep_keys(person, list(found), self.hall.clock.now())
        for token_hash, (match, seat) in found.items():
            live = self.hall.tables.get(match)
            if live is not None and live.seats[seat].token_hash == token_hash:
                others = [holder for holder in live.seats[seat].holders if holder != person]
                live.seats[seat].holders = [*others, person][-HOLDERS:]
        return next(iter(found.values()))[0]

    @asynccontextmanager
    async def _at(self, request: Request, match: str, seat: int | None) -> AsyncIterator[tuple[LiveTable, int]]:
        """The table, held, and the asker's own seat at it."""
        async with self.hall.table(match) as live:
            yield live, self._shown(request, live).holds(seat)

    # Looking

    async def look(self, request: Request, match: str, seat: int | None, log_from: int = 0) -> TablePage:
        async with self.hall.table(match) as live:
            viewer = self._shown(request, live)
            chosen = viewer.holds(seat) if seat is not None or viewer.seats else None
            look = Look(seat=chosen, own=viewer.seats, log_from=log_from, log_lines=gather.LOG_LINES)
            return gather.table_page(live, look)

    async def moment(self, request: Request, match: str, at: int, seat: int | None) -> TablePage:
        async with self.hall.table(match) as live:
            viewer = self._shown(request, live)
            length = live.match.table.decisions
            if at > length:
                raise Problem(404, say("no-moment", length=length, at=at))
            eyes = self.allowed_eyes(live, viewer, seat)
            return gather.replay_page(live, at, Look(seat=eyes, own=viewer.seats, log_lines=gather.LOG_LINES))

    def allowed_eyes(self, live: LiveTable, viewer: Viewer, seat: int | None) -> int | None:
        """Whose eyes one may look through: anybody's after the end, one's own before."""
        if live.row.state != "finished":
            if seat is None:
                return viewer.seats[0] if len(viewer.seats) == 1 else None
            if seat not in viewer.seats:
                raise Problem(403, say("own-eyes"))
        elif seat is not None and not 0 <= seat < live.row.seats:
            raise Problem(404, say("no-seat", seat=seat, last=live.row.seats - 1))
        return seat

    async def record(self, match: str) -> Record:
        async with self.hall.table(match) as live:
            if live.row.state != "finished":
                raise Problem(403, say("record-at-the-end"))
            return live.match.table.record()

    # Tables

    async def open(self, request: Request, wish: Wish, person: str) -> tuple[LiveTable, list[str]]:
        wish.kinds = [kind if kind in (PERSON, FRIEND) else self._bot(kind) for kind in wish.kinds]
        creator = self._creator(request, person)
        wish.name = check_name(clean(wish.name, NAME_LENGTH, "name"))
        wish.title = clean(wish.title, TITLE_LENGTH, "title")
        brought = None
        if wish.data is not None:
            given = (wish.rules.name, len(wish.kinds), wish.options, wish.data)
            await self.strangers.read(self.client(request), strangers.set_up, *given)
            brought = self._brought(request, len(wish.data.encode()))
        return await self.hall.create(wish, creator, brought=brought)

    def _brought(self, request: Request, size: int) -> Brought:
        """What this client wants the hall to keep, to be weighed."""
        client = hashed(f"client {self.client(request)}")
        return Brought(client, size, self.hall.clock.now(), self.hall.settings.limits)

    def _bot(self, kind: str) -> str:
        """A bot that somebody asks for, if the hall seats it."""
        return check_allowed(kind, self.hall.settings)

    def _creator(self, request: Request, person: str) -> str:
        """Who opens a table, if it is not too many."""
        client = self.client(request)
        self.limiter.take("table", client)
        creator = person or person_of(request) or hashed(f"client {client}")
        most = self.hall.settings.limits.open_tables
        if self.hall.storage.lists.unfinished_of(creator, self.hall.clock.now()) >= most:
            raise Problem(429, say("too-many-tables", most=most))
        return creator

    async def sit(self, match: str, name: str, seat: int | None, invite: str, person: str) -> tuple[int, str, State]:
        async with self.hall.table(match) as live:
            if not live.row.listed and not same(invite, live.row.invite):
                raise Problem(403, say("only-guests"))
            seat, token = await self.hall.join(live, clean(name, NAME_LENGTH, "name"), seat, person)
            return seat, token, live.row.state

    async def begin(self, request: Request, match: str, kind: str) -> Done:
        async with self.hall.table(match) as live:
            if not self._shown(request, live).seats:
                raise Problem(403, say("begin-seated"))
            await self.hall.fill(live, self._bot(kind))
            return done(live)

    async def rematch(
        self, request: Request, match: str, seat: int | None, person: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        """The same seats once more. Who asks first opens the table; the others sit down at it."""
        async with self.hall.table(match) as live:
            viewer = self._shown(request, live)
            if not viewer.seats:
                raise Problem(403, say("rematch-seated"))
            if live.row.state != "finished":
                raise Problem(409, say("not-over"))
            if live.row.rematch:
                return await self._sit_again(request, live, viewer, person)
            wish = self._again(live, viewer.seats)
            wish.name = live.seats[viewer.seats[0]].name
            creator = self._creator(request, person)
            line = live.line(HALL, THE_HALL, str(say("asks-for-rematch", name=wish.name)))
            with live.changing():
                new, tokens = await self.hall.create(wish, creator, change=Change(live.row, chat=line))
                live.row.rematch = new.row.id
                live.said(line)
            return new, tokens, wish.kinds

    def _again(self, live: LiveTable, own: Sequence[int]) -> Wish:
        """The same table once more, with its people and bots."""
        settings = self.hall.settings
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
            title=row.title,
            data=row.data,
        )

    async def _sit_again(
        self, request: Request, live: LiveTable, viewer: Viewer, person: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        async with self.hall.table(live.row.rematch) as new:
            kinds = [row.kind for row in new.seats]
            if viewer_of(request, new.seats).seats:
                return new, [], kinds  # sits there already
            wishes = [(seat, live.seats[seat].name) for seat in viewer.seats]
            taken = await self.hall.join_several(new, wishes, person)
            others = [FRIEND if kind == PERSON and at not in viewer.seats else kind for at, kind in enumerate(kinds)]
            return new, [token for _, token in taken], others

    async def fork(
        self, request: Request, match: str, at: int, seat: int, kind: str, name: str, person: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        """Play on from there. Without a kind every bot stays what it was, and the usual one plays for people."""
        if kind:
            kind = self._bot(kind)
        async with self.hall.table(match) as live:
            if live.row.state != "finished":
                raise Problem(403, say("no-trying-out"))
            record = live.match.table.record()
            if at > len(record.decisions):
                raise Problem(404, say("no-moment-of-match", length=len(record.decisions), at=at))
            row = live.row
            others = [kind or allowed_or_usual(sitting.kind, self.hall.settings) for sitting in live.seats]
        if not 0 <= seat < record.seats:
            raise Problem(400, say("no-seat", seat=seat, last=record.seats - 1))
        record = record.model_copy(update={"decisions": record.decisions[:at]})
        kinds = [PERSON if number == seat else other for number, other in enumerate(others)]
        title = row.title.partition(FROM)[0]  # of the first, where one plays on from where one had played on
        wish = Wish(row.game, kinds, options=row.options, title=f"{title}{FROM}{at}", data=row.data)
        wish.name = check_name(clean(name, NAME_LENGTH, "name"))
        creator = self._creator(request, person)
        if await self.strangers.read(self.client(request), strangers.is_over, record):
            raise Problem(409, say("over-at-this-moment"))
        new, tokens = await self.hall.fork(record, wish, creator, self._brought(request, ENTRY * at))
        return new, tokens, kinds

    async def upload(self, request: Request, person: str, form: str = "") -> LiveTable:
        """A record that was sent, in a form of that type or as JSON, to be looked at."""
        creator = self._creator(request, person)
        body = await request.body()
        sent = await self.strangers.read(self.client(request), strangers.upload, body, form)
        names = [clean(name, 40, "name") for name in sent.record.names]
        record = sent.record.model_copy(update={"names": names})
        title = clean(sent.title, TITLE_LENGTH, "title")
        brought = self._brought(request, len(body) + ENTRY * len(record.decisions))
        return await self.hall.store_record(record, title, creator, sent.winners, brought)

    # At one's seat

    async def act(
        self, request: Request, match: str, action: int, number: int | None, seat: int | None, key: str = ""
    ) -> Done:
        async with self._at(request, match, seat) as (live, own):
            await live.act(own, action, number, key)
            return done(live, (own,))

    async def undo(self, request: Request, match: str, seat: int | None) -> Done:
        async with self._at(request, match, seat) as (live, own):
            await live.undo(own)
            return done(live, (own,))

    async def ask_back(self, request: Request, match: str, seat: int | None) -> Done:
        async with self._at(request, match, seat) as (live, own):
            await live.ask_back(own)
            return done(live, (own,))

    async def answer_wish(self, request: Request, match: str, seat: int | None, agree: bool) -> Done:
        async with self._at(request, match, seat) as (live, own):
            if agree:
                await live.agree(own)
            else:
                await live.disagree(own)
            return done(live, (own,))

    async def hint(self, request: Request, match: str, seat: int | None) -> HintInfo:
        async with self._at(request, match, seat) as (live, own):
            made = live.match.table.decisions
            if not live.running or own not in live.match.waiting():
                raise Problem(409, say("nothing-to-advise"))
            asked, known = live.hints.get(own, (-1, None))
            if known is not None and asked == made:
                return hint_info(live.match.view(own), known)
            question = live.question(own, "", made)
        advice = await self.hall.thinkers.advise(question, self.client(request))
        async with self._at(request, match, own) as (live, own):
            if live.match.table.decisions != made or not live.running:
                raise Problem(409, say("moved-on-thinking"))
            live.hints[own] = (made, advice)
            live.ring(own)
            return hint_info(live.match.view(own), advice)

    async def set_orders(self, request: Request, match: str, seat: int | None, orders: Sequence[Order]) -> Done:
        def change(live: LiveTable, own: int) -> None:
            live.match.revoke(own)
            for order in orders:
                live.match.order(own, order)

        return await self._change(request, match, seat, change, private=True)

    async def switch_order(self, request: Request, match: str, seat: int | None, key: str, on: bool) -> Done:
        """One of the orders that a page offers."""

        def change(live: LiveTable, own: int) -> None:
            possible = possible_orders(live.match)
            if key not in possible:
                raise Problem(400, say("no-order", possible=", ".join(possible)))
            others = [order for order in live.match.seats[own].orders if order != possible[key]]
            live.match.revoke(own)
            for order in [*others, possible[key]] if on else others:
                live.match.order(own, order)

        return await self._change(request, match, seat, change, private=True)

    async def take_over(self, request: Request, match: str, seat: int | None, kind: str) -> Done:
        bot = self._bot(kind)
        return await self._change(request, match, seat, lambda live, own: live.match.take_over(own, bot))

    async def leave(self, request: Request, match: str, seat: int | None) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.leave(own))

    async def come_back(self, request: Request, match: str, seat: int | None) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.come_back(own, live.now()))

    async def resign(self, request: Request, match: str, seat: int | None, kind: str) -> Done:
        bot = self._bot(kind)
        return await self._change(request, match, seat, lambda live, own: live.resign(own, bot))

    async def _change(
        self,
        request: Request,
        match: str,
        seat: int | None,
        change: Callable[[LiveTable, int], None],
        private: bool = False,
    ) -> Done:
        async with self._at(request, match, seat) as (live, own):
            if not live.running:
                raise Problem(409, say("not-played"))
            await live.seat_changed(own, lambda: change(live, own), private)
            return done(live, (own,))

    async def say(self, request: Request, match: str, seat: int | None, text: str, name: str = "") -> Done:
        """Chat: by who sits at the table, or by a spectator under a name."""
        self.limiter.take("chat", self.client(request))
        words = clean_words(text, CHAT_LENGTH, "chat")
        if not words:
            raise Problem(422, say("nothing-in-it"))
        async with self.hall.table(match) as live:
            viewer = self._shown(request, live)
            if seat is not None or viewer.seats:
                own = viewer.holds(viewer.seats[0] if seat is None and viewer.seats else seat)
                await live.say(own, live.seats[own].name, words)
            else:
                spectator = clean(name, NAME_LENGTH, "name") or self.hall.storage.name_of(person_of(request))
                if not spectator:
                    raise Problem(403, say("name-first"))
                await live.say(SPECTATOR, told_apart(spectator, [row.name for row in live.seats]), words)
            return done(live, viewer.seats)


def done(live: LiveTable, own: tuple[int, ...] = ()) -> Done:
    table = live.match.table
    return Done(match=live.row.id, version=live.version_for(own), number=table.decisions, over=table.over)


def same(left: str, right: str) -> bool:
    """Compared by their hashes: how long it takes says nothing about how much of a guess was right."""
    return hashed(left) == hashed(right)


def says(rule: Rule, words: str) -> bool:
    """Do all the words occur in the rule?"""
    text = f"{rule.id} {rule.title} {rule.section} {rule.text}".lower()
    return all(word in text for word in words.lower().split())
