"""Who of a table's people is here: those who have a page of it open, at whichever hall. Its Match is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.play import PERSON, absence
from meadhall.server.match_leaders import LedElsewhere
from meadhall.server.problems import Problem

if TYPE_CHECKING:
    from meadhall.server.live_table import LiveTable


def came_or_went(live: LiveTable) -> None:
    """Somebody opened a page of the table, or has closed the last one."""
    if live.running and note(live):
        live.hall.beside(_keep(live))
    else:
        live.changed()
        live.driver.plan()


def note(live: LiveTable) -> bool:
    """Let the Match know who is here. Is somebody back who was said to be away?"""
    now = live.now()
    back = False
    present = live.present
    if live.match.clock is not None:
        live.match.clock.share(one_screen(live))
    for row in live.seats:
        if row.kind != PERSON:
            continue
        if row.seat in present:
            back = absence.came(live.match, row.seat, now) or back
        else:
            absence.went(live.match, row.seat, now)
    return back


def one_screen(live: LiveTable) -> bool:
    """Do all people of the table sit before one browser, with a curtain between them?"""
    people = [row.person for row in live.seats if row.kind == PERSON]
    return len(people) > 1 and len(set(people)) == 1 and people[0] is not None and games.game(live.row.game).secrets


def seen(live: LiveTable, seat: int) -> None:
    """A program that holds the seat has asked for something: that is a sign of life as well."""
    if live.running and seat in live.match.absence.since and absence.seen(live.match, seat, live.now()):
        live.hall.beside(_keep(live))


async def _keep(live: LiveTable) -> None:
    """Write down who is away now."""
    try:
        async with live.lock:
            if live.running and not live.dead:
                await live.keep([], live.now())
    except (MeadhallError, Problem, LedElsewhere):
        pass  # the table is taken up anew, and asks again who is here
