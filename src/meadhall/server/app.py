"""The application: the hall, its door, the JSON interface and the pages, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from meadhall import __version__, games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.language import LANGUAGES, read_all, reading
from meadhall.server import api, lessons, own_puzzle_pages, peer_api, puzzle_pages, review_pages, table_pages
from meadhall.server import pages as other_pages
from meadhall.server.compression import Compressing
from meadhall.server.connections import quiet_accept_errors
from meadhall.server.forwarding import FromPeers, Passing
from meadhall.server.front_desk import FrontDesk
from meadhall.server.guard import Guard, Limiter
from meadhall.server.guest_watch import GuestWatch
from meadhall.server.hall import Hall
from meadhall.server.health_and_metrics import Numbers, Watchtower
from meadhall.server.hosts import Hosts
from meadhall.server.names import THE_HALL, look_alike
from meadhall.server.old_cookies import OldCookies
from meadhall.server.problems import Problem, not_valid, problem_of
from meadhall.server.quick_routes import Often
from meadhall.server.reader_language import Reader, language_of
from meadhall.server.settings import Settings
from meadhall.server.settings_file import Opening
from meadhall.server.storage import Storage
from meadhall.server.words import say as hall_words
from meadhall.web import pages
from meadhall.web.model import MessagePage
from meadhall.web.parts.pictures import picture
from meadhall.web.words import say

log = logging.getLogger("meadhall.server")

DESCRIPTION = """\
Play the games of the hall over JSON.

Open a table with `POST /api/tables`; the answer has a token for each of your seats. Send it along as
`Authorization: Bearer <token>`. Look with `GET /api/tables/{match}`, choose one of `options`, send it with
`POST /api/tables/{match}/act` and the `number` of decisions that you have seen. Follow `GET /api/tables/{match}/events`
to hear when to look again. Every refusal has a sentence, and the rule behind it.
"""

TITLED = (400, 403, 404, 413, 421, 429)  # statuses that have a title of their own


def read_words() -> None:
    """All languages of all games, and the pictures on their boxes: a lobby that is asked for first has them all."""
    shelf = games.shelf()
    read_all()
    for tag in LANGUAGES:
        with reading(tag):
            for game in shelf:
                picture(game.name)


def know_routes(app: FastAPI) -> None:
    """The router makes up its routes when it is asked first: now, and not when somebody waits."""
    nowhere = {"type": "http", "method": "GET", "path": "/nowhere", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(nowhere)


def create_app(
    database: Path | str | Storage, settings: Settings | None = None, peers_at: str = "", opening: Opening | None = None
) -> FastAPI:
    """The hall as an application, with its tables in that database, or in what was opened of it already.

    Other halls of the same database reach it at `peers_at`.
    """
    chosen = settings or Settings()
    limiter = Limiter(chosen.limits)
    where = opening or Opening()
    numbers = Numbers() if where.metrics else None

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        quiet_accept_errors(asyncio.get_running_loop())
        look_alike(THE_HALL, "")  # reads its letters now, and not when somebody waits
        hall = Hall(database if isinstance(database, Storage) else Storage(database), chosen)
        await hall.start(peers_at)
        if numbers is not None:
            numbers.watch(hall)
        words = asyncio.get_running_loop().run_in_executor(None, read_words)  # beside the first requests
        app.state.hall = hall
        app.state.desk = FrontDesk(hall, limiter)
        know_routes(app)
        watch = GuestWatch(hall)
        watch.start()
        yield
        watch.stop()
        await words
        app.state.desk.close()
        await hall.close()

    app = FastAPI(
        title="Meadhall",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url=None,  # api.py tells it, beside the loop and only once
        docs_url=None,  # they fetch scripts from elsewhere, which our own security policy refuses
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # numbers of our own are at /metrics
    )
    app.include_router(table_pages.often)
    app.include_router(api.router)
    app.include_router(table_pages.router)
    app.include_router(other_pages.router)
    app.include_router(lessons.router)
    app.include_router(puzzle_pages.router)
    app.include_router(review_pages.router)
    app.include_router(own_puzzle_pages.router)
    app.include_router(peer_api.router)
    app.add_middleware(Often, tell=tell)
    app.add_middleware(Compressing)
    app.add_middleware(OldCookies)
    app.add_middleware(Passing, tell=tell)
    app.add_middleware(Guard, limits=chosen.limits, limiter=limiter, hosts=Hosts(chosen.hosts), tell=tell)
    app.add_middleware(Reader)
    app.add_middleware(FromPeers)
    app.add_middleware(Watchtower, numbers=numbers, believed=where.proxies, processes=where.processes)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(MeadhallError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _our_fault)
    return app


def tell(request: Request, problem: Problem) -> Response:
    """The problem as a page for people, or as JSON for programs."""
    headers = {"retry-after": "5"} if problem.status == 429 else {}
    if problem.status == 413:
        headers["connection"] = "close"
    if request.scope["path"].startswith("/api"):
        facts = {"sentence": problem.sentence, "rule": problem.rule}
        return JSONResponse(facts, problem.status, headers=headers)
    title = say(f"error-{problem.status}" if problem.status in TITLED else "error-other")
    page = MessagePage(title=title, sentence=problem.sentence, rule=problem.rule)
    return HTMLResponse(pages.message(page), problem.status, headers=headers)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return tell(request, error)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, MeadhallError)
    return tell(request, problem_of(error))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return tell(request, not_valid(error.errors()[0]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {404: hall_words("nothing-here"), 405: hall_words("not-this-way")}
    response = tell(request, Problem(error.status_code, sentences.get(error.status_code, str(error.detail))))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _our_fault(request: Request, error: Exception) -> Response:
    log.exception("%s %s failed", request.method, request.scope["path"], exc_info=error)
    if guest := games.blamed(error):
        log.error("%s", guest)
    with reading(language_of(request.scope)):  # it is answered outside of all middleware
        return tell(request, Problem(500, hall_words("stumbled")))
