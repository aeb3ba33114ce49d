"""What the other halls ask of the one that leads a table, besides what they pass on."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from meadhall.server.forwarding import PASSED
from meadhall.server.hall import Hall
from meadhall.server.problems import not_found
from meadhall.server.watchers import Standing

router = APIRouter(include_in_schema=False)


class Watching(BaseModel):
    """Who looks on at another hall, and for which of these seats it wants to know how far the table is."""

    hall: str
    seats: list[int]
    present: list[int]
    watchers: int


@router.post("/hall/{match}/standing")
async def standing(request: Request, match: str, watching: Watching) -> Standing:
    if PASSED not in request.scope:
        raise not_found()
    hall: Hall = request.app.state.hall
    live = await hall.load(match)
    live.watched_from(watching.hall, frozenset(watching.present), watching.watchers)
    return live.standing(tuple(watching.seats))
