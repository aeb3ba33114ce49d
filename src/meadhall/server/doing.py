"""What people can do in the hall, whether they come by a page or by the JSON interface: found, checked, and done."""

from __future__ import annotations

import unicodedata
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import Request

from meadhall.engine.record import Record, read_record
from meadhall.engine.rule import Rule
from meadhall.play import PERSON, Order
from meadhall.play.seat import check_bot
from meadhall.server import gather
from meadhall.server.guard import Limiter, client_of
from meadhall.server.hall import FRIEND, Hall, Wish
from meadhall.server.problems import Problem
from meadhall.server.rows import MatchRow, State
from meadhall.server.schemas import Done
from meadhall.server.security import Viewer, hashed, person_of, viewer_of
from meadhall.server.settings import CHAT_LENGTH, NAME_LENGTH, TITLE_LENGTH, USUAL_BOT
from meadhall.server.streams import Streams
from meadhall.server.tables import LiveTable
from meadhall.web.model import HintInfo, TableEntry, TablePage
from meadhall.web.presenter import Look, hint_info, possible_orders

LONGEST_LIST: Final = 30
FROM: Final = ", from decision "  # in the title of a table at which a match is played on


class Doing:
    """The hall's open door for requests. Each request says who it is by the tokens it carries."""

    def __init__(self, hall: Hall, limiter: Limiter) -> None:
        self.hall = hall
        self.limiter = limiter
        self.streams = Streams(hall.settings.limits.streams, hall.settings.grace)

    # Who asks

    def client(self, request: Request) -> str:
        return client_of(request.scope)

    def viewer(self, request: Request, match: str) -> Viewer:
        return self._shown(request, self.hall.load(match))

    def _shown(self, request: Request, live: LiveTable) -> Viewer:
        """Who asks; a token that was sent on purpose and opens nothing is refused."""
        viewer = viewer_of(request, live.row.id, live.seats)
        if viewer.forged and "authorization" in request.headers:
            raise Problem(403, "This token opens no seat at this table. It may be cut off, or replaced by another.")
        return viewer

    @asynccontextmanager
    async def _at(self, request: Request, match: str, seat: int | None) -> AsyncIterator[tuple[LiveTable, int]]:
        """The table, held, and the asker's own seat at it."""
        async with self.hall.table(match) as live:
            yield live, self._shown(request, live).holds(seat)

    # Looking

    def listed(self) -> dict[str, list[TableEntry]]:
        states: tuple[State, ...] = ("open", "running", "finished")
        return {state: self.entries(self.hall.storage.listed(state, LONGEST_LIST)) for state in states}

    def entries(self, rows: Sequence[MatchRow], person: str = "") -> list[TableEntry]:
        return [gather.entry_of(row, self.hall.storage.seats(row.id), person) for row in rows]

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
                raise Problem(404, f"There are {length} decisions so far; moment {at} is not one of them.")
            eyes = self.allowed_eyes(live, viewer, seat)
            return gather.replay_page(live, at, Look(seat=eyes, own=viewer.seats, log_lines=gather.LOG_LINES))

    def allowed_eyes(self, live: LiveTable, viewer: Viewer, seat: int | None) -> int | None:
        """Whose eyes one may look through: anybody's after the end, one's own before."""
        if live.row.state != "finished":
            if seat is None:
                return viewer.seats[0] if len(viewer.seats) == 1 else None
            if seat not in viewer.seats:
                raise Problem(403, "While the game goes on, you see its past through your own eyes only.")
        elif seat is not None and not 0 <= seat < live.row.seats:
            raise Problem(404, f"There is no seat {seat}; the seats are 0 to {live.row.seats - 1}.")
        return seat

    async def record(self, match: str) -> Record:
        async with self.hall.table(match) as live:
            if live.row.state != "finished":
                raise Problem(403, "The record says what lies face down, so nobody gets it before the end.")
            return live.match.table.record()

    # Tables

    async def open(self, request: Request, wish: Wish, person: str) -> tuple[LiveTable, list[str]]:
        creator = self._creator(request, person)
        wish.name = clean(wish.name, NAME_LENGTH, "A name")
        wish.title = clean(wish.title, TITLE_LENGTH, "A table's name")
        return await self.hall.create(wish, creator)

    def _creator(self, request: Request, person: str) -> str:
        """Who opens a table, if it is not too many."""
        client = self.client(request)
        self.limiter.take("table", client)
        creator = person or person_of(request) or hashed(f"client {client}")
        most = self.hall.settings.limits.open_tables
        if self.hall.storage.unfinished_of(creator) >= most:
            raise Problem(429, f"You have opened {most} tables today that are not finished. Finish some of them first.")
        return creator

    async def sit(self, match: str, name: str, seat: int | None, invite: str, person: str) -> tuple[int, str, State]:
        async with self.hall.table(match) as live:
            if not live.row.listed and not same(invite, live.row.invite):
                raise Problem(403, "This table is for invited guests. Open the invitation's own link.")
            seat, token = await self.hall.join(live, clean(name, NAME_LENGTH, "A name"), seat, person)
            return seat, token, live.row.state

    async def begin(self, request: Request, match: str, kind: str) -> Done:
        async with self.hall.table(match) as live:
            if not self._shown(request, live).seats:
                raise Problem(403, "Only who sits at the table can begin.")
            await self.hall.fill(live, kind)
            return done(live)

    async def rematch(
        self, request: Request, match: str, seat: int | None, person: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        """The same seats once more. Who asks first opens the table; the others sit down at it."""
        async with self.hall.table(match) as live:
            viewer = self._shown(request, live)
            if not viewer.seats:
                raise Problem(403, "Only who sits at the table can ask for a rematch.")
            if live.row.state != "finished":
                raise Problem(409, "The game is not over yet.")
            if live.row.rematch:
                return await self._sit_again(request, live, viewer, person)
            wish = _again(live, viewer.seats)
            wish.name = live.seats[viewer.seats[0]].name
            new, tokens = await self.hall.create(wish, self._creator(request, person))
            live.row.rematch = new.row.id
            await self.hall.storage.set_rematch(live.row.id, new.row.id)
            await live.say(-1, "The hall", f"{wish.name} asks for a rematch: press Rematch to sit down.")
            return new, tokens, wish.kinds

    async def _sit_again(
        self, request: Request, live: LiveTable, viewer: Viewer, person: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        tokens = []
        async with self.hall.table(live.row.rematch) as new:
            kinds = [row.kind for row in new.seats]
            if viewer_of(request, new.row.id, new.seats).seats:
                return new, [], kinds  # sits there already
            for seat in viewer.seats:
                _, token = await self.hall.join(new, live.seats[seat].name, seat, person)
                tokens.append(token)
                kinds[seat] = PERSON
            others = [FRIEND if kind == PERSON and at not in viewer.seats else kind for at, kind in enumerate(kinds)]
            return new, tokens, others

    async def fork(
        self, request: Request, match: str, at: int, seat: int, kind: str, name: str, person: str
    ) -> tuple[LiveTable, list[str], list[str]]:
        """Play on from there. Without a kind every bot stays what it was, and the usual one plays for people."""
        if kind:
            check_bot(kind)
        async with self.hall.table(match) as live:
            if live.row.state != "finished":
                raise Problem(403, "While the game goes on, nobody may try out what would come.")
            record = live.match.table.record()
            if at > len(record.decisions):
                raise Problem(404, f"The match has {len(record.decisions)} decisions; moment {at} is not one of them.")
            row = live.row
            others = [kind or (USUAL_BOT if sitting.kind == PERSON else sitting.kind) for sitting in live.seats]
        record = record.model_copy(update={"decisions": record.decisions[:at]})
        kinds = [PERSON if number == seat else other for number, other in enumerate(others)]
        title = row.title.partition(FROM)[0]  # of the first, where one plays on from where one had played on
        wish = Wish(row.game, kinds, options=row.options, title=f"{title}{FROM}{at}", data=row.data)
        wish.name = clean(name, NAME_LENGTH, "A name")
        new, tokens = await self.hall.fork(record, seat, wish, self._creator(request, person))
        return new, tokens, kinds

    async def upload(self, request: Request, text: str, title: str, person: str) -> LiveTable:
        record = read_record(text)
        creator = self._creator(request, person)
        names = [clean(name, 40, "A name") for name in record.names]
        record = record.model_copy(update={"names": names})
        return await self.hall.store_record(record, clean(title, TITLE_LENGTH, "A table's name"), creator)

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
                live.disagree(own)
            return done(live, (own,))

    async def hint(self, request: Request, match: str, seat: int | None) -> HintInfo:
        async with self._at(request, match, seat) as (live, own):
            made = live.match.table.decisions
            if not live.running or own not in live.match.waiting():
                raise Problem(409, "There is nothing to advise: it is not your decision now.")
            question = live.question(own, "", made)
        advice = await self.hall.thinkers.advise(question)
        async with self._at(request, match, own) as (live, own):
            if live.match.table.decisions != made or not live.running:
                raise Problem(409, "The table has moved on while the bot was thinking.")
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
                raise Problem(400, f"There is no such standing order; it is one of {', '.join(possible)}.")
            others = [order for order in live.match.seats[own].orders if order != possible[key]]
            live.match.revoke(own)
            for order in [*others, possible[key]] if on else others:
                live.match.order(own, order)

        return await self._change(request, match, seat, change, private=True)

    async def take_over(self, request: Request, match: str, seat: int | None, kind: str) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.take_over(own, kind))

    async def leave(self, request: Request, match: str, seat: int | None) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.leave(own))

    async def come_back(self, request: Request, match: str, seat: int | None) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.come_back(own, live.now()))

    async def resign(self, request: Request, match: str, seat: int | None, kind: str) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.resign(own, kind))

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
                raise Problem(409, "The game is not being played.")
            await live.seat_changed(own, lambda: change(live, own), private)
            return done(live, (own,))

    async def say(self, request: Request, match: str, seat: int | None, text: str, name: str = "") -> Done:
        """Chat: by who sits at the table, or by a spectator under a name."""
        self.limiter.take("chat", self.client(request))
        words = clean(text, CHAT_LENGTH, "What you say")
        if not words:
            raise Problem(422, "There is nothing in it.")
        async with self.hall.table(match) as live:
            viewer = self._shown(request, live)
            if seat is not None or viewer.seats:
                own = viewer.holds(viewer.seats[0] if seat is None and viewer.seats else seat)
                await live.say(own, live.seats[own].name, words)
            else:
                spectator = clean(name, NAME_LENGTH, "A name") or self.hall.storage.name_of(person_of(request))
                if not spectator:
                    raise Problem(403, "Say your name first, or take a seat.")
                await live.say(-1, spectator, words)
            return done(live, viewer.seats)


def done(live: LiveTable, own: tuple[int, ...] = ()) -> Done:
    table = live.match.table
    return Done(match=live.row.id, version=live.version_for(own), number=table.decisions, over=table.over)


def _again(live: LiveTable, own: Sequence[int]) -> Wish:
    kinds = [PERSON if row.seat in own else FRIEND if row.kind == PERSON else row.kind for row in live.seats]
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


def clean(text: str, longest: int, what: str) -> str:
    """Text from outside, without anything that can't be seen, and not too long.

    >>> clean(" Sig\\u202erid  the\\nBold ", 24, "A name")
    'Sigrid the Bold'
    """
    seen = "".join(" " if letter.isspace() else letter for letter in text)
    seen = "".join(letter for letter in seen if unicodedata.category(letter)[0] != "C" or letter == "\u200d")
    found = " ".join(seen.split())
    if len(found) > longest:
        raise Problem(422, f"{what} has at most {longest} letters, and this has {len(found)}.")
    return found


def same(left: str, right: str) -> bool:
    """Compared by their hashes: how long it takes says nothing about how much of a guess was right."""
    return hashed(left) == hashed(right)


def says(rule: Rule, words: str) -> bool:
    """Do all the words occur in the rule?"""
    text = f"{rule.id} {rule.title} {rule.section} {rule.text}".lower()
    return all(word in text for word in words.lower().split())
