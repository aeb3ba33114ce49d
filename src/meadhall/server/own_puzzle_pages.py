"""The routes of one's own puzzles: which there are out of a seat's mistakes, and each of them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from meadhall.engine.language import reader, reading, spoken
from meadhall.review.puzzles import asked
from meadhall.review.telling import Telling
from meadhall.server import forms
from meadhall.server.page_common import desk_of, my_name
from meadhall.server.problems import Problem
from meadhall.server.review_requests import Ended, player
from meadhall.server.reviews import Known, KnownPuzzles
from meadhall.server.words import say
from meadhall.web import links
from meadhall.web.own_puzzles import OwnPuzzle, OwnPuzzlesPage, own_puzzles, own_puzzles_fragment
from meadhall.web.puzzles import Place, puzzle, puzzle_page
from meadhall.web.review_presenter import about
from meadhall.web.words import say as on_page

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/table/{match}/puzzles")
async def puzzles(request: Request, match: str, seat: str = "") -> Response:
    ended = await desk_of(request).reviews.ended(request, match)
    return HTMLResponse(own_puzzles(await _page(request, ended, seat)))


@router.get("/table/{match}/puzzles/fragment")
async def fragment(request: Request, match: str, seat: str = "", since: str = "") -> Response:
    """Nothing, if there is nothing new since so many decisions and mistakes were looked at."""
    ended = await desk_of(request).reviews.ended(request, match)
    page = await _page(request, ended, seat)
    if page.state == "wanted" and since == str(page.made):
        return Response(status_code=204)
    return HTMLResponse(own_puzzles_fragment(page))


@router.post("/table/{match}/puzzles")
async def change(request: Request, match: str, seat: str = "") -> Response:
    do = (await forms.fields(request)).get("do", "start")
    reviews = desk_of(request).reviews
    if do == "start":
        ended = await reviews.ask_puzzles(request, match, forms.number_in(seat))
    elif do == "stop":
        ended = await reviews.stop(request, match)
    else:
        raise Problem(400, say("review-actions"))
    return RedirectResponse(links.own_puzzles(match, player(ended, forms.number_in(seat))), 303)


@router.get("/table/{match}/puzzles/{number}")
async def one(request: Request, match: str, number: Annotated[int, Path(ge=0, lt=2**31)], action: str = "") -> Response:
    reviews = desk_of(request).reviews
    ended = await reviews.ended(request, match)
    known = await reviews.known(ended)
    seat = ended.record.decisions[number][0] if number < len(ended.record.decisions) else -1
    found = await reviews.puzzles(ended, known, seat) if seat >= 0 else None
    if found is None or number not in found.solutions:
        raise Problem(404, say("no-puzzle"))
    drawn = _shown, ended, known, found, number, action, await my_name(request)
    return HTMLResponse(await desk_of(request).hall.reviews.beside(*drawn))


async def _page(request: Request, ended: Ended, seat: str) -> OwnPuzzlesPage:
    reviews = desk_of(request).reviews
    chosen = player(ended, forms.number_in(seat))
    known = await reviews.known(ended)
    found = await reviews.puzzles(ended, known, chosen)
    may_stop = reviews.may_stop(request, ended, known.row)
    drawn = _listed, ended, known, found, chosen, may_stop, await my_name(request)
    return await desk_of(request).hall.reviews.beside(*drawn)


def _listed(ended: Ended, known: Known, found: KnownPuzzles, seat: int, may_stop: bool, name: str) -> OwnPuzzlesPage:
    telling = Telling(known.review, known.tables)
    with reading(reader()[0], seat):
        return OwnPuzzlesPage(
            match_id=ended.match,
            seat=telling.who(seat),
            about=about(telling, ended.title, [one.name for one in ended.seats], seat),
            state=found.state,
            reviewed=len(known.review.steps),
            decisions=known.review.decisions,
            mistakes=len(found.mistakes),
            looked_at=found.looked_at,
            puzzles=[
                OwnPuzzle(
                    number=number,
                    when=spoken(telling.when(number)),
                    asked=spoken(known.tables[number].view(seat).prompt()),
                )
                for number in found.solutions
            ],
            may_stop=may_stop,
            my_name=name,
        )


def _shown(ended: Ended, known: Known, found: KnownPuzzles, number: int, action: str, name: str) -> str:
    """One of them, or its answer to who chose that action: the first, where a click means several."""
    numbers = list(found.solutions)
    at = numbers.index(number)
    seat = ended.record.decisions[number][0]
    with reading(reader()[0], seat):
        title = on_page("own-puzzles", seat=known.tables[0].who(seat))
    place = Place(
        title=title,
        where=links.own_puzzle(ended.match, number),
        number=at + 1,
        of=len(numbers),
        before=links.own_puzzle(ended.match, numbers[at - 1]) if len(numbers) > 1 else "",
        after=links.own_puzzle(ended.match, numbers[(at + 1) % len(numbers)]) if len(numbers) > 1 else "",
        all=links.own_puzzles(ended.match, seat),
    )
    one = asked(known.tables[number], seat, found.solutions[number], taken=True)
    return puzzle(puzzle_page(one, place, forms.number_in(action.partition(" ")[0]), name))
