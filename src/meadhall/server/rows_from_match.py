"""What the rows of a table say of its Match: how far it is, when the hall has to look again, and who sits there how."""

from __future__ import annotations

from meadhall.engine.step import DRIVER
from meadhall.engine.table import Table
from meadhall.play import Match, save
from meadhall.play.coach import hushed
from meadhall.server.rows import MatchRow, SeatRow, Snapshot


def note_progress(row: MatchRow, match: Match, now: float, moved: bool = True) -> None:
    """Let the row say how far the match is, and when the hall has to look here again if it loses its memory.

    It counts as changed if it has `moved`: what a seat does for itself alone must not show in a list.
    """
    if moved:
        row.changed = now
    row.deadline = None
    row.aside = ""
    row.wish = "" if match.request is None else match.request.model_dump_json()
    row.away = told_away(match)
    row.learning = "" if match.coach is None else match.coach.learning.model_dump_json()
    if row.state != "running":
        return
    row.waiting = match.waiting()
    row.note = progress(match.table)
    if match.over:
        row.state = "finished"
        row.winners = match.table.winners[:]
    elif match.due or bells(match):
        row.deadline = now
    elif match.clock is not None and not match.absence.asleep:
        running = [seat for seat in row.waiting if match.clock.since[seat] is not None]  # not behind a curtain
        row.deadline = min((now + match.clock.left(seat, now) for seat in running), default=None)


def told_away(match: Match) -> str:
    """Who is away, since when, and what the others want to do about it; nothing if all are here."""
    known = match.absence
    if not (known.away or known.asleep):
        return ""
    since = {seat: known.since[seat] for seat in known.away}
    return known.model_copy(update={"since": since}).model_dump_json()


def note_seats(rows: list[SeatRow], match: Match) -> list[int]:
    """Let the rows of seats say what the Match says; returns the seats that are different now."""
    found = []
    for row, sitter in zip(rows, match.seats):
        orders = [order.model_dump_json() for order in sitter.orders]
        if (sitter.kind, sitter.stand_in, sitter.absent, orders) != (row.kind, row.stand_in, row.absent, row.orders):
            row.kind, row.stand_in, row.absent, row.orders = sitter.kind, sitter.stand_in, sitter.absent, orders
            found.append(row.seat)
    return found


def bells(match: Match) -> list[int]:
    """What the hall may inject and what is no seat's default: a count that comes to its end."""
    table = match.table
    injectable = table.options(DRIVER)
    if not injectable or hushed(match) or match.absence.asleep:
        return []
    defaults = [table.default(seat) for seat in table.deciders()]
    return [action for action in injectable if action not in defaults]


def progress(table: Table) -> str:
    """How far the game has come, in two words, if it counts rounds, months or turns."""
    for at in table.progress():
        return f"{at.unit} {at.number}"
    return ""


def put_away(match: Match, number: int, now: float) -> Snapshot:
    """Where the match stands after `number` entries. Its component file and its lesson are kept elsewhere already."""
    saved = save(match, now)
    record = saved.record.model_copy(update={"data": None})
    return Snapshot(number, saved.model_copy(update={"record": record, "learning": None}).text())
