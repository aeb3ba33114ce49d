"""The routes of a table's own pages: looking, deciding, and all that is done around it; and its replay.

A form works without any script: it is answered by the page that comes next. A script that posts a form of the table
says `X-Meadhall: fragment` and gets the part of the page that it morphs in.
"""

from __future__ import annotations

from collections.abc import Awaitable

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from meadhall.engine.errors import MeadhallError
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import reader, reading
from meadhall.server import forms, table_facts
from meadhall.server.live_table import LiveTable
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.page_common import desk_of, invite_url, my_name, to_table
from meadhall.server.problems import Problem, problem_of
from meadhall.server.security import remember, set_cookie
from meadhall.server.settings import USUAL_BOT
from meadhall.server.streams import stream
from meadhall.server.words import say
from meadhall.web import links, pages
from meadhall.web.facts import Look
from meadhall.web.model import TablePage

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
often = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)  # asked for all the time: tried first

TOLD = "x-meadhall-told"  # how many events the page has been told
LIFT_COOKIE = "meadhall_lift"  # goes with this table's requests only
DAY = 86_400


@often.get("/table/{match}/fragment")
async def fragment(request: Request, match: str, since: str = "") -> Response:
    desk = desk_of(request)
    if since:
        live = await desk.hall.load(match)
        if since == str(live.version_for(desk.shown(request, live).seats)):
            return Response(status_code=204)
    return await _fragment(request, match)


@often.get("/table/{match}/events")
async def events(request: Request, match: str) -> Response:
    desk = desk_of(request)
    viewer = await desk.watcher(request, match)
    heard = request.headers.get("last-event-id", "") or request.query_params.get("since", "")
    return stream(desk.hall, match, viewer.seats, heard, desk.client(request), desk.streams, page=True)


@often.post("/table/{match}/act")
async def act(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        (action, *then), number = forms.path(form, "action"), forms.needed(form, "number")
        await desk_of(request).seats.act(
            request, match, action, number, await _own_seat(request, match), then=tuple(then)
        )

    return await _then(request, match, work())


@router.get("/table/{match}")
async def table(request: Request, match: str) -> Response:
    return HTMLResponse(pages.table(await _page(request, match)))


async def _page(request: Request, match: str, problem: Problem | None = None) -> TablePage:
    """The table as this browser may see it."""
    name = await my_name(request)
    async with desk_of(request).hall.table(match) as live:
        return _seen(request, live, name, problem)


def _seen(request: Request, live: LiveTable, name: str, problem: Problem | None = None) -> TablePage:
    viewer = desk_of(request).shown(request, live)
    seat, curtain = table_facts.eyes(live, viewer.seats, _lifted(request))
    look = Look(
        seat=seat,
        own=viewer.seats,
        curtain=curtain,
        notice=_said(problem, seat),
        notice_rule=problem.rule if problem else "",
        my_name=name,
        invite_url=invite_url(request, live) if viewer.seats or live.row.listed else "",
    )
    return table_facts.table_page(live, look)


async def _fragment(request: Request, match: str, problem: Problem | None = None) -> Response:
    """The part of the page that a script morphs in, with what happened since it was told the last time."""
    told = forms.number_in(request.headers.get(TOLD, ""))
    name = await my_name(request)
    async with desk_of(request).hall.table(match) as live:
        page = _seen(request, live, name, problem)
        beats = [] if told is None else table_facts.scene(live, page, told)
    return HTMLResponse(pages.table_fragment(page, beats), problem.status if problem else 200)


def _said(problem: Problem | None, seat: int | None) -> str:
    """What stood against it, as the seat is spoken to."""
    with reading(reader()[0], SPECTATOR if seat is None else seat):
        return problem.sentence if problem else ""


def _lifted(request: Request) -> int | None:
    kept = request.cookies.get(LIFT_COOKIE, "")
    return int(kept) if kept.isascii() and kept.isdigit() and len(kept) < 3 else None


async def _own_seat(request: Request, match: str) -> int | None:
    """The seat for which this browser acts now: its only one, or the one that has lifted the curtain."""
    desk = desk_of(request)
    live = await desk.hall.load(match)
    own = desk.shown(request, live).seats
    if len(own) < 2:
        return None
    seat, _ = table_facts.eyes(live, own, _lifted(request))
    if seat is None:
        raise Problem(409, say("lift-first"))
    return seat


async def _then(request: Request, match: str, work: Awaitable[object]) -> Response:
    """Do it, and show the table as it is then, with what stood against it."""
    problem = None
    try:
        await work
    except Problem as refused:
        problem = refused
    except MeadhallError as error:
        problem = problem_of(error)
    if problem is not None and problem.status == 404:
        raise problem
    part = request.headers.get("x-meadhall") == "fragment"
    if problem is None and not part:
        return RedirectResponse(links.table(match), 303)
    try:
        if part:
            return await _fragment(request, match, problem)
        return HTMLResponse(pages.table(await _page(request, match, problem)), problem.status if problem else 200)
    except LedElsewhere:  # since just now: it was tried, and must not be passed on to be done again
        return RedirectResponse(links.fragment(match) if part else links.table(match), 303)


@router.post("/table/{match}/undo")
async def undo(request: Request, match: str) -> Response:
    async def work() -> None:
        desk, wish = desk_of(request), (await forms.fields(request)).get("wish", "")
        seat = await _own_seat(request, match)
        if wish == "ask":
            await desk.seats.ask_back(request, match, seat)
        elif wish in ("agree", "disagree"):
            await desk.seats.answer_wish(request, match, seat, wish == "agree")
        else:
            await desk.seats.undo(request, match, seat)

    return await _then(request, match, work())


@router.post("/table/{match}/hint")
async def hint(request: Request, match: str) -> Response:
    async def work() -> None:
        await desk_of(request).seats.hint(request, match, await _own_seat(request, match))

    return await _then(request, match, work())


@router.post("/table/{match}/coach")
async def coach(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        do, mark = form.get("do", ""), forms.whole(form, "mark") or 0
        await desk_of(request).seats.coach(request, match, await _own_seat(request, match), do, mark)

    return await _then(request, match, work())


@router.post("/table/{match}/chat")
async def chat(request: Request, match: str) -> Response:
    async def work() -> None:
        text = (await forms.fields(request)).get("text", "")
        own = (await desk_of(request).viewer(request, match)).seats
        seat = await _own_seat(request, match) if len(own) > 1 else None
        await desk_of(request).seats.say(request, match, seat, text)

    return await _then(request, match, work())


@router.post("/table/{match}/orders")
async def orders(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        seat = await _own_seat(request, match)
        await desk_of(request).seats.switch_order(request, match, seat, form.get("key", ""), form.get("on") == "1")

    return await _then(request, match, work())


@router.post("/table/{match}/seat")
async def seat(request: Request, match: str) -> Response:
    async def work() -> None:
        desk, form = desk_of(request), await forms.fields(request)
        own = await _own_seat(request, match)
        do, kind = form.get("do", ""), form.get("kind", "") or USUAL_BOT
        if do == "bot":
            await desk.seats.take_over(request, match, own, kind)
        elif do == "back":
            await desk.seats.come_back(request, match, own)
        elif do == "leave":
            await desk.seats.leave(request, match, own)
        elif do == "resign":
            await desk.seats.resign(request, match, own, kind)
        elif do == "horn":
            await desk.seats.blow_horn(request, match, own, forms.needed(form, "whom"))
        elif do == "stand-in":
            await desk.seats.stand_in(request, match, own, forms.needed(form, "whom"), kind)
        else:
            raise Problem(400, say("seat-actions"))

    return await _then(request, match, work())


@router.post("/table/{match}/lift")
async def lift(request: Request, match: str) -> Response:
    """The next player at this screen lifts the curtain."""
    number = forms.needed(await forms.fields(request), "seat")
    async with desk_of(request).at_seat(request, match, number) as (live, own):
        if live.running and live.match.clock is not None and live.match.clock.one_screen:
            await live.seat_changed(own, lambda: live.match.lift(own, live.now()))
    response = RedirectResponse(links.table(match), 303)
    set_cookie(request, response, LIFT_COOKIE, str(number), path=links.table(match), age=DAY)
    return response


@router.post("/table/{match}/start")
async def start(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        await desk_of(request).new_tables.begin(request, match, form.get("kind", "") or USUAL_BOT)

    return await _then(request, match, work())


@router.post("/table/{match}/rematch")
async def rematch(request: Request, match: str) -> Response:
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    form = await forms.fields(request)
    word, ticket = form.get("word", ""), form.get("ticket", "")
    live, _, _ = await desk_of(request).new_tables.rematch(request, match, person, word, ticket)
    return to_table(response, live.row.id)


# Replays


@router.get("/table/{match}/replay")
async def replay(request: Request, match: str, at: str = "", seat: str = "") -> Response:
    desk = desk_of(request)
    async with desk.hall.table(match) as live:
        viewer = desk.shown(request, live)
        eyes = desk.allowed_eyes(live, viewer, forms.number_in(seat))
        if eyes is None and seat == "" and "seat" not in request.query_params and len(viewer.seats) == 1:
            eyes = viewer.seats[0]
        moment = table_facts.moment_of(live, forms.number_in(at))
        look = Look(seat=eyes, own=viewer.seats, my_name=await my_name(request))
        page = table_facts.replay_page(live, moment, look)
    drawn = pages.table_fragment if request.headers.get("x-meadhall") == "fragment" else pages.table
    return HTMLResponse(drawn(page))


@router.get("/table/{match}/record")
async def record(request: Request, match: str) -> Response:
    found = await desk_of(request).record(match)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{match}.json"'}
    return Response(found.text(), media_type="application/json", headers=headers)


@router.post("/table/{match}/fork")
async def fork(request: Request, match: str) -> Response:
    form = await forms.fields(request)
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    at, own = forms.needed(form, "at"), forms.whole(form, "seat") or 0
    kind, anew = form.get("kind", ""), form.get("cards") == "anew"
    live, _, _ = await desk_of(request).new_tables.fork(
        request, match, at, own, kind, await my_name(request), person, anew
    )
    return to_table(response, live.row.id)
