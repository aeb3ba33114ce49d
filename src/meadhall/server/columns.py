"""How rows become columns of the database and columns rows: each column is named once, in its row's class.

The class says how it is written, too: lists as JSON, yes and no as 1 and 0, large numbers as text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from meadhall.engine.record import digest
from meadhall.server.rows import ChatRow, Entry, ListedMatch, ListedSeat, MatchRow, ReviewRow, SeatRow, Snapshot, Taught

_ALL: Final = [field for row in (MatchRow, SeatRow, ListedSeat) for field in fields(row)]
_AS_JSON: Final = frozenset(field.name for field in _ALL if str(field.type).startswith(("list", "dict")))
_AS_TEXT: Final = frozenset(field.name for field in _ALL if "large" in field.metadata)
_AS_BOOL: Final = frozenset(field.name for field in _ALL if field.type == "bool")
_RENAMED: Final = {"data": "components", "key": "sent_key"}  # a component file lies elsewhere, by its hash

KEPT: Final = 2048  # tables in lists: most of a list is as it was a moment ago

_MATCH_FIELDS: Final = tuple(field.name for field in fields(MatchRow))
_LISTED_FIELDS: Final = tuple(field.name for field in fields(ListedMatch) if field.name != "seats")
_SEAT_FIELDS: Final = tuple(field.name for field in fields(SeatRow) if field.name not in ("orders", "holders"))
_ENTRY_FIELDS: Final = tuple(field.name for field in fields(Entry))

_PROGRESS_FIELDS: Final = tuple(field.name for field in fields(MatchRow) if "moves" in field.metadata)


def _columns(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(_RENAMED.get(name, name) for name in names)


MATCH: Final = _columns(_MATCH_FIELDS)
PROGRESS: Final = _columns(_PROGRESS_FIELDS)
LISTED: Final = _columns(_LISTED_FIELDS)
LISTED_SEAT: Final = tuple(field.name for field in fields(ListedSeat))
SEAT: Final = _columns(_SEAT_FIELDS)
ENTRY: Final = _columns(_ENTRY_FIELDS)
CHAT: Final = tuple(field.name for field in fields(ChatRow))
SNAPSHOT: Final = tuple(field.name for field in fields(Snapshot))
TAUGHT: Final = tuple(field.name for field in fields(Taught))
REVIEW: Final = tuple(field.name for field in fields(ReviewRow))
CHANGED: Final = LISTED.index("changed")

Values = dict[str, object]


def match_values(row: MatchRow) -> Values:
    return _values(row, _MATCH_FIELDS, MATCH)


def progress_values(row: MatchRow) -> Values:
    return _values(row, _PROGRESS_FIELDS, PROGRESS)


def seat_values(row: SeatRow) -> Values:
    return _values(row, _SEAT_FIELDS, SEAT)


def entry_values(entry: Entry) -> Values:
    return _values(entry, _ENTRY_FIELDS, ENTRY)


def review_values(row: ReviewRow) -> Values:
    return {**vars(row), "seed": str(row.seed)}


def review_of(found: Sequence[Any]) -> ReviewRow:
    values = dict(zip(REVIEW, found))
    return ReviewRow(**values | {"seed": int(values["seed"])})


def match_of(found: Sequence[Any]) -> MatchRow:
    return MatchRow(**{name: _got(name, value) for name, value in zip(_MATCH_FIELDS, found)})


@lru_cache(KEPT)
def listed_of(found: tuple[Any, ...], seats: tuple[tuple[Any, ...], ...]) -> ListedMatch:
    """A row of a list and its seats, kept by what the database said of them."""
    values = {name: _got(name, value) for name, value in zip(_LISTED_FIELDS, found)}
    told = values | {name: tuple(values[name]) for name in ("winners", "waiting")}
    return ListedMatch(**told, seats=tuple(_listed_seat_of(seat) for seat in seats))


def _listed_seat_of(found: tuple[Any, ...]) -> ListedSeat:
    return ListedSeat(**{field.name: _got(field.name, value) for field, value in zip(fields(ListedSeat), found)})


def seat_of(found: Sequence[Any]) -> SeatRow:
    return SeatRow(**{name: _got(name, value) for name, value in zip(_SEAT_FIELDS, found)})


def _values(row: MatchRow | SeatRow | Entry, names: Sequence[str], columns: Sequence[str]) -> Values:
    known = vars(row)
    return {column: _PUT[name](known[name]) if name in _PUT else known[name] for name, column in zip(names, columns)}


def _hash(data: str | None) -> str | None:
    return None if data is None else digest(data)


_PUT: Final[dict[str, Callable[[Any], object]]] = {
    **dict.fromkeys(_AS_JSON, json.dumps),
    **dict.fromkeys(_AS_TEXT, str),
    **dict.fromkeys(_AS_BOOL, int),
    "data": _hash,
}


def _got(name: str, value: Any) -> Any:
    if name in _AS_JSON:
        return json.loads(value)
    if name in _AS_TEXT:
        return int(value)
    if name in _AS_BOOL:
        return bool(value)
    return value
