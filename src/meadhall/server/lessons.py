"""The ways to lessons: which of them a person has come through, and the pages' posts about them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from meadhall import games
from meadhall.engine.language import spoken
from meadhall.play import lesson
from meadhall.play.coach import Coach, Learning, coach
from meadhall.server import forms
from meadhall.server.page_common import desk_of, my_name, to_table
from meadhall.server.rows import Taught
from meadhall.server.security import person_of, remember
from meadhall.server.table_lists import Lists
from meadhall.web import links, pages
from meadhall.web.lobby_model import FirstTimePage
from meadhall.web.model import LearnInfo

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


async def learning_of(lists: Lists, person: str) -> dict[str, LearnInfo]:
    """How far the person has come with the lessons of each game."""
    taught = await lists.lessons_of(person) if person else []
    known = await lists.games_of(person) if person else set()
    return {game: _learning(game, taught, game in known) for game in games.SHELF if lesson.lessons(game)}


def _learning(game: str, taught: list[Taught], known: bool) -> LearnInfo:
    coaches = [_coach(one) for one in taught if one.game == game]
    met = [one for one in coaches if one is not None]
    learnt = {one.lesson.name for one in met if one.learnt}
    left = [one for one in lesson.lessons(game) if one.name not in learnt]
    wanted = (left or lesson.lessons(game))[0]
    newest = next((one for one in met if one.lesson is wanted), None)
    return LearnInfo(
        lesson=wanted.name,
        title=spoken(lesson.words(game, wanted)),
        number=newest.mark.at if newest is not None and left else 0,
        of=len(wanted.steps),
        learnt=not left,
        begun=bool(met),
        known=known,
    )


def _coach(one: Taught) -> Coach | None:
    return coach(one.game, Learning.model_validate_json(one.learning)) if one.learning else None


@router.post("/learn")
async def learn(request: Request) -> Response:
    """The lesson that is wanted, or the next one of the game."""
    form = await forms.fields(request)
    desk, game = desk_of(request), games.game(form.get("game", "")).name
    response = RedirectResponse(links.LOBBY, 303)
    person = remember(request, response)
    known = (await learning_of(desk.hall.storage.lists, person)).get(game)
    wanted = form.get("lesson", "") or ("" if known is None else known.lesson)
    live, _ = await desk.new_tables.learn(request, game, wanted, await my_name(request), person)
    return to_table(response, live.row.id)


async def first_time(request: Request, form: forms.Fields) -> Response | None:
    """Asked of who presses Play now in a lobby that has never seen them play the game, and only once."""
    game = games.game(form.get("game", ""))
    if "first" not in form or not lesson.lessons(game.name):
        return None
    if game.name in await desk_of(request).hall.storage.lists.games_of(person_of(request)):
        return None
    level, seats = form.get("level", "")[:40], form.get("seats", "")[:3]
    page = FirstTimePage(game=game, level=level, seats=seats, my_name=await my_name(request))
    return HTMLResponse(pages.first_time(page))
