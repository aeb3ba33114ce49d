"""The routes of the pages around the tables: the lobby, new tables, invitations, and what there is to read."""

from __future__ import annotations

import io
from typing import Any

import segno
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from meadhall import games
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.language import known, no_language
from meadhall.engine.rule import best_first
from meadhall.play import house, samples
from meadhall.server import forms, lessons, reader_language, table_facts
from meadhall.server.bots_allowed import offered
from meadhall.server.compression import encodings
from meadhall.server.page_common import desk_of, invite_url, keep_ones_name, my_name, to_table
from meadhall.server.problems import Problem, problem_of
from meadhall.server.seal_facts import seal_info
from meadhall.server.security import hashed, is_token, person_of, remember
from meadhall.server.settings import NAME_LENGTH
from meadhall.server.words import say
from meadhall.web import assets, links, pages, wording
from meadhall.web.lobby_model import InvitePage, JoinPage, LobbyPage, NewTablePage
from meadhall.web.model import GalleryPage, RulesPage

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


# The lobby


@router.get("/")
async def lobby(request: Request) -> Response:
    return HTMLResponse(pages.lobby(await _lobby(request)))


@router.get("/lobby/mine")
async def lobby_mine(request: Request) -> Response:
    """The tables of who asks, as a page that stays open shows them from time to time."""
    return HTMLResponse(pages.own_tables(await desk_of(request).lobby.played_by(person_of(request))))


async def _lobby(request: Request) -> LobbyPage:
    desk = desk_of(request)
    person = person_of(request)
    listed = await desk.lobby.listed()
    mine = await desk.lobby.played_by(person)
    own = {entry.match_id for entry in mine}
    return LobbyPage(
        games=games.shelf(),
        bots=offered(desk.hall.settings),
        open_tables=[entry for entry in listed["open"] if entry.match_id not in own],
        running=[entry for entry in listed["running"] if entry.match_id not in own],
        finished=await desk.lobby.finished_for(person),
        my_tables=mine,
        my_name=await my_name(request),
        notice=desk.hall.thinkers.notice,
        learning=await lessons.learning_of(desk.hall.storage.lists, person),
    )


@router.post("/name")
async def keep_name(request: Request) -> Response:
    form = await forms.fields(request)
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    await keep_ones_name(request, person, forms.name_in(form))
    return response


@router.post("/language")
async def choose_language(request: Request) -> Response:
    """The language of all pages from now on, for this browser."""
    tag = (await forms.fields(request)).get("language", "")
    if not known(tag):
        raise Problem(400, no_language(tag))
    return reader_language.choose(request, tag)


@router.post("/play")
async def play_now(request: Request) -> Response:
    """A table with bots, at once."""
    form = await forms.fields(request)
    offer = await lessons.first_time(request, form)
    if offer is not None:
        return offer
    wish = forms.play_now(form, await my_name(request))
    return await _open(request, wish)


@router.post("/watch")
async def watch_bots(request: Request) -> Response:
    """A table of bots, to look on."""
    return await _open(request, forms.watch(await forms.fields(request)))


@router.get("/sample/{game}")
async def sample(request: Request, game: str) -> Response:
    """A match to look at where nobody has played one yet."""
    match = await desk_of(request).new_tables.sample(request, games.game(game).name)
    return RedirectResponse(links.replay(match, 0, samples.EYES), 303)


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    page = NewTablePage(game=games.game(game), bots=_offered(request), my_name=await my_name(request))
    return HTMLResponse(pages.new_table(page))


@router.post("/new/{game}")
async def open_table(request: Request, game: str) -> Response:
    rules = games.game(game)
    form = await forms.fields(request)
    try:
        return await _open(request, forms.new_table(rules, form))
    except (Problem, MeadhallError) as error:
        problem = error if isinstance(error, Problem) else problem_of(error)
        said = wording.refusal(rules, error) if isinstance(error, BadOption) else problem.sentence
        page = NewTablePage(
            game=rules,
            bots=_offered(request),
            my_name=await my_name(request),
            values=form,
            notice=said,
            wrong=problem.field,
        )
        return HTMLResponse(pages.new_table(page), problem.status)


def _offered(request: Request) -> tuple[str, ...]:
    return offered(desk_of(request).hall.settings)


async def _open(request: Request, wish: Any) -> Response:
    desk = desk_of(request)
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    if wish.name and wish.name != await my_name(request):
        await keep_ones_name(request, person, wish.name)
    live, _ = await desk.new_tables.open(request, wish, person)
    return to_table(response, live.row.id)


@router.post("/upload")
async def upload(request: Request) -> Response:
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    live = await desk_of(request).new_tables.upload(request, person, request.headers.get("content-type", "none"))
    response.headers["location"] = links.replay(live.row.id, 0)
    return response


# Joining


@router.get("/join/{token}")
async def open_link(request: Request, token: str) -> Response:
    """A seat's own link lets this browser sit there; an invitation leads to the seats that are open."""
    storage = desk_of(request).hall.storage
    place = await storage.seat_of(hashed(token)) if is_token(token) else None
    if place is not None:
        await desk_of(request).hall.lead(place[0])  # or the hall that does gets this request, and knows at once
        response = RedirectResponse(links.LOBBY, 303)
        person = remember(request, response)
        return to_table(response, await desk_of(request).take_keys([token], person))
    match = await storage.invited(token) if is_token(token) else None
    if match is None:
        raise Problem(404, say("link-opens-nothing"))
    return await _join_page(request, match, token)


@router.get("/table/{match}/join")
async def join(request: Request, match: str) -> Response:
    return await _join_page(request, match, "")


async def _join_page(request: Request, match: str, token: str, problem: Problem | None = None) -> Response:
    async with desk_of(request).hall.table(match) as live:
        page = JoinPage(
            match_id=match,
            game=games.game(live.row.game),
            title=table_facts.title_of(live.row, live.seats),
            seats=table_facts.seat_infos(live),
            tempo=table_facts.tempo_of(live.row),
            token=token,
            over=live.row.state == "finished",
            my_name=await my_name(request),
            notice=problem.sentence if problem else "",
            seal=seal_info(live.row),
        )
    return HTMLResponse(pages.join(page), problem.status if problem else 200)


@router.post("/table/{match}/join")
async def sit_down(request: Request, match: str) -> Response:
    desk = desk_of(request)
    form = await forms.fields(request)
    response = RedirectResponse(links.table(match), 303)
    person = remember(request, response)
    try:
        name = forms.name_in(form)
        await keep_ones_name(request, person, name)  # first: whatever fails after one has sat down loses the seat
        await desk.new_tables.sit(
            match, name, forms.whole(form, "seat"), form.get("token", ""), person, form.get("word", "")
        )
    except Problem as problem:
        if problem.status == 404:
            raise
        return await _join_page(request, match, form.get("token", ""), problem)
    return response


@router.get("/table/{match}/invite")
async def invite(request: Request, match: str) -> Response:
    """Whom to send where; once the match has begun, the table itself."""
    async with desk_of(request).hall.table(match) as live:
        url = invite_url(request, live)
        if live.row.state != "open":
            return RedirectResponse(links.table(match), 303)
        page = InvitePage(
            match_id=match,
            game=games.game(live.row.game),
            title=table_facts.title_of(live.row, live.seats),
            url=url,
            seats=table_facts.seat_infos(live),
            my_name=await my_name(request),
        )
    return HTMLResponse(pages.invite(page))


@router.get("/table/{match}/qr.svg")
async def qr(request: Request, match: str) -> Response:
    """The invitation as a QR code."""
    url = invite_url(request, await desk_of(request).hall.load(match))
    picture = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        picture, kind="svg", scale=6, border=3, dark="#2b1d12", light="#fbf4e2"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


# Reading


@router.get("/rules")
async def rulebooks(request: Request) -> Response:
    return HTMLResponse(pages.rulebooks(games.shelf(), await my_name(request)))


@router.get("/rules/{game}")
async def rules(request: Request, game: str, q: str = "", rule: str = "") -> Response:
    book = games.game(game)
    query = q[:200]
    page = RulesPage(
        game=book,
        rules=book.rules.search(query) if query else list(book.rules),
        house=best_first(house.told(), query) if query else house.told(),
        query=query,
        rule=rule[:NAME_LENGTH],
        my_name=await my_name(request),
    )
    return HTMLResponse(pages.rules(page))


@router.get("/gallery/{game}")
async def gallery(request: Request, game: str) -> Response:
    return HTMLResponse(pages.gallery(GalleryPage(game=games.game(game), my_name=await my_name(request))))


@router.get("/credits")
async def credits(request: Request) -> Response:
    return HTMLResponse(pages.credits(await my_name(request), games.shelf()))


@router.get("/assets/{fingerprint}/{path:path}")
async def asset(request: Request, fingerprint: str, path: str) -> Response:
    found = assets.find(path) if "\0" not in path else None
    if found is None:
        raise Problem(404, say("no-file"))
    encoding, content = found.encoded(encodings(request.headers.get("accept-encoding", "")))
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    if found.media_type not in assets.PACKED_ALREADY:
        headers["vary"] = "accept-encoding"
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, media_type=found.media_type, headers=headers)


@router.get("/favicon.ico")
async def icon() -> Response:
    return RedirectResponse(assets.url("img/horn.svg"), 307)
