"""A View as plain data, and back: so that a bot far away thinks as one at the table does.

There is nothing in a parcel that is not in the view. It names what lies on the table by classes and attributes, so it
is for the same release on both sides; who wants what stays the same reads `Table.facts`.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from meadhall.engine.agenda import Agenda
from meadhall.engine.errors import BadRecord
from meadhall.engine.event import Event
from meadhall.engine.game import Game
from meadhall.engine.message import Named, common
from meadhall.engine.rng import Rng
from meadhall.engine.setting import Setting
from meadhall.engine.snapshot import attributes
from meadhall.engine.table import Table
from meadhall.engine.view import View

FORMAT: Final = "meadhall-view/1"

# What is kept apart, follows from the rest, or is no part of a view.
_APART: Final = frozenset({"setting", "_log", "_decided", "_legal", "_legal_seat", "seed", "redealt", "film"})

Path = tuple[str | int, ...]


def packed(view: View) -> dict[str, object]:
    """All that the view has, as lists, dicts, numbers and words."""
    table = view.table
    setting = table.setting
    return {
        "format": FORMAT,
        "game": setting.game,
        "rules_version": setting.version,
        "seats": setting.seats,
        "options": {name: value for name, value in setting.options.items() if isinstance(value, (str, int))},
        "names": list(setting.names),
        "data": setting.data,
        "seat": view.seat,
        "log": [_event(event) for event in view.events()],
        "table": _Packing(setting).pack(table),
    }


def unpacked(game: Game, parcel: Mapping[str, Any]) -> View:
    """The view that was packed, for a table of that game."""
    if parcel.get("format") != FORMAT or parcel.get("game") != game.name:
        raise BadRecord(common("no-parcel", game=Named(game.name, "game-title", game.title)))
    if parcel["rules_version"] != game.version:
        title = Named(game.name, "game-title", game.title)
        raise BadRecord(common("other-rules", game=title, theirs=parcel["rules_version"], ours=game.version))
    fresh = game.new(parcel["seats"], 0, parcel["options"], data=parcel["data"], names=parcel["names"])
    table = _Unpacking(game, fresh.setting).unpack(parcel["table"])
    if not isinstance(table, Table):
        raise BadRecord(common("no-parcel", game=Named(game.name, "game-title", game.title)))
    table._log = [_read_event(entry) for entry in parcel["log"]]
    return View(table, parcel["seat"])


def _event(event: Event) -> list[object]:
    secret = None if event.secret is None else list(event.secret)
    return [event.kind, event.seat, event.a, event.b, event.c, event.d, secret, event.ears, event.number]


def _read_event(entry: list[Any]) -> Event:
    kind, seat, a, b, c, d, secret, ears, number = entry
    return Event(kind, seat, a, b, c, d, None if secret is None else tuple(secret), ears, number)


class _Packing:
    """Things become dicts of what is in them; what belongs to the setting is named by the way to it."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._ways = _ways(_Same(setting))
        self._packed: dict[int, int] = {}
        self._kept: list[object] = []  # so that no number of a thing is given to another meanwhile

    def pack(self, thing: Any) -> object:
        if thing is None or isinstance(thing, (bool, int, float, str)):
            return thing
        if isinstance(thing, list):
            return [self.pack(one) for one in thing]
        if isinstance(thing, tuple):
            return {"tuple": [self.pack(one) for one in thing]}
        if isinstance(thing, dict):
            return {"dict": [[self.pack(key), self.pack(value)] for key, value in thing.items()]}
        if thing is self._setting:
            return {"at": []}
        if id(thing) in self._ways:
            return {"at": list(self._ways[id(thing)])}
        if isinstance(thing, Rng):
            return {"rng": list(thing.state())}
        if isinstance(thing, Agenda):
            return {"agenda": [self.pack(step) for step in thing.steps()]}
        return self._object(thing)

    def _object(self, thing: object) -> dict[str, object]:
        if id(thing) in self._packed:
            return {"same": self._packed[id(thing)]}
        number = self._packed[id(thing)] = len(self._packed)
        self._kept.append(thing)
        kind = type(thing)
        apart = _APART if isinstance(thing, Table) else frozenset()
        inside = {name: self.pack(getattr(thing, name)) for name in attributes(thing) if name not in apart}
        return {"is": f"{kind.__module__}:{kind.__qualname__}", "number": number, "has": inside}


class _Unpacking:
    """Things are made by their own constructors, whose arguments are called as the attributes are."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self._game = game
        self._setting = setting
        self._made: dict[int, object] = {}

    def unpack(self, node: Any) -> Any:
        if isinstance(node, list):
            return [self.unpack(one) for one in node]
        if not isinstance(node, dict):
            return node
        if "tuple" in node:
            return tuple(self.unpack(one) for one in node["tuple"])
        if "dict" in node:
            return {self.unpack(key): self.unpack(value) for key, value in node["dict"]}
        if "at" in node:
            return _followed(self._setting, node["at"])
        if "rng" in node:
            return Rng(*node["rng"])
        if "agenda" in node:
            agenda = Agenda()
            agenda.push_all([self.unpack(step) for step in node["agenda"]])
            return agenda
        return self._made[node["same"]] if "same" in node else self._object(node)

    def _object(self, node: dict[str, Any]) -> object:
        inside = {name: self.unpack(value) for name, value in node["has"].items()}
        kind = self._class(node["is"])
        wanted = _arguments(kind)
        own = {"setting": self._setting, **inside}
        thing = kind(**{name: own[name] for name in wanted if name in own})
        for name, value in inside.items():
            if type(value) is int and getattr(thing, name, None) == value:
                continue  # what a compiled class sets once and for all is there already
            if name not in wanted or getattr(thing, name) is not value:
                setattr(thing, name, value)
        self._made[node["number"]] = thing
        return thing

    def _class(self, place: str) -> type:
        """A class of the engine or of the game, and of nobody else."""
        module, _, name = place.partition(":")
        if any(
            module == package or module.startswith(f"{package}.") for package in ("meadhall.engine", self._game.package)
        ):
            found = vars(import_module(module)).get(name)
            if isinstance(found, type):
                return found
        raise BadRecord(common("no-parcel", game=Named(self._game.name, "game-title", self._game.title)))


@lru_cache(maxsize=512)
def _arguments(kind: type) -> tuple[str, ...]:
    return tuple(inspect.signature(kind).parameters)


class _Same:
    """A setting as a key: the same one, and not one that is equal."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.setting is self.setting

    def __hash__(self) -> int:
        return id(self.setting)


@lru_cache(maxsize=64)
def _ways(same: _Same) -> dict[int, Path]:
    """The way from a setting to each of the things in it."""
    found: dict[int, Path] = {}
    coming: list[tuple[Path, Any]] = [((), same.setting)]
    while coming:
        way, thing = coming.pop()
        if isinstance(thing, (list, tuple)):
            coming += [((*way, at), one) for at, one in enumerate(thing)]
        elif isinstance(thing, dict):
            coming += [((*way, key), one) for key, one in thing.items() if isinstance(key, (str, int))]
        elif (
            thing is not None and not isinstance(thing, (bool, int, float, str, bytes, type)) and id(thing) not in found
        ):
            found[id(thing)] = way
            coming += [((*way, name), getattr(thing, name)) for name in attributes(thing)]
    del found[id(same.setting)]
    return found


def _followed(setting: Setting, way: list[Any]) -> object:
    thing: Any = setting
    for part in way:
        thing = thing[part] if isinstance(thing, (list, tuple, dict)) else getattr(thing, str(part))
    return thing
