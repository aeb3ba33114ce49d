"""Anything on a table as plain nested data, by its attributes: for comparing tables, and for tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.engine.agenda import Agenda
from meadhall.engine.event import Event
from meadhall.engine.rng import Rng
from meadhall.engine.setting import Setting
from meadhall.engine.table import Table

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

_UNSAID = ("setting", "_legal", "_legal_seat", "_log", "_decided", "redealt", "redealt_at", "film")


_NAMES: dict[type, list[str]] = {}  # the attributes of compiled classes: all their things have the same
_COUNTED: dict[type, list[str]] = {}  # and those of them that count

_FOLDED = (Agenda, Rng, Event, Setting)  # whose attributes are not what they say


def attributes(thing: object) -> list[str]:
    """The names of an object's own attributes, whether its class is compiled or not; not to be changed."""
    known = _NAMES.get(type(thing))
    if known is not None:
        return known
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += [name for name in getattr(kind, "__mypyc_attrs__", ()) if name not in ("__dict__", *names)]
    names += [name for name in getattr(thing, "__dict__", {}) if name not in names]
    names.sort()
    if not hasattr(thing, "__dict__"):
        _NAMES[type(thing)] = names
    return names


def _said(thing: object) -> list[str]:
    """Those of its attributes that count."""
    known = _COUNTED.get(type(thing))
    if known is None:
        known = [name for name in attributes(thing) if name not in _UNSAID]
        if type(thing) in _NAMES:
            _COUNTED[type(thing)] = known
    return known


def opened(thing: object) -> object:
    """One thing as a list or a dict of what is in it, which stays as it is; a Step carries its class's name."""
    if isinstance(thing, Agenda):
        return thing.steps()
    if isinstance(thing, Rng):
        return thing.state()
    if isinstance(thing, Event):
        return thing.facts()
    if isinstance(thing, Setting):
        return {"game": thing.game, "seats": thing.seats, "options": thing.options}
    facts: dict[str, object] = {"is": type(thing).__name__}
    facts.update({name: getattr(thing, name) for name in _said(thing)})
    return facts


def plain(thing: Any) -> Plain:
    """The thing as nested lists, dicts and numbers, all the way down."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    return plain(opened(thing))


def alike(one: object, two: object) -> bool:
    """Is `plain` the same of both? Found out without unfolding what they share."""
    if one is two:
        return True
    if isinstance(one, (list, tuple)):
        if not isinstance(two, (list, tuple)) or len(one) != len(two):
            return False
        return one == two or all(map(alike, one, two))
    if isinstance(one, dict):
        return isinstance(two, dict) and one.keys() == two.keys() and all(alike(one[key], two[key]) for key in one)
    if one is None or isinstance(one, (bool, int, float, str)):
        return one == two
    if type(one) is not type(two):
        return False
    if isinstance(one, _FOLDED):
        return alike(opened(one), opened(two))
    names = _said(one)
    if names is not _said(two) and names != _said(two):
        return False
    for name in names:
        if not alike(getattr(one, name), getattr(two, name)):
            return False
    return True


def veiled_things(table: Table, viewer: int) -> Counter[tuple[int, int]]:
    """The numbers that the viewer sees as negative ones: each as it is and as it is seen, and how often."""
    found: Counter[tuple[int, int]] = Counter()
    _find_veiled(opened(table), opened(table.veiled(viewer)), found)
    return found


def _find_veiled(true: object, seen: object, found: Counter[tuple[int, int]]) -> None:
    if true is seen:
        return
    if isinstance(true, int):
        if isinstance(seen, int) and seen < 0 <= true:
            found[true, seen] += 1
    elif isinstance(true, (list, tuple)):
        if isinstance(seen, (list, tuple)) and len(true) == len(seen) and true != seen:
            # of another length: who sees it can't tell them apart
            for one, two in zip(true, seen):
                _find_veiled(one, two, found)
    elif isinstance(true, dict):
        if isinstance(seen, dict):
            for name in true:
                _find_veiled(true[name], seen[name], found)
    elif type(true) is type(seen) and true is not None and not isinstance(true, (str, float, bytes)):
        if isinstance(true, _FOLDED):
            _find_veiled(opened(true), opened(seen), found)
            return
        for name in _said(true):
            _find_veiled(getattr(true, name), getattr(seen, name), found)


def snapshot(table: Table, viewer: int | None = None) -> dict[str, Plain]:
    """Everything on the table as plain data, with the log as the viewer heard it (None: with all its secrets)."""
    facts = plain(table)
    assert isinstance(facts, dict)
    facts["log"] = [plain(event) for event in (table.all_events() if viewer is None else table.events(viewer))]
    facts["decided"] = plain(table.history())
    facts["setting"] = plain(table.setting)
    return facts
