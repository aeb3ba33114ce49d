"""The routes of puzzles: each game's puzzle of the day, and those before it. A choice is part of the address."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.language import spoken
from meadhall.review.puzzles import Puzzle, of_the_day, shipped
from meadhall.server import forms
from meadhall.server.page_common import my_name
from meadhall.server.problems import Problem
from meadhall.server.words import say
from meadhall.web import links
from meadhall.web.puzzles import Place, puzzle, puzzle_page
from meadhall.web.words import say as on_page

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/puzzle/{game}")
async def todays(game: str) -> Response:
    """The same puzzle for everybody, everywhere, until the day is over in Greenwich."""
    found = _puzzles(game)
    today = of_the_day(len(found), datetime.now(UTC).date())
    return RedirectResponse(links.puzzle(game, found[today].name), 303)


@router.get("/puzzle/{game}/{name}")
async def one(request: Request, game: str, name: str, action: str = "") -> Response:
    found = _puzzles(game)
    at = next((at for at, known in enumerate(found) if known.name == name), None)
    if at is None:
        raise Problem(404, say("no-puzzle"))
    title = on_page("puzzle-daily", game=spoken(introduction.title(games.game(game))))
    return HTMLResponse(shown(found, at, title, game, action, await my_name(request)))


def shown(puzzles: Sequence[Puzzle], at: int, title: str, game: str, action: str, reader: str) -> str:
    """One of these puzzles, or its answer to who chose that action: the first, where a click means several."""
    before, after = puzzles[at - 1], puzzles[(at + 1) % len(puzzles)]
    place = Place(
        title=title,
        where=links.puzzle(game, puzzles[at].name),
        number=at + 1,
        of=len(puzzles),
        before=links.puzzle(game, before.name) if len(puzzles) > 1 else "",
        after=links.puzzle(game, after.name) if len(puzzles) > 1 else "",
    )
    choice = forms.number_in(action.partition(" ")[0])
    return puzzle(puzzle_page(puzzles[at], place, choice, reader))


def _puzzles(game: str) -> Sequence[Puzzle]:
    found = shipped(games.game(game).name)
    if not found:
        raise Problem(404, say("no-puzzles", game=introduction.title(games.game(game))))
    return found
