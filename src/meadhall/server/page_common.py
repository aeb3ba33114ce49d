"""What all pages have in common: who visits, and where they are sent next."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import RedirectResponse

from meadhall.server.front_desk import FrontDesk
from meadhall.server.live_table import LiveTable
from meadhall.server.names import check_name, clean
from meadhall.server.problems import Problem
from meadhall.server.security import person_of
from meadhall.server.settings import NAME_LENGTH
from meadhall.server.words import say
from meadhall.web import links


def desk_of(request: Request) -> FrontDesk:
    found: FrontDesk = request.app.state.desk
    return found


async def my_name(request: Request) -> str:
    person = person_of(request)
    return await desk_of(request).hall.storage.name_of(person) if person else ""


async def keep_ones_name(request: Request, person: str, name: str) -> None:
    hall = desk_of(request).hall
    own = check_name(clean(name, NAME_LENGTH, "name"))
    await hall.storage.set_name(person, own, hall.clock.now())


def to_table(response: RedirectResponse, match: str) -> RedirectResponse:
    """To the table; the person's own token opens the seats that were taken there."""
    response.headers["location"] = links.table(match)
    return response


def invite_url(request: Request, live: LiveTable) -> str:
    """An unlisted table's invitation is for who sits there to give away; a listed one is open to all."""
    base = str(request.base_url).rstrip("/")
    if live.row.listed:
        return base + links.join(live.row.id)
    if not desk_of(request).shown(request, live).seats:
        raise Problem(403, say("invite-seated"))
    return f"{base}/join/{live.row.invite}"
