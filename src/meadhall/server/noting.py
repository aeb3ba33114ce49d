"""What the rows of a table say of its Match: how far it is, when the hall has to look again, and who sits there how."""

from __future__ import annotations

from meadhall.engine.step import DRIVER
from meadhall.engine.table import Table
from meadhall.play import Match
from meadhall.server.rows import MatchRow, SeatRow
from meadhall.server.taking_up import progress


def note_progress(row: MatchRow, match: Match, now: float, moved: bool = True) -> None:
    """Let the row say how far the match is, and when the hall has to look here again if it loses its memory.

    It counts as changed if it has `moved`: what a seat does for itself alone must not show in a list.
    """
    if moved:
        row.changed = now
    row.deadline = None
    row.aside = ""
    row.wish = "" if match.request is None else match.request.model_dump_json()
    if row.state != "running":
        return
    row.waiting = match.waiting()
    row.note = progress(match.table)
    if match.over:
        row.state = "finished"
        row.winners = match.table.winners[:]
    elif match.dues() or bells(match.table):
        row.deadline = now
    elif match.clock is not None:
        row.deadline = now + min(match.clock.left(seat, now) for seat in row.waiting)


def note_seats(rows: list[SeatRow], match: Match) -> list[int]:
    """Let the rows of seats say what the Match says; returns the seats that are different now."""
    found = []
    for row, sitter in zip(rows, match.seats):
        orders = [order.model_dump_json() for order in sitter.orders]
        if (sitter.kind, sitter.stand_in, sitter.absent, orders) != (row.kind, row.stand_in, row.absent, row.orders):
            row.kind, row.stand_in, row.absent, row.orders = sitter.kind, sitter.stand_in, sitter.absent, orders
            found.append(row.seat)
    return found


def bells(table: Table) -> list[int]:
    """What the hall may inject and what is no seat's default: a count that comes to its end."""
    injectable = table.options(DRIVER)
    if not injectable:
        return []
    defaults = [table.default(seat) for seat in table.deciders()]
    return [action for action in injectable if action not in defaults]
