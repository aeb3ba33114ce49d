"""Going back: a seat's own undo, a secret choice that is made again, and what everybody has to agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall import games
from meadhall.engine.errors import Refused
from meadhall.play import house
from meadhall.play.sealed import Reopened
from meadhall.play.undo import Barrier, Moment, Request

if TYPE_CHECKING:
    from meadhall.play.match import Match


def why_not_undo(match: Match, seat: int) -> Refused | None:
    """What stands against the seat's undo by itself, or None."""
    try:
        _undone(match, seat)
    except Refused as refusal:
        return refusal.with_traceback(None)  # which would keep alive whoever asked, and all they hold
    return None


def undo(match: Match, seat: int, now: float) -> int | None:
    """Take back the seat's last decision; of a secret choice, if others have decided since, its number.

    All of a click goes back at once where nobody has learnt anything by it, and always where all others are bots.
    """
    found = _undone(match, seat)
    click = match.past.last_click(match.table, seat)
    if isinstance(found, Moment) and click < found.table.decisions:
        whole = _whole_click(match, seat, click)
        if whole is None and not any(sitter.person for number, sitter in enumerate(match.seats) if number != seat):
            ask_back(match, seat, now)
            return None
        found = found if whole is None else whole
    if isinstance(found, Reopened):
        _reopen(match, seat, found, now)
        return found.number
    match.restore(found.table, now)
    if match.clock is not None:
        match.clock.since = found.since[:]
    return None


def _whole_click(match: Match, seat: int, number: int) -> Moment | None:
    """Where the seat comes to by taking back all that it decided since, if it may by itself."""
    try:
        return match.past.undone(match.table, seat, number)
    except Refused:
        return None


def _undone(match: Match, seat: int) -> Moment | Reopened:
    _remembers(match, seat)
    if not match.sealed.holds(match.table, seat):
        return match.past.undone(match.table, seat)
    if not match.changes:
        raise house.refused(house.UNDO_SEALED, "undo-sealed")
    return match.sealed.reopened(match.table, match.made, seat)


def _reopen(match: Match, seat: int, found: Reopened, now: float) -> None:
    """The seat chooses again; whoever else is asked has been asked all along."""
    match.table = found.table
    if match.film is not None:
        match.film.forget(found.told)
    match.asked_at = match.sealed.take_out(found, seat, match.asked_at)
    match.past.take_out(found.number, match.table.decisions)
    if match.clock is not None:
        match.clock.resume(seat, now, match.sealed.took[seat])
    if match.coach is not None:
        match.coach.go_back(match, found.number)


def ask_back(match: Match, seat: int, now: float) -> bool:
    """Ask all people to agree to take back the seat's last click and all that came of it. Done already?

    Who is away or replaced by a bot is asked as well: the wish waits for them as long as play does.
    """
    _remembers(match, seat)
    match.past.request = Request(seat=seat, number=match.past.last_click(match.table, seat), agreed=[])
    return agree(match, seat, now)


def agree(match: Match, seat: int, now: float) -> bool:
    """Consent to the wish that stands. Was it the last consent that was missing?"""
    request = requested(match, seat)
    request = request.model_copy(update={"agreed": sorted({*request.agreed, seat})})
    match.past.request = request
    if any(sitter.person and number not in request.agreed for number, sitter in enumerate(match.seats)):
        return False
    kept = match.past.moment(request.number)
    match.restore(games.rebuild(match.table.record(), upto=request.number) if kept is None else kept.table, now)
    match.past.barrier = Barrier(number=request.number, rule=house.UNDO_CONSENT)
    match.past.moments = []
    return True


def requested(match: Match, seat: int) -> Request:
    """The wish that stands, for somebody who may answer it."""
    match.check_attended(seat)
    if match.past.request is None:
        raise house.refused(house.UNDO_CONSENT, "nobody-asked")
    return match.past.request


def _remembers(match: Match, seat: int) -> None:
    match.check_attended(seat)
    if not match.keeps_past:
        raise house.refused(house.UNDO_CONSENT, "keeps-no-past")
