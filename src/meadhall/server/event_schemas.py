"""What can happen in a game, as OpenAPI describes it: a closed schema for each kind of event, from its declaration."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Annotated, Any, Literal

from pydantic import Field

from meadhall import games
from meadhall.engine.event import COUNT, FLAG, SEAT, SEATS, TEXT, EventKind
from meadhall.engine.event import Field as EventField
from meadhall.engine.game import Game
from meadhall.engine.shape import TypedDict, closed

SeatNumber = Annotated[int, Field(ge=0, le=31)]

_EVERYWHERE: dict[str, Any] = {COUNT: int, FLAG: bool, TEXT: str, SEAT: SeatNumber, SEATS: list[SeatNumber]}


@cache
def event_of(game: str) -> Any:
    """The events of a game, told apart by their kind."""
    schemas = _Schemas(games.game(game))
    return one_of([schemas.event(kind) for kind in schemas.kinds.all], "kind")


def described(name: str, about: str, fields: dict[str, Any]) -> Any:
    """A schema with just these fields."""
    made = closed(TypedDict(name, fields))  # type: ignore[operator] # a class that is made while the hall opens
    made.__doc__ = about
    return made


def one_of(shapes: Iterable[Any], told_apart_by: str) -> Any:
    """Any of these, told apart by a field that each of them has."""
    found = list(shapes)
    return found[0] if len(found) == 1 else Annotated[reduce(or_, found), Field(discriminator=told_apart_by)]


def list_of(item: Any) -> Any:
    return GenericAlias(list, (item,))


class _Schemas:
    """The schemas of one game."""

    def __init__(self, game: Game) -> None:
        self.kinds = game.kinds
        self._game = game.name
        self._types = dict(_EVERYWHERE)

    def event(self, kind: EventKind) -> Any:
        fields: dict[str, Any] = {"kind": Literal[kind.name], SEAT: SeatNumber | None}
        fields |= {field.name: self._field(field) for field in kind.fields}
        hidden = [] if kind.open else kind.secret
        for field in kind.secret:
            found = self._field(field)
            fields[field.name] = found if kind.open else found | None
        about = f"Not everybody may know {' and '.join(field.name for field in hidden)}: else null." if hidden else ""
        return described(f"{_camel(self._game, kind.name)}Event", about, fields)

    def _field(self, field: EventField) -> Any:
        found = self._type(field.type)
        if field.many:
            return list_of(found)
        return found | None if field.maybe else found

    def _type(self, name: str) -> Any:
        if name not in self._types:
            type = self.kinds.types[name]
            shape: Any = type.shape or (Literal[tuple(type.words)] if type.words else _EVERYWHERE[type.like])
            self._types[name] = Annotated[shape, Field(description=type.about)] if type.about else shape
        return self._types[name]


def _camel(*names: str) -> str:
    """
    >>> _camel("beer", "minion-killed")
    'BeerMinionKilled'
    """
    return "".join(part.capitalize() for name in names for part in name.split("-"))
