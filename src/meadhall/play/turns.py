"""The turns of a match: where each began, and where a seat's last one ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from meadhall import games
from meadhall.engine.record import Record
from meadhall.engine.record import go_on as next_moment
from meadhall.engine.table import Table


class Turn(NamedTuple):
    """A turn began after `first` decisions; `active` is whose it is, or -1 where all play at once."""

    first: int
    active: int
    number: int | None  # as the table counts


class Decided(Protocol):
    """A decision, as far as it matters here."""

    @property
    def seat(self) -> int: ...


def turn_of(table: Table) -> Turn:
    return Turn(table.decisions, table.active_seat(), table.turn_number())


def turns_of(record: Record) -> list[Turn]:
    """All turns, the beginning of the game as the first."""
    table = games.rebuild(record, upto=0)
    found = [turn_of(table)]
    for _ in record.decisions:
        table = next_moment(record, table)
        go_on(found, table)
    return found


def go_on(turns: list[Turn], table: Table) -> None:
    """A decision was made: another turn, perhaps."""
    now = turn_of(table)
    if now.number != turns[-1].number:
        turns.append(now)


def ended(turns: Sequence[Turn], seat: int, made: Sequence[Decided], first: int) -> int:
    """After how many decisions the seat's last turn was over; `made` are the decisions since `first`.

    Where all play at once that is just before the seat first decided in the turn before: what came of it is still news,
    at once too, where the seat was the last one to decide.
    """
    own = [at for at, turn in enumerate(turns[:-1]) if turn.active == seat]
    if own:
        return turns[own[-1] + 1].first
    if len(turns) > 1 and turns[-1].active < 0:
        before = turns[-2].first
        seats = [decided.seat for decided in made[before - first : turns[-1].first - first]]
        return before + seats.index(seat) if seat in seats else before
    return turns[0].first
