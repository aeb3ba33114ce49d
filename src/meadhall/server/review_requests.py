"""What is asked about reviews: to have one made, to stop it, and to read it. Nobody gets anything before the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import reader, reading
from meadhall.engine.record import Record
from meadhall.review.facts import PuzzleFacts, facts, puzzle_facts
from meadhall.review.telling import Telling
from meadhall.review.words import say as of_review
from meadhall.server import table_facts
from meadhall.server.problems import Problem
from meadhall.server.reviews import Known, KnownPuzzles
from meadhall.server.rows import ReviewRow
from meadhall.server.schemas import PuzzlesAnswer, ReviewAnswer
from meadhall.server.security import Viewer, hashed
from meadhall.server.words import say
from meadhall.web.model import SeatInfo

if TYPE_CHECKING:
    from meadhall.server.front_desk import FrontDesk

LONGEST: Final = 5000  # decisions; a long evening has 2,000


@dataclass(frozen=True)
class Ended:
    """A match that is over, and who asks."""

    match: str
    record: Record
    viewer: Viewer
    title: str
    seats: list[SeatInfo]
    rematch: bool


class ReviewRequests:
    """Everybody who may look at a finished match may have it reviewed."""

    def __init__(self, desk: FrontDesk) -> None:
        self._desk = desk

    async def ended(self, request: Request, match: str) -> Ended:
        """The match, if it is over: before that a review would tell what nobody may know."""
        async with self._desk.hall.table(match) as live:
            viewer = self._desk.shown(request, live)
            if live.row.state != "finished":
                raise Problem(403, say("review-at-the-end"))
            record = live.match.table.record()
            many = len(record.decisions)
            if not live.match.over:
                raise Problem(409, of_review("not-over", decisions=many))
            if many > LONGEST:
                raise Problem(413, say("too-long-to-review", decisions=many, most=LONGEST))
            seats = table_facts.seat_infos(live)
            return Ended(
                match, record, viewer, table_facts.title_of(live.row, live.seats), seats, bool(live.row.rematch)
            )

    async def ask(self, request: Request, match: str) -> Ended:
        """It is made from now on, or is there already."""
        ended = await self.ended(request, match)
        await self._desk.hall.reviews.ask(match, ended.record, self._client(request))
        return ended

    async def ask_puzzles(self, request: Request, match: str, seat: int | None) -> Ended:
        """The same, and then the seat's mistakes are looked at once more."""
        ended = await self.ended(request, match)
        await self._desk.hall.reviews.ask(match, ended.record, self._client(request), player(ended, seat))
        return ended

    async def stop(self, request: Request, match: str) -> Ended:
        """Whoever asked for it may stop it, and who played; what is known stays."""
        ended = await self.ended(request, match)
        row = await self._desk.hall.reviews.kept.row(match)
        if row is not None and not self.may_stop(request, ended, row):
            raise Problem(403, say("review-of-others"))
        await self._desk.hall.reviews.kept.stop(match)
        return ended

    def may_stop(self, request: Request, ended: Ended, row: ReviewRow | None) -> bool:
        return bool(ended.viewer.seats) or (row is not None and row.client == self._client(request))

    def _client(self, request: Request) -> str:
        return hashed(f"client {self._desk.client(request)}")

    async def known(self, ended: Ended) -> Known:
        return await self._desk.hall.reviews.known(ended.match, ended.record)

    async def told(self, ended: Ended, seat: int | None) -> ReviewAnswer:
        """As programs read it: told to the seat, or else to the asker's own."""
        known = await self.known(ended)
        chosen = told_to(ended, seat)
        review = None
        if known.row is not None:
            with reading(reader()[0], chosen):
                telling = Telling(known.review, known.tables)
                review = await self._desk.hall.reviews.beside(facts, telling, chosen)
        return ReviewAnswer(
            match=ended.match,
            state=known.state,
            made=len(known.review.steps),
            decisions=known.review.decisions,
            others=known.others,
            review=review,
        )

    async def puzzles(self, ended: Ended, known: Known, seat: int) -> KnownPuzzles:
        """What the seat's mistakes have come to."""
        return await self._desk.hall.reviews.puzzles(known, ended.match, seat)

    async def puzzles_told(self, ended: Ended, seat: int | None) -> PuzzlesAnswer:
        """The same as programs read it, answers included."""
        chosen = player(ended, seat)
        known = await self.known(ended)
        puzzles = await self.puzzles(ended, known, chosen)
        with reading(reader()[0], chosen):
            found = await self._desk.hall.reviews.beside(_all_facts, Telling(known.review, known.tables), puzzles)
        return PuzzlesAnswer(
            match=ended.match,
            seat=chosen,
            state=puzzles.state,
            mistakes=len(puzzles.mistakes),
            looked_at=puzzles.looked_at,
            puzzles=found,
        )


def _all_facts(telling: Telling, puzzles: KnownPuzzles) -> list[PuzzleFacts]:
    return [puzzle_facts(telling, number, solution) for number, solution in puzzles.solutions.items()]


def player(ended: Ended, seat: int | None) -> int:
    """The seat that is asked for, or else one's only own."""
    chosen = told_to(ended, seat)
    if chosen == SPECTATOR:
        raise Problem(400, say("puzzles-of-whom", last=ended.record.seats - 1))
    return chosen


def told_to(ended: Ended, seat: int | None) -> int:
    """The seat to whom it is told: one that is asked for, or else one's only own; -1 for nobody in particular."""
    if seat is None:
        own = ended.viewer.seats
        return own[0] if len(own) == 1 else SPECTATOR
    if not SPECTATOR <= seat < ended.record.seats:
        raise Problem(404, say("no-seat", seat=seat, last=ended.record.seats - 1))
    return seat
