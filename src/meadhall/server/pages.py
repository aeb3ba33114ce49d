"""The routes of all pages: they gather what a page shows, and do what its forms ask for.

A form works without any script: it is answered by the page that comes next. A script that posts a form of the table
says `X-Meadhall: fragment` and gets the part of the page that it morphs in.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable
from typing import Any

import segno
from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from meadhall import bots, games
from meadhall.engine.errors import MeadhallError
from meadhall.play import HOUSE_RULES
from meadhall.server import forms, gather
from meadhall.server.doing import Doing, says
from meadhall.server.problems import Problem, problem_of
from meadhall.server.security import hashed, is_token, person_of, remember, set_cookie, sit
from meadhall.server.settings import NAME_LENGTH
from meadhall.server.streams import stream
from meadhall.server.tables import LiveTable
from meadhall.web import assets, links, pages
from meadhall.web.model import (
    GalleryPage,
    InvitePage,
    JoinPage,
    LobbyPage,
    NewTablePage,
    RulesPage,
    TablePage,
)

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


def _doing(request: Request) -> Doing:
    found: Doing = request.app.state.doing
    return found


def my_name(request: Request) -> str:
    person = person_of(request)
    return _doing(request).hall.storage.name_of(person) if person else ""


# The lobby


@router.get("/")
async def lobby(request: Request) -> Response:
    doing = _doing(request)
    person = person_of(request)
    listed = doing.listed()
    mine = doing.entries(doing.hall.storage.matches_of(person, 20), person) if person else []
    own = {entry.match_id for entry in mine}
    page = LobbyPage(
        games=[games.game(name) for name in games.SHELF],
        open_tables=[entry for entry in listed["open"] if entry.match_id not in own],
        running=[entry for entry in listed["running"] if entry.match_id not in own],
        finished=listed["finished"],
        my_tables=mine,
        my_name=my_name(request),
    )
    return HTMLResponse(pages.lobby(page))


@router.post("/name")
async def keep_name(request: Request) -> Response:
    form = await forms.fields(request)
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    await _doing(request).hall.storage.set_name(person, forms.name_in(form))
    return response


@router.post("/play")
async def play_now(request: Request) -> Response:
    """A table with bots, at once."""
    form = await forms.fields(request)
    wish = forms.play_now(form, my_name(request))
    return await _open(request, wish)


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    page = NewTablePage(game=games.game(game), bots=bots.KINDS, my_name=my_name(request))
    return HTMLResponse(pages.new_table(page))


@router.post("/new/{game}")
async def open_table(request: Request, game: str) -> Response:
    rules = games.game(game)
    form = await forms.fields(request)
    try:
        return await _open(request, forms.new_table(rules, form))
    except (Problem, MeadhallError) as error:
        problem = error if isinstance(error, Problem) else problem_of(error)
        page = NewTablePage(game=rules, bots=bots.KINDS, my_name=my_name(request), values=form, notice=problem.sentence)
        return HTMLResponse(pages.new_table(page), problem.status)


async def _open(request: Request, wish: Any) -> Response:
    doing = _doing(request)
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    live, tokens = await doing.open(request, wish, person)
    if wish.name and wish.name != my_name(request):
        await doing.hall.storage.set_name(person, wish.name)
    return _to_table(request, response, live.row.id, tokens)


def _to_table(request: Request, response: RedirectResponse, match: str, tokens: list[str]) -> RedirectResponse:
    """To the table, with these seats in the browser's keeping."""
    sit(request, response, match, tokens)
    response.headers["location"] = links.table(match)
    return response


@router.post("/upload")
async def upload(request: Request) -> Response:
    content = await forms.file_in(request, "record")
    if content is None:
        raise Problem(400, "Choose the file of a record first.")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(400, "This file is not a record: it is not text.") from None
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    live = await _doing(request).upload(request, text, "", person)
    response.headers["location"] = links.replay(live.row.id, 0)
    return response


# Joining


@router.get("/join/{token}")
async def open_link(request: Request, token: str) -> Response:
    """A seat's own link lets this browser sit there; an invitation leads to the seats that are open."""
    storage = _doing(request).hall.storage
    seat = storage.seat_of(hashed(token)) if is_token(token) else None
    if seat is not None:
        response = RedirectResponse(links.table(seat[0]), 303)
        sit(request, response, seat[0], [token])
        return response
    row = storage.invited(token) if is_token(token) else None
    if row is None:
        raise Problem(404, "This link opens no seat. It may be cut off, or the seat was given to somebody else.")
    return await _join_page(request, row.id, token)


@router.get("/table/{match}/join")
async def join(request: Request, match: str) -> Response:
    return await _join_page(request, match, "")


async def _join_page(request: Request, match: str, token: str, problem: Problem | None = None) -> Response:
    async with _doing(request).hall.table(match) as live:
        page = JoinPage(
            match_id=match,
            game=games.game(live.row.game),
            title=live.row.title,
            seats=gather.seat_infos(live),
            tempo=gather.tempo_of(live.row),
            token=token,
            my_name=my_name(request),
            notice=problem.sentence if problem else "",
        )
    return HTMLResponse(pages.join(page), problem.status if problem else 200)


@router.post("/table/{match}/join")
async def sit_down(request: Request, match: str) -> Response:
    doing = _doing(request)
    form = await forms.fields(request)
    response = RedirectResponse(links.table(match), 303)
    person = remember(request, response)
    try:
        name = forms.name_in(form)
        _, token, _ = await doing.sit(match, name, forms.whole(form, "seat"), form.get("token", ""), person)
    except Problem as problem:
        if problem.status == 404:
            raise
        return await _join_page(request, match, form.get("token", ""), problem)
    await doing.hall.storage.set_name(person, name)
    sit(request, response, match, [token])
    return response


@router.get("/table/{match}/invite")
async def invite(request: Request, match: str) -> Response:
    async with _doing(request).hall.table(match) as live:
        page = InvitePage(
            match_id=match,
            game=games.game(live.row.game),
            title=live.row.title,
            url=_invite_url(request, live),
            seats=gather.seat_infos(live),
            my_name=my_name(request),
        )
    return HTMLResponse(pages.invite(page))


@router.get("/table/{match}/qr.svg")
async def qr(request: Request, match: str) -> Response:
    """The invitation as a QR code."""
    url = _invite_url(request, _doing(request).hall.load(match))
    picture = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        picture, kind="svg", scale=6, border=3, dark="#2b1d12", light="#fbf4e2"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _invite_url(request: Request, live: LiveTable) -> str:
    """An unlisted table's invitation is for who sits there to give away; a listed one is open to all."""
    base = str(request.base_url).rstrip("/")
    if live.row.listed:
        return base + links.join(live.row.id)
    if not _doing(request).viewer(request, live.row.id).seats:
        raise Problem(403, "Only who sits at the table can invite others to it.")
    return f"{base}/join/{live.row.invite}"


# The table


@router.get("/table/{match}")
async def table(request: Request, match: str) -> Response:
    return HTMLResponse(pages.table(await _page(request, match)))


@router.get("/table/{match}/fragment")
async def fragment(request: Request, match: str, since: str = "") -> Response:
    page = await _page(request, match)
    if since and since == str(page.version):
        return Response(status_code=204)
    return HTMLResponse(pages.table_fragment(page))


@router.get("/table/{match}/events")
async def events(request: Request, match: str) -> Response:
    doing = _doing(request)
    viewer = doing.viewer(request, match)
    heard = request.headers.get("last-event-id", "") or request.query_params.get("since", "")
    return stream(doing.hall, match, viewer.seats, heard, doing.client(request), doing.streams)


async def _page(request: Request, match: str, problem: Problem | None = None) -> TablePage:
    """The table as this browser may see it."""
    doing = _doing(request)
    async with doing.hall.table(match) as live:
        viewer = doing.viewer(request, match)
        seat, curtain = gather.eyes(live, viewer.seats, _lifted(request, match))
        look = gather.Look(
            seat=seat,
            own=viewer.seats,
            curtain=curtain,
            notice=problem.sentence if problem else "",
            notice_rule=problem.rule if problem else "",
            my_name=my_name(request),
            invite_url=_invite_url(request, live) if viewer.seats or live.row.listed else "",
        )
        return gather.table_page(live, look)


def _lifted(request: Request, match: str) -> int | None:
    kept = request.cookies.get(_lift_cookie(match), "")
    return int(kept) if kept.isascii() and kept.isdigit() and len(kept) < 3 else None


def _lift_cookie(match: str) -> str:
    return f"meadhall_lift_{match}"


def _own_seat(request: Request, match: str) -> int | None:
    """The seat for which this browser acts now: its only one, or the one that has lifted the curtain."""
    doing = _doing(request)
    own = doing.viewer(request, match).seats
    if len(own) < 2:
        return None
    seat, _ = gather.eyes(doing.hall.load(match), own, _lifted(request, match))
    if seat is None:
        raise Problem(409, "Lift the curtain first.")
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
    if request.headers.get("x-meadhall") == "fragment":
        page = await _page(request, match, problem)
        return HTMLResponse(pages.table_fragment(page), problem.status if problem else 200)
    if problem is not None:
        return HTMLResponse(pages.table(await _page(request, match, problem)), problem.status)
    return RedirectResponse(links.table(match), 303)


@router.post("/table/{match}/act")
async def act(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        action, number = forms.needed(form, "action"), forms.needed(form, "number")
        await _doing(request).act(request, match, action, number, _own_seat(request, match))

    return await _then(request, match, work())


@router.post("/table/{match}/undo")
async def undo(request: Request, match: str) -> Response:
    async def work() -> None:
        doing, wish = _doing(request), (await forms.fields(request)).get("wish", "")
        seat = _own_seat(request, match)
        if wish == "ask":
            await doing.ask_back(request, match, seat)
        elif wish in ("agree", "disagree"):
            await doing.answer_wish(request, match, seat, wish == "agree")
        else:
            await doing.undo(request, match, seat)

    return await _then(request, match, work())


@router.post("/table/{match}/hint")
async def hint(request: Request, match: str) -> Response:
    async def work() -> None:
        await _doing(request).hint(request, match, _own_seat(request, match))

    return await _then(request, match, work())


@router.post("/table/{match}/chat")
async def chat(request: Request, match: str) -> Response:
    async def work() -> None:
        text = (await forms.fields(request)).get("text", "")
        own = _doing(request).viewer(request, match).seats
        seat = _own_seat(request, match) if len(own) > 1 else None
        await _doing(request).say(request, match, seat, text)

    return await _then(request, match, work())


@router.post("/table/{match}/orders")
async def orders(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        seat = _own_seat(request, match)
        await _doing(request).switch_order(request, match, seat, form.get("key", ""), form.get("on") == "1")

    return await _then(request, match, work())


@router.post("/table/{match}/seat")
async def seat(request: Request, match: str) -> Response:
    async def work() -> None:
        doing, form = _doing(request), await forms.fields(request)
        own = _own_seat(request, match)
        do, kind = form.get("do", ""), form.get("kind", "") or bots.KINDS[-1]
        if do == "bot":
            await doing.take_over(request, match, own, kind)
        elif do == "back":
            await doing.come_back(request, match, own)
        elif do == "leave":
            await doing.leave(request, match, own)
        elif do == "resign":
            await doing.resign(request, match, own, kind)
        else:
            raise Problem(400, "A seat can be given to a bot, taken back, left, or resigned.")

    return await _then(request, match, work())


@router.post("/table/{match}/lift")
async def lift(request: Request, match: str) -> Response:
    """The next player at this screen lifts the curtain."""
    number = forms.needed(await forms.fields(request), "seat")
    _doing(request).viewer(request, match).holds(number)
    response = RedirectResponse(links.table(match), 303)
    set_cookie(request, response, _lift_cookie(match), str(number))
    return response


@router.post("/table/{match}/start")
async def start(request: Request, match: str) -> Response:
    async def work() -> None:
        form = await forms.fields(request)
        await _doing(request).begin(request, match, form.get("kind", "") or bots.KINDS[-1])

    return await _then(request, match, work())


@router.post("/table/{match}/rematch")
async def rematch(request: Request, match: str) -> Response:
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    live, tokens, _ = await _doing(request).rematch(request, match, None, person)
    return _to_table(request, response, live.row.id, tokens)


# Replays


@router.get("/table/{match}/replay")
async def replay(request: Request, match: str, at: str = "", seat: str = "") -> Response:
    doing = _doing(request)
    async with doing.hall.table(match) as live:
        viewer = doing.viewer(request, match)
        eyes = doing.allowed_eyes(live, viewer, forms.number_in(seat))
        if eyes is None and seat == "" and "seat" not in request.query_params and len(viewer.seats) == 1:
            eyes = viewer.seats[0]
        moment = gather.moment_of(live, forms.number_in(at))
        page = gather.replay_page(live, moment, eyes, gather.Look(own=viewer.seats, my_name=my_name(request)))
    drawn = pages.table_fragment if request.headers.get("x-meadhall") == "fragment" else pages.table
    return HTMLResponse(drawn(page))


@router.get("/table/{match}/record")
async def record(request: Request, match: str) -> Response:
    found = await _doing(request).record(match)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{match}.json"'}
    return Response(found.text(), media_type="application/json", headers=headers)


@router.post("/table/{match}/fork")
async def fork(request: Request, match: str) -> Response:
    form = await forms.fields(request)
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    at, own = forms.needed(form, "at"), forms.whole(form, "seat") or 0
    kind = form.get("kind", "") or bots.KINDS[-1]
    live, tokens, _ = await _doing(request).fork(request, match, at, own, kind, my_name(request), person)
    return _to_table(request, response, live.row.id, tokens)


# Reading


@router.get("/rules/{game}")
async def rules(request: Request, game: str, q: str = "", rule: str = "") -> Response:
    book = games.game(game)
    query = q[:200]
    page = RulesPage(
        game=book,
        rules=book.rules.search(query) if query else list(book.rules),
        house=[one for one in HOUSE_RULES if says(one, query)],
        query=query,
        rule=rule[:NAME_LENGTH],
        my_name=my_name(request),
    )
    return HTMLResponse(pages.rules(page))


@router.get("/gallery/{game}")
async def gallery(request: Request, game: str) -> Response:
    return HTMLResponse(pages.gallery(GalleryPage(game=games.game(game), my_name=my_name(request))))


@router.get("/credits")
async def credits(request: Request) -> Response:
    return HTMLResponse(pages.credits(my_name(request), [games.game(name) for name in games.SHELF]))


@router.get("/assets/{fingerprint}/{path:path}")
async def asset(fingerprint: str, path: str) -> Response:
    found = assets.find(path) if "\0" not in path else None
    if found is None:
        raise Problem(404, "There is no such file.")
    forever = "public, max-age=31536000, immutable"
    return FileResponse(found[0], media_type=found[1], headers={"cache-control": forever})


@router.get("/favicon.ico")
async def icon() -> Response:
    return RedirectResponse(assets.url("img/horn.svg"), 307)
