"""What one does at one's seat: decide, take back, ask for advice, leave orders, make room for a bot, and talk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from starlette.requests import Request

from meadhall.play import Order, absence
from meadhall.server.live_table import LiveTable
from meadhall.server.names import clean, clean_words, told_apart
from meadhall.server.problems import Problem
from meadhall.server.rows import SPECTATOR
from meadhall.server.schemas import Done
from meadhall.server.security import person_of
from meadhall.server.settings import CHAT_LENGTH, NAME_LENGTH
from meadhall.server.words import say
from meadhall.web.model import HintInfo
from meadhall.web.presenter import hint_info, possible_orders

if TYPE_CHECKING:
    from meadhall.server.front_desk import FrontDesk


class SeatRequests:
    """Each is for one of the asker's own seats; the answer comes when it is written down."""

    def __init__(self, desk: FrontDesk) -> None:
        self._desk = desk

    async def act(
        self,
        request: Request,
        match: str,
        action: int,
        number: int | None,
        seat: int | None,
        key: str = "",
        then: tuple[int, ...] = (),
    ) -> Done:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            await live.act(own, action, number, key, then)
            return done(live, (own,))

    async def undo(self, request: Request, match: str, seat: int | None) -> Done:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            await live.undo(own)
            return done(live, (own,))

    async def ask_back(self, request: Request, match: str, seat: int | None) -> Done:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            await live.ask_back(own)
            return done(live, (own,))

    async def answer_wish(self, request: Request, match: str, seat: int | None, agree: bool) -> Done:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            if agree:
                await live.agree(own)
            else:
                await live.disagree(own)
            return done(live, (own,))

    async def coach(self, request: Request, match: str, seat: int | None, do: str, mark: int) -> Done:
        """Next: the coach's bubble of that mark was read; or skip: he shall be quiet from now on."""
        async with self._desk.at_seat(request, match, seat) as (live, own):
            coach = live.match.coach
            if coach is None or own != coach.you:
                raise Problem(409, say("no-lesson"))
            if do == "next":
                coach.go_on(live.match, mark)
            elif do == "skip":
                coach.skip()
            else:
                raise Problem(400, say("coach-actions"))
            await live.seat_changed(own, lambda: None)
            return done(live, (own,))

    async def hint(self, request: Request, match: str, seat: int | None) -> HintInfo:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            made = live.match.table.decisions
            live.match.check_hints()
            if not live.running or own not in live.match.waiting():
                raise Problem(409, say("nothing-to-advise"))
            asked, known = live.hints.get(own, (-1, None))
            if known is not None and asked == made:
                return hint_info(live.match.view(own), known)
            question = live.question(own, "", made)
        advice = await self._desk.hall.thinkers.advise(question, self._desk.client(request))
        async with self._desk.at_seat(request, match, own) as (live, own):
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
        bot = self._desk.bot(kind)
        return await self._change(request, match, seat, lambda live, own: live.match.take_over(own, bot))

    async def leave(self, request: Request, match: str, seat: int | None) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.leave(own))

    async def come_back(self, request: Request, match: str, seat: int | None) -> Done:
        return await self._change(request, match, seat, lambda live, own: live.match.come_back(own, live.now()))

    async def blow_horn(self, request: Request, match: str, seat: int | None, whom: int) -> Done:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            if not live.running:
                raise Problem(409, say("not-played"))
            now = live.now()
            absence.blow_horn(live.match, own, whom, now)
            names = {"name": live.seats[own].name, "whom": live.seats[whom].name}
            await live.keep([], now, line=live.hall_line(say("blows-horn", **names)))
            return done(live, (own,))

    async def stand_in(self, request: Request, match: str, seat: int | None, whom: int, kind: str) -> Done:
        """Agree that a bot plays for who is away."""
        bot = self._desk.bot(kind)
        async with self._desk.at_seat(request, match, seat) as (live, own):
            if not live.running:
                raise Problem(409, say("not-played"))
            now = live.now()
            playing = absence.let_bot_play(live.match, own, whom, bot, now)
            said = say("bot-plays-on", whom=live.seats[whom].name) if playing else None
            await live.keep([], now, line=None if said is None else live.hall_line(said))
            return done(live, (own,))

    async def resign(self, request: Request, match: str, seat: int | None, kind: str) -> Done:
        bot = self._desk.bot(kind)
        return await self._change(request, match, seat, lambda live, own: live.resign(own, bot))

    async def _change(
        self,
        request: Request,
        match: str,
        seat: int | None,
        change: Callable[[LiveTable, int], None],
        private: bool = False,
    ) -> Done:
        async with self._desk.at_seat(request, match, seat) as (live, own):
            if not live.running:
                raise Problem(409, say("not-played"))
            await live.seat_changed(own, lambda: change(live, own), private)
            return done(live, (own,))

    async def say(self, request: Request, match: str, seat: int | None, text: str, name: str = "") -> Done:
        """Chat: by who sits at the table, or by a spectator under a name."""
        await self._desk.hall.load(match)  # first: what is passed on to another hall is counted there
        self._desk.limiter.take("chat", self._desk.client(request))
        words = clean_words(text, CHAT_LENGTH, "chat")
        if not words:
            raise Problem(422, say("nothing-in-it"))
        async with self._desk.hall.table(match) as live:
            viewer = self._desk.shown(request, live)
            if seat is not None or viewer.seats:
                own = viewer.holds(viewer.seats[0] if seat is None and viewer.seats else seat)
                await live.say(own, live.seats[own].name, words)
            else:
                own_name = clean(name, NAME_LENGTH, "name")
                spectator = own_name or await self._desk.hall.storage.name_of(person_of(request))
                if not spectator:
                    raise Problem(403, say("name-first"))
                await live.say(SPECTATOR, told_apart(spectator, [row.name for row in live.seats]), words)
            return done(live, viewer.seats)


def done(live: LiveTable, own: tuple[int, ...] = ()) -> Done:
    table = live.match.table
    return Done(match=live.row.id, version=live.version_for(own), number=table.decisions, over=table.over)
