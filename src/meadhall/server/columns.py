"""How rows become columns of the database and columns rows: each column is named once, in its row's class."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from meadhall.engine.record import digest
from meadhall.server.rows import Entry, ListedMatch, ListedSeat, MatchRow, SeatRow

_AS_JSON: Final = frozenset({"options", "names", "winners", "waiting"})
_AS_TEXT: Final = frozenset({"seed", "dice"})  # larger than any column for numbers
_AS_BOOL: Final = frozenset({"listed", "absent", "taken"})

_MATCH_FIELDS: Final = tuple(field.name for field in fields(MatchRow))
MATCH: Final = ", ".join("components" if name == "data" else name for name in _MATCH_FIELDS)
MATCH_READ: Final = ", ".join(
    "(SELECT content FROM components WHERE hash = matches.components)" if name == "data" else name
    for name in _MATCH_FIELDS
)

# What happens to a match once it is set up; all else of its row stays as it was.
_PROGRESS_FIELDS: Final = (
    "names",
    "state",
    "winners",
    "changed",
    "deadline",
    "waiting",
    "note",
    "rematch",
    "wish",
    "aside",
)
PROGRESS: Final = ", ".join(f"{name} = ?" for name in _PROGRESS_FIELDS)

_LISTED_FIELDS: Final = tuple(field.name for field in fields(ListedMatch) if field.name != "seats")
LISTED: Final = ", ".join(_LISTED_FIELDS)
LISTED_SEAT: Final = ", ".join(
    "token_hash IS NOT NULL" if field.name == "taken" else field.name for field in fields(ListedSeat)
)

_SEAT_FIELDS: Final = tuple(field.name for field in fields(SeatRow) if field.name not in ("orders", "holders"))
SEAT: Final = ", ".join(_SEAT_FIELDS)
SEAT_SET: Final = ", ".join(f"{name} = ?" for name in _SEAT_FIELDS)

_ENTRY_FIELDS: Final = tuple(field.name for field in fields(Entry))
ENTRY: Final = ", ".join("sent_key" if name == "key" else name for name in _ENTRY_FIELDS)


def places(columns: str) -> str:
    """As many question marks as there are columns.

    >>> places("match, seat")
    '?, ?'
    """
    return ", ".join("?" * (columns.count(",") + 1))


def match_values(row: MatchRow) -> list[object]:
    return [_put(name, vars(row)[name]) for name in _MATCH_FIELDS]


def progress_values(row: MatchRow) -> list[object]:
    return [_put(name, vars(row)[name]) for name in _PROGRESS_FIELDS]


def match_of(found: Sequence[Any]) -> MatchRow:
    return MatchRow(**{name: _got(name, value) for name, value in zip(_MATCH_FIELDS, found)})


def listed_of(found: Sequence[Any], seats: list[ListedSeat]) -> ListedMatch:
    return ListedMatch(**{name: _got(name, value) for name, value in zip(_LISTED_FIELDS, found)}, seats=seats)


def listed_seat_of(found: Sequence[Any]) -> ListedSeat:
    seat, kind, name, taken, person, stand_in, absent = found
    return ListedSeat(seat, kind, name, bool(taken), person, stand_in, bool(absent))


def seat_values(row: SeatRow) -> list[object]:
    return [_put(name, vars(row)[name]) for name in _SEAT_FIELDS]


def seat_of(found: Sequence[Any]) -> SeatRow:
    return SeatRow(**{name: _got(name, value) for name, value in zip(_SEAT_FIELDS, found)})


def entry_values(entry: Entry) -> list[object]:
    return [vars(entry)[name] for name in _ENTRY_FIELDS]


def _put(name: str, value: Any) -> object:
    if name in _AS_JSON:
        return json.dumps(value)
    if name in _AS_TEXT:
        return str(value)
    if name in _AS_BOOL:
        return int(value)
    if name == "data":
        return None if value is None else digest(value)
    return value


def _got(name: str, value: Any) -> Any:
    if name in _AS_JSON:
        return json.loads(value)
    if name in _AS_TEXT:
        return int(value)
    if name in _AS_BOOL:
        return bool(value)
    return value
