"""The routes of a review's page: reading it while it grows, having it made, and stopping it."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from meadhall.review.telling import Telling
from meadhall.server import forms
from meadhall.server.page_common import desk_of, my_name
from meadhall.server.problems import Problem
from meadhall.server.review_requests import Ended, told_to
from meadhall.server.reviews import Known
from meadhall.server.words import say
from meadhall.web import links, pages
from meadhall.web.review_model import ReviewPage
from meadhall.web.review_presenter import ReviewFrame, review_page

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/table/{match}/review")
async def review(request: Request, match: str, seat: str = "") -> Response:
    ended = await desk_of(request).reviews.ended(request, match)
    known = await desk_of(request).reviews.known(ended)
    return HTMLResponse(await _drawn(request, ended, known, seat, pages.review))


@router.get("/table/{match}/review/fragment")
async def fragment(request: Request, match: str, seat: str = "", since: str = "") -> Response:
    """Nothing, if there is nothing new since so many decisions were looked at."""
    ended = await desk_of(request).reviews.ended(request, match)
    known = await desk_of(request).reviews.known(ended)
    if known.state == "wanted" and since == str(len(known.review.steps)):
        return Response(status_code=204)
    return HTMLResponse(await _drawn(request, ended, known, seat, pages.review_fragment))


@router.post("/table/{match}/review")
async def change(request: Request, match: str, seat: str = "") -> Response:
    do = (await forms.fields(request)).get("do", "start")
    reviews = desk_of(request).reviews
    if do == "start":
        await reviews.ask(request, match)
    elif do == "stop":
        await reviews.stop(request, match)
    else:
        raise Problem(400, say("review-actions"))
    return RedirectResponse(links.review(match, _number(seat)), 303)


async def _drawn(request: Request, ended: Ended, known: Known, seat: str, draw: Callable[[ReviewPage], str]) -> str:
    frame = ReviewFrame(
        match_id=ended.match,
        title=ended.title,
        names=[one.name for one in ended.seats],
        state=known.state,
        others=known.others,
        own=ended.viewer.seats,
        rematch=ended.rematch,
        may_stop=desk_of(request).reviews.may_stop(request, ended, known.row),
        my_name=await my_name(request),
    )
    viewer = told_to(ended, _number(seat))

    def drawn() -> str:
        return draw(review_page(Telling(known.review, known.tables), frame, viewer))

    return await desk_of(request).hall.reviews.beside(drawn)


def _number(seat: str) -> int | None:
    return -1 if seat == "-1" else forms.number_in(seat)
